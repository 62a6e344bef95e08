import { formatOrganizationNumber } from '../values/organization-number.ts';
import { inCodePage437 } from './code-page-437.ts';

/** One voucher: an invoice as it would be booked. */
export interface SieVoucher {
  /** The day of the invoice, `2026-11-20`. */
  readonly day: string;
  readonly text: string;
  /** Debit is positive; together nothing, to the öre. */
  readonly rows: readonly { readonly account: string; readonly amount: string; readonly text: string }[];
}

/** A file of type 4I: vouchers of a program that is not the bookkeeping itself. */
export interface SieFile {
  /** The day on which it is made. */
  readonly made: string;
  readonly companyName: string;
  /** Ten digits. */
  readonly organizationNumber: string;
  /** Names of the accounts that occur. */
  readonly accounts: ReadonlyMap<string, string>;
  readonly vouchers: readonly SieVoucher[];
}

/** A field as it is meant; `{}` is the list of objects, which is empty here. */
type Field = string | null;

/** Adds bytes to a CRC-32 that stands at `before` (polynomial EDB88320, as `zlib.crc32` does). */
export type Crc32 = (bytes: Uint8Array, before: number) => number;

const dayOf = (day: string): string => day.replaceAll('-', '');

// A field ends where its line does, and has no signs that control.
const clean = (text: string): string => text.replace(/[\u0000-\u001f\u007f]+/g, ' ').trim();

const bare = /^[\w.:-]+$/;

const written = (field: Field): string => {
  if (field === null) return '{}';
  return bare.test(field) ? field : `"${field.replaceAll('\\', '').replaceAll('"', '\\"')}"`;
};

/**
 * The bytes of a SIE file of type 4I (SIE 4B): code page 437, and a checksum over labels and the contents of fields between the two
 * `#KSUMMA`, without what separates them: blanks, quotation marks around fields, braces and line ends (section 10.15).
 */
export const sieFile = (file: SieFile, crc32: Crc32): Uint8Array[] => {
  const parts: Uint8Array[] = [];
  let sum = 0;
  const plainLine = (text: string): void => void parts.push(inCodePage437(text), Uint8Array.of(13, 10));
  const line = (label: string, ...fields: readonly Field[]): void => {
    const cleaned = fields.map((field) => (field === null ? null : clean(field).replaceAll('\\', '')));
    for (const each of [label, ...cleaned]) if (each !== null) sum = crc32(inCodePage437(each), sum);
    plainLine([label, ...cleaned.map(written)].join(' '));
  };
  plainLine('#FLAGGA 0');
  plainLine('#KSUMMA');
  line('#PROGRAM', 'Krogkoll', '1.0');
  line('#FORMAT', 'PC8');
  line('#GEN', dayOf(file.made));
  line('#SIETYP', '4');
  line('#ORGNR', formatOrganizationNumber(file.organizationNumber));
  line('#FNAMN', file.companyName);
  for (const [account, name] of file.accounts) line('#KONTO', account, name);
  for (const { day, text, rows } of file.vouchers) {
    line('#VER', '', '', dayOf(day), text);
    plainLine('{');
    for (const row of rows) line('#TRANS', row.account, null, row.amount, dayOf(day), row.text);
    plainLine('}');
  }
  plainLine(`#KSUMMA ${sum}`);
  return parts;
};
