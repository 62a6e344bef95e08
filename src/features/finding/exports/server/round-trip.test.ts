import { expect, test } from 'vitest';
import { analyseImport } from '#core/deal-import/analyse-import.ts';
import { readTables } from '#platform/server/tables/read-tables.ts';
import { streamCsv } from '#platform/server/tables/stream-csv.ts';
import { streamWorkbook } from '#platform/server/tables/stream-workbook.ts';
import { importOf } from '#testing/deal-import/import-case.ts';
import { articles, dealFile, deals } from '#testing/deal-import/odd-deals.ts';
import { missing } from '#testing/requests/samples.ts';

test.each([
  ['csv', 'sv'],
  ['csv', 'en'],
  ['xlsx', 'sv'],
  ['xlsx', 'en'],
] as const)(
  'R44: deals exported as %s (%s) and imported again change nothing, over every odd string',
  async (format, language) => {
    const file = dealFile(language);
    const parts: Uint8Array[] = [];
    for await (const part of format === 'csv' ? streamCsv(file) : streamWorkbook(file)) parts.push(part);
    const tables = await readTables(Buffer.concat(parts));
    const sheet = tables.ok ? tables.value.sheets[0] : undefined;
    if (sheet === undefined) throw new Error('the file is not read again');
    const own = (_: unknown, at: number): boolean => at % 4 !== 3;
    const unchanged = deals.filter(own).length;
    const counts = { rows: deals.length, unchanged, rejected: deals.length - unchanged, open: 0 };
    const ofOne = {
      articles: articles.filter(own),
      deals: deals.filter(own),
      otherSuppliers: ['grossisten = två'],
    };
    const read = analyseImport(importOf(sheet, ofOne));
    expect(read.counts).toMatchObject(counts);
    expect(read.effect).toEqual({ creates: [], updates: [] });
    const ofUnit = analyseImport(importOf(sheet, { ...ofOne, units: [missing] }));
    expect(ofUnit.counts).toMatchObject(counts);
    const analysed = analyseImport(importOf(sheet, { articles, deals }));
    const touched = analysed.rows.filter(({ outcome }) => outcome !== 'unchanged');
    expect(touched.map(({ written, outcome, problem }) => ({ written, outcome, problem }))).toEqual([]);
    expect(analysed.counts).toMatchObject({ rows: deals.length, unchanged: deals.length });
    expect(analysed.effect).toEqual({ creates: [], updates: [] });
  },
);
