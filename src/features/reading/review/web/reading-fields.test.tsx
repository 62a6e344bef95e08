import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { setAppState } from '#platform/web/session/state.ts';
import { server } from '#testing/web/fake-server.ts';
import { answerReading, detail, doc, draft } from '#testing/web/reading.ts';
import { idOf } from '#testing/web/sample-reply.ts';
import { resizeTo, seeAll, widenElements } from '#testing/web/window.ts';
import { type Scene, visit } from '#testing/web/world.tsx';
import { reviewContract } from '../contract.ts';
import { reviewFeature } from './feature.tsx';

const { readReview } = reviewContract;

const open = (scene: Scene = {}) => visit(reviewFeature, { at: `/invoices/review/${doc}`, ...scene });
const field = (label: string) => screen.findByLabelText<HTMLInputElement>(label);

/** All fields are shown, as somebody chose who has been here before. */
const showAll = () => localStorage.setItem('review.shows', 'all');

beforeEach(() => {
  localStorage.clear();
  showAll();
  answerReading();
});

test('shows what was read, why a person is needed, and what is doubtful', async () => {
  await open();
  expect((await field('Fakturanummer')).value).toBe('4711');
  expect(screen.getByText('Fakturanumret är osäkert')).toBeTruthy();
  expect(
    screen.getByText('Osäkert. Jämför med sidan', { selector: '.hint, span:not([hidden])' }),
  ).toBeTruthy();
  expect(screen.getByText('Uträknat, står inte på sidan')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Nästa att se över (2)' })).toBeTruthy();
  expect(screen.getByText('Raderna stämmer med fakturans summa')).toBeTruthy();
});

test('Enter goes on, arrows stay in the column, Alt with arrows goes to what is doubtful', async () => {
  const { user } = await open();
  (await field('Antal, rad 1')).focus();
  await user.keyboard('{ArrowDown}');
  expect(document.activeElement).toBe(await field('Antal, rad 2'));
  await user.keyboard('{ArrowUp}{Enter}');
  expect(document.activeElement).toBe(await field('Enhet, rad 1'));
  await user.keyboard('{Alt>}{ArrowDown}{/Alt}');
  await waitFor(() => expect(document.activeElement?.id).toMatch(/review-number|review-lines\.0\.sum/));
});

test('lines are added, split, joined and removed, and removing can be undone', async () => {
  const { user } = await open();
  await field('Benämning, rad 1');
  const count = () => screen.queryAllByLabelText(/^Benämning, rad/).length;
  await user.click(screen.getByRole('button', { name: 'Lägg till rad' }));
  await waitFor(() => expect(count()).toBe(3));
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Benämning, rad 3')));
  const lineMenu = async (at: number, name: string) => {
    await user.click(screen.getByRole('button', { name: `Rad ${at}: fler val` }));
    await user.click(await screen.findByRole('menuitem', { name }));
  };
  await lineMenu(3, 'Ta bort raden');
  await waitFor(() => expect(count()).toBe(2));
  await user.click(await screen.findByRole('button', { name: 'Ångra' }));
  await waitFor(() => expect(count()).toBe(3));
  await lineMenu(1, 'Slå ihop med nästa rad');
  await waitFor(() => expect(count()).toBe(2));
  await lineMenu(1, 'Dela i två rader');
  await waitFor(() => expect(count()).toBe(3));
});

test('a line whose figures do not make its sum says so', async () => {
  const { fill } = await open();
  await fill('Antal, rad 1', '3');
  expect(await screen.findByText(/Summan skiljer sig .*10,00 från antal × pris/)).toBeTruthy();
});

test('a known supplier is picked with its number', async () => {
  const { user } = await open();
  await field('Fakturanummer');
  act(() =>
    setAppState({
      allSuppliers: [
        {
          id: idOf(3),
          displayName: 'Rökeriet',
          name: 'Rökeriet AB',
          category: 'fish-and-seafood',
          legalEntityNumber: '5560360793',
          verified: true,
        },
      ],
    }),
  );
  const supplier = screen.getByRole<HTMLInputElement>('combobox', { name: 'Leverantör' });
  await user.clear(supplier);
  await user.type(supplier, 'Röker');
  await user.keyboard('{ArrowDown}{Enter}');
  expect(supplier.value).toBe('Rökeriet');
  expect((await field('Organisationsnummer')).value).toBe('556036-0793');
});

test('the field that has the focus is marked on its page, and a mark leads to its field', async () => {
  widenElements(640);
  seeAll();
  const { container } = await open();
  fireEvent.focus(await field('Fakturanummer'));
  expect(await screen.findByText('Markerad på sida 1, osäkert läst')).toBeTruthy();
  fireEvent.focus(await field('Att betala'));
  expect(await screen.findByText('Står inte på sidan')).toBeTruthy();
  fireEvent.pointerUp(container.querySelector('[data-mark=number]') as Element);
  await waitFor(async () => expect(document.activeElement).toBe(await field('Fakturanummer')));
});

test('who may only read changes nothing', async () => {
  await open({ as: 'reporter' });
  expect(await field('Fakturanummer')).toHaveProperty('readOnly', true);
  expect(screen.queryByRole('button', { name: /^Spara fakturan/ })).toBeNull();
});

test('what comes next to review is a line before the head', async () => {
  const { user } = await open();
  await field('Fakturanummer');
  await user.click(screen.getByRole('button', { name: 'Nästa att se över (2)' }));
  await waitFor(async () => expect(document.activeElement).toBe(await field('Summa, rad 1')));
});

test('a line that does not close is offered the figures with which it would, and takes one by a press', async () => {
  const { user, fill } = await open();
  await fill('Antal, rad 1', '200');
  await user.click(await screen.findByRole('button', { name: '2 × 10,00?' }));
  expect((await field('Antal, rad 1')).value).toBe('2');
  await waitFor(() => expect(screen.queryByText(/Summan skiljer sig/)).toBeNull());
});

test('all fields are a press away, and stay so for the next file', async () => {
  localStorage.clear();
  const { user, unmount } = await open();
  const toggle = await screen.findByRole('button', { name: 'Bara det osäkra' });
  expect(toggle.getAttribute('aria-pressed')).toBe('true');
  expect(screen.queryByLabelText('Antal, rad 2')).toBeNull();
  await user.click(toggle);
  expect(await field('Antal, rad 2')).toBeTruthy();
  unmount();
  await open();
  expect(await field('Antal, rad 2')).toBeTruthy();
});

test('what is doubtful is asked one at a time, lines first, and all that is left is to save', async () => {
  localStorage.clear();
  const { user } = await open();
  expect((await field('Summa, rad 1')).value).toBe('20,00');
  expect(screen.getByText('2 kvar att se över')).toBeTruthy();
  expect(screen.queryByLabelText('Benämning, rad 1')).toBeNull();
  expect(screen.queryByLabelText('Fakturanummer')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Stämmer, nästa' }));
  expect(document.activeElement).toBe(await field('Fakturanummer'));
  expect(screen.queryByLabelText('Summa, rad 1')).toBeNull();
  expect(screen.getByText('1 kvar att se över')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Tillbaka' }));
  expect((await field('Summa, rad 1')).value).toBe('20,00');
  await user.click(screen.getByRole('button', { name: 'Stämmer, nästa' }));
  await user.type(await field('Fakturanummer'), '2{Enter}');
  expect(await screen.findByText('Inget osäkert är kvar.')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Visa alla fält' }));
  expect((await field('Fakturanummer')).value).toBe('47112');
});

test('a line that does not close is a step with its figures and what arithmetic proposes', async () => {
  localStorage.clear();
  const lines = draft.lines.map((line, at) => (at === 1 ? { ...line, quantity: '200' } : line));
  server.answer(readReview, { ...detail, draft: { ...draft, lines } });
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: 'Stämmer, nästa' }));
  expect((await field('Antal, rad 2')).value).toBe('200');
  await user.click(screen.getByRole('button', { name: '2 × 10,00?' }));
  expect((await field('Antal, rad 2')).value).toBe('2');
  expect(screen.queryByText(/Summan skiljer sig/)).toBeNull();
});

test('a sum that differs from the rest proposes what the rest makes', async () => {
  localStorage.clear();
  server.answer(readReview, { ...detail, lines: [], fields: {}, draft: { ...draft, payable: '48.40' } });
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: 'Stämmer, nästa' }));
  expect((await field('Att betala')).value).toBe('48,40');
  await user.click(screen.getByRole('button', { name: '44,80 tillsammans?' }));
  expect((await field('Att betala')).value).toBe('44,80');
});

test('what is missing may wait, comes round again, and then says what is to be done', async () => {
  localStorage.clear();
  server.answer(readReview, { ...detail, draft: { ...draft, number: null } });
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: 'Stämmer, nästa' }));
  await field('Fakturanummer');
  await user.click(screen.getByRole('button', { name: 'Senare' }));
  expect(await screen.findByText('Fyll i det här')).toBeTruthy();
  await user.type(await field('Fakturanummer'), '4712');
  await user.click(screen.getByRole('button', { name: 'Stämmer, nästa' }));
  expect(await screen.findByText('Inget osäkert är kvar.')).toBeTruthy();
});

test('the whole of a line is a press away, and a file without lines asks for one first', async () => {
  localStorage.clear();
  server.answer(readReview, { ...detail, lines: [], draft: { ...draft, lines: [] } });
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: 'Lägg till rad' }));
  expect(await field('Benämning, rad 1')).toBeTruthy();
  expect(await field('Summa, rad 1')).toBeTruthy();
});

test('on a phone the keyboard stays down until a field is pressed', async () => {
  localStorage.clear();
  resizeTo(390);
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: 'Stämmer, nästa' }));
  await field('Fakturanummer');
  expect(document.activeElement?.tagName).toBe('DIV');
});
