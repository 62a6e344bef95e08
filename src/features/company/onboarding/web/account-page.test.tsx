import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { accountsContract } from '#features/account/accounts/contract.ts';
import { settingsContract } from '#features/account/settings/contract.ts';
import { refused } from '#platform/wire/refused.ts';
import { server } from '#testing/web/fake-server.ts';
import { show } from '#testing/web/world.tsx';
import { AccountPage } from './account-page.tsx';

const { readProfile, changeProfile } = settingsContract;

const open = async () => {
  const refresh = vi.fn<() => Promise<void>>(async () => undefined);
  server.answer(accountsContract.readSignUp, { supportPhone: '08-000' });
  server.answer(readProfile, { fullName: '', areaCode: null, phone: null });
  const view = await show(<AccountPage />, { as: null, texts: ['onboarding'], context: { refresh } });
  return {
    ...view,
    refresh,
    send: async () => view.user.click(await screen.findByRole('button', { name: 'Fortsätt' })),
  };
};

test('who lacks a name and a telephone says them and goes on', async () => {
  server.answer(changeProfile, {});
  const { fill, send, refresh, address } = await open();
  await fill('För- och efternamn', 'Anna Ek');
  await fill('Telefon', '070-174 06 05');
  await send();
  await waitFor(() => expect(address()).toBe('/onboarding/organization'));
  expect(refresh).toHaveBeenCalledOnce();
  expect(server.asked(changeProfile)[0]?.body).toMatchObject({
    fullName: 'Anna Ek',
    areaCode: '+46',
    language: 'sv',
  });
});

test('an empty form says what is missing, and a refusal leaves what was typed', async () => {
  server.answer(changeProfile, refused('bad.request'));
  const { fill, send, address } = await open();
  await send();
  expect(await screen.findByText('Ange ditt namn')).toBeTruthy();
  expect(server.asked(changeProfile)).toHaveLength(0);
  await fill('För- och efternamn', 'Anna Ek');
  await fill('Telefon', '070-174 06 05');
  await send();
  expect(await screen.findByRole('alert')).toBeTruthy();
  expect(screen.getByLabelText('För- och efternamn')).toHaveProperty('value', 'Anna Ek');
  expect(address()).toBe('/');
});
