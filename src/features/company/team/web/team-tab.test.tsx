import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { outletsContract } from '#features/company/outlets/contract.ts';
import { refused } from '#platform/wire/refused.ts';
import { server } from '#testing/web/fake-server.ts';
import { idOf } from '#testing/web/sample-reply.ts';
import { outletId, show, type Scene, unitId } from '#testing/web/world.tsx';
import { invitationsContract } from '../contract-invitations.ts';
import { teamContract } from '../contract.ts';
import { ActivityTab } from './activity-tab.tsx';
import { InviteDialog } from './invite-dialog.tsx';
import { TeamPanel } from './team-panel.tsx';
import { TeamTab } from './team-tab.tsx';

const { listMembers, changeRole, removeMember, leaveTeam, listActivity } = teamContract;
const { listInvitations, invite, resendInvitation, withdrawInvitation } = invitationsContract;

const bo = { userId: idOf(1), fullName: 'Bo Lind', email: 'bo@krog.test', role: 'editor' as const };
const anna = { userId: idOf(2), fullName: 'Anna Ek', role: 'owner' as const, isYou: true };
const cia = { id: idOf(3), email: 'cia@krog.test', role: 'reporter' as const, state: 'pending' as const };
const close = vi.fn<() => void>();

const open = (at = '/', scene: Scene = {}) =>
  show(
    <>
      <TeamTab />
      <TeamPanel onClose={close} />
    </>,
    { at, texts: ['outlets'], ...scene },
  );

beforeEach(() => {
  close.mockClear();
  server.answer(listMembers, [bo, anna]);
  server.answer(listInvitations, [cia]);
  server.answer(outletsContract.listOutletRoles, [
    {
      mainUnitId: unitId,
      role: 'owner',
      outletInformation: { id: outletId, displayName: 'Krogen', organizationId: idOf(9) },
    },
    {
      mainUnitId: idOf(8),
      role: 'editor',
      outletInformation: { id: idOf(7), displayName: 'Baren', organizationId: idOf(9) },
    },
    {
      mainUnitId: idOf(6),
      role: 'reporter',
      outletInformation: { id: idOf(5), displayName: 'Puben', organizationId: idOf(9) },
    },
  ]);
});

test('lists members and invitations, each with a way into it', async () => {
  const { user, address } = await open();
  expect(await screen.findByText('(du)')).toBeTruthy();
  expect(await screen.findByText(/Inbjuden, gäller till/)).toBeTruthy();
  await user.click(screen.getByRole('link', { name: /Bo Lind/ }));
  await waitFor(() => expect(address()).toContain(`member=${bo.userId}`));
});

test('a reporter asks for no invitations and changes nothing', async () => {
  await open(`/?member=${bo.userId}`, { as: 'reporter' });
  expect(await screen.findByRole('heading', { name: 'Bo Lind' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Ta bort' })).toBeNull();
  expect(server.asked(listInvitations)).toHaveLength(0);
});

test('a team that cannot be had is asked for again', async () => {
  server.answer(listMembers, refused('permission.required'));
  const { user } = await open();
  expect(await screen.findByText('Teamet gick inte att hämta')).toBeTruthy();
  server.answer(listMembers, [bo]);
  await user.click(screen.getByRole('button', { name: 'Försök igen' }));
  expect(await screen.findByText('Bo Lind')).toBeTruthy();
});

test('another role is given, and its own name stands on the button', async () => {
  server.answer(changeRole, {});
  const { user } = await open(`/?member=${bo.userId}`);
  await user.click(await screen.findByRole('button', { name: 'Ändra behörighet' }));
  await user.click(screen.getByRole('radio', { name: /Begränsad behörighet/ }));
  await user.click(screen.getByRole('button', { name: 'Spara: Begränsad behörighet' }));
  expect(await screen.findByText('Bo Lind: Begränsad behörighet')).toBeTruthy();
  expect(server.asked(changeRole)[0]).toMatchObject({
    params: { memberId: bo.userId },
    body: { role: 'reporter' },
  });
});

test('who gives away the own role is warned, and the shell learns it', async () => {
  const refresh = vi.fn<() => Promise<void>>(async () => undefined);
  server.answer(changeRole, {});
  const { user } = await open(`/?member=${anna.userId}`, { context: { refresh } });
  await user.click(await screen.findByRole('button', { name: 'Ändra behörighet' }));
  expect(screen.queryByText(/Du lämnar ifrån dig/)).toBeNull();
  await user.click(screen.getByRole('radio', { name: /Full behörighet/ }));
  expect(screen.getByText(/Du lämnar ifrån dig egna rättigheter/)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: /^Spara/ }));
  await waitFor(() => expect(refresh).toHaveBeenCalledOnce());
});

test('removing asks first; a refusal is told in the question', async () => {
  server.answer(removeMember, refused('team.last_owner'));
  const { user } = await open(`/?member=${bo.userId}`);
  await user.click(await screen.findByRole('button', { name: 'Ta bort' }));
  const dialog = await screen.findByRole('dialog', { name: 'Ta bort Bo Lind från Krogen?' });
  await user.click(within(dialog).getByRole('button', { name: 'Ta bort Bo Lind' }));
  expect(await within(dialog).findByRole('alert')).toBeTruthy();
  server.answer(removeMember, {});
  await user.click(within(dialog).getByRole('button', { name: 'Ta bort Bo Lind' }));
  expect(await screen.findByText('Bo Lind har inte längre åtkomst till Krogen')).toBeTruthy();
  expect(close).toHaveBeenCalledOnce();
});

test('leaving goes home, and the only owner cannot', async () => {
  const refresh = vi.fn<() => Promise<void>>(async () => undefined);
  server.answer(leaveTeam, {});
  const { user, address, unmount } = await open(`/x?member=${anna.userId}`, { context: { refresh } });
  await user.click(await screen.findByRole('button', { name: 'Lämna Krogen' }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Lämna Krogen' }));
  await waitFor(() => expect(address()).toBe('/'));
  expect(refresh).toHaveBeenCalledOnce();
  unmount();
  server.answer(listMembers, [{ ...anna, isLastOwner: true }]);
  await open(`/?member=${anna.userId}`);
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Lämna Krogen' })).toHaveProperty('disabled', true),
  );
  expect(screen.getByText(/Du är den enda kontoägaren för Krogen/)).toBeTruthy();
});

test('an invitation is sent again or withdrawn', async () => {
  server.answer(resendInvitation, refused('rate.limited'));
  server.answer(withdrawInvitation, {});
  const { user } = await open(`/?invitation=${cia.id}`);
  await user.click(await screen.findByRole('button', { name: 'Skicka igen' }));
  expect((await screen.findByRole('alert')).textContent).toMatch(/För många försök/);
  server.answer(resendInvitation, {});
  await user.click(screen.getByRole('button', { name: 'Skicka igen' }));
  expect(await screen.findByText('En ny länk är på väg till cia@krog.test')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Dra tillbaka' }));
  const dialog = await screen.findByRole('dialog', { name: 'Dra tillbaka inbjudan till cia@krog.test?' });
  await user.click(within(dialog).getByRole('button', { name: 'Dra tillbaka' }));
  expect(await screen.findByText('Inbjudan till cia@krog.test är tillbakadragen')).toBeTruthy();
  expect(server.asked(withdrawInvitation)[0]?.params.invitationId).toBe(cia.id);
});

test('who is gone meanwhile is said to be', async () => {
  await open(`/?member=${idOf(404)}`);
  expect(await screen.findByRole('heading', { name: 'Finns inte kvar' })).toBeTruthy();
});

test('an invitation needs an address and a restaurant where one may invite', async () => {
  server.answer(invite, refused('invitation_already_exists'));
  const { user, fill } = await show(<InviteDialog onClose={close} />, { texts: ['outlets'] });
  const send = () => user.click(screen.getByRole('button', { name: 'Skicka inbjudan' }));
  await screen.findByRole('checkbox', { name: 'Baren' });
  expect(screen.queryByRole('checkbox', { name: 'Puben' })).toBeNull();
  await send();
  expect(screen.getByText('Ange en e-postadress')).toBeTruthy();
  await fill('E-post', 'dan');
  await send();
  expect(screen.getByText('E-postadressen är inte giltig')).toBeTruthy();
  await fill('E-post', ' dan@krog.test ');
  await user.click(screen.getByRole('checkbox', { name: 'Krogen' }));
  await send();
  expect(screen.getByText('Välj minst en restaurang')).toBeTruthy();
  expect(server.asked(invite)).toHaveLength(0);
  await user.click(screen.getByRole('checkbox', { name: 'Baren' }));
  await send();
  expect(await screen.findByText('Personen är redan inbjuden')).toBeTruthy();
  server.answer(invite, {});
  await send();
  expect(await screen.findByText(/dan@krog.test är inbjuden/)).toBeTruthy();
  expect(server.asked(invite).at(-1)?.body).toMatchObject({
    email: 'dan@krog.test',
    role: 'editor',
    outletIds: [idOf(7)],
    language: 'sv',
  });
});

test('activity says who did what where, and can be only the visits of support', async () => {
  server.answer(listActivity, ({ query }) =>
    query.staffOnly === 'true'
      ? { total: 0 }
      : {
          total: 2,
          content: [
            { id: idOf(1), action: 'supplier.link', userName: 'Bo Lind', unitId: idOf(8) },
            {
              id: idOf(2),
              action: 'something.new',
              staffName: 'Eva',
              userName: 'Anna',
              reason: 'bad om hjälp',
            },
          ],
        },
  );
  const { user } = await show(<ActivityTab />, { texts: ['outlets'] });
  expect(await screen.findByText('Ändrade en restaurangs leverantörer')).toBeTruthy();
  expect(await screen.findByText('Bo Lind · Baren')).toBeTruthy();
  expect(screen.getByText('Ändrade något')).toBeTruthy();
  expect(screen.getByText('bad om hjälp')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Bara besök av supporten' }));
  expect(await screen.findByText('Supporten har inte varit här')).toBeTruthy();
});

test('a decision on a price says its article, price, day and words, and leads to it', async () => {
  const decision = {
    articleId: idOf(4),
    articleName: 'Smör osaltat',
    unit: 'KGM',
    currency: 'SEK',
    price: '92.5',
    comment: 'kampanj',
    until: '2026-12-24',
  };
  server.answer(listActivity, {
    total: 1,
    content: [{ id: idOf(1), action: 'price-alert.temporary', userName: 'Bo Lind', decision }],
  });
  await show(<ActivityTab />, { texts: ['outlets'] });
  const link = await screen.findByRole('link', { name: 'Smör osaltat' });
  expect(link.getAttribute('href')).toBe(`/price-monitoring/overview?article=${idOf(4)}`);
  expect(link.parentElement?.textContent).toMatch(/92,50\skr\/kg · till och med 24\sdec/);
  expect(screen.getByText('kampanj')).toBeTruthy();
});

test('activity that cannot be had is asked for again', async () => {
  server.answer(listActivity, refused('permission.required'));
  const { user } = await show(<ActivityTab />, { texts: ['outlets'] });
  expect(await screen.findByText('Aktiviteten gick inte att hämta')).toBeTruthy();
  server.answer(listActivity, {});
  await user.click(screen.getByRole('button', { name: 'Försök igen' }));
  expect(await screen.findByText('Inget har hänt än')).toBeTruthy();
});
