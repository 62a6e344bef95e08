import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { refused } from '#platform/wire/refused.ts';
import { server } from '#testing/web/fake-server.ts';
import { outletId, show } from '#testing/web/world.tsx';
import { organizationsContract } from '../contract.ts';
import { CreatePage } from './create-page.tsx';

const { listOutlets, createOutlet } = organizationsContract;
const texts = ['organizations'];

beforeEach(() => {
  server.answer(listOutlets, [
    {
      id: outletId,
      legal_name: 'Krogen AB',
      organization_number: '5560360793',
      forward_email: 'faktura@krog.test',
      contact_email: 'elin@krog.test',
      contact_tel: '+46701740605',
      country: 'SE',
    },
  ]);
});

test('one more restaurant of the company here, whose number is known', async () => {
  const refresh = vi.fn<(id?: string) => Promise<void>>(async () => undefined);
  server.answer(createOutlet, refused('bad.request', { 'outlet.display_name': 'taken' }));
  const { user, fill, address } = await show(<CreatePage />, {
    texts,
    context: { refresh },
  });
  await fill('Restaurangens namn', 'Baren');
  expect(screen.getByLabelText('Organisationsnummer')).toHaveProperty('readOnly', true);
  await fill('Gatuadress', 'Gatan 2');
  await fill('Postnummer', '222 22');
  await fill('Ort', 'Lund');
  // The same people answer for both until somebody says otherwise.
  expect(screen.getByLabelText('Kontaktens e-post')).toHaveProperty('value', 'elin@krog.test');
  await fill('Kontaktens e-post', 'bar@krog.test');
  await fill('Bankgironummer', '5050-1055');
  const create = () => user.click(screen.getByRole('button', { name: 'Lägg till restaurangen' }));
  await create();
  expect(await screen.findByRole('link', { name: 'Restaurangen finns redan' })).toBeTruthy();
  server.answer(createOutlet, { id: outletId, displayName: 'Baren' });
  await fill('Restaurangens namn', 'Baren 2');
  await create();
  await waitFor(() => expect(address()).toBe('/sourcing/suppliers/browse-suppliers'));
  expect(refresh).toHaveBeenCalledWith(outletId);
  expect(screen.getByText('Baren är tillagd')).toBeTruthy();
  expect(server.asked(createOutlet).at(-1)?.body.outlet).toMatchObject({
    display_name: 'Baren 2',
    contact_email: 'bar@krog.test',
    contact_tel: '+46701740605',
    legal_name: 'Krogen AB',
  });
});

test('who may not add restaurants is told so', async () => {
  await show(<CreatePage />, { as: 'reporter', texts });
  expect(screen.getByText(/Bara kontoägare/)).toBeTruthy();
});
