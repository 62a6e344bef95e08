import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { refused } from '#platform/wire/refused.ts';
import { server } from '#testing/web/fake-server.ts';
import { show } from '#testing/web/world.tsx';
import { accountsContract } from '../contract.ts';
import { ResetPasswordPage } from './reset-password-page.tsx';

const { resetPassword } = accountsContract;

const open = async (hash = 'token=abc') => {
  location.hash = hash;
  const view = await show(<ResetPasswordPage />, { as: 'stranger', texts: ['accounts'] });
  const type = async (password: string, repeated: string) => {
    await view.fill('Nytt lösenord', password);
    await view.fill('Upprepa det nya lösenordet', repeated);
    await view.user.click(screen.getByRole('button', { name: 'Spara det nya lösenordet' }));
  };
  return { ...view, type };
};

test('the new password is kept, and the way in is next', async () => {
  server.answer(resetPassword, { email: 'anna@krog.test' });
  const { type, address } = await open();
  await type('Ostkaka4Surdeg', 'Ostkaka4Surdeg');
  await waitFor(() => expect(address()).toBe('/login'));
  expect(server.asked(resetPassword)[0]?.body).toEqual({ token: 'abc', password: 'Ostkaka4Surdeg' });
  expect(screen.getByText('Lösenordet är bytt. Logga in med det nya')).toBeTruthy();
});

test('one that is too weak, or typed in two ways, is not sent', async () => {
  const { type } = await open();
  await type('kort', 'annat');
  expect(await screen.findByText('Lösenordet uppfyller inte reglerna nedan')).toBeTruthy();
  expect(await screen.findByText('Lösenorden stämmer inte överens')).toBeTruthy();
  expect(server.asked(resetPassword)).toHaveLength(0);
});

test('the old one again is refused in words', async () => {
  server.answer(resetPassword, refused('password.unchanged'));
  const { type } = await open();
  await type('Ostkaka4Surdeg', 'Ostkaka4Surdeg');
  expect(await screen.findByText('Det nya lösenordet måste skilja sig från det gamla')).toBeTruthy();
});

test('a link that has expired, before or during, leads to a new one', async () => {
  const { unmount } = await open('');
  expect(screen.getByRole('heading', { name: 'Länken har gått ut' })).toBeTruthy();
  unmount();
  server.answer(resetPassword, refused('link.expired'));
  const { type } = await open();
  await type('Ostkaka4Surdeg', 'Ostkaka4Surdeg');
  expect(await screen.findByRole('heading', { name: 'Länken har gått ut' })).toBeTruthy();
});
