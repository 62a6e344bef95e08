import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { accountUses, basAccounts } from '#core/bookkeeping/accounts.ts';
import { refused } from '#platform/wire/refused.ts';
import { server } from '#testing/web/fake-server.ts';
import { show, visit } from '#testing/web/world.tsx';
import { type Handover, handoverContract } from '../contract.ts';
import { Bookkeeping } from './bookkeeping-tab.tsx';
import { handoverFeature } from './feature.tsx';
import { HandoverFact } from './on-invoice.tsx';

const id = '018f0000-0000-7000-8000-000000000001';

const sent: Handover = {
  reference: '5073CE1DC294',
  invoiceId: id,
  invoice: { number: '118301', supplier: 'Mejeriet AB', issueDate: '2026-11-18', total: '1120' },
  state: 'sent',
  reason: null,
  detail: null,
  tries: 0,
  nextAt: null,
  system: 'fortnox',
  externalId: '17',
  attached: true,
  status: 'booked',
  statusAt: '2026-11-20T08:02:00Z',
  sentAt: '2026-11-20T08:01:00Z',
};

const failed: Handover = {
  ...sent,
  reference: '6073CE1DC294',
  invoice: { number: '118302', supplier: 'Slakteriet AB', issueDate: '2026-11-19', total: '-80' },
  state: 'failed',
  reason: 'handover.refused',
  detail: 'Perioden är låst',
  externalId: null,
  attached: false,
  status: null,
};

const connection = {
  system: 'fortnox' as const,
  state: 'on' as const,
  stateAt: '2026-11-20T08:00:00Z',
  companyName: 'Bryggan AB',
  companyNumber: '5590000004',
  since: '2026-11-01',
  connectedAt: '2026-11-20T08:00:00Z',
};

const books = {
  connection: null,
  systems: ['local' as const, 'fortnox' as const, 'spiris' as const],
  accounts: accountUses.map((use) => ({ use, account: basAccounts[use], proposal: basAccounts[use] })),
  counts: { waiting: 0, sent: 0, failed: 0 },
  proposedSince: '2026-11-01',
};

const open = (more: object = {}) => {
  server.answer(handoverContract.readBookkeeping, { ...books, ...more });
  server.answer(handoverContract.listHandovers, { content: [failed, sent], total: 2 });
  return show(<Bookkeeping />, { texts: ['handover', 'ui'] });
};

afterEach(() => history.replaceState(null, '', '/'));

test('books are connected with a day and the password, and a wrong one is said at its field', async () => {
  server.answer(handoverContract.connectBookkeeping, refused('old_password_is_wrong'));
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: 'Samla utkast här' }));
  const dialog = await screen.findByRole('dialog');
  await user.click(within(dialog).getByRole('button', { name: 'Börja samla' }));
  expect(within(dialog).getByText('Skriv ditt lösenord')).toBeTruthy();
  await user.type(within(dialog).getByLabelText('Ditt lösenord'), 'Wrong7guess');
  await user.click(within(dialog).getByRole('button', { name: 'Börja samla' }));
  expect(await within(dialog).findByText('Det är inte ditt lösenord')).toBeTruthy();
  server.answer(handoverContract.connectBookkeeping, { connected: true, consent: null });
  await user.click(within(dialog).getByRole('button', { name: 'Börja samla' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(server.asked(handoverContract.connectBookkeeping).at(-1)?.body).toEqual({
    system: 'local',
    since: '2026-11-01',
    password: 'Wrong7guess',
  });
});

test('what failed says why in the program’s words, and is tried again', async () => {
  server.answer(handoverContract.tryAgain, { handovers: 1 });
  const { user } = await open({ connection, counts: { waiting: 0, sent: 1, failed: 1 } });
  expect(await screen.findByText(/Bokföringsprogrammet sa nej · ”Perioden är låst”/)).toBeTruthy();
  expect(screen.getByText('Bokförd')).toBeTruthy();
  expect(screen.getByText('1 överlämnade · 0 väntar · 1 misslyckade')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Försök igen' }));
  await waitFor(() =>
    expect(server.asked(handoverContract.tryAgain).at(-1)?.body).toEqual({ reference: null }),
  );
});

test('an ended connection says that nothing is lost, and disconnecting asks first', async () => {
  server.answer(handoverContract.disconnectBookkeeping, { disconnected: true });
  const { user } = await open({ connection: { ...connection, state: 'expired' } });
  expect(await screen.findByText('Fortnox släpper inte längre in oss')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Koppla från' }));
  const dialog = await screen.findByRole('alertdialog');
  await user.click(within(dialog).getByRole('button', { name: 'Koppla från' }));
  await waitFor(() => expect(server.asked(handoverContract.disconnectBookkeeping)).toHaveLength(1));
});

test('an account of four digits is kept, another is said at its field', async () => {
  server.answer(handoverContract.setAccounts, { accounts: books.accounts });
  const { user } = await open();
  const field = await screen.findByLabelText('Kött');
  await user.clear(field);
  await user.type(field, '40');
  await user.click(screen.getByRole('button', { name: 'Spara konton' }));
  expect(await screen.findByText('Fyra siffror, 1–8 först')).toBeTruthy();
  await user.type(field, '11');
  await user.click(screen.getByRole('button', { name: 'Spara konton' }));
  await waitFor(() =>
    expect(server.asked(handoverContract.setAccounts).at(-1)?.body).toMatchObject({
      accounts: { meat: '4011', payable: '2440' },
    }),
  );
});

test('who comes back from the program is connected once, and one who stopped there is told so', async () => {
  server.answer(handoverContract.finishConnecting, connection);
  history.replaceState(null, '', '/setting/bookkeeping?code=abc&state=def');
  await visit(handoverFeature, { at: '/setting/bookkeeping?code=abc&state=def' });
  await waitFor(() => expect(server.asked(handoverContract.finishConnecting)).toHaveLength(1));
  expect(server.asked(handoverContract.finishConnecting)[0]?.body).toEqual({ state: 'def', code: 'abc' });
  await waitFor(() => expect(location.pathname + location.search).toBe('/setting/account?tab=bookkeeping'));
});

test('who stopped at the program is told that nothing is connected', async () => {
  history.replaceState(null, '', '/setting/bookkeeping?error=access_denied');
  await visit(handoverFeature, { at: '/setting/bookkeeping?error=access_denied' });
  expect(await screen.findByText('Du avbröt hos bokföringsprogrammet. Inget är kopplat.')).toBeTruthy();
});

test('an invoice says where it stands in bookkeeping', async () => {
  server.answer(handoverContract.readHandover, { handover: sent });
  await show(
    <dl>
      <HandoverFact invoiceId={id} />
    </dl>,
    { texts: ['handover', 'ui'] },
  );
  expect((await screen.findByText('Bokförd')).closest('dd')?.textContent).toContain('Fortnox');
});
