import { amountOf, amountText } from '#platform/web/amount-text.ts';
import type { Draft, DraftLine } from '#features/review/contract-draft.ts';

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
