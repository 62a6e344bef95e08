import { act, fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { setLanguage, loadTexts } from '#platform/web/texts/text-loading.ts';
import { ToastRegion } from './toast.tsx';
import { showToast } from './toasts.ts';

const wait = (time: number) => act(() => vi.advanceTimersByTimeAsync(time));
const tell = (toast: Parameters<typeof showToast>[0]) =>
  act(() => {
    showToast(toast);
  });

beforeEach(async () => {
  await setLanguage('sv');
  await loadTexts('ui');
  render(
    <>
      <button type="button">Annat</button>
      <ToastRegion />
    </>,
  );
  vi.useFakeTimers();
});

test('leaves by itself after six seconds, and says so once', async () => {
  const onGone = vi.fn<() => void>();
  tell({ text: 'Sparat', onGone });
  await wait(5999);
  expect(screen.getByText('Sparat')).toBeTruthy();
  await wait(1);
  expect(screen.queryByText('Sparat')).toBeNull();
  expect(onGone).toHaveBeenCalledOnce();
});

test('waits as long as the pointer or the focus is on it', async () => {
  tell({ text: 'Sparat', onUndo: vi.fn<() => void>() });
  const region = screen.getByRole('region', { name: 'Meddelanden' });
  fireEvent.mouseEnter(region);
  await wait(60_000);
  expect(screen.getByText('Sparat')).toBeTruthy();
  fireEvent.mouseLeave(region);
  await wait(6000);
  expect(screen.queryByText('Sparat')).toBeNull();
});

test('F8 moves the focus to it, and Undo keeps what was done from being told', async () => {
  const [onUndo, onGone] = [vi.fn<() => void>(), vi.fn<() => void>()];
  tell({ text: 'Borttagen', onUndo, onGone });
  fireEvent.keyDown(document.body, { key: 'F8' });
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Ångra' }));
  fireEvent.click(screen.getByRole('button', { name: 'Ångra' }));
  await wait(10_000);
  expect(onUndo).toHaveBeenCalledOnce();
  expect(onGone).not.toHaveBeenCalled();
});

test('an error stays until it is closed', async () => {
  tell({ text: 'Det gick inte', isError: true });
  await wait(60_000);
  expect(screen.getByRole('alert').textContent).toContain('Det gick inte');
  fireEvent.click(screen.getByRole('button', { name: 'Stäng' }));
  expect(screen.queryByRole('alert')).toBeNull();
});

test('of three the oldest leaves', async () => {
  const onGone = vi.fn<() => void>();
  tell({ text: 'Ett', onGone });
  tell({ text: 'Två' });
  tell({ text: 'Tre' });
  expect(onGone).toHaveBeenCalledOnce();
  expect(screen.queryByText('Ett')).toBeNull();
  expect(screen.getByText('Två')).toBeTruthy();
});

test('who leaves the page can no longer undo', async () => {
  const onGone = vi.fn<() => void>();
  tell({ text: 'Borttagen', onUndo: vi.fn<() => void>(), onGone });
  act(() => void window.dispatchEvent(new Event('pagehide')));
  expect(onGone).toHaveBeenCalledOnce();
});
