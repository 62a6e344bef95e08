import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { documentsContract } from '#features/intake/documents/contract.ts';
import { inboxContract } from '#features/intake/inbox/contract.ts';
import { refused } from '#platform/wire/refused.ts';
import { server } from '#testing/web/fake-server.ts';
import { answerReading, detail, doc } from '#testing/web/reading.ts';
import { idOf } from '#testing/web/sample-reply.ts';
import { visit } from '#testing/web/world.tsx';
import { reviewContract } from '../contract.ts';
import { reviewFeature } from './feature.tsx';

const { readReview, readAgain, splitDocument, joinDocuments, mapSheet, listLayouts, forgetLayout } =
  reviewContract;
const { listDocuments } = documentsContract;

const open = () => visit(reviewFeature, { at: `/invoices/review/${doc}` });
const field = (label: string) => screen.findByLabelText<HTMLInputElement>(label);
const more = async (user: Awaited<ReturnType<typeof open>>['user'], name: string) => {
  await user.click(await screen.findByRole('button', { name: 'Fler val' }));
  await user.click(await screen.findByRole('menuitem', { name }));
};

beforeEach(() => {
  localStorage.setItem('review.shows', 'all');
  answerReading();
});

test('while the machine reads it says how far it is, and then shows the fields', async () => {
  server.answer(readReview, { ...detail, state: 'recognising', progress: { page: 2, pages: 5 } });
  await open();
  expect(await screen.findByText('Läser sida 2 av 5')).toBeTruthy();
  server.answer(readReview, detail);
  server.tell({ type: 'document', documentId: doc, state: 'needs-review' });
  expect(await field('Fakturanummer')).toBeTruthy();
});

test('a file that is not there leads to the inbox, one that cannot be had is asked for again', async () => {
  server.answer(readReview, refused('document.not_exist'));
  const first = await open();
  expect(await screen.findByRole('link', { name: 'Till inkorgen' })).toBeTruthy();
  first.unmount();
});

test('a reading that cannot be had is asked for again', async () => {
  server.answer(readReview, refused('permission.required'));
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: 'Försök igen' }));
  server.answer(readReview, detail);
  await user.click(await screen.findByRole('button', { name: 'Försök igen' }));
  expect(await field('Fakturanummer')).toBeTruthy();
});

test('pages of several invoices are parted as the machine proposes, or otherwise', async () => {
  server.answer(readReview, { ...detail, invoices: [[1], [2]] });
  server.answer(splitDocument, refused('review.pages_invalid'));
  const { user, address } = await open();
  await user.click(await screen.findByRole('button', { name: 'Dela upp sidorna' }));
  const dialog = await screen.findByRole('dialog', { name: 'Vilken faktura hör varje sida till?' });
  await user.selectOptions(within(dialog).getByLabelText('Sida 2'), 'Utelämna');
  expect(within(dialog).getByRole('button', { name: 'Välj minst två fakturor' })).toBeTruthy();
  await user.selectOptions(within(dialog).getByLabelText('Sida 2'), 'Faktura 2');
  const split = () => user.click(within(dialog).getByRole('button', { name: 'Dela upp i 2 fakturor' }));
  await split();
  expect(await within(dialog).findByRole('alert')).toBeTruthy();
  server.answer(splitDocument, {});
  await split();
  await waitFor(() => expect(address()).toBe(`/invoices/inbox?doc=${doc}`));
  expect(server.asked(splitDocument).at(-1)?.body).toEqual({ groups: [[1], [2]] });
});

test('photos of one invoice are joined in the order they are ticked', async () => {
  server.answer(listDocuments, {
    total: 2,
    content: [
      { id: idOf(2), fileName: 'b.jpg', state: 'needs-review', reason: 'reading.uncertain' },
      { id: idOf(3), fileName: 'c.jpg', state: 'needs-review', reason: 'reading.uncertain' },
    ],
  });
  server.answer(joinDocuments, {});
  const { user } = await open();
  await more(user, 'Lägg ihop med fler foton');
  const dialog = await screen.findByRole('dialog', { name: 'Lägg ihop foton av en faktura' });
  await user.click(await within(dialog).findByRole('checkbox', { name: /c\.jpg/ }));
  await user.click(within(dialog).getByRole('checkbox', { name: /b\.jpg/ }));
  expect(within(dialog).getByRole('checkbox', { name: /c\.jpg.*nummer 2/ })).toBeTruthy();
  await user.click(within(dialog).getByRole('button', { name: 'Lägg ihop 3 filer' }));
  expect(await screen.findByText('Fotona är en faktura och läses')).toBeTruthy();
  expect(server.asked(joinDocuments)[0]?.body.documentIds).toEqual([doc, idOf(3), idOf(2)]);
});

test('reading again, and another file in its place', async () => {
  server.answer(readAgain, refused('review.not_open'));
  server.answer(inboxContract.replaceDocument, { id: idOf(9) });
  const { user, address } = await open();
  await more(user, 'Läs igen');
  expect(await screen.findByRole('alert')).toBeTruthy();
  const picker = screen.getByLabelText('Byt ut filen');
  fireEvent.change(picker, { target: { files: [new File(['%PDF'], 'ny.pdf')] } });
  await waitFor(() => expect(address()).toBe(`/invoices/review/${idOf(9)}`));
});

test('what was taught of layouts can be forgotten', async () => {
  server.answer(listLayouts, [
    { id: idOf(5), supplierName: 'Mejeriet', trusted: true, confirmations: 2, statements: [] },
  ]);
  server.answer(forgetLayout, refused('layout.not_exist'));
  const { user } = await open();
  await more(user, 'Inlärda layouter');
  await user.click(await screen.findByRole('button', { name: 'Glöm Mejeriet' }));
  const dialog = await screen.findByRole('dialog', { name: 'Glömma layouten för Mejeriet?' });
  const forget = () => user.click(within(dialog).getByRole('button', { name: 'Glöm' }));
  await forget();
  expect(await within(dialog).findByRole('alert')).toBeTruthy();
  server.answer(forgetLayout, null);
  await forget();
  expect(await screen.findByText('Layouten för Mejeriet är glömd')).toBeTruthy();
});

test('a table file asks what its columns are; a meaning belongs to one column', async () => {
  server.answer(readReview, {
    ...detail,
    pages: [],
    format: 'csv',
    sheet: {
      rows: [
        ['Vara', 'Pris'],
        ['Smör', '10'],
      ],
      rowCount: 2,
      mapping: null,
    },
  });
  server.answer(mapSheet, refused('review.mapping_invalid'));
  const { user } = await open();
  const [first, second] = [await screen.findByLabelText('Vad Vara är'), screen.getByLabelText('Vad Pris är')];
  await user.selectOptions(first, 'benämning');
  await user.selectOptions(second, 'benämning');
  expect(first).toHaveProperty('value', '');
  await user.selectOptions(first, 'summa');
  await user.selectOptions(screen.getByLabelText('Decimaler'), 'punkt');
  await user.click(screen.getByLabelText('Första raden är kolumnernas rubriker'));
  expect(screen.getByLabelText('Vad Kolumn 1 är')).toBeTruthy();
  const suppliers = screen.getAllByLabelText('Leverantör');
  await user.type(suppliers[0] as HTMLElement, 'M');
  await user.click(screen.getByRole('button', { name: 'Läs filen så här' }));
  expect(await screen.findByRole('alert')).toBeTruthy();
  expect(server.asked(mapSheet)[0]?.body.mapping).toMatchObject({
    columns: ['sum', 'name'],
    decimalMark: '.',
    hasHead: false,
    currency: 'SEK',
  });
});
