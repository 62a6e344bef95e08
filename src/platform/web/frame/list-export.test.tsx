import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { show } from '#testing/web/world.tsx';
import { ListExport } from './list-export.tsx';

const button = <ListExport ask={{ list: 'products', filter: {} }} />;

test('asks what to export when it is pressed, and not before', async () => {
  const { user } = await show(button, { texts: ['ui'] });
  expect(screen.queryByRole('dialog')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Exportera' }));
  expect(await screen.findByRole('dialog')).toBeTruthy();
});

test('a reporter takes nothing along', async () => {
  await show(button, { as: 'reporter', texts: ['ui'] });
  expect(screen.queryByRole('button')).toBeNull();
});
