import { act, fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { show } from '#testing/web/world.tsx';
import { FocusedLayout } from './focused-layout.tsx';
import { ErrorScreen } from './error-screen.tsx';
import { Skeleton, useSkeleton } from './skeleton.tsx';
import { SplitPane } from './split-pane.tsx';

const wait = (time: number) => act(() => vi.advanceTimersByTimeAsync(time));
const Bones = ({ isLoading }: { readonly isLoading: boolean }) => (useSkeleton(isLoading) ? 'ben' : 'inga');

test('grey is shown after 300 ms of loading, then for 400 ms at least', async () => {
  vi.useFakeTimers();
  const { container, rerender } = render(<Bones isLoading />);
  await wait(299);
  expect(container.textContent).toBe('inga');
  await wait(1);
  expect(container.textContent).toBe('ben');
  rerender(<Bones isLoading={false} />);
  await wait(399);
  expect(container.textContent).toBe('ben');
  await wait(1);
  expect(container.textContent).toBe('inga');
});

test('what loads quickly flashes nothing', async () => {
  vi.useFakeTimers();
  const { container, rerender } = render(<Bones isLoading />);
  await wait(200);
  rerender(<Bones isLoading={false} />);
  await wait(1000);
  expect(container.textContent).toBe('inga');
});

test('after five seconds it says that this takes longer', async () => {
  const { unmount } = await show(<p>för texterna</p>);
  unmount();
  vi.useFakeTimers();
  render(<Skeleton />);
  await wait(4999);
  expect(screen.getByRole('status').textContent).toBe('');
  await wait(1);
  expect(screen.getByRole('status').textContent).toBe('Det tar längre tid än vanligt');
});

test('the divider moves by arrows, within its bounds', () => {
  render(<SplitPane left={<p>Sidan</p>} right={<p>Fälten</p>} label="Bredd" />);
  const divider = screen.getByRole('separator', { name: 'Bredd' });
  const share = () => divider.getAttribute('aria-valuenow');
  expect(share()).toBe('43');
  fireEvent.keyDown(divider, { key: 'ArrowRight' });
  expect(share()).toBe('45');
  fireEvent.keyDown(divider, { key: 'End' });
  fireEvent.keyDown(divider, { key: 'ArrowRight' });
  expect(share()).toBe('70');
  fireEvent.keyDown(divider, { key: 'Home' });
  fireEvent.keyDown(divider, { key: 'ArrowLeft' });
  expect(share()).toBe('25');
});

test('the divider follows the pointer that holds it', () => {
  render(<SplitPane left={<p>Sidan</p>} right={<p>Fälten</p>} label="Bredd" />);
  const divider = screen.getByRole('separator', { name: 'Bredd' });
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 1000, 100));
  const holds = vi.spyOn(HTMLElement.prototype, 'hasPointerCapture').mockReturnValue(false);
  fireEvent.pointerMove(divider, { clientX: 600 });
  expect(divider.getAttribute('aria-valuenow')).toBe('43');
  holds.mockReturnValue(true);
  fireEvent.pointerMove(divider, { clientX: 600 });
  expect(divider.getAttribute('aria-valuenow')).toBe('60');
});

test('a focused screen names the window and gives its heading a focus that nobody has', () => {
  render(
    <FocusedLayout title="Fullmakt" brandHref="/">
      <h1 tabIndex={-1}>Skriv under</h1>
    </FocusedLayout>,
  );
  expect(document.title).toBe('Fullmakt · Krogkoll');
  expect(document.activeElement?.textContent).toBe('Skriv under');
});

test('a focused screen leaves the focus where somebody is', () => {
  render(
    <FocusedLayout title="Fullmakt" brandHref="/">
      <h1 tabIndex={-1}>Skriv under</h1>
      <input aria-label="Namn" autoFocus />
    </FocusedLayout>,
  );
  expect(document.activeElement).toBe(screen.getByLabelText('Namn'));
});

test('a screen that failed names the window', () => {
  render(
    <ErrorScreen code="404" title="Den sidan finns inte" text="Kanske felstavad.">
      <a href="/">Hem</a>
    </ErrorScreen>,
  );
  expect(document.title).toBe('Den sidan finns inte · Krogkoll');
  expect(screen.getByRole('heading', { name: 'Den sidan finns inte' })).toBeTruthy();
});
