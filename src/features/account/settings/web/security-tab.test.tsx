import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { refused } from '#platform/wire/refused.ts';
import { storedToken } from '#platform/web/session/session.ts';
import { server } from '#testing/web/fake-server.ts';
import { idOf } from '#testing/web/sample-reply.ts';
import { show } from '#testing/web/world.tsx';
import { securityContract } from '../contract-security.ts';
import { DeleteTab } from './delete-tab.tsx';
import { SecurityTab } from './security-tab.tsx';

const { changePassword, deleteAccount, endOtherSessions, endSession, exportAccount, listSessions } =
  securityContract;
const texts = ['settings'];
const sessions = [
  { id: idOf(1), browser: 'Firefox', system: 'Windows', current: true },
  { id: idOf(2), browser: 'Safari', system: 'iPhone' },
  { id: idOf(3), bySupport: true },
];

beforeEach(() => server.answer(listSessions, sessions));

const change = async (old: string, next: string, repeated = next) => {
  const view = await show(<SecurityTab />, { texts });
  await view.fill('Nuvarande lösenord', old);
  await view.fill('Nytt lösenord', next);
  await view.fill('Upprepa det nya lösenordet', repeated);
  await view.user.click(screen.getByRole('button', { name: 'Byt lösenord' }));
  return view;
};

test('a new password ends the other sessions and says how many', async () => {
  server.answer(changePassword, { ended: 2 });
  await change('Gammalt4Bröd', 'Ostkaka4Surdeg');
  expect(await screen.findByText('Lösenordet är bytt. 2 andra enheter loggades ut')).toBeTruthy();
  expect(server.asked(changePassword)[0]?.body).toEqual({
    oldPassword: 'Gammalt4Bröd',
    password: 'Ostkaka4Surdeg',
  });
  expect(screen.getByLabelText('Nytt lösenord')).toHaveProperty('value', '');
});

test('a password of one’s own name, the old one, or two different ones are not sent', async () => {
  const { fill, user } = await change('Gammalt4Bröd', 'Gammalt4Bröd', 'annat');
  expect(await screen.findByText('Det nya lösenordet måste skilja sig från det gamla')).toBeTruthy();
  expect(screen.getByText('Lösenorden stämmer inte överens')).toBeTruthy();
  await fill('Nytt lösenord', 'kort');
  await user.tab();
  expect(await screen.findByText('Lösenordet uppfyller inte reglerna nedan')).toBeTruthy();
  expect(server.asked(changePassword)).toHaveLength(0);
});

test('a wrong password is said at its field, which takes the focus', async () => {
  server.answer(changePassword, refused('old_password_is_wrong'));
  await change('Fel4Lösenord', 'Ostkaka4Surdeg');
  expect(await screen.findByText('Fel lösenord')).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByLabelText('Nuvarande lösenord'));
});

test('another session ends with the password, the own one has no button', async () => {
  server.answer(endSession, { ended: 1 });
  const { fill, user } = await show(<SecurityTab />, { texts });
  const mine = (await screen.findByText('Firefox på Windows')).closest('li');
  expect(mine?.textContent).toContain('Den här enheten');
  await user.click(screen.getByRole('button', { name: /Logga ut.*Safari på iPhone/ }));
  const dialog = await screen.findByRole('dialog', { name: 'Logga ut Safari på iPhone?' });
  await user.click(within(dialog).getByRole('button', { name: 'Logga ut' }));
  expect(within(dialog).getByText('Skriv ditt lösenord')).toBeTruthy();
  server.answer(listSessions, sessions.slice(0, 1));
  await fill('Lösenord', 'hemligt');
  await user.click(within(dialog).getByRole('button', { name: 'Logga ut' }));
  expect(await screen.findByText('En enhet är utloggad')).toBeTruthy();
  expect(server.asked(endSession)[0]).toMatchObject({
    params: { sessionId: idOf(2) },
    body: { password: 'hemligt' },
  });
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Logga ut alla andra' })).toBeNull());
});

test('all others at once; a wrong password keeps the question open', async () => {
  server.answer(endOtherSessions, refused('old_password_is_wrong'));
  const { fill, user } = await show(<SecurityTab />, { texts });
  await user.click(await screen.findByRole('button', { name: 'Logga ut alla andra' }));
  await fill('Lösenord', 'fel');
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Logga ut alla andra' }));
  expect(await screen.findByText('Fel lösenord')).toBeTruthy();
  expect(screen.getByRole('dialog', { name: 'Logga ut alla andra enheter?' })).toBeTruthy();
});

test('sessions that cannot be had are asked for again', async () => {
  server.answer(listSessions, refused('user.forbidden'));
  const { user } = await show(<SecurityTab />, { texts });
  expect(await screen.findByText('Inloggningarna gick inte att hämta')).toBeTruthy();
  server.answer(listSessions, sessions);
  await user.click(screen.getByRole('button', { name: 'Försök igen' }));
  expect(await screen.findByText('Krogkolls support')).toBeTruthy();
});

const leave = async () => {
  const view = await show(<DeleteTab />, { texts });
  await view.fill('Skriv anna@krog.test för att bekräfta', 'ANNA@krog.test');
  await view.fill('Lösenord', 'hemligt');
  await view.user.click(screen.getByRole('button', { name: 'Ta bort konto' }));
  return view;
};

test('an account goes only with its own address and password, and nothing of it stays here', async () => {
  server.answer(deleteAccount, { deleted: true });
  const { address } = await leave();
  await waitFor(() => expect(address()).toBe('/login'));
  expect(server.asked(deleteAccount)[0]?.body).toEqual({ email: 'ANNA@krog.test', password: 'hemligt' });
  expect(storedToken()).toBeNull();
  expect(screen.getByText('Kontot är borttaget')).toBeTruthy();
});

test('another address is no confirmation', async () => {
  const { fill } = await show(<DeleteTab />, { texts });
  await fill('Skriv anna@krog.test för att bekräfta', 'bo@krog.test');
  await fill('Lösenord', 'hemligt');
  expect(screen.getByRole('button', { name: 'Ta bort konto' })).toHaveProperty('disabled', true);
});

test('the last owner is shown whom to ask, and stays', async () => {
  server.answer(deleteAccount, refused('user.last_owner'));
  await leave();
  expect(await screen.findByRole('link', { name: 'Till teamet' })).toBeTruthy();
  expect(storedToken()).not.toBeNull();
});

test('one’s data come as a file, or the reason why not', async () => {
  const saved: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function save(this: HTMLAnchorElement) {
    saved.push(this.download);
  });
  server.answer(exportAccount, {});
  const { user } = await show(<DeleteTab />, { texts });
  await user.click(screen.getByRole('button', { name: 'Ladda ner mina uppgifter' }));
  await waitFor(() => expect(saved).toEqual(['krogkoll-mina-uppgifter.json']));
  server.answer(exportAccount, refused('user.forbidden'));
  await user.click(screen.getByRole('button', { name: 'Ladda ner mina uppgifter' }));
  expect(await screen.findByText('Du har inte behörighet till det här')).toBeTruthy();
});
