import { act } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { show } from '#testing/web/world.tsx';
import { failed, type Result } from './api.ts';
import { createUploadQueue } from './upload-queue.ts';

const refusal = failed({ status: 413, code: 'upload.file_too_large', text: '' });
const done = (data: string): Result<string> => ({ data, hasError: false, error: null, errorData: null });

interface Send {
  readonly end: (result: Result<string>) => void;
  readonly tell: (share: number) => void;
  readonly scope: string;
}
const sends = new Map<string, Send>();

afterEach(async () => {
  for (let left = sends.size; left > 0; left = sends.size) {
    const ends = [...sends.values()];
    sends.clear();
    await act(async () => ends.forEach(({ end }) => end(refusal)));
  }
});

const open = async () => {
  const queue = createUploadQueue<string>(
    ({ name }, scope, tell) => new Promise((end) => sends.set(name, { end, tell, scope })),
  );
  const keys: string[] = [];
  const List = () => {
    const items = queue.useItems();
    keys.splice(0, keys.length, ...items.map(({ key }) => key));
    const text = items.map(({ file, state, share, failure, reply }) =>
      [file.name, state, share, failure?.code, reply].filter((part) => part != null).join(' '),
    );
    return <p>{text.join(', ')}</p>;
  };
  const { container } = await show(<List />);
  const text = () => container.querySelector('p')?.textContent;
  const add = (names: readonly string[], scope = 'unit-a') =>
    act(() =>
      queue.add(
        names.map((name) => new File(['x'], name)),
        scope,
      ),
    );
  return { queue, text, add, keys };
};
const mayLeave = () => window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

test('three go at once, the next when one is through, whatever became of it', async () => {
  const { text, add } = await open();
  add(['a', 'b', 'c', 'd']);
  expect(text()).toBe('a sending 0, b sending 0, c sending 0, d queued 0');
  await act(async () => sends.get('b')?.end(refusal));
  expect(text()).toBe('a sending 0, b failed 0 upload.file_too_large, c sending 0, d sending 0');
  act(() => sends.get('a')?.tell(0.5));
  await act(async () => sends.get('a')?.end(done('tack')));
  expect(text()).toMatch(/^a sent 1 tack/);
});

test('a file goes to the restaurant that it was chosen for', async () => {
  const { add } = await open();
  add(['a', 'b', 'c'], 'unit-a');
  add(['d'], 'unit-b');
  await act(async () => sends.get('a')?.end(done('')));
  expect(sends.get('d')?.scope).toBe('unit-b');
});

test('what failed is tried again, and what is through can be taken off the list', async () => {
  const { queue, text, add, keys } = await open();
  add(['a']);
  await act(async () => sends.get('a')?.end(refusal));
  act(() => keys.forEach(queue.retry));
  expect(text()).toBe('a sending 0');
  await act(async () => sends.get('a')?.end(done('tack')));
  act(() => queue.remove(new Set(keys)));
  expect(text()).toBe('');
});

test('leaving asks first as long as files wait', async () => {
  const { add } = await open();
  expect(mayLeave()).toBe(true);
  add(['a']);
  expect(mayLeave()).toBe(false);
  await act(async () => sends.get('a')?.end(done('')));
  expect(mayLeave()).toBe(true);
});
