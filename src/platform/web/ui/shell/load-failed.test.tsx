import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { refused } from '#platform/wire/refused.ts';
import { server } from '#testing/web/fake-server.ts';
import { everyScreen, lists, reads } from '#testing/web/lists.ts';
import { visit } from '#testing/web/world.tsx';

beforeEach(() => {
  for (const endpoint of reads) server.answer(endpoint, refused('rate.limited'));
});

test.each(lists)('$at says why nothing came, and offers to try again', async ({ at, list }) => {
  const scene = at.startsWith('/support') ? { as: null, user: { staff: true } } : {};
  const { user } = await visit(everyScreen, { at, ...scene });
  await waitFor(() => {
    const told = screen.queryAllByRole('alert').map(({ textContent }) => textContent);
    expect(told.some((text) => /För många försök.*Försök igen/.test(text))).toBe(true);
  });
  const before = server.asked(list).length;
  expect(before).toBeGreaterThan(0);
  for (const again of screen.getAllByRole('button', { name: 'Försök igen' })) await user.click(again);
  await waitFor(() => expect(server.asked(list).length).toBeGreaterThan(before));
});
