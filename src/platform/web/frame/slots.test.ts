import { afterEach, expect, it } from 'vitest';
import { fill, fillSlots, loadParts, slot } from './slots.ts';

const tabs = slot<{ readonly first: string; readonly second: string }>('tabs');
const others = slot<{ readonly first: string }>('tabs');

afterEach(() => fillSlots([]));

it('puts together what several features bring for one slot, and nothing of another', async () => {
  fillSlots([
    fill(tabs, async () => ({ first: 'a' })),
    fill(others, async () => ({ first: 'x' })),
    fill(tabs, async () => ({ second: 'b' })),
  ]);
  expect(await loadParts(tabs)).toEqual({ first: 'a', second: 'b' });
});

it('gives nothing for a slot that nobody fills', async () => {
  expect(await loadParts(tabs)).toEqual({});
});
