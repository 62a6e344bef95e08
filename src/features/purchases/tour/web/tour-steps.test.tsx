import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { server } from '#testing/web/fake-server.ts';
import { resizeTo } from '#testing/web/window.ts';
import { show } from '#testing/web/world.tsx';
import { tourContract } from '../contract.ts';
import { isKnownOver } from './over.ts';
import { TourSteps } from './tour-steps.tsx';
import type { TourAsked } from './use-tour.ts';

const { readTour, keepTour } = tourContract;
const texts = ['tour'];
const userId = 'anna';

beforeEach(() => {
  // Nothing is laid out here: whatever stands in the document is seen.
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(20, 80, 200, 40));
  Element.prototype.checkVisibility = () => true;
  vi.spyOn(window, 'scrollBy').mockReturnValue(undefined);
});
afterEach(() => vi.restoreAllMocks());

const Screen = ({ withList = true, asked = null }: { withList?: boolean; asked?: TourAsked }) => (
  <>
    <div className="sidebar">
      <button type="button" className="sign">
        Krogen
      </button>
      <a href="/invoices">Fakturor</a>
      <a href="/articles/products">Produkter</a>
      <a href="/sourcing/suppliers">Leverantörer</a>
    </div>
    <main>
      <h1>Hemma</h1>
      {withList && <section aria-labelledby="tasks" />}
    </main>
    <TourSteps userId={userId} asked={asked} />
  </>
);

const open = async (
  step: number | null,
  scene: { withList?: boolean; asked?: TourAsked; isNew?: boolean } = {},
) => {
  const { isNew = false, ...shown } = scene;
  server.answer(readTour, () => ({ step, isNew: isNew && server.asked(keepTour).length === 0 }));
  server.answer(keepTour, ({ body }) => body);
  return show(<Screen {...shown} />, { texts });
};

const cardOf = (name: string) => screen.findByRole('dialog', { name }, { timeout: 3_000 });

test('it is led through by keyboard, with the focus inside, and gives it back', async () => {
  const { user } = await open(0, { withList: false });
  const sign = screen.getByRole('button', { name: 'Krogen' });
  sign.focus();
  await cardOf('Här byter du restaurang');
  const next = () => screen.getByRole('button', { name: 'Nästa' });
  await waitFor(() => expect(document.activeElement).toBe(next()));
  await user.keyboard('{Tab}');
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Hoppa över' }));
  await user.keyboard('{Tab}');
  expect(document.activeElement).toBe(next());
  // No list and no yellow on this screen: those steps are passed over.
  for (const title of [
    'Alla fakturor på ett ställe',
    'Följ ett pris över tid',
    'Lägg till fler leverantörer',
  ]) {
    await user.keyboard('{Enter}');
    await cardOf(title);
    await waitFor(() => expect(document.activeElement?.classList.contains('primary')).toBe(true));
  }
  expect(screen.getByRole('img', { name: 'Steg 6 av 6' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Tillbaka' })).toBeTruthy();
  expect(document.activeElement?.textContent).toBe('Klart');
  await user.keyboard('{Enter}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(document.activeElement).toBe(sign);
  expect(server.asked(keepTour).map(({ body }) => body.step)).toEqual([2, 4, 5, null]);
  expect(isKnownOver(userId)).toBe(true);
});

test('it goes on where it was left, and Escape ends it', async () => {
  const { user } = await open(2);
  await cardOf('Alla fakturor på ett ställe');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(server.asked(keepTour).map(({ body }) => body.step)).toEqual([null]);
});

test('whoever has ended it is not shown it, and asked for it begins anew', async () => {
  const { unmount } = await open(null);
  await act(() => new Promise((resolve) => setTimeout(resolve, 400)));
  expect(screen.queryByRole('dialog')).toBeNull();
  unmount();
  await open(null, { asked: 'anew' });
  await cardOf('Här byter du restaurang');
  expect(server.asked(keepTour).map(({ body }) => body.step)).toEqual([0]);
});

test('whoever signs later is led to it twice and shown it once', async () => {
  const { unmount } = await open(null, { asked: 'first', isNew: true });
  await cardOf('Här byter du restaurang');
  expect(server.asked(keepTour).map(({ body }) => body.step)).toEqual([0]);
  expect(isKnownOver(userId)).toBe(false);
  unmount();
  await open(null, { asked: 'first' });
  await act(() => new Promise((resolve) => setTimeout(resolve, 400)));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(server.asked(keepTour)).toHaveLength(1);
});

test('on a phone it stands above the bar, and waits for a dialog to close', async () => {
  resizeTo(390);
  const scrim = document.createElement('div');
  scrim.className = 'dialog-scrim';
  document.body.append(scrim);
  await open(0);
  await act(() => new Promise((resolve) => setTimeout(resolve, 400)));
  expect(screen.queryByRole('dialog')).toBeNull();
  scrim.remove();
  const card = await cardOf('Här byter du restaurang');
  expect(card.style.left).toBe('');
});
