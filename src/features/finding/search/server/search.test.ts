import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Role } from '#core/access/roles.ts';
import type { DraftLine } from '#core/invoices/write/invoice-draft.ts';
import { buildInvoice, buildLine, buildSupplier } from '#features/purchases/invoices/server/builders.ts';
import { openTestPipeline, type TestPipeline } from '#testing/world/pipeline.ts';
import type { Found } from '../contract.ts';
import { mostOf } from '../rules.ts';
import { findAnything } from './queries.ts';

let pipeline: TestPipeline;

const [fish, meat] = [
  { ...buildSupplier(411), name: 'Fiskbilen Väst AB' },
  { ...buildSupplier(412), name: 'Martin & Söner' },
];

const line = (articleNumber: string, name: string, price = '100.00'): DraftLine =>
  buildLine({ articleNumber, name, quantity: '2', price });

const invoice = (
  number: string,
  issueDate: string,
  lines: DraftLine[],
  more: Parameters<typeof buildInvoice>[0] = {},
) => buildInvoice({ supplier: meat, number, issueDate, dueDate: '2026-12-31', lines, ...more });

beforeAll(async () => {
  pipeline = await openTestPipeline();
  await pipeline.take(
    invoice('F-2026/118301', '2026-03-04', [line('336214', 'Oxfilé ÅLDRAD'), line('9', 'Kryddor')]),
    invoice('F-2026/118302', '2026-10-05', [line('336214', 'Oxfilé ÅLDRAD', '617.25')]),
    invoice('33', '2026-10-06', [line('9', 'Kryddor')]),
    invoice('2208841', '2026-11-06', [line('4711', 'Lax_filé'), line('12', 'Grillkol 100 %')], {
      supplier: fish,
    }),
  );
  const { organizationId, unitId } = pipeline.scope;
  await pipeline.db.tenantTransaction(organizationId, (tx) =>
    tx.query(
      `with s as (select id from organization_supplier where organization_id = $1 and display_name = $3),
         drafted as (
           insert into claim (organization_id, unit_id, id, supplier_id, year, sequence, state, currency, language, drafted_on, drafted_at)
           select $1, $2, gen_random_uuid(), s.id, 2026, 11, 'drafted', 'SEK', 'sv', '2026-11-01', '2026-11-01' from s)
       insert into deal (organization_id, id, supplier_id, article_key, article_number, title, unit, price, currency, valid_from,
         tolerance_type, tolerance_up, tolerance_down, created_at)
       select $1, gen_random_uuid(), s.id, a.article_key, '336214', 'Oxfilé avtalad', 'KGM', 389, 'SEK', '2026-11-01', 'percent', 2, 2,
         '2026-11-01' from s join unit_article a on a.organization_id = $1 and a.unit_id = $2 and a.article_number = '336214'`,
      [organizationId, unitId, meat.name],
    ),
  );
});

afterAll(async () => {
  await pipeline.close();
  expect(pipeline.complaints).toEqual([]);
});

const find = (text: string, role: Role = 'editor', scope = pipeline.scope): Promise<Found> =>
  pipeline.db.tenantRead(scope.organizationId, (reader) =>
    findAnything(reader, scope, { role, today: '2026-11-20' }, text),
  );

const articles = async (text: string) => (await find(text)).articles.map(({ name }) => name);
const invoices = async (text: string) => (await find(text)).invoices.map(({ number }) => number);

it.each([
  ['capitals and marks left out', 'OXFILE aldrad', ['Oxfilé ÅLDRAD']],
  ['a part of a compound', 'file', ['Lax_filé', 'Oxfilé ÅLDRAD']],
  ['its number', '336214', ['Oxfilé ÅLDRAD']],
  ['its supplier and a word of it', 'martin krydd', ['Kryddor']],
  ['signs that the database knows, as they are', '100 %', ['Grillkol 100 %']],
  ['a wildcard, as it is', 'lax_', ['Lax_filé']],
  ['nothing that is not there', 'rödspätta', []],
  ['nothing where one word of two is not there', 'oxfile rödspätta', []],
  ['nothing for one sign', 'o', []],
])('finds an article by %s', async (_what, text, names) => {
  expect((await articles(text)).toSorted()).toEqual(names);
});

it.each([
  ['its whole number', 'F-2026/118301', ['F-2026/118301']],
  ['its number without what parts it', 'f2026 118302', ['F-2026/118302']],
  ['the beginning of its number', 'f-2026', ['F-2026/118302', 'F-2026/118301']],
  ['the end of its number', '8301', ['F-2026/118301']],
  ['supplier and number', 'martin 118302', ['F-2026/118302']],
  ['no other supplier beside the number', 'fiskbilen 118302', []],
  ['its amount', '1 308,57 kr', ['F-2026/118302']],
  ['its amount without öre', '1308', ['F-2026/118302']],
  ['its supplier, newest first', 'soner', ['33', 'F-2026/118302', 'F-2026/118301']],
  ['an article that it is the newest of', 'oxfilé', ['F-2026/118302']],
])('finds an invoice by %s', async (_what, text, numbers) => {
  expect(await invoices(text)).toEqual(numbers);
});

it('says what is exactly what was asked for, and through which article an invoice was found', async () => {
  const { invoices: byNumber } = await find('2208841');
  expect(byNumber).toMatchObject([{ number: '2208841', isExact: true, goods: null }]);
  const { articles: byArticle } = await find('336214');
  expect(byArticle).toMatchObject([
    { articleNumber: '336214', isExact: true, unresolved: 1, lastPrice: '617.25' },
  ]);
  expect((await find('1308,57')).invoices).toMatchObject([{ isExact: true }]);
  expect((await find('1308')).invoices).toMatchObject([{ isExact: false }]);
  expect((await find('oxfile')).invoices).toMatchObject([{ goods: 'Oxfilé ÅLDRAD', isExact: false }]);
});

it('finds suppliers, deals and claims by their words and numbers', async () => {
  expect((await find('vast fisk')).suppliers.map(({ displayName }) => displayName)).toEqual([fish.name]);
  expect((await find(meat.organizationNumber)).suppliers).toMatchObject([{ displayName: meat.name }]);
  expect((await find('avtalad')).deals).toMatchObject([
    { title: 'Oxfilé avtalad', price: '389', validTo: null },
  ]);
  expect((await find('336214')).deals).toHaveLength(1);
  for (const text of ['K-2026-011', 'k-2026', 'martin k-2026-011'])
    expect((await find(text)).claims).toMatchObject([{ number: 'K-2026-011', supplierName: meat.name }]);
  expect((await find('k-2026-011')).claims).toMatchObject([{ isExact: true }]);
});

it('shows a reporter articles and deals with active alerts, and no claims', async () => {
  const seen = await find('martin', 'reporter');
  expect(seen.articles.map(({ name }) => name)).toEqual(['Oxfilé ÅLDRAD']);
  expect(seen.deals).toHaveLength(1);
  expect(seen.claims).toEqual([]);
  expect((await find('krydd', 'reporter')).articles).toEqual([]);
  expect((await find('martin')).claims).toHaveLength(1);
});

it('answers no more than a list has room for', async () => {
  await pipeline.take(
    ...Array.from({ length: 8 }, (_, at) => invoice(`A50${at}`, '2025-01-10', [line('9', 'Kryddor')])),
  );
  expect(await invoices('a50')).toHaveLength(mostOf.invoices);
});
