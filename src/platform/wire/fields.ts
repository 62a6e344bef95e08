import { z } from 'zod';

/** Building blocks of the contract's schemas; amounts and quantities are decimal strings on the wire. */
export const id = z.uuid();

export const isoDate = z.iso.date();

export const timestamp = z.iso.datetime();

export const decimalText = z.string().regex(/^-?\d{1,18}(\.\d{1,10})?$/);

/** ISO 4217. */
export const currency = z.string().regex(/^[A-Z]{3}$/);

/** The specification's amount: `{amount, currency}`. */
export const money = z.object({ amount: decimalText, currency });

/** Free text from a person: trimmed, NUL-free (PostgreSQL cannot store it), with an upper bound. */
export const text = (max: number) =>
  z
    .string()
    .trim()
    .max(max)
    .refine((value) => !value.includes('\u0000'));

/** A search or filter text; blank means none. */
export const searchText = text(200).optional();
