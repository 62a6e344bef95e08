import { byteOrderMark, csvRow } from '#core/exports/csv-file.ts';
import type { ExportedFile } from './exported-file.ts';

/** A list as separated values, streamed; the same rows give the same bytes. */
export async function* streamCsv({ columns, language, pages }: ExportedFile): AsyncGenerator<Buffer> {
  const head = columns.map(({ label }) => label);
  yield Buffer.from(byteOrderMark + csvRow(head, null, language));
  for await (const page of pages())
    yield Buffer.from(page.map(({ cells }) => csvRow(cells, columns, language)).join(''));
}
