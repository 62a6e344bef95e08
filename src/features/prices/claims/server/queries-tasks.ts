import { moneyBackSource, taskSource } from '#features/account/tasks/server/queries.ts';
import type { MoneyBack, TaskSource } from '#features/account/tasks/server/queries.ts';
import type { Task } from '#features/account/tasks/contract.ts';
import { overDeals } from '#features/prices/price-monitoring/server/queries-claimable.ts';
import { decimal, fixed, sumOf } from '#core/values/decimal.ts';
import type { Reader } from '#platform/server/db/port.ts';
import { answerTo } from '#platform/server/hooks.ts';
import type { UnitScope } from '#platform/server/scope.ts';
import type { ClaimRow } from '../contract-claim.ts';
import { loadClaimRows } from './queries-board.ts';
import { listClaimedLines } from './queries-claimed.ts';

const kind = 'overdueClaim';

const versionOf = (row: ClaimRow): string =>
  [row.replyBy, row.waiting, JSON.stringify(row.answer), ...(row.isUndelivered ? ['undelivered'] : [])]
    .join(':')
    .slice(0, 200);

/** What the task is told by: a letter that came back, money that stopped half way, or words without money; null: silence. */
const reasonOf = ({ isUndelivered, credit, answer }: ClaimRow): string | null =>
  isUndelivered ? 'undelivered' : credit === 'partly' ? 'partly' : answer === null ? null : 'answered';

const taskOf = (row: ClaimRow): Task => ({
  kind,
  subjectId: row.id,
  version: versionOf(row),
  isPinned: false,
  currency: row.currency,
  yearly: null,
  isEstimated: false,
  stake: row.waiting,
  name: row.number,
  supplierName: row.supplierName,
  category: null,
  count: row.lines,
  date: row.sentOn,
  reason: reasonOf(row),
  price: null,
});

const overdueOf = async (reader: Reader, scope: UnitScope, today: string): Promise<ClaimRow[]> =>
  (await loadClaimRows(reader, scope, today)).rows
    .filter((row) => row.isOverdue || row.isUndelivered)
    .toSorted((a, b) => decimal(b.waiting).cmp(decimal(a.waiting)));

/** Claims that nobody answered in time, what waits most first. */
const overdueClaims: TaskSource = {
  kind,
  access: 'editor',
  first: async (reader, scope, { most, today }) => {
    const overdue = await overdueOf(reader, scope, today);
    return { tasks: overdue.slice(0, most).map(taskOf), total: overdue.length };
  },
  versions: async (reader, scope, claimIds, today) => {
    const overdue = await overdueOf(reader, scope, today);
    return new Map(overdue.filter(({ id }) => claimIds.includes(id)).map((row) => [row.id, versionOf(row)]));
  },
};

const boardCurrency = 'SEK';

/** What the board has as waiting, and what lines above their deals have cost that stand in no claim. */
const moneyBack = async (reader: Reader, scope: UnitScope, today: string): Promise<MoneyBack> => {
  const [{ rows }, claimed] = await Promise.all([
    loadClaimRows(reader, scope, today),
    listClaimedLines(reader, scope, {}),
  ]);
  const inKronor = rows.filter(({ currency }) => currency === boardCurrency);
  const own = inKronor.filter(({ waiting }) => decimal(waiting).gt('0'));
  const days = own.flatMap(({ replyBy }) => replyBy ?? []).toSorted();
  return {
    claimed: fixed(sumOf(own.map(({ waiting }) => decimal(waiting))), 2),
    unclaimed: await overDeals(
      reader,
      scope,
      claimed.map(({ orderLineId }) => orderLineId),
    ),
    recovered: fixed(sumOf(inKronor.map(({ credited }) => decimal(credited))), 2),
    replyBy: days[0] ?? null,
  };
};

/** Tells the first screen of claims without an answer. */
export const tellOverdueClaims = answerTo(taskSource, overdueClaims);

/** Tells it what there is to get back. */
export const tellMoneyBack = answerTo(moneyBackSource, moneyBack);
