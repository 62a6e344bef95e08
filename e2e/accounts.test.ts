import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { samplePassword, samplePeople } from '#features/sample/demo/rules-people.ts';
import {
  confirmEmailPath,
  forgotPasswordPath,
  signUpPath,
  verifyRequestPath,
  verifyPath,
  resetPasswordPath,
} from '#features/account/accounts/paths.ts';
import { loginPath } from '#features/account/sessions/paths.ts';
import { startPath } from '#features/company/onboarding/paths.ts';
import { invoicesPath } from '#features/purchases/invoices/paths.ts';
import { accountPath, profilePath } from '#features/account/settings/paths.ts';
import { withSecret } from '#platform/wire/path.ts';
import { accessibilityProblems } from './support/axe.ts';
import { launchBrowser } from './support/browser.ts';
import { letterTo } from './support/letters.ts';
import { type Look, openContext } from './support/look.ts';
import { type Product, startProduct } from './support/product.ts';
import { signInHere, untilPrinted } from './support/sample.ts';
import { watchComplaints } from './support/watch.ts';

const [wideSwedish, narrowSwedish]: [Look, Look] = [
  { size: 'wide', theme: 'light', language: 'sv' },
  { size: 'narrow', theme: 'light', language: 'sv' },
];
const [wideEnglish, narrowEnglish]: [Look, Look] = [
  { size: 'wide', theme: 'dark', language: 'en' },
  { size: 'narrow', theme: 'dark', language: 'en' },
];
const password = 'Smultron4Tratten';
const emailOf = (role: string): string => samplePeople.find((person) => person.role === role)?.email ?? '';

let browser: Browser;
let product: Product;
const contexts: BrowserContext[] = [];
const complaints: string[][] = [];

beforeAll(async () => {
  [browser, product] = await Promise.all([launchBrowser(), startProduct({ env: { SAMPLE_DATA: 'small' } })]);
  await untilPrinted(product);
});
afterEach(async () => {
  for (const context of contexts.splice(0)) await context.close();
  // A refused sign-in is a failed request to the browser's console; the policy's reports are what must not be.
  expect(
    complaints
      .splice(0)
      .flat()
      .filter((one) => !one.startsWith('console: Failed to load resource')),
  ).toEqual([]);
});
afterAll(async () => {
  await browser?.close();
  expect(await product?.stop()).toBe(0);
});

const opened = async (look: Look, path: string, role?: 'owner' | 'editor' | 'reporter'): Promise<Page> => {
  const context = await openContext(browser, product.url, look);
  contexts.push(context);
  if (role !== undefined) await signInHere(context, product.printed(), role);
  const page = await context.newPage();
  complaints.push(await watchComplaints(page));
  await page.goto(path);
  await page.locator('main h1').waitFor();
  return page;
};
const isAt = (page: Page, path: string) => page.waitForURL(({ pathname }) => pathname === path);
const expectAccessible = async (page: Page) => expect(await accessibilityProblems(page)).toEqual([]);
const signIn = async (page: Page, email: string, secret: string) => {
  await page.locator('input[name=email]').fill(email);
  await page.locator('input[name=password]').fill(secret);
  await page.keyboard.press('Enter');
};
const api = async (path: string, { token, unitId, body }: Asked): Promise<unknown> => {
  const headers = {
    'Content-Type': 'application/json',
    'Idempotency-Key': crypto.randomUUID(),
    ...(token === undefined ? {} : { Authorization: `Bearer ${token.replace(/^Bearer /, '')}` }),
    ...(unitId === undefined ? {} : { 'X-UNIT-ID': unitId }),
  };
  const sent = body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) };
  const answer = await fetch(`${product.url}/api/hospitad/${path}`, { headers, ...sent });
  const { data }: { data: unknown } = JSON.parse(await answer.text());
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  return data;
};
type Asked = { token?: string; unitId?: string; body?: unknown };
/** As the owner of the sample's main restaurant, who wants one more to look at its prices. */
const inviteToMain = async (email: string): Promise<void> => {
  const body = { email: emailOf('owner'), password: samplePassword };
  const { token } = (await api('auth/users/login', { body })) as { token: string };
  type Place = { mainUnitId: string; outletInformation: { id: string; displayName: string } };
  const places = (await api('outlet-management/unit-less/outlet-roles', { token })) as Place[];
  const main = places.find(({ outletInformation }) => outletInformation.displayName === 'Krog Bryggan');
  if (main === undefined) throw new Error('the sample has Krog Bryggan');
  const invitation = { email, role: 'reporter', outletIds: [main.outletInformation.id], language: 'sv' };
  await api('team/invitations', { token, unitId: main.mainUnitId, body: invitation });
};
const signUp = async (page: Page, email: string) => {
  const values = {
    firstName: 'Ylva',
    lastName: 'Brännström',
    email,
    phone: '070-174 06 05',
    password,
    repeated: password,
    companyName: 'Brännströms Krog AB',
  };
  for (const [name, value] of Object.entries(values)) await page.locator(`[name=${name}]`).fill(value);
  await page.locator('[name=companyRole]').selectOption('owner');
  await page.locator('[name=terms]').check();
  await expectAccessible(page);
  await page.locator('form button[type=submit]').click();
  await isAt(page, confirmEmailPath());
};

test('a person signs up, proves the address by the letter and is let in', async () => {
  const page = await opened(wideSwedish, signUpPath());
  await signUp(page, 'ylva@brannstroms.example');
  await page.getByText('ylva@brannstroms.example').waitFor();
  await page.getByRole('button', { name: /^Skicka igen om \d+ s$/ }).waitFor();
  await expectAccessible(page);
  await page.goto(loginPath());
  await signIn(page, 'ylva@brannstroms.example', password);
  await page.getByRole('alert').getByText('Bekräfta din e-post för att fortsätta').waitFor();
  await page.getByRole('alert').getByRole('link', { name: 'Skicka ny länk' }).waitFor();
  await expectAccessible(page);
  await page.goto(await letterTo(product, 'ylva@brannstroms.example', withSecret(verifyPath(), 'token', '')));
  await page.getByRole('heading', { name: 'Din e-post är bekräftad' }).waitFor();
  expect(new URL(page.url()).hash).toBe('');
  // The browser that signed up signs in by itself.
  await isAt(page, startPath());
  await page.getByRole('heading', { name: 'Välkommen, Ylva' }).waitFor();
  await page.getByRole('link', { name: 'hej@krogkoll.example' }).waitFor();
  await expectAccessible(page);
  for (const path of ['/', invoicesPath(), accountPath(), `${startPath()}/nowhere`, loginPath()]) {
    await page.goto(path);
    await isAt(page, startPath());
  }
  await inviteToMain('ylva@brannstroms.example');
  await page.reload();
  await page.getByRole('heading', { name: 'Du är inbjuden' }).waitFor();
  await expectAccessible(page);
  await page.getByRole('button', { name: /^Acceptera/ }).click();
  await isAt(page, '/');
  await page.locator('.sign', { hasText: 'Krog Bryggan' }).first().waitFor();
  await page.locator('.userrow', { hasText: 'Begränsad behörighet' }).waitFor();
  await page.locator('.userrow').click();
  await page.getByRole('menuitem', { name: 'Konto' }).click();
  await page.getByRole('tab', { name: 'Inbjudningar' }).click();
  await page.getByText('Accepterad').waitFor();
  await expectAccessible(page);
});

test('an expired link leads to a new one', async () => {
  const page = await opened(narrowEnglish, signUpPath());
  await signUp(page, 'ivar@holm.example');
  const first = await letterTo(product, 'ivar@holm.example', withSecret(verifyPath(), 'token', ''));
  await page.goto(withSecret(verifyPath(), 'token', 'c29tZXRoaW5nIHRoYXQgaXMgbm8gdG9rZW4gb2Ygb3Vycw'));
  await page.getByRole('heading', { name: 'The link has expired' }).waitFor();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Send a new link' }).click();
  await isAt(page, verifyRequestPath());
  await expectAccessible(page);
  await page.locator('input[name=email]').fill('ivar@holm.example');
  await page.getByRole('button', { name: 'Send a new link' }).click();
  await page.getByRole('heading', { name: 'Check your inbox' }).waitFor();
  const second = await letterTo(product, 'ivar@holm.example', withSecret(verifyPath(), 'token', ''), first);
  await page.goto(first);
  await page.getByRole('heading', { name: 'The link has expired' }).waitFor();
  await page.goto(loginPath());
  await page.goto(second);
  await page.getByRole('heading', { name: 'Your email is confirmed' }).waitFor();
  await page.getByRole('link', { name: 'Continue' }).click();
  await isAt(page, startPath());
});

test('a forgotten password is replaced by the letter, and what was signed in with it is out', async () => {
  const old = await opened(wideSwedish, invoicesPath(), 'editor');
  const page = await opened(narrowSwedish, forgotPasswordPath());
  await expectAccessible(page);
  await page.locator('input[name=email]').fill(emailOf('editor'));
  await page.getByRole('button', { name: 'Skicka länk' }).click();
  await page.getByRole('heading', { name: 'Kolla inkorgen' }).waitFor();
  await expectAccessible(page);
  await page.goto(await letterTo(product, emailOf('editor'), withSecret(resetPasswordPath(), 'token', '')));
  await page.getByLabel('Nytt lösenord', { exact: true }).fill('Sommar2026');
  await page.getByText('Det är för lätt att gissa').waitFor();
  await page.getByLabel('Nytt lösenord', { exact: true }).fill(password);
  await page.getByLabel('Upprepa det nya lösenordet').fill(password);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Spara det nya lösenordet' }).click();
  await isAt(page, loginPath());
  await page.getByText('Lösenordet är bytt. Logga in med det nya').waitFor();
  await old.reload();
  await old.getByText('Sessionen har gått ut. Logga in igen.').waitFor();
  await signIn(page, emailOf('editor'), samplePassword);
  await page.getByRole('alert').getByText('Fel e-post eller lösenord').waitFor();
  await signIn(page, emailOf('editor'), password);
  await isAt(page, '/');
});

test('a changed address is confirmed by the letter, signed in as one is', async () => {
  const page = await opened(narrowSwedish, accountPath(), 'owner');
  await page.getByRole('link', { name: 'Allmänt' }).click();
  await page.getByRole('button', { name: 'Byt e-post' }).click();
  await page.getByLabel('Ny e-post').fill('elin@krogbryggan.example');
  await page.getByLabel('Lösenord', { exact: true }).fill('fel lösenord');
  await page.getByRole('button', { name: 'Skicka länk' }).click();
  await page.getByText('Fel lösenord').waitFor();
  await page.getByLabel('Lösenord', { exact: true }).fill(samplePassword);
  await page.getByRole('link', { name: 'Tillbaka' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Avbryt' }).click();
  await page.getByRole('button', { name: 'Skicka länk' }).click();
  await page.getByText(/elin@krogbryggan\.example väntar på att bekräftas/).waitFor();
  await expectAccessible(page);
  await page.goto(
    await letterTo(product, 'elin@krogbryggan.example', withSecret(confirmEmailPath(), 'token', '')),
  );
  await page.getByText('Din e-post är nu elin@krogbryggan.example').waitFor();
  expect(new URL(page.url()).pathname + new URL(page.url()).hash).toBe(accountPath());
});

test('a changed password ends what is signed in elsewhere', async () => {
  const elsewhere = await opened(wideEnglish, invoicesPath(), 'reporter');
  const page = await opened(narrowEnglish, accountPath({ tab: 'security' }), 'reporter');
  await page.getByText('This device').waitFor();
  await page.getByRole('button', { name: 'Sign out all others' }).waitFor();
  const change = page.getByRole('button', { name: 'Change password' });
  await page.getByLabel('Current password').fill('not the password');
  await page.getByLabel('New password', { exact: true }).fill(password);
  await page.getByLabel('Repeat the new password').fill(password);
  await change.click();
  await page.getByText('Incorrect password').waitFor();
  await expectAccessible(page);
  await page.getByLabel('Current password').fill(samplePassword);
  await change.click();
  await page.getByText(/^The password is changed\. .*signed out/).waitFor();
  await elsewhere.reload();
  await isAt(elsewhere, loginPath());
});

test('an account that is deleted signs in no more', async () => {
  const page = await opened(wideEnglish, loginPath());
  await signIn(page, emailOf('reporter'), password);
  await isAt(page, '/');
  await page.goto(profilePath());
  await isAt(page, accountPath());
  await page.getByRole('tab', { name: 'General' }).focus();
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  const leave = page.getByRole('button', { name: 'Delete account' });
  await leave.waitFor();
  await expectAccessible(page);
  const file = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download my data' }).click();
  expect((await file).suggestedFilename()).toBe('krogkoll-my-data.json');
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel(/^Type /).fill('somebody@else.example');
  expect(await leave.isDisabled()).toBe(true);
  await page.getByLabel(/^Type /).fill(emailOf('reporter').toUpperCase());
  await leave.click();
  await isAt(page, loginPath());
  await page.getByText('The account is deleted').waitFor();
  await signIn(page, emailOf('reporter'), password);
  await page.getByRole('alert').getByText('Incorrect email or password').waitFor();
});
