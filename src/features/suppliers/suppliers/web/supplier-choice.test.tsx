import { screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { refused } from '#platform/wire/refused.ts';
import { server } from '#testing/web/fake-server.ts';
import { idOf } from '#testing/web/sample-reply.ts';
import { show } from '#testing/web/world.tsx';
import { resizeTo } from '#testing/web/window.ts';
import { supplierRequestsContract } from '../contract-requests.ts';
import { suppliersContract } from '../contract.ts';
import type { Choice } from './buyers.tsx';
import { SupplierChoice } from './supplier-choice.tsx';

const { listSuppliers } = suppliersContract;
const { requestOwnSuppliers } = supplierRequestsContract;
const row = (id: number, displayName: string, category: 'general' | 'meat') => ({
  id: idOf(id),
  displayName,
  name: `${displayName} AB`,
  category,
  legalEntityNumber: null,
});
const suppliers = [row(1, 'Grossen', 'general'), row(2, 'Slaktarn', 'meat')];
const outlets = [
  { id: idOf(21), displayName: 'Krogen' },
  { id: idOf(22), displayName: 'Baren' },
];

const open = async (places = outlets, isDividing = false) => {
  const onDivided = vi.fn<() => void>();
  const onChange = vi.fn<(choice: Choice) => void>();
  const Held = () => {
    const [choice, setChoice] = useState<Choice>(new Map());
    return (
      <SupplierChoice
        intro={<h1>Vilka?</h1>}
        outlets={places}
        choice={choice}
        onChange={(next) => {
          onChange(next);
          setChoice(next);
        }}
        isDividing={isDividing}
        onDivided={onDivided}
      />
    );
  };
  const view = await show(<Held />, { as: null, texts: ['suppliers', 'suppliers-choice'] });
  const plain = () => [...(onChange.mock.lastCall?.[0] ?? [])].map(([id, at]) => [id, [...at]]);
  return { ...view, plain, onDivided };
};

beforeEach(() => server.answer(listSuppliers, suppliers));

test('a ticked supplier is for all restaurants, until one is taken away', async () => {
  const { user, plain } = await open();
  await user.click(await screen.findByRole('checkbox', { name: /Grossen/ }));
  expect(plain()).toEqual([[idOf(1), [idOf(21), idOf(22)]]]);
  await user.click(screen.getByRole('checkbox', { name: 'Grossen, Baren' }));
  expect(plain()).toEqual([[idOf(1), [idOf(21)]]]);
  await user.click(screen.getByRole('button', { name: 'Markera alla för alla restauranger' }));
  expect(plain()[0]?.[1]).toHaveLength(2);
  await user.click(screen.getByRole('checkbox', { name: 'Grossen Grossist' }));
  expect(plain()).toEqual([]);
});

test('a category shows its own, and pressed again the most common', async () => {
  const { user } = await open();
  await screen.findByRole('checkbox', { name: /Grossen/ });
  await user.click(screen.getByRole('button', { name: 'Kött' }));
  expect(screen.queryByRole('checkbox', { name: /Grossen/ })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Kött' }));
  expect(screen.getByRole('checkbox', { name: /Grossen/ })).toBeTruthy();
});

test('what is searched for in vain is what is asked for', async () => {
  server.answer(requestOwnSuppliers, refused('rate.limited'));
  const { user, fill } = await open();
  await screen.findByRole('checkbox', { name: /Grossen/ });
  await fill('Sök leverantör', 'Gården');
  expect(await screen.findByText('Inget matchar ”Gården”')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Efterfråga leverantören' }));
  expect(screen.getByLabelText('Leverantörens namn')).toHaveProperty('value', 'Gården');
  const send = () => user.click(screen.getByRole('button', { name: 'Skicka förfrågan' }));
  await send();
  expect((await screen.findByRole('alert')).textContent).toMatch(/För många försök/);
  server.answer(requestOwnSuppliers, {});
  await send();
  expect(await screen.findByText('Gården är efterfrågad')).toBeTruthy();
  expect(server.asked(requestOwnSuppliers).at(-1)?.body.requests[0]).toEqual({
    name: 'Gården',
    outletIds: outlets.map(({ id }) => id),
  });
});

test('one that the list has can be chosen from the question', async () => {
  const { user, fill, plain } = await open();
  await screen.findByRole('checkbox', { name: /Grossen/ });
  await user.click(screen.getByRole('button', { name: 'Efterfråga leverantören' }));
  await fill('Leverantörens namn', 'slaktarn');
  expect(await screen.findByText('Leverantören finns redan')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Välj Slaktarn' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(plain().map(([id]) => id)).toEqual([idOf(2)]);
});

test('one restaurant has nothing to divide', async () => {
  await open(outlets.slice(0, 1));
  await screen.findByRole('checkbox', { name: /Grossen/ });
  expect(screen.queryByText('Vem köper vad?')).toBeNull();
});

test('on a phone who buys what is a sheet of its own', async () => {
  resizeTo(500);
  const { user, onDivided } = await open(outlets, true);
  const sheet = await screen.findByRole('dialog', { name: 'Vem köper vad?' });
  await user.click(within(sheet).getByRole('button', { name: 'Klart' }));
  expect(onDivided).toHaveBeenCalledOnce();
});

test('a list that cannot be had is asked for again, and can be gone without', async () => {
  server.answer(listSuppliers, refused('user.forbidden'));
  const { user } = await open();
  expect(await screen.findByText('Du kan gå vidare utan och välja dem senare.')).toBeTruthy();
  server.answer(listSuppliers, suppliers);
  await user.click(screen.getByRole('button', { name: 'Försök igen' }));
  expect(await screen.findByRole('checkbox', { name: /Grossen/ })).toBeTruthy();
});
