import { z } from 'zod';
import type { CsvRole } from '#core/reading/csv/csv-role.ts';
import { lineKind } from '#features/purchases/invoices/contract.ts';
import { currency, decimalText, isoDate, text } from '#platform/wire/fields.ts';

const amount = decimalText.nullable();
const words = (max: number) => text(max).nullable();

const draftLine = z.object({
  /** The line of the machine's reading that it came from, from 0; null for one that a person added. */
  read: z.number().int().min(0).nullable(),
  name: text(300),
  articleNumber: words(100),
  gtin: words(50),
  quantity: amount,
  unit: text(30),
  /** Net of nothing: as printed, before the line's discount. */
  price: amount,
  /** Amount that is taken off quantity × price. */
  discount: amount,
  sum: amount,
  vatRate: amount,
  kind: lineKind,
});

export type DraftLine = z.output<typeof draftLine>;

/** An invoice while a person corrects it: every value may still be missing. Amounts are as printed. */
export const draft = z.object({
  number: words(100),
  issueDate: isoDate.nullable(),
  dueDate: isoDate.nullable(),
  currency: currency.nullable(),
  creditNote: z.boolean(),
  /** Numbers of the invoices that a credit note is about; left out: none is known. */
  precedingInvoices: z.array(text(100)).max(20).optional(),
  supplier: z.object({ name: words(200), organizationNumber: words(50), vatNumber: words(50) }),
  payment: z.object({ bankgiro: words(50), plusgiro: words(50), iban: words(50), reference: words(100) }),
  lines: z.array(draftLine).max(2_000),
  /** `charge`: added to the sum of the lines; otherwise taken off it. */
  charges: z
    .array(z.object({ charge: z.boolean(), kind: lineKind, reason: words(300), amount, vatRate: amount }))
    .max(100),
  vat: z.array(z.object({ rate: amount, taxable: amount, tax: amount })).max(20),
  lineNet: amount,
  taxExclusive: amount,
  taxTotal: amount,
  taxInclusive: amount,
  prepaid: amount,
  rounding: amount,
  payable: amount,
});

export type Draft = z.output<typeof draft>;

/** What a column of a table file may hold: a value of the line, or one of the invoice that its rows repeat. */
export const sheetRoles = [
  'name',
  'description',
  'articleNumber',
  'gtin',
  'quantity',
  'unit',
  'price',
  'discount',
  'vatRate',
  'sum',
  'number',
  'issueDate',
  'dueDate',
  'currency',
  'supplier',
  'organizationNumber',
  'vatNumber',
  'bankgiro',
  'plusgiro',
  'iban',
  'reference',
  'taxExclusive',
  'taxTotal',
  'taxInclusive',
  'payable',
] as const satisfies readonly CsvRole[];

export const sheetRole = z.enum(sheetRoles);

/** What a table file means. */
export const mapping = z.object({
  /** The role of each column, in their order; null: not needed. */
  columns: z.array(sheetRole.nullable()).min(1).max(200),
  /** Whether the first row names the columns. */
  hasHead: z.boolean(),
  decimalMark: z.enum([',', '.']),
  dateOrder: z.enum(['day-first', 'month-first']),
  /** Whose invoices files of these columns are, and in which currency, where they do not say it themselves. */
  supplier: words(200),
  currency: currency.nullable(),
});

export type Mapping = z.output<typeof mapping>;
