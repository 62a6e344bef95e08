import { documentsContract } from '#features/intake/documents/contract.ts';
import { reviewContract } from '#features/reading/review/contract.ts';
import { vi } from 'vitest';
import { server } from './fake-server.ts';
import { idOf } from './sample-reply.ts';

const { readReview, readPage, saveReview } = reviewContract;

/** The file that is read. */
export const doc = idOf(1);
const line = (name: string, at: number) => ({
  read: at,
  name,
  quantity: '2',
  unit: 'kg',
  price: '10.00',
  sum: '20.00',
  vatRate: '12',
  kind: 'goods' as const,
});
/** What was read of it. */
export const draft = {
  number: '4711',
  issueDate: '2026-09-30',
  currency: 'SEK',
  supplier: { name: 'Mejeriet' },
  lines: [line('Smör', 0), line('Grädde', 1)],
  vat: [{ rate: '12', taxable: '40.00', tax: '4.80' }],
  lineNet: '40.00',
  taxExclusive: '40.00',
  taxTotal: '4.80',
  taxInclusive: '44.80',
  payable: '44.80',
};
const place = (x: number) => ({ page: 1, box: { x, y: 10, width: 50, height: 10 } });
/** A reading that waits for a person: its number is doubtful. */
export const detail = {
  documentId: doc,
  originalId: doc,
  fileName: 'post/faktura.pdf',
  state: 'needs-review' as const,
  revision: 3,
  pages: [
    { number: 1, width: 600, height: 800 },
    { number: 2, width: 600, height: 800 },
  ],
  doubts: ['number' as const],
  fields: {
    number: { value: '4711', confidence: 0.4, place: place(10) },
    payable: { value: '44.80', confidence: 0.95, place: null },
  },
  lines: [
    { confidence: 1, fields: { sum: { value: '20.00', confidence: 0.5, place: place(200) } } },
    { confidence: 1, fields: {} },
  ],
  draft,
};

/** The server has the reading with its pages, and keeps what is typed. */
export const answerReading = (): void => {
  server.answer(readReview, detail);
  server.answer(readPage, new Blob(['webp'], { type: 'image/webp' }));
  server.answer(saveReview, ({ body }) => ({ revision: body.revision + 1 }));
  server.answer(documentsContract.listDocuments, {});
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:sida');
  vi.spyOn(URL, 'revokeObjectURL').mockImplementation(() => undefined);
};
