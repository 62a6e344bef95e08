import { type Decimal, decimal } from '../../values/decimal.ts';
import type { DecimalMark } from '../words/printed-number.ts';
import type { NumberToken } from '../words/number-token.ts';
import { numbersOf } from '../words/number-tokens.ts';
import type { Row } from '../words/rows.ts';
import { totalLabels } from './row-labels.ts';
import type { TotalCandidate } from './total-candidates.ts';
import type { TotalKind } from './total-labels.ts';

const candidateOf = (kind: TotalKind, { text, value, row, box }: NumberToken): TotalCandidate => ({
  kind,
  text,
  value,
  place: { page: row.page, box },
  score: 1,
  label: '',
});

const amountsIn = (rows: readonly Row[], mark: DecimalMark): NumberToken[] =>
  rows
    .flatMap((row) => numbersOf(row, mark))
    .filter(({ decimals, percent, money }) => !percent && (decimals === 2 || (money && decimals === 0)));

const isCarried = (row: Row): boolean => totalLabels(row).some(({ kind }) => kind === 'subtotal');

/**
 * The amount that is what the lines add up to, whatever stands at it: where the sum of all goods is printed, it proves them as
 * a labelled one does. Empty for one line, whose own sum it may be.
 */
export const printedSum = (
  rows: readonly Row[],
  lines: { readonly sum: Decimal; readonly count: number },
  mark: DecimalMark,
): TotalCandidate[] => {
  if (lines.count < 2) return [];
  const own = rows.filter((row) => !isCarried(row));
  const found = amountsIn(own, mark).find(({ value }) => value.eq(lines.sum));
  return found === undefined ? [] : [candidateOf('net', found)];
};

/**
 * Amounts that are a net and a VAT together, or that rounded to whole kronor by a printed rounding, whatever stands at them: the
 * amount to pay where no label that is known names it.
 */
export const printedPayables = (
  rows: readonly Row[],
  candidates: readonly TotalCandidate[],
  mark: DecimalMark,
): TotalCandidate[] => {
  const of = (...kinds: readonly TotalKind[]): Decimal[] =>
    candidates.filter(({ kind }) => kinds.includes(kind)).map(({ value }) => value);
  const roundings = [decimal('0'), ...of('rounding').filter((value) => value.abs().lt('1'))].slice(0, 3);
  const totals = new Set(
    of('net', 'gross')
      .slice(0, most)
      .flatMap((net) =>
        of('vat')
          .slice(0, most)
          .flatMap((vat) => roundings.map((rounding) => net.plus(vat).plus(rounding).toFixed(2))),
      ),
  );
  const found = amountsIn(rows, mark).filter(({ value }) => !value.eq('0') && totals.has(value.toFixed(2)));
  return found.slice(-most).map((token) => candidateOf('payable', token));
};

const most = 12;
