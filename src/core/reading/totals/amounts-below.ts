import type { Decimal } from '../../values/decimal.ts';
import type { ReadCharge } from './charges.ts';
import type { Totals } from './choose-totals.ts';
import type { NumberToken } from '../words/number-token.ts';
import { numbersOf } from '../words/number-tokens.ts';
import { overlapOf } from '../page/page.ts';
import type { DecimalMark } from '../words/printed-number.ts';
import type { Row } from '../words/rows.ts';

/**
 * Whether an amount that no total explains stands below the amount to pay, in its column: then the real amount to pay may
 * be that one (a balance carried over, a payment taken off) under a label that is not known. `charges` that together are
 * what lies between lines and net explain themselves.
 */
export const hasAmountBelow = (
  rows: readonly Row[],
  totals: Totals,
  charges: readonly ReadCharge[],
  mark: DecimalMark,
): boolean => {
  const { payable } = totals;
  if (payable === null) return false;
  const { page, box } = payable.place;
  const known = [
    totals.lineNet,
    totals.net,
    totals.vat,
    totals.gross,
    totals.rounding,
    totals.prepaid,
    payable,
  ];
  const isCharge = ({ row, box: { x, y } }: NumberToken): boolean =>
    charges.some(
      ({ printed: { place } }) => place.page === row.page && place.box.x === x && place.box.y === y,
    );
  const isKnown = (value: string): boolean => known.some((total) => total?.value.abs().eq(value) === true);
  const own = rows.filter((row) => row.page === page).map((row) => numbersOf(row, mark));
  // The amount to pay may be printed at the top of the page and again below the lines.
  const last = Math.max(
    box.y,
    ...own.flat().map((token) => (token.value.eq(payable.value) && token.decimals === 2 ? token.box.y : 0)),
  );
  return own
    .flat()
    .filter((token) => token.row.box.y > last + box.height * 0.5)
    .some(
      (token) =>
        token.decimals === 2 &&
        overlapOf(token.box, box) > 0 &&
        !isCharge(token) &&
        !isKnown(token.value.abs().toFixed()),
    );
};

/**
 * Whether the amount to pay is printed in whole kronor somewhere after what was taken for it: then that one is before the
 * rounding, and the labels of both are not known.
 */
export const hasRoundedBeside = (rows: readonly Row[], { payable }: Totals, mark: DecimalMark): boolean => {
  if (payable === null || isWhole(payable.value)) return false;
  const { page, box } = payable.place;
  return rows
    .filter((row) => row.page === page && row.box.y > box.y - box.height * 0.5)
    .flatMap((row) => numbersOf(row, mark))
    .some(
      ({ decimals, value }) => decimals === 2 && isWhole(value) && value.minus(payable.value).abs().lt('1'),
    );
};

const isWhole = (value: Decimal): boolean => value.round(0).eq(value);
