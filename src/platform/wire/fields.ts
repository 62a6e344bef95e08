import { z } from 'zod';
import { cleanName } from '#core/values/clean-text.ts';

/** Building blocks of the contract's schemas; amounts and quantities are decimal strings on the wire. */
export const id = z.uuid();

/** A day that both calendars here know: PostgreSQL has no year 0. */
export const isoDate = z.iso.date().refine((day) => day >= '0001-01-01');

export const timestamp = z.iso.datetime();

export const decimalText = z.string().regex(/^-?\d{1,18}(\.\d{1,10})?$/);

/** Days from and to, both inclusive; a side that is left out is open. */
export const period = z.object({ from: isoDate.optional(), to: isoDate.optional() });

/** A period as queries take it: null leaves that side open. */
export const boundsOf = ({
  from,
  to,
}: z.output<typeof period>): { from: string | null; to: string | null } => ({
  from: from ?? null,
  to: to ?? null,
});

/** ISO 4217. */
export const currency = z.string().regex(/^[A-Z]{3}$/);

/** The specification's amount: `{amount, currency}`. */
export const money = z.object({ amount: decimalText, currency });

/** Free text from a person: trimmed, with an upper bound; no NUL and no half of a pair, which PostgreSQL cannot store. */
export const text = (max: number) =>
  z
    .string()
    .trim()
    .max(max)
    .refine((value) => !value.includes('\u0000') && value.isWellFormed());

/** The name of a person, a place or a company, on one line: signs that control, turn or hide are removed, not refused. */
export const nameText = (max: number) => z.string().transform(cleanName).pipe(text(max));

/** A search or filter text; blank means none. */
export const searchText = text(200).optional();
