import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { refused } from '#platform/wire/refused.ts';
import { server } from '#testing/web/fake-server.ts';
import { show } from '#testing/web/world.tsx';
import { type ApiKey, keysContract } from '../contract.ts';
import { ApiTab } from './api-tab.tsx';

const { listKeys, createKey, revokeKey } = keysContract;
const texts = ['keys'];

const key: ApiKey = {
  id: '0190a0a0-0000-7000-8000-0000000000aa',
  name: 'Bokföringen',
  mode: 'live',
  shown: 'kk_live_7Qd2…9fXa',
  scopes: ['read'],
  units: null,
  addresses: [],
  madeAt: '2026-03-02T09:00:00.000Z',
  madeBy: 'Elin Sandberg',
  expiresAt: null,
  lastUsedAt: null,
  lastAddress: null,
  state: 'live',
};
const units = [{ unitId: '0190a0a0-0000-7000-8000-00000000000a', name: 'Krog Bryggan' }];
const answer = (keys: ApiKey[], apiAccess: 'none' | 'read' | 'read-write' = 'read-write') =>
  server.answer(listKeys, { keys, apiAccess, units });

beforeEach(() => answer([key]));

const tab = (role: 'owner' | 'editor' = 'owner') => show(<ApiTab parts={{}} />, { texts, as: role });

const make = async (password: string) => {
  const view = await tab();
  await view.user.click(await screen.findByRole('button', { name: 'Ny nyckel' }));
  await view.fill('Namn', 'Kassan');
  if (password !== '') await view.fill('Ditt lösenord', password);
  await view.user.click(screen.getByRole('button', { name: 'Skapa nyckeln' }));
  return view;
};

test('a new key is shown once, above the others, until it is put away', async () => {
  server.answer(createKey, { key: { ...key, name: 'Kassan' }, token: 'kk_live_the-whole-text' });
  const { user } = await make('Ostkaka4Surdeg');
  const fresh = await screen.findByRole('region', { name: /Kopiera nyckeln nu/ });
  expect(within(fresh).getByText('kk_live_the-whole-text')).toBeTruthy();
  expect(server.asked(createKey)[0]?.body).toMatchObject({
    name: 'Kassan',
    mode: 'live',
    scopes: ['read'],
    unitIds: null,
    expiresAt: null,
    addresses: [],
    password: 'Ostkaka4Surdeg',
  });
  await user.click(within(fresh).getByRole('button', { name: 'Klart' }));
  expect(screen.queryByText('kk_live_the-whole-text')).toBeNull();
});

test('without the password, or with a wrong one, no key is made', async () => {
  server.answer(createKey, refused('old_password_is_wrong'));
  const { fill, user } = await make('');
  expect(await screen.findByText('Skriv ditt lösenord')).toBeTruthy();
  expect(server.asked(createKey)).toHaveLength(0);
  await fill('Ditt lösenord', 'Fel4Lösenord');
  await user.click(screen.getByRole('button', { name: 'Skapa nyckeln' }));
  expect(await screen.findByText('Det är inte ditt lösenord')).toBeTruthy();
});

test('an address that is none is said at once', async () => {
  const { fill, user } = await make('');
  await fill(/Bara från adresser/, 'hemma');
  await user.click(screen.getByRole('button', { name: 'Skapa nyckeln' }));
  expect(await screen.findByText('Det är inga adresser')).toBeTruthy();
});

test('revoking asks with the name', async () => {
  server.answer(revokeKey, { id: key.id });
  const { fill, user } = await tab();
  await user.click(await screen.findByRole('button', { name: 'Dra in Bokföringen' }));
  expect(await screen.findByRole('heading', { name: 'Dra in Bokföringen?' })).toBeTruthy();
  await fill('Ditt lösenord', 'Ostkaka4Surdeg');
  await user.click(screen.getByRole('button', { name: 'Dra in' }));
  expect(await screen.findByText('Bokföringen är indragen')).toBeTruthy();
});

test('without keys it says what one is for; Starter is shown the plans; an editor is told whom to ask', async () => {
  answer([]);
  const empty = await tab();
  expect(await screen.findByText(/En nyckel låter ett av era program/)).toBeTruthy();
  empty.unmount();
  answer([], 'none');
  const poor = await tab();
  expect(await screen.findByText(/Med Premium kan era program/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Ny nyckel' })).toBeNull();
  poor.unmount();
  await tab('editor');
  expect(await screen.findByText(/Företagets ägare skapar nycklar/)).toBeTruthy();
});
