import { describe, expect, test } from 'vitest';
import { commonStems } from './password-stems.ts';
import { passwordFault } from './password.ts';

const tail = ['1', '12', '123', '1234', '1!', '2024', '2025!', '2026'];
const capital = (word: string): string => word.slice(0, 1).toUpperCase() + word.slice(1);

describe('R20 password rule', () => {
  test.each([
    ['Ab1', 'too_short'],
    ['Abcdefgh', 'no_digit'],
    ['abcdefg1', 'no_upper'],
    ['ABCDEFG1', 'no_lower'],
    [`Aa1${'x'.repeat(1022)}`, 'too_long'],
  ])('%s is refused as %s', (password, fault) => expect(passwordFault(password)).toBe(fault));

  test.each(
    'Passw0rd Password1 P@ssw0rd1 Pa$$w0rd Sommar2026 Sommar2026! Vinter25! Lösenord1 L0senord! Välkommen1 Qwerty123 Abc12345 Abcd1234 1Qaz2wsx Aa123456 Hejhej123 Krogkoll2026 Zlatan10! Football1 Iloveyou2 Trustno1! Letmein123 Welcome1 Admin1234 Dragon69! Michael1 Monkey123 Charlie1 Superman1 Ab123456 Qwer1234 Stockholm1 Hammarby1 Kaffe123! Sunshine1 Princess1 Liverpool1 Test1234 Changeme1 Asdf1234 Zaq12wsx 123456Aa Qwerty12345 Password!1 Password123! 2026Sommar'.split(
      ' ',
    ),
  )('%s is common', (password) => expect(passwordFault(password)).toBe('too_common'));

  test('more than 3,000 common passwords are refused', () => {
    const common = [...commonStems]
      .filter((stem) => stem.length >= 4)
      .flatMap((stem) => tail.map((end) => capital(stem) + end));
    const allowed = common.filter((password) => passwordFault(password) === null);
    expect(common.length).toBeGreaterThan(3_000);
    expect(allowed).toEqual([]);
  });

  test('words of the person and the restaurant are refused', () => {
    const context = ['Astrid Öhrnström', 'astrid@krogbryggan.se', 'Krog Bryggan AB'];
    for (const password of ['Krogbryggan1', 'Öhrnström77', 'Bryggan2026!']) {
      expect(passwordFault(password, context)).toBe('too_common');
      expect(passwordFault(password.replace(/n/, 'nv'), [])).toBeNull();
    }
  });

  test.each([
    'Tranbär7Snickrar',
    'kX9#mQ2vLpZ',
    'Åskväder8Pärlugglor',
    'Vit7Kantarell',
    `Aa1${'ö'.repeat(125)}`,
    ' Blå  skrivbord 4 ',
    'Ключ7отквартиры',
  ])('%s is allowed', (password) => expect(passwordFault(password)).toBeNull());
});
