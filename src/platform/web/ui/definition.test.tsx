import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { show } from '#testing/web/world.tsx';
import { Definition } from './definition.tsx';

test('an (i) beside a figure says what it counts, and closes with Escape', async () => {
  const { user } = await show(<Definition of="Extra" text="Allt som väntar på beslut." />);
  await user.click(screen.getByRole('button', { name: 'Vad är Extra?' }));
  expect(screen.getByRole('dialog').textContent).toBe('Allt som väntar på beslut.');
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
});
