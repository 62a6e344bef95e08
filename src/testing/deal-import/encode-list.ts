/** How a file of text is encoded. */
export type ListEncoding =
  | 'utf-8'
  | 'utf-8 with mark'
  | 'utf-16le'
  | 'utf-16be'
  | 'utf-16le without mark'
  | 'windows-1252';

export const encodings: readonly ListEncoding[] = [
  'utf-8',
  'utf-8 with mark',
  'utf-16le',
  'utf-16be',
  'utf-16le without mark',
  'windows-1252',
];

const utf16 = (text: string, order: 'le' | 'be', isMarked: boolean): Uint8Array => {
  const marked = isMarked ? `\ufeff${text}` : text;
  const bytes = new Uint8Array(marked.length * 2);
  const view = new DataView(bytes.buffer);
  for (let at = 0; at < marked.length; at += 1) view.setUint16(at * 2, marked.charCodeAt(at), order === 'le');
  return bytes;
};

const euro = 0x80;

/** The bytes of a list's text. */
export const encodeList = (text: string, encoding: ListEncoding): Uint8Array => {
  if (encoding === 'windows-1252')
    return Uint8Array.from(text, (letter) => (letter === '€' ? euro : letter.charCodeAt(0)));
  if (encoding === 'utf-16be') return utf16(text, 'be', true);
  if (encoding === 'utf-16le') return utf16(text, 'le', true);
  if (encoding === 'utf-16le without mark') return utf16(text, 'le', false);
  return new TextEncoder().encode(encoding === 'utf-8' ? text : `\ufeff${text}`);
};

/** Cells as separated values (RFC 4180), rows ended as Windows or Unix does. */
export const separated = (rows: readonly (readonly string[])[], delimiter: string, lineEnd: string): string =>
  rows
    .map((row) =>
      row
        .map((cell) =>
          /["\r\n]/.test(cell) || cell.includes(delimiter) ? `"${cell.replaceAll('"', '""')}"` : cell,
        )
        .join(delimiter),
    )
    .join(lineEnd);
