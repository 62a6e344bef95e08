import { z } from 'zod';
import { importFields } from '#core/deal-import/import-field.ts';
import { acceptable, rowCodes } from '#core/deal-import/row-codes.ts';
import { decimalText, id, isoDate, text, timestamp } from '#platform/wire/fields.ts';

const field = z.enum(importFields);

/** `open`: being looked at, nothing is written. `saving`: under way in the background. */
export const importState = z.enum(['open', 'saving', 'saved', 'undone']);

const dealShown = z.object({ price: decimalText, validFrom: isoDate, validTo: isoDate.nullable() });

export const importGoods = z.object({
  goods: z.string().nullable(),
  articleNumber: z.string().nullable(),
  name: z.string(),
  unit: z.string(),
  currency: z.string(),
  isBought: z.boolean(),
});

const suggestion = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('price'), prices: z.array(decimalText) }),
  z.object({ kind: z.literal('articles'), articles: z.array(importGoods) }),
  z.object({ kind: z.literal('unit'), unit: z.string() }),
  z.object({ kind: z.literal('dates'), validFrom: isoDate, validTo: isoDate }),
]);

const problem = z.object({
  code: z.enum(rowCodes),
  field: field.nullable(),
  /** As the file has it. */
  text: z.string(),
  lastPaid: decimalText.nullable(),
  /** The row of the file, or the deal, that stands in the way. */
  otherRow: z.number().int().nullable(),
  other: dealShown.nullable(),
  suggestion: suggestion.nullable(),
});

/** What a person says of one row; what is left out stands as the file has it. */
export const rowFix = z.object({
  skip: z.boolean().optional(),
  price: decimalText.optional(),
  unit: text(30).optional(),
  goods: text(500).optional(),
  validFrom: isoDate.optional(),
  validTo: isoDate.nullable().optional(),
  accept: z.array(z.enum(acceptable)).max(acceptable.length).optional(),
});

/** A row of the file and what becomes of it: exactly one outcome. */
export const importedRow = z.object({
  row: z.number().int(),
  outcome: z.enum(['new', 'changed', 'unchanged', 'rejected']),
  goods: importGoods.nullable(),
  promise: dealShown
    .extend({
      tolerance: z.object({ type: z.enum(['amount', 'percent']), up: decimalText, down: decimalText }),
      marketPriced: z.boolean(),
    })
    .nullable(),
  lastPaid: decimalText.nullable(),
  problem: problem.nullable(),
  /** The deal that it corrects, ends or repeats; `endsOn` is that one's new last day. */
  before: dealShown.nullable(),
  endsOn: isoDate.nullable(),
  /** What its read cells hold. */
  written: z.partialRecord(field, z.string()),
  /** What a person has said of it. */
  fix: rowFix.nullable(),
});

export type ImportedRow = z.output<typeof importedRow>;

const counts = z.object({
  rows: z.number().int(),
  new: z.number().int(),
  changed: z.number().int(),
  unchanged: z.number().int(),
  rejected: z.number().int(),
  /** Those of the rejected that a person can do something about. */
  open: z.number().int(),
  empty: z.number().int(),
});

/** What the background is doing: `reading` and `writing` have no parts, `judging` counts articles. */
const importProgress = z.object({
  stage: z.enum(['reading', 'writing', 'judging']),
  done: z.number().int(),
  total: z.number().int(),
});

/** What a person says of the file; null: nothing said. */
export const importChoice = z.object({
  sheet: z.number().int().min(0).max(1000).nullable().default(null),
  fields: z.array(field.nullable()).max(200).nullable().default(null),
  decimalMark: z.enum([',', '.']).nullable().default(null),
  dateOrder: z.enum(['ymd', 'dmy', 'mdy']).nullable().default(null),
  /** For rows that state no start or end; `open`: until further notice, whatever the file says above its table. */
  validFrom: isoDate.nullable().default(null),
  validTo: z
    .union([isoDate, z.literal('open')])
    .nullable()
    .default(null),
  /** Whether the supplier's next list with this head is read the same way. */
  remember: z.boolean().default(true),
});

export type SaidOfFile = z.output<typeof importChoice>;

export const importHead = z.object({
  id,
  state: importState,
  fileName: z.string(),
  documentId: id,
  supplierId: id,
  supplierName: z.string(),
  /** Whom its deals are for; null: every unit of the organization. */
  unitIds: z.array(id).nullable(),
  createdAt: timestamp,
  savedAt: timestamp.nullable(),
  savedBy: z.string().nullable(),
  undoneAt: timestamp.nullable(),
  /** Until when it can be taken back; null where it cannot. */
  undoUntil: timestamp.nullable(),
  counts: counts.nullable(),
  /** How far the background has come; null where it is not at work. */
  progress: importProgress.nullable(),
});

export type ImportHead = z.output<typeof importHead>;

/** An open import as it would be saved now. */
export const importPreview = importHead.extend({
  sheets: z.array(z.string()),
  sheet: z.number().int(),
  /** Other sheets that look like price lists too; an import reads one. */
  otherLists: z.array(z.string()),
  columns: z.array(
    z.object({
      label: z.string(),
      samples: z.array(z.string()),
      field: field.nullable(),
      certainty: z.enum(['certain', 'likely', 'said']),
    }),
  ),
  choice: importChoice,
  decimalMark: z.enum([',', '.']).nullable(),
  /** The file has numbers, or days, that are two as long as nobody says which. */
  isMarkOpen: z.boolean(),
  isOrderOpen: z.boolean(),
  /** Fields that are only guessed at; saving is refused until the choice names the columns. */
  unconfirmed: z.array(field),
  /** The start of rows that state none, and their end. */
  validFrom: isoDate,
  validTo: isoDate.nullable(),
  /** Stands for what is shown; saving names it, and is refused when something has changed since. */
  digest: z.string(),
  content: z.array(importedRow),
  total: z.number().int(),
});

export type ImportPreview = z.output<typeof importPreview>;

const rejectedRow = z.object({
  row: z.number().int(),
  code: z.enum(rowCodes),
  written: z.partialRecord(field, z.string()),
});

export const importResult = importHead.extend({
  /** What was not taken, for 30 days after saving. */
  rejected: z.array(rejectedRow),
  /**
   * What the import's fixed prices cost a year against those last paid, at the rate of this unit; negative is cheaper.
   * Null where none of the goods is bought.
   */
  yearly: z
    .object({
      amount: decimalText,
      currency: z.string(),
      articles: z.number().int(),
      isEstimated: z.boolean(),
      /** The day that all of them begin on, when that is one day. */
      from: isoDate.nullable(),
    })
    .nullable(),
});

export type ImportResult = z.output<typeof importResult>;
