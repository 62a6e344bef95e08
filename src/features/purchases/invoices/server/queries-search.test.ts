import { afterAll, beforeAll, expect, it } from 'vitest';
import type { DraftLine } from '#core/invoices/write/invoice-draft.ts';
import { buildInvoice, buildLine, buildSupplier } from '#features/purchases/invoices/server/builders.ts';
import { openTestPipeline, type TestPipeline } from '#testing/world/pipeline.ts';
import { listInvoices, listVaultMonths } from './queries-list.ts';

let pipeline: TestPipeline;

const [fish, meat] = [
  { ...buildSupplier(311), name: 'Fiskbilen AB' },
  { ...buildSupplier(312), name: 'Charken AB' },
];

const line = (articleNumber: string, name: string, changes: Partial<DraftLine> = {}): DraftLine =>
  buildLine({ articleNumber, name, quantity: '2', price: '100.00', ...changes });

const invoice = (
  number: string,
  issueDate: string,
  lines: DraftLine[],
  more: Parameters<typeof buildInvoice>[0] = {},
) => buildInvoice({ supplier: meat, number, issueDate, dueDate: '2026-12-31', lines, ...more });

beforeAll(async () => {
  pipeline = await openTestPipeline();
  await pipeline.take(
    invoice('1', '2025-02-03', [line('336214', 'Oxfilé ÅLDRAD')]),
    invoice('2', '2026-03-04', [line('336214', 'Oxfilé ÅLDRAD'), line('9', 'Kryddor')]),
    invoice('3', '2026-10-05', [line('336214', 'Oxfilé ÅLDRAD', { price: '617.25' })]),
    invoice('4', '2026-11-06', [line('4711', 'Lax_filé')], { supplier: fish }),
    invoice('5', '2026-11-07', [line('336214', 'Oxfilé ÅLDRAD')], { creditNote: true }),
  );
});

afterAll(async () => {
  await pipeline.close();
  expect(pipeline.complaints).toEqual([]);
});

const list = (search: string, period: { from?: string; to?: string } = {}) =>
  pipeline.db.tenantRead(pipeline.scope.organizationId, (reader) =>
    listInvoices(reader, pipeline.scope, {
      search,
      page: 1,
      limit: 50,
      sort: 'issueDate',
      direction: 'asc',
      ...period,
    }),
  );

const found = async (search: string): Promise<string[]> =>
  (await list(search)).content.map(({ number }) => number);

it.each([
  ['an article, whatever its capitals', 'oxfilé åldrad', ['1', '2', '3', '5']],
  ['a number of an article', '336214', ['1', '2', '3', '5']],
  ['words of the supplier and of an article together', 'charken krydd', ['2']],
  ['a supplier', 'fiskbilen', ['4']],
  ['an amount of a line, as a person writes it', '1 234,50 kr', ['3']],
  ['an amount to be paid, with any öre', '1308', ['3']],
  ['an amount to be paid, to the öre', '1308,57', ['3']],
  ['a wildcard of the database as the sign that it is', 'lax_', ['4']],
  ['nothing that is not there', 'rödspätta', []],
  ['nothing where one word of two is not there', 'oxfilé rödspätta', []],
])('finds %s', async (_what, search, numbers) => {
  expect(await found(search)).toEqual(numbers);
});

it('says through which line it found an invoice, and nothing where the head has it', async () => {
  const lines = (await list('krydd')).content.map(({ foundLine }) => foundLine);
  expect(lines).toEqual(['Kryddor']);
  expect((await list('fiskbilen')).content.map(({ foundLine }) => foundLine)).toEqual([null]);
});

it('counts what it finds before and after the period, which no other filter widens', async () => {
  const { total, elsewhere } = await list('oxfilé', { from: '2026-03-01', to: '2026-10-31' });
  expect({ total, elsewhere }).toEqual({ total: 2, elsewhere: { older: 1, newer: 1 } });
  expect((await list('oxfilé')).elsewhere).toEqual({ older: 0, newer: 0 });
  expect((await list('', { from: '2026-03-01' })).elsewhere).toEqual({ older: 0, newer: 0 });
});

it('counts the months of what it finds', async () => {
  const months = (search?: string) =>
    pipeline.db.tenantRead(pipeline.scope.organizationId, (reader) =>
      listVaultMonths(reader, pipeline.scope, search),
    );
  expect(await months('krydd')).toEqual([{ month: '2026-03', count: 1 }]);
  expect((await months()).map(({ month }) => month)).toEqual(['2026-11', '2026-10', '2026-03', '2025-02']);
});

it('tells an invoice that asks for more than it comes to', async () => {
  const right = invoice('6', '2024-01-08', [line('12', 'Rabarber')]);
  const text = new TextDecoder().decode(right.bytes);
  const wrong = text.replace(/(PayableAmount[^>]*>)[\d.]+/, '$1312.00').replaceAll('>6<', '>7<');
  await pipeline.take(right, { name: '7.xml', bytes: new TextEncoder().encode(wrong) });
  const rows = (await list('rabarber')).content.map(({ number, wrongTotal }) => [number, wrongTotal]);
  expect(Object.fromEntries(rows)).toEqual({ 6: false, 7: true });
});
