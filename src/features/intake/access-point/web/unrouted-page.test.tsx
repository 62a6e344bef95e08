import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { supportContract } from '#features/staff/support/contract.ts';
import { refused } from '#platform/wire/refused.ts';
import { server } from '#testing/web/fake-server.ts';
import { idOf } from '#testing/web/sample-reply.ts';
import { visit } from '#testing/web/world.tsx';
import { accessPointContract } from '../contract.ts';
import { accessPointFeature } from './feature.tsx';

const {
  listReceivers,
  settleReceiver,
  listProviders,
  listUnrouted,
  assignUnrouted,
  dismissUnrouted,
  downloadUnrouted,
} = accessPointContract;
const stray = {
  id: idOf(1),
  recipient: '0007:5560360793',
  sender: '0007:5590000001',
  reason: 'recipient.unknown',
  messageId: 'm-1',
  size: 2400,
};

const open = (at = `/support/unrouted?doc=${stray.id}`) =>
  visit(accessPointFeature, { at, as: null, user: { staff: true } });

beforeEach(() => {
  server.answer(listProviders, { content: [] });
  server.answer(listReceivers, { provider: null });
  server.answer(supportContract.readSecondFactor, { isEnrolled: true });
  server.answer(listUnrouted, ({ query }) =>
    query.state === 'waiting' ? { total: 1, content: [stray] } : { total: 0 },
  );
});

test('says why nobody got it, and what is settled stands by itself', async () => {
  const { user, address } = await open('/support/unrouted');
  expect(await screen.findByText('Ingen restaurang har den adressen')).toBeTruthy();
  await user.click(screen.getByRole('radio', { name: 'Avfärdad' }));
  expect(await screen.findByText('Inga avfärdade än')).toBeTruthy();
  expect(address()).toBe('/support/unrouted?state=dismissed');
});

test('is handed to a restaurant that is searched for, with its address', async () => {
  server.answer(supportContract.findCustomers, {
    total: 1,
    content: [{ organizations: [{ name: 'Krogen AB', outlets: [{ unitId: idOf(8), name: 'Krogen' }] }] }],
  });
  server.answer(assignUnrouted, refused('address.taken'));
  const { user, fill } = await open();
  await user.click(await screen.findByRole('button', { name: 'Lämna över' }));
  const dialog = await screen.findByRole('dialog', { name: 'Vems är den?' });
  await user.click(within(dialog).getByRole('button', { name: 'Lämna över' }));
  expect(within(dialog).getByText('Välj en restaurang')).toBeTruthy();
  await fill('Sök restauranger', 'Krog');
  await user.click(await within(dialog).findByRole('radio', { name: /Krogen/ }));
  expect(within(dialog).queryByText('Välj en restaurang')).toBeNull();
  await user.click(within(dialog).getByRole('checkbox', { name: /Skicka allt till 0007:5560360793/ }));
  const assign = () => user.click(within(dialog).getByRole('button', { name: 'Lämna över till Krogen' }));
  await assign();
  expect(await within(dialog).findByRole('alert')).toBeTruthy();
  server.answer(assignUnrouted, {});
  await assign();
  expect(await screen.findByText('Överlämnad till Krogen')).toBeTruthy();
  expect(server.asked(assignUnrouted).at(-1)).toMatchObject({
    params: { unroutedId: stray.id },
    body: { unitId: idOf(8), remember: true },
  });
});

test('a search that finds no restaurant says so', async () => {
  server.answer(supportContract.findCustomers, { total: 0 });
  const { user, fill } = await open();
  await user.click(await screen.findByRole('button', { name: 'Lämna över' }));
  await fill('Sök restauranger', 'Puben');
  expect(await screen.findByText('Inget matchar ”Puben”')).toBeTruthy();
});

test('is dismissed with a reason only', async () => {
  server.answer(dismissUnrouted, {});
  const { user, fill, address } = await open();
  await user.click(await screen.findByRole('button', { name: 'Ingens' }));
  const dismiss = () => user.click(screen.getByRole('button', { name: 'Avfärda' }));
  await dismiss();
  expect(screen.getByText('Skriv varför')).toBeTruthy();
  await fill('Varför?', ' reklam ');
  await dismiss();
  expect(await screen.findByText('E-fakturan är avfärdad')).toBeTruthy();
  expect(server.asked(dismissUnrouted)[0]?.body.comment).toBe('reklam');
  await waitFor(() => expect(address()).toBe('/support/unrouted'));
});

test('one that is settled can only be read', async () => {
  server.answer(listUnrouted, {
    total: 1,
    content: [{ ...stray, state: 'dismissed', comment: 'reklam', settledAt: '2026-10-01T08:00:00.000Z' }],
  });
  server.answer(downloadUnrouted, new Blob(['<xml/>']));
  const saved = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  const { user } = await open();
  const panel = await screen.findByRole('complementary', { name: stray.recipient });
  expect(within(panel).getByText('reklam')).toBeTruthy();
  expect(within(panel).queryByRole('button', { name: 'Lämna över' })).toBeNull();
  await user.click(within(panel).getByRole('button', { name: 'Ladda ner originalet' }));
  await waitFor(() => expect(saved).toHaveBeenCalledOnce());
});

test('what a provider could not give is told with how it is tried again', async () => {
  server.answer(listProviders, {
    content: [
      {
        provider: 'storecove',
        newestAt: '2026-11-20T10:00:00Z',
        fetched: 1204,
        notifyUrl: 'https://krogkoll.example/hint',
        delayed: [{ providerId: 'doc-7', reason: 'refused', attempts: 3, isAside: true }],
      },
      {
        provider: 'qvalia',
        newestAt: null,
        fetched: 0,
        notifyUrl: 'https://krogkoll.example/other',
        delayed: [],
      },
    ],
  });
  await open('/support/unrouted');
  const card = within(await screen.findByRole('region', { name: 'Storecove' }));
  expect(card.getByText('doc-7')).toBeTruthy();
  expect(card.getByText('Leverantören lämnar inte ut den')).toBeTruthy();
  expect(card.getByText(/3 försök sedan .* De som ligger bakom hämtas/)).toBeTruthy();
  expect(card.getByRole('button', { name: /Kopiera adressen där Storecove/ })).toBeTruthy();
  expect(within(screen.getByRole('region', { name: 'Qvalia' })).getByText('Ingen än')).toBeTruthy();
});

test('whom a person has to register is told with the reason, and settled there', async () => {
  const krogen = {
    organizationId: idOf(5),
    organizationName: 'Krogen AB',
    organizationNumber: '556036-0793',
  };
  server.answer(listReceivers, {
    provider: 'qvalia',
    isByHand: true,
    registered: 12,
    content: [
      { ...krogen, signatoryName: 'Eva Ek', state: 'waiting', reason: 'by-hand', detail: null },
      { organizationId: idOf(7), organizationName: 'Puben AB', state: 'waiting', reason: 'unconfirmed' },
      {
        organizationId: idOf(6),
        organizationName: 'Baren AB',
        state: 'refused',
        reason: 'provider',
        detail: 'no such city',
      },
    ],
  });
  server.answer(settleReceiver, {});
  const { user } = await open('/support/unrouted');
  const card = within(await screen.findByRole('region', { name: 'Registrerade mottagare' }));
  expect(card.getByText(/556036-0793. Ska registreras: för hand hos operatören/)).toBeTruthy();
  expect(card.getByText('no such city')).toBeTruthy();
  expect(card.getByText('Fullmakten är signerad av Eva Ek')).toBeTruthy();
  await user.click(card.getByRole('button', { name: 'Klart hos operatören: Krogen AB' }));
  await user.click(card.getByRole('button', { name: 'Får teckna företaget: Puben AB' }));
  await user.click(card.getByRole('button', { name: 'Får det inte: Puben AB' }));
  await user.click(card.getByRole('button', { name: 'Försök igen: Baren AB' }));
  expect(
    server.asked(settleReceiver).map(({ params, body }) => [params.organizationId, body.outcome]),
  ).toEqual([
    [idOf(5), 'done'],
    [idOf(7), 'confirm'],
    [idOf(7), 'reject'],
    [idOf(6), 'again'],
  ]);
});
