import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { accountsContract } from '#features/account/accounts/contract.ts';
import { settingsContract } from '#features/account/settings/contract.ts';
import { organizationsContract } from '#features/company/organizations/contract.ts';
import { supplierLinksContract } from '#features/suppliers/suppliers/contract-links.ts';
import { suppliersContract } from '#features/suppliers/suppliers/contract.ts';
import { refused } from '#platform/wire/refused.ts';
import { server } from '#testing/web/fake-server.ts';
import { idOf } from '#testing/web/sample-reply.ts';
import { unitId, visit } from '#testing/web/world.tsx';
import { onboardingContract } from '../contract.ts';
import { onboardingFeature } from './feature.tsx';

const { readOnboarding, saveDraft, setOnboardingStatus } = onboardingContract;
const { listOwnOutlets, registerOutlet, registerOrganizations, createOutlet } = organizationsContract;
const parent = {
  organizationName: 'Krogen AB',
  organizationNumber: '556036-0793',
  corporateIdentityNumber: '556036-0793',
  forwardEmail: 'faktura@krog.test',
};
const place = {
  display_name: 'Baren',
  street: 'Gatan 1',
  city: 'Lund',
  zip_code: '222 22',
  country: 'SE',
  contact_email: 'bar@krog.test',
  contact_tel: '+46701740605',
  bankgiro_number: '5050-1055',
  category: 'bar',
};
const registered = { id: idOf(21), displayName: 'Krogen', mainUnitId: unitId };
const draft = { kind: 'one', parent, outlets: [place] } as const;
const refresh = vi.fn<() => Promise<void>>(async () => undefined);

const open = (at: string, status = 'SETUP_SUPPLIERS') =>
  visit(onboardingFeature, { at, as: null, user: { onboardingStatus: status }, context: { refresh } });
const drafts = () => server.asked(saveDraft).map(({ body }) => body.draft);
const next = async (name = 'Fortsätt') => screen.findByRole('button', { name });

beforeEach(() => {
  refresh.mockClear();
  server.answer(suppliersContract.listSuppliers, [
    { id: idOf(40), displayName: 'Mejeriet', name: 'Mejeriet AB' },
  ]);
  server.answer(accountsContract.readSignUp, {});
  server.answer(settingsContract.readProfile, { fullName: 'Anna Ek', phone: '701740605' });
  server.answer(readOnboarding, {});
  server.answer(saveDraft, {});
});

test('one restaurant is registered with its company, and the suppliers are next', async () => {
  server.answer(readOnboarding, { draft });
  server.answer(registerOutlet, {});
  const { address } = await open('/onboarding/setup-organization');
  await waitFor(() => expect(address()).toBe('/onboarding/suppliers?type=single-outlet'));
  expect(server.asked(registerOutlet)).toHaveLength(1);
  expect(server.asked(registerOutlet)[0]?.body).toMatchObject({
    outlet: { display_name: 'Baren', legal_name: 'Krogen AB', forward_email: 'faktura@krog.test' },
    corporateIdentityNumber: parent.corporateIdentityNumber,
  });
});

test('several go together, and what is refused names the restaurant and the way to it', async () => {
  server.answer(readOnboarding, {
    draft: { ...draft, kind: 'several', outlets: [place, { ...place, display_name: 'Puben' }] },
  });
  server.answer(registerOrganizations, refused('bad.request', { 'outlets.1.city': 'required' }));
  const { user } = await open('/onboarding/setup-organization');
  expect(await screen.findByText(/Något om Puben behöver rättas/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Rätta' }).getAttribute('href')).toBe(
    '/onboarding/organization/first-outlet?edit=1&fault=city%3Arequired',
  );
  server.answer(registerOrganizations, refused('organizations.exist'));
  await user.click(screen.getByRole('button', { name: 'Försök igen' }));
  await waitFor(() =>
    expect(screen.getByRole('link', { name: 'Rätta' }).getAttribute('href')).toBe(
      '/onboarding/organization/parent-organization',
    ),
  );
});

test('what is registered already is not registered again', async () => {
  server.answer(readOnboarding, { draft, outlets: [registered] });
  const { address } = await open('/onboarding/setup-organization');
  await waitFor(() => expect(address()).toBe('/onboarding/suppliers?type=single-outlet'));
  expect(server.asked(registerOutlet)).toHaveLength(0);
});

test('chosen suppliers are kept a moment later, or at once when one goes on', async () => {
  server.answer(readOnboarding, { draft, outlets: [registered] });
  server.answer(supplierLinksContract.linkOwnSuppliers, {});
  server.answer(listOwnOutlets, []);
  const { user, address } = await open('/onboarding/suppliers');
  await user.click(await screen.findByRole('checkbox', { name: /Mejeriet/ }));
  expect(await screen.findByText('1 vald')).toBeTruthy();
  expect(drafts()).toHaveLength(0);
  await user.click(await next('Fortsätt till granskning'));
  await waitFor(() => expect(address()).toBe('/onboarding/check-setup'));
  expect(drafts().at(-1)?.suppliers).toEqual([{ supplierId: idOf(40), outletIds: [registered.id] }]);
  expect(server.asked(supplierLinksContract.linkOwnSuppliers)[0]?.body).toEqual({
    organizationSuppliers: [{ supplierId: idOf(40), outletId: registered.id }],
    replace: true,
    outletIds: [registered.id],
  });
});

test('who buys what is asked of several restaurants only, once something is chosen', async () => {
  server.answer(readOnboarding, {
    outlets: [registered, { ...registered, id: idOf(22), displayName: 'Baren' }],
  });
  const { user } = await open('/onboarding/suppliers');
  const divide = await screen.findByRole('button', { name: 'Fördela på restauranger' });
  expect(divide).toHaveProperty('disabled', true);
  await user.click(await screen.findByRole('checkbox', { name: /Mejeriet/ }));
  await user.click(divide);
  expect(await screen.findByRole('checkbox', { name: 'Mejeriet, Krogen' })).toBeTruthy();
});

test('the review shows everything, and approving it moves the person on', async () => {
  server.answer(readOnboarding, { outlets: [registered] });
  server.answer(listOwnOutlets, [
    {
      ...registered,
      legal_name: 'Krogen AB',
      organization_number: '5560360793',
      city: 'Lund',
      bankgiro_number: '50501055',
    },
  ]);
  server.answer(supplierLinksContract.listOutletSuppliers, [{ displayName: 'Mejeriet' }]);
  server.answer(setOnboardingStatus, refused('onboarding.step_not_allowed'));
  const { user } = await open('/onboarding/check-setup');
  expect(await screen.findByText('Mejeriet')).toBeTruthy();
  expect(screen.getByText('Krogen AB, 556036-0793')).toBeTruthy();
  expect(screen.getByText('5050-1055')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Ändra: Krogen, Uppgifter' }).getAttribute('href')).toContain(
    'from=review',
  );
  await user.click(await next('Ser bra ut'));
  expect(await screen.findByText('Det steget kommer senare. Gör klart det före först')).toBeTruthy();
  server.answer(setOnboardingStatus, {});
  await user.click(await next('Ser bra ut'));
  await waitFor(() =>
    expect(server.asked(setOnboardingStatus).at(-1)?.body.status).toBe('SHARE_INVOICE_EMAIL'),
  );
});

test('a review without its restaurants or suppliers says so', async () => {
  server.answer(readOnboarding, { outlets: [registered] });
  server.answer(listOwnOutlets, [registered]);
  server.answer(supplierLinksContract.listOutletSuppliers, refused('outlet.not_exist'));
  await open('/onboarding/check-setup');
  const alert = await screen.findByRole('alert');
  expect(within(alert).getByText(/Leverantörerna gick inte att hämta/)).toBeTruthy();
});

test('a registered restaurant is changed by its id, and one more belongs to its company', async () => {
  server.answer(readOnboarding, { outlets: [registered] });
  server.answer(listOwnOutlets, [registered]);
  server.answer(createOutlet, {});
  const first = await open(`/onboarding/organization/first-outlet?edit=${registered.id}&from=review`);
  expect(await screen.findByRole('heading', { name: 'Ändra Krogen' })).toBeTruthy();
  first.unmount();
  const { user, fill, address } = await open('/onboarding/organization/first-outlet?edit=new');
  await screen.findByLabelText('Restaurangens namn');
  await fill('Restaurangens namn', 'Baren');
  await fill('Gatuadress', 'Gatan 1');
  await fill('Postnummer', '222 22');
  await fill('Ort', 'Lund');
  await fill('Kontaktens e-post', 'bar@krog.test');
  await fill('Kontaktens telefon', '070-174 06 05');
  await fill('Bankgironummer', '5050-1055');
  await user.click(await next('Spara'));
  await waitFor(() => expect(address()).toBe('/onboarding/organization/add-outlets'));
  expect(server.asked(createOutlet)[0]).toMatchObject({
    unitId,
    body: { outlet: { display_name: 'Baren' } },
  });
});

test('the end opens the product; a refusal is said', async () => {
  server.answer(setOnboardingStatus, refused('onboarding.step_not_allowed'));
  const { user } = await open('/onboarding/sit-back-and-relax', 'ESIGN_DOCUMENT_SIGNED');
  await user.click(await next('Till översikten'));
  expect(await screen.findByRole('alert')).toBeTruthy();
  server.answer(setOnboardingStatus, {});
  refresh.mockClear();
  await user.click(await next('Till översikten'));
  await waitFor(() => expect(refresh).toHaveBeenCalled());
  expect(server.asked(setOnboardingStatus).at(-1)?.body.status).toBe('ONBOARDED');
});

test('the address says for how many restaurants suppliers are chosen, whatever was typed', async () => {
  server.answer(readOnboarding, { outlets: [registered] });
  const { address } = await open('/onboarding/suppliers?type=multiple-outlets');
  await waitFor(() => expect(address()).toBe('/onboarding/suppliers?type=single-outlet'));
});
