import { expect, test } from 'vitest';
import { analyseImport } from '#core/deal-import/analyse-import.ts';
import type { ImportDeal } from '#core/deal-import/import-row.ts';
import type { FileRow } from '#core/exports/column.ts';
import { cleanText } from '#core/values/clean-text.ts';
import type { FollowedDeal } from '#features/prices/deals/contract-list.ts';
import { readTables } from '#platform/server/tables/read-tables.ts';
import { streamCsv } from '#platform/server/tables/stream-csv.ts';
import { streamWorkbook } from '#platform/server/tables/stream-workbook.ts';
import { agreedDeal, boughtArticle, importOf } from '#testing/deal-import/import-case.ts';
import { missing } from '#testing/requests/samples.ts';
import { naughty } from '#testing/requests/naughty.ts';
import { dealColumns } from '../rules-columns-goods.ts';
import { texts as english } from '../texts-columns.en.ts';
import { texts as swedish } from '../texts-columns.sv.ts';

const kept = (text: string, most: number): string => cleanText(text.slice(0, most)).trim();

const odd = [...new Set(naughty.map((text) => kept(text, 300)))].filter((text) => text !== '');

const articles = odd.map((name, at) => boughtArticle(`A-${at}`, name, 'kg', '100.00'));

const tolerances: readonly ImportDeal['tolerance'][] = [
  { type: 'percent', up: '0', down: '0' },
  { type: 'percent', up: '2.5', down: '1' },
  { type: 'amount', up: '3', down: '0' },
  { type: 'amount', up: '0', down: '4' },
];

const deals: readonly ImportDeal[] = articles.map((article, at) =>
  agreedDeal(article, {
    id: String(at),
    price: `${90 + (at % 9)}.${String(at % 7)}5`,
    validFrom: '2026-11-01',
    validTo: at % 3 === 0 ? null : '2027-10-31',
    tolerance: tolerances[at % 4] ?? { type: 'percent', up: '0', down: '0' },
    marketPriced: at % 5 === 0,
    note: at % 7 === 0 ? null : kept(odd[at] ?? '', 1000),
  }),
);

/** A deal as the list has it. */
const followed = (deal: ImportDeal, at: number): FollowedDeal => ({
  ...deal,
  unitIds: null,
  otherUnits: 0,
  supplierId: missing,
  supplierName: at % 4 === 3 ? 'Grossisten = Två' : 'Ett, två & tre',
  articleNumber: articles[at]?.articleNumber ?? '',
  unit: 'kg',
  title: articles[at]?.name ?? '',
  breaks:
    at % 6 === 0
      ? [
          { from: '1', price: deal.price },
          { from: '10', price: '80' },
        ]
      : [],
  basis: 'invoice',
  pack: null,
  currency: 'SEK',
  effectiveTo: deal.validTo,
  source: null,
  createdBy: null,
  createdAt: '2026-11-01T00:00:00.000Z',
  lines: 3,
  followed: 2,
  quantity: '12.5',
  sum: '1180.00',
  before: null,
  saved: '10.00',
  over: '3.00',
  last: { date: '2026-11-20', price: '101', promised: deal.price },
  status: 'in-force',
  daysLeft: null,
  isUnused: false,
  warning: null,
  articleId: null,
  category: 'meat',
  elsewhere: null,
});

test.each([
  ['csv', 'sv'],
  ['csv', 'en'],
  ['xlsx', 'sv'],
  ['xlsx', 'en'],
] as const)(
  'R44: deals exported as %s (%s) and imported again change nothing, over every odd string',
  async (format, language) => {
    const columns = dealColumns(language === 'sv' ? swedish : english);
    const rows = deals.map((deal, at): FileRow => {
      const row = followed(deal, at);
      return { cells: columns.map(({ value }) => value(row)), currency: row.currency };
    });
    const file = {
      title: 'Avtalspriser',
      language,
      columns,
      pages: async function* () {
        yield rows;
      },
      now: new Date('2026-11-23T10:00:00Z'),
      words: { facts: 'Om', total: 'Summa', page: '', rows: 'Rader', digest: 'SHA-256' },
      facts: [],
    };
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
