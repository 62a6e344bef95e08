import { moneyBackSource, taskSource } from '#features/account/tasks/server/queries.ts';
import type { MoneyBack, TaskSource } from '#features/account/tasks/server/queries.ts';
import type { Task } from '#features/account/tasks/contract.ts';
import { claimableOfDeals } from '#features/prices/price-monitoring/server/queries-claimable.ts';
import { decimal, fixed, sumOf } from '#core/values/decimal.ts';
import type { Reader } from '#platform/server/db/port.ts';
import { answerTo } from '#platform/server/hooks.ts';
import type { UnitScope } from '#platform/server/scope.ts';
import type { ClaimRow } from '../contract-claim.ts';
import { loadClaimRows } from './queries-board.ts';
import { loadHeldLines } from './queries-claimed.ts';

const kinds = { overdue: 'overdueClaim', drafted: 'draftedClaim' } as const;

const versionOf = (row: ClaimRow): string =>
  [row.replyBy, row.waiting, JSON.stringify(row.answer), ...(row.isUndelivered ? ['undelivered'] : [])]
    .join(':')
    .slice(0, 200);

/** What the task is told by: a letter that came back, money that stopped half way, or words without money; null: silence. */
const reasonOf = ({ isUndelivered, credit, answer }: ClaimRow): string | null =>
  isUndelivered ? 'undelivered' : credit === 'partly' ? 'partly' : answer === null ? null : 'answered';

const taskOf = (row: ClaimRow): Task => ({
  kind: kinds.overdue,
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

const draftTaskOf = (row: ClaimRow): Task => ({
  ...taskOf(row),
  kind: kinds.drafted,
  version: `${row.open}:${row.isPastComplaint}`,
  stake: row.open,
  date: row.draftedOn,
  reason: row.isPastComplaint ? 'late' : null,
});

interface Kind {
  readonly kind: string;
  readonly isOf: (row: ClaimRow) => boolean;
  readonly taskOf: (row: ClaimRow) => Task;
}

/** A source of the claims that wait for a person in one way, what is at stake most first. */
const sourceOf = ({ kind, isOf, taskOf: told }: Kind): TaskSource => {
  const tasksOf = async (reader: Reader, scope: UnitScope, today: string): Promise<Task[]> =>
    (await loadClaimRows(reader, scope, today)).rows
      .filter(isOf)
      .map(told)
      .toSorted((a, b) => decimal(b.stake ?? '0').cmp(decimal(a.stake ?? '0')));
  return {
    kind,
    access: 'editor',
    first: async (reader, scope, { most, today }) => {
      const tasks = await tasksOf(reader, scope, today);
      return { tasks: tasks.slice(0, most), total: tasks.length };
    },
    versions: async (reader, scope, claimIds, today) => {
      const tasks = await tasksOf(reader, scope, today);
      return new Map(
        tasks.flatMap(({ subjectId, version }) =>
          claimIds.includes(subjectId) ? [[subjectId, version] as const] : [],
        ),
      );
    },
  };
};

/** Claims that nobody answered in time. */
const overdueClaims = sourceOf({
  kind: kinds.overdue,
  isOf: (row) => row.isOverdue || row.isUndelivered,
  taskOf,
});

/** Claims that are written and not sent: nobody has asked for the money. */
const draftedClaims = sourceOf({
  kind: kinds.drafted,
  isOf: ({ state }) => state === 'drafted',
  taskOf: draftTaskOf,
});

const boardCurrency = 'SEK';

const add = (amounts: readonly string[]): string => fixed(sumOf(amounts.map(decimal)), 2);

/** What the board has as waiting and as drafts, and what alerts of deals have in no claim. */
const moneyBack = async (reader: Reader, scope: UnitScope, today: string): Promise<MoneyBack> => {
  const [{ rows }, held] = await Promise.all([
    loadClaimRows(reader, scope, today),
    loadHeldLines(reader, scope),
  ]);
  const inKronor = rows.filter(({ currency }) => currency === boardCurrency);
  const own = inKronor.filter(({ waiting }) => decimal(waiting).gt('0'));
  const days = own.flatMap(({ replyBy }) => replyBy ?? []).toSorted();
  const drafts = inKronor.filter(({ state }) => state === 'drafted').map(({ open }) => open);
  const free = await claimableOfDeals(reader, scope, held);
  return {
    claimed: add(own.map(({ waiting }) => waiting)),
    drafted: add(drafts),
    unclaimed: add(free.map(({ toClaim }) => toClaim)),
    recovered: add(inKronor.map(({ credited }) => credited)),
    replyBy: days[0] ?? null,
  };
};

/** Tells the first screen of claims without an answer. */
export const tellOverdueClaims = answerTo(taskSource, overdueClaims);

/** Tells it of drafts. */
export const tellDraftedClaims = answerTo(taskSource, draftedClaims);

/** Tells it what there is to get back. */
export const tellMoneyBack = answerTo(moneyBackSource, moneyBack);
