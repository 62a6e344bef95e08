import { Readable } from 'node:stream';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { lettersTo } from '#features/account/accounts/server/builders.ts';
import { openersOf } from '#features/intake/documents/server/commands-expand.ts';
import type { ArrivalRow } from '#features/intake/inbox/contract.ts';
import { recordMail, storeMail } from '#features/intake/mail/server/commands-take.ts';
import { readWaiting } from '#features/reading/pipeline/server/commands-read.ts';
import { MailRejected } from '#platform/server/ports/mail/port.ts';
import { sendMailHandler } from '#platform/server/post/deliver-mail.ts';
import { mintUnitScope } from '#platform/server/scope.ts';
import { openMonitoredProduct } from '#testing/world/restaurant.ts';
import { signPower } from '#testing/world/signed-power.ts';
import type { MonitoredProduct } from '#testing/world/restaurant.ts';
import type { ClaimDetail, ClaimRow } from '../contract-claim.ts';

let restaurant: MonitoredProduct;
let claimId = '';

const path = 'claim-management';
const wrong = 'fel@rokeriet.example';
const right = 'kundreskontra@rokeriet.example';
const job = { id: 'job', signal: new AbortController().signal };
const editor = () => restaurant.clients.editor;

beforeAll(async () => {
  restaurant = await openMonitoredProduct();
  const { product, built } = restaurant;
  await signPower(product.db, built);
  await restaurant.buy({ date: '2026-10-01', prices: { lax: '100' } });
  await restaurant.buy({ date: '2026-10-05', prices: { lax: '120' } });
  const { id } = await restaurant.articleOf('lax');
  const decided = await editor().post('price-monitoring/decisions', {
    body: { articleIds: [id], kind: 'claim' },
  });
  claimId = decided.json<{ settled: { claimId: string }[] }>().data.settled[0]?.claimId ?? '';
});
afterAll(() => restaurant.product.close());

const read = async (): Promise<ClaimDetail> =>
  (await editor().get(`${path}/claims/${claimId}`)).json<ClaimDetail>().data;

const address = (recipient: string) =>
  editor().send('PUT', `${path}/claims/${claimId}`, {
    body: { recipient, language: 'sv', text: null, replyBy: null },
  });

const kinds = async (): Promise<string[]> =>
  (await read()).events.map(({ kind }) => kind).filter((kind) => kind !== 'changed');

/** Works off the letter that waits for an address, at a mail server that answers. */
const deliver = async (to: string, answer: () => Promise<void>): Promise<void> => {
  const { product } = restaurant;
  const [waiting] = await product.db.platformRead((reader) =>
    reader.query<{ id: string }>(`select id from outgoing_mail where state = 'waiting' and address = $1`, [
      to,
    ]),
  );
  const mail = { local: false, send: answer, close: () => undefined };
  await sendMailHandler({ ...product, mail }).run({ mailId: waiting?.id ?? '' }, job);
};

/** Lets a mail come to the claim's own address. */
const receive = async (lines: readonly string[], sender: string): Promise<void> => {
  const { product, built, units } = restaurant;
  const scope = mintUnitScope(built.organizationId, units[0] ?? '');
  const { replyTo } = (await read()).letter;
  const stored = await storeMail(product, Readable.from([Buffer.from(lines.join('\r\n'))]));
  const envelope = {
    door: 'smtp',
    recipient: replyTo,
    sender,
    clientAddress: '192.0.2.9',
    clientName: 'mx',
  } as const;
  await product.db.tenantTransaction(scope.organizationId, (tx) =>
    recordMail(tx, product, scope, envelope, stored),
  );
  await readWaiting({ ...product, ...openersOf(product) }, scope, job);
};

test('a letter that a mail server refuses for good is told on its claim, once, and on the board', async () => {
  await address(wrong);
  await editor().post(`${path}/claims/${claimId}/sending`, { body: {} });
  expect(await read()).toMatchObject({ isUndelivered: false, state: 'sent' });
  await deliver(wrong, () => Promise.reject(new MailRejected('550 5.1.1 no such user')));
  const claim = await read();
  expect(claim).toMatchObject({ isUndelivered: true, state: 'sent', waiting: '40.00' });
  expect(claim.events.at(-1)).toMatchObject({
    kind: 'undelivered',
    sender: wrong,
    words: '550 5.1.1 no such user',
    person: null,
  });
  const board = await editor().get(`${path}/board`);
  expect(board.json<{ lanes: object[] }>().data.lanes[1]).toMatchObject({ state: 'sent', undelivered: 1 });
});

test('sent again to another address it is the claim and no reminder, since nobody has read it', async () => {
  await address(right);
  await editor().post(`${path}/claims/${claimId}/reminders`, { body: {} });
  const [letter] = await lettersTo(restaurant.product, right);
  expect(letter?.subject).not.toMatch(/Påminnelse/);
  expect(await read()).toMatchObject({ isUndelivered: false });
  expect(await kinds()).toEqual(['drafted', 'sent', 'undelivered', 'sent']);
  await deliver(right, () => Promise.resolve());
  expect(await read()).toMatchObject({ isUndelivered: false });
});

test('a mail that gives the letter back is told on the claim with whom it went to, and in the inbox with the claim', async () => {
  await receive(
    [
      'From: <mailer-daemon@mx.example>',
      'Subject: Undeliverable',
      'Message-ID: <1@mx.example>',
      'Content-Type: text/plain',
      '',
      'No such user.',
      '',
    ],
    '',
  );
  const claim = await read();
  expect(claim).toMatchObject({ isUndelivered: true });
  const { number } = claim;
  expect(claim.events.at(-1)).toMatchObject({ kind: 'undelivered', sender: right, words: 'Undeliverable' });
  const list = await editor().get('invoice-management/arrivals?group=all&channel=email');
  const rows = list.json<{ content: ArrivalRow[] }>().data.content;
  expect(rows).toMatchObject([{ claimNumber: number }]);
  expect(claim.events.at(-1)?.documentId).toBe(rows[0]?.id);
  const seen = await restaurant.clients.reporter.get('invoice-management/arrivals?group=all&channel=email');
  expect(seen.json<{ content: ArrivalRow[] }>().data.content).toMatchObject([{ claimNumber: null }]);
});

test('once the supplier answers, the letter has arrived', async () => {
  const body = { kind: 'accepted', words: 'Ja' };
  restaurant.product.pass(60_000);
  await editor().post(`${path}/claims/${claimId}/answers`, { body });
  const answered = await editor().get(`${path}/claims?limit=10`);
  expect(answered.json<{ content: ClaimRow[] }>().data.content).toMatchObject([
    { isUndelivered: false, answer: 'accepted' },
  ]);
});
