/** Parts for word processors, spreadsheets and old printers. */
import { escaped } from '../html.ts';

/** A table of bare cells; `>` before a text puts it at the right, `*` makes it bold. Texts stay texts in spreadsheets. */
export const cellTable = (
  rows: readonly (readonly string[])[],
  attributes = 'width="100%"',
  widths: readonly number[] = [],
): string =>
  `<table ${attributes}>${rows
    .map(
      (cells) =>
        `<tr>${cells
          .map((cell, at) => {
            const isRight = cell.startsWith('>');
            const text = isRight ? cell.slice(1) : cell;
            const isBold = text.startsWith('*');
            const shown = escaped(isBold ? text.slice(1) : text);
            const wide = widths[at] === undefined ? '' : ` width="${widths[at]}"`;
            return `<td${wide}${isRight ? ' align="right"' : ''} sdnum="1033;0;@">${isBold ? `<b>${shown}</b>` : shown}</td>`;
          })
          .join('')}</tr>`,
    )
    .join('\n')}</table>`;

/** Cells of some columns at the right. */
export const toRight = (
  rows: readonly (readonly string[])[],
  from: readonly number[],
): readonly (readonly string[])[] =>
  rows.map((cells) => cells.map((cell, at) => (from.includes(at) ? `>${cell}` : cell)));

/** Rows for troff as they stand; those that begin with a point are requests. PostScript names dashes in another way. */
export const troff = (rows: readonly string[], setup: readonly string[] = [], dash = '\\-'): string =>
  ['.pl 29.7c', '.sp 1.5c', '.po 1.6c', '.ll 18.4c', '.nf', '.kern 0', ...setup, ...rows, '']
    .map((row) =>
      /^\.(?:sp|bp|ps|vs|ft|ta|pl|po|ll|nf|kern|ce)\b/u.test(row)
        ? row
        : `\\&${row.replace(/-(?=\d)/gu, () => dash)}`,
    )
    .join('\n');

/** A typewriter's page for troff. */
export const typed = (rows: readonly string[], size = 9, dash = '\\-'): string =>
  troff(rows, ['.ft CR', `.ps ${size}`, `.vs ${size + 3}`], dash);
