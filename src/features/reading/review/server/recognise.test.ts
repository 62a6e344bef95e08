import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestPipeline } from '#testing/world/pipeline.ts';
import type { TestPipeline } from '#testing/world/pipeline.ts';
import { sheetRole } from '../contract-draft.ts';
import type { Mapping } from '../contract-draft.ts';
import { mapSheet } from './commands-sheet.ts';
import { Refused } from '#platform/wire/refused.ts';
import { buildPaperInvoice, strangeLabels } from './builders.ts';
import { findReadings } from './queries-readings.ts';

let pipeline: TestPipeline;
beforeAll(async () => (pipeline = await openTestPipeline()));
afterAll(() => pipeline.close());

const readingOf = async (documentId: string) => {
  const { scope, db } = pipeline;
  const found = await db.tenantRead(scope.organizationId, (reader) =>
    findReadings(reader, scope, [documentId]),
  );
  return found.get(documentId);
};

test('a PDF whose figures prove each other is booked as an e-invoice is', async () => {
  const [document] = await pipeline.take(await buildPaperInvoice());
  expect((await readingOf(document?.id ?? ''))?.doubts).toEqual([]);
  expect(document).toMatchObject({ state: 'monitored', reason: null, format: 'text-pdf' });
});

test('one that nobody can be sure of waits, and books nothing', async () => {
  const [document] = await pipeline.take(await buildPaperInvoice({ number: '7', labels: strangeLabels }));
  expect(document).toMatchObject({ state: 'needs-review', reason: 'reading.uncertain', invoiceId: null });
  const reading = await readingOf(document?.id ?? '');
  expect(reading).toMatchObject({ value: '957.04', currency: 'SEK', revision: 1, tries: 1 });
  expect(reading?.doubts).toContain('columns-unlabelled');
});

const csv = (name: string, text: string) => ({ name, bytes: new TextEncoder().encode(text) });

const swedish = `Fakturanr;Fakturadatum;Artikelnr;Benämning;Antal;Enhet;À-pris;Belopp;Valuta;Leverantör
48213;2026-10-05;1001;Laxfilé;2,450;kg;189,00;463,05;SEK;Norrskär Grossist AB
48214;2026-10-06;1003;Olja;1;st;1250,50;1250,50;SEK;Norrskär Grossist AB
`;

test('a table waits until somebody has said what its columns mean, and then gives an invoice for each number', async () => {
  const { scope, editor } = pipeline;
  const [file] = await pipeline.take(csv('export.csv', swedish));
  expect(file).toMatchObject({ state: 'needs-review', reason: 'reading.columns-unknown', format: 'csv' });
  const documentId = file?.id ?? '';
  const stored = await readingOf(documentId);
  expect(stored?.sheet).toMatchObject({ rowCount: 3, isKept: false });
  const columns = stored?.sheet?.mapping?.columns.map((role) => sheetRole.parse(role)) ?? [];
  const mapping: Mapping = {
    columns,
    hasHead: true,
    decimalMark: ',',
    dateOrder: 'day-first',
    supplier: null,
    currency: null,
  };
  const step = { documentId, actor: editor, revision: stored?.revision ?? 0 };
  const twice = { ...mapping, columns: columns.map(() => 'name' as const) };
  expect(await mapSheet(pipeline, scope, step, twice)).toEqual(new Refused('review.mapping_invalid'));
  expect(await mapSheet(pipeline, scope, step, mapping)).toMatchObject({ state: 'stored' });
  await pipeline.read();
  expect(await pipeline.find(documentId)).toMatchObject({ state: 'expanded' });
  const parts = await pipeline.rows<{ name: string; state: string; reason: string | null }>(
    'select file_name as name, state, reason from document where parent_id = $1 order by 1',
    [documentId],
  );
  expect(parts).toEqual([
    { name: 'export (48213).csv', state: 'monitored', reason: null },
    { name: 'export (48214).csv', state: 'monitored', reason: null },
  ]);
  const next = csv('nästa.csv', swedish.replaceAll('4821', '4822').split('\n').slice(0, 2).join('\n'));
  expect(await pipeline.take(next)).toMatchObject([{ state: 'monitored', format: 'csv' }]);
  expect(await pipeline.take(csv('brev.txt', 'Hej! Ingen tabell här.'))).toMatchObject([
    { state: 'unreadable', reason: 'file.type-unknown' },
  ]);
});
