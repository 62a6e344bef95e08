import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { refused } from '#platform/wire/refused.ts';
import { server } from '#testing/web/fake-server.ts';
import { idOf } from '#testing/web/sample-reply.ts';
import { show, type Scene } from '#testing/web/world.tsx';
import { invitationsContract } from '../contract-invitations.ts';
import { OwnInvitations } from './own-invitations.tsx';

const { listOwnInvitations, acceptInvitation, declineInvitation } = invitationsContract;

const bar = (id: number, email: string) => ({
  id: idOf(id),
  email,
  state: 'pending' as const,
  role: 'editor' as const,
  inviterName: 'Cia',
  outlets: [{ outletId: idOf(50), name: 'Baren' }],
  expiresAt: '2026-10-08T08:00:00.000Z',
});
// Answers stay for the life of the page: every test is about somebody else.
const open = (email: string, scene: Scene = {}) =>
  show(<OwnInvitations />, { ...scene, user: { email }, texts: ['team'] });

test('says who invites to what, and until when', async () => {
  server.answer(listOwnInvitations, [bar(1, 'a@krog.test')]);
  await open('a@krog.test');
  const row = await screen.findByRole('listitem');
  expect(row.textContent).toContain('Baren');
  expect(row.textContent).toContain('Full behörighet · från Cia');
  expect(row.textContent).toMatch(/Svara senast 8\sokt/);
});

test('an accepted one stays with its answer, and the first restaurant is entered', async () => {
  const refresh = vi.fn<(id?: string) => Promise<void>>(async () => undefined);
  server.answer(listOwnInvitations, [bar(2, 'b@krog.test')]);
  server.answer(acceptInvitation, { ...bar(2, 'b@krog.test'), state: 'accepted' });
  const { user } = await open('B@krog.test', { as: null, context: { refresh } });
  server.answer(listOwnInvitations, []);
  await user.click(await screen.findByRole('button', { name: /Acceptera/ }));
  expect(await screen.findByText('Accepterad')).toBeTruthy();
  expect(screen.getByText('Du har nu tillgång till Baren')).toBeTruthy();
  expect(refresh).toHaveBeenCalledWith(idOf(50));
  expect(server.asked(acceptInvitation)[0]?.params.invitationId).toBe(idOf(2));
});

test('a declined one changes nothing of where one belongs', async () => {
  const refresh = vi.fn<(id?: string) => Promise<void>>(async () => undefined);
  server.answer(listOwnInvitations, [bar(3, 'c@krog.test')]);
  server.answer(declineInvitation, { ...bar(3, 'c@krog.test'), state: 'declined' });
  const { user } = await open('c@krog.test', { context: { refresh } });
  await user.click(await screen.findByRole('button', { name: /Tacka nej/ }));
  expect(await screen.findByText('Du tackade nej')).toBeTruthy();
  expect(refresh).not.toHaveBeenCalled();
});

test('a refusal is said at its own row', async () => {
  server.answer(listOwnInvitations, [
    bar(4, 'd@krog.test'),
    { ...bar(5, 'd@krog.test'), outlets: [{ name: 'Puben' }] },
  ]);
  server.answer(acceptInvitation, refused('invitation_state_not_allowed'));
  const { user } = await open('d@krog.test');
  await user.click(await screen.findByRole('button', { name: /Acceptera.*Baren/ }));
  const [first, second] = screen.getAllByRole('listitem');
  expect(await within(first as HTMLElement).findByRole('alert')).toBeTruthy();
  expect(within(second as HTMLElement).queryByRole('alert')).toBeNull();
});

test('who is invited to nothing reads so', async () => {
  server.answer(listOwnInvitations, []);
  await open('e@krog.test');
  expect(await screen.findByText('Inga inbjudningar')).toBeTruthy();
});

test('a list that cannot be had is asked for again', async () => {
  server.answer(listOwnInvitations, refused('user.forbidden'));
  const { user } = await open('f@krog.test');
  expect(await screen.findByText('Inbjudningarna gick inte att hämta')).toBeTruthy();
  server.answer(listOwnInvitations, []);
  await user.click(screen.getByRole('button', { name: 'Försök igen' }));
  await waitFor(() => expect(screen.getByText('Inga inbjudningar')).toBeTruthy());
});
