import { spawnSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import type { Browser, BrowserContext, Locator, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { buildOrganization } from '#features/company/organizations/server/builders.ts';
import type { TestProduct } from '#testing/world/product.ts';
import { loginPath } from '#features/account/sessions/paths.ts';
import { signingPath } from '#features/company/power-of-attorney/paths.ts';
import { signedPath } from '#features/intake/invoice-address/paths.ts';
import { waitingPath } from '#features/company/onboarding/paths.ts';
import { outletPath } from '#features/company/outlets/paths.ts';
import { invoicesPath } from '#features/purchases/invoices/paths.ts';
import { withSecret } from '#platform/wire/path.ts';
import { accessibilityProblems } from './support/axe.ts';
import { launchBrowser } from './support/browser.ts';
import { codeTo, letterTo } from './support/letters.ts';
import { type Look, openContext, picture } from './support/look.ts';
import { openBuilt, pushInvoice } from './support/staff.ts';
import { layoutProblems, watchComplaints } from './support/watch.ts';

const wideSwedish: Look = { size: 'wide', theme: 'light', language: 'sv' };
const narrowEnglish: Look = { size: 'narrow', theme: 'dark', language: 'en' };
const hasPdfsig = spawnSync('pdfsig', ['-v']).error === undefined;

let browser: Browser;
let product: TestProduct;
let url: string;
const contexts: BrowserContext[] = [];
const complaints: string[][] = [];

beforeAll(async () => {
  [browser, product] = await Promise.all([launchBrowser(), openBuilt()]);
  url = await product.listen();
});
afterEach(async () => {
  for (const context of contexts.splice(0)) await context.close();
  // A refused code is a failed request to the browser's console; the policy's reports are what must not be.
  const told = complaints.splice(0).flat();
  expect(told.filter((one) => !one.startsWith('console: Failed to load resource'))).toEqual([]);
});
afterAll(async () => {
  await browser?.close();
  await product?.close();
});

const opened = async (look: Look, path: string): Promise<Page> => {
  const context = await openContext(browser, url, look);
  contexts.push(context);
  const page = await context.newPage();
  await page.clock.install({ time: product.clock.now() });
  complaints.push(await watchComplaints(page));
  await page.goto(path);
  return page;
};
const isAt = (page: Page, path: string) => page.waitForURL(({ pathname }) => pathname === path);
const inspect = async (page: Page, name: string, look: Look) => {
  expect(await accessibilityProblems(page)).toEqual([]);
  expect(await layoutProblems(page)).toEqual([]);
  await picture(page, `signing-${name}`, look);
};

/** Somebody with nothing left to do but sign, signed in. */
const ownerWho = async (name: string, email: string): Promise<{ page: Page; organizationNumber: string }> => {
  const { members, organizationId } = await buildOrganization(product);
  const [row] = await product.db.platformTransaction(async (tx) => {
    await tx.query(
      `update user_account set full_name = $2, email = $3, onboarding_status = 'SHARE_INVOICE_EMAIL' where id = $1`,
      [members.owner.userId, name, email],
    );
    return tx.query<{ number: string }>(
      'select organization_number as number from organization where organization_id = $1',
      [organizationId],
    );
  });
  const page = await opened(wideSwedish, loginPath());
  await page.locator('input[name=email]').fill(email);
  await page.locator('input[type=password]').fill(members.owner.password);
  await page.keyboard.press('Enter');
  await isAt(page, signingPath());
  await page.locator('.power-of-attorney-maylist').waitFor();
  return { page, organizationNumber: row?.number ?? '' };
};

const draw = async (page: Page, pad: Locator) => {
  await pad.scrollIntoViewIfNeeded();
  const box = await pad.boundingBox();
  if (box === null) throw new Error('there is a place to draw');
  const points = Array.from({ length: 20 }, (_, at) => [at * 12 + 30, Math.sin(at) * 30 + 70] as const);
  for (const [at, [x, y]] of points.entries()) {
    await page.mouse.move(box.x + x, box.y + y);
    if (at === 0) await page.mouse.down();
  }
  await page.mouse.up();
};

const expectSealed = async (page: Page, button: Locator) => {
  const waiting = page.waitForEvent('download');
  await button.click();
  const path = await (await waiting).path();
  expect((await readFile(path)).subarray(0, 5).toString()).toBe('%PDF-');
  if (!hasPdfsig) return;
  const told = spawnSync('pdfsig', ['-nocert', path]).stdout.toString();
  expect(told).toContain('Signature is Valid.');
  expect(told).toContain('Total document signed');
};

test('an owner signs, and is led on to a restaurant whose first invoice has come', async () => {
  const email = 'astrid@bryggan.example';
  const { page, organizationNumber } = await ownerWho('Astrid Berg', email);
  await inspect(page, 'asked', wideSwedish);
  await page.getByRole('link', { name: 'Se adressen för fakturor' }).click();
  await page.getByText('Vi väntar på första fakturan').waitFor();
  await pushInvoice(product, '70031', organizationNumber);
  await page.clock.fastForward(15_000);
  await page.locator('.invoice-address-firstinvoice.invoice-address-come').waitFor();
  await page.getByRole('link', { name: 'Till fullmakten' }).click();
  await page.getByRole('button', { name: 'Fortsätt till e-signering' }).click();
  const form = page.locator('.power-of-attorney-signform');
  await form.waitFor();
  expect(new URL(page.url()).hash).toBe('');
  await page.getByRole('button', { name: 'Skicka kod' }).click();
  await form.locator('.err').first().waitFor();
  expect(await form.locator('.err').allInnerTexts()).toEqual([
    'Rita din underskrift',
    'Kryssa i för att signera',
  ]);
  await draw(page, form.locator('canvas'));
  await form.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Skicka kod' }).click();
  const code = await codeTo({ url }, email);
  const field = page.getByLabel('Kod, sex siffror');
  await field.fill(code === '000000' ? '111111' : '000000');
  await page.keyboard.press('Enter');
  await page.getByText('Koden är fel eller för gammal').waitFor();
  await inspect(page, 'code', wideSwedish);
  await field.fill(code);
  await page.getByRole('button', { name: 'Signera fullmakten' }).click();
  await isAt(page, signedPath());
  await page.locator('.power-of-attorney-signreturn').getByText('Fullmakten är signerad').waitFor();
  // By itself, when there was time to read it.
  await page.clock.fastForward(6_000);
  await isAt(page, waitingPath());
  await page.getByRole('button', { name: 'Till översikten' }).click();
  await isAt(page, '/');
  await page.goto(outletPath({ tab: 'power' }));
  await page.locator('.power-of-attorney-powerstatus').getByText('Astrid Berg').waitFor();
  await inspect(page, 'signed', wideSwedish);
  await expectSealed(page, page.getByRole('button', { name: 'Ladda ner PDF', exact: true }));
});

test('somebody else signs on another device by the letter, without an account and without a mouse', async () => {
  const { page } = await ownerWho('Bo Ek', 'bo@ekens.example');
  const email = 'nils@firman.example';
  await page.getByRole('button', { name: 'Någon annan' }).click();
  await page.getByLabel('Namn').fill('Nils Firmatecknare');
  await page.getByLabel('E-post').fill(email);
  await page.getByRole('button', { name: 'Skicka för signering' }).click();
  await page.getByText('Väntar på Nils Firmatecknare').waitFor();
  const link = await letterTo({ url }, email, withSecret(signingPath(), 'signing', ''));
  const phone = await opened(narrowEnglish, link);
  await phone.getByLabel('Your name').waitFor();
  expect(new URL(phone.url()).hash).toBe('');
  await phone.goto(invoicesPath());
  await isAt(phone, signingPath());
  await phone.getByRole('button', { name: 'Read the power of attorney' }).press('Enter');
  await phone.getByRole('dialog').getByText('Bryggan AB').waitFor();
  await phone.keyboard.press('Escape');
  await phone.getByRole('button', { name: 'Write my name' }).press('Enter');
  await phone.getByRole('checkbox').press('Space');
  await phone.getByLabel('Your name').press('Enter');
  await phone.getByLabel('Code, six digits').fill(await codeTo({ url }, email));
  await inspect(phone, 'link', narrowEnglish);
  await phone.keyboard.press('Enter');
  await phone.getByRole('heading', { name: 'The power of attorney is signed' }).waitFor();
  await inspect(phone, 'done', narrowEnglish);
  await expectSealed(phone, phone.getByRole('button', { name: 'Download PDF' }));
  await phone.goto(invoicesPath());
  await isAt(phone, loginPath());
  await page.clock.fastForward(15_000);
  await page.getByText('Allt är signerat').waitFor();
  await page.getByRole('button', { name: 'Fortsätt' }).click();
  await isAt(page, waitingPath());
});
