import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { accountsContract } from '#features/account/accounts/contract.ts';
import { onboardingContract } from '#features/company/onboarding/contract.ts';
import { organizationsContract } from '#features/company/organizations/contract.ts';
import { refused } from '#platform/wire/refused.ts';
import { isSigningPending, keepSigningToken, signingToken } from '#platform/web/session/link-token.ts';
import { server } from '#testing/web/fake-server.ts';
import { idOf } from '#testing/web/sample-reply.ts';
import { show, type Scene } from '#testing/web/world.tsx';
import { powerOfAttorneyContract } from '../contract.ts';
import { PowerPage } from './power-page.tsx';

const { openSigning, sendCode, sign, reject } = powerOfAttorneyContract;
const signing = {
  id: idOf(5),
  state: 'waiting' as const,
  organizationName: 'Krogen AB',
  organizationNumber: '5560360793',
  outlets: ['Krogen'],
  signatoryName: 'Cia Dal',
  signatoryEmail: 'c…@krog.test',
  providerUrl: null,
  expiresAt: '2026-10-31T08:00:00.000Z',
};
const withCode = { ...signing, codeSentAt: '2026-10-01T08:00:00.000Z' };

// The DOM of tests draws nothing: a pen that only remembers that it was used.
const pen = {
  beginPath: vi.fn<() => void>(),
  moveTo: vi.fn<() => void>(),
  lineTo: vi.fn<(x: number, y: number) => void>(),
  stroke: vi.fn<() => void>(),
  clearRect: vi.fn<() => void>(),
  fillText: vi.fn<(text: string) => void>(),
  measureText: () => ({ width: 10 }),
};

beforeEach(() => {
  vi.clearAllMocks();
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(pen as never);
  vi.spyOn(HTMLCanvasElement.prototype, 'toDataURL').mockReturnValue('data:image/png;base64,QUJD');
  vi.spyOn(HTMLCanvasElement.prototype, 'setPointerCapture').mockImplementation(() => undefined);
  server.answer(accountsContract.readSignUp, {});
});

const open = (scene: Scene = {}) => {
  keepSigningToken('signing=abc');
  return show(<PowerPage />, { as: 'stranger', texts: ['power-of-attorney'], ...scene });
};
const submit = async (name: string) =>
  fireEvent.click((await screen.findAllByRole('button', { name }))[0] as HTMLElement);

test('what is missing is said, and the first takes the focus', async () => {
  server.answer(openSigning, signing);
  const { fill } = await open();
  await fill('Ditt namn', 'C');
  await submit('Skicka kod');
  for (const text of [/utställd på: Cia Dal$/, 'Rita din underskrift', 'Kryssa i för att signera'])
    expect(await screen.findByText(text)).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByLabelText('Ditt namn'));
  expect(server.asked(sendCode)).toHaveLength(0);
});

test('name, drawing and assent bring a code; the code signs', async () => {
  server.answer(openSigning, signing);
  server.answer(sendCode, withCode);
  server.answer(sign, { ...signing, state: 'signed' });
  const { user, fill } = await open();
  const pad = await screen.findByRole('img', { name: 'Ytan är tom' });
  fireEvent.pointerDown(pad, { button: 0, clientX: 10, clientY: 10 });
  fireEvent.pointerMove(pad, { clientX: 60, clientY: 20 });
  fireEvent.pointerUp(pad);
  expect(pen.stroke).toHaveBeenCalledTimes(2);
  expect(screen.getByRole('img', { name: 'Underskriften är ritad' })).toBeTruthy();
  await user.click(screen.getByLabelText(/tecknar firman för Krogen AB/));
  await submit('Skicka kod');
  expect(await screen.findByText(/En kod är på väg till c…@krog.test/)).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByLabelText('Kod, sex siffror'));
  await fill('Kod, sex siffror', '123');
  await submit('Signera fullmakten');
  expect(await screen.findByText('Ange koden, sex siffror')).toBeTruthy();
  await fill('Kod, sex siffror', '123 456');
  await submit('Signera fullmakten');
  expect(await screen.findByRole('heading', { name: 'Fullmakten är signerad' })).toBeTruthy();
  expect(server.asked(sign)[0]?.body).toEqual({
    token: 'abc',
    typedName: 'Cia Dal',
    drawnSignature: 'QUJD',
    code: '123456',
    isAccepted: true,
  });
  expect(isSigningPending()).toBe(false);
});

test('a name can be written for who does not draw, and wiped again', async () => {
  server.answer(openSigning, signing);
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: 'Skriv mitt namn' }));
  expect(pen.fillText.mock.calls[0]?.[0]).toBe('Cia Dal');
  await user.click(screen.getByRole('button', { name: 'Rensa' }));
  expect(screen.getByRole('img', { name: 'Ytan är tom' })).toBeTruthy();
});

test('a wrong code is said at its field; a new one replaces it', async () => {
  server.answer(openSigning, withCode);
  server.answer(sign, refused('power.code_wrong'));
  server.answer(sendCode, withCode);
  const { user, fill } = await open();
  await user.click(await screen.findByRole('button', { name: 'Skriv mitt namn' }));
  await user.click(screen.getByLabelText(/tecknar firman/));
  await fill('Kod, sex siffror', '111111');
  await submit('Signera fullmakten');
  const field = screen.getByLabelText('Kod, sex siffror');
  await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'));
  await user.click(screen.getByRole('button', { name: 'Skicka en ny kod' }));
  expect(await screen.findByText(/Den förra fungerar inte längre/)).toBeTruthy();
  expect(field).toHaveProperty('value', '');
});

test('who came from the restaurant goes back there', async () => {
  server.answer(openSigning, withCode);
  server.answer(sign, { ...signing, state: 'signed' });
  // Without its link the page is that of one's own companies, until the next screen is there.
  server.answer(onboardingContract.readOnboarding, {});
  server.answer(organizationsContract.listOwnOutlets, []);
  const { user, fill, address } = await open({ as: 'owner', at: '/?from=outlet' });
  await user.click(await screen.findByRole('button', { name: 'Skriv mitt namn' }));
  await user.click(screen.getByLabelText(/tecknar firman/));
  await fill('Kod, sex siffror', '123456');
  await submit('Signera fullmakten');
  await waitFor(() => expect(address()).toBe('/outlet?tab=power'));
  expect(signingToken()).toBeNull();
});

test('saying no asks first, and takes the reason along', async () => {
  server.answer(openSigning, signing);
  server.answer(reject, { ...signing, state: 'rejected' });
  const { user, fill } = await open();
  await user.click(await screen.findByRole('button', { name: 'Tacka nej' }));
  const dialog = await screen.findByRole('alertdialog', { name: 'Tacka nej till fullmakten?' });
  await fill(/Kommentar/, 'Fel bolag');
  await user.click(within(dialog).getByRole('button', { name: 'Tacka nej' }));
  expect(await screen.findByRole('heading', { name: 'Du har tackat nej' })).toBeTruthy();
  expect(server.asked(reject)[0]?.body).toEqual({ token: 'abc', comment: 'Fel bolag' });
});

test('a link that no longer works says so, also when it dies under the form', async () => {
  server.answer(openSigning, refused('link.expired'));
  const { unmount } = await open();
  expect(await screen.findByRole('heading', { name: 'Länken gäller inte längre' })).toBeTruthy();
  expect(isSigningPending()).toBe(false);
  unmount();
});

test('a document that is taken back under the form is shown as such', async () => {
  server.answer(openSigning, signing);
  server.answer(sendCode, refused('power.not_waiting'));
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: 'Skriv mitt namn' }));
  await user.click(screen.getByLabelText(/tecknar firman/));
  server.answer(openSigning, { ...signing, state: 'withdrawn' });
  await submit('Skicka kod');
  expect(await screen.findByRole('heading', { name: 'Fullmakten är tillbakatagen' })).toBeTruthy();
});

test('a signing service has its own page instead of the form', async () => {
  server.answer(openSigning, { ...signing, providerUrl: 'https://sign.test/1' });
  await open();
  const [link] = await screen.findAllByRole('link', { name: 'Gå till signeringstjänsten' });
  expect(link?.getAttribute('href')).toBe('https://sign.test/1');
  expect(screen.queryByLabelText('Ditt namn')).toBeNull();
});

test('a document that cannot be had is asked for again', async () => {
  server.answer(openSigning, refused('rate.limited'));
  const { user } = await open();
  expect(await screen.findByText('Fullmakten gick inte att hämta')).toBeTruthy();
  server.answer(openSigning, signing);
  await user.click(screen.getByRole('button', { name: 'Försök igen' }));
  expect(await screen.findByLabelText('Ditt namn')).toBeTruthy();
});
