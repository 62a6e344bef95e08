import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { accountsContract } from '#features/account/accounts/contract.ts';
import { onboardingContract } from '#features/company/onboarding/contract.ts';
import { organizationsContract } from '#features/company/organizations/contract.ts';
import { supplierLinksContract } from '#features/suppliers/suppliers/contract-links.ts';
import { refused } from '#platform/wire/refused.ts';
import { endPostponement, isSigningPostponed, keepWanted, takeWanted } from '#platform/web/session/way-on.ts';
import { server } from '#testing/web/fake-server.ts';
import { idOf } from '#testing/web/sample-reply.ts';
import { show, type Scene, unitId } from '#testing/web/world.tsx';
import { powerOfAttorneyContract } from '../contract.ts';
import { NextStep } from './next-step.tsx';
import { OwnPowers } from './own-powers.tsx';
import { PowerTab } from './power-tab.tsx';
import { SigningState } from './signing-state.tsx';

const { listPowers, startSigning, renewSigning, withdrawPower, readPowerState } = powerOfAttorneyContract;
const texts = ['power-of-attorney'];
const [here, there] = [unitId, idOf(92)];
const power = (more: object = {}) => ({
  id: idOf(5),
  state: 'waiting' as const,
  signatoryName: 'Cia Dal',
  signatoryEmail: 'cia@krog.test',
  expiresAt: '2026-10-31T08:00:00.000Z',
  ...more,
});

beforeEach(() => {
  endPostponement();
  sessionStorage.clear();
  server.answer(accountsContract.readSignUp, { supportEmail: 'hej@krog.test' });
  server.answer(supplierLinksContract.listOrganizationSuppliers, []);
  server.answer(onboardingContract.readOnboarding, {
    organizations: [
      { organizationId: idOf(61), name: 'Krogen AB' },
      { organizationId: idOf(62), name: 'Baren AB' },
    ],
  });
  server.answer(organizationsContract.listOwnOutlets, [
    { organizationId: idOf(61), displayName: 'Krogen', mainUnitId: here, organization_number: '5560360793' },
    { organizationId: idOf(62), displayName: 'Baren', mainUnitId: there, organization_number: '5560360793' },
  ]);
});

const signedAt = (...units: readonly string[]) =>
  server.answer(listPowers, ({ unitId: unit }) =>
    units.includes(unit ?? '') ? [power({ state: 'signed' })] : [],
  );
const open = (scene: Scene = {}) => show(<OwnPowers />, { as: null, texts, ...scene });
const startButton = async () =>
  (await screen.findAllByRole('button', { name: 'Fortsätt till e-signering' }))[0] as HTMLElement;

test('the first company that is not signed comes next, and signing leads to its own page', async () => {
  signedAt(here);
  server.answer(startSigning, { signingUrl: '/onboarding/power-of-attorney#signing=abc' });
  const { user, address } = await open();
  expect(await screen.findByText('Fullmakt 2 av 2')).toBeTruthy();
  const list = screen.getByRole('navigation', { name: 'Fullmakter' });
  expect(
    within(list)
      .getByRole('link', { name: /Baren AB/ })
      .getAttribute('aria-current'),
  ).toBe('true');
  expect(within(list).getByRole('link', { name: /Krogen AB/ }).textContent).toContain('Signerad');
  await user.click(await startButton());
  await waitFor(() => expect(address()).toContain('from=setup'));
  expect(server.asked(startSigning)[0]).toMatchObject({ unitId: there, body: { language: 'sv' } });
});

test('a refusal stands above, and nothing is left', async () => {
  signedAt();
  server.answer(startSigning, refused('esign.unavailable'));
  const { user, address } = await open();
  await user.click(await startButton());
  expect(await screen.findByRole('alert')).toBeTruthy();
  expect(address()).toBe('/');
});

test('somebody else can be asked, once both name and address are there', async () => {
  signedAt(there);
  server.answer(startSigning, {});
  const { user, fill } = await open();
  await user.click(await screen.findByRole('button', { name: 'Någon annan' }));
  const send = () => user.click(screen.getByRole('button', { name: 'Skicka för signering' }));
  await send();
  expect(screen.getByText('Ange namnet')).toBeTruthy();
  expect(screen.getByText('E-postadressen är inte giltig')).toBeTruthy();
  await fill('Namn', 'Cia Dal');
  await fill('E-post', 'cia@krog.test');
  server.answer(listPowers, ({ unitId: unit }) => [power(unit === here ? {} : { state: 'signed' })]);
  await send();
  expect(await screen.findByText('Skickat till cia@krog.test')).toBeTruthy();
  expect(server.asked(startSigning)[0]?.body.signatory).toEqual({ name: 'Cia Dal', email: 'cia@krog.test' });
  expect(await screen.findByText('Väntar på Cia Dal')).toBeTruthy();
});

test('what waits for somebody else is sent again or taken back', async () => {
  server.answer(listPowers, ({ unitId: unit }) => [power(unit === here ? {} : { state: 'signed' })]);
  server.answer(renewSigning, {});
  server.answer(withdrawPower, refused('power.not_waiting'));
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: 'Skicka en ny länk' }));
  expect(await screen.findByText('Skickat till cia@krog.test')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Ta tillbaka' }));
  const dialog = await screen.findByRole('dialog', { name: 'Ta tillbaka fullmakten?' });
  await user.click(within(dialog).getByRole('button', { name: 'Ta tillbaka' }));
  expect(await within(dialog).findByRole('alert')).toBeTruthy();
  server.answer(withdrawPower, {});
  await user.click(within(dialog).getByRole('button', { name: 'Ta tillbaka' }));
  expect(await screen.findByText('Fullmakten är tillbakatagen')).toBeTruthy();
});

test('one that waits for the person is taken back before somebody else is asked', async () => {
  server.answer(listPowers, ({ unitId: unit }) => [
    power(unit === here ? { isYours: true } : { state: 'signed' }),
  ]);
  server.answer(withdrawPower, {});
  server.answer(startSigning, {});
  const { user, fill } = await open();
  await user.click(await screen.findByRole('button', { name: 'Någon annan' }));
  await fill('Namn', 'Dan');
  await fill('E-post', 'dan@krog.test');
  await user.click(screen.getByRole('button', { name: 'Skicka för signering' }));
  await waitFor(() => expect(server.asked(startSigning)).toHaveLength(1));
  expect(server.asked(withdrawPower)[0]?.params.powerId).toBe(idOf(5));
});

test('how the last one ended is said, with the reason', async () => {
  server.answer(listPowers, ({ unitId: unit }) => [
    power(unit === here ? { state: 'rejected', comment: 'Fel bolag' } : { state: 'signed' }),
  ]);
  await open();
  expect(await screen.findByText('Cia Dal tackade nej.')).toBeTruthy();
  expect(screen.getByText('Skäl: Fel bolag')).toBeTruthy();
});

test('the document can be read in a dialog', async () => {
  signedAt(there);
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: /Läs fullmakten/ }));
  const dialog = await screen.findByRole('dialog', { name: 'Läs fullmakten' });
  expect(within(dialog).getByRole('article').textContent).toContain('Krogen AB');
  await user.click(within(dialog).getByRole('button', { name: 'Stäng' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('when all is signed one goes on', async () => {
  signedAt(here, there);
  const refresh = vi.fn<() => Promise<void>>(async () => undefined);
  server.answer(onboardingContract.setOnboardingStatus, {});
  const { user } = await open({ context: { refresh } });
  await user.click(await screen.findByRole('button', { name: 'Fortsätt' }));
  await waitFor(() => expect(refresh).toHaveBeenCalled());
  expect(server.asked(onboardingContract.setOnboardingStatus)[0]?.body.status).toBe('SHARE_INVOICE_EMAIL');
});

test('who owns no company is told so', async () => {
  server.answer(onboardingContract.readOnboarding, {});
  await open();
  expect(await screen.findByText('Du äger inget företag här')).toBeTruthy();
});

test('what cannot be had is asked for again', async () => {
  server.answer(listPowers, refused('permission.required'));
  const { user } = await open();
  expect(await screen.findByText('Fullmakten gick inte att hämta')).toBeTruthy();
  signedAt(here);
  await user.click(screen.getByRole('button', { name: 'Försök igen' }));
  expect(await screen.findByText('Fullmakt 2 av 2')).toBeTruthy();
});

const tab = (scene: Scene = {}) => show(<PowerTab />, { texts, ...scene });

test('the tab of the restaurant: signed by whom and when, and how it is revoked', async () => {
  signedAt(here);
  await tab();
  expect(await screen.findByText('Historik')).toBeTruthy();
  expect((await screen.findByRole('link', { name: 'Återkalla via support' })).getAttribute('href')).toContain(
    'mailto:hej@krog.test',
  );
});

test('the tab of the restaurant: not signed, the owner signs and others read who can', async () => {
  signedAt();
  server.answer(startSigning, { signingUrl: null });
  const { user, unmount } = await tab();
  await user.click(await screen.findByRole('button', { name: 'Signera' }));
  await waitFor(() => expect(server.asked(startSigning)).toHaveLength(1));
  unmount();
  await tab({ as: 'editor' });
  expect(await screen.findByText('Bara kontoägaren kan signera.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Signera' })).toBeNull();
});

test('who may only read learns the state and nothing else', async () => {
  server.answer(readPowerState, { state: 'waiting' });
  await tab({ as: 'reporter' });
  expect(await screen.findByText('Väntar')).toBeTruthy();
  expect(screen.getByText('Kontoägaren kan läsa och signera den.')).toBeTruthy();
  expect(server.asked(listPowers)).toHaveLength(0);
});

test('a tab that cannot be had is asked for again', async () => {
  server.answer(listPowers, refused('permission.required'));
  const { user } = await tab();
  expect(await screen.findByText('Fullmakten gick inte att hämta')).toBeTruthy();
  signedAt();
  await user.click(screen.getByRole('button', { name: 'Försök igen' }));
  expect(await screen.findByRole('button', { name: 'Signera' })).toBeTruthy();
});

const comeBack = (scene: Scene = {}) => {
  history.replaceState(null, '', `/onboarding/invoice?signing=${idOf(5)}`);
  return show(<SigningState />, { as: null, texts, ...scene });
};

test('back from signing, the next company is named', async () => {
  signedAt(here);
  await comeBack();
  expect(await screen.findByText(/Baren AB är näst på tur/)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Nästa fullmakt' })).toBeTruthy();
});

test('back from signing the last one, the person has moved on', async () => {
  signedAt(here, there);
  const refresh = vi.fn<() => Promise<void>>(async () => undefined);
  const { user, address } = await comeBack({ context: { refresh } });
  await user.click(await screen.findByRole('button', { name: 'Fortsätt' }));
  await waitFor(() => expect(address()).toBe('/onboarding/sit-back-and-relax'));
  expect(refresh).toHaveBeenCalled();
});

test.each([
  ['waiting', 'Vi väntar på signeringen'],
  ['expired', 'Signeringen gick inte igenom'],
  ['withdrawn', 'Inget är signerat'],
] as const)('back from signing that is %s', async (state, words) => {
  server.answer(listPowers, [power({ state })]);
  await comeBack();
  expect(await screen.findByText(words)).toBeTruthy();
});

test('who does not come back from signing sees nothing of it', async () => {
  const { container } = await show(<SigningState />, { as: null, texts });
  expect(container.textContent).toBe('');
});

test('who has yet to sign may do it later, also while somebody else is asked, and goes where they were going', async () => {
  signedAt();
  keepWanted('/invoices?period=30d');
  const { user, address } = await open({ user: { onboardingStatus: 'SHARE_INVOICE_EMAIL' } });
  await startButton();
  const [later] = await screen.findAllByRole('button', { name: 'Senare' });
  await user.click(later as HTMLElement);
  await waitFor(() => expect(address()).toBe('/invoices?period=30d'));
  expect(isSigningPostponed()).toBe(true);
});

test('nobody else is offered to do it later', async () => {
  signedAt();
  await open();
  await startButton();
  expect(screen.queryByRole('button', { name: 'Senare' })).toBeNull();
});

test('the step above every screen says what a signature is for, until it is given', async () => {
  const pending = await show(<NextStep />, { texts, user: { onboardingStatus: 'SHARE_INVOICE_EMAIL' } });
  expect(await screen.findByText(/Med den får vi hämta fakturorna hos leverantörerna/)).toBeTruthy();
  const sign = screen.getByRole('link', { name: 'Signera' });
  await pending.user.click(sign);
  await waitFor(() => expect(pending.address()).toBe('/onboarding/power-of-attorney'));
  expect(takeWanted()).toBe('/');
  pending.unmount();
  await show(<NextStep />, { texts });
  expect(screen.queryByRole('link', { name: 'Signera' })).toBeNull();
});
