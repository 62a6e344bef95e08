import type { Decimal } from '../../values/decimal.ts';
import { hasAmountBelow, hasRoundedBeside } from './amounts-below.ts';
import { chargesOf, type ReadCharge } from './charges.ts';
import type { TableReading } from '../table/choose-table.ts';
import { sumOfLines } from '../table/table-score.ts';
import { chooseTotals, type Totals } from './choose-totals.ts';
import type { DecimalMark } from '../words/printed-number.ts';
import type { Row } from '../words/rows.ts';
import type { TotalCandidate } from './total-candidates.ts';
import { singleRate, taxesTogether, vatCandidates, type VatRow, vatRows } from './vat-rows.ts';

/** What stands below the lines. */
export interface TotalsReading {
  readonly vat: readonly VatRow[];
  readonly charges: readonly ReadCharge[];
  readonly totals: Totals;
  /** An amount without explanation stands below the amount to pay. */
  readonly amountBelow: boolean;
  /** A rounding is printed, or an amount that was rounded, that the amount to pay does not contain. */
  readonly roundingLeft: boolean;
  /** Another amount than the one that was chosen stands at a label of the amount to pay, where the chosen one stands at none. */
  readonly payableLeft: boolean;
}

/** Reads totals, VAT per rate and charges from the rows that are no lines. */
export const readTotals = (
  all: readonly Row[],
  candidates: readonly TotalCandidate[],
  table: TableReading | null,
  mark: DecimalMark,
): TotalsReading => {
  const lines = new Set(table?.rows.lines.map(({ numbers }) => numbers.sum.row));
  const rows = all.filter((row) => !lines.has(row));
  const printedVat = vatRows(rows, mark);
  const sum = table === null ? null : sumOfLines(table.rows);
  const chosen = chooseTotals(
    [
      ...candidates,
      ...vatCandidates(printedVat),
      ...(printedVat.length > 0 ? [] : taxesTogether(rows, mark)),
    ],
    sum,
    printedVat,
  );
  const { totals, charges } = withCharges(rows, chosen, sum, mark);
  const vat = printedVat.length > 0 ? printedVat : singleRate(rows, mark, totals.net, totals.vat);
  return {
    totals,
    vat,
    charges,
    amountBelow: hasAmountBelow(rows, totals, charges, mark),
    roundingLeft:
      totals.rounding === null && (candidates.some(isRounding) || hasRoundedBeside(rows, totals, mark)),
    payableLeft: candidates.some((candidate) => isOtherPayable(candidate, totals.payable)),
  };
};

/**
 * The charges, with the totals. Where the sum of the lines is printed nowhere, charges that are exactly what the net has more
 * than the lines prove it as a printed one would.
 */
const withCharges = (
  rows: readonly Row[],
  totals: Totals,
  lines: Decimal | null,
  mark: DecimalMark,
): { readonly totals: Totals; readonly charges: readonly ReadCharge[] } => {
  const charges = chargesOf(rows, totals, mark);
  const { net, lineNet } = totals;
  if (charges.length > 0 || lineNet !== null || net === null || lines === null || lines.eq(net.value))
    return { totals, charges };
  const concluded = { ...totals, lineNet: { ...net, value: lines, text: lines.toFixed(2) } };
  const found = chargesOf(rows, concluded, mark);
  return found.length === 0 ? { totals, charges } : { totals: concluded, charges: found };
};

const isOtherPayable = ({ kind, value }: TotalCandidate, chosen: TotalCandidate | null): boolean =>
  kind === 'payable' && chosen !== null && chosen.kind !== 'payable' && !value.eq(chosen.value);

const isRounding = ({ kind, value }: TotalCandidate): boolean =>
  kind === 'rounding' && !value.eq('0') && value.abs().lt('1');
