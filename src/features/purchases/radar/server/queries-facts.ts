import { feeKind, type FeeKind } from '#core/radar/fee-kind.ts';
import type { ChargedInvoice } from '#core/radar/fee-series.ts';
import type { ReceivedInvoice } from '#core/radar/received.ts';
import type { NumberedArticle } from '#core/radar/renumbered.ts';
import { decimal } from '#core/values/decimal.ts';
import type { PackSize } from '#core/values/pack-size.ts';
import type { Reader } from '#platform/server/db/port.ts';
import type { UnitScope } from '#platform/server/scope.ts';

/** An invoice as the radar reads it. */
export interface KeptInvoice extends ReceivedInvoice {
  readonly supplierId: string;
  readonly net: string;
  readonly currency: string;
  /** It waits for a person: it has come, and does not count as cost. */
  readonly held: boolean;
}

const invoicesSql = `
  select id, supplier_id as "supplierId", number, issue_date as date, trim_scale(net) as net, currency, credit_note as "creditNote",
    held or waits as held
  from invoice
  where organization_id = $1 and unit_id = $2 and issue_date >= $3::date and coalesce(supplier_id = any ($4::uuid[]), true)
  order by issue_date, number, id`;

/** The unit's invoices from a day on, of some suppliers or of all. */
export const keptInvoices = (
  reader: Reader,
  { organizationId, unitId }: UnitScope,
  since: string,
  supplierIds: readonly string[] | null,
): Promise<KeptInvoice[]> =>
  reader.query<KeptInvoice>(invoicesSql, [organizationId, unitId, since, supplierIds]);

interface Charge {
  readonly invoiceId: string;
  readonly kind: 'freight' | 'fee';
  readonly words: string;
  readonly amount: string;
}

/** Charges stand as lines, or beside them for the whole document. */
const chargesSql = `
  select l.invoice_id as "invoiceId", l.kind, l.name as words, trim_scale(l.sum) as amount
  from invoice_line l
  where l.organization_id = $1 and l.unit_id = $2 and l.kind in ('freight', 'fee') and l.issue_date >= $3::date
    and coalesce(l.supplier_id = any ($4::uuid[]), true)
  union all
  select i.id, coalesce(c.charge ->> 'kind', 'fee'), coalesce(c.charge ->> 'reason', ''),
    trim_scale(coalesce((c.charge ->> 'amount')::numeric, 0))
  from invoice i cross join lateral jsonb_array_elements(i.charges) c(charge)
  where i.organization_id = $1 and i.unit_id = $2 and i.issue_date >= $3::date and coalesce(i.supplier_id = any ($4::uuid[]), true)
    and i.charges <> '[]' and c.charge ->> 'kind' in ('freight', 'fee') and (c.charge ->> 'charge')::boolean`;

/** What suppliers charge beside the goods from a day on, by supplier and currency; held invoices are left out. */
export const chargedInvoices = async (
  reader: Reader,
  { organizationId, unitId }: UnitScope,
  since: string,
  invoices: readonly KeptInvoice[],
): Promise<ReadonlyMap<string, readonly ChargedInvoice[]>> => {
  const supplierIds = [...new Set(invoices.map(({ supplierId }) => supplierId))];
  const charges = await reader.query<Charge>(chargesSql, [organizationId, unitId, since, supplierIds]);
  const fees = new Map<string, Partial<Record<FeeKind, string>>>();
  for (const { invoiceId, kind, words, amount } of charges) {
    const fee = feeKind(words, kind);
    if (fee === null) continue;
    const own = fees.get(invoiceId) ?? {};
    fees.set(invoiceId, {
      ...own,
      [fee]: decimal(own[fee] ?? '0')
        .plus(decimal(amount))
        .toFixed(),
    });
  }
  const trusted = invoices.filter(({ held }) => !held);
  return Map.groupBy(
    trusted.map((invoice) => ({ ...invoice, fees: fees.get(invoice.id) ?? {} })),
    ({ supplierId, currency }) => `${supplierId} ${currency}`,
  );
};

const articlesSql = `
  select a.id, a.article_number as "articleNumber", coalesce(a.invoiced_name, a.name) as name, a.unit, a.currency, a.supplier_id as "supplierId",
    a.first_date as "firstDate", a.last_date as "lastDate", trim_scale(f.first_price) as "firstPrice", trim_scale(a.last_price) as "lastPrice",
    case when p.amount is not null then json_build_object('baseUnit', p.base_unit, 'amount', trim_scale(p.amount)::text) end as "statedPack"
  from unit_article a
  join article_figures f on f.organization_id = $1 and f.unit_id = $2 and f.article_id = a.id
  left join stated_pack p on p.organization_id = $1 and p.supplier_id = a.supplier_id and p.article_key = a.article_key
  where a.organization_id = $1 and a.unit_id = $2 and a.article_number is not null and a.last_price is not null
    and f.first_price is not null and a.first_date is not null and a.last_date >= $3::date`;

/** Articles that were bought from a day on, each with its first and last price; those that go on under another number are that. */
export const numberedArticles = (
  reader: Reader,
  { organizationId, unitId }: UnitScope,
  since: string,
): Promise<(NumberedArticle & { readonly supplierId: string; readonly statedPack: PackSize | null })[]> =>
  reader.query(articlesSql, [organizationId, unitId, since]);
