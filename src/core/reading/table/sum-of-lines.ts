import { type Decimal, sumOf } from '../../values/decimal.ts';

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
