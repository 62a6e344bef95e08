import { afterAll, beforeAll, expect, test } from 'vitest';
import { compareText } from '#core/values/compare-text.ts';
import { invoiceIdOf, sendClaimOf } from '#testing/claims/sent-claim.ts';
import { openMonitoredProduct } from '#testing/world/restaurant.ts';
import type { MonitoredProduct } from '#testing/world/restaurant.ts';
import type { ClaimDetail } from '../contract-claim.ts';
import type { CreditUses } from '../contract-credits.ts';

let restaurant: MonitoredProduct;

beforeAll(async () => {
  restaurant = await openMonitoredProduct();
});
afterAll(() => restaurant.product.close());

const claims = 'claim-management/claims';
const editor = () => restaurant.clients.editor;

const read = async (claimId: string): Promise<ClaimDetail> =>
  (await editor().get(`${claims}/${claimId}`)).json<ClaimDetail>().data;

const say = (claimId: string, name: 'links' | 'unlinks', creditLineId: string) =>
  editor().post(`${claims}/${claimId}/${name}`, { body: { creditLineId } });

/** The article was dearer by the same on two invoices, and each has a claim of its own that was sent. */
const twins = async (article: string): Promise<readonly [string, string]> => {
  await restaurant.buy({ date: '2026-10-01', prices: { [article]: '100' } });
  const sent: string[] = [];
  for (const date of ['2026-10-05', '2026-10-06']) {
    sent.push(await sendClaimOf(restaurant, await restaurant.buy({ date, prices: { [article]: '120' } })));
  }
  const [first = '', second = ''] = sent;
  return [first, second];
};

const today = (): string => restaurant.product.clock.now().toISOString().slice(0, 10);

const uses = async (number: string): Promise<CreditUses> =>
  (
    await editor().get(`claim-management/credit-uses?invoiceId=${await invoiceIdOf(restaurant, number)}`)
  ).json<CreditUses>().data;

test('a credit that fits two claims alike counts for the first, and says on both and on itself that it may be the other’s', async () => {
  const [first, second] = await twins('D1');
  const note = await restaurant.buy({ date: today(), prices: { D1: '20' }, credits: null });
  expect(await read(first)).toMatchObject({ credited: '40.00', state: 'settled' });
  const [doubt] = (await read(second)).doubts;
  expect(doubt).toMatchObject({
    documentNumber: note,
    amount: '40.00',
    given: { claimId: first },
    candidates: [{ claimId: second, state: 'sent', line: { lineNo: 1, amount: '40.00' } }],
    precedingInvoices: [],
  });
  expect((await read(first)).doubts).toEqual([doubt]);
  expect(await uses(note)).toMatchObject({ uses: [{ claimId: first, amount: '40.00' }], doubts: [doubt] });

  await say(second, 'links', doubt?.creditLineId ?? '');
  expect(await read(first)).toMatchObject({ credited: '0.00', state: 'sent', doubts: [] });
  expect(await read(second)).toMatchObject({ credited: '40.00', state: 'settled', doubts: [] });
  expect(await uses(note)).toMatchObject({ uses: [{ claimId: second }], doubts: [] });
});

test('a part of a quantity without an invoice counts nowhere until a person says that it is for a claim, or for none', async () => {
  const [first, second] = await twins('D2');
  const note = await restaurant.buy({ date: today(), prices: { D2: '7' }, credits: null });
  const { doubts, uses: before } = await uses(note);
  expect(before).toEqual([]);
  expect(doubts).toMatchObject([
    { amount: '14.00', given: null, candidates: [{ claimId: first }, { claimId: second }] },
  ]);
  const line = doubts[0]?.creditLineId ?? '';
  await say(second, 'unlinks', line);
  expect((await uses(note)).doubts).toMatchObject([{ candidates: [{ claimId: first }] }]);
  await say(first, 'unlinks', line);
  expect(await uses(note)).toEqual({ uses: [], doubts: [] });
  await say(first, 'links', line);
  expect(await read(first)).toMatchObject({ credited: '14.00', credit: 'partly' });
  // What has happened is not rewritten by what happens then.
  const told = async () =>
    (await read(first)).events.flatMap(({ kind, credit, line: moved }) =>
      credit === null && moved === null
        ? []
        : [`${kind} ${credit?.amount ?? moved?.amount} ${credit?.number ?? moved?.number}`],
    );
  const earlier = await told();
  expect(earlier).toEqual([`unlinked 14.00 ${note}`, `linked 14.00 ${note}`, `credited 14 ${note}`]);
  await say(first, 'unlinks', line);
  // Of the same moment here, as the note's coming is; that one is told last.
  expect((await told()).toSorted(compareText)).toEqual(
    [...earlier, `unlinked 14.00 ${note}`].toSorted(compareText),
  );
});

test('an ordinary invoice is for no claim, nor is one that the unit does not have; a reporter is not told', async () => {
  const number = await restaurant.buy({ date: '2026-10-02', prices: { D3: '9' } });
  expect(await uses(number)).toEqual({ uses: [], doubts: [] });
  const strange = `claim-management/credit-uses?invoiceId=018f0000-0000-7000-8000-00000000beef`;
  expect((await editor().get(strange)).json().data).toEqual({ uses: [], doubts: [] });
  expect((await restaurant.clients.reporter.get(strange)).status).toBe(403);
});
