import { type Decimal, decimal, fixed, sumOf, zero } from '#core/values/decimal.ts';
import type { FieldCode } from '#platform/wire/error-codes.ts';
import type { Draft, DraftLine } from './contract-draft.ts';

/** Two amounts that should be one: what the document states less what follows from the rest, two decimals. */
export interface Difference {
  readonly stated: string;
  readonly computed: string;
  readonly difference: string;
}

/** What the arithmetic of a draft says, as it is typed. Null: a part is missing, so nothing can be said. */
export interface DraftChecks {
  /** For each line its sum less quantity × price − discount; null also where the line closes. */
  readonly lines: readonly (string | null)[];
  /** Sum of the lines against the stated sum of the lines, or the net amount less charges. */
  readonly net: Difference | null;
  /** VAT of all rates against the stated VAT. */
  readonly tax: Difference | null;
  /** Net, VAT, rounding and prepayment against the amount to pay. */
  readonly payable: Difference | null;
  /** Nothing differs, and the lines and the amount to pay could be compared. */
  readonly closes: boolean;
}

const numberOf = (value: string | null): Decimal | null =>
  value === null || value === '' ? null : decimal(value);

/** Half an öre: figures that differ by less are the same when they are printed. */
const slight = '0.005';

/** A line's sum less what its other figures make; null when one is missing. */
export const lineDifference = ({ quantity, price, discount, sum }: DraftLine): string | null => {
  const [pieces, each, stated] = [numberOf(quantity), numberOf(price), numberOf(sum)];
  if (pieces === null || each === null || stated === null) return null;
  const computed = pieces.times(each).minus(numberOf(discount) ?? zero);
  return fixed(stated.minus(fixed(computed, 2)), 2);
};

const between = (stated: Decimal | null, computed: Decimal | null): Difference | null =>
  stated === null || computed === null
    ? null
    : {
        stated: fixed(stated, 2),
        computed: fixed(computed, 2),
        difference: fixed(stated.minus(computed), 2),
      };

const isOpen = (difference: string | undefined): boolean =>
  difference !== undefined && decimal(difference).abs().gt(slight);

const chargesOf = ({ charges }: Draft): Decimal =>
  sumOf(
    charges.map(({ charge, amount }) =>
      charge ? (numberOf(amount) ?? zero) : (numberOf(amount) ?? zero).neg(),
    ),
  );

/** Checks a draft's arithmetic; every amount must be a decimal. */
export const checksOf = (draft: Draft): DraftChecks => {
  const sums = draft.lines.map(({ sum }) => numberOf(sum));
  const goods = sums.length > 0 && sums.every((sum) => sum !== null) ? sumOf(sums) : null;
  const charges = chargesOf(draft);
  const [exclusive, tax] = [numberOf(draft.taxExclusive), numberOf(draft.taxTotal)];
  const stated = numberOf(draft.lineNet) ?? exclusive?.minus(charges) ?? null;
  const net = between(stated, goods);
  const taxes = draft.vat.map((row) => numberOf(row.tax));
  const perRate = taxes.length > 0 && taxes.every((each) => each !== null) ? sumOf(taxes) : null;
  const whole = exclusive ?? goods?.plus(charges) ?? null;
  const owed = numberOf(draft.taxInclusive) ?? (whole === null ? null : whole.plus(tax ?? zero));
  const due = owed?.plus(numberOf(draft.rounding) ?? zero).minus(numberOf(draft.prepaid) ?? zero) ?? null;
  const payable = between(numberOf(draft.payable), due);
  const taxed = between(tax, perRate);
  const lines = draft.lines.map((line) => {
    const difference = lineDifference(line);
    return difference !== null && isOpen(difference) ? difference : null;
  });
  const isClosed =
    lines.every((difference) => difference === null) &&
    [net, taxed, payable].every((part) => !isOpen(part?.difference));
  return { lines, net, tax: taxed, payable, closes: isClosed && net !== null && payable !== null };
};

/** What a draft lacks to be booked, by field: `lines.0.sum`; empty when it may be. */
export const missingOf = (draft: Draft): Readonly<Record<string, FieldCode>> => {
  const missing: Record<string, FieldCode> = {};
  const need = (field: string, value: string | null): void => {
    if (value === null || value === '') missing[field] = 'required';
  };
  need('number', draft.number);
  need('issueDate', draft.issueDate);
  need('currency', draft.currency);
  need('supplier.name', draft.supplier.name);
  if (draft.lines.length === 0) missing['lines'] = 'required';
  for (const [at, line] of draft.lines.entries()) {
    need(`lines.${at}.name`, line.name || line.articleNumber);
    need(`lines.${at}.sum`, line.sum);
  }
  for (const [at, charge] of draft.charges.entries()) need(`charges.${at}.amount`, charge.amount);
  return missing;
};
