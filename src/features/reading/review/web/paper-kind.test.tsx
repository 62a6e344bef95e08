import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { documentsContract } from '#features/intake/documents/contract.ts';
import { refused } from '#platform/wire/refused.ts';
import { server } from '#testing/web/fake-server.ts';
import { answerReading, detail, doc } from '#testing/web/reading.ts';
import { idOf } from '#testing/web/sample-reply.ts';
import { visit } from '#testing/web/world.tsx';
import { reviewContract } from '../contract.ts';
import { reviewFeature } from './feature.tsx';

const { readReview, nameKind, acceptReview, undoLesson, saveReview } = reviewContract;

const open = () => visit(reviewFeature, { at: `/invoices/review/${doc}` });
const kind = () => screen.findByLabelText<HTMLSelectElement>('Det här är');

beforeEach(() => {
  localStorage.clear();
  answerReading();
  server.answer(documentsContract.listDocuments, {});
});

test('a person says which other paper it is, and nothing of it is booked', async () => {
  server.answer(nameKind, refused('review.changed'));
  const { user } = await open();
  expect((await kind()).value).toBe('invoice');
  await user.selectOptions(await kind(), 'Betalningspåminnelse');
  expect(screen.getByText(/Inget bokförs av den/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Spara fakturan/ })).toBeNull();
  const settle = () => user.click(screen.getByRole('button', { name: 'Markera som hanterad' }));
  await settle();
  expect(await screen.findByRole('alert')).toBeTruthy();
  server.answer(nameKind, { state: 'settled', reason: 'kind.reminder' });
  await settle();
  expect(await screen.findByText('Hanterad')).toBeTruthy();
  expect(screen.getByText(/betalningspåminnelse, ingen faktura/)).toBeTruthy();
  expect(server.asked(nameKind).at(-1)?.body).toEqual({ revision: 3, kind: 'reminder' });
});

test('what was taken for another paper can be an invoice or a credit note after all', async () => {
  server.answer(readReview, { ...detail, reason: 'kind.order' });
  const { user } = await open();
  expect((await kind()).value).toBe('order');
  await user.selectOptions(await kind(), 'Kreditfaktura');
  await waitFor(() => expect(server.asked(saveReview).at(-1)?.body.draft.creditNote).toBe(true));
  expect(screen.getByRole('button', { name: /^Spara fakturan/ })).toBeTruthy();
});

test('whose paper it is and what its lines are of is confirmed, though every word was read well', async () => {
  server.answer(readReview, {
    ...detail,
    doubts: ['supplier', 'article'],
    fields: {},
    lines: detail.lines.map((line) => ({ ...line, fields: {} })),
  });
  const { user } = await open();
  const next = () => user.click(screen.getByRole('button', { name: 'Stämmer, nästa' }));
  expect(await screen.findByText(/Är det här rätt artiklar/)).toBeTruthy();
  expect(screen.getByText('Smör')).toBeTruthy();
  await next();
  expect((await screen.findByLabelText<HTMLInputElement>('Leverantör')).value).toBe('Mejeriet');
  await next();
  expect(await screen.findByText(/Inget osäkert är kvar/)).toBeTruthy();
});

test('what was learnt is taken back, and what was known before is said', async () => {
  const layout = { id: idOf(5), statements: [{ kind: 'currency', values: { currency: 'SEK' } }] };
  server.answer(acceptReview, { state: 'monitored', invoiceId: idOf(77), layout });
  server.answer(undoLesson, refused('layout.taught_since'));
  localStorage.setItem('review.shows', 'all');
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: /^Spara fakturan/ }));
  const undo = async () => user.click(await screen.findByRole('button', { name: 'Ångra inlärningen' }));
  await undo();
  expect(await screen.findByText(/lärt ut layouten sedan dess/)).toBeTruthy();
  server.answer(undoLesson, null);
  await undo();
  expect(await screen.findByText('Inlärningen är borttagen')).toBeTruthy();
  expect(server.asked(undoLesson).at(-1)).toMatchObject({
    params: { layoutId: idOf(5) },
    body: { documentId: doc },
  });
});
