import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { inboxPath } from '#features/intake/inbox/paths.ts';
import type { SmtpReceiver } from '#platform/server/smtp/receiver.ts';
import { buildDraft, buildLine, buildSupplier } from '#features/purchases/invoices/server/builders.ts';
import { buildOrganization } from '#features/company/organizations/server/builders.ts';
import type { BuiltOrganization } from '#features/company/organizations/server/builders.ts';
import type { InvoiceDraft } from '#core/invoices/write/invoice-draft.ts';
import { writeUbl } from '#core/invoices/write/write-ubl.ts';
import { claimAnswerPath, claimsPath, deviationsPath } from '#features/prices/claims/paths.ts';
import { alertsPath } from '#features/prices/price-monitoring/paths.ts';
import { invoicesPath } from '#features/purchases/invoices/paths.ts';
import { homePath } from '#features/purchases/overview/paths.ts';
import { signPower } from '#testing/world/signed-power.ts';
import type { TestProduct } from '#testing/world/product.ts';
import { choose } from './support/arrivals.ts';
import { launchBrowser } from './support/browser.ts';
import { focusIs, press } from './support/keys.ts';
import { letterTo, replyAddressOf } from './support/letters.ts';
import { type Look, openContext, picture, wide } from './support/look.ts';
import { openBuilt } from './support/staff.ts';
import { answerByMail, atSupplier, openDoor, supplierZone, trustSupplier } from './support/supplier-desk.ts';
import { signIn } from './support/signing-in.ts';

const phone: Look = { size: 'narrow', theme: 'light', language: 'sv' };
const supplierAddress = atSupplier('kundreskontra');

let browser: Browser;
let product: TestProduct;
let url: string;
let built: BuiltOrganization;
let receiver: SmtpReceiver;

beforeAll(async () => {
  [browser, product] = await Promise.all([launchBrowser(), openBuilt(supplierZone)]);
  url = await product.listen();
  built = await buildOrganization(product);
  receiver = await openDoor(product);
  await signPower(product.db, built);
});

afterAll(async () => {
  await browser?.close();
  await receiver?.close();
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
  await picture(supplier, 'claim-answer-open', phone);
  await supplier.getByRole('button', { name: 'Godta kravet' }).click();
  await supplier.getByText('Tack, svaret har kommit fram').waitFor();
  return asked;
};

it('brings money back: alert, claim, letter, the supplier’s answer on a phone, credit note by mail', async () => {
  const context = await openContext(browser, url, wide);
  const page = await context.newPage();
  await signIn(page, built.members.owner);
  await upload(page, fileOf('8001', dated(-9), '389.00'));
  await upload(page, fileOf('8002', dated(-2), '428.00'));
  await trustSupplier(product, built);
  const overview = await context.newPage();
  await overview.goto(homePath({ lang: 'sv' }));
  await overview.evaluate('window.isSamePage = true');
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
  const figure = overview
    .getByRole('region', { name: 'Dagens siffror' })
    .locator('a', { hasText: 'Att få tillbaka' });
  await figure.getByText('780').waitFor();

  const asked = await acceptByLink(await letterTo({ url }, supplierAddress, `${claimAnswerPath()}#`));
  expect(asked).toEqual(['claims/answer/reading', 'claims/answer']);
  await sent.getByText('godtaget').waitFor();

  const note = { creditNote: true, precedingInvoice: '8002' };
  const answer = {
    from: supplierAddress,
    to: await replyAddressOf({ url }, supplierAddress),
    subject: 'Sv: Kreditkrav',
  };
  await answerByMail(receiver, answer, fileOf('8003', dated(0), '39.00', note));
  await board.getByRole('region', { name: 'Krediterade' }).getByText('hela beloppet').waitFor();
  const summary = board.getByRole('region', { name: 'Sammanfattning' });
  await expect.poll(() => summary.textContent(), { timeout: 10_000 }).toMatch(/780\s*kr\s*tillbaka/);
  await figure.getByText(/780\s*kr tillbaka hittills/).waitFor();
  for (const same of [board, overview]) expect(await same.evaluate('window.isSamePage')).toBe(true);

  await page.goto(inboxPath({ group: 'done', lang: 'sv' }));
  await page.getByText('Om krav K-').waitFor();
  await page
    .getByRole('link', { name: /grossist\.test|Grossisten/ })
    .first()
    .click();
  await page.getByRole('link', { name: 'Öppna kravet' }).click();
  await page.getByRole('heading', { level: 1, name: /^Hela 780,00/ }).waitFor();
  await page.getByText(`Mejl från ${supplierAddress}`).waitFor();
  await context.close();
});

it('is made and sent with the keyboard alone', async () => {
  const context = await openContext(browser, url, wide);
  const page = await context.newPage();
  await signIn(page, built.members.owner);
  await upload(page, fileOf('8004', dated(-1), '399.00'));
  await page.goto(deviationsPath({ lang: 'sv' }));
  await page.getByRole('checkbox', { name: 'Välj Oxfilé' }).waitFor();
  await press(page, 'Tab', focusIs(page, 'input[type=checkbox]', 'Oxfilé'));
  await page.keyboard.press('Space');
  await press(page, 'Tab', focusIs(page, 'button', 'Skriv kreditkrav på'));
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: /^Skicka kravet på/ }).waitFor();
  await press(page, 'Tab', focusIs(page, 'input[type=email]', ''));
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('order@grossist.test');
  await press(page, 'Tab', focusIs(page, 'button', 'Skicka kravet på'));
  await page.keyboard.press('Enter');
  await page.getByText('är skickat till order@grossist.test').waitFor();
  expect(await replyAddressOf({ url }, 'order@grossist.test')).toMatch(/\+k-\d{4}-002@/);
  await context.close();
});
