import { mailLimits } from './mail-limits.ts';
import { isAmbiguous } from './ambiguous-header.ts';

/** Where the header ends and whether two readers would read it as one. */
export interface HeaderBlock {
  /** Bytes of the header, its empty line not counted; null where it is longer than allowed. */
  readonly length: number | null;
  readonly ambiguous: boolean;
  /** Whole fields as written, folds kept, each byte one character. */
  readonly fields: readonly string[];
}

const longest = mailLimits.headerBytes;

interface Cut {
  readonly head: string;
  /** The line breaks that end it. */
  readonly end: string;
}

/** Ends at the first empty line, whichever line breaks it is made of; any doubt about that is `ambiguous`. */
const cut = (bytes: Uint8Array): Cut | null => {
  const head = Buffer.from(bytes.subarray(0, longest + 4)).toString('latin1');
  if (/^\r?\n/.test(head)) return { head: '', end: '' };
  const end = /\r?\n\r?\n/.exec(head);
  if (end !== null) return { head: head.slice(0, end.index), end: end[0] };
  return bytes.length > longest ? null : { head, end: '' };
};

/** Cuts the header off a mail and splits it into fields, strictly; nothing is repaired. */
export const headerBlock = (bytes: Uint8Array): HeaderBlock => {
  const found = cut(bytes);
  if (found === null) return { length: null, ambiguous: true, fields: [] };
  const { head, end } = found;
  const fields = head === '' ? [] : head.split(/\r?\n(?![ \t])/);
  return { length: head.length, ambiguous: isAmbiguous(head + end, fields), fields };
};

/** The values of a field by its lower-case name, unfolded, in the order of the mail. */
export const fieldValues = (block: HeaderBlock, name: string): string[] => {
  // Blanks and folds before the colon are obsolete (RFC 5322, 4.5) and still read as the field.
  const named = new RegExp(`^${name}[ \\t\\r\\n]*:`, 'i');
  return block.fields
    .filter((field) => named.test(field))
    .map((field) =>
      field
        .slice(field.indexOf(':') + 1)
        .replace(/\r?\n(?=[ \t])/g, '')
        .trim(),
    );
};
