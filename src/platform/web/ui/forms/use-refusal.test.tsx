import { screen } from '@testing-library/react';
import { useForm } from 'react-hook-form';
import { expect, test } from 'vitest';
import { show } from '#testing/web/world.tsx';
import { CallFailed } from '../../calls/api.ts';
import { useRefusal } from './use-refusal.ts';

const refusedWith = (code: string): CallFailed => new CallFailed({ status: 409, code, text: '' }, undefined);

const Form = ({ error }: { readonly error: CallFailed | null }) => {
  const form = useForm({ defaultValues: { email: 'åsa@krog.test', name: '' } });
  const left = useRefusal(form, error, { 'user.already_exists': 'email' });
  return (
    <>
      <input aria-label="E-post" {...form.register('email')} />
      <input aria-label="Namn" {...form.register('name')} />
      <p role="note">{form.formState.errors.email?.message ?? 'inget fel vid fältet'}</p>
      <p role="status">{left?.failure.code ?? 'inget annat fel'}</p>
    </>
  );
};

test('a refusal about a field stands at the field, until that field is changed', async () => {
  const { user } = await show(<Form error={refusedWith('user.already_exists')} />);
  expect(screen.getByRole('note').textContent).toBe('user.already_exists');
  expect(screen.getByRole('status').textContent).toBe('inget annat fel');
  await user.type(screen.getByLabelText('Namn'), 'Åsa');
  expect(screen.getByRole('note').textContent).toBe('user.already_exists');
});

test('a refusal about no field is answered to whoever shows it', async () => {
  await show(<Form error={refusedWith('rate.limited')} />);
  expect(screen.getByRole('note').textContent).toBe('inget fel vid fältet');
  expect(screen.getByRole('status').textContent).toBe('rate.limited');
});

test('nothing is said where nothing was refused', async () => {
  await show(<Form error={null} />);
  expect(screen.getByRole('note').textContent).toBe('inget fel vid fältet');
  expect(screen.getByRole('status').textContent).toBe('inget annat fel');
});
