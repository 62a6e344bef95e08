import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { holdUntilGone, sendHeld, useHeld } from './held-sends.ts';

const shown = vi.hoisted(() => ({ toasts: [] as { onUndo: () => void; onGone: () => void }[] }));

vi.mock('../ui/overlays/toasts.ts', () => ({
  showToast: (toast: { onUndo: () => void; onGone: () => void }) => {
    shown.toasts.push(toast);
    return () => toast.onGone();
  },
}));

const held = () => [...useHeld.getState().keys];

beforeEach(() => {
  shown.toasts.length = 0;
});
afterEach(() => {
  sendHeld();
});

test('a change is held until its toast has gone and its answer is there', async () => {
  let answer = (): void => undefined;
  const send = vi.fn(() => new Promise<void>((resolve) => (answer = resolve)));
  holdUntilGone({ key: 'a', text: 'done', send });
  expect(held()).toEqual(['a']);
  expect(send).not.toHaveBeenCalled();
  shown.toasts[0]?.onGone();
  expect(send).toHaveBeenCalledOnce();
  expect(held()).toEqual(['a']);
  answer();
  await vi.waitFor(() => expect(held()).toEqual([]));
});

test('an undone change is never sent', () => {
  const send = vi.fn(async () => undefined);
  holdUntilGone({ key: 'a', text: 'done', send });
  shown.toasts[0]?.onUndo();
  expect(held()).toEqual([]);
  sendHeld();
  expect(send).not.toHaveBeenCalled();
});

test('leaving the screen sends every held change once', async () => {
  const send = vi.fn(async () => undefined);
  holdUntilGone({ key: 'a', text: 'done', send });
  holdUntilGone({ key: 'b', text: 'done', send });
  sendHeld();
  sendHeld();
  expect(send).toHaveBeenCalledTimes(2);
  await vi.waitFor(() => expect(held()).toEqual([]));
});

test('a refused change returns to its place', async () => {
  holdUntilGone({ key: 'a', text: 'done', send: () => Promise.reject(new Error('refused')) });
  sendHeld();
  await vi.waitFor(() => expect(held()).toEqual([]));
});
