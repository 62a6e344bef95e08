import { Readable } from 'node:stream';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { TestClock } from '../clock.ts';
import type { OpenDatabase } from '../db/open-database.ts';
import { gatherHooks } from '../hooks.ts';
import { idSource } from '../ids.ts';
import { MailRejected, type MailMessage, type MailPort } from '../ports/mail/port.ts';
import { ObjectMissing } from '../ports/storage/port.ts';
import { sessionKeys } from '../session/session-keys.ts';
import { openTestDatabase } from '#testing/database/test-database.ts';
import { sendMailHandler } from './deliver-mail.ts';
import { tendMail } from './tend-mail.ts';
import type { DeliveryDeps } from './delivery-outcome.ts';
import type { Letter } from './letter.ts';
import { postMail, sendMail } from './post-mail.ts';

const context = { id: 'job', signal: new AbortController().signal };
const letter: Letter = {
  to: 'anna@krogbryggan.example',
  language: 'sv',
  kind: 'security-notice',
  subject: 'Ditt lösenord är ändrat',
  paragraphs: ['Lösenordet till ditt konto ändrades.'],
  button: { label: 'Visa', path: '/setting/account' },
  footer: 'Var det inte du?',
};

const clock = new TestClock('2026-11-20T09:00:00Z');
let open: OpenDatabase;
let deps: DeliveryDeps & { newId: () => string; clock: TestClock; storage: DeliveryDeps['storage'] };
let sent: MailMessage[];
let warnings: string[];
const answers = (send: MailPort['send']): MailPort => ({ local: false, send, close: () => undefined });
const works = (): MailPort => answers(async (message) => void sent.push(message));

beforeAll(async () => {
  open = await openTestDatabase([sendMail]);
});
afterAll(() => open.db.close());
beforeEach(() => {
  sent = [];
  warnings = [];
  deps = {
    db: open.db,
    clock,
    newId: idSource(clock),
    keys: sessionKeys('the key of letters in a test, 48 characters long.'),
    mail: works(),
    storage: { get: () => Promise.reject(new ObjectMissing()) },
    publicUrl: async () => 'https://app.krogkoll.example',
    hooks: gatherHooks([]),
    log: { warn: (_details: unknown, message?: string) => void warnings.push(message ?? '') },
  };
});

const post = async (posted: Letter = letter): Promise<string> => {
  deps.clock.advance(1_000);
  await open.db.platformTransaction((tx) => postMail(tx, deps, posted));
  const [row] = await open.db.platformRead((reader) =>
    reader.query<{ id: string }>('select id from outgoing_mail order by created_at desc, id desc limit 1'),
  );
  return row?.id ?? '';
};
const stateOf = async (id: string): Promise<object | undefined> => {
  const [row] = await open.db.platformRead((reader) =>
    reader.query<object>(
      'select state, reason, sealed is null as forgotten from outgoing_mail where id = $1',
      [id],
    ),
  );
  return row;
};
const run = (mailId: string, mail: MailPort | null = works()): Promise<void> =>
  sendMailHandler({ ...deps, mail }).run({ mailId }, context);

test('a letter leaves once, with links to our own address, and is forgotten', async () => {
  const id = await post();
  await run(id);
  await run(id);
  expect(sent).toHaveLength(1);
  expect(sent[0]).toMatchObject({ id, to: letter.to, subject: letter.subject, unsubscribeUrl: null });
  expect(sent[0]?.html).toContain('href="https://app.krogkoll.example/setting/account"');
  expect(sent[0]?.text).toContain('https://app.krogkoll.example/setting/account');
  expect(await stateOf(id)).toEqual({ state: 'sent', reason: null, forgotten: true });
});

test('originals that a letter brings leave with it as they are stored, and it does not leave without them', async () => {
  const sha256 = 'a'.repeat(64);
  const name = 'Avtal\r\nBcc: x';
  const id = await post({ ...letter, enclosures: [{ name, contentType: 'application/pdf', sha256 }] });
  await expect(run(id)).rejects.toThrow(ObjectMissing);
  expect(await stateOf(id)).toMatchObject({ state: 'waiting', forgotten: false });
  const asked: string[] = [];
  deps.storage = {
    get: (named) => {
      asked.push(named);
      return Promise.resolve(Readable.from([Buffer.from('%PDF-1.7')]));
    },
  };
  await run(id);
  expect(asked).toEqual([sha256]);
  expect(sent[0]?.enclosures).toEqual([
    { name: 'Avtal Bcc: x', contentType: 'application/pdf', base64: 'JVBERi0xLjc=' },
  ]);
  expect(await stateOf(id)).toEqual({ state: 'sent', reason: null, forgotten: true });
});

test('what a server refuses for now is kept and tried again, with the reason in sight', async () => {
  const id = await post();
  const busy = answers(() => Promise.reject(new Error('451 busy')));
  await expect(run(id, busy)).rejects.toThrow('451 busy');
  expect(await stateOf(id)).toEqual({ state: 'waiting', reason: '451 busy', forgotten: false });
  await run(id);
  expect(await stateOf(id)).toEqual({ state: 'sent', reason: null, forgotten: true });
});

test('what a server refuses for good, and what every try failed for, is failed with the reason', async () => {
  const gone = await post();
  await run(
    gone,
    answers(() => Promise.reject(new MailRejected('550 no such person'))),
  );
  expect(await stateOf(gone)).toEqual({ state: 'failed', reason: '550 no such person', forgotten: true });
  const late = await post();
  await expect(
    run(
      late,
      answers(() => Promise.reject(new Error('timeout'))),
    ),
  ).rejects.toThrow('timeout');
  await sendMailHandler(deps).giveUp({ mailId: late });
  expect(await stateOf(late)).toEqual({ state: 'failed', reason: 'timeout', forgotten: true });
  expect(warnings).toHaveLength(1);
});

test('without a mail server letters wait and say so; with one they leave', async () => {
  const id = await post();
  await run(id, null);
  expect(await stateOf(id)).toEqual({ state: 'waiting', reason: 'no-mail-server', forgotten: false });
  await tendMail({ ...deps, mail: null });
  expect(warnings).toEqual(['letters wait: MAIL_URL names no mail server']);
  await tendMail(deps);
  expect(await stateOf(id)).toEqual({ state: 'waiting', reason: null, forgotten: false });
  await run(id);
  expect(sent).toHaveLength(1);
});

test('a letter of three days ago is not sent any more, and after a month nobody knows whom it was to', async () => {
  const id = await post();
  deps.clock.advance(3 * 86_400_000 + 1);
  await tendMail(deps);
  expect(await stateOf(id)).toMatchObject({ state: 'failed', forgotten: true });
  deps.clock.advance(28 * 86_400_000);
  await tendMail(deps);
  expect(await stateOf(id)).toBeUndefined();
});

test('a letter sealed with a key that is gone fails in the open', async () => {
  const id = await post();
  const keys = sessionKeys('another key, as long as it has to be for a test.');
  await sendMailHandler({ ...deps, keys }).run({ mailId: id }, context);
  expect(await stateOf(id)).toMatchObject({ state: 'failed', forgotten: true });
});
