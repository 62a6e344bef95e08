import { type Decimal, sumOf, zero } from '#core/values/decimal.ts';
import type { Fields } from './choose-fields.ts';
import { sumOfLines, type TableReading } from './choose-table.ts';
import type { Totals } from './choose-totals.ts';
import { closesExactly } from './line-arithmetic.ts';
import type { TotalsReading } from './read-totals.ts';
import type { Doubt } from './reading.ts';
import type { VatRow } from './vat-rows.ts';

/** What a document's reading rests on. */
export interface Evidence extends TotalsReading {
  readonly table: TableReading | null;
  readonly fields: Fields;
  readonly currency: string | null;
  readonly creditNote: boolean;
  /** A charge stands among lines that have article numbers and has none: it may belong to the whole document. */
  readonly looseCharge: boolean;
  /** Every line has a name. */
  readonly named: boolean;
  /** The least sure word among the figures. */
  readonly words: number;
}

const sureField = 0.7;
const sureWord = 0.9;

/**
 * Everything that speaks against trusting a reading. Without a doubt the same figures are proved three times over: each
 * line by its own arithmetic, all lines by the printed net sum, and the totals by VAT per rate and the amount to pay.
 */
export const doubtsOf = (evidence: Evidence): Doubt[] => {
  const { table, fields, creditNote, words, currency } = evidence;
  const doubts: Doubt[] = [];
  const doubt = (isDoubtful: boolean, name: Doubt): void => {
    if (isDoubtful) doubts.push(name);
  };
  if (table === null) doubts.push('lines-missing');
  else doubts.push(...lineDoubts(table), ...totalDoubts(table, evidence));
  doubt((fields.get('number')?.confidence ?? 0) < sureField, 'number');
  doubt((fields.get('issueDate')?.confidence ?? 0) < sureField, 'issue-date');
  doubt(!evidence.named, 'line-unnamed');
  doubt(evidence.looseCharge && !doubts.includes('charges'), 'charges');
  doubt(currency === null, 'currency');
  doubt(creditNote, 'credit-note');
  doubt(words < sureWord, 'words-uncertain');
  return doubts;
};

const lineDoubts = ({ grid, assignment, rows }: TableReading): Doubt[] => {
  const kind = assignment.discount?.kind ?? 'percent';
  const roleOf = (key: string | null) => grid.columns.find((column) => column.key === key)?.role;
  const labelled =
    roleOf(assignment.quantity) === 'quantity' &&
    roleOf(assignment.price) === 'price' &&
    roleOf(assignment.sum) === 'sum';
  const { lines } = rows;
  const hasDiscount = lines.some(
    ({ numbers, allowance }) =>
      allowance !== null || (numbers.discount !== null && !numbers.discount.value.eq('0')),
  );
  return [
    ...(labelled ? [] : (['columns-unlabelled'] as const)),
    ...(lines.every(({ numbers }) => numbers.quantity !== null && numbers.price !== null)
      ? []
      : (['line-incomplete'] as const)),
    ...(lines.every(({ numbers }) => closesExactly(numbers, kind)) ? [] : (['line-arithmetic'] as const)),
    ...(hasDiscount ? (['line-discount'] as const) : []),
    ...(rows.unread > 0 ? (['rows-unread'] as const) : []),
  ];
};

const totalDoubts = (
  table: TableReading,
  { totals, vat, charges, amountBelow, roundingLeft }: Evidence,
): Doubt[] => {
  const { lineNet, net, vat: tax } = totals;
  const adds = (part: (row: VatRow) => Decimal, whole: Decimal | undefined): boolean =>
    whole !== undefined && sumOf(vat.map(part)).eq(whole);
  const isProved =
    vat.length > 0 &&
    adds(({ base }) => base.value, net?.value) &&
    adds(({ amount }) => amount.value, tax?.value);
  return [
    ...(lineNet !== null && lineNet.value.eq(sumOfLines(table.rows)) ? [] : (['line-sum'] as const)),
    ...(charges.length > 0 || (lineNet !== null && net !== null && lineNet.value.eq(net.value))
      ? []
      : (['charges'] as const)),
    ...(isExact(totals) && !amountBelow && !roundingLeft ? [] : (['totals'] as const)),
    ...(isProved ? [] : (['vat'] as const)),
  ];
};

/** Whether net, VAT, rounding and prepayment make the amount to pay without any tolerance. A rounding to whole kronor may be printed with either sign. */
const isExact = ({ closed, net, vat, gross, payable, rounding, prepaid }: Totals): boolean => {
  if (!closed || net === null || payable === null) return false;
  const total = net.value.plus(vat?.value ?? zero);
  if (gross !== null && !gross.value.eq(total)) return false;
  const due = total.minus(prepaid?.value.abs() ?? zero);
  const rounded = rounding?.value ?? zero;
  const isWhole = payable.value.round(0).eq(payable.value);
  return due.plus(rounded).eq(payable.value) || (isWhole && due.minus(rounded).eq(payable.value));
};
