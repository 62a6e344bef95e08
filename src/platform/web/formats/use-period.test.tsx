import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { setAppState, useAppState } from '../session/state.ts';
import { show } from '#testing/web/world.tsx';
import { useAddressedPeriod, usePeriod, useStepPeriod } from './use-period.ts';

const Menu = () => {
  const shown = usePeriod();
  useAddressedPeriod(shown);
  return (
    <>
      <p>{[shown.period, shown.from, shown.to].join(' ')}</p>
      <button type="button" onClick={() => shown.choose('7d')}>
        sju
      </button>
    </>
  );
};
const Steps = () => {
  const { period, from, step } = useStepPeriod();
  return (
    <>
      <p>{[period, from].join(' ')}</p>
      <button type="button" onClick={() => step(-1)}>
        bakåt
      </button>
    </>
  );
};

test('an address without a period gets the one that is shown, and nothing is stored by that', async () => {
  setAppState({ dateRange: { from: '2026-01-01', to: '2026-01-31', period: 'custom' } });
  const { address } = await show(<Menu />);
  await waitFor(() => expect(address()).toBe('/?period=custom&from=2026-01-01&to=2026-01-31'));
  expect(useAppState.getState().dateRange.period).toBe('custom');
});

test('the period of the address beats the stored one, and a choice writes both', async () => {
  setAppState({ dateRange: { from: '2026-01-01', to: '2026-01-31', period: 'custom' } });
  const { user, address } = await show(<Menu />, { at: '/?period=all' });
  expect(screen.getByText('all')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'sju' }));
  await waitFor(() => expect(address()).toBe('/?period=7d'));
  expect(useAppState.getState().dateRange.period).toBe('7d');
});

test.each(['/?period=custom&from=x&to=2026-01-31', '/?period=calendar-month', '/?period=nonsense'])(
  '%s says nothing that can be read',
  async (at) => {
    await show(<Menu />, { at });
    expect(screen.getByText(/^90d/)).toBeTruthy();
  },
);

test('a step through the months stands in the address too', async () => {
  const { user, address } = await show(<Steps />, { at: '/?period=calendar-month&from=2026-03-01' });
  expect(screen.getByText('month 2026-03-01')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'bakåt' }));
  await waitFor(() => expect(address()).toBe('/?period=calendar-month&from=2026-02-01'));
});
