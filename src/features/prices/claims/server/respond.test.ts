import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  type InvoiceResponsePort,
  type OutgoingResponse,
  ResponseRejected,
} from '#platform/server/ports/e-invoices/response-port.ts';
import { openMonitoredProduct } from '#testing/world/restaurant.ts';
import type { MonitoredProduct } from '#testing/world/restaurant.ts';
import { signPower } from '#testing/world/signed-power.ts';
import type { ClaimDetail } from '../contract-claim.ts';
import { respondToEInvoice } from './commands-ask-responses.ts';
import { respondHandler } from './commands-respond.ts';

let restaurant: MonitoredProduct;
let sent: OutgoingResponse[] = [];
let fault: Error | null = null;
let goods = 0;

const port: InvoiceResponsePort = {
  send: async (response) => {
    sent.push(response);
    if (fault !== null) throw fault;
  },
};

beforeAll(async () => {
  restaurant = await openMonitoredProduct({ replace: () => ({ invoiceResponses: port }) });
  await signPower(restaurant.product.db, restaurant.built);
});
afterAll(() => restaurant.product.close());

const claims = 'claim-management/claims';
const editor = () => restaurant.clients.editor;
const read = async (claimId: string): Promise<ClaimDetail> =>
  (await editor().get(`${claims}/${claimId}`)).json<ClaimDetail>().data;

/** A claim of 40 kr about an invoice that came so, sent; answers it and the payload of its answer. */
const sentClaim = async (channel: 'upload' | 'push', how: object = { responds: true }) => {
  sent = [];
  fault = null;
  goods += 1;
  const number = `E${goods}`;
  await restaurant.buy({ date: '2026-10-01', prices: { [number]: '100' }, channel });
  const invoice = await restaurant.buy({ date: '2026-10-05', prices: { [number]: '120' }, channel });
  const { id } = await restaurant.articleOf(number);
  const answer = await editor().post('price-monitoring/decisions', {
    body: { articleIds: [id], kind: 'claim' },
  });
  const [settled] = answer.json<{ settled: { claimId: string }[] }>().data.settled;
  const claimId = settled?.claimId ?? '';
  const draft = await read(claimId);
  await editor().send('PUT', `${claims}/${claimId}`, {
    body: { recipient: `kund${goods}@grossist.example`, language: 'sv', text: null, replyBy: null },
  });
  const sending = await editor().post(`${claims}/${claimId}/sending`, { body: how });
  expect([sending.status, sending.text]).toEqual([200, expect.stringContaining('"state":"sent"')]);
  const { organizationId } = restaurant.built;
  const unitId = restaurant.units[0] ?? '';
  return {
    claimId,
    draft,
    invoice,
    payload: { organizationId, unitId, claimId, invoiceId: draft.claimLines[0]?.invoiceId ?? '' },
  };
};

const context = { id: 'job', signal: new AbortController().signal };
const run = (payload: object): Promise<void> => respondHandler(restaurant.product).run(payload, context);

/** Answers that wait to be sent, each with what it is about. */
const waiting = async (): Promise<string[]> =>
  (await restaurant.product.dump())
    .split('\n')
    .filter((row) => row.startsWith('pgboss.job_common ') && row.includes(respondToEInvoice.name));

const told = async (claimId: string) =>
  (await read(claimId)).events
    .filter(({ kind }) => kind === 'responded' || kind === 'not-responded')
    .map(({ kind, invoiceNumber, sender, words }) => [kind, invoiceNumber, sender, words]);

test('an e-invoice is answered once in the network that it came by, with the lines of the letter, however often it is tried', async () => {
  const { claimId, draft, invoice, payload } = await sentClaim('push');
  expect(draft.eInvoices).toEqual([invoice]);
  expect(await waiting()).toEqual([expect.stringContaining(payload.invoiceId)]);
  fault = new Error('the network is away');
  await expect(run(payload)).rejects.toThrow('the network is away');
  expect(await told(claimId)).toEqual([]);
  fault = null;
  await Promise.all([run(payload), run(payload)]);
  await run(payload);
  expect(new Set(sent.map(({ id }) => id)).size).toBe(1);
  const [answer] = sent;
  expect(answer?.receiver.scheme).toBe('0007');
  expect(await told(claimId)).toEqual([['responded', invoice, `0007:${answer?.receiver.value}`, null]]);
  expect(answer?.xml).toContain('<cbc:ResponseCode>UQ</cbc:ResponseCode>');
  expect(answer?.xml).toContain(`<cbc:ID>${invoice}</cbc:ID><cbc:IssueDate>2026-10-05</cbc:IssueDate>`);
  expect(answer?.xml.match(/OPStatusReason">PRI</g)).toHaveLength(1);
  expect(answer?.xml).toContain(draft.number);
});

test('what the network refuses for good, or takes nothing of for hours, is said on the claim', async () => {
  const refused = await sentClaim('push');
  fault = new ResponseRejected('422 the receiver takes no responses');
  await run(refused.payload);
  await run(refused.payload);
  expect(sent).toHaveLength(1);
  expect(await told(refused.claimId)).toEqual([
    ['not-responded', refused.invoice, null, '422 the receiver takes no responses'],
  ]);
  const away = await sentClaim('push');
  await respondHandler(restaurant.product).giveUp(away.payload);
  expect(await told(away.claimId)).toEqual([['not-responded', away.invoice, null, null]]);
});

test('nothing leaves for an invoice that came otherwise, that nobody asked to answer, that is claimed by hand, or whose claim is withdrawn', async () => {
  const before = await waiting();
  const uploaded = await sentClaim('upload');
  expect(uploaded.draft.eInvoices).toEqual([]);
  const unasked = await sentClaim('push', {});
  expect(unasked.draft.eInvoices).toEqual([unasked.invoice]);
  expect(await waiting()).toEqual(before);
  const byHand = await sentClaim('push', { byHand: true, responds: true });
  expect(byHand.draft.eInvoices).toEqual([byHand.invoice]);
  expect(await waiting()).toEqual(before);
  const withdrawn = await sentClaim('push');
  await editor().post(`${claims}/${withdrawn.claimId}/withdrawal`, { body: {} });
  for (const { payload } of [uploaded, withdrawn]) await run(payload);
  expect(sent).toEqual([]);
});
