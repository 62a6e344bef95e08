import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { confirmEmailPath, signUpPath, verifyPath } from '#features/account/accounts/paths.ts';
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
import { claimsPath } from '#features/prices/claims/paths.ts';
import { dealsPath } from '#features/prices/deals/paths.ts';
import { inboxPath } from '#features/intake/inbox/paths.ts';
import { invoicesPath } from '#features/purchases/invoices/paths.ts';
import { productsPath } from '#features/purchases/products/paths.ts';
import { buildLetter } from '#features/intake/mail/server/builders.ts';
import { firstInvoicePath } from '#features/sample/showcase/paths.ts';
import { homePath } from '#platform/wire/doors.ts';
import { apiBase } from '#platform/wire/endpoint.ts';
import { withSecret } from '#platform/wire/path.ts';
import { TestSmtpClient } from '#testing/peers/smtp-client.ts';
import { accessibilityProblems } from './support/axe.ts';
import { launchBrowser } from './support/browser.ts';
import { cutProblems } from './support/cut.ts';
import { letterTo } from './support/letters.ts';
import { everyLook, type Look, openContext, picture } from './support/look.ts';
import { strangersInvoice, stranger } from './support/mails.ts';
import { type Product, startProduct } from './support/product.ts';
import { isWhole, turn } from '#testing/share.ts';
import { layoutProblems, settled, watchComplaints } from './support/watch.ts';

let browser: Browser;
let product: Product;
let context: BrowserContext;
let page: Page;
let complaints: string[];

const look: Look = { size: 'wide', theme: 'light', language: 'sv' };
const isAt = (path: string) => page.waitForURL(({ pathname }) => pathname === path);
const goesOn = () => page.locator('.focused > footer .btn.primary').click();
const later = () =>
  page
    .getByRole('button', { name: /^(Senare|Later)$/ })
    .locator('visible=true')
    .click();

/** Opens a screen; a load asks for the signature first, which may wait. */
const visits = async (path: string): Promise<void> => {
  await page.goto(path);
  await page.locator('h1').first().waitFor();
  if (new URL(page.url()).pathname === signingPath()) await later();
  await isAt(path.replace(/\?.*$/s, ''));
};

/** Somebody registers and comes to their first overview. */
const register = async (): Promise<void> => {
  await page.goto(signUpPath());
  const fields = {
    firstName: 'Ylva',
    lastName: 'Forsberg',
    email: 'demo@krog.example',
    phone: '0701740605',
    password: 'Smultron4Tratten',
    repeated: 'Smultron4Tratten',
    companyName: 'Forsbergs Krog AB',
  };
  for (const [name, text] of Object.entries(fields)) await page.locator(`[name=${name}]`).fill(text);
  await page.locator('[name=companyRole]').selectOption('owner');
  await page.locator('[name=terms]').check();
  await page.locator('form button[type=submit]').click();
  await isAt(confirmEmailPath());
  await page.goto(await letterTo(product, fields.email, withSecret(verifyPath(), 'token', '')));
  await isAt(startPath());
  await page.locator('.onboarding-things .btn.primary').click();
  await isAt(companyKindPath());
  await goesOn();
  await isAt(parentPath());
  await page.locator('[name=organization_number]').fill('5591000004');
  await goesOn();
  await isAt(firstOutletPath());
  for (const [name, text] of Object.entries({ street: 'Kajen 4', zip_code: '11130', city: 'Stockholm' }))
    await page.locator(`[name=${name}]`).fill(text);
  await later();
  await goesOn();
  await isAt(chooseSuppliersPath());
  await goesOn();
  await isAt(reviewSetupPath());
  await goesOn();
  await isAt(signingPath());
  await later();
  await isAt(homePath());
};

/** Who is new is led from signing up into the tour, and goes through it by keyboard to its end. */
const finishTour = async (): Promise<void> => {
  const card = page.locator('section.tour');
  const title = () => card.locator('h3').textContent();
  await card.waitFor();
  expect(await title()).toBe('Här byter du restaurang');
  let steps = 0;
  while ((await card.count()) > 0) {
    const before = await title();
    await expect.poll(() => page.evaluate(`document.activeElement.closest('.tour') !== null`)).toBe(true);
    await card.locator('.primary').focus();
    await page.keyboard.press('Enter');
    steps += 1;
    await expect.poll(async () => ((await card.count()) === 0 ? null : await title())).not.toBe(before);
  }
  expect(steps).toBeGreaterThanOrEqual(4);
  await visits(homePath());
  await page.waitForTimeout(1_500);
  expect(await card.count()).toBe(0);
};

beforeAll(async () => {
  [browser, product] = await Promise.all([
    launchBrowser(),
    startProduct({ env: { DEMO_DATA: 'on', SAMPLE_DATA: 'off' } }),
  ]);
  context = await openContext(browser, product.url, look);
  page = await context.newPage();
  page.setDefaultTimeout(30_000);
  complaints = await watchComplaints(page);
});

afterAll(async () => {
  await browser?.close();
  expect(await product?.stop()).toBe(0);
  // The decision below is refused.
  expect(complaints.filter((one) => !/status of 409 .*\/decisions$/.test(one))).toEqual([]);
});

const banner = () => page.getByRole('region', { name: /^(Exempeldata|Sample data)$/ });

const screens = {
  overview: homePath(),
  invoices: invoicesPath(),
  products: productsPath(),
  monitoring: alertsPath(),
  deals: dealsPath(),
  claims: claimsPath(),
  'first-invoice': firstInvoicePath(),
} as const;

/** The looks whose turn it is: a quarter of them, and all where all are asked for. */
const looks = everyLook.filter((_, at) => isWhole('LOOKS') || (at + turn) % 4 === 0);

/** Looks at every screen in the looks whose turn it is; `state` names the pictures. */
const inspect = async (state: 'demo' | 'hidden'): Promise<void> => {
  for (const { size, theme, language } of looks) {
    await page.setViewportSize(size === 'wide' ? { width: 1366, height: 900 } : { width: 390, height: 844 });
    await page.emulateMedia({ colorScheme: theme });
    for (const [name, path] of Object.entries(screens)) {
      await visits(`${path}?lang=${language}`);
      if (state === 'demo') await banner().waitFor();
      await settled(page, 'h1');
      expect([name, await layoutProblems(page), await cutProblems(page)]).toEqual([name, [], []]);
      expect([name, await accessibilityProblems(page)]).toEqual([name, []]);
      await picture(page, `${state}-${name}`, { size, theme, language });
    }
  }
  await page.setViewportSize({ width: 1366, height: 900 });
  await visits(`${homePath()}?lang=sv`);
};

test('a new account sees the demo, hides it, has it back, and it ends with the first invoice', async () => {
  await register();
  await banner().getByText('Så här ser Krogkoll ut för en påhittad krog.').waitFor();
  await finishTour();
  await page
    .getByText(/Exempelskafferiet/)
    .first()
    .waitFor();
  await inspect('demo');

  // What would decide something says that nothing is changed.
  await visits(alertsPath());
  await page
    .getByText(/Exempelskafferiet|Exempelfisken/)
    .first()
    .waitFor();
  const refused = await page.evaluate(async (base) => {
    const root: { state: { selectedUnit: { id: string } } } = JSON.parse(
      localStorage.getItem('root') ?? '{}',
    );
    const answer = await fetch(`${base}price-monitoring/decisions`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        authorization: localStorage.getItem('accessToken') ?? '',
        'x-unit-id': root.state.selectedUnit.id,
      },
      body: '{}',
    });
    return [answer.status, ((await answer.json()) as { message: string }).message];
  }, apiBase);
  expect(refused).toEqual([409, 'demo.read_only']);

  await visits(homePath());
  await page.getByRole('button', { name: 'Dölj exempeldata' }).click();
  await page.getByText('Dukat men tomt').waitFor();
  await banner().waitFor({ state: 'detached' });
  await page.getByText('Tre sätt att få in den första').waitFor();
  // It is remembered.
  await visits(homePath());
  await page.getByText('Dukat men tomt').waitFor();
  await inspect('hidden');
  await page.getByRole('button', { name: 'Visa exempeldata' }).click();
  await banner().waitFor();

  await page.getByRole('link', { name: 'Skicka första fakturan' }).click();
  await isAt(firstInvoicePath());
  const address = await page.getByText(/^\S+@inbound\.localhost$/).innerText();
  const file = strangersInvoice('90211', { name: 'Forsbergs Krog AB', organizationNumber: '5591000004' });
  const bytes = buildLetter({
    from: `${stranger.from} <${stranger.address}>`,
    subject: 'Faktura 90211',
    messageId: 'first@krog.example',
    files: [file],
  });
  const client = await TestSmtpClient.open(product.smtpPort);
  await client.begin(stranger.address, [address]);
  expect(await client.data(Buffer.from(bytes).toString('latin1'))).toMatch(/^250/);
  client.close();

  // Its sender is new: a document that waits is no invoice, and stands in the inbox, which is never the demo.
  await visits(inboxPath());
  await page.getByText('90211').first().waitFor();
  await banner().waitFor();
  const other = await context.newPage();
  // A first invoice has no price that changed.
  await other.goto(productsPath({ changed: 'false' }));
  await other.getByRole('button', { name: 'Senare' }).locator('visible=true').click();
  await other.getByRole('region', { name: 'Exempeldata' }).waitFor();
  await page.evaluate(async (base) => {
    const root: { state: { selectedUnit: { id: string } } } = JSON.parse(
      localStorage.getItem('root') ?? '{}',
    );
    const headers = {
      'content-type': 'application/json',
      authorization: localStorage.getItem('accessToken') ?? '',
      'x-unit-id': root.state.selectedUnit.id,
    };
    const listed = await fetch(`${base}invoice-management/arrivals?group=attention`, { headers });
    const { data } = (await listed.json()) as { data: { content: { id: string }[] } };
    await fetch(`${base}invoice-management/arrivals/${data.content[0]?.id}/accept`, {
      method: 'POST',
      headers,
      body: JSON.stringify({ remember: 'no' }),
    });
  }, apiBase);
  // On the other screen it ends by itself.
  await other.getByText('Vildsvinskorv').first().waitFor();
  await other.getByRole('region', { name: 'Exempeldata' }).waitFor({ state: 'detached' });
  expect(await other.getByText(/Exempel/).count()).toBe(0);
  await visits(homePath());
  await page.getByText(stranger.from).first().waitFor();
  expect(await page.getByText(/Exempel/).count()).toBe(0);
}, 240_000);
