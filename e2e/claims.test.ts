import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildDraft, buildLine, buildSupplier } from '#features/purchases/invoices/server/builders.ts';
import { buildOrganization } from '#features/company/organizations/server/builders.ts';
import type { BuiltOrganization } from '#features/company/organizations/server/builders.ts';
import { loginPath } from '#features/account/sessions/paths.ts';
import type { InvoiceDraft } from '#core/invoices/write/invoice-draft.ts';
import { writeUbl } from '#core/invoices/write/write-ubl.ts';
import { claimAnswerPath, claimsPath } from '#features/prices/claims/paths.ts';
import { alertsPath } from '#features/prices/price-monitoring/paths.ts';
import { invoicesPath } from '#features/purchases/invoices/paths.ts';
import { homePath } from '#features/purchases/overview/paths.ts';
import type { TestProduct } from '#testing/world/product.ts';
import { choose } from './support/arrivals.ts';
import { launchBrowser } from './support/browser.ts';
import { letterTo } from './support/letters.ts';
import { type Look, openContext } from './support/look.ts';
import { openBuilt } from './support/staff.ts';

const wide: Look = { size: 'wide', theme: 'light', language: 'sv' };
const phone: Look = { size: 'narrow', theme: 'light', language: 'sv' };
const supplierAddress = 'kundreskontra@grossist.test';

let browser: Browser;
let product: TestProduct;
let url: string;
let built: BuiltOrganization;

beforeAll(async () => {
  [browser, product] = await Promise.all([launchBrowser(), openBuilt()]);
  url = await product.listen();
  built = await buildOrganization(product);
  // Without it no letter leaves.
  await product.db.platformTransaction((tx) =>
    tx.query(
      `insert into power_of_attorney (organization_id, id, language, offered_sha256, provider, signatory_name,
         signatory_email, outlets, created_by, created_at, expires_at, state, settled_at)
       values ($1, gen_random_uuid(), 'sv', '', 'test', 'Eva', 'eva@krog.test', '{}', $2, now(), now(), 'signed', now())`,
      [built.organizationId, built.members.owner.userId],
    ),
  );
});

afterAll(async () => {
  await browser?.close();
  await product?.close();
});

const dated = (days: number): string =>
  new Date(product.clock.now().getTime() + days * 86_400_000).toISOString().slice(0, 10);

/** What is uploaded: 20 kg of an article at a price. */
const fileOf = (number: string, issueDate: string, price: string, changes: Partial<InvoiceDraft> = {}) => {
  const lines = [buildLine({ articleNumber: 'OX1', name: 'Oxfilé', unit: 'KGM', quantity: '20', price })];
  const supplier = buildSupplier(1);
  const draft = buildDraft({ number, issueDate, dueDate: issueDate, supplier, lines, ...changes });
  return { name: `${number}.xml`, mimeType: 'application/xml', buffer: Buffer.from(writeUbl(draft)) };
};

const upload = async (page: Page, file: ReturnType<typeof fileOf>): Promise<void> => {
  await page.goto(invoicesPath({ add: '1', lang: 'sv' }));
  await choose(page, [file]);
  await page.locator('.files li', { hasText: file.name }).getByRole('link', { name: 'Klar' }).waitFor();
};

const signIn = async (page: Page): Promise<void> => {
  const { email, password } = built.members.owner;
  await page.goto(loginPath());
  await page.locator('input[name=email]').fill(email);
  await page.locator('input[type=password]').fill(password);
  await page.keyboard.press('Enter');
  await page.waitForURL(({ pathname }) => pathname === homePath());
};

/** Reads the claim on a phone without an account, and accepts it; answers what was asked of the server. */
const acceptByLink = async (link: string): Promise<readonly string[]> => {
  const supplier = await (await openContext(browser, url, phone)).newPage();
  const asked: string[] = [];
  supplier.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/')) asked.push(pathname.split('/').slice(3).join('/'));
  });
  await supplier.goto(link);
  await supplier.getByRole('radio', { name: /^Ja, vi krediterar/ }).click();
  await supplier.getByRole('button', { name: 'Godta kravet' }).click();
  await supplier.getByText('Tack, svaret har kommit fram').waitFor();
  return asked;
};

it('brings money back: alert, claim, letter, the supplier’s answer on a phone, credit note', async () => {
  const context = await openContext(browser, url, wide);
  const page = await context.newPage();
  await signIn(page);
  await upload(page, fileOf('8001', dated(-9), '389.00'));
  await upload(page, fileOf('8002', dated(-2), '428.00'));
  await page.goto(alertsPath({ lang: 'sv' }));
  await page.getByRole('link', { name: 'Oxfilé' }).click();
  await page.getByRole('button', { name: 'Kräv kredit' }).click();

  const board = await context.newPage();
  await board.goto(claimsPath({ lang: 'sv' }));
  await board.evaluate('window.isSamePage = true');
  const draft = board.getByRole('region', { name: 'Utkast' }).locator('a', { hasText: '780,00' });
  await page.goto((await draft.getAttribute('href')) ?? '');
  await page.getByLabel('Till', { exact: true }).fill(supplierAddress);
  await page.getByRole('button', { name: /^Skicka kravet på 780,00/ }).click();
  await page.getByText(`är skickat till ${supplierAddress}`).waitFor();
  const sent = board.getByRole('region', { name: 'Skickade' }).locator('a');
  await sent.waitFor();

  const asked = await acceptByLink(await letterTo({ url }, supplierAddress, `${claimAnswerPath()}#`));
  expect(asked).toEqual(['claims/answer/reading', 'claims/answer']);
  await sent.getByText('godtaget').waitFor();

  const note = { creditNote: true, precedingInvoice: '8002' };
  await upload(page, fileOf('8003', dated(0), '39.00', note));
  await board.getByRole('region', { name: 'Krediterade' }).getByText('hela beloppet').waitFor();
  expect(await board.getByRole('region', { name: 'Sammanfattning' }).textContent()).toMatch(
    /780\s*kr\s*tillbaka/,
  );
  expect(await board.evaluate('window.isSamePage')).toBe(true);
  await context.close();
});
