import type { Choose } from '../price-watch/histories.ts';
import { chooserOf } from '../price-watch/seeded-choice.ts';
import type { DraftLine, InvoiceDraft } from '#core/invoices/write/invoice-draft.ts';
import type { TestFile } from '#features/purchases/invoices/server/builders.ts';
import {
  buildDraft,
  buildInvoice,
  buildLine,
  buildSupplier,
} from '#features/purchases/invoices/server/builders.ts';
import type { RuleRow } from '#features/prices/price-monitoring/contract-alerts.ts';
import type { DecisionKind } from '#features/prices/price-monitoring/contract.ts';

/** An invoice as a file, and what it says. */
export interface ScriptInvoice {
  readonly unit: number;
  readonly draft: InvoiceDraft;
  readonly file: TestFile;
}

/** What a restaurant may meet, in the order in which it happens. `pick` chooses among what exists when it happens. */
export type Step =
  | { readonly do: 'arrive'; readonly invoices: readonly ScriptInvoice[] }
  | { readonly do: 'accept'; readonly pick: number }
  | {
      readonly do: 'settle';
      readonly pick: number;
      readonly several: boolean;
      readonly kind: DecisionKind;
      readonly until: string;
    }
  | {
      readonly do: 'deal';
      readonly pick: number;
      readonly price: string;
      readonly breaks: { from: string; price: string }[];
      readonly from: string;
      readonly to: string | null;
      readonly wholeOrganization: boolean;
      readonly marketPriced: boolean;
      readonly tolerance: { readonly type: 'amount' | 'percent'; readonly up: string; readonly down: string };
    }
  | { readonly do: 'end-deal'; readonly pick: number; readonly day: string }
  | {
      readonly do: 'rule';
      readonly pick: number;
      readonly day: string;
      readonly scope: RuleRow['scope'];
      readonly rule: Pick<RuleRow, 'reference' | 'threshold' | 'direction'>;
    };

export type Script = readonly Step[];

const dates = Array.from({ length: 13 }, (_, day) => `2026-03-${day + 10}`);
const prices = ['100', '110', '110', '110.00', '120', '100.5', '101', '99', '90', '33.32'];
const names = ['Vara', 'Vara', 'Vara', 'Vara 6x1 l', 'Vara 12x1 l', 'Vara 7 kg'];

const many = <T>(count: number, make: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, index) => make(index));

const rarely = <T>(choose: Choose, usual: T, ...others: T[]): T =>
  choose(...many(9, () => true), false) ? usual : choose(...others);

const lineOf = (choose: Choose): DraftLine[] => {
  const quantity = rarely(choose, choose('1', '2', '4', '1.309', '2.345'), '-2', '0.5');
  const line = buildLine({
    articleNumber: choose('4711', '4711', '4711', '0815'),
    name: choose(...names),
    unit: rarely(choose, choose('KGM', 'KGM', 'XBX'), 'H87', 'kilo'),
    price: rarely(choose, choose(...prices), '0'),
    vatRate: choose('12', '12', '25'),
    quantity,
    ...(choose(false, false, true) && !quantity.startsWith('-') ? { discount: choose('5', '2.5') } : {}),
  });
  const deposit = buildLine({ articleNumber: 'P', name: 'Pant', unit: 'H87', price: '1', vatRate: '12' });
  return choose(true, true, true, false) ? [line] : [line, { ...deposit, quantity: choose(quantity, '3') }];
};

/** Few days and numbers, so that ties, late lines and the same number twice are the rule. */
const invoiceOf = (choose: Choose, seed: number, progress: number): ScriptInvoice => {
  const from = Math.floor(progress * 8);
  const supplier = buildSupplier(5000 + choose(1, 1, 1, 2) + (seed % 1000) * 10);
  const day = choose(true, true, true, false) ? choose(...dates.slice(from, from + 5)) : choose(...dates);
  const number = rarely(choose, `${day.slice(8)}-${choose('1', '2', '10')}`, choose('7', '8'));
  const draft = buildDraft({
    supplier,
    number,
    issueDate: day,
    dueDate: '2026-04-30',
    creditNote: rarely(choose, false, true),
    currency: rarely(choose, 'SEK', 'EUR'),
    lines: many(choose(1, 1, 2, 3), () => lineOf(choose)).flat(),
  });
  return { unit: rarely(choose, 0, 1), draft, file: buildInvoice(draft) };
};

const arrivalOf = (choose: Choose, seed: number, progress: number): Step => {
  const fresh = many(choose(1, 2, 3, 5), () => invoiceOf(choose, seed, progress));
  return { do: 'arrive', invoices: choose(true, false, false) ? [...fresh, choose(...fresh)] : fresh };
};

const otherOf = (choose: Choose, progress: number): Step => {
  const pick = choose(0, 1, 2, 3, 4, 5, 6, 7);
  const from = choose(...dates.slice(Math.floor(progress * 8)));
  const settle: Step = {
    do: 'settle',
    pick,
    several: choose(false, false, true),
    until: from,
    kind: choose('resolve', 'resolve', 'ignore', 'temporary', 'temporary', 'claim'),
  };
  const deal: Step = {
    do: 'deal',
    pick,
    from,
    to: choose(null, ...dates),
    price: choose('95', '100', '110'),
    breaks: rarely(choose, [], [{ from: '2', price: '90' }]),
    wholeOrganization: choose(false, true),
    marketPriced: rarely(choose, false, true),
    tolerance: {
      type: choose('amount', 'percent'),
      up: choose('0', '1', '10'),
      down: choose('0', '1', '10'),
    },
  };
  const amount = choose('1', '0.5', '10');
  const rule: Step = {
    do: 'rule',
    pick,
    day: from,
    scope: choose('unit', 'supplier', 'article'),
    rule: {
      reference: choose('watched', 'last'),
      direction: choose('both', 'rises'),
      threshold: choose<RuleRow['threshold']>(
        { type: 'any' },
        { type: 'amount', value: amount },
        { type: 'percent', value: amount },
      ),
    },
  };
  const accept: Step = { do: 'accept', pick };
  const end: Step = { do: 'end-deal', pick, day: choose(...dates) };
  return choose<Step>(settle, settle, settle, settle, accept, deal, deal, end, rule);
};

/** Between four and ten arrivals with decisions, deals, rules and acceptances between them. */
export const scriptFrom = (seed: number): Script => {
  const choose = chooserOf(seed);
  const rounds = choose(4, 5, 6, 7, 8, 10);
  return many(rounds, (round): Step[] => [
    arrivalOf(choose, seed, round / rounds),
    ...many(choose(0, 1, 1, 2), () => otherOf(choose, round / rounds)),
  ]).flat();
};
