import { headLabels } from '../head/field-labels.ts';
import { columnLabels } from '../table/column-labels.ts';
import { totalLabelPatterns } from '../totals/total-labels.ts';
import { labelText } from '../words/label-text.ts';

const longest = 40;

/** What prices are for, where a label may go on with any word. */
const units =
  '(st|styck|stk|enh|enhet|enhed|unit|kg|kilo|hg|g|l|lit|liter|cl|fl|flaska|krt|kartong|kolli|frp|förp|pkt|paket|låda|back|burk|säck|fat|m|tim|timme|h)';

/** Rates of VAT that a label may name. */
const rates = '(25|12|6)';

/**
 * A pattern of labels without what may be any text: where the reader takes a label with whatever stands behind it, here it ends. What is
 * left can be spelt by nobody: a person's name or a figure fits none of it.
 */
export const closedOf = ({ source, flags }: RegExp): RegExp =>
  new RegExp(
    source
      .replaceAll(/\\p\{L\}\*/g, '')
      .replaceAll(/ ?\.\{\d+,\d+\}/g, '')
      .replaceAll(/ ?\.\*/g, '')
      .replaceAll(/\[a-zåäöæø]\+|\[a-zåäö]\+/g, units)
      .replaceAll(/\[a-z[åäöæø]*](\*|\{\d*,\d*\})/g, '')
      .replaceAll(String.raw`\d+([.,]\d+)?`, rates)
      .replaceAll(String.raw`\d+`, rates)
      .replaceAll(String.raw`\d?`, ''),
    flags,
  );

/** Whether a pattern takes any text at some place: a class without end, or of all letters or digits. */
export const isOpen = ({ source }: RegExp): boolean =>
  /(?<!\\)\.[*+{?]|\\[pdwsPDWS]|\[\^|](?:\+|\*|\{\d*,\})/.test(source.replaceAll(spaces, ''));

/** Marks between the words of a label, however many. */
const spaces = /\[[-. /']+][*+]/g;

const dictionaryOf = (patterns: readonly RegExp[]): readonly RegExp[] =>
  patterns.map(closedOf).filter((pattern) => !isOpen(pattern));

const [columns, heads] = [dictionaryOf(columnLabels), dictionaryOf([...headLabels, ...totalLabelPatterns])];

/** The label as it is compared where every part of it is of the dictionary; null where it is not. */
const knownIn = (dictionary: readonly RegExp[], text: string): string | null => {
  if (text.length > longest) return null;
  const label = labelText(text);
  const isKnown = (part: string): boolean => dictionary.some((pattern) => pattern.test(part));
  const parts = label.split(/ ?[/=] ?/);
  return label !== '' && (isKnown(label) || parts.every(isKnown)) ? label : null;
};

/** A label of a column, as it is compared, of the words that every reader knows; null for any other text. */
export const knownColumn = (text: string): string | null => knownIn(columns, text);

/** A label of head or totals, likewise. */
export const knownHead = (text: string): string | null => knownIn(heads, text);
