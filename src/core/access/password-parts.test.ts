import { describe, expect, test } from 'vitest';
import { cores } from './password-cores.ts';
import { isOnlyWalks, isWalk } from './password-walks.ts';
import { passwordFault } from './password.ts';

describe('what is left of a decorated word', () => {
  test.each('0o 1i 1l 3e 4a 5s 7t 8b 9g @a $s !i !l |l +t €e (c'.split(' '))(
    'a sign reads as a letter: %s',
    ([sign, letter]) => expect(cores(`x${sign}x`)).toContain(`x${letter}x`),
  );

  test.each([
    ['12sommar34', ['sommar']],
    ['!!sommar2026!!', ['sommar']],
    ['som.mar', ['sommar']],
    ['SömMÄR', ['sommar']],
    ['sommar1', ['sommari', 'sommarl', 'sommar']],
    ['pa$$1999.', ['pass', 'pa']],
    ['7up', ['tup', 'up']],
    ['a2026b', ['aob', 'ab']],
    // Digits around a word fall off, and digits in it are letters.
    ['1passw0rd1', ['password']],
    ['pr1nces$12', ['princess']],
    // A year behind a letter that is written as a digit.
    ['sverig32024!', ['sverige']],
  ])('%s leaves %j', (password, left) => expect([...cores(password)]).toEqual(expect.arrayContaining(left)));

  test('a year is left out at the end only', () => {
    expect([...cores('sv3r2024ig3?')]).not.toContain('sverige');
    expect(cores('sommar2014')).toContain('sommar');
    expect([...cores('ab')]).toEqual(['ab']);
  });
});

describe('walks', () => {
  test.each(['bcd', 'zyx', '0123', '7890', '098', 'wert', 'poi', 'dfg', 'äö', 'zxcv', 'mnb', '1qaz', 'xsw2'])(
    '%s is one',
    (text) => expect(isWalk(text)).toBe(true),
  );

  test.each(['bce', '0214', 'qax', 'gh1'])('%s is none', (text) => expect(isWalk(text)).toBe(false));

  test.each(['Abc123', 'ab12', 'aaaa1111', 'QWERTY!!!', 'a1b2', 'xyz', 'hq1234'])(
    '%s is nothing but walks',
    (text) => expect(isOnlyWalks(text)).toBe(true),
  );

  test.each(['', 'ace123', 'abc135', 'abc!?%', 'aab'])('%j is more than walks', (text) =>
    expect(isOnlyWalks(text)).toBe(false),
  );
});

describe('R20 where the rule begins and ends', () => {
  test.each([
    ['Vå7tapx', 'too_short'],
    ['Vå7tapxq', null],
    [`Vå7${'tapxq'.repeat(204)}a`, null],
    [`Vå7${'tapxq'.repeat(204)}ab`, 'too_long'],
    // A word twice and three times, and two words.
    ['Drakedrake1', 'too_common'],
    ['Sommarsommar1', 'too_common'],
    ['Hejhejhej1', 'too_common'],
    ['Tigertigertiger1', 'too_common'],
    ['Abab7abab', 'too_common'],
    ['Drakdrak7x', null],
    ['Hundkatt7', 'too_common'],
    ['Hundxqvrt7', null],
    ['Xqvrthund7', null],
    ['Orm7fisk', 'too_common'],
    ['Fisk7orm', 'too_common'],
    // Two letters are no word beside another.
    ['Olbanan77', null],
    ['Bananol77', null],
    // Two words of eleven letters, and of twelve.
    ['Tigerbanana7', 'too_common'],
    ['Hundkyckling7', null],
    ['Lejonorm7orm', null],
    // Twenty-four signs are no longer looked at.
    ['Password1234567890123456', null],
    ['Password123456789012345', 'too_common'],
  ])('%s: %s', (password, fault) => expect(passwordFault(password)).toBe(fault));

  test.each([
    ['Bo Ek', 'Boek7777', 'too_common'],
    ['Bo Ek', 'Bo241975', null],
    ['Ylv', 'Ylv77777', 'too_common'],
    ['eva-li@krog', 'Evalikrog7', 'too_common'],
    ['eva-li@krog', 'Li241975', null],
  ])('of the words in %s, %s is %s', (context, password, fault) =>
    expect(passwordFault(password, [context])).toBe(fault),
  );
});
