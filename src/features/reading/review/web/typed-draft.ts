import { amountOf, amountText } from '#platform/web/formats/amount-text.ts';
import type { Draft, DraftLine } from '../contract-draft.ts';

/** A line while it is edited: amounts as typed, and a key that it keeps while others come and go. */
export type TypedLine = DraftLine & { readonly key: number };

/** A draft while it is edited: amounts and currency are as typed. */
export type Typed = Omit<Draft, 'lines'> & { readonly lines: readonly TypedLine[] };

export const lineAmounts = ['quantity', 'price', 'discount', 'sum', 'vatRate'] as const;

export const sumNames = [
  'lineNet',
  'taxExclusive',
  'taxTotal',
  'taxInclusive',
  'rounding',
  'prepaid',
  'payable',
] as const;

/** Each of the names through `change`, as an object. */
const each = <Name extends string, Value>(
  names: readonly Name[],
  change: (name: Name) => Value,
): Record<Name, Value> =>
  Object.fromEntries(names.map((name) => [name, change(name)])) as Record<Name, Value>;

/** A draft as it is shown to be edited. */
export const typedOf = (draft: Draft): Typed => ({
  ...draft,
  ...each(sumNames, (name) => amountText(draft[name])),
  lines: draft.lines.map((line, key) => ({
    ...line,
    ...each(lineAmounts, (name) => amountText(line[name])),
    key,
  })),
  charges: draft.charges.map((charge) => ({ ...charge, amount: amountText(charge.amount) })),
  vat: draft.vat.map((row) => each(['rate', 'taxable', 'tax'], (name) => amountText(row[name]))),
});

/** The id of a line's field on the screen; other fields have the name that `missingOf` gives them. */
export const linePath = (key: number, field: string): string => `lines.${key}.${field}`;

const words = (text: string | null): string | null => text?.trim() || null;

const wordsOf = <Name extends string>(group: Readonly<Record<Name, string | null>>) =>
  each(Object.keys(group) as Name[], (name) => words(group[name]));

/** The draft to send, with the fields whose text is no amount; those are empty in it. */
export const draftOfTyped = (
  typed: Typed,
): { readonly draft: Draft; readonly faults: ReadonlySet<string> } => {
  const faults = new Set<string>();
  const amount = (path: string, text: string | null): string | null => {
    const value = amountOf(text ?? '');
    if (value === undefined) faults.add(path);
    return value ?? null;
  };
  const currency = words(typed.currency)?.toUpperCase() ?? null;
  const isCurrency = currency === null || /^[A-Z]{3}$/.test(currency);
  if (!isCurrency) faults.add('currency');
  const draft: Draft = {
    ...typed,
    number: words(typed.number),
    issueDate: words(typed.issueDate),
    dueDate: words(typed.dueDate),
    currency: isCurrency ? currency : null,
    supplier: wordsOf(typed.supplier),
    payment: wordsOf(typed.payment),
    lines: typed.lines.map(({ key, ...line }) => ({
      ...line,
      name: line.name.trim(),
      unit: line.unit.trim(),
      articleNumber: words(line.articleNumber),
      ...each(lineAmounts, (name) => amount(linePath(key, name), line[name])),
    })),
    charges: typed.charges.map((charge, at) => ({
      ...charge,
      reason: words(charge.reason),
      amount: amount(`charges.${at}.amount`, charge.amount),
    })),
    vat: typed.vat.map((row, at) =>
      each(['rate', 'taxable', 'tax'], (name) => amount(`vat.${at}.${name}`, row[name])),
    ),
    ...each(sumNames, (name) => amount(name, typed[name])),
  };
  return { draft, faults };
};

const blank: DraftLine = {
  read: null,
  name: '',
  articleNumber: null,
  gtin: null,
  quantity: '',
  unit: '',
  price: '',
  discount: '',
  sum: '',
  vatRate: '',
  kind: 'goods',
};

const freeKey = ({ lines }: Typed): number => Math.max(-1, ...lines.map(({ key }) => key)) + 1;

const spliced = (typed: Typed, at: number, remove: number, ...lines: readonly TypedLine[]): Typed => ({
  ...typed,
  lines: typed.lines.toSpliced(at, remove, ...lines),
});

/** An empty line at a place, with the VAT of the line above; answers its key too. */
export const withLine = (typed: Typed, at: number): { readonly typed: Typed; readonly key: number } => {
  const key = freeKey(typed);
  const vatRate = typed.lines[at - 1]?.vatRate ?? '';
  return { typed: spliced(typed, at, 0, { ...blank, vatRate, key }), key };
};

export const withoutLine = (typed: Typed, at: number): Typed => spliced(typed, at, 1);

/** A line that was taken away, where it stood; all else stays as it is now. */
export const withLineBack = (typed: Typed, line: TypedLine, at: number): Typed =>
  typed.lines.some(({ key }) => key === line.key) ? typed : spliced(typed, at, 0, line);

/** Two lines that were read as one: the second begins as the first, without what a line has of its own. */
export const splitLine = (typed: Typed, at: number): { readonly typed: Typed; readonly key: number } => {
  const line = typed.lines[at];
  const key = freeKey(typed);
  if (line === undefined) return { typed, key };
  const second = {
    ...line,
    articleNumber: null,
    gtin: null,
    quantity: '',
    price: '',
    discount: '',
    sum: '',
    key,
  };
  return { typed: spliced(typed, at + 1, 0, second), key };
};

/** One line that was read as two: names one after the other, and of each figure the one that is there. */
export const joinLines = (typed: Typed, at: number): Typed => {
  const [first, second] = typed.lines.slice(at, at + 2);
  if (first === undefined || second === undefined) return typed;
  const joined = {
    ...first,
    name: `${first.name} ${second.name}`.trim(),
    read: first.read ?? second.read,
    unit: first.unit || second.unit,
    articleNumber: first.articleNumber || second.articleNumber,
    gtin: first.gtin || second.gtin,
    ...each(lineAmounts, (name) => first[name] || second[name]),
  };
  return spliced(typed, at, 2, joined);
};

const parts = [
  'number',
  'issueDate',
  'dueDate',
  'currency',
  'creditNote',
  'precedingInvoices',
  'supplier',
  'payment',
  'lines',
  'charges',
  'vat',
  'lineNet',
  'taxExclusive',
  'taxTotal',
  'taxInclusive',
  'prepaid',
  'rounding',
  'payable',
] as const;

export type Part = (typeof parts)[number];

/** A part of a draft that two people have made different. */
export interface Different {
  readonly part: Part;
  /** What stands here and not there; a part of several things names those alone that differ. Empty: nothing stands here. */
  readonly words: string;
}

/** Keeps apart what stands beside it and is not there: `2,5 kg × 189,00 = 472,50`. */
const joined = (mark: string, texts: readonly (string | null)[]): string =>
  texts.filter((text) => text !== null && text !== '').join(mark);

const lineWords = ({ name, articleNumber, quantity, unit, price, discount, sum }: DraftLine): string => {
  const amount = joined(' ', [amountText(quantity), unit]);
  const taken = discount === null || Number(discount) === 0 ? '' : amountText(discount);
  const product = joined(' \u2212 ', [joined(' × ', [amount, amountText(price)]), taken]);
  return joined(', ', [joined(' ', [name, articleNumber]), joined(' = ', [product, amountText(sum)])]);
};

const partWords: { readonly [Name in Part]: (draft: Draft) => readonly string[] } = {
  number: ({ number }) => [number ?? ''],
  issueDate: ({ issueDate }) => [issueDate ?? ''],
  dueDate: ({ dueDate }) => [dueDate ?? ''],
  currency: ({ currency }) => [currency ?? ''],
  creditNote: ({ creditNote }) => [creditNote ? '✓' : ''],
  precedingInvoices: ({ precedingInvoices }) => precedingInvoices ?? [],
  supplier: ({ supplier }) => Object.values(supplier).map((text) => text ?? ''),
  payment: ({ payment }) => Object.values(payment).map((text) => text ?? ''),
  lines: ({ lines }) => lines.map(lineWords),
  charges: ({ charges }) => charges.map(({ reason, amount }) => joined(' ', [reason, amountText(amount)])),
  vat: ({ vat }) =>
    vat.map(({ rate, taxable, tax }) =>
      joined(' = ', [joined(' % × ', [amountText(rate), amountText(taxable)]), amountText(tax)]),
    ),
  lineNet: ({ lineNet }) => [amountText(lineNet)],
  taxExclusive: ({ taxExclusive }) => [amountText(taxExclusive)],
  taxTotal: ({ taxTotal }) => [amountText(taxTotal)],
  taxInclusive: ({ taxInclusive }) => [amountText(taxInclusive)],
  prepaid: ({ prepaid }) => [amountText(prepaid)],
  rounding: ({ rounding }) => [amountText(rounding)],
  payable: ({ payable }) => [amountText(payable)],
};

/** The parts of `mine` that are not as in `theirs`, in the order of the screen. */
export const differencesOf = (mine: Draft, theirs: Draft): readonly Different[] =>
  parts.flatMap((part) => {
    const [here, there] = [partWords[part](mine), partWords[part](theirs)];
    if (here.length === there.length && here.every((words, at) => words === there[at])) return [];
    return [
      {
        part,
        words: joined(
          ' · ',
          here.filter((words) => !there.includes(words)),
        ),
      },
    ];
  });
