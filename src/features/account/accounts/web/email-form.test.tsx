import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { refused } from '#platform/wire/refused.ts';
import { server } from '#testing/web/fake-server.ts';
import { show } from '#testing/web/world.tsx';
import { accountsContract } from '../contract.ts';
import { ForgotPasswordPage } from './forgot-password-page.tsx';
import { VerifyRequestPage } from './verify-request-page.tsx';

const { forgotPassword, readCaptcha, sendVerification } = accountsContract;
// A short prefix takes a few hundred tries at the least cost.
const challenge = {
  parameters: {
    algorithm: 'PBKDF2/SHA-256',
    nonce: '00',
    salt: '00',
    cost: 1,
    keyLength: 32,
    keyPrefix: '00',
    keySignature: '00',
    data: { action: 'forgot-password', until: 2_000_000_000 },
  },
  signature: '00',
} as const;

const open = (page = <ForgotPasswordPage />) => show(page, { as: 'stranger', texts: ['accounts'] });

test('the check for robots is solved by itself, and its answer goes along once', async () => {
  server.answer(readCaptcha, challenge);
  server.answer(forgotPassword, { sent: true });
  const { user, fill } = await open();
  expect(await screen.findByText('Du är ingen robot')).toBeTruthy();
  expect(server.asked(readCaptcha)[0]?.query.action).toBe('forgot-password');
  await fill('E-post', ' anna@krog.test ');
  await user.click(screen.getByRole('button', { name: 'Skicka länk' }));
  expect(await screen.findByText(/Om anna@krog.test har ett konto är en länk på väg/)).toBeTruthy();
  const [sent] = server.asked(forgotPassword);
  expect(JSON.parse(atob(sent?.body.captchaToken ?? ''))).toMatchObject({ challenge: { signature: '00' } });
});

test('a check that failed can be tried again, and does not keep anybody out', async () => {
  server.answer(readCaptcha, refused('rate.limited'));
  const { user } = await open();
  expect(await screen.findByText('Robotkontrollen fungerade inte.')).toBeTruthy();
  server.answer(readCaptcha, challenge);
  await user.click(screen.getByRole('button', { name: 'Försök igen' }));
  expect(await screen.findByText('Du är ingen robot')).toBeTruthy();
});

test('what is no address is said at the field, a refusal above the form', async () => {
  server.answer(readCaptcha, refused('rate.limited'));
  server.answer(forgotPassword, refused('captcha.invalid'));
  const { user, fill } = await open();
  const send = () => user.click(screen.getByRole('button', { name: 'Skicka länk' }));
  await send();
  expect(await screen.findByText('Skriv din e-post')).toBeTruthy();
  await fill('E-post', 'anna');
  await send();
  expect(await screen.findByText('E-postadressen är inte giltig')).toBeTruthy();
  expect(server.asked(forgotPassword)).toHaveLength(0);
  await fill('E-post', 'anna@krog.test');
  await send();
  expect(await screen.findByText('Kontrollen lyckades inte. Försök igen')).toBeTruthy();
});

test('a new link to prove an address is asked for in the same way', async () => {
  server.answer(readCaptcha, refused('rate.limited'));
  server.answer(sendVerification, { sent: true });
  const { user, fill, address } = await open(<VerifyRequestPage />);
  await fill('E-post', 'anna@krog.test');
  await user.click(screen.getByRole('button', { name: 'Skicka ny länk' }));
  await waitFor(() => expect(address()).toBe('/confirm-email'));
  expect(server.asked(sendVerification)[0]?.body.email).toBe('anna@krog.test');
});

test('under every door stands whom to call, and what everybody may read', async () => {
  server.answer(readCaptcha, refused('rate.limited'));
  await open();
  const linkTo = async (name: string) => (await screen.findByRole('link', { name })).getAttribute('href');
  expect(await linkTo('08-000 00 00')).toBe('tel:080000000');
  expect(await linkTo('Villkor')).toBe('/terms');
  expect(await linkTo('Personuppgifter')).toBe('/privacy');
});
