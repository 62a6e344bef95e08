import { isOrganizationNumber } from '../../values/organization-number.ts';
import type { DiscountKind } from '../table/line-arithmetic.ts';
import type { DateOrder } from '../words/printed-date.ts';
import type { DecimalMark } from '../words/printed-number.ts';
import { knownColumn, knownHead } from './known-words.ts';

/** What columns may be taught to hold. What else stands in one says its own label. */
export const taughtRoles = [
  'article',
  'description',
  'quantity',
  'unit',
  'price',
  'discount',
  'sum',
] as const;

export type TaughtRole = (typeof taughtRoles)[number];

/** Fields whose labels may be taught. */
const taughtFields = [
  'number',
  'issueDate',
  'dueDate',
  'organizationNumber',
  'vatNumber',
  'bankgiro',
  'plusgiro',
  'iban',
  'reference',
  'lineNet',
  'taxExclusive',
  'taxTotal',
  'taxInclusive',
  'prepaid',
  'rounding',
  'payable',
] as const;

/** A column by its place among those of the head, from 0. */
export interface SharedColumn {
  readonly role: TaughtRole;
  readonly at: number;
}

/** A label of head or totals at which a field stands. */
export interface SharedLabel {
  readonly field: (typeof taughtFields)[number];
  readonly label: string;
  readonly side: 'right' | 'below';
  readonly step: number;
}

/**
 * What may be told to others of how a supplier's papers are laid out. Every part is a member of a closed set: no value, no place, no name
 * and no word that is not in the dictionaries of labels.
 */
export interface SharedStructure {
  readonly version: 1;
  /** The sender's, ten digits. */
  readonly organizationNumber: string;
  /** The labels of the table's head from left to right; null: a word that nobody knows. */
  readonly head: readonly (string | null)[];
  readonly columns: readonly SharedColumn[];
  readonly discount: DiscountKind | null;
  readonly priceBase: '1' | '10' | '100' | '1000';
  readonly labels: readonly SharedLabel[];
  readonly decimalMark: DecimalMark;
  readonly dateOrder: DateOrder;
  readonly currency: string | null;
}

/** ISO 4217: of Europe, and of those that sell to it. */
const currencies = [
  'SEK NOK DKK EUR ISK GBP CHF PLN CZK HUF RON BGN UAH TRY',
  'USD CAD AUD NZD JPY CNY THB INR ZAR',
].flatMap((line) => line.split(' '));

const [mostColumns, fewestKnown, mostLabels] = [20, 2, 16];

/** A value that stands farther from its label than so many others is found by chance. */
export const farthestStep = 9;

const oneOf = <Value extends string>(values: readonly Value[], value: unknown): Value | null =>
  values.find((each) => each === value) ?? null;

const upTo = (most: number, value: unknown): number | null =>
  Number.isInteger(value) && Number(value) >= 0 && Number(value) <= most ? Number(value) : null;

type Raw = Readonly<Record<string, unknown>>;

const isRecord = (value: unknown): value is Raw =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Each of a list as read; null where one of them is none, or they are too many. */
const listOf = <Item>(
  value: unknown,
  most: number,
  read: (item: Raw) => Item | null,
): readonly Item[] | null => {
  if (!Array.isArray(value) || value.length > most) return null;
  const items = value.flatMap((item: unknown) => {
    const found = isRecord(item) ? read(item) : null;
    return found === null ? [] : [found];
  });
  return items.length === value.length ? items : null;
};

const headOf = (value: unknown): readonly (string | null)[] | null => {
  if (!Array.isArray(value) || value.length > mostColumns) return null;
  const labels = value.map((label: unknown) => (typeof label === 'string' ? knownColumn(label) : null));
  const isWhole = labels.every((label, at) => label === value[at]);
  return isWhole && labels.filter((label) => label !== null).length >= fewestKnown ? labels : null;
};

const columnsOf = (value: unknown, among: number): readonly SharedColumn[] | null => {
  const columns = listOf(value, among, ({ role, at }): SharedColumn | null => {
    const [said, place] = [oneOf(taughtRoles, role), upTo(among - 1, at)];
    return said === null || place === null ? null : { role: said, at: place };
  });
  const isOnce = (name: keyof SharedColumn): boolean =>
    new Set(columns?.map((column) => column[name])).size === columns?.length;
  if (columns === null || !isOnce('role') || !isOnce('at')) return null;
  return columns.some(({ role }) => role === 'sum') ? columns : null;
};

const labelOf = ({ field, label, side, step }: Raw): SharedLabel | null => {
  const [of, where, after] = [
    oneOf(taughtFields, field),
    oneOf(['right', 'below'], side),
    upTo(farthestStep, step),
  ];
  const known = typeof label === 'string' ? knownHead(label) : null;
  if (of === null || where === null || after === null || known === null || known !== label) return null;
  return { field: of, label: known, side: where, step: after };
};

/** The text by which two structures are the same. */
export const canonical = (structure: SharedStructure): string => JSON.stringify(structure);

/** Which layout of its sender a structure is of: the labels of its head. */
export const layoutOf = ({ head }: SharedStructure): string => head.map((label) => label ?? '·').join('|');

const byText = (one: object, other: object): number => (JSON.stringify(one) < JSON.stringify(other) ? -1 : 1);

/** Takes a structure back from JSON, in the one order that it is written in; null where any of it is no member of its set. */
export const sharedStructure = (value: unknown): SharedStructure | null => {
  if (!isRecord(value) || value['version'] !== 1) return null;
  const { organizationNumber: number, currency, discount } = value;
  const head = headOf(value['head']);
  const columns = head === null ? null : columnsOf(value['columns'], head.length);
  const labels = listOf(value['labels'], mostLabels, labelOf);
  const said = {
    discount: oneOf(['percent', 'amount'], discount),
    priceBase: oneOf(['1', '10', '100', '1000'], value['priceBase']),
    decimalMark: oneOf([',', '.'], value['decimalMark']),
    dateOrder: oneOf(['day-first', 'month-first'], value['dateOrder']),
    currency: oneOf(currencies, currency),
  };
  const { priceBase, decimalMark, dateOrder } = said;
  const isOpen =
    (said.discount === null && discount !== null) || (said.currency === null && currency !== null);
  if (typeof number !== 'string' || !isOrganizationNumber(number) || isOpen) return null;
  if (head === null || columns === null || labels === null) return null;
  if (priceBase === null || decimalMark === null || dateOrder === null) return null;
  return {
    version: 1,
    organizationNumber: number,
    head,
    columns: columns.toSorted((one, other) => one.at - other.at),
    discount: said.discount,
    priceBase,
    labels: labels.toSorted(byText),
    decimalMark,
    dateOrder,
    currency: said.currency,
  };
};

/** Takes a list of them back; what is none is left out. */
export const sharedStructures = (kept: unknown): readonly SharedStructure[] =>
  Array.isArray(kept) ? kept.flatMap((one) => sharedStructure(one) ?? []) : [];
