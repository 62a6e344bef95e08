import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { refused } from '#platform/wire/refused.ts';
import { server } from '#testing/web/fake-server.ts';
import { show } from '#testing/web/world.tsx';
import { accessPointContract } from '../contract.ts';
import type { ReceiverStatus } from '../contract-receiver.ts';
import { ReceiverCard } from './receiver-card.tsx';

const texts = ['access-point-receiver'];
const { readReceiver, chooseReceiver } = accessPointContract;
const status = (changes: Partial<ReceiverStatus>): ReceiverStatus => ({
  isOffered: true,
  isSigned: true,
  state: null,
  reason: null,
  address: null,
  since: '2026-11-20T10:00:00.000Z',
  ...changes,
});

beforeEach(() => server.answer(chooseReceiver, status({ state: 'waiting' })));

test('an owner sees the address, and stops with the password', async () => {
  server.answer(readReceiver, status({ state: 'registered', address: '0007:5562332451' }));
  const { user, fill } = await show(<ReceiverCard />, { texts, as: 'owner' });
  const card = within(await screen.findByRole('region', { name: 'E-fakturor' }));
  expect(card.getByText('0007:5562332451')).toBeTruthy();
  expect(card.getByText('Registrerat')).toBeTruthy();
  await user.click(card.getByRole('button', { name: 'Sluta ta emot e-fakturor här' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Sluta ta emot e-fakturor här?' }));
  await user.click(dialog.getByRole('button', { name: 'Sluta ta emot e-fakturor här' }));
  expect(dialog.getByText('Skriv ditt lösenord')).toBeTruthy();
  expect(server.asked(chooseReceiver)).toHaveLength(0);
  await fill('Ditt lösenord', 'Tranbär7Snickrar');
  server.answer(chooseReceiver, refused('old_password_is_wrong'));
  await user.click(dialog.getByRole('button', { name: 'Sluta ta emot e-fakturor här' }));
  expect(await dialog.findByText('Lösenordet stämmer inte')).toBeTruthy();
  server.answer(chooseReceiver, status({ state: 'leaving' }));
  await user.click(dialog.getByRole('button', { name: 'Sluta ta emot e-fakturor här' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(server.asked(chooseReceiver).at(-1)?.body).toEqual({
    receives: false,
    password: 'Tranbär7Snickrar',
  });
});

test.each([
  [{ state: 'elsewhere' }, /registrerat hos en annan operatör/, 'Försök igen'],
  [{ state: 'refused', reason: 'address-missing' }, /gata, postnummer och ort/, 'Försök igen'],
  [
    { state: 'refused', reason: 'personal-number' },
    /är ett personnummer, och det registrerar vi aldrig/,
    null,
  ],
  [{ state: 'waiting', reason: 'silent' }, /Vi försöker igen av oss själva/, null],
  [{ state: 'waiting', reason: 'unconfirmed' }, /får teckna företaget/, null],
  [{ state: 'refused', reason: 'unauthorised' }, /får inte teckna företaget/, 'Försök igen'],
  [{ state: 'waiting', reason: 'by-hand' }, /Vår support gör det för hand/, null],
  [{ state: null }, /fullmakt säger inget om e-fakturor/, 'Ta emot e-fakturor här'],
  [{ state: null, isSigned: false }, /Med en signerad fullmakt/, null],
  [{ state: 'left' }, /Inga e-fakturor kommer hit/, 'Ta emot e-fakturor här'],
] as const)('%o says why, and what an owner can do', async (changes, said, act) => {
  server.answer(readReceiver, status(changes));
  await show(<ReceiverCard />, { texts, as: 'owner' });
  const card = within(await screen.findByRole('region', { name: 'E-fakturor' }));
  expect(card.getByText(said)).toBeTruthy();
  expect(card.queryAllByRole('button').map(({ textContent }) => textContent)).toEqual(
    act === null ? [] : [act],
  );
});

test('an editor reads it and decides nothing, and where nobody can be registered there is nothing', async () => {
  server.answer(readReceiver, status({ state: 'elsewhere' }));
  const { unmount } = await show(<ReceiverCard />, { texts, as: 'editor' });
  expect(await screen.findByText('Hos en annan operatör')).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
  unmount();
  server.answer(readReceiver, status({ isOffered: false }));
  await show(<ReceiverCard />, { texts, as: 'owner' });
  await waitFor(() => expect(server.asked(readReceiver).length).toBeGreaterThan(1));
  expect(screen.queryByRole('region', { name: 'E-fakturor' })).toBeNull();
});
