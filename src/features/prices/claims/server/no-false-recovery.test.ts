import { afterAll, beforeAll, expect, test } from 'vitest';
import { sendClaimOf } from '#testing/claims/sent-claim.ts';
import { openMonitoredProduct } from '#testing/world/restaurant.ts';
import type { MonitoredProduct } from '#testing/world/restaurant.ts';
import type { ClaimDetail } from '../contract-claim.ts';

let restaurant: MonitoredProduct;

beforeAll(async () => {
  restaurant = await openMonitoredProduct();
});
afterAll(() => restaurant.product.close());

const claims = 'claim-management/claims';
const editor = () => restaurant.clients.editor;

const read = async (claimId: string): Promise<ClaimDetail> =>
  (await editor().get(`${claims}/${claimId}`)).json<ClaimDetail>().data;

/** What the whole unit has got back. */
const recovered = async (): Promise<string> =>
  (await editor().get('claim-management/recovered')).json<{ total: string }>().data.total;

const today = (): string => restaurant.product.clock.now().toISOString().slice(0, 10);

/** A claim of 40 kr for an article of its own that was sent by hand, and the invoice that it is about. */
const claimed = async (article: string): Promise<{ readonly claimId: string; readonly invoice: string }> => {
  await restaurant.buy({ date: '2026-10-01', prices: { [article]: '100' } });
  const invoice = await restaurant.buy({ date: '2026-10-05', prices: { [article]: '120' } });
  return { claimId: await sendClaimOf(restaurant, invoice), invoice };
};

test('a credit note of another supplier is no money, though it names the claimed invoice and its goods', async () => {
  const { claimId, invoice } = await claimed('F1');
  const note = { date: today(), prices: { F1: '20' } };
  await restaurant.buy({ ...note, credits: invoice, supplier: 2 });
  await restaurant.buy({ ...note, credits: null, supplier: 2 });
  expect(await read(claimId)).toMatchObject({ credited: '0.00', waiting: '40.00', doubts: [] });
  expect(await recovered()).toBe('0.00');
});

test('one from before the claim that names no invoice is no money', async () => {
  const { claimId } = await claimed('F2');
  await restaurant.buy({ date: '2026-10-06', prices: { F2: '20' }, credits: null });
  expect(await read(claimId)).toMatchObject({ credited: '0.00', waiting: '40.00', doubts: [] });
  expect(await recovered()).toBe('0.00');
});

test('one after a withdrawal is no money, unless a person links it', async () => {
  const { claimId, invoice } = await claimed('F3');
  await editor().post(`${claims}/${claimId}/withdrawal`, { body: {} });
  await restaurant.buy({ date: today(), prices: { F3: '20' }, credits: invoice });
  expect(await read(claimId)).toMatchObject({ state: 'withdrawn', claimed: '0.00', credited: '0.00' });
  expect(await recovered()).toBe('0.00');
});

test('one larger than every claim, and one more for the same, give what was claimed and no more', async () => {
  const { claimId, invoice } = await claimed('F4');
  await restaurant.buy({ date: today(), prices: { F4: '400' }, credits: invoice });
  await restaurant.buy({ date: today(), prices: { F4: '20' }, credits: invoice });
  expect(await read(claimId)).toMatchObject({
    state: 'settled',
    claimed: '40.00',
    credited: '40.00',
    waiting: '0.00',
    notReceived: '0.00',
  });
  expect(await recovered()).toBe('40.00');
});
