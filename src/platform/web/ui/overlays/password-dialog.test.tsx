import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { show } from '#testing/web/world.tsx';
import { PasswordDialog } from './password-dialog.tsx';

const words = {
  text: 'Nyckeln slutar gälla.',
  password: 'Lösenord',
  missing: 'Fyll i lösenordet.',
  wrong: 'Fel lösenord.',
  cancel: 'Avbryt',
  act: 'Ta bort',
};

const ask = async (code: string | null = null) => {
  const onConfirm = vi.fn<(password: string) => void>();
  const failure = code === null ? null : { code, status: 403, text: 'Nej.' };
  const send = { error: failure === null ? null : { failure }, isPending: false };
  const { user } = await show(
    <PasswordDialog
      title="Ta bort nyckeln?"
      words={words}
      kind="danger"
      send={send}
      onConfirm={onConfirm}
      onClose={() => undefined}
    />,
  );
  return { user, onConfirm };
};

test('nothing is sent without a password, and what is typed is sent with Enter', async () => {
  const { user, onConfirm } = await ask();
  await user.click(screen.getByRole('button', { name: 'Ta bort' }));
  expect(onConfirm).not.toHaveBeenCalled();
  expect(screen.getByText('Fyll i lösenordet.')).toBeTruthy();
  await user.type(screen.getByLabelText('Lösenord'), 'hemligt{Enter}');
  expect(onConfirm).toHaveBeenCalledExactlyOnceWith('hemligt');
  expect(screen.queryByText('Fyll i lösenordet.')).toBeNull();
});

test('a wrong password is said at its field, any other refusal above the form', async () => {
  await ask('old_password_is_wrong');
  expect(screen.getByText('Fel lösenord.')).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a refusal of another kind is an alert', async () => {
  await ask('key.not_exist');
  expect(screen.queryByText('Fel lösenord.')).toBeNull();
  expect(await screen.findByRole('alert')).toBeTruthy();
});
