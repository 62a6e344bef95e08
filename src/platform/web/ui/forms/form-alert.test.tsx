import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { show } from '#testing/web/world.tsx';
import { ErrorSummary } from './error-summary.tsx';
import { FormAlert } from './form-alert.tsx';

test('a refusal is said in words and takes the focus', async () => {
  await show(
    <FormAlert failure={{ status: 429, code: 'rate.limited', text: '' }}>
      <a href="/login">Logga in</a>
    </FormAlert>,
  );
  expect(await screen.findByText('För många försök. Vänta en stund och försök igen')).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByRole('alert'));
  expect(screen.getByRole('link', { name: 'Logga in' })).toBeTruthy();
});

test('nothing is said where nothing was refused', async () => {
  await show(<FormAlert failure={null}>Nej</FormAlert>);
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a summary takes the focus, marks the window and leads to the fields', async () => {
  document.title = 'Krogen';
  const { user, unmount } = await show(
    <>
      <ErrorSummary
        title="Två fel"
        errors={[{ fieldId: 'name', text: 'Skriv namnet' }, { text: 'Försök igen' }]}
      />
      <input id="name" aria-label="Namn" />
    </>,
  );
  expect(document.activeElement).toBe(screen.getByRole('alert'));
  expect(document.title).toBe('Fel: Krogen');
  await user.click(screen.getByRole('link', { name: 'Skriv namnet' }));
  expect(document.activeElement).toBe(screen.getByLabelText('Namn'));
  unmount();
  expect(document.title).toBe('Krogen');
});
