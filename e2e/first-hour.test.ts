import { setTimeout as delay } from 'node:timers/promises';
import type { Browser, BrowserContext, Locator, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import {
  confirmEmailPath,
  privacyPath,
  sharedPlanPath,
  signUpPath,
  termsPath,
  verifyPath,
} from '#features/account/accounts/paths.ts';
import { loginPath } from '#features/account/sessions/paths.ts';
import {
  chooseSuppliersPath,
  companyKindPath,
  firstOutletPath,
  parentPath,
  reviewSetupPath,
  signingPath,
  startPath,
} from '#features/company/onboarding/paths.ts';
import { alertsPath } from '#features/prices/price-monitoring/paths.ts';
import { buildDraft, buildLine } from '#features/purchases/invoices/server/builders.ts';
import { invoicesPath } from '#features/purchases/invoices/paths.ts';
import { writeUbl } from '#core/invoices/write/write-ubl.ts';
import { accountsContract } from '#features/account/accounts/contract.ts';
import { fullPath } from '#platform/wire/openapi.ts';
import { homePath } from '#platform/wire/doors.ts';
import { platformContract } from '#platform/wire/platform-contract.ts';
import { withSecret } from '#platform/wire/path.ts';
import { shareOf } from '#testing/share.ts';
import { accessibilityProblems } from './support/axe.ts';
import { choose } from './support/arrivals.ts';
import { launchBrowser } from './support/browser.ts';
import { cutProblems } from './support/cut.ts';
import { letterTo } from './support/letters.ts';
import { type Look, openContext, picture } from './support/look.ts';
import { type Product, startProduct } from './support/product.ts';
import { layoutProblems, watchComplaints } from './support/watch.ts';

/**
 * What a person needs in seconds: Card, Moran and Newell, "The keystroke-level model" (1980), with a key of somebody who is
 * no typist. `mail` is finding the letter and opening its link.
 */
const needs = { think: 1.35, point: 1.1, home: 0.4, press: 0.2, key: 0.28, mail: 15 } as const;
const limit = 180;
/** `PACE=person` takes that time for real, for a stopwatch. */
const isPaced = process.env['PACE'] === 'person';

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

/** Somebody at the keyboard, and what they have had to do so far. */
class Person {
  readonly page: Page;
  fields = 0;
  steps = 0;
  seconds = 0;
  constructor(page: Page) {
    this.page = page;
  }
  async takes(seconds: number): Promise<void> {
    this.seconds += seconds;
    if (isPaced) await delay(seconds * 1000);
  }
  async types(name: string, text: string): Promise<void> {
    this.fields += 1;
    await this.takes(needs.think + needs.point + needs.press + needs.home + text.length * needs.key);
    const field = this.page.locator(`[name=${name}]`);
    await field.click();
    await this.page.keyboard.type(text);
  }
  async answers(act: () => Promise<unknown>): Promise<void> {
    this.fields += 1;
    await this.takes(needs.think + needs.point + needs.press);
    await act();
  }
  async presses(what: Locator): Promise<void> {
    this.steps += 1;
    await this.takes(needs.think + needs.point + needs.press);
    await what.click();
  }
  /** The way on, at the bottom of each step. */
  goesOn(): Promise<void> {
    return this.presses(this.page.locator('.focused > footer .btn.primary'));
  }
}

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
/** Milliseconds that the test has looked around, which no person waits for. */
let looked = 0;
const inspect = async (page: Page, name: string, look: Look) => {
  const began = performance.now();
  expect(await accessibilityProblems(page)).toEqual([]);
  expect(await layoutProblems(page)).toEqual([]);
  await picture(page, `first-hour-${name}`, look);
  looked += performance.now() - began;
};

/** On a phone, nothing is cut on the smallest one either. */
const fitsSmallest = async (page: Page, { size }: Look) => {
  const viewport = page.viewportSize();
  if (size !== 'narrow' || viewport === null) return;
  await page.setViewportSize({ width: 320, height: 844 });
  expect(await cutProblems(page)).toEqual([]);
  await page.setViewportSize(viewport);
};

const signsUp = async (person: Person, email: string, last: string, look: Look) => {
  await person.types('firstName', 'Ylva');
  await person.types('lastName', last);
  await person.types('email', email);
  await person.types('phone', '0701740605');
  await person.types('password', 'Smultron4Tratten');
  await person.types('repeated', 'Smultron4Tratten');
  await person.types('companyName', `${last}s Krog AB`);
  const { page } = person;
  await person.answers(() => page.locator('[name=companyRole]').selectOption('owner'));
  await person.answers(() => page.locator('[name=terms]').check());
  await inspect(page, 'sign-up', look);
  await person.presses(page.locator('form button[type=submit]'));
  await isAt(page, confirmEmailPath());
  return letterTo(product, email, withSecret(verifyPath(), 'token', ''));
};

const invoice = (number: string, daysAgo: number, price: string) => {
  const day = (ago: number) => new Date(Date.now() - ago * 86_400_000).toISOString().slice(0, 10);
  const draft = buildDraft({
    number,
    issueDate: day(daysAgo),
    dueDate: day(daysAgo - 30),
    lines: [buildLine({ price })],
  });
  return { name: `${number}.xml`, mimeType: 'application/xml', buffer: Buffer.from(writeUbl(draft)) };
};

const journeys = [
  { size: 'wide', theme: 'light', language: 'sv', last: 'Nyström', number: '5591000004' },
  { size: 'narrow', theme: 'dark', language: 'sv', last: 'Åkerblom', number: '5591010003' },
] as const;

test.each(shareOf('JOURNEYS', journeys, 2))(
  'from signing up to the first alert: $size',
  async ({ last, number, ...look }) => {
    const page = await opened(look, signUpPath());
    const person = new Person(page);
    const began = performance.now();
    looked = 0;
    const letter = await signsUp(person, `${number}@krog.example`, last, look);

    person.steps += 1;
    await person.takes(needs.mail);
    await page.goto(letter);
    // Nobody signs in a second time, and the page goes on by itself.
    await isAt(page, startPath());
    await person.presses(page.locator('.onboarding-things .btn.primary'));
    await isAt(page, companyKindPath());
    await person.goesOn();
    await isAt(page, parentPath());
    expect(await page.locator('[name=legal_name]').inputValue()).toBe(`${last}s Krog AB`);
    await person.types('organization_number', number);
    await inspect(page, 'company', look);
    await person.goesOn();
    await isAt(page, firstOutletPath());
    expect(await page.locator('[name=display_name]').inputValue()).toBe(`${last}s Krog`);
    await person.types('street', 'Kajen 4');
    await person.types('zip_code', '11130');
    await person.types('city', 'Stockholm');
    await person.presses(page.getByRole('button', { name: 'Senare' }));
    await inspect(page, 'restaurant', look);
    await person.goesOn();
    await isAt(page, chooseSuppliersPath());
    await person.goesOn();
    await isAt(page, reviewSetupPath());
    await person.goesOn();
    await isAt(page, signingPath());
    await page.locator('.power-of-attorney-maylist').waitFor();
    await inspect(page, 'signing', look);
    await person.presses(page.getByRole('button', { name: 'Senare' }).locator('visible=true'));
    await isAt(page, homePath());
    const step = page.getByRole('region', { name: 'Steg som är kvar' });
    await step.getByText(/Med den får vi hämta fakturorna/).waitFor();
    await inspect(page, 'overview', look);

    await person.presses(page.getByRole('link', { name: 'Lägg till fakturor' }));
    await isAt(page, invoicesPath());
    await fitsSmallest(page, look);
    await person.answers(() => choose(page, [invoice('1001', 14, '189.00'), invoice('1002', 7, '209.00')]));
    const done = page.locator('.files li', { hasText: 'Klar' });
    await expect.poll(() => done.count(), { timeout: 20_000 }).toBe(2);
    await page.keyboard.press('Escape');
    const nav = (path: string) => page.locator(`:is(.sidebar, .bottomnav) a[href="${path}"]`);
    await person.presses(nav(alertsPath()));
    const alert = page.locator('.tablecard tbody tr, .rows li', { hasText: 'Lax filé' });
    await alert.getByText('209,00').first().waitFor();
    const measured = (performance.now() - began - looked) / 1000;
    await inspect(page, 'alert', look);

    const { fields, steps, seconds } = person;
    const total = isPaced ? measured : seconds + measured;
    console.log(
      `first alert, ${look.size}: ${fields} fields, ${steps} steps, ${seconds.toFixed(0)} s of a person, ${measured.toFixed(1)} s measured${isPaced ? ' in all' : ' of the machine'}`,
    );
    expect(fields).toBeLessThanOrEqual(14);
    expect(steps).toBeLessThanOrEqual(14);
    expect(total).toBeLessThanOrEqual(limit);

    // A load asks again, and leads on to where one was going.
    await page.goto(alertsPath());
    await isAt(page, signingPath());
    await page.getByRole('button', { name: 'Senare' }).locator('visible=true').click();
    await isAt(page, alertsPath());
    await alert.waitFor();

    // What one tab forgets, all forget at once.
    const other = await page.context().newPage();
    await other.goto(alertsPath());
    await isAt(other, signingPath());
    await page.getByRole('button', { name: new RegExp(`Ylva ${last}`) }).click();
    await page.getByRole('menuitem', { name: 'Logga ut' }).click();
    await isAt(other, loginPath());
    expect(await other.evaluate(`localStorage.getItem('root') ?? ''`)).not.toContain(last);
  },
);

test('a stranger on a public page makes no session call', async () => {
  const page = await opened({ size: 'wide', theme: 'light', language: 'en' }, sharedPlanPath());
  const calls: string[] = [];
  page.on('request', (request) => void calls.push(new URL(request.url()).pathname));
  const titles = {
    [sharedPlanPath()]: 'This link is no longer valid',
    [termsPath()]: 'Terms of use',
    [privacyPath()]: 'Personal data',
    [loginPath()]: 'Welcome back',
  };
  for (const [path, title] of Object.entries(titles)) {
    await page.goto(path);
    await page.getByRole('heading', { name: title, level: 1 }).waitFor();
    expect(await accessibilityProblems(page)).toEqual([]);
    await page.waitForLoadState('networkidle');
  }
  const forAnybody = [fullPath(accountsContract.readSignUp), fullPath(platformContract.readSupport)];
  expect(calls.filter((path) => path.startsWith('/api/') && !forAnybody.includes(path))).toEqual([]);
  // Whoever was going somewhere goes on there after signing in, from a door of the same origin.
  await page.goto(alertsPath());
  await isAt(page, loginPath());
  expect(await page.evaluate(`sessionStorage.getItem('wanted')`)).toBe(alertsPath());
});

test('the letter is opened on another device, and the browser that signed up goes on by itself', async () => {
  const look: Look = { size: 'wide', theme: 'light', language: 'sv' };
  const page = await opened(look, signUpPath());
  const letter = await signsUp(new Person(page), 'telefon@krog.example', 'Ekblad', look);
  const phone = await opened({ ...look, size: 'narrow' }, letter);
  await phone.getByText('Din e-post är bekräftad').waitFor();
  await isAt(page, startPath());
  // Whoever has the letter alone has no session by it.
  await isAt(phone, loginPath());
  expect(await phone.evaluate(`localStorage.getItem('accessToken')`)).toBeNull();
});
