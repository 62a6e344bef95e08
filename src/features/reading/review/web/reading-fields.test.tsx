import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { setAppState } from '#platform/web/session/state.ts';
import { answerReading, doc } from '#testing/web/reading.ts';
import { idOf } from '#testing/web/sample-reply.ts';
import { resizeTo, seeAll, widenElements } from '#testing/web/window.ts';
import { type Scene, visit } from '#testing/web/world.tsx';
import { reviewFeature } from './feature.tsx';

const open = (scene: Scene = {}) => visit(reviewFeature, { at: `/invoices/review/${doc}`, ...scene });
const field = (label: string) => screen.findByLabelText<HTMLInputElement>(label);

beforeEach(answerReading);

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

test('only what is doubtful is asked for on a phone, and all of it by a press', async () => {
  resizeTo(390);
  const { user, container } = await open();
  const toggle = await screen.findByRole('button', { name: 'Bara det osäkra' });
  expect(toggle.getAttribute('aria-pressed')).toBe('true');
  expect(container.querySelector('[class*=onlydoubts]')).toBeTruthy();
  await user.click(toggle);
  expect(container.querySelector('[class*=onlydoubts]')).toBeNull();
});
