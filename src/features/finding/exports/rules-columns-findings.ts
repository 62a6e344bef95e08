import { column, type Column } from '#core/exports/column.ts';
import { fillText } from '#core/values/fill-text.ts';
import type { ReplyOf } from '#platform/wire/endpoint.ts';
import type {
  FeeShown,
  MissingShown,
  radarContract,
  RenumberedShown,
} from '#features/purchases/radar/contract.ts';
import type { ColumnWords } from './rules-words.ts';

type Beside = ReplyOf<(typeof radarContract)['readLoyalty']>['besides'][number];

/** What stands beside a supplier's prices: a fee, a new article number, an invoice that has not come, or goods bought beside a deal. */
export type FindingRow = { readonly supplierName: string; readonly currency: string } & (
  | { readonly kind: 'fee'; readonly found: FeeShown }
  | { readonly kind: 'renumbered'; readonly found: RenumberedShown }
  | { readonly kind: 'missing'; readonly found: MissingShown }
  | { readonly kind: 'loyalty'; readonly found: Beside }
);

const whatOf = (t: ColumnWords, row: FindingRow): string => {
  if (row.kind === 'fee') return t[`fee.${row.found.kind}`];
  if (row.kind === 'renumbered') return `${row.found.newName} (${row.found.to})`;
  if (row.kind === 'loyalty') return row.found.name;
  const { numbers, after } = row.found;
  return numbers.length > 0 ? numbers.join(', ') : fillText(t.afterInvoice, { number: after.number });
};

const comparedOf = (row: FindingRow): string | null => {
  if (row.kind === 'renumbered') return `${row.found.name} (${row.found.from})`;
  return row.kind === 'loyalty' ? `${row.found.dealTitle}, ${row.found.dealSupplier}` : null;
};

const pricesOf = (row: FindingRow): readonly [earlier: string | null, now: string | null] => {
  if (row.kind === 'renumbered') return [row.found.price, row.found.newPrice];
  return row.kind === 'fee'
    ? [row.found.rise?.from ?? null, row.found.rise?.to ?? row.found.latest.amount]
    : [null, null];
};

const percentOf = (row: FindingRow): string | null => {
  if (row.kind === 'renumbered') return row.found.percent;
  return row.kind === 'fee' ? (row.found.rise?.percent ?? null) : null;
};

const dayOf = (row: FindingRow): string | null => {
  if (row.kind === 'fee') return row.found.latest.date;
  if (row.kind === 'renumbered') return row.found.date;
  return row.kind === 'missing' ? row.found.after.date : null;
};

const stateOf = (t: ColumnWords, row: FindingRow): string | null => {
  if (row.kind === 'renumbered') return t[`answer.${row.found.answer}`];
  if (row.kind !== 'missing') return null;
  return row.found.closedAt === null ? t[`answer.${row.found.answer}`] : t['answer.closed'];
};

/** What a file says of what stands beside prices. */
export const findingColumns = (t: ColumnWords): readonly Column<FindingRow>[] => [
  column('finding', t.findingKind, 'text', (row) => t[`finding.${row.kind}`], { width: 20 }),
  column('supplier', t.supplier, 'text', (row) => row.supplierName),
  column('what', t.what, 'text', (row) => whatOf(t, row), { width: 34 }),
  column('compared', t.compared, 'text', comparedOf, { width: 34 }),
  column('earlier', t.earlierPrice, 'price', (row) => pricesOf(row)[0]),
  column('now', t.nowPrice, 'price', (row) => pricesOf(row)[1]),
  column('percent', t.changePercent, 'number', percentOf),
  column(
    'invoices',
    t.invoicesWith,
    'number',
    (row) => (row.kind === 'fee' ? String(row.found.count) : null),
    {
      width: 10,
    },
  ),
  column('sum', t.sum, 'money', (row) =>
    row.kind === 'fee' || row.kind === 'loyalty' ? row.found.sum : null,
  ),
  column('currency', t.currency, 'text', (row) => row.currency, { width: 8, isOnPaper: false }),
  column('date', t.onDay, 'date', dayOf),
  column('status', t.state, 'text', (row) => stateOf(t, row), { width: 12 }),
];
