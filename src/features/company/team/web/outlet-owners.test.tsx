import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { refused } from '#platform/wire/refused.ts';
import { server } from '#testing/web/fake-server.ts';
import { show } from '#testing/web/world.tsx';
import { teamContract } from '../contract.ts';
import { OutletOwners } from './outlet-owners.tsx';

const { listMembers } = teamContract;
const open = () => show(<OutletOwners outlet="Krogen" />, { as: 'editor', texts: ['team'] });

test('owners can be written to; other members are not named', async () => {
  server.answer(listMembers, [
    { fullName: 'Cia Dal', role: 'owner', email: 'cia@krog.test' },
    { fullName: 'Bo Lind', role: 'editor' },
  ]);
  await open();
  expect(await screen.findByText('Cia Dal')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'cia@krog.test' }).getAttribute('href')).toBe(
    'mailto:cia@krog.test',
  );
  expect(screen.queryByText('Bo Lind')).toBeNull();
});

test('owners that cannot be had are asked for again', async () => {
  server.answer(listMembers, refused('user.forbidden'));
  const { user } = await open();
  expect(await screen.findByText('Kontoägaren gick inte att hämta')).toBeTruthy();
  server.answer(listMembers, [{ fullName: 'Cia Dal', role: 'owner' }]);
  await user.click(screen.getByRole('button', { name: 'Försök igen' }));
  expect(await screen.findByText('Cia Dal')).toBeTruthy();
});
