import { describe, expect, it } from 'vitest';
import { readInvoice } from '#core/invoices/read-invoice.ts';
import type { FileContent, SampleContent, SampleDocument } from '../rules-documents.ts';
import { samplePlanOf } from '../rules-plan.ts';
import { sampleFileOf, sampleMailOf } from './commands-files.ts';

const today = '2026-11-20';

const documentsOf = (size: 'full' | 'small'): SampleDocument[] => {
  const { chunks, claims } = samplePlanOf(size, today);
  return [...chunks.flatMap(({ documents }) => documents), ...claims.flatMap(({ notes }) => notes)];
};

/** PDFs take longest to write; one of each few shows them all, for their form is one. */
const thinned = documentsOf('full').filter(({ fileName }, at) => !fileName.endsWith('.pdf') || at % 8 === 0);

const filesIn = (content: SampleContent): readonly FileContent[] =>
  content.kind === 'mail' ? content.files.map((file) => file.content) : [content];

const readBack = async (content: FileContent) => readInvoice((await sampleFileOf(content)).bytes);

describe('a generated document', () => {
  it('reads back without a failed check, nor a warning', async () => {
    const complaints: unknown[] = [];
    for (const { key, content } of [...thinned, ...documentsOf('small')]) {
      if (content.kind !== 'invoice') continue;
      const read = await readBack(content);
      if (!read.ok || read.checks.length > 0) complaints.push([key, read.ok ? read.checks : read.reason]);
    }
    expect(complaints).toEqual([]);
  });

  it('holds what was drafted, in every format', async () => {
    for (const { content } of documentsOf('small')) {
      if (content.kind !== 'invoice') continue;
      const read = await readBack(content);
      if (!read.ok) throw new Error(read.reason);
      const { number, supplier, lines } = read.invoice;
      expect([number, supplier.name, lines.map(({ name }) => name)]).toEqual([
        content.draft.number,
        content.draft.supplier.name,
        content.draft.lines.map(({ name }) => name),
      ]);
    }
  });

  it('has prices that are whole öre once the discount is taken off, so that the same price is the same', async () => {
    for (const { content } of thinned) {
      if (content.kind !== 'invoice') continue;
      const read = await readBack(content);
      if (!read.ok) throw new Error(read.reason);
      const odd = read.invoice.lines.filter(
        ({ comparablePrice }) => !/^\d+(\.\d{1,2}0*)?$/.test(comparablePrice ?? ''),
      );
      expect(odd.map(({ name, comparablePrice }) => [name, comparablePrice])).toEqual([]);
    }
  });

  it('marks pant and freight as their own kinds', async () => {
    const kinds = new Set<string>();
    for (const { content } of documentsOf('small')) {
      if (content.kind !== 'invoice') continue;
      const read = await readBack(content);
      if (read.ok) for (const { kind } of [...read.invoice.lines, ...read.invoice.charges]) kinds.add(kind);
    }
    expect([...kinds].toSorted()).toEqual(['deposit', 'freight', 'goods']);
  });

  it('is unreadable or needs a person only where that is meant', async () => {
    const reasons: Record<string, string> = {};
    for (const content of documentsOf('small').flatMap((document) => filesIn(document.content))) {
      const read = await readBack(content);
      if (!read.ok) reasons[content.kind] = read.reason;
    }
    expect(reasons).toEqual({
      paper: 'pdf.no-embedded-invoice',
      'cut-off': 'xml.malformed',
    });
  });

  it('has the same bytes each time', async () => {
    for (const document of documentsOf('small').slice(-14)) {
      const { content } = document;
      const write = async (): Promise<Uint8Array> =>
        content.kind === 'mail' ? sampleMailOf(content, document) : (await sampleFileOf(content)).bytes;
      expect(Buffer.compare(await write(), await write())).toBe(0);
    }
  });
});
