import { screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { refused } from '#platform/wire/refused.ts';
import { server } from '#testing/web/fake-server.ts';
import { show } from '#testing/web/world.tsx';
import { type Assistant, consentsContract } from '../contract.ts';
import { consentPath } from '../paths.ts';
import { AssistantsCard } from './assistants-card.tsx';
import { ConsentPage } from './consent-page.tsx';
import { leaveFor } from './leave-for.ts';

// The browser of these tests goes nowhere.
vi.mock('./leave-for.ts', () => ({ leaveFor: vi.fn() }));

const { readConsentRequest, giveConsent, listAssistants, endAssistant } = consentsContract;
const texts = ['oauth'];

const norr = { unitId: '0190a0a0-0000-7000-8000-00000000000a', name: 'Norr' };
const soder = { unitId: '0190a0a0-0000-7000-8000-00000000000b', name: 'Söder' };
const good = {
  state: 'good' as const,
  client: {
    name: 'Kocken',
    host: 'kocken.example',
    redirectHost: 'kocken.example',
    isOwnMachine: false,
    isLasting: true,
  },
  scopes: ['read' as const, 'claims:write' as const],
  apiAccess: 'read-write' as const,
  organizationName: 'Krog AB',
  units: [norr, soder],
  denied: 'https://kocken.example/back?error=access_denied',
};

const page = (role: 'owner' | 'editor' = 'owner') => show(<ConsentPage />, { texts, as: role });

beforeEach(() => {
  vi.mocked(leaveFor).mockClear();
  history.replaceState(null, '', consentPath() + '?client_id=kocken');
  server.answer(readConsentRequest, good);
});

test('what is ticked off is not given, and the person goes where the server says', async () => {
  const redirectTo = 'https://kocken.example/back?code=kkc_1';
  server.answer(giveConsent, { redirectTo });
  const { user, fill } = await page();
  await user.click(await screen.findByLabelText('Skriva utkast till kreditkrav'));
  await user.click(screen.getByLabelText('Söder'));
  await user.click(screen.getByRole('button', { name: 'Släpp in Kocken' }));
  expect(await screen.findByText('Skriv ditt lösenord')).toBeTruthy();
  expect(server.asked(giveConsent)).toHaveLength(0);
  await fill('Ditt lösenord', 'Ostkaka4Surdeg');
  await user.click(screen.getByRole('button', { name: 'Släpp in Kocken' }));
  expect(await screen.findByText(/Du skickas vidare till Kocken/)).toBeTruthy();
  const wanted = { scopes: ['read'], unitIds: [norr.unitId], password: 'Ostkaka4Surdeg' };
  expect(server.asked(giveConsent)[0]?.body).toMatchObject(wanted);
  expect(leaveFor).toHaveBeenCalledWith(redirectTo);
});

test('a wrong password is said where it stands, nothing ticked where that is, and no leads back', async () => {
  server.answer(giveConsent, refused('old_password_is_wrong'));
  const { user, fill } = await page();
  await screen.findByLabelText('Ditt lösenord');
  await fill('Ditt lösenord', 'Fel4Lösenord');
  await user.click(screen.getByRole('button', { name: 'Släpp in Kocken' }));
  expect(await screen.findByText('Det är inte ditt lösenord')).toBeTruthy();
  for (const name of ['Norr', 'Söder']) await user.click(screen.getByLabelText(name));
  await user.click(screen.getByRole('button', { name: 'Släpp in Kocken' }));
  expect(await screen.findByText('Kryssa i minst en restaurang')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Nej' }));
  expect(leaveFor).toHaveBeenCalledWith(good.denied);
});

test('a program on the own machine comes with a warning, and one that is not renewed with its ten minutes', async () => {
  const client = { ...good.client, redirectHost: '127.0.0.1:49152', isOwnMachine: true, isLasting: false };
  server.answer(readConsentRequest, { ...good, client });
  await page();
  expect(await screen.findByText(/vilket program som helst där kan kalla sig Kocken/)).toBeTruthy();
  expect(screen.getByText('Det släpps in i tio minuter.')).toBeTruthy();
});

test('Premium is offered what it has, and Starter the plans', async () => {
  server.answer(readConsentRequest, { ...good, apiAccess: 'read' });
  const premium = await page();
  expect(await screen.findByText(/Med Premium\+ kan de föreslå också/)).toBeTruthy();
  expect(screen.queryByLabelText('Skriva utkast till kreditkrav')).toBeNull();
  premium.unmount();
  server.answer(readConsentRequest, { ...good, apiAccess: 'none' });
  const { user } = await page();
  expect(await screen.findByText('Kocken kan inte släppas in med ert abonnemang')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Tillbaka till Kocken' }));
  expect(leaveFor).toHaveBeenCalledWith(good.denied);
});

test('what cannot be granted leads back to the program; what cannot be trusted leads nowhere', async () => {
  const backTo = 'https://kocken.example/back?error=invalid_scope';
  server.answer(readConsentRequest, { state: 'fault', name: 'Kocken', error: 'invalid_scope', backTo });
  const { user, unmount } = await page();
  await user.click(await screen.findByRole('button', { name: 'Tillbaka till Kocken' }));
  expect(leaveFor).toHaveBeenCalledWith(backTo);
  unmount();
  history.replaceState(null, '', consentPath() + '?client_id=another');
  server.answer(readConsentRequest, refused('assistant.redirect_unknown'));
  await page();
  expect(await screen.findByText(/Inget skickas dit/)).toBeTruthy();
});

test('an editor is told whom to ask', async () => {
  await page('editor');
  expect(await screen.findByText('Bara en ägare släpper in program')).toBeTruthy();
  expect(server.asked(readConsentRequest)).toHaveLength(0);
});

test('what is connected is listed with what it may, and ended after a question', async () => {
  const assistant: Assistant = {
    id: '0190a0a0-0000-7000-8000-0000000000aa',
    name: 'Kocken',
    host: 'kocken.example',
    scopes: ['read', 'claims:write'],
    units: [norr],
    who: 'Elin Sandberg',
    isOwn: true,
    madeAt: '2026-11-02T09:00:00.000Z',
    expiresAt: '2027-01-31T09:00:00.000Z',
    lastUsedAt: null,
  };
  server.answer(listAssistants, { assistants: [assistant] });
  server.answer(endAssistant, { id: assistant.id });
  const { user } = await show(<AssistantsCard />, { texts, as: 'owner' });
  expect(await screen.findByText('Läsa, skriva krav')).toBeTruthy();
  expect(screen.getByText('Elin Sandberg')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Avsluta Kocken' }));
  server.answer(listAssistants, { assistants: [] });
  await user.click(screen.getByRole('button', { name: 'Avsluta' }));
  expect(await screen.findByText('Kocken är inte anslutet längre')).toBeTruthy();
  expect(await screen.findByText(/Ingen än/)).toBeTruthy();
});
