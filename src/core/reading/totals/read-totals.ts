import { type Decimal, zero } from '../../values/decimal.ts';
import { hasAmountBelow, hasRoundedBeside } from './amounts-below.ts';
import { chargesOf, type ReadCharge } from './charges.ts';
import { ratesWithCharges } from './charged-rates.ts';
import type { TableReading } from '../table/choose-table.ts';
import { sumOfLines } from '../table/sum-of-lines.ts';
import { chooseTotals, type Totals } from './choose-totals.ts';
import type { DecimalMark } from '../words/printed-number.ts';
import type { Row } from '../words/rows.ts';
import { printedPayables, printedSum } from './printed-sums.ts';
import { type RatedTax, ratedTaxes, taxesTogether } from './rated-taxes.ts';
import type { TotalCandidate } from './total-candidates.ts';
import { singleRate, vatCandidates, type VatRow, vatRows } from './vat-rows.ts';

/** What stands below the lines. */
export interface TotalsReading {
  readonly vat: readonly VatRow[];
  /** VAT per rate as its labels say, with a base or without. */
  readonly taxes: readonly RatedTax[];
  readonly charges: readonly ReadCharge[];
  readonly totals: Totals;
  /** An amount without explanation stands below the amount to pay. */
  readonly amountBelow: boolean;
  /** A rounding is printed, or an amount that was rounded, that the amount to pay does not contain. */
  readonly roundingLeft: boolean;
  /** Another amount than the one that was chosen stands at a label of the amount to pay, where the chosen one stands at none, or a larger one at one of the whole. */
  readonly payableLeft: boolean;
  /** VAT is printed, and none was taken for the document's. */
  readonly vatLeft: boolean;
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
  const taxes = ratedTaxes(candidates);
  const stated = [...candidates, ...vatCandidates(printedVat), ...taxesTogether(taxes)];
  const labelled = chooseTotals(stated, sum, printedVat);
  const isSummed = sum === null || labelled.lineNet !== null;
  const sums = isSummed ? [] : printedSum(rows, { sum, count: table?.rows.lines.length ?? 0 }, mark);
  const given = [...stated, ...sums];
  const closed = closing(sums.length === 0 ? labelled : chooseTotals(given, sum, printedVat), () =>
    chooseTotals([...given, ...printedPayables(rows, given, mark)], sum, printedVat),
  );
  const chosen = withNetOfLines(closed, sum);
  const last = table?.rows.lines.at(-1)?.numbers.sum;
  const place = last === undefined ? null : { page: last.row.page, box: last.box };
  const { totals, charges } = withCharges(chosen, sum, (found) => chargesOf(rows, found, mark, place));
  // A rate of nothing fits every amount: where no VAT is, it is that of the whole.
  const isFree = totals.vat?.value.eq('0') === true && printedVat.every(({ rate }) => rate.value.eq('0'));
  const single =
    printedVat.length > 0 && !isFree ? printedVat : singleRate(rows, mark, totals.net, totals.vat);
  const vat = single.length > 0 || taxes.length > 0 ? single : ratesWithCharges(totals, charges);
  return {
    totals,
    vat,
    taxes,
    charges,
    amountBelow: hasAmountBelow(rows, totals, charges, mark),
    roundingLeft:
      totals.rounding === null && (candidates.some(isRounding) || hasRoundedBeside(rows, totals, mark)),
    payableLeft: isPayableLeft(candidates, totals.payable) || isMoreLeft(candidates, totals),
    vatLeft:
      (totals.vat?.value ?? zero).eq('0') && stated.some((each) => isVat(each) && !isWholeOf(each, totals)),
  };
};

/**
 * The totals with the sum of the lines for a net that is printed nowhere: with the printed VAT and rounding it is exactly what is to
 * pay, and the gross where one is printed.
 */
const withNetOfLines = (totals: Totals, lines: Decimal | null): Totals => {
  const { net, vat, gross, payable, rounding, prepaid } = totals;
  if (net !== null || lines === null || vat === null || payable === null || prepaid !== null) return totals;
  const whole = lines.plus(vat.value);
  const isWhole = whole.plus(rounding?.value ?? zero).eq(payable.value);
  if (!isWhole || !(gross === null || gross.value.eq(whole) || gross.value.eq(payable.value))) return totals;
  const own = { ...vat, kind: 'net' as const, value: lines, text: lines.toFixed(2) };
  return { ...totals, lineNet: own, net: own, closed: true };
};

/** Totals that close as they are, or else as `other` has them where those do. */
const closing = (totals: Totals, other: () => Totals): Totals => {
  if (totals.closed) return totals;
  const found = other();
  return found.closed ? found : totals;
};

/**
 * The charges, with the totals. Where the sum of the lines is printed nowhere, charges that are exactly what the net has more
 * than the lines prove it as a printed one would; and where the net is printed nowhere, charges that with VAT make up the rest.
 */
const withCharges = (
  totals: Totals,
  lines: Decimal | null,
  chargesIn: (totals: Totals) => readonly ReadCharge[],
): { readonly totals: Totals; readonly charges: readonly ReadCharge[] } => {
  const charges = chargesIn(totals);
  const { net, lineNet } = totals;
  if (charges.length > 0 || net === null || lines === null) return { totals, charges };
  if (lineNet === null && !lines.eq(net.value)) {
    const concluded = { ...totals, lineNet: { ...net, value: lines, text: lines.toFixed(2) } };
    const found = chargesIn(concluded);
    return found.length === 0 ? { totals, charges } : { totals: concluded, charges: found };
  }
  const left = unprintedNet(totals);
  if (lineNet === null || left === null) return { totals, charges };
  const concluded = { ...totals, net: { ...net, value: left, text: left.toFixed(2) }, closed: true };
  const found = chargesIn(concluded);
  return found.length === 0 ? { totals, charges } : { totals: concluded, charges: found };
};

/** What the net must be for net and VAT to be the gross, or with the rounding the amount to pay; `null` where they are as it is. */
const unprintedNet = ({ closed, vat, gross, payable, rounding, prepaid }: Totals): Decimal | null => {
  if (closed || vat === null || prepaid !== null) return null;
  const total = gross ?? payable;
  if (total === null || payable === null) return null;
  const due = payable.value.minus(rounding?.value ?? '0');
  return due.eq(total.value) || gross === null ? due.minus(vat.value) : null;
};

const isPayableLeft = (candidates: readonly TotalCandidate[], chosen: TotalCandidate | null): boolean => {
  const named = candidates.filter(({ kind }) => kind === 'payable');
  return chosen !== null && named.length > 0 && !named.some(({ value }) => value.eq(chosen.value));
};

/** Whether a label of the whole has more than is to pay, and nothing was paid of it: charges may stand between the two. */
const isMoreLeft = (candidates: readonly TotalCandidate[], { gross, payable, prepaid }: Totals): boolean =>
  payable !== null &&
  prepaid === null &&
  candidates.some(
    ({ kind, value, text }) =>
      kind === 'gross' &&
      /[.,]\d\d$/.test(text) &&
      value.abs().gt(payable.value.abs().plus('1')) &&
      gross?.value.eq(value) !== true,
  );

/** Whether an amount at a label of VAT is what the VAT was reckoned from, or all that is to pay. */
const isWholeOf = ({ value }: TotalCandidate, { net, gross, payable }: Totals): boolean =>
  [net, gross, payable].some((total) => total?.value.eq(value) === true);

/** An amount of VAT; one without decimals may be a rate. */
const isVat = ({ kind, value, text }: TotalCandidate): boolean =>
  kind === 'vat' && !value.eq('0') && /[.,]\d\d$/.test(text);

const isRounding = ({ kind, value }: TotalCandidate): boolean =>
  kind === 'rounding' && !value.eq('0') && value.abs().lt('1');
