import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildOrganization } from '#features/company/organizations/server/builders.ts';
import { TestClock } from '#platform/server/clock.ts';
import type { OpenDatabase } from '#platform/server/db/open-database.ts';
import { idSource } from '#platform/server/ids.ts';
import { sendMail } from '#platform/server/post/post-mail.ts';
import { layOut } from '#platform/server/post/lay-out.ts';
import { openLetter } from '#platform/server/post/sealed-letter.ts';
import { mintUnitScope } from '#platform/server/scope.ts';
import type { UnitScope } from '#platform/server/scope.ts';
import { sessionKeys } from '#platform/server/session/session-keys.ts';
import { openTestDatabase } from '#testing/database/test-database.ts';
import { enqueueNotices, notifySender } from './commands-notice.ts';
import { languageOfSender, unusableLetter } from './emails.ts';
import { senderReason } from './emails-reasons.ts';
import { enqueueLostNotices, notifySenderHandler } from './jobs-notice.ts';

const clock = new TestClock('2026-11-20T09:00:00Z');
const newId = idSource(clock);
const keys = sessionKeys('the key of letters in a test, 48 characters long.');
const context = { id: 'job', signal: new AbortController().signal };
let open: OpenDatabase;
let scope: UnitScope;

beforeAll(async () => {
  open = await openTestDatabase([notifySender, sendMail]);
  const organization = await buildOrganization({ db: open.db, clock, newId });
  scope = mintUnitScope(organization.organizationId, organization.outlets[0].unitId);
});
afterAll(() => open.db.close());

const deps = () => ({ db: open.db, clock, newId, keys });

interface Given {
  readonly mail?: Readonly<Record<string, unknown>>;
  readonly parts?: readonly (readonly [name: string, state: string, reason: string | null])[];
}

const receive = async ({
  mail = {},
  parts = [['faktura.pdf', 'unreadable', 'pdf.encrypted']],
}: Given = {}) => {
  const id = newId();
  const row = {
    door: 'smtp',
    envelope_sender: 'kontoret@fisk.example',
    sender_address: `kontoret-${id.slice(-8)}@fisk.example`,
    verdict: 'pass',
    subject: 'Fakturor i mars',
    automatic: false,
    links: [],
    undelivered: false,
    ...mail,
    organization_id: scope.organizationId,
    unit_id: scope.unitId,
    document_id: id,
  };
  const document = (name: string, state: string, reason: string | null, own = newId()) => ({
    organization_id: scope.organizationId,
    unit_id: scope.unitId,
    id: own,
    sha256: own,
    size: 1,
    file_name: name,
    content_type: 'application/octet-stream',
    channel: 'email',
    state,
    reason,
    received_at: clock.now().toISOString(),
    attempts: 0,
    root_id: own === id ? null : id,
    mail_id: id,
  });
  const documents = [
    document('mejl.eml', 'expanded', null, id),
    ...parts.map(([name, state, reason]) => document(name, state, reason)),
  ];
  await open.db.tenantTransaction(scope.organizationId, async (tx) => {
    await tx.query('insert into document select * from jsonb_populate_recordset(null::document, $1)', [
      JSON.stringify(documents),
    ]);
    await tx.query('insert into mail select * from jsonb_populate_record(null::mail, $1)', [
      JSON.stringify(row),
    ]);
    await enqueueNotices(tx, scope, [id, null, id]);
  });
  return { id, to: row.sender_address };
};

const notify = (mailId: string): Promise<void> =>
  notifySenderHandler(deps()).run({ ...scope, mailId }, context);

const lettersTo = async (to: unknown): Promise<string[]> => {
  const rows = await open.db.platformRead((reader) =>
    reader.query<{ id: string; sealed: Uint8Array }>(
      'select id, sealed from outgoing_mail where address = $1',
      [to],
    ),
  );
  return rows.map(({ id, sealed }) => {
    const letter = openLetter(keys, id, Buffer.from(sealed));
    if (letter === null) throw new Error('the letter does not open');
    return layOut(letter, 'https://app.krogkoll.example').text;
  });
};

test('a sender is told once which file could not be used, why, and what to do', async () => {
  const { id, to } = await receive({
    parts: [
      ['låst.pdf', 'unreadable', 'pdf.encrypted'],
      ['bra.xml', 'monitored', null],
      ['vår.pdf', 'unreadable', 'storage.damaged'],
    ],
  });
  await notify(id);
  await notify(id);
  const [letter, ...more] = await lettersTo(to);
  expect(more).toEqual([]);
  expect(letter?.replaceAll('\u200c', '')).toContain('låst.pdf: Låst med lösenord');
  expect(letter).toContain('”Fakturor i mars”');
  expect(letter).toContain('Skicka filen utan lösenord.');
  expect(letter).not.toMatch(/bra|vår\.|https?:/);
});

test.each([
  ['an automatic sender', { automatic: true }],
  ['a bounce', { envelope_sender: '' }],
  ['a sender that failed its check', { verdict: 'fail' }],
  ['a sender that was not checked', { verdict: null }],
  ['nobody', { sender_address: null }],
  ['a mail that a person uploaded', { door: 'file' }],
  ['one that was told', { notified_at: '2026-11-19T09:00:00Z' }],
])('R42: %s is never answered', async (_who, mail) => {
  const { id, to } = await receive({ mail });
  await notify(id);
  expect(await lettersTo(to ?? 'nobody')).toEqual([]);
});

test.each([
  [
    'while a part is being read',
    [
      ['a.pdf', 'unreadable', 'pdf.broken'],
      ['b.pdf', 'stored', null],
    ],
  ],
  [
    'while a part is in quarantine',
    [
      ['a.pdf', 'unreadable', 'pdf.broken'],
      ['b.pdf', 'quarantined', null],
    ],
  ],
  ['when everything could be used', [['b.pdf', 'needs-review', 'image.needs-reading']]],
] as const)('no sender is told %s', async (_when, parts) => {
  const { id, to } = await receive({ parts });
  await notify(id);
  expect(await lettersTo(to)).toEqual([]);
});

test('R42: a sender of many broken mails gets three letters, and the fourth mail does not claim it was told', async () => {
  const told: unknown[] = [];
  for (let index = 0; index < 5; index += 1) {
    const { id } = await receive({ mail: { sender_address: 'many@fisk.example' } });
    await notify(id);
    const [row] = await open.db.tenantRead(scope.organizationId, (reader) =>
      reader.query<{ told: boolean }>(
        'select notified_at is not null as told from mail where document_id = $1',
        [id],
      ),
    );
    told.push(row?.told);
  }
  expect(told).toEqual([true, true, true, false, false]);
  expect(await lettersTo('many@fisk.example')).toHaveLength(3);
});

test('a notice that a stop has lost is looked for again, and one that was told is not', async () => {
  const waiting = async (): Promise<unknown[]> => {
    const jobs = await open.queue.boss.fetch<{ mailId: string }>(notifySender.name, { batchSize: 500 });
    return jobs.map(({ data }) => data.mailId);
  };
  const { id: lost } = await receive();
  const { id: told } = await receive();
  await notify(told);
  await waiting();
  await enqueueLostNotices(deps());
  const again = await waiting();
  expect(again).toContain(lost);
  expect(again).not.toContain(told);
  clock.advance(4 * 3_600_000);
  await enqueueLostNotices(deps());
  expect(await waiting()).toEqual([]);
});

test('a sender abroad is written to in English, and many files are counted', () => {
  expect(languageOfSender('a@fish.co.uk')).toBe('en');
  expect(languageOfSender('a@fisk.se')).toBe('sv');
  expect(languageOfSender('a@fisk.com')).toBe('sv');
  const files = Array.from({ length: 23 }, (_, index) => ({ name: `${index}.pdf`, reason: 'pdf.broken' }));
  const mail = {
    to: 'a@fish.co.uk',
    unitName: 'Krog Bryggan',
    subject: null,
    receivedAt: clock.now(),
    files,
  };
  const letter = unusableLetter(mail);
  expect(letter.subject).toBe('23 files for Krog Bryggan could not be used');
  expect(letter.facts).toHaveLength(21);
  expect(letter.facts?.at(-1)).toEqual(['and 3 more', 'Likewise']);
});

test.each([
  ['archive.encrypted', 'locked'],
  ['file.empty', 'empty'],
  ['archive.entry-too-large', 'large'],
  ['reader.too-large', 'large'],
  ['xml.malformed', 'damaged'],
  ['file.type-unknown', 'kind'],
  ['xml.not-an-invoice', 'kind'],
  ['invoice.number-missing', 'content'],
  ['xml.doctype', 'content'],
  ['reader.crashed', 'other'],
  [null, 'other'],
])('%s is %s to a sender', (reason, group) => {
  expect(senderReason(reason)).toBe(group);
});
