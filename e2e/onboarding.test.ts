import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import {
  addOutletsPath,
  chooseSuppliersPath,
  companyKindPath,
  firstOutletPath,
  parentPath,
  reviewSetupPath,
  startPath,
} from '#features/company/onboarding/paths.ts';
import { confirmEmailPath, signUpPath, verifyPath } from '#features/account/accounts/paths.ts';
import { loginPath } from '#features/account/sessions/paths.ts';
import { signingPath } from '#features/company/power-of-attorney/paths.ts';
import { signedPath } from '#features/intake/invoice-address/paths.ts';
import { withSecret } from '#platform/wire/path.ts';
import { accessibilityProblems } from './support/axe.ts';
import { launchBrowser } from './support/browser.ts';
import { letterTo } from './support/letters.ts';
import { type Look, openContext, picture } from './support/look.ts';
import { type Product, startProduct } from './support/product.ts';
import { layoutProblems, watchComplaints } from './support/watch.ts';

const password = 'Smultron4Tratten';
const narrowSwedish: Look = { size: 'narrow', theme: 'dark', language: 'sv' };
const wideEnglish: Look = { size: 'wide', theme: 'light', language: 'en' };
const wideSwedish: Look = { size: 'wide', theme: 'light', language: 'sv' };

let browser: Browser;
let product: Product;
const contexts: BrowserContext[] = [];
const complaints: string[][] = [];

beforeAll(async () => {
  [browser, product] = await Promise.all([launchBrowser(), startProduct()]);
});
afterEach(async () => {
  for (const context of contexts.splice(0)) await context.close();
  expect(complaints.splice(0).flat()).toEqual([]);
});
afterAll(async () => {
  await browser?.close();
  expect(await product?.stop()).toBe(0);
});

type Values = Readonly<Record<string, string>>;

const opened = async (look: Look, path: string): Promise<Page> => {
  const context = await openContext(browser, product.url, look);
  contexts.push(context);
  const page = await context.newPage();
  page.setDefaultTimeout(20_000);
  complaints.push(await watchComplaints(page));
  await page.goto(path);
  return page;
};
const isAt = (page: Page, path: string) => page.waitForURL(({ pathname }) => pathname === path);
const fill = async (page: Page, values: Values) => {
  for (const [name, value] of Object.entries(values)) await page.locator(`[name=${name}]`).fill(value);
};
/** The way on, at the bottom of each step. */
const goOn = (page: Page) => page.locator('.focused > footer .btn.primary').click();
const inspect = async (page: Page, name: string, look: Look) => {
  expect(await accessibilityProblems(page)).toEqual([]);
  expect(await layoutProblems(page)).toEqual([]);
  await picture(page, `onboarding-${name}`, look);
};
const signIn = async (page: Page, email: string) => {
  await fill(page, { email, password });
  await page.keyboard.press('Enter');
  await isAt(page, startPath());
  await page.locator('.onboarding-things').waitFor();
};
const signUp = async (page: Page, email: string) => {
  const person = { firstName: 'Ylva', lastName: 'Brännström', email, phone: '070-174 06 05', password };
  await fill(page, { ...person, repeated: password, companyName: 'Brännströms Krog AB' });
  await page.locator('[name=companyRole]').selectOption('owner');
  await page.locator('[name=terms]').check();
  await page.locator('form button[type=submit]').click();
  await isAt(page, confirmEmailPath());
  await page.goto(await letterTo(product, email, withSecret(verifyPath(), 'token', '')));
  await isAt(page, startPath());
  await page.locator('.onboarding-things').waitFor();
};
const begin = async (page: Page, kind: 'one' | 'several') => {
  await page.locator('.onboarding-things .btn.primary').click();
  await isAt(page, companyKindPath());
  await page
    .locator('input[name=kind]')
    .nth(kind === 'one' ? 0 : 1)
    .check();
  await goOn(page);
  await isAt(page, parentPath());
  await page.locator('#company').waitFor();
};
const place = (name: string): Values => ({
  display_name: name,
  website: 'brannstroms.example',
  street: 'Kajen 4',
  zip_code: '111 30',
  city: 'Stockholm',
  contact_email: 'ylva@brannstroms.example',
  phone: '08-123 456 78',
  bankgiro_number: '5050-1055',
});
// The second number is filled in by itself from the first when that is left, unless it has been typed before.
const company = (number: string): Values => ({
  legal_name: 'Brännströms Krog AB',
  corporateIdentityNumber: number,
  organization_number: number,
  forward_email: 'faktura@brannstroms.example',
  forward_email_again: 'faktura@brannstroms.example',
});
/** Each fault stands at its field and in the summary, which has the focus. */
const expectFaults = async (page: Page, faults: readonly string[]) => {
  await goOn(page);
  await expect.poll(() => page.locator('.field .err').allInnerTexts()).toEqual(faults);
  expect(await page.locator('.errsum:focus a').allInnerTexts()).toHaveLength(faults.length);
};

test('one restaurant, from signing up to sharing its address for invoices', async () => {
  const look = narrowSwedish;
  const page = await opened(look, signUpPath());
  await signUp(page, 'ylva@brannstroms.example');
  await inspect(page, 'welcome', look);
  await begin(page, 'one');
  await fill(page, company('559100-0004'));
  await goOn(page);
  await isAt(page, firstOutletPath());
  await fill(page, place('Brännströms'));
  await inspect(page, 'outlet', look);
  await goOn(page);
  await isAt(page, chooseSuppliersPath());
  expect(new URL(page.url()).searchParams.get('type')).toBe('single-outlet');
  await page.locator('.search input').fill('martin o servera');
  await expect.poll(() => page.locator('.pick').count()).toBe(1);
  await page.getByRole('checkbox', { name: /Martin & Servera/ }).focus();
  await page.keyboard.press('Space');
  await page.getByText('1 vald', { exact: true }).waitFor();
  await inspect(page, 'suppliers-one', look);
  await goOn(page);
  await isAt(page, reviewSetupPath());
  await page.locator('.onboarding-names', { hasText: 'Martin & Servera' }).waitFor();
  await inspect(page, 'review', look);
  await page.getByRole('link', { name: 'Ändra: Brännströms, Uppgifter' }).click();
  await page.locator('[name=street]').fill('Kajen 5');
  await goOn(page);
  await isAt(page, reviewSetupPath());
  await page.getByText('Kajen 5').waitFor();
  await goOn(page);
  await isAt(page, signingPath());
  await page.goto(signedPath());
  await page.getByText('Vi väntar på första fakturan').waitFor();
  const letter = page.getByRole('link', { name: 'Mejla Martin & Servera' });
  const href = (await letter.getAttribute('href')) ?? '';
  expect(decodeURIComponent(href)).toContain(
    await page.locator('.invoice-address-addressline b').innerText(),
  );
  await inspect(page, 'invoice', look);
});

test('a group with a parent, left half-way and finished on another device', async () => {
  const email = 'grupp@brannstroms.example';
  const page = await opened(wideEnglish, signUpPath());
  await signUp(page, email);
  await begin(page, 'several');
  // What signing up has told stands there already.
  await fill(page, { legal_name: '', forward_email: '' });
  await expectFaults(page, [
    'Legal company name required',
    'Organization number required',
    'Corporate identity number required',
    'Current invoice email required',
    'Confirm the invoice email',
  ]);
  await inspect(page, 'faults', wideEnglish);
  const wrong = {
    organization_number: '559100-0000',
    forward_email: 'faktura',
    forward_email_again: 'annat',
  };
  await fill(page, { ...company('1'), ...wrong });
  await expectFaults(page, [
    'Organization number not valid',
    'Corporate identity number not valid',
    'Email not valid',
    "Emails don't match!",
  ]);
  await fill(page, company('559100-0004'));
  await page.getByText('The Organization number already exists!').first().waitFor();
  await page.getByRole('button', { name: 'Ask for an invitation' }).click();
  await page
    .getByText(/^If the company is with us/)
    .first()
    .waitFor();
  await fill(page, company('559101-0003'));
  await goOn(page);
  await isAt(page, firstOutletPath());
  await fill(page, { contact_email: '', phone: '' });
  await expectFaults(page, [
    'Name of restaurant required',
    'Enter street address',
    'Enter postal code',
    'Enter City',
    'Enter contact email address',
    'Enter contact telephone number',
    'Enter Bankgiro Number',
  ]);
  const odd = { website: 'a b', zip_code: '1', contact_email: 'x', phone: '1', bankgiro_number: '1' };
  await fill(page, { ...place('Krog Ett'), ...odd });
  await expectFaults(page, [
    'Website not valid',
    'Invalid zip code',
    'Email not valid',
    'Invalid phone number',
    'Bankgiro number is not valid',
  ]);
  await fill(page, place('Krog Ett'));
  await goOn(page);
  await isAt(page, addOutletsPath());

  const elsewhere = await opened(wideSwedish, loginPath());
  await signIn(elsewhere, email);
  await elsewhere.getByRole('link', { name: 'Fortsätt där du var' }).click();
  await isAt(elsewhere, addOutletsPath());
  await elsewhere.getByText('Krog Ett').waitFor();
  for (const name of ['Krog Två', 'Krog Tre']) {
    await elsewhere.getByRole('button', { name: 'Lägg till en till' }).click();
    await isAt(elsewhere, firstOutletPath());
    await fill(elsewhere, place(name));
    await goOn(elsewhere);
    await isAt(elsewhere, addOutletsPath());
  }
  await inspect(elsewhere, 'outlets', wideSwedish);
  await goOn(elsewhere);
  await isAt(elsewhere, chooseSuppliersPath());
  await elsewhere.getByRole('checkbox', { name: 'Martin & Servera Grossist' }).check();
  await elsewhere.getByRole('checkbox', { name: 'Martin & Servera, Krog Två' }).focus();
  await elsewhere.keyboard.press('Space');
  await inspect(elsewhere, 'suppliers', wideSwedish);
  await goOn(elsewhere);
  await isAt(elsewhere, reviewSetupPath());
  const card = (name: string) => elsewhere.locator('.onboarding-summary', { hasText: name });
  await card('Krog Tre').getByText('Martin & Servera').waitFor();
  await card('Krog Två').getByText('Inga leverantörer valda').waitFor();
  await goOn(elsewhere);
  await isAt(elsewhere, signingPath());
});
