import { createHash } from 'node:crypto';
import { columnSums } from '#core/exports/column-sums.ts';
import { factsSheet, filterArea, sheetEnd, sheetRow, sheetStart } from '#core/exports/sheet-xml.ts';
import { bookXml, packageParts } from '#core/exports/workbook-xml.ts';
import { writeZip } from '../archive/write-zip.ts';
import type { ZipEntry } from '../archive/write-zip.ts';
import type { ExportedFile } from './exported-file.ts';

const whole = (name: string, xml: string): ZipEntry => ({ name, content: () => [Buffer.from(xml)] });

/**
 * A list as an XLSX workbook, streamed: a sheet of typed cells under a frozen head with a filter and sums, and a sheet of
 * facts with the SHA-256 of the first one's XML. The same rows give the same bytes of `xl/worksheets/sheet1.xml`.
 */
export const streamWorkbook = (file: ExportedFile): AsyncIterable<Buffer> => {
  const { columns, words } = file;
  const hash = createHash('sha256');
  const sums = columnSums(columns);
  const written = (xml: string): Buffer => {
    const bytes = Buffer.from(xml);
    hash.update(bytes);
    return bytes;
  };
  const data = async function* (): AsyncGenerator<Buffer> {
    yield written(sheetStart(columns));
    for await (const page of file.pages()) {
      const rows = page.map((row) => {
        sums.add(row);
        return sheetRow(sums.rows() + 1, row.cells, columns);
      });
      yield written(rows.join(''));
    }
    yield written(sheetEnd(columns, sums.rows(), sums.sums(), words.total));
  };
  const entries = function* (): Generator<ZipEntry> {
    yield* packageParts.map(([name, xml]) => whole(name, xml));
    yield { name: 'xl/worksheets/sheet1.xml', content: data };
    const facts = [
      ...file.facts,
      [words.rows, String(sums.rows())] as const,
      [words.digest, hash.digest('hex')] as const,
    ];
    yield whole('xl/worksheets/sheet2.xml', factsSheet(facts));
    const names = { data: file.title, facts: words.facts };
    yield whole('xl/workbook.xml', bookXml(names, filterArea(columns, sums.rows())));
  };
  return writeZip(entries(), file.now);
};
