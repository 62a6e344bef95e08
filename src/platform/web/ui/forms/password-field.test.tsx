import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { show } from '#testing/web/world.tsx';
import { PasswordField } from './password-field.tsx';

test('is hidden until shown, and hidden again', async () => {
  const { user } = await show(<PasswordField label="Lösenord" />);
  const field = screen.getByLabelText('Lösenord');
  expect(field.getAttribute('type')).toBe('password');
  await user.click(screen.getByRole('button', { name: 'Visa lösenordet' }));
  expect(field.getAttribute('type')).toBe('text');
  await user.click(screen.getByRole('button', { name: 'Dölj lösenordet' }));
  expect(field.getAttribute('type')).toBe('password');
});
