import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { refused } from '#platform/wire/refused.ts';
import { useAppState } from '#platform/web/session/state.ts';
import { server } from '#testing/web/fake-server.ts';
import { show } from '#testing/web/world.tsx';
import { accountsContract } from '../contract.ts';
import { askedEmail } from './asked-email.ts';
import { SignUpPage } from './sign-up-page.tsx';

const { readSignUp, readCaptcha, signUp, findInvitation, openFirstSession } = accountsContract;

const open = async (hash = '') => {
  location.hash = hash;
  server.answer(readCaptcha, refused('rate.limited'));
  return show(<SignUpPage />, { as: 'stranger', texts: ['accounts'] });
};
type View = Awaited<ReturnType<typeof open>>;
const person = async ({ fill, user }: View) => {
  await fill('Förnamn', 'Anna');
  await fill('Efternamn', 'Ek');
  await fill('Telefon', '070-174 06 05');
  await fill('Lösenord', 'Ostkaka4Surdeg');
  await fill('Upprepa lösenordet', 'Ostkaka4Surdeg');
  await user.click(screen.getByLabelText('Jag godkänner användarvillkoren'));
};
const send = ({ user }: View) => user.click(screen.getByRole('button', { name: 'Skapa konto' }));

test('an empty form says what is missing and sends nothing', async () => {
  server.answer(readSignUp, { open: true });
  const view = await open();
  await screen.findByLabelText('Förnamn');
  await send(view);
  const missing = [
    'Skriv ditt förnamn',
    'Skriv din e-post',
    'Ange telefonnummer',
    'Ange företagsnamn',
    'Välj din roll',
    'Du behöver godkänna villkoren',
  ];
  for (const text of missing) expect(await screen.findByText(text)).toBeTruthy();
  expect(server.asked(signUp)).toHaveLength(0);
});

test('a password that is typed in two ways is not sent', async () => {
  server.answer(readSignUp, { open: true });
  const view = await open();
  await screen.findByLabelText('Förnamn');
  await person(view);
  await view.fill('Upprepa lösenordet', 'Ostkaka4Surdegen');
  await send(view);
  expect(await screen.findByText('Lösenorden stämmer inte överens')).toBeTruthy();
  expect(server.asked(signUp)).toHaveLength(0);
});

test('a new account goes on to the letter, which the next screen knows the address of', async () => {
  server.answer(readSignUp, { open: true });
  server.answer(signUp, { email: 'anna@krog.test', verified: false });
  const view = await open();
  await person(view);
  await view.fill('E-post', ' anna@krog.test');
  await view.fill('Företagets namn', 'Krogen AB');
  await view.user.selectOptions(screen.getByLabelText('Din roll i företaget'), 'Kock');
  await send(view);
  await waitFor(() => expect(view.address()).toBe('/confirm-email'));
  expect(askedEmail()).toBe('anna@krog.test');
  expect(server.asked(signUp)[0]?.body).toMatchObject({
    firstName: 'Anna',
    areaCode: '+46',
    companyName: 'Krogen AB',
    companyRole: 'chef',
    termsAccepted: true,
    gdprAccepted: false,
    marketingAccepted: false,
    language: 'sv',
    captchaToken: '',
  });
});

test('who has an account already is shown the way in', async () => {
  server.answer(readSignUp, { open: true });
  server.answer(signUp, refused('user.already_exists'));
  const view = await open();
  await person(view);
  await view.fill('E-post', 'anna@krog.test');
  await view.fill('Företagets namn', 'Krogen AB');
  await view.user.selectOptions(screen.getByLabelText('Din roll i företaget'), 'Kock');
  await send(view);
  const alert = await screen.findByRole('alert');
  expect(await within(alert).findByText('Kontot finns redan')).toBeTruthy();
  expect(within(alert).getByRole('link', { name: 'Logga in i stället' })).toBeTruthy();
});

test('an invitation names company and address, and its account needs no letter', async () => {
  server.answer(findInvitation, {
    email: 'bo@krog.test',
    inviterName: 'Cia',
    role: 'editor',
    outlets: [{ name: 'Baren' }],
  });
  server.answer(signUp, { email: 'bo@krog.test', verified: true, startToken: 'start' });
  server.answer(openFirstSession, {
    session: { token: 'head.eyJhIjoxfQ.seal', user: { fullName: 'Bo Ek' } },
  });
  const view = await open('invitation=abc');
  expect(await screen.findByText(/Cia har bjudit in dig till Baren som Full behörighet/)).toBeTruthy();
  expect(screen.getByLabelText('E-post')).toHaveProperty('readOnly', true);
  expect(screen.queryByLabelText('Företagets namn')).toBeNull();
  await person(view);
  await send(view);
  await waitFor(() => expect(view.address()).toBe('/'));
  expect(server.asked(openFirstSession)[0]?.body).toEqual({ startToken: 'start' });
  expect(useAppState.getState().user?.fullName).toBe('Bo Ek');
  expect(server.asked(findInvitation)[0]?.body.token).toBe('abc');
  expect(server.asked(signUp)[0]?.body).toMatchObject({ email: 'bo@krog.test', invitationToken: 'abc' });
});

test('where the first session cannot be opened, one signs in', async () => {
  server.answer(findInvitation, { email: 'bo@krog.test' });
  server.answer(signUp, { email: 'bo@krog.test', verified: true });
  server.answer(openFirstSession, refused('link.expired'));
  const view = await open('invitation=abc');
  await screen.findByLabelText('Förnamn');
  await person(view);
  await send(view);
  await waitFor(() => expect(view.address()).toBe('/login'));
  expect(screen.getByText('Kontot är klart. Logga in för att börja')).toBeTruthy();
});

test('an invitation that is answered, and a closed door, have no form', async () => {
  server.answer(findInvitation, refused('invitation_already_settled'));
  const { unmount } = await open('invitation=abc');
  expect(await screen.findByRole('heading', { name: 'Inbjudan gäller inte längre' })).toBeTruthy();
  unmount();
  server.answer(readSignUp, { open: false, supportEmail: 'hej@krog.test' });
  await open();
  expect(await screen.findByText('Det går inte att skapa konto just nu')).toBeTruthy();
  expect(screen.getByRole('link', { name: /hej@krog.test/ })).toBeTruthy();
  expect(screen.queryByLabelText('Förnamn')).toBeNull();
});

test('where it cannot be known whether the door is open, the form is there', async () => {
  server.answer(readSignUp, refused('service.unavailable'));
  await open();
  expect(await screen.findByLabelText('Förnamn')).toBeTruthy();
});
