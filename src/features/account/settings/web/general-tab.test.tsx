import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { accountsContract } from '#features/account/accounts/contract.ts';
import { refused } from '#platform/wire/refused.ts';
import { setTheme } from '#platform/web/frame/settings.ts';
import { useAppState } from '#platform/web/session/state.ts';
import { server } from '#testing/web/fake-server.ts';
import { type Scene, visit } from '#testing/web/world.tsx';
import { resizeTo } from '#testing/web/window.ts';
import { settingsContract } from '../contract.ts';
import { settingsFeature } from './feature.tsx';

const { readProfile, changeProfile, changeEmail } = settingsContract;
const profile = {
  fullName: 'Anna Ek',
  email: 'anna@krog.test',
  areaCode: '+46',
  phone: '701740605',
  language: 'sv',
} as const;

const open = (at = '/setting/account', scene: Scene = {}) => {
  server.answer(readProfile, profile);
  return visit(settingsFeature, { at, ...scene });
};
const save = () => screen.getByRole('button', { name: 'Spara' });

test('a changed name is kept, and the shell knows it', async () => {
  server.answer(changeProfile, ({ body }) => ({ ...profile, ...body }));
  const { fill, user } = await open();
  await screen.findByLabelText('Namn');
  expect(save()).toHaveProperty('disabled', true);
  await fill('Namn', 'Anna Berg');
  await user.click(save());
  expect(await screen.findByText('Sparat')).toBeTruthy();
  expect(server.asked(changeProfile)[0]?.body).toMatchObject({ fullName: 'Anna Berg', language: 'sv' });
  expect(useAppState.getState().user?.fullName).toBe('Anna Berg');
  await waitFor(() => expect(save()).toHaveProperty('disabled', true));
});

test('changes can be undone, and are not left without a question', async () => {
  const { fill, user, go, address } = await open();
  await fill('Namn', 'Anna Berg');
  go('/setting/account?tab=billing');
  const question = await screen.findByRole('alertdialog', { name: 'Lämna utan att spara?' });
  await user.click(within(question).getByRole('button', { name: 'Avbryt' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(address()).toBe('/setting/account');
  expect(screen.getByLabelText('Namn')).toHaveProperty('value', 'Anna Berg');
  go('/setting/account?tab=billing');
  await user.click(await screen.findByRole('button', { name: 'Lämna' }));
  await waitFor(() => expect(address()).toBe('/setting/account?tab=billing'));
});

test('undo gives back what was', async () => {
  const { fill, user } = await open();
  await fill('Namn', 'Anna Berg');
  await user.click(screen.getByRole('button', { name: 'Ångra ändringarna' }));
  expect(screen.getByLabelText('Namn')).toHaveProperty('value', 'Anna Ek');
});

test('a profile that cannot be had can be asked for again', async () => {
  server.answer(readProfile, refused('user.forbidden'));
  const { user } = await visit(settingsFeature, { at: '/setting/account' });
  expect(await screen.findByText('Dina uppgifter gick inte att hämta')).toBeTruthy();
  server.answer(readProfile, profile);
  await user.click(screen.getByRole('button', { name: 'Försök igen' }));
  expect(await screen.findByLabelText('Namn')).toBeTruthy();
});

test('another address waits for its letter; what is refused is said at its field', async () => {
  server.answer(changeEmail, refused('old_password_is_wrong'));
  const { fill, user } = await open();
  await user.click(await screen.findByRole('button', { name: 'Byt e-post' }));
  const send = () => user.click(screen.getByRole('button', { name: 'Skicka länk' }));
  await fill('Ny e-post', 'ANNA@krog.test');
  await send();
  expect(await screen.findByText('Skriv en annan, giltig adress')).toBeTruthy();
  expect(screen.getByText('Skriv ditt lösenord')).toBeTruthy();
  await fill('Ny e-post', 'ny@krog.test');
  await fill('Lösenord', 'fel');
  await send();
  expect(await screen.findByText('Fel lösenord')).toBeTruthy();
  server.answer(changeEmail, { pendingEmail: 'ny@krog.test' });
  server.answer(readProfile, { ...profile, pendingEmail: 'ny@krog.test' });
  await fill('Lösenord', 'rätt');
  await send();
  expect(await screen.findByText('En länk är skickad till ny@krog.test')).toBeTruthy();
  expect(await screen.findByText(/ny@krog.test väntar på att bekräftas/)).toBeTruthy();
});

test('language and looks are in force at once, and letters follow the language', async () => {
  server.answer(changeProfile, profile);
  const { user } = await open();
  await screen.findByLabelText('Namn');
  await user.click(screen.getByRole('radio', { name: 'Mörkt' }));
  expect(localStorage.getItem('settings')).toContain('dark');
  await user.click(screen.getByRole('radio', { name: 'English' }));
  await waitFor(() => expect(document.documentElement.lang).toBe('en'));
  await waitFor(() => expect(server.asked(changeProfile)[0]?.body.language).toBe('en'));
  act(() => setTheme(null));
});

test('the link of a letter confirms the new address once, and says so', async () => {
  const refresh = vi.fn<() => Promise<void>>(async () => undefined);
  server.answer(accountsContract.confirmEmail, { email: 'ny@krog.test' });
  location.hash = 'token=abc';
  await open('/setting/account', { context: { refresh } });
  expect(await screen.findByText('Din e-post är nu ny@krog.test')).toBeTruthy();
  expect(server.asked(accountsContract.confirmEmail)).toHaveLength(1);
  expect(refresh).toHaveBeenCalledOnce();
});

test('a link that has expired says so, and nothing changes', async () => {
  server.answer(accountsContract.confirmEmail, refused('link.expired'));
  location.hash = 'token=abc';
  await open();
  expect(await screen.findByText('Länken har gått ut')).toBeTruthy();
});

test('on a phone the tabs are a list, and each is a page', async () => {
  resizeTo(500);
  const { user } = await open();
  await user.click(await screen.findByRole('link', { name: 'Abonnemang' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Abonnemang' })).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Säkerhet' })).toBeNull();
});

test('wide tabs move by arrows and open by Enter', async () => {
  const { user, address } = await open();
  await screen.findByLabelText('Namn');
  screen.getByRole('tab', { name: 'Allmänt' }).focus();
  await user.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}{ArrowUp}{ArrowUp}');
  expect(document.activeElement?.textContent).toBe('Abonnemang');
  await user.keyboard('{Enter}');
  await waitFor(() => expect(address()).toBe('/setting/account?tab=billing'));
});
