import { daysBetween } from '#core/values/calendar.ts';
import { endingDays, endWarning } from '#core/price-watch/deal-status.ts';
import { taskSource } from '#features/account/tasks/server/queries.ts';
import type { TaskSource } from '#features/account/tasks/server/queries.ts';
import type { Task } from '#features/account/tasks/contract.ts';
import type { Reader } from '#platform/server/db/port.ts';
import { answerTo } from '#platform/server/hooks.ts';
import type { UnitScope } from '#platform/server/scope.ts';
import { appliesHere, effectiveTo, fromDeals } from './queries.ts';

const kind = 'endingDeal';

interface EndingRecord {
  readonly id: string;
  readonly title: string;
  readonly supplier: string;
  readonly category: string | null;
  readonly currency: string;
  readonly validFrom: string;
  readonly effectiveTo: string;
  readonly all: number;
}

/** Told at 30 days, and anew at 7. */
const versionOf = (deal: Pick<EndingRecord, 'validFrom' | 'effectiveTo'>, today: string): string =>
  `${deal.effectiveTo}:${endWarning(deal, today)?.days ?? ''}`;

const taskOf = (deal: EndingRecord, today: string): Task => ({
  kind,
  subjectId: deal.id,
  version: versionOf(deal, today),
  isPinned: false,
  currency: deal.currency,
  yearly: null,
  isEstimated: false,
  stake: null,
  name: deal.title,
  supplierName: deal.supplier,
  category: deal.category,
  count: 1,
  date: deal.effectiveTo,
  reason: null,
  price: null,
});

/** Deals in force whose end is near and that no later deal for the same goods takes over from; $3 is the day. */
const endingSql = `
  with e as (
    select d.id, d.title, d.supplier_id, d.article_key, s.display_name as supplier, a.category, d.currency,
      d.valid_from as "validFrom", ${effectiveTo} as "effectiveTo"
    ${fromDeals}
    where ${appliesHere} and d.valid_from <= $3::date
  )
  select e.id, e.title, e.supplier, e.category, e.currency, e."validFrom", e."effectiveTo", (count(*) over ())::int as all
  from e
  where e."effectiveTo" between $3::date and $3::date + ${endingDays}
    and not exists (
      select from deal d where ${appliesHere} and d.supplier_id = e.supplier_id and d.article_key = e.article_key
        and d.valid_from > e."validFrom" and coalesce(d.valid_to > e."effectiveTo", true))`;

const endingOf = (
  reader: Reader,
  { organizationId, unitId }: UnitScope,
  today: string,
  range: string,
  values: readonly unknown[],
): Promise<EndingRecord[]> =>
  reader.query<EndingRecord>(`${endingSql} ${range}`, [organizationId, unitId, today, ...values]);

/** A deal whose end is near; `version` is another at 30 days, at 7, and with another end. */
interface EndingDeal {
  readonly id: string;
  readonly endsOn: string;
  readonly days: number;
  readonly version: string;
}

/** The unit's deals whose end is near, the next one first. */
export const endingDealsOf = async (
  reader: Reader,
  scope: UnitScope,
  today: string,
): Promise<EndingDeal[]> => {
  const records = await endingOf(reader, scope, today, 'order by e."effectiveTo", e.id', []);
  return records.map((each) => ({
    id: each.id,
    endsOn: each.effectiveTo,
    days: daysBetween(today, each.effectiveTo),
    version: versionOf(each, today),
  }));
};

/** Deals that end within the month, the next one first. */
const endingDeals: TaskSource = {
  kind,
  access: 'editor',
  first: async (reader, scope, { most, today }) => {
    const records = await endingOf(reader, scope, today, 'order by e."effectiveTo", e.id limit $4', [most]);
    return { tasks: records.map((each) => taskOf(each, today)), total: records[0]?.all ?? 0 };
  },
  versions: async (reader, scope, dealIds, today) => {
    const records = await endingOf(reader, scope, today, 'and e.id = any ($4::uuid[])', [dealIds]);
    return new Map(records.map((each) => [each.id, versionOf(each, today)]));
  },
};

/** Tells the first screen of deals that end. */
export const tellEndingDeals = answerTo(taskSource, endingDeals);
