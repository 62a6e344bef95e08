import type { ColumnRole } from '../table/column-labels.ts';
import type { DiscountKind } from '../table/line-arithmetic.ts';
import type { NamesPlace, NumbersPlace } from '../table/taught-places.ts';
import type { DateOrder } from '../words/printed-date.ts';
import type { DecimalMark } from '../words/printed-number.ts';
import type { HeadField } from '../reading.ts';

/** A column of the table as a person's corrections showed it. Places are in points on a page of `pageWidth`. */
export interface ColumnMemory {
  readonly role: ColumnRole;
  /** What stands above it, as compared; empty without a label. */
  readonly label: string;
  readonly left: number;
  readonly right: number;
}

/** A word of the table's head, as compared, and its left edge on a page of `pageWidth`. */
export interface HeadWord {
  readonly text: string;
  readonly x: number;
}

/** What an amount, a number or a date of head and foot stands at. */
export interface LabelMemory {
  readonly field: HeadField;
  readonly label: string;
  /** Where the value stands, seen from the label. */
  readonly side: 'right' | 'below';
  /** How many values that could be meant stand between the label and this one. */
  readonly step: number;
}

/** By what the sender of a layout is known: digits and letters of numbers that its pages print, and its name. */
export interface LayoutSender {
  readonly name: string | null;
  readonly organizationNumber: string | null;
  readonly vatNumber: string | null;
  /** Organisation, VAT, giro and IBAN numbers without blanks and hyphens; one of them on a page identifies the sender. */
  readonly marks: readonly string[];
}

/**
 * What one layout of one supplier means, learnt from what a person corrected. Plain data: kept as JSON, and undone by
 * deleting it.
 */
export interface LayoutMemory {
  readonly version: 1;
  readonly sender: LayoutSender;
  /** The words of the table's head in reading order; none for a table without a head. */
  readonly head: readonly HeadWord[];
  readonly pageWidth: number;
  readonly columns: readonly ColumnMemory[];
  /** Where the numbers of goods stand in the rows of their figures and nothing else does; null where that is not so. None: they have no numbers, whatever looks like one. */
  readonly numbers: NumbersPlace | 'none' | null;
  /** Where their names stand, if the page is not read right without; null where it is. */
  readonly names: NamesPlace | null;
  readonly discount: DiscountKind | null;
  /** How many units the printed price is for: `1`, `10`, `100` or `1000`. */
  readonly priceBase: string;
  readonly labels: readonly LabelMemory[];
  /** Rows that print figures and are no lines, by their letters. */
  readonly skip: readonly string[];
  /** Rows that end the table, by their letters. */
  readonly end: readonly string[];
  readonly decimalMark: DecimalMark;
  readonly dateOrder: DateOrder;
  /** `null` when the pages say it themselves. */
  readonly currency: string | null;
  /** Headings that may mean several things and by which a person said that a document is a credit note, by their letters. */
  readonly creditTitles: readonly string[];
  /** A person has confirmed lines with a row of its own below them that lowers their sum. */
  readonly discountRows: boolean;
  /** The memory reads the document that it was learnt from, or a later one, exactly as the person accepted it. */
  readonly reproduces: boolean;
  /** What others taught was proposed before it was learnt: it repeats them, or says where they are wrong. */
  readonly wasShown: boolean;
}

/** A memory with how often a person has confirmed a document of it, the correction that taught it included. */
export interface KnownLayout {
  readonly memory: LayoutMemory;
  readonly confirmations: number;
}

/** Confirmed as often as this, a layout is trusted where its arithmetic closes. */
export const enoughConfirmations = 2;

const longestKey = 400;

/** The identity of a layout: its sender and its table's head, never a value. At most one memory is kept for each. */
export const layoutKey = ({ sender, head }: Pick<LayoutMemory, 'sender' | 'head'>): string =>
  [sender.marks[0] ?? sender.name?.toLowerCase() ?? '', ...head.map(({ text }) => text)]
    .join(' ')
    .slice(0, longestKey);

/** Takes what was kept as JSON back as layouts; what has another form or version is left out. */
export const knownLayouts = (kept: unknown): readonly KnownLayout[] =>
  Array.isArray(kept)
    ? kept.filter(isKnownLayout).map((known) => ({ ...known, memory: { ...unsaid, ...known.memory } }))
    : [];

/** What memories that were kept before it was asked do not say. */
const unsaid = {
  creditTitles: [],
  discountRows: false,
  numbers: null,
  names: null,
  wasShown: false,
} as const;

const isKnownLayout = (value: unknown): value is KnownLayout =>
  typeof value === 'object' &&
  value !== null &&
  'confirmations' in value &&
  'memory' in value &&
  typeof value.memory === 'object' &&
  value.memory !== null &&
  'version' in value.memory &&
  value.memory.version === 1;
