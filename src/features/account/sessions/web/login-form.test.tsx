import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { refused } from '#platform/wire/refused.ts';
import { storedToken } from '#platform/web/session/session.ts';
import { useAppState } from '#platform/web/session/state.ts';
import { isSigningPostponed, keepWanted, postponeSigning } from '#platform/web/session/way-on.ts';
import { rememberVisit } from '#platform/web/session/visited.ts';
import { server } from '#testing/web/fake-server.ts';
import { visit } from '#testing/web/world.tsx';
import { sessionsContract } from '../contract.ts';
import { sessionsFeature } from './feature.tsx';

const { login } = sessionsContract;

const open = async (at = '/login') => {
  const view = await visit(sessionsFeature, { at, as: 'stranger' });
  const signIn = async (email: string, password: string) => {
    await view.fill('E-post', email);
    await view.fill('Lösenord', password);
    await view.user.click(screen.getByRole('button', { name: 'Logga in' }));
  };
  return { ...view, signIn };
};

test('the right words let in, and what the server says of the person is kept', async () => {
  server.answer(login, {
    token: 'head.eyJhIjoxfQ.seal',
    user: { fullName: 'Anna Ek', onboardingStatus: 'ONBOARDED' },
  });
  const { signIn, address } = await open();
  await signIn(' anna@krog.test ', 'hemligt ');
  await waitFor(() => expect(address()).toBe('/'));
  expect(server.asked(login)[0]?.body).toEqual({ email: 'anna@krog.test', password: 'hemligt ' });
  expect(storedToken()).toBe('Bearer head.eyJhIjoxfQ.seal');
  expect(useAppState.getState().user?.fullName).toBe('Anna Ek');
});

test('who was thrown out is told so, and goes on where it ended', async () => {
  server.answer(login, { token: 'head.eyJhIjoxfQ.seal', user: { onboardingStatus: 'ONBOARDED' } });
  rememberVisit('/invoices?supplier=7');
  const { signIn, address } = await open('/login?ended=true');
  expect(await screen.findByText('Sessionen har gått ut. Logga in igen.')).toBeTruthy();
  await signIn('anna@krog.test', 'hemligt');
  await waitFor(() => expect(address()).toBe('/invoices?supplier=7'));
});

test('who was on the way somewhere goes on there', async () => {
  server.answer(login, { token: 'head.eyJhIjoxfQ.seal', user: { onboardingStatus: 'ONBOARDED' } });
  keepWanted('/articles/products?q=smör');
  postponeSigning();
  const { signIn, address } = await open();
  await signIn('anna@krog.test', 'hemligt');
  await waitFor(() => expect(decodeURI(address())).toBe('/articles/products?q=smör'));
  expect(isSigningPostponed()).toBe(false);
});

test('what is missing is said, and the first missing field takes the focus', async () => {
  const { user, fill } = await open();
  await user.click(await screen.findByRole('button', { name: 'Logga in' }));
  expect(screen.getByText('Skriv din e-post')).toBeTruthy();
  expect(screen.getByText('Skriv ditt lösenord')).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByLabelText('E-post'));
  await fill('E-post', 'anna@krog.test');
  await user.click(screen.getByRole('button', { name: 'Logga in' }));
  expect(document.activeElement).toBe(screen.getByLabelText('Lösenord'));
  expect(server.asked(login)).toHaveLength(0);
});

test('wrong words lead back to the password', async () => {
  server.answer(login, refused('user.credential-error'));
  const { signIn } = await open();
  await signIn('anna@krog.test', 'fel');
  expect(await screen.findByText('Fel e-post eller lösenord')).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByLabelText('Lösenord'));
});

test('an address that is not proven has the way to a new letter; a broken line says so', async () => {
  server.answer(login, refused('email.not-verified'));
  const { signIn } = await open();
  await signIn('anna@krog.test', 'hemligt');
  expect(await screen.findByRole('link', { name: 'Skicka ny länk' })).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByRole('alert'));
  server.cut(login);
  await signIn('anna@krog.test', 'hemligt');
  expect(await screen.findByText(/Krogkoll går inte att nå/)).toBeTruthy();
});
