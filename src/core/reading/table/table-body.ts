import type { Row } from '../words/rows.ts';
import { type TableHeader, tableHeaders } from './table-header.ts';

/** The rows below a head, to the next one or the end of its page, and those of following pages without a head of their own. */
export interface TableBody {
  readonly header: TableHeader;
  readonly rows: readonly Row[];
}

/** The tables of a document, page by page. Heads that name the same columns begin parts of one table. */
export const tableBodies = (pages: readonly (readonly Row[])[]): TableBody[] => {
  const bodies: { header: TableHeader; rows: Row[] }[] = [];
  for (const rows of pages) {
    const headers = tableHeaders(rows);
    for (const row of rows) {
      const header = headers.findLast(({ box }) => box.y + box.height <= row.box.y + row.box.height * 0.5);
      if (header === undefined) {
        const isAbove = headers.length > 0;
        if (!isAbove) bodies.at(-1)?.rows.push(row);
        continue;
      }
      if (bodies.at(-1)?.header !== header) bodies.push({ header, rows: [] });
      bodies.at(-1)?.rows.push(row);
    }
  }
  return bodies;
};
