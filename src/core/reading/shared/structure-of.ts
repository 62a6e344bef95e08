import { organizationNumberDigits } from '../../values/organization-number.ts';
import { organizationNumberOfVatNumber } from '../../values/vat-number.ts';
import { type ColumnMemory, knownLayouts, type LayoutMemory } from '../layouts/layout-memory.ts';
import { knownColumn, knownHead } from './known-words.ts';
import { farthestStep, type SharedStructure, sharedStructure, taughtRoles } from './shared-structure.ts';

/** The organisation number of a memory's sender, from the VAT number if need be; null without one. Its check digit is not judged here. */
export const senderNumber = ({ sender }: Pick<LayoutMemory, 'sender'>): string | null =>
  organizationNumberDigits(sender.organizationNumber ?? '') ??
  organizationNumberOfVatNumber(sender.vatNumber ?? '');

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

const isText = (value: unknown): boolean => value === null || typeof value === 'string';

/** Whether a list has items with these texts and numbers. */
const hasAll = (list: unknown, texts: readonly string[], numbers: readonly string[]): boolean =>
  Array.isArray(list) &&
  list.every(
    (item: unknown) =>
      isRecord(item) &&
      texts.every((name) => typeof item[name] === 'string') &&
      numbers.every((name) => typeof item[name] === 'number'),
  );

/** A memory as it was kept, of which all that may be told to others has the form that it should; null otherwise. */
export const keptMemory = (kept: unknown): LayoutMemory | null => {
  const [known] = knownLayouts([{ memory: kept, confirmations: 1 }]);
  if (known === undefined) return null;
  const { sender, columns, labels }: Readonly<Record<string, unknown>> = { ...known.memory };
  const isWhole =
    isRecord(sender) &&
    isText(sender['organizationNumber']) &&
    isText(sender['vatNumber']) &&
    hasAll(columns, ['role', 'label'], ['left', 'right']) &&
    hasAll(labels, ['field', 'label', 'side'], ['step']);
  return isWhole ? known.memory : null;
};

const oneBlank = 4;

/**
 * Columns with labels as they are printed: a known label of two words, of which one stands above the figures and the other beside them,
 * was learnt as a column and one that nobody needs. They are one blank apart, in points.
 */
const whole = (columns: readonly ColumnMemory[]): readonly ColumnMemory[] => {
  const joined: ColumnMemory[] = [];
  for (const column of columns) {
    const last = joined.at(-1);
    const label = last === undefined ? '' : `${last.label} ${column.label}`;
    const isNear = last !== undefined && column.left - last.right < oneBlank && knownColumn(label) !== null;
    if (isNear && (last.role === 'other' || column.role === 'other')) {
      const role = last.role === 'other' ? column.role : last.role;
      joined[joined.length - 1] = { role, label, left: last.left, right: column.right };
    } else joined.push(column);
  }
  return joined;
};

const figures: ReadonlySet<string> = new Set(['quantity', 'price', 'discount', 'sum']);

/**
 * What of a memory may be told to others: null where its sender has no organisation number, its head has too few words that every reader
 * knows, a figure stands below no label, or it does not read the paper that taught it.
 */
export const structureOf = (memory: LayoutMemory): SharedStructure | null => {
  const placed = memory.columns.toSorted((one, other) => one.left - other.left);
  const isFound = placed.every(({ role, label }) => label !== '' || !figures.has(role));
  if (!memory.reproduces || !isFound) return null;
  const labelled = whole(placed.filter(({ label }) => label !== ''));
  const columns = taughtRoles.flatMap((role) => {
    const at = labelled.findIndex((column) => column.role === role);
    return at < 0 ? [] : [{ role, at }];
  });
  return sharedStructure({
    version: 1,
    organizationNumber: senderNumber(memory),
    head: labelled.map(({ label }) => knownColumn(label)),
    columns,
    discount: columns.some(({ role }) => role === 'discount') ? memory.discount : null,
    priceBase: memory.priceBase,
    labels: memory.labels.flatMap(({ field, label, side, step }) => {
      const known = step > farthestStep ? null : knownHead(label);
      return known === null ? [] : [{ field, label: known, side, step }];
    }),
    decimalMark: memory.decimalMark,
    dateOrder: memory.dateOrder,
    currency: memory.currency,
  });
};
