import { type Decimal, sumOf, zero } from '../../values/decimal.ts';
import type { TableReading } from '../table/choose-table.ts';
import { sumOfLines } from '../table/sum-of-lines.ts';
import type { Totals } from './choose-totals.ts';
import { proveNet } from './rated-taxes.ts';
import type { TotalsReading } from './read-totals.ts';
import type { Doubt } from '../reading.ts';
import type { VatRow } from './vat-rows.ts';

/** What speaks against trusting the totals, by the lines that were read and by each other. */
export const totalDoubts = (
  table: TableReading,
  { totals, vat, taxes, charges, amountBelow, roundingLeft, payableLeft, vatLeft }: TotalsReading,
): Doubt[] => {
  const { lineNet, net, vat: tax } = totals;
  const adds = (part: (row: VatRow) => Decimal, whole: Decimal | undefined): boolean =>
    whole !== undefined && sumOf(vat.map(part)).eq(whole);
  const isBase = (whole: Decimal | undefined): boolean => adds(({ base }) => base.value, whole);
  // Deposits may stand outside the VAT.
  const areDeposits = charges.length > 0 && charges.every(({ charge: { kind } }) => kind === 'deposit');
  const isProved =
    (vat.length > 0 &&
      (isBase(net?.value) || (areDeposits && isBase(lineNet?.value))) &&
      adds(({ amount }) => amount.value, tax?.value)) ||
    proveNet(taxes, net?.value, tax?.value);
  return [
    ...(lineNet !== null && lineNet.value.eq(sumOfLines(table.rows)) ? [] : (['line-sum'] as const)),
    ...(charges.length > 0 || (lineNet !== null && net !== null && lineNet.value.eq(net.value))
      ? []
      : (['charges'] as const)),
    ...(isExact(totals) && !amountBelow && !roundingLeft && !payableLeft ? [] : (['totals'] as const)),
    ...(isProved && !vatLeft ? [] : (['vat'] as const)),
  ];
};

/** Whether net, VAT, rounding and prepayment make the amount to pay without any tolerance. A rounding to whole kronor may be printed with either sign. */
const isExact = ({ closed, net, vat, gross, payable, rounding, prepaid }: Totals): boolean => {
  if (!closed || net === null || payable === null) return false;
  const total = net.value.plus(vat?.value ?? zero);
  if (gross !== null && !gross.value.eq(total) && !gross.value.eq(payable.value)) return false;
  const due = total.minus(prepaid?.value.abs() ?? zero);
  const rounded = rounding?.value ?? zero;
  const isWhole = payable.value.round(0).eq(payable.value);
  return due.plus(rounded).eq(payable.value) || (isWhole && due.minus(rounded).eq(payable.value));
};
