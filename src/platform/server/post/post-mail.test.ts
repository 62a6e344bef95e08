import { afterAll, beforeAll, expect, test } from 'vitest';
import { TestClock } from '../clock.ts';
import type { OpenDatabase } from '../db/open-database.ts';
import { idSource } from '../ids.ts';
import { sessionKeys } from '../session/session-keys.ts';
import { openTestDatabase } from '#testing/database/test-database.ts';
import type { Letter } from './letter.ts';
import { postMail, sendMail, type Posted } from './post-mail.ts';
import { openLetter } from './sealed-letter.ts';

const organizationId = '018f0000-0000-7000-8000-00000000000a';
const clock = new TestClock('2026-11-20T09:00:00Z');
const keys = sessionKeys('the key of letters in a test, 48 characters long.');
const deps = { clock, newId: idSource(clock), keys };
const reset: Letter = {
  to: 'anna@krogbryggan.example',
  language: 'sv',
  kind: 'reset-password',
  subject: 'Välj ett nytt lösenord',
  paragraphs: ['Vi fick en begäran.'],
  button: { label: 'Välj lösenord', path: '/reset-password?token=secret-0123456789' },
  footer: 'Var det inte du? Då behöver du inte göra något.',
};

let open: OpenDatabase;
beforeAll(async () => {
  open = await openTestDatabase([sendMail]);
});
afterAll(() => open.db.close());

const post = (letter: Partial<Letter>): Promise<Posted> =>
  open.db.platformTransaction((tx) => postMail(tx, deps, { ...reset, ...letter }));
const rows = (key: string): Promise<{ id: string; sealed: Buffer }[]> =>
  open.db.platformRead((reader) =>
    reader.query('select id, sealed from outgoing_mail where address_key = $1', [key]),
  );

test('R42: of 1,000 letters asked for one mailbox, in any case and with any tag, three are posted', async () => {
  const answers: Posted[] = [];
  for (let round = 0; round < 50; round += 1) {
    const posts = Array.from({ length: 20 }, (_, index) =>
      post({ to: index % 2 === 0 ? `Anna+${index}@krogbryggan.example` : 'anna@KROGBRYGGAN.example' }),
    );
    answers.push(...(await Promise.all(posts)));
  }
  expect(answers).toHaveLength(1_000);
  expect(answers.filter((answer) => answer === 'taken')).toHaveLength(3);
  expect(await rows('anna@krogbryggan.example')).toHaveLength(3);
});

test('R42: ten a day, and what our own business tells is counted on its own', async () => {
  const to = 'day@krogbryggan.example';
  let taken = 0;
  for (let hour = 0; hour < 6; hour += 1) {
    for (let letter = 0; letter < 4; letter += 1) if ((await post({ to })) === 'taken') taken += 1;
    clock.advance(3_600_000);
  }
  expect(taken).toBe(10);
  expect(await post({ to, kind: 'security-notice' })).toBe('taken');
  clock.advance(86_400_000);
  expect(await post({ to })).toBe('taken');
});

test('a tenant posts, sees no letter, and one that is rolled back does not count', async () => {
  const to = 'tenant@krogbryggan.example';
  const undone = open.db.tenantTransaction(organizationId, async (tx) => {
    await postMail(tx, deps, { ...reset, to });
    throw new Error('undone');
  });
  await expect(undone).rejects.toThrow('undone');
  for (let index = 0; index < 3; index += 1) {
    const letter = { ...reset, to };
    expect(await open.db.tenantTransaction(organizationId, (tx) => postMail(tx, deps, letter))).toBe('taken');
  }
  expect(await post({ to })).toBe('limited');
  const reading = open.db.tenantRead(organizationId, (reader) => reader.query('select 1 from outgoing_mail'));
  await expect(reading).rejects.toThrow(/permission/);
});

test('R24: what a letter says stands nowhere in the database', async () => {
  await post({ to: 'sealed@krogbryggan.example' });
  const [row] = await rows('sealed@krogbryggan.example');
  if (row === undefined) throw new Error('the letter was not stored');
  expect(Buffer.from(row.sealed).toString('latin1')).not.toContain('secret-0123456789');
  const dump = await open.db.platformRead((reader) =>
    reader.query<{ text: string }>('select o::text as text from outgoing_mail o'),
  );
  expect(dump.map(({ text }) => text).join()).not.toContain('secret-0123456789');
  expect(openLetter(keys, row.id, row.sealed)?.button?.path).toContain('secret-0123456789');
  expect(
    openLetter(sessionKeys('another key, as long as it has to be for a test.'), row.id, row.sealed),
  ).toBe(null);
});

test.each([
  'anna@krogbryggan.example\r\nBcc: all@victims.example',
  'anna@krogbryggan.example,bo@krogbryggan.example',
  'Anna <anna@krogbryggan.example>',
  'anna@krogbryggan.example\n',
  '"a b"@krogbryggan.example',
  'anna@[127.0.0.1]',
  'anna@localhost',
  '@krogbryggan.example',
  'a..b@krogbryggan.example',
  `${'a'.repeat(65)}@krogbryggan.example`,
])('R42: no letter goes to %j', async (to) => {
  expect(await post({ to })).toBe('unusable');
});

test.each([
  'https://evil.example',
  '//evil.example',
  '/\\evil.example',
  'javascript:alert(1)',
  '/a b',
  '/a\r\nb',
  '',
])('R42: a link leads nowhere but here: %j', async (path) => {
  await expect(post({ button: { label: 'Öppna', path } })).rejects.toThrow('path');
});
