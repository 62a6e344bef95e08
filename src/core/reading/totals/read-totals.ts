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
  const totals = chooseTotals(
    [
      ...candidates,
      ...vatCandidates(printedVat),
      ...(printedVat.length > 0 ? [] : taxesTogether(rows, mark)),
    ],
    table === null ? null : sumOfLines(table.rows),
    printedVat,
  );
  const vat = printedVat.length > 0 ? printedVat : singleRate(rows, mark, totals.net, totals.vat);
  const charges = chargesOf(rows, totals, mark);
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

const isOtherPayable = ({ kind, value }: TotalCandidate, chosen: TotalCandidate | null): boolean =>
  kind === 'payable' && chosen !== null && chosen.kind !== 'payable' && !value.eq(chosen.value);

const isRounding = ({ kind, value }: TotalCandidate): boolean =>
  kind === 'rounding' && !value.eq('0') && value.abs().lt('1');
