import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { Failure } from '../../calls/api.ts';
import { show } from '#testing/web/world.tsx';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { ConfirmedButton } from './confirmed-button.tsx';

const open = async (failure: Failure | null, onConfirm: (close: () => void) => void) => {
  const view = await show(
    <ConfirmedButton
      title="Ta bort Anna?"
      consequence="Anna kommer inte in längre."
      confirmLabel="Ta bort"
      isDestructive
      isBusy={false}
      failure={failure}
      onConfirm={onConfirm}
    >
      Ta bort…
    </ConfirmedButton>,
  );
  await view.user.click(screen.getByRole('button', { name: 'Ta bort…' }));
  return view;
};

test('nothing happens before the question is answered', async () => {
  const onConfirm = vi.fn<(close: () => void) => void>();
  const { user } = await open(null, onConfirm);
  expect(screen.getByRole('alertdialog', { name: 'Ta bort Anna?' }).textContent).toContain('kommer inte in');
  await user.click(screen.getByRole('button', { name: 'Avbryt' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(onConfirm).not.toHaveBeenCalled();
});

test('the deed closes the question when it is done', async () => {
  const { user } = await open(null, (close) => close());
  await user.click(screen.getByRole('button', { name: 'Ta bort' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
});

test('a refusal is told where it was asked, and the question stays', async () => {
  await open({ status: 409, code: 'team.last_owner', text: '' }, vi.fn<() => void>());
  expect((await screen.findByRole('alert')).textContent).not.toBe('');
  expect(screen.getByRole('alertdialog')).toBeTruthy();
});

test('a comment comes trimmed with the answer', async () => {
  const onConfirm = vi.fn<(comment: string) => void>();
  const { user, fill } = await show(
    <ConfirmDialog
      title="Neka?"
      consequence=""
      confirmLabel="Neka"
      hasComment
      onConfirm={onConfirm}
      onCancel={vi.fn<() => void>()}
    />,
  );
  await fill(/Kommentar/, '  finns redan ');
  await user.click(screen.getByRole('button', { name: 'Neka' }));
  expect(onConfirm).toHaveBeenCalledWith('finns redan');
});
