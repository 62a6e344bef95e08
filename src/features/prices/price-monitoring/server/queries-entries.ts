import type { z } from 'zod';
import { withinPlan } from '#core/entitlements/plan-view.ts';
import type { Reader } from '#platform/server/db/port.ts';
import type { UnitScope } from '#platform/server/scope.ts';
import type { Why } from '#core/price-watch/types.ts';
import type { AlertStatus, alertEntry } from '../contract-alerts.ts';
import { shownPerBase } from '../rules-base-prices.ts';

type Entry = z.output<typeof alertEntry>;

/** Entries of one status, dated in a period; null leaves that side open. */
export interface Selection {
  readonly status: AlertStatus;
  readonly from: string | null;
  readonly to: string | null;
}

/** What waits for a decision is shown whatever the period; what was settled, of the period. Both within the plan. */
export const selectionOf = (
  { view }: Pick<UnitScope, 'view'>,
  status: AlertStatus,
  { from, to }: { readonly from: string | null; readonly to: string | null },
): Selection => ({
  status,
  ...withinPlan(view, status === 'UNRESOLVED' ? { from: null, to: null } : { from, to }),
});

/** The monitoring order of `price_alert_entry`, backwards. */
export const newestFirst = 'invoice_date desc, invoice_number desc, sha256 desc, line_no desc';

/** A column `why` where prices were converted, as `shownPerBase` reads it: what nobody is shown need not travel. */
export const whyOfPacks = (why: string): string =>
  `case when ${why} ->> 'baseUnit' is not null then ${why} end`;

/** Entries of each article: a list shows what the newest say, the article itself what happened. */
export const inList = 3;
export const inDetail = 50;

interface EntryRecord {
  readonly id: string;
  readonly article_id: string;
  readonly invoice_id: string;
  readonly deal_id: string | null;
  readonly supplier_id: string;
  readonly item_diff: string;
  readonly quantity: string;
  readonly sum_diff: string;
  readonly billed_price: string;
  readonly watched_price: string | null;
  readonly why: Why | null;
  readonly currency: string;
  readonly invoice_date: string;
  readonly invoice_number: string;
  readonly status: Entry['status'];
  readonly kind: Entry['kind'];
  readonly causes: Entry['causes'];
  readonly comment: string | null;
  readonly settled_as: Entry['settledAs'];
  readonly decided_at: Date | null;
  readonly decided_by: string | null;
}

const entriesSql = (decided: string, decisions: string): string => `
  select e.id, e.article_id, e.invoice_id, e.deal_id, e.supplier_id, trim_scale(e.item_diff) as item_diff,
    trim_scale(e.quantity) as quantity, round(e.extra, 2) as sum_diff,
    trim_scale(e.billed_price) as billed_price, trim_scale(e.watched_price) as watched_price, ${whyOfPacks('e.why')} as why,
    e.currency, e.invoice_date, e.invoice_number, e.status, e.kind, coalesce(e.why -> 'causes', '[]') as causes,
    ${decided}
  from (
    select *, row_number() over (partition by article_id order by ${newestFirst}) as place
    from price_alert_entry
    where organization_id = $1 and unit_id = $2 and status = $3
      and invoice_date >= coalesce($4::date, '-infinity') and invoice_date <= coalesce($5::date, 'infinity')
      and article_id = any($6::uuid[])
  ) e
  ${decisions}
  where e.place <= $7 order by e.article_id, e.place`;

const ofDecided = entriesSql(
  `d.comment, coalesce(d.kind, case e.status when 'IGNORED' then 'history' end) as settled_as, d.decided_at,
     m.full_name as decided_by`,
  `left join price_decision d
     on d.organization_id = $1 and d.unit_id = $2 and d.article_id = e.article_id and d.id = e.decision_id
   left join member_name m on m.organization_id = $1 and m.user_id = d.decided_by`,
);

/** Nothing has been decided on what is unresolved, so nobody is looked for. */
const ofUndecided = entriesSql(
  'null::text as comment, null::text as settled_as, null::timestamptz as decided_at, null::text as decided_by',
  '',
);

const entryOf = (record: EntryRecord): Entry => ({
  id: record.id,
  itemId: record.id,
  articleId: record.article_id,
  invoiceId: record.invoice_id,
  dealId: record.deal_id,
  supplierId: record.supplier_id,
  itemDiff: { amount: record.item_diff, currency: record.currency },
  quantity: record.quantity,
  sumDiff: { amount: record.sum_diff, currency: record.currency },
  billedPrice: { amount: record.billed_price, currency: record.currency },
  watchedPrice: record.watched_price,
  perBase: shownPerBase(record.why),
  invoiceDate: record.invoice_date,
  invoiceNumber: record.invoice_number,
  status: record.status,
  kind: record.kind,
  causes: record.causes,
  resolutionComment: record.comment,
  settledAs: record.settled_as,
  decidedAt: record.decided_at?.toISOString() ?? null,
  decidedBy: record.decided_by,
});

/** The newest entries of each article in a selection, so many at most, by article. */
export const entriesOf = async (
  reader: Reader,
  { organizationId, unitId }: UnitScope,
  { status, from, to }: Selection,
  articleIds: readonly string[],
  most: number,
): Promise<ReadonlyMap<string, Entry[]>> => {
  if (articleIds.length === 0) return new Map();
  const records = await reader.query<EntryRecord>(status === 'UNRESOLVED' ? ofUndecided : ofDecided, [
    organizationId,
    unitId,
    status,
    from,
    to,
    articleIds,
    most,
  ]);
  return Map.groupBy(records.map(entryOf), (entry) => entry.articleId);
};
