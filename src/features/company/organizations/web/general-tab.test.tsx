import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { outletsContract } from '#features/company/outlets/contract.ts';
import { refused } from '#platform/wire/refused.ts';
import { server } from '#testing/web/fake-server.ts';
import { outletId, show, unitId, type Scene } from '#testing/web/world.tsx';
import { organizationsContract } from '../contract.ts';
import { GeneralTab } from './general-tab.tsx';

const { listOutlets, changeOutlet } = organizationsContract;
const outlet = {
  id: outletId,
  displayName: 'Krogen',
  display_name: 'Krogen',
  legal_name: 'Krogen AB',
  organization_number: '5560360793',
  forward_email: 'faktura@krog.test',
  contact_email: 'anna@krog.test',
  contact_tel: '+46701740605',
  street: 'Gatan 1',
  city: 'Lund',
  zip_code: '22222',
  country: 'SE',
  bankgiro_number: '50501055',
  category: 'restaurant',
  mainUnitId: unitId,
} as const;

const open = async (isOpen = false, scene: Scene = {}) => {
  const onDone = vi.fn<() => void>();
  const view = await show(<GeneralTab isOpen={isOpen} onDone={onDone} AddressCard={() => null} />, {
    texts: ['outlets', 'organizations'],
    ...scene,
  });
  const change = async (group: string) =>
    view.user.click(await screen.findByRole('button', { name: `Ändra: ${group}` }));
  const save = (name = 'Spara') => view.user.click(screen.getByRole('button', { name }));
  return { ...view, onDone, change, save };
};

beforeEach(() => {
  server.answer(listOutlets, [outlet]);
  server.answer(outletsContract.listOutletRoles, [
    {
      mainUnitId: unitId,
      role: 'owner',
      outletInformation: { id: outletId, organizationNumber: '5560360793' },
    },
  ]);
});

test('one group opens in place, only what changed is sent, and the focus goes back to Change', async () => {
  server.answer(changeOutlet, { ...outlet, city: 'Malmö' });
  const { change, fill, save } = await open();
  await change('Kontakt');
  expect(document.activeElement).toBe(screen.getByLabelText('Gatuadress'));
  await fill('Ort', 'Malmö');
  server.answer(listOutlets, [{ ...outlet, city: 'Malmö' }]);
  await save();
  expect(await screen.findByText('Sparat')).toBeTruthy();
  expect(server.asked(changeOutlet)[0]).toMatchObject({
    params: { outletId },
    body: { city: 'Malmö' },
    unitId,
  });
  expect(Object.keys(server.asked(changeOutlet)[0]?.body ?? {})).toEqual(['city']);
  expect(await screen.findByText('22222 Malmö')).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Ändra: Kontakt' }));
});

test('nothing changed sends nothing', async () => {
  const { change, save } = await open();
  await change('Kontakt');
  await save();
  expect(await screen.findByText('Sparat')).toBeTruthy();
  expect(server.asked(changeOutlet)).toHaveLength(0);
});

test('what invoices depend on is asked about first, with before and after', async () => {
  server.answer(changeOutlet, outlet);
  const { change, fill, save, user } = await open();
  await change('Fakturor');
  await fill('E-post för fakturor', 'ny@krog.test');
  await fill('Upprepa e-post för fakturor', 'ny@krog.test');
  await save();
  const question = await screen.findByRole('alertdialog', { name: 'Ändra det fakturorna hänger på?' });
  expect(question.textContent).toContain('faktura@krog.test');
  expect(question.textContent).toContain('ny@krog.test');
  expect(server.asked(changeOutlet)).toHaveLength(0);
  await user.click(within(question).getByRole('button', { name: 'Ändra' }));
  await waitFor(() =>
    expect(server.asked(changeOutlet)[0]?.body).toEqual({ forward_email: 'ny@krog.test', confirmed: true }),
  );
});

test('a change that the server wants confirmed is asked about too', async () => {
  server.answer(changeOutlet, refused('outlet.confirmation_required'));
  const { change, fill, save, user } = await open();
  await change('Kontakt');
  await fill('Ort', 'Malmö');
  await save();
  const question = await screen.findByRole('alertdialog');
  server.answer(changeOutlet, outlet);
  await user.click(within(question).getByRole('button', { name: 'Ändra' }));
  await waitFor(() => expect(server.asked(changeOutlet).at(-1)?.body.confirmed).toBe(true));
});

test('faults stand in a summary that takes the focus, and lead to their fields', async () => {
  const { change, fill, save, user } = await open();
  await change('Kontakt');
  await fill('Ort', '');
  await fill('Postnummer', '12');
  await save();
  const summary = await screen.findByRole('alert');
  expect(document.activeElement).toBe(summary);
  expect(within(summary).getByRole('heading', { name: '2 uppgifter behöver rättas' })).toBeTruthy();
  await user.click(within(summary).getByRole('link', { name: 'Ange ort' }));
  expect(document.activeElement).toBe(screen.getByLabelText('Ort'));
  expect(server.asked(changeOutlet)).toHaveLength(0);
});

test('what the server says of a field stands at it; a refusal of the whole above', async () => {
  server.answer(changeOutlet, refused('bad.request', { city: 'invalid' }));
  const { change, fill, save } = await open();
  await change('Kontakt');
  await fill('Ort', 'Malmö');
  await save();
  expect(await screen.findByRole('link', { name: 'Orten är inte giltig' })).toBeTruthy();
  server.answer(changeOutlet, refused('outlet.exist'));
  await fill('Ort', 'Malmö stad');
  await save();
  expect(await screen.findByText('Det finns redan en restaurang med det namnet')).toBeTruthy();
});

test('all fields at once, with their own button', async () => {
  const { onDone, save } = await open(true);
  expect(await screen.findByLabelText('Restaurangens namn')).toBeTruthy();
  expect(screen.getByLabelText('Bankgironummer')).toHaveProperty('value', '5050-1055');
  await save('Spara allt');
  await waitFor(() => expect(onDone).toHaveBeenCalledOnce());
});

test('who may only read sees everything and no button', async () => {
  await open(true, { as: 'reporter' });
  expect(await screen.findByText('Läsbehörighet: du kan se men inte ändra')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /Ändra/ })).toBeNull();
  expect(screen.getByText('556036-0793')).toBeTruthy();
});

test('a restaurant that cannot be had is asked for again', async () => {
  server.answer(listOutlets, refused('permission.required'));
  const { user } = await open();
  expect(await screen.findByText('Restaurangen gick inte att hämta')).toBeTruthy();
  server.answer(listOutlets, [outlet]);
  await user.click(screen.getByRole('button', { name: 'Försök igen' }));
  expect(await screen.findByText('Krogen AB')).toBeTruthy();
});
