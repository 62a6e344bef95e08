import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { latePart } from './late-part.tsx';

const Part = ({ name }: { readonly name: string }) => <p>Hej {name}</p>;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

test('a part that cannot be fetched comes when it can, and its screen stands meanwhile', async () => {
  const load = vi.fn<() => Promise<typeof Part>>().mockRejectedValue(new TypeError('gone'));
  const Late = latePart(load, { Room: () => <i>plats</i> });
  render(
    <main>
      <h1>Skärmen</h1>
      <Late name="du" />
    </main>,
  );
  await pass(6_000);
  expect(screen.getByRole('heading').textContent).toBe('Skärmen');
  expect([screen.queryByText('plats') !== null, load.mock.calls.length]).toEqual([true, 3]);
  load.mockResolvedValue(Part);
  await pass(4_000);
  expect([screen.queryByText('plats'), screen.getByText('Hej du').tagName]).toEqual([null, 'P']);
});

test('a part that never comes leaves its screen alone, and is told', async () => {
  const told = vi.fn();
  vi.stubGlobal('reportError', told);
  const Late = latePart<{ readonly name: string }>(() => Promise.reject(new TypeError('gone')));
  const { container } = render(<Late name="du" />);
  await pass(200_000);
  vi.unstubAllGlobals();
  expect([container.textContent, told.mock.calls.length]).toEqual(['', 1]);
});
