import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { sessionsContract } from '#features/account/sessions/contract.ts';
import { refused } from '#platform/wire/refused.ts';
import { storedToken } from '#platform/web/session/session.ts';
import { useAppState } from '#platform/web/session/state.ts';
import { server } from '#testing/web/fake-server.ts';
import { idOf } from '#testing/web/sample-reply.ts';
import { visit } from '#testing/web/world.tsx';
import { supportContract } from '../contract.ts';
import { supportFeature } from './feature.tsx';

const {
  readSecondFactor,
  enrolSecondFactor,
  confirmSecondFactor,
  checkSecondFactor,
  findCustomers,
  startImpersonation,
} = supportContract;

const organization = {
  organizationId: idOf(9),
  name: 'Krogen AB',
  role: 'owner' as const,
  outlets: [{ name: 'Krogen' }],
};
const bo = { userId: idOf(1), fullName: 'Bo Lind', email: 'bo@krog.test', organizations: [organization] };
const cia = { ...bo, userId: idOf(2), fullName: 'Cia Dal' };
const fresh = { isEnrolled: true, freshUntil: '2026-10-01T09:00:00.000Z' };

const open = (at = '/support/customers') => visit(supportFeature, { at, as: null, user: { staff: true } });

beforeEach(() => {
  server.answer(readSecondFactor, fresh);
  server.answer(findCustomers, { total: 2, content: [bo, cia] });
});

test('without a second factor it is set up first: secret, first code, recovery codes', async () => {
  server.answer(readSecondFactor, { isEnrolled: false });
  server.answer(findCustomers, refused('second_factor.required'));
  server.answer(enrolSecondFactor, { secret: 'ABCDEFGH', matrix: ['10', '01'] });
  server.answer(confirmSecondFactor, refused('second_factor.wrong'));
  const { user, fill } = await open();
  expect(await screen.findByText('ABCD EFGH')).toBeTruthy();
  expect(screen.getByRole('img', { name: 'QR-kod till autentiseringsappen' })).toBeTruthy();
  const confirm = screen.getByRole('button', { name: 'Ställ in det andra steget' });
  expect(confirm).toHaveProperty('disabled', true);
  await fill('Kod', '123456');
  await user.click(confirm);
  await waitFor(() => expect(screen.getByLabelText('Kod').getAttribute('aria-invalid')).toBe('true'));
  server.answer(confirmSecondFactor, { recoveryCodes: ['aaaa-bbbb', 'cccc-dddd'] });
  await fill('Kod', ' 654321 ');
  await user.click(confirm);
  expect(await screen.findByText('cccc-dddd')).toBeTruthy();
  expect(server.asked(confirmSecondFactor).at(-1)?.body.code).toBe('654321');
  const go = screen.getByRole('button', { name: 'Till kunderna' });
  expect(go).toHaveProperty('disabled', true);
  await user.click(screen.getByLabelText('Jag har sparat koderna'));
  server.answer(readSecondFactor, fresh);
  server.answer(findCustomers, { total: 1, content: [bo] });
  await user.click(go);
  expect(await screen.findByRole('link', { name: /Bo Lind/ })).toBeTruthy();
});

test('a secret that cannot be had is asked for again', async () => {
  server.answer(readSecondFactor, { isEnrolled: false });
  server.answer(findCustomers, refused('second_factor.required'));
  server.answer(enrolSecondFactor, refused('second_factor.already_enrolled'));
  const { user } = await open();
  expect(await screen.findByText('Det andra steget gick inte att ställa in')).toBeTruthy();
  server.answer(enrolSecondFactor, { secret: 'ABCDEFGH' });
  await user.click(screen.getByRole('button', { name: 'Försök igen' }));
  expect(await screen.findByText('ABCD EFGH')).toBeTruthy();
});

test('a new session asks for a code before anything of customers is shown', async () => {
  server.answer(findCustomers, refused('second_factor.required'));
  server.answer(checkSecondFactor, refused('second_factor.wrong'));
  const { user, fill } = await open();
  expect(await screen.findByRole('heading', { name: 'Skriv en kod' })).toBeTruthy();
  expect(screen.queryByRole('table')).toBeNull();
  await fill('Kod', '111111');
  await user.click(screen.getByRole('button', { name: 'Fortsätt' }));
  await waitFor(() => expect(screen.getByLabelText('Kod').getAttribute('aria-invalid')).toBe('true'));
  server.answer(checkSecondFactor, fresh);
  server.answer(findCustomers, { total: 1, content: [bo] });
  await fill('Kod', '123456');
  await user.click(screen.getByRole('button', { name: 'Fortsätt' }));
  expect(await screen.findByRole('link', { name: /Bo Lind/ })).toBeTruthy();
});

test('a search is kept in the address, and one without a match can be cleared', async () => {
  server.answer(findCustomers, ({ query }) =>
    query.search === '' ? { total: 1, content: [bo] } : { total: 0 },
  );
  const { fill, user, address } = await open();
  await screen.findByRole('link', { name: /Bo Lind/ });
  await fill('Sök kunder', 'Dan');
  expect(await screen.findByText('Inget matchar ”Dan”')).toBeTruthy();
  expect(address()).toBe('/support/customers?q=Dan');
  await user.click(screen.getAllByRole('button', { name: 'Rensa sökningen' }).at(-1) as HTMLElement);
  expect(await screen.findByRole('link', { name: /Bo Lind/ })).toBeTruthy();
});

test('a list that cannot be had is asked for again', async () => {
  server.answer(findCustomers, refused('user.forbidden'));
  const { user } = await open();
  expect(await screen.findByText('Listan gick inte att hämta')).toBeTruthy();
  server.answer(findCustomers, {});
  await user.click(screen.getByRole('button', { name: 'Försök igen' }));
  expect(await screen.findByText('Inga kunder än')).toBeTruthy();
});

test('a customer is shown with colleagues, who are one step away', async () => {
  const { user, address } = await open(`/support/customers?customer=${bo.userId}`);
  const panel = await screen.findByRole('complementary', { name: 'Bo Lind' });
  expect(within(panel).getByText('Har inte kommit i gång än.')).toBeTruthy();
  await user.click(await within(panel).findByRole('link', { name: 'Cia Dal' }));
  await waitFor(() => expect(address()).toContain(`customer=${cia.userId}`));
});

const ask = async () => {
  const view = await open(`/support/customers?customer=${bo.userId}`);
  await view.user.click(await screen.findByRole('button', { name: 'Agera som kunden' }));
  const dialog = await screen.findByRole('dialog', { name: 'Agera som Bo Lind?' });
  const send = () => view.user.click(within(dialog).getByRole('button', { name: 'Agera som kunden' }));
  return { ...view, dialog, send };
};

test('acting as a customer needs a reason and an assent', async () => {
  const { dialog, send, fill } = await ask();
  await fill('Varför?', 'kort');
  await send();
  expect(within(dialog).getByText('Skriv minst 10 tecken')).toBeTruthy();
  expect(within(dialog).getByText('Kryssa i rutan för att fortsätta')).toBeTruthy();
  expect(server.asked(startImpersonation)).toHaveLength(0);
});

test('the browser becomes the customer, and nothing of the own session stays', async () => {
  const left = vi.spyOn(location, 'assign').mockImplementation(() => undefined);
  const claims = btoa(JSON.stringify({ impersonatedUser: { name: 'Bo' }, impersonationExp: 2_000_000_000 }));
  server.answer(startImpersonation, { token: `head.${claims}.seal` });
  server.answer(sessionsContract.currentUser, { fullName: 'Bo Lind' });
  const { send, fill, user } = await ask();
  await fill('Varför?', ' bad om hjälp per telefon ');
  await user.click(screen.getByLabelText('Jag förstår att jag agerar som kunden'));
  await send();
  await waitFor(() => expect(left).toHaveBeenCalledWith('/'));
  expect(server.asked(startImpersonation)[0]?.body).toEqual({
    userId: bo.userId,
    reason: 'bad om hjälp per telefon',
    warningAccepted: true,
  });
  expect(storedToken()).toContain(claims);
  expect(useAppState.getState().user?.fullName).toBe('Bo Lind');
});

test('an old code is asked for anew, in the same question', async () => {
  server.answer(startImpersonation, refused('second_factor.stale'));
  const { send, fill, user, dialog } = await ask();
  await fill('Varför?', 'bad om hjälp per telefon');
  await user.click(screen.getByLabelText('Jag förstår att jag agerar som kunden'));
  server.answer(readSecondFactor, { isEnrolled: true, freshUntil: null });
  await send();
  expect(await within(dialog).findByRole('alert')).toBeTruthy();
  await send();
  expect(await within(dialog).findByText('Skriv en kod')).toBeTruthy();
  server.answer(checkSecondFactor, refused('second_factor.wrong'));
  await fill('Kod', '123456');
  await send();
  await waitFor(() => expect(server.asked(checkSecondFactor)).toHaveLength(1));
  expect(server.asked(startImpersonation)).toHaveLength(1);
});
