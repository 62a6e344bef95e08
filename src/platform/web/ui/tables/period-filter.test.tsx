import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useAppState } from '../../session/state.ts';
import { show } from '#testing/web/world.tsx';
import { ListPeriod } from './list-period.tsx';

const open = async () => {
  const view = await show(<ListPeriod />);
  await view.user.click(screen.getByRole('button', { name: /Period/ }));
  return view;
};
const stored = () => useAppState.getState().dateRange;

test('ninety days until somebody chooses, then the choice, counted from today in Sweden', async () => {
  const { user } = await open();
  expect(screen.getByRole('button', { name: '90 dagar' }).getAttribute('aria-pressed')).toBe('true');
  await user.click(screen.getByRole('button', { name: '7 dagar' }));
  expect(stored()).toEqual({ from: '2026-09-25', to: '2026-10-01', period: '7d' });
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Senaste året' })).toBeNull());
  expect(screen.getByRole('button', { name: /Period 7 dagar/ })).toBeTruthy();
});

test('two dates of one’s own, in either order, are shown as a range', async () => {
  const { user, fill } = await open();
  await fill('Från', '2026-08-31');
  await fill('Till', '2026-08-01');
  await user.click(screen.getByRole('button', { name: 'Visa' }));
  expect(stored()).toEqual({ from: '2026-08-01', to: '2026-08-31', period: 'custom' });
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Visa' })).toBeNull());
  expect(screen.getByRole('button').textContent).toMatch(/1–31\saugusti/);
});
