import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { documentsContract } from '#features/intake/documents/contract.ts';
import { refused } from '#platform/wire/refused.ts';
import { server } from '#testing/web/fake-server.ts';
import { answerReading, detail, doc, draft } from '#testing/web/reading.ts';
import { idOf } from '#testing/web/sample-reply.ts';
import { visit } from '#testing/web/world.tsx';
import { reviewContract } from '../contract.ts';
import { reviewFeature } from './feature.tsx';

const { readReview, saveReview, acceptReview, rejectReview } = reviewContract;
const { listDocuments } = documentsContract;

const open = () => visit(reviewFeature, { at: `/invoices/review/${doc}` });
const field = (label: string) => screen.findByLabelText<HTMLInputElement>(label);

beforeEach(() => {
  localStorage.setItem('review.shows', 'all');
  answerReading();
});

test('what is typed is kept a moment after the last key, on the newest revision', async () => {
  const { user } = await open();
  await user.type(await field('Fakturanummer'), '2');
  expect(screen.getByText('Inte sparat än')).toBeTruthy();
  await user.type(await field('OCR-nummer'), '77');
  const saves = () => server.asked(saveReview).map(({ body }) => body);
  await waitFor(() =>
    expect(saves().at(-1)?.draft).toMatchObject({ number: '47112', payment: { reference: '77' } }),
  );
  await user.type(await field('OCR-nummer'), '8');
  await waitFor(() => expect(saves().at(-1)?.draft.payment.reference).toBe('778'));
  expect(saves().map(({ revision }) => revision)).toEqual(saves().map((_, at) => 3 + at));
});

test('what is typed while a save is on its way is neither lost nor sent twice', async () => {
  const gate = Promise.withResolvers<{ revision: number }>();
  server.answer(saveReview, () => gate.promise);
  const { user } = await open();
  await user.type(await field('OCR-nummer'), '1');
  await waitFor(() => expect(server.asked(saveReview)).toHaveLength(1));
  await user.type(await field('OCR-nummer'), '2');
  server.answer(saveReview, { revision: 5 });
  gate.resolve({ revision: 4 });
  await waitFor(() => expect(server.asked(saveReview)).toHaveLength(2));
  expect((await field('OCR-nummer')).value).toBe('12');
  expect(server.asked(saveReview)[1]?.body).toMatchObject({
    revision: 4,
    draft: { payment: { reference: '12' } },
  });
});

test('what was typed last is sent when the screen is left', async () => {
  const { user, unmount } = await open();
  await user.type(await field('OCR-nummer'), '9');
  unmount();
  await waitFor(() => expect(server.asked(saveReview)[0]?.body.draft.payment.reference).toBe('9'));
});

test('somebody else’s change stands, and one’s own can be put back part by part', async () => {
  const { user } = await open();
  await user.type(await field('Fakturanummer'), '2');
  server.answer(readReview, {
    ...detail,
    revision: 4,
    changedBy: 'Bo Lind',
    changedAt: '2026-10-01T08:00:00.000Z',
    draft: { ...draft, number: '9999' },
  });
  server.tell({ type: 'document', documentId: doc, state: 'needs-review' });
  expect(await screen.findByText(/Bo Lind ändrade det här/)).toBeTruthy();
  expect((await field('Fakturanummer')).value).toBe('9999');
  await user.click(screen.getByRole('button', { name: 'Använd mitt: Fakturanummer' }));
  expect((await field('Fakturanummer')).value).toBe('47112');
  await user.click(screen.getByRole('button', { name: 'Behåll deras' }));
  expect(screen.queryByText(/Bo Lind ändrade det här\./)).toBeNull();
});

test('a change that is not kept is tried again', async () => {
  server.answer(saveReview, refused('service.unavailable'));
  const { user } = await open();
  await user.type(await field('OCR-nummer'), '1');
  expect(await screen.findByText('Gick inte att spara. Försöker igen')).toBeTruthy();
});

test('an accepted invoice says what became of it, what was learnt, and what is next', async () => {
  server.answer(acceptReview, {
    state: 'monitored',
    invoiceId: idOf(77),
    layout: { statements: [{ kind: 'currency', values: { currency: 'SEK' } }], confirmations: 1 },
  });
  server.answer(listDocuments, {
    total: 1,
    content: [{ id: idOf(2), state: 'needs-review', reason: 'reading.uncertain' }],
  });
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: /^Spara fakturan, 44,80/ }));
  expect(await screen.findByText('Fakturan är sparad')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Visa fakturan' }).getAttribute('href')).toBe(
    `/invoices/${idOf(77)}`,
  );
  expect(screen.getByText('Valutan är SEK')).toBeTruthy();
  expect((await screen.findByRole('link', { name: 'Granska nästa fil' })).getAttribute('href')).toBe(
    `/invoices/review/${idOf(2)}`,
  );
  expect(server.asked(acceptReview)[0]?.body).toMatchObject({ revision: 3, remember: true });
});

test('what is missing is listed, and leads to its field; nothing is sent', async () => {
  const { user, fill } = await open();
  await fill('Fakturanummer', '');
  await fill('Summa, rad 1', 'tjugo');
  await user.click(screen.getByRole('button', { name: /^Spara fakturan/ }));
  const summary = (await screen.findAllByRole('alert')).find((one) =>
    one.textContent?.includes('behöver rättas'),
  );
  expect(summary).toBeTruthy();
  await user.click(within(summary as HTMLElement).getByRole('link', { name: 'Fakturanummer' }));
  expect(document.activeElement).toBe(await field('Fakturanummer'));
  expect(server.asked(acceptReview)).toHaveLength(0);
});

test('a refused acceptance is said, and saving goes on', async () => {
  server.answer(acceptReview, refused('review.incomplete'));
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: /^Spara fakturan/ }));
  expect(await screen.findByRole('alert')).toBeTruthy();
  await user.type(await field('OCR-nummer'), '5');
  await waitFor(() => expect(server.asked(saveReview)).toHaveLength(1));
});

test('a file is no invoice, with a reason only', async () => {
  server.answer(rejectReview, refused('review.not_open'));
  const { user, fill } = await open();
  await user.click(await screen.findByRole('button', { name: 'Avvisa' }));
  const dialog = await screen.findByRole('dialog', { name: 'Avvisa filen?' });
  const settle = () =>
    user.click(within(dialog).getByRole('button', { name: /Markera som hanterad|Ta bort filen/ }));
  await settle();
  expect(within(dialog).getByText('Skriv en orsak')).toBeTruthy();
  expect(document.activeElement).toBe(within(dialog).getByLabelText('Orsak'));
  await fill('Orsak', ' reklam ');
  await settle();
  expect(await within(dialog).findByRole('alert')).toBeTruthy();
  server.answer(rejectReview, {});
  await user.click(within(dialog).getByRole('radio', { name: /Den hör inte hit/ }));
  await settle();
  expect(await screen.findByText('Borttagen')).toBeTruthy();
  expect(server.asked(rejectReview).at(-1)?.body).toEqual({ revision: 3, as: 'deleted', comment: 'reklam' });
});
