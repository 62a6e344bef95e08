import { type Decimal, sumOf, zero } from '../../values/decimal.ts';
import type { NumberToken } from '../words/number-token.ts';

interface Summed {
  readonly numbers: { readonly sum: { readonly value: Decimal } };
  readonly allowance: { readonly value: Decimal } | null;
}

/** The net sum of lines, each less the discount row below it. */
export const sumOfLines = ({ lines }: { readonly lines: readonly Summed[] }): Decimal =>
  sumOf(
    lines.flatMap(({ numbers, allowance }) => [
      numbers.sum.value,
      ...(allowance === null ? [] : [allowance.value.abs().neg()]),
    ]),
  );

/** Whether an amount is what at least two of the last lines add up to: what is carried over, or a part's sum. */
export const addsUp = (
  lines: readonly Summed[],
  { value, decimals }: Pick<NumberToken, 'value' | 'decimals'>,
): boolean => {
  if (decimals !== 2) return false;
  let total = zero;
  for (let index = lines.length - 1; index >= 0; index--) {
    const line = lines[index];
    if (line === undefined) break;
    total = total.plus(line.numbers.sum.value).minus(line.allowance?.value.abs() ?? zero);
    if (index < lines.length - 1 && total.eq(value)) return true;
  }
  return false;
};
