import { taskSource } from '#features/account/tasks/server/queries.ts';
import type { TaskSource } from '#features/account/tasks/server/queries.ts';
import type { Task } from '#features/account/tasks/contract.ts';
import type { Reader } from '#platform/server/db/port.ts';
import { answerTo } from '#platform/server/hooks.ts';
import type { UnitScope } from '#platform/server/scope.ts';
import type { AlertGroup } from '../contract-alerts.ts';
import type { Claimable } from '../contract-claimable.ts';
import type { PriceWhy } from '../contract-why.ts';
import { findHeldLines, loadClaimable } from './queries-claimable.ts';
import { newestFirst } from './queries-entries.ts';
import { listAlertGroups } from './queries-groups.ts';

const kind = 'undecidedPrice';

const versionOf = (newestEntryId: string, entries: number): string => `${newestEntryId}:${entries}`;

const taskOf = (group: AlertGroup, claimable: Claimable | undefined): Task => ({
  kind,
  subjectId: group.id,
  version: versionOf(group.content[0]?.id ?? '', group.unresolved),
  isPinned: false,
  currency: group.currency,
  yearly: group.yearlyImpact,
  isEstimated: group.isEstimated,
  stake: null,
  name: group.title,
  supplierName: group.supplierName,
  category: group.category,
  count: group.entries,
  date: group.firstDate,
  reason: group.kind,
  price: {
    from: group.watchedPrice,
    to: group.newPrice,
    unit: group.unit,
    changePercent: group.changePercent,
    extra: group.sumDifference,
    baseUnit: null,
    parts: [],
    causes: [...group.causes],
    claim:
      claimable === undefined
        ? null
        : { toClaim: claimable.toClaim, standsIn: claimable.claims.at(-1) ?? null },
  },
});

/** Why the newest undecided price of an article differs; null when it was not told. */
const whyOfArticle = async (
  reader: Reader,
  { organizationId, unitId }: UnitScope,
  articleId: string,
): Promise<PriceWhy | null> => {
  const [told] = await reader.query<{ why: PriceWhy | null }>(
    `select why from price_alert_entry
     where organization_id = $1 and unit_id = $2 and article_id = $3 and status = 'UNRESOLVED'
     order by ${newestFirst} limit 1`,
    [organizationId, unitId, articleId],
  );
  return told?.why ?? null;
};

/**
 * Prices that wait for a decision, as the list of alerts has them by what they cost a year. What a price is at stake once is
 * part of that, so they have no other amount.
 */
const undecidedPrices: TaskSource = {
  kind,
  access: 'reporter',
  first: async (reader, scope, { most, hooks, role }) => {
    const asked = {
      page: 1,
      limit: most,
      sort: 'yearly',
      direction: 'desc',
      status: 'UNRESOLVED',
    } as const;
    const { content, total } = await listAlertGroups(reader, scope, asked);
    const held = await findHeldLines(reader, scope, { hooks, role });
    const articleIds = content.map(({ id }) => id);
    const claimable = held === null ? null : await loadClaimable(reader, scope, articleIds, held);
    return { tasks: content.map((group) => taskOf(group, claimable?.get(group.id))), total };
  },
  opened: async (reader, scope, task) => {
    const why = task.price === null ? null : await whyOfArticle(reader, scope, task.subjectId);
    if (task.price === null || why === null) return task;
    return { ...task, price: { ...task.price, baseUnit: why.baseUnit, parts: [...why.parts] } };
  },
  versions: async (reader, { organizationId, unitId }, articleIds) => {
    const rows = await reader.query<{ article: string; newest: string; entries: number }>(
      `select article_id as article, (array_agg(id order by ${newestFirst}))[1] as newest, count(*)::int as entries
       from price_alert_entry
       where organization_id = $1 and unit_id = $2 and status = 'UNRESOLVED' and article_id = any ($3::uuid[])
       group by article_id`,
      [organizationId, unitId, articleIds],
    );
    return new Map(rows.map(({ article, newest, entries }) => [article, versionOf(newest, entries)]));
  },
};

/** Tells the first screen of prices that wait. */
export const tellUndecidedPrices = answerTo(taskSource, undecidedPrices);
