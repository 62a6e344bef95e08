import { type Decimal, decimal, fixed, sumOf, zero } from '../values/decimal.ts';
import type { Category } from '../products/category.ts';
import type { AccountPlan, AccountUse } from './accounts.ts';
import { splitVat, type VatShare } from './vat.ts';

/** What a draft is made of, in plain decimals with the sign of what it does to the cost: a credit note's are negative. */
export interface DraftFacts {
  readonly currency: string;
  /** Amount due, the sum without VAT, the VAT and the rounding, as stated. */
  readonly total: string;
  readonly net: string;
  readonly taxTotal: string | null;
  readonly rounding: string | null;
  readonly lines: readonly {
    readonly kind: 'goods' | 'deposit' | 'freight' | 'fee' | 'discount';
    readonly category: Category;
    readonly sum: string;
    /** Percent; null where the invoice does not say. */
    readonly vatRate: string | null;
  }[];
  /** Of the whole document; an allowance has `charge: false` and takes its amount off. */
  readonly charges: readonly {
    readonly charge: boolean;
    readonly kind: 'goods' | 'deposit' | 'freight' | 'fee' | 'discount';
    readonly amount: string;
  }[];
  /** Of the supplier: what a discount or charge of the whole document belongs to. */
  readonly category: Category;
}

/** One side of a draft: debit is positive. `rate` is of the VAT on it, null where the invoice does not tell. */
export interface Posting {
  readonly use: AccountUse;
  readonly account: string;
  readonly amount: string;
  readonly rate: string | null;
}

/** A draft whose postings come to nothing to the öre. */
export interface PostedDraft {
  readonly postings: readonly Posting[];
  readonly vat: readonly VatShare[];
  readonly vatTotal: string;
}

/** Why no draft can be made: a person has to book it. */
export type DraftProblem = 'handover.foreign_currency' | 'handover.unbalanced';

/** The most that rounding explains, in kronor. */
const mostRounding = decimal('1');

const useOf = (kind: DraftFacts['lines'][number]['kind'], category: Category): AccountUse =>
  kind === 'deposit' || kind === 'freight' || kind === 'fee' ? kind : category;

interface Part {
  readonly use: AccountUse;
  readonly rate: string | null;
  readonly amount: Decimal;
}

const partsOf = ({ lines, charges, category }: DraftFacts): Part[] => [
  ...lines.map((line) => ({
    use: useOf(line.kind, line.category),
    rate: line.vatRate,
    amount: decimal(line.sum),
  })),
  ...charges.map((each) => ({
    use: useOf(each.kind, category),
    rate: null,
    amount: each.charge ? decimal(each.amount) : decimal(each.amount).neg(),
  })),
];

const summed = (parts: readonly Part[]): Part[] =>
  [...Map.groupBy(parts, ({ use, rate }) => `${use} ${rate ?? ''}`).values()].flatMap((same) => {
    const [first] = same;
    return first === undefined ? [] : [{ ...first, amount: sumOf(same.map(({ amount }) => amount)) }];
  });

/** Rounds each part to the öre, so that together they come to the rounded whole: the largest takes what is over. */
const toOre = (parts: readonly Part[], whole: Decimal): Part[] => {
  const rounded = parts.map((part) => ({ ...part, amount: decimal(fixed(part.amount, 2)) }));
  const over = whole.minus(sumOf(rounded.map(({ amount }) => amount)));
  const largest = rounded.toSorted((a, b) => b.amount.abs().cmp(a.amount.abs()))[0];
  return rounded.map((part) => (part === largest ? { ...part, amount: part.amount.plus(over) } : part));
};

/**
 * The postings of an invoice: cost by use and rate, VAT by rate, the rounding, and what is owed. What is stated is what counts:
 * the amount due is owed and the stated VAT is input VAT. What the lines and charges come to beside the stated sum goes to the
 * account of roundings while it is a krona at most; otherwise the invoice contradicts itself and is refused.
 */
export const postedDraft = (facts: DraftFacts, plan: AccountPlan): PostedDraft | DraftProblem => {
  if (facts.currency !== 'SEK') return 'handover.foreign_currency';
  const total = decimal(fixed(decimal(facts.total), 2));
  const parts = summed(partsOf(facts));
  const cost = decimal(fixed(sumOf(parts.map(({ amount }) => amount)), 2));
  const stated =
    facts.taxTotal ??
    decimal(facts.total)
      .minus(decimal(facts.net))
      .minus(decimal(facts.rounding ?? '0'))
      .toFixed();
  const vatTotal = decimal(fixed(decimal(stated), 2));
  const rounding = total.minus(cost).minus(vatTotal);
  if (rounding.abs().gt(mostRounding)) return 'handover.unbalanced';
  const vat = splitVat(parts, vatTotal);
  const posted: Part[] = [
    ...toOre(parts, cost),
    ...vat.map(({ use, rate, vat: amount }) => ({ use, rate, amount: decimal(amount) })),
    { use: 'rounding', rate: null, amount: rounding },
    { use: 'payable', rate: null, amount: total.neg() },
  ];
  const postings = posted
    .filter(({ amount }) => !amount.eq(zero))
    .map(({ use, rate, amount }) => ({ use, account: plan[use], amount: fixed(amount, 2), rate }));
  return { postings, vat, vatTotal: fixed(vatTotal, 2) };
};
