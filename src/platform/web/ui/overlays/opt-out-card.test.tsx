import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { show } from '#testing/web/world.tsx';
import { OptOutCard } from './opt-out-card.tsx';

const shown = async (isOut: boolean) => {
  const reset = vi.fn<() => void>();
  const onChoose = vi.fn<(chosen: object, onDone: () => void) => void>((_, onDone) => onDone());
  const { user, fill } = await show(
    <OptOutCard
      t={(word) => word}
      choice={{ data: { isOut }, error: null, refetch: () => undefined }}
      send={{ error: null, isPending: false, reset }}
      onChoose={onChoose}
    />,
  );
  return { user, fill, reset, onChoose };
};

test.each([
  [false, 'leave', 'leaveTitle', 'left'],
  [true, 'join', 'joinTitle', 'joined'],
])('whoever is out (%s) chooses the other with the password', async (isOut, act, title, said) => {
  const { user, fill, reset, onChoose } = await shown(isOut);
  await user.click(screen.getByRole('button', { name: act }));
  await screen.findByRole('dialog', { name: title });
  await fill('password', 'Tranbär7Snickrar');
  await user.keyboard('{Enter}');
  expect(await screen.findByText(said)).toBeTruthy();
  expect(onChoose.mock.calls.at(-1)?.[0]).toEqual({ isOut: !isOut, password: 'Tranbär7Snickrar' });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(reset).toHaveBeenCalledOnce();
});
