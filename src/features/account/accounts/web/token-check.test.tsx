import { act, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { refused } from '#platform/wire/refused.ts';
import { clearToken, storedToken } from '#platform/web/session/session.ts';
import { server } from '#testing/web/fake-server.ts';
import { show } from '#testing/web/world.tsx';
import { accountsContract } from '../contract.ts';
import { rememberEmail } from './asked-email.ts';
import { keepStartToken } from './first-session.ts';
import { ConfirmEmailPage } from './confirm-email-page.tsx';
import { VerifyPage } from './verify-page.tsx';

const { confirmEmail, openFirstSession, readCaptcha, sendVerification, verify } = accountsContract;

const open = (page = <VerifyPage />, hash = 'token=abc') => {
  location.hash = hash;
  return show(page, { as: 'stranger', texts: ['accounts'] });
};

test('a proven address says so, and the way in opens by itself', async () => {
  server.answer(verify, { email: 'anna@krog.test' });
  const { address } = await open();
  expect(await screen.findByRole('heading', { name: 'Din e-post är bekräftad' })).toBeTruthy();
  expect(server.asked(verify).map(({ body }) => body.token)).toEqual(['abc']);
  await waitFor(() => expect(address()).toBe('/login'), { timeout: 3000 });
});

test('the browser that signed up goes on without signing in, here and where it waits', async () => {
  const session = { token: 'head.eyJhIjoxfQ.seal', user: { fullName: 'Anna Ek' } };
  server.answer(verify, { email: 'anna@krog.test' });
  server.answer(openFirstSession, { session });
  keepStartToken('start');
  const { address, unmount } = await open();
  expect(await screen.findByText('Du är inloggad. Sidan öppnas av sig själv.')).toBeTruthy();
  await waitFor(() => expect(address()).toBe('/'), { timeout: 5000 });
  expect(storedToken()).toBe('Bearer head.eyJhIjoxfQ.seal');
  unmount();
  clearToken();
  keepStartToken('another');
  server.answer(openFirstSession, { session: null });
  const waiting = await open(<ConfirmEmailPage />, '');
  await waitFor(() => expect(server.asked(openFirstSession)).toHaveLength(2), { timeout: 5000 });
  server.answer(openFirstSession, { session });
  await waitFor(() => expect(waiting.address()).toBe('/'), { timeout: 5000 });
  expect(server.asked(openFirstSession).at(-1)?.body).toEqual({ startToken: 'another' });
});

test('a link that has expired, or lost its secret, leads to a new one', async () => {
  server.answer(verify, refused('link.expired'));
  const { unmount } = await open();
  expect(await screen.findByRole('heading', { name: 'Länken har gått ut' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Skicka ny länk' }).getAttribute('href')).toBe('/verify-request');
  unmount();
  await open(<VerifyPage />, '');
  expect(await screen.findByRole('heading', { name: 'Länken har gått ut' })).toBeTruthy();
  expect(server.asked(verify)).toHaveLength(1);
});

test('a broken line leaves the link as it is, to be tried again', async () => {
  server.cut(verify);
  const { user } = await open();
  expect(await screen.findByRole('heading', { name: 'Krogkoll går inte att nå' })).toBeTruthy();
  server.answer(verify, { email: 'anna@krog.test' });
  await user.click(screen.getByRole('button', { name: 'Försök igen' }));
  expect(await screen.findByRole('heading', { name: 'Din e-post är bekräftad' })).toBeTruthy();
});

test('a changed address that somebody has taken meanwhile is said', async () => {
  server.answer(confirmEmail, refused('user.already_exists'));
  await open(<ConfirmEmailPage />);
  expect(await screen.findByRole('heading', { name: 'Adressen har redan ett konto' })).toBeTruthy();
});

test('the letter can be sent again after a minute, and then again after another', async () => {
  rememberEmail('anna@krog.test');
  server.answer(readCaptcha, refused('rate.limited'));
  server.answer(sendVerification, { sent: true });
  const { user } = await open(<ConfirmEmailPage />, '');
  expect(screen.getByText(/Vi har skickat en länk till anna@krog.test/)).toBeTruthy();
  expect(screen.getByRole('button', { name: /Skicka igen om/ })).toHaveProperty('disabled', true);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  // The first second was begun before the clock stood still.
  await act(() => new Promise((resolve) => setInterval(resolve, 1100)));
  for (let second = 0; second < 60; second += 1) act(() => void vi.advanceTimersByTime(1000));
  vi.useRealTimers();
  await user.click(screen.getByRole('button', { name: 'Skicka igen' }));
  expect(await screen.findByRole('button', { name: 'Skicka igen om 60 s' })).toBeTruthy();
  expect(server.asked(sendVerification)[0]?.body.email).toBe('anna@krog.test');
});

test('without an address nothing can be sent again', async () => {
  sessionStorage.clear();
  await open(<ConfirmEmailPage />, '');
  expect(screen.getByText(/Vi har skickat en länk till dig/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: /Skicka igen/ })).toBeNull();
});
