import { afterAll, beforeAll, expect, test } from 'vitest';
import { claimFigures } from '#core/claims/claim-figures.ts';
import { matchCredits } from '#core/claims/match-credits.ts';
import { mintUnitScope } from '#platform/server/scope.ts';
import { chooserOf } from '#testing/price-watch/seeded-choice.ts';
import { openMonitoredProduct } from '#testing/world/restaurant.ts';
import type { MonitoredProduct } from '#testing/world/restaurant.ts';
import type { ClaimDetail, ClaimRow } from '../contract-claim.ts';
import { loadClaims } from './queries-claims.ts';
import { loadCreditDocuments, loadCredits, loadLinks } from './queries-credits.ts';

let restaurant: MonitoredProduct;

beforeAll(async () => {
  restaurant = await openMonitoredProduct();
});
afterAll(() => restaurant.product.close());

const path = 'claim-management/claims';
const editor = () => restaurant.clients.editor;
const post = (name: string, body: object = {}) => editor().post(name, { body });

/** What is kept is what the pure function says from scratch, and the claims' figures and alerts follow from it. */
const check = async (): Promise<void> => {
  const scope = mintUnitScope(restaurant.built.organizationId, restaurant.units[0] ?? '');
  const told = await restaurant.product.db.tenantRead(scope.organizationId, async (reader) => {
    const claims = await loadClaims(reader, scope, null);
    const [supplierId] = claims.map((claim) => claim.supplierId);
    if (supplierId === undefined) return [];
    const documents = await loadCreditDocuments(reader, scope, supplierId);
    const pure = matchCredits(claims, documents, await loadLinks(reader, scope, supplierId));
    const words = (credits: typeof pure) =>
      credits
        .map((each) =>
          [each.claimLineId, each.creditLineId, each.step, Number(each.amount), Number(each.over)].join(' '),
        )
        .toSorted();
    expect(words(await loadCredits(reader, scope, supplierId))).toEqual(words(pure));
    const credited = new Map<string, number>();
    for (const { id, lines } of claims)
      for (const line of lines) {
        const own = pure.filter((each) => each.claimId === id && each.claimLineId === line.id);
        const before = credited.get(line.orderLineId) ?? 0;
        credited.set(
          line.orderLineId,
          own.reduce((sum, each) => sum + Number(each.amount), before),
        );
      }
    const entries = await reader.query<{ id: string; sum: string; extra: string }>(
      'select id, sum_diff as sum, extra from price_alert_entry where organization_id = $1 and unit_id = $2',
      [scope.organizationId, scope.unitId],
    );
    for (const { id, sum, extra } of entries) {
      const less = Number(sum) > 0 ? Math.max(0, Number(sum) - (credited.get(id) ?? 0)) : Number(sum);
      expect(Number(extra)).toBeCloseTo(less, 6);
    }
    return claimFigures(claims, pure);
  });
  const answer = await editor().get(`${path}?limit=200`);
  const rows = new Map(answer.json<{ content: ClaimRow[] }>().data.content.map((row) => [row.id, row]));
  for (const { claimId, state, claimed, credited } of told)
    if (state !== 'withdrawn') expect(rows.get(claimId)).toMatchObject({ state, claimed, credited });
};

test('after every step of random histories the database holds what the pure function says from scratch', async () => {
  const choose = chooserOf(7);
  const today = restaurant.product.clock.now().toISOString().slice(0, 10);
  const ids: string[] = [];
  const invoices: string[] = [];
  const seen = { credited: 0, linked: 0 };
  for (let at = 0; at < 4; at += 1)
    await restaurant.buy({ date: '2026-10-01', prices: { [`G${at}`]: '100' } });
  for (let turn = 0; turn < 45; turn += 1) {
    const goods = `G${choose(0, 1, 2, 3)}`;
    const claimId = ids.length === 0 ? '' : choose(...ids);
    const what = choose('buy', 'claim', 'claim', 'send', 'send', 'credit', 'credit', 'step', 'link');
    if (what === 'buy' || (what !== 'claim' && what !== 'credit' && claimId === ''))
      invoices.push(await restaurant.buy({ date: '2026-10-05', prices: { [goods]: choose('110', '120') } }));
    else if (what === 'claim') {
      const { id } = await restaurant.articleOf(goods);
      const answer = await post('price-monitoring/decisions', { articleIds: [id], kind: 'claim' });
      if (answer.status === 200)
        ids.push(...answer.json<{ settled: { claimId: string }[] }>().data.settled.map((one) => one.claimId));
    } else if (what === 'send') await post(`${path}/${claimId}/sending`, { byHand: true });
    else if (what === 'credit')
      await restaurant.buy({
        date: choose(today, '2026-10-20'),
        prices: { [goods]: choose('10', '20', '5', '12') },
        credits: choose(null, ...invoices.slice(-4)),
      });
    else if (what === 'step')
      await post(`${path}/${claimId}/${choose('refusal', 'withdrawal', 'reopening', 'closing')}`);
    else {
      const found = await editor().get(`${path}/${claimId}/credit-documents`);
      const lines = found
        .json<{ content: ClaimDetail['documents'] }>()
        .data.content.flatMap((one) => one.lines);
      if (lines.length > 0) {
        const { id } = choose(...lines);
        const said = await post(`${path}/${claimId}/${choose('links', 'unlinks')}`, { creditLineId: id });
        if (said.status === 200) seen.linked += 1;
      }
    }
    await check();
  }
  const recovered = await editor().get('claim-management/recovered');
  seen.credited = Number(recovered.json<{ total: string }>().data.total);
  expect(seen.credited).toBeGreaterThan(0);
  expect(seen.linked).toBeGreaterThan(0);
}, 120_000);
