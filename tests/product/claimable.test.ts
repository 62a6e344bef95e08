import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Task, tasksContract } from '#features/account/tasks/contract.ts';
import { loadHeldLines } from '#features/prices/claims/server/queries-claimed.ts';
import type { claimsContract } from '#features/prices/claims/contract.ts';
import type { AlertGroupDetail } from '#features/prices/price-monitoring/contract-alerts.ts';
import type { deviationsContract } from '#features/prices/price-monitoring/contract-deviations.ts';
import type { Overview } from '#features/purchases/overview/contract-overview.ts';
import { mintUnitScope } from '#platform/server/scope.ts';
import type { ReplyOf } from '#platform/wire/endpoint.ts';
import { openMonitoredProduct } from '#testing/world/restaurant.ts';
import type { MonitoredProduct } from '#testing/world/restaurant.ts';

type Deviations = ReplyOf<(typeof deviationsContract)['listDeviations']>;
type Lines = ReplyOf<(typeof deviationsContract)['listDeviationLines']>;
type Tasks = ReplyOf<(typeof tasksContract)['listTasks']>;
type Claimed = ReplyOf<(typeof claimsContract)['listClaimedLines']>;

let restaurant: MonitoredProduct;
let articleId = '';

const claims = 'claim-management/claims';
const read = async <Reply>(path: string, role: 'editor' | 'reporter' = 'editor'): Promise<Reply> => {
  const answer = await restaurant.clients[role].get(path);
  expect(answer.status).toBe(200);
  return answer.json<Reply & object>().data;
};
const post = (path: string, body: object = {}) => restaurant.clients.editor.post(path, { body });

/** The same money on every screen: what there is to get back, of deals, in the alert's drawer, and on its row of the day. */
const told = async () => {
  const { moneyBack } = await read<Overview>('overview/summary');
  const { sums, content } = await read<Deviations>('deviation-management/deviations?status=UNRESOLVED');
  const detail = await read<AlertGroupDetail>(`price-monitoring/alerts/${articleId}`);
  const tasks = (await read<Tasks>('task-management/tasks')).content;
  const price = tasks.find(({ kind }) => kind === 'undecidedPrice');
  const row = content.find(({ id }) => id === articleId);
  expect(row?.claimable).toEqual(detail.claimable);
  expect(price?.price?.claim?.toClaim).toBe(detail.claimable?.toClaim);
  expect(price?.price?.claim?.standsIn).toEqual(detail.claimable?.claims.at(-1) ?? null);
  expect(Number(sums.dealToClaim)).toBe(Number(detail.claimable?.toClaim));
  return {
    waiting: Number(moneyBack?.claimed),
    left: Number(moneyBack?.unclaimed),
    free: Number(sums.dealToClaim),
    lines: detail.claimable?.lines,
    numbers: detail.claimable?.claims.map(({ number }) => number),
    drafts: tasks.filter(({ kind }) => kind === 'draftedClaim'),
  };
};

/** What keeps lines from being claimed, told by SQL as by the pure function. */
const checkHeld = async (): Promise<void> => {
  const scope = mintUnitScope(restaurant.built.organizationId, restaurant.units[0] ?? '');
  const held = await restaurant.product.db.tenantRead(scope.organizationId, (reader) =>
    loadHeldLines(reader, scope),
  );
  const pure = (await read<Claimed>('claim-management/claimed-lines')).map(
    ({ orderLineId, claimId, number }) => ({ orderLineId, claimId, number }),
  );
  const ordered = (lines: typeof pure) => lines.map((line) => JSON.stringify(line)).toSorted();
  expect(ordered(held.map(({ orderLineId, claimId, number }) => ({ orderLineId, claimId, number })))).toEqual(
    ordered(pure),
  );
};

// Bought twice 4 and 6 kr above its deal, two of each: 8 and 12 kr.
beforeAll(async () => {
  restaurant = await openMonitoredProduct();
  const { buy, articleOf } = restaurant;
  await buy({ date: '2026-09-01', prices: { L: '100' } });
  articleId = (await articleOf('L')).id;
  await post('deal-management/deals', { articleId, price: '95', validFrom: '2026-09-02', validTo: null });
  await buy({ date: '2026-10-05', prices: { L: '99' } });
  await buy({ date: '2026-10-12', prices: { L: '101' } });
});
afterAll(() => restaurant.product.close());

const claimOf = async (lines: Lines): Promise<string> => {
  const drafted = await post(claims, {
    lines: lines.map(({ id, invoiceId }) => ({ invoiceId, orderLineId: id })),
  });
  return drafted.json<{ claims: [{ id: string }] }>().data.claims[0].id;
};

test('what is written is still to be claimed until it is sent, waited for then, and free again when it is withdrawn', async () => {
  expect(await told()).toMatchObject({ waiting: 0, left: 20, free: 20, lines: 2, numbers: [] });
  const lines = await read<Lines>('deviation-management/lines?status=UNRESOLVED');
  const claimId = await claimOf(lines.filter(({ sumDifference }) => Number(sumDifference) === 12));
  const drafted = await told();
  expect(drafted).toMatchObject({ waiting: 0, left: 20, free: 8, lines: 1 });
  expect(drafted.drafts).toMatchObject([{ subjectId: claimId, name: drafted.numbers?.[0], stake: '12.00' }]);
  await checkHeld();
  await post(`${claims}/${claimId}/sending`, { byHand: true });
  expect(await told()).toMatchObject({ waiting: 12, left: 8, free: 8, drafts: [] });
  await post(`${claims}/${claimId}/withdrawal`);
  expect(await told()).toMatchObject({ waiting: 0, left: 20, free: 20, lines: 2, numbers: [] });
  await checkHeld();
});

test('an alert whose lines all stand in a claim cannot be claimed again, and the refusal says so', async () => {
  const claimId = await claimOf(await read<Lines>('deviation-management/lines?status=UNRESOLVED'));
  const { numbers } = await told();
  expect(numbers).toHaveLength(1);
  expect(await told()).toMatchObject({ left: 20, free: 0, lines: 0 });
  const refused = await post('price-monitoring/decisions', { articleIds: [articleId], kind: 'claim' });
  expect([refused.status, refused.json().message]).toEqual([409, 'claim.line_claimed']);
  await post(`${claims}/${claimId}/sending`, { byHand: true });
  // A line with money on it is held even by a refused claim.
  const [first] = await read<Lines>('deviation-management/lines?status=UNRESOLVED');
  await restaurant.buy({ date: '2026-10-20', prices: { L: '3' }, credits: first?.invoiceNumber ?? '' });
  await checkHeld();
  expect(await told()).toMatchObject({ free: 0, lines: 0, numbers });
});

test('who may see no claims is told of none', async () => {
  const { sums, content } = await read<Deviations>('deviation-management/deviations', 'reporter');
  expect(sums.dealToClaim).toBeNull();
  expect(content.map(({ claimable }) => claimable)).toEqual([null]);
  const detail = await read<AlertGroupDetail>(`price-monitoring/alerts/${articleId}`, 'reporter');
  expect(detail.claimable).toBeNull();
  const { content: tasks } = await read<Tasks>('task-management/tasks', 'reporter');
  expect(tasks.map(({ price }: Task) => price?.claim)).toEqual([null]);
});

test('the sum says how many lines were dearer and how many cheaper', async () => {
  await restaurant.buy({ date: '2026-10-01', prices: { B: '100' } });
  await restaurant.buy({ date: '2026-10-08', prices: { B: '90' } });
  const { sums } = await read<Deviations>('deviation-management/deviations?status=UNRESOLVED');
  expect(sums).toMatchObject({ entries: 3, dearerEntries: 2, cheaperEntries: 1 });
});
