import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { accountsContract } from '#features/account/accounts/contract.ts';
import { settingsContract } from '#features/account/settings/contract.ts';
import { organizationsContract } from '#features/company/organizations/contract.ts';
import { invitationsContract } from '#features/company/team/contract-invitations.ts';
import { refused } from '#platform/wire/refused.ts';
import { server } from '#testing/web/fake-server.ts';
import { visit } from '#testing/web/world.tsx';
import { onboardingContract } from '../contract.ts';
import { onboardingFeature } from './feature.tsx';

const { readOnboarding, saveDraft } = onboardingContract;
const { readAvailability, registerOutlet } = organizationsContract;

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
const draft = { kind: 'one', parent, outlets: [place] } as const;

const open = (at: string) =>
  visit(onboardingFeature, { at, as: null, user: { onboardingStatus: 'START_ONBOARDING' } });
const drafts = () => server.asked(saveDraft).map(({ body }) => body.draft);
const next = async (name = 'Fortsätt') => screen.findByRole('button', { name });

beforeEach(() => {
  server.answer(accountsContract.readSignUp, {});
  server.answer(settingsContract.readProfile, { fullName: 'Anna Ek', phone: '701740605' });
  server.answer(invitationsContract.listOwnInvitations, []);
  server.answer(readOnboarding, {});
  server.answer(saveDraft, {});
});

test('the welcome begins at the start', async () => {
  await open('/onboarding');
  expect(await screen.findByRole('heading', { name: 'Välkommen, Anna' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Sätt i gång' }).getAttribute('href')).toBe(
    '/onboarding/organization',
  );
});

test('the welcome goes on where one was', async () => {
  server.answer(readOnboarding, { draft: { kind: 'one', outlets: [] } });
  await open('/onboarding');
  await waitFor(() =>
    expect(screen.getByRole('link', { name: 'Fortsätt där du var' }).getAttribute('href')).toBe(
      '/onboarding/organization/parent-organization',
    ),
  );
});

test('who lacks a telephone tells it first', async () => {
  server.answer(settingsContract.readProfile, { fullName: 'Anna Ek', phone: null });
  await open('/onboarding');
  await waitFor(() =>
    expect(screen.getByRole('link', { name: 'Sätt i gång' }).getAttribute('href')).toBe(
      '/onboarding/account',
    ),
  );
});

test('answers that cannot be had are asked for again', async () => {
  server.answer(readOnboarding, refused('user.forbidden'));
  const { user } = await open('/onboarding/organization');
  expect(await screen.findByText('Dina svar gick inte att hämta')).toBeTruthy();
  server.answer(readOnboarding, {});
  await user.click(screen.getByRole('button', { name: 'Försök igen' }));
  expect(await screen.findByRole('heading', { name: 'Hur många restauranger har ni?' })).toBeTruthy();
});

test('how many is kept before one goes on; what cannot be kept stays', async () => {
  const { user, address } = await open('/onboarding/organization');
  await user.click(await screen.findByRole('radio', { name: /Flera/ }));
  server.answer(saveDraft, refused('bad.request'));
  await user.click(await next());
  expect(await screen.findByText(/Svaren gick inte att spara/)).toBeTruthy();
  server.answer(saveDraft, {});
  await user.click(await next());
  await waitFor(() => expect(address()).toBe('/onboarding/organization/parent-organization'));
  expect(drafts().at(-1)).toEqual({ kind: 'several', outlets: [] });
  expect(await screen.findByRole('heading', { name: 'Vilket är moderföretaget?' })).toBeTruthy();
});

test('a half typed company is kept, a whole one leads on', async () => {
  server.answer(readAvailability, { available: true });
  const { user, fill, address } = await open('/onboarding/organization/parent-organization');
  await fill('Företagsnamn', 'Krogen AB');
  await waitFor(() => expect(drafts().at(-1)?.parent).toMatchObject({ organizationName: 'Krogen AB' }));
  expect(address()).toBe('/onboarding/organization/parent-organization');
  await fill('Organisationsnummer', '556036-0793');
  await user.tab();
  await waitFor(() =>
    expect(screen.getByLabelText('Identitetsnummer för företaget')).toHaveProperty('value', '556036-0793'),
  );
  await fill('E-post för fakturor', 'faktura@krog.test');
  await fill('Upprepa e-post för fakturor', 'faktura@krog.test');
  await user.click(await next());
  await waitFor(() => expect(address()).toBe('/onboarding/organization/first-outlet'));
  expect(drafts().at(-1)?.parent).toEqual(parent);
});

test('the only restaurant is kept in its place and registered; whether there are more was asked before', async () => {
  server.answer(readOnboarding, { draft: { kind: 'one', parent, outlets: [{ ...place, city: '' }] } });
  server.answer(registerOutlet, refused('organization.exist'));
  const { user, fill } = await open('/onboarding/organization/first-outlet');
  expect(await screen.findByText('Del 2 av 2')).toBeTruthy();
  await fill('Ort', 'Lund');
  await user.click(await next());
  await screen.findByRole('link', { name: 'Rätta' });
  expect(server.asked(registerOutlet)[0]?.body.outlet).toMatchObject({ display_name: 'Baren', city: 'Lund' });
});

test('who comes back to the only restaurant may still say that there are more', async () => {
  server.answer(readOnboarding, { draft });
  const { user } = await open('/onboarding/organization/add-outlets');
  expect(await screen.findByRole('heading', { name: 'Har ni fler restauranger?' })).toBeTruthy();
  server.answer(registerOutlet, refused('organization.exist'));
  await user.click(await next('Nej, bara en'));
  expect(await screen.findByRole('link', { name: 'Rätta' })).toBeTruthy();
  expect(server.asked(registerOutlet)[0]?.body.outlet).toMatchObject({ display_name: 'Baren', city: 'Lund' });
});

test('faults of a refusal come back to the restaurant that they are about', async () => {
  server.answer(readOnboarding, { draft: { ...draft, kind: 'several', outlets: [place, place] } });
  await open('/onboarding/organization/first-outlet?edit=1&fault=city%3Arequired%2Cstreet%3Ainvalid');
  expect(await screen.findByRole('link', { name: 'Ange ort' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Gatuadressen är inte giltig' })).toBeTruthy();
});

test('restaurants of the draft can be removed, changed and added to', async () => {
  const several = [place, { ...place, display_name: 'Puben', city: '' }];
  server.answer(readOnboarding, { draft: { ...draft, kind: 'several', outlets: several } });
  const { user, address } = await open('/onboarding/organization/add-outlets');
  expect(await screen.findByText('Något saknas')).toBeTruthy();
  await user.click(await next());
  await waitFor(() => expect(address()).toContain('edit=1'));
  expect(await screen.findByRole('heading', { name: 'Ändra Puben' })).toBeTruthy();
});

test('removing keeps the others', async () => {
  const several = [place, { ...place, display_name: 'Puben' }];
  server.answer(readOnboarding, { draft: { ...draft, kind: 'several', outlets: several } });
  const { user, address } = await open('/onboarding/organization/add-outlets');
  await user.click(await screen.findByRole('button', { name: 'Ta bort Baren' }));
  await waitFor(() => expect(screen.queryByText('Baren')).toBeNull());
  expect(
    drafts()
      .at(-1)
      ?.outlets.map((one) => one.display_name),
  ).toEqual(['Puben']);
  await user.click(screen.getByRole('button', { name: 'Lägg till en till' }));
  await waitFor(() => expect(address()).toContain('first-outlet?edit=1'));
});

test('what signing up has told is not asked for again, and a proven address is not typed twice', async () => {
  server.answer(settingsContract.readProfile, {
    fullName: 'Anna Ek',
    email: 'anna@krog.test',
    companyName: 'Krogen AB',
    areaCode: '+46',
    phone: '701740605',
  });
  server.answer(readAvailability, { available: true });
  const { user, fill, address } = await open('/onboarding/organization/parent-organization');
  expect(await screen.findByLabelText('Företagsnamn')).toHaveProperty('value', 'Krogen AB');
  expect(screen.getByLabelText('E-post för fakturor')).toHaveProperty('value', 'anna@krog.test');
  expect(screen.queryByLabelText('Upprepa e-post för fakturor')).toBeNull();
  await fill('E-post för fakturor', 'faktura@krog.test');
  expect(await screen.findByLabelText('Upprepa e-post för fakturor')).toHaveProperty('value', '');
  await fill('E-post för fakturor', 'anna@krog.test');
  await fill('Organisationsnummer', '556036-0793');
  await user.click(await next());
  await waitFor(() => expect(address()).toBe('/onboarding/organization/first-outlet'));
  expect(await screen.findByLabelText('Restaurangens namn')).toHaveProperty('value', 'Krogen');
  expect(screen.getByLabelText('Kontaktens e-post')).toHaveProperty('value', 'anna@krog.test');
  await user.click(screen.getByRole('button', { name: 'Senare' }));
  expect(screen.queryByLabelText('Bankgironummer')).toBeNull();
  await fill('Gatuadress', 'Gatan 1');
  await fill('Postnummer', '222 22');
  await fill('Ort', 'Lund');
  server.answer(registerOutlet, refused('organization.exist'));
  await user.click(await next());
  await screen.findByRole('link', { name: 'Rätta' });
  expect(server.asked(registerOutlet)[0]?.body.outlet).toMatchObject({
    bankgiro_later: true,
    contact_tel: '+46701740605',
  });
});

test('a number that was filled in follows the first, and typing into it replaces it', async () => {
  server.answer(readAvailability, { available: true });
  const { user, fill } = await open('/onboarding/organization/parent-organization');
  const identity = await screen.findByLabelText<HTMLInputElement>('Identitetsnummer för företaget');
  await fill('Organisationsnummer', '556036-0793');
  await user.tab();
  await waitFor(() => expect(identity.value).toBe('556036-0793'));
  await fill('Organisationsnummer', '559000-0005');
  await user.tab();
  await waitFor(() => expect(identity.value).toBe('559000-0005'));
  await user.click(screen.getByLabelText('Företagsnamn'));
  await user.click(identity);
  await waitFor(() => expect(identity.selectionStart).toBe(0));
  expect(identity.selectionEnd).toBe(identity.value.length);
});
