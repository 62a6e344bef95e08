import { expect, test } from 'vitest';
import type { Column } from '#core/exports/column.ts';
import { cleanText } from '#core/values/clean-text.ts';
import type { Sheet } from '#core/tables/sheet.ts';
import { analyseList, type Judged } from '#features/finding/list-imports/rules-analyse.ts';
import { articleJudge, type KnownArticle } from '#features/finding/list-imports/rules-articles.ts';
import { type KnownOutlet, outletJudge } from '#features/finding/list-imports/rules-outlets.ts';
import { likelySheet, readList, type WrittenRow } from '#features/finding/list-imports/rules-read.ts';
import { type KnownSupplier, supplierJudge } from '#features/finding/list-imports/rules-suppliers.ts';
import type { ImportList } from '#features/finding/list-imports/rules.ts';
import { supplierCategories } from '#features/suppliers/suppliers/contract.ts';
import { readTables } from '#platform/server/tables/read-tables.ts';
import { streamCsv } from '#platform/server/tables/stream-csv.ts';
import { streamWorkbook } from '#platform/server/tables/stream-workbook.ts';
import { missing } from '#testing/requests/samples.ts';
import { naughty } from '#testing/requests/naughty.ts';
import { productColumns } from '../rules-columns-goods.ts';
import { supplierColumns } from '../rules-columns-people.ts';
import { outletColumns } from '../rules-columns-places.ts';
import type { ColumnWords } from '../rules-words.ts';
import { texts as english } from '../texts-columns.en.ts';
import { texts as swedish } from '../texts-columns.sv.ts';

const odd = [
  ...new Set(naughty.map((text) => cleanText(text.slice(0, 90)).replaceAll(/\s+/gu, ' ').trim())),
].filter((text) => text !== '');
const distinct = [...new Map(odd.map((text) => [text.normalize('NFC').toLowerCase(), text])).values()];

const group = (at: number) => supplierCategories[at % supplierCategories.length] ?? 'general';

const articles = distinct.map((name, at): KnownArticle => ({
  id: String(at),
  supplierName: distinct[(at * 7) % distinct.length] ?? '',
  articleNumber: at % 3 === 0 ? null : name,
  invoicedName: at % 2 === 0 ? name : `Vara ${at}`,
  unit: 'kg',
  name,
  category: group(at),
}));

const product = ({ supplierName, ...article }: KnownArticle) => ({
  ...article,
  supplier: { id: missing, displayName: supplierName },
  currency: 'SEK',
  average: '10',
  last: '11',
  min: '9',
  max: '12',
  priceVariance: '10',
  change: '1',
  changePercent: '10',
  totalQuantity: '3',
  averageQuantity: '1.5',
  totalSum: '33.00',
  orderFrequency: '3',
  lastUsedDate: '2026-11-20',
  negotiated: false,
  unresolved: 0,
  prices: [],
});

const statuses = ['active', 'inactive', 'requested'] as const;
const outletId = 'here';

const suppliers = distinct.map((displayName, at): KnownSupplier => ({
  id: String(at),
  displayName,
  name: at % 2 === 0 ? displayName : `Bolag ${at} AB`,
  legalEntityNumber: at % 4 === 0 ? String(5_560_000_000 + at) : null,
  outlets: [{ outletId, status: statuses[at % 3] ?? 'active' }],
}));

const outlets = distinct.map((name, at): KnownOutlet => ({
  outletId: String(at),
  unitId: missing,
  mayEdit: true,
  values: {
    display_name: name,
    website: at % 2 === 0 ? null : 'https://krog.example/',
    legal_name: 'Krog AB',
    organization_number: '5562332451',
    forward_email: 'faktura@krog.example',
    contact_email: 'krog@krog.example',
    contact_tel: '+46701234567',
    street: name,
    city: name,
    zip_code: '111 22',
    country: 'SE',
    bankgiro_number: '50501055',
    category: at % 2 === 0 ? 'cafe' : 'fast-food',
  },
}));

const imported = async <Row>(
  format: string,
  list: ImportList,
  columns: readonly Column<Row>[],
  rows: readonly Row[],
  language: 'sv' | 'en',
): Promise<Sheet> => {
  const cells = rows.map((row) => ({ cells: columns.map(({ value }) => value(row)), currency: 'SEK' }));
  const file = {
    title: 'Lista',
    language,
    columns,
    pages: async function* () {
      yield cells;
    },
    now: new Date('2026-11-23T10:00:00Z'),
    words: {
      facts: 'Om',
      total: language === 'sv' ? 'Summa' : 'Total',
      page: '',
      rows: 'Rader',
      digest: 'SHA-256',
    },
    facts: [],
  };
  const parts: Uint8Array[] = [];
  for await (const part of format === 'csv' ? streamCsv(file) : streamWorkbook(file)) parts.push(part);
  const tables = await readTables(Buffer.concat(parts));
  const sheet = tables.ok ? likelySheet(list, tables.value.sheets) : undefined;
  if (sheet === undefined) throw new Error('the file is not read again');
  return sheet;
};

const expectNothing = (
  sheet: Sheet,
  list: ImportList,
  judge: (written: WrittenRow) => Judged<unknown>,
  count: number,
): void => {
  const { rows, counts, effects } = analyseList(sheet, readList(list, sheet, null), {}, judge);
  expect(rows.filter(({ outcome }) => outcome !== 'unchanged')).toEqual([]);
  expect(counts).toMatchObject({ rows: count, unchanged: count });
  expect(effects).toEqual([]);
};

test.each([
  ['csv', 'sv'],
  ['csv', 'en'],
  ['xlsx', 'sv'],
  ['xlsx', 'en'],
] as const)(
  'R44: articles, suppliers and outlets exported as %s (%s) and imported again change nothing, over every odd string',
  async (format, language) => {
    const t: ColumnWords = language === 'sv' ? swedish : english;
    const goods = articles.map((article) => {
      const { invoicedName, name } = article;
      return { ...product(article), invoicedName: invoicedName === name ? null : invoicedName };
    });
    const listed = await imported(format, 'articles', productColumns(t), goods, language);
    expectNothing(listed, 'articles', articleJudge(articles), articles.length);
    const records = suppliers.map(({ outlets: [link], ...supplier }, at) => ({
      ...supplier,
      category: group(at),
      status: link?.status ?? ('active' as const),
      cost: '100.00',
      invoices: 2,
      latest: '2026-11-20',
      currency: 'SEK',
    }));
    const linked = await imported(format, 'suppliers', supplierColumns(t), records, language);
    const places = [{ outletId, displayName: 'Krogen', isHere: true }];
    expectNothing(linked, 'suppliers', supplierJudge(suppliers, places), suppliers.length);
    const values = outlets.map((outlet) => outlet.values);
    const registered = await imported(format, 'outlets', outletColumns(t), values, language);
    expectNothing(registered, 'outlets', outletJudge(outlets, []), outlets.length);
  },
);
