import { beforeEach, expect, test, vi } from 'vitest';
import { sendUndoable, useLeaving } from './undoable.ts';

const shown = vi.hoisted(() => ({ toasts: [] as { onUndo: () => void }[], left: 0 }));

vi.mock('../ui/overlays/toasts.ts', () => ({
  showToast: (toast: { onUndo: () => void }) => {
    shown.toasts.push(toast);
    return () => {
      shown.left += 1;
    };
  },
}));

const leaving = () => [...useLeaving.getState().keys];

beforeEach(() => {
  shown.toasts.length = 0;
  shown.left = 0;
});

test('a change is sent when it is made, and its rows are gone until the answer is there', async () => {
  const gate = Promise.withResolvers<string>();
  const send = vi.fn(() => gate.promise);
  sendUndoable({ keys: ['a', 'b'], text: 'done', send, undo: async () => undefined });
  expect(send).toHaveBeenCalledOnce();
  expect(leaving()).toEqual(['a', 'b']);
  gate.resolve('decision');
  await vi.waitFor(() => expect(leaving()).toEqual([]), 20_000);
  expect(shown.left).toBe(0);
});

test('undo waits for the answer and takes back what it says', async () => {
  const gate = Promise.withResolvers<string>();
  const undo = vi.fn(async () => undefined);
  sendUndoable({ keys: ['a'], text: 'done', send: () => gate.promise, undo });
  shown.toasts[0]?.onUndo();
  expect(undo).not.toHaveBeenCalled();
  gate.resolve('decision');
  await vi.waitFor(() => expect(undo).toHaveBeenCalledWith('decision'), 20_000);
});

test.each([
  ['refused', () => Promise.resolve(null)],
  ['lost on the way', () => Promise.reject(new Error('offline'))],
])('a change that is %s comes back, and its toast leaves', async (_what, send) => {
  const undo = vi.fn(async () => undefined);
  sendUndoable({ keys: ['a'], text: 'done', send, undo });
  await vi.waitFor(() => expect(leaving()).toEqual([]), 20_000);
  await vi.waitFor(() => expect(shown.left).toBe(1), 20_000);
  shown.toasts[0]?.onUndo();
  await Promise.resolve();
  expect(undo).not.toHaveBeenCalled();
});
