import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { show } from '#testing/web/world.tsx';
import { OutletSign } from './outlet-sign.tsx';

const placesOf = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ id: `p${at}`, name: `Krogen ${at}`, role: 'Ägare' }));

const shown = async (count: number) => {
  const onSelect = vi.fn<(id: string) => void>();
  const { user } = await show(<OutletSign places={placesOf(count)} selectedId="p1" onSelect={onSelect} />);
  return { user, onSelect, sign: screen.getByRole('button', { name: /Krogen 1/ }) };
};

test('the sign opens with the place that is shown chosen, and another is chosen with the keys', async () => {
  const { user, onSelect, sign } = await shown(3);
  await user.tab();
  await user.keyboard('{Enter}');
  const current = await screen.findByRole('option', { name: /Krogen 1/ });
  expect([current.getAttribute('aria-selected'), sign.getAttribute('aria-expanded')]).toEqual([
    'true',
    'true',
  ]);
  screen.getByRole('option', { name: /Krogen 2/ }).focus();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
  expect(onSelect.mock.calls).toEqual([['p2']]);
});

test('the place that is shown already is no choice', async () => {
  const { user, onSelect, sign } = await shown(2);
  await user.click(sign);
  await user.click(await screen.findByRole('option', { name: /Krogen 1/ }));
  expect([onSelect.mock.calls, screen.queryByRole('listbox')]).toEqual([[], null]);
});

test('many places are searched', async () => {
  const { user, onSelect, sign } = await shown(12);
  await user.click(sign);
  const field = await screen.findByRole('searchbox');
  await user.type(field, '11');
  await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1));
  await user.click(screen.getByRole('option'));
  await waitFor(() => expect(onSelect.mock.calls).toEqual([['p11']]));
});
