import type { Browser, BrowserContext, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { invoicesPath, invoicePath } from '#features/purchases/invoices/paths.ts';
import { inboxPath } from '#features/intake/inbox/paths.ts';
import { alertsPath } from '#features/prices/price-monitoring/paths.ts';
import { historyPath } from '#features/reading/history/paths.ts';
import { type Dearer, dearerInvoices } from './support/arrivals.ts';
import { accessibilityProblems } from './support/axe.ts';
import { launchBrowser } from './support/browser.ts';
import { focusIs, press } from './support/keys.ts';
import { type Look, openContext } from './support/look.ts';
import { colleague, sendLetter, stranger, strangersInvoice, yearOfInvoices } from './support/mails.ts';
import { type Sample, startSample } from './support/sample.ts';
import { settled, watchComplaints } from './support/watch.ts';

let browser: Browser;
let sample: Sample;
let dearer: Dearer | undefined;
let context: BrowserContext | undefined;
const complaints: string[][] = [];

beforeAll(async () => {
  [browser, sample] = await Promise.all([launchBrowser(), startSample()]);
  [dearer] = await dearerInvoices(sample.ask, 1);
});

afterAll(async () => {
  await browser?.close();
  expect(await sample?.stop()).toBe(0);
  expect(complaints.flat()).toEqual([]);
});

const openLook = async (look: Look): Promise<() => Promise<Page>> => {
  await context?.close();
  const opened = await openContext(browser, sample.url, look, await sample.signIn(browser, 'owner'));
  context = opened;
  return async () => {
    const page = await opened.newPage();
    complaints.push(await watchComplaints(page));
    // A stored sign-in would else decide the language.
    await page.goto(invoicesPath({ lang: look.language }));
    await page.locator('main h1').first().waitFor();
    return page;
  };
};

const rowOf = (page: Page, text: string): Locator =>
  page.locator('.tablecard tbody tr, .rows li', { hasText: text });

const countOn = (page: Page, link: string) => async (): Promise<number> => {
  const count = page.locator(`${link} .count > :first-child`).first();
  return (await count.count()) === 0 ? 0 : Number.parseInt((await count.textContent()) ?? '0', 10);
};

const inNavigation = `:is(.sidebar, .bottomnav) a[href="${invoicesPath()}"]`;
const inTab = `main a[href="${inboxPath()}"]`;

const unresolved = async (): Promise<number> =>
  (await sample.ask<{ unresolved: number }>('price-monitoring/summary')).unresolved;

type Invoices = { content: { number: string }[] };
const hasInvoice = (number: string) => async (): Promise<boolean> => {
  const { content } = await sample.ask<Invoices>(
    `invoice-management/invoices?limit=50&from=2020-01-01&search=${number}`,
  );
  return content.some((invoice) => invoice.number === number);
};

it('leads from a forwarded mail to a settled alert: wide, light, Swedish', async () => {
  if (dearer === undefined) throw new Error('the sample has an article without an alert');
  const open = await openLook({ size: 'wide', theme: 'light', language: 'sv' });
  const [prices, inbox] = [await open(), await open()];
  await prices.goto(alertsPath());
  await settled(prices, '[data-row-link]');
  await prices.evaluate('window.isSamePage = true');
  const before = await unresolved();
  const { name, file, invoiceNumber } = dearer;
  await sendLetter(sample, {
    ...colleague,
    subject: `VB: Faktura ${invoiceNumber}`,
    files: [{ name: file.name, bytes: file.buffer }],
  });
  await rowOf(prices, name).waitFor();
  expect(await unresolved()).toBe(before + 1);
  expect(await prices.evaluate('window.isSamePage')).toBe(true);
  expect(await accessibilityProblems(prices)).toEqual([]);

  await prices.bringToFront();
  await rowOf(prices, name).locator('[data-row-link]').click();
  await prices.locator('.panel .decide .primary').click();
  await rowOf(prices, name).waitFor({ state: 'detached' });
  // A decision is sent once it can no longer be taken back.
  await expect.poll(unresolved, { timeout: 20_000 }).toBe(before);

  await inbox.goto(inboxPath({ group: 'done' }));
  const arrived = rowOf(inbox, `VB: Faktura ${invoiceNumber}`);
  await arrived.locator('a').first().click();
  const panel = inbox.locator('.panel');
  await panel.getByText(file.name).first().waitFor();
  await panel
    .locator(`a[href^="${invoicePath('')}"]`, { hasText: invoiceNumber })
    .first()
    .waitFor();
  await panel.getByText(colleague.address).first().waitFor();
  expect(await accessibilityProblems(inbox)).toEqual([]);
});

it('leads from a sender in quarantine to one that is believed, by the keyboard alone: narrow, dark, English', async () => {
  const open = await openLook({ size: 'narrow', theme: 'dark', language: 'en' });
  const page = await open();
  await page.goto(inboxPath({ group: 'attention' }));
  await settled(page, '.rows li');
  const before = await countOn(page, inNavigation)();
  const [first, second] = ['88001', '88002'];
  const letterOf = (number: string) => ({
    ...stranger,
    subject: `Order ${number}`,
    files: [strangersInvoice(number)],
  });
  await sendLetter(sample, letterOf(first));
  await rowOf(page, `Order ${first}`).waitFor();
  await expect.poll(countOn(page, inNavigation), { timeout: 10_000 }).toBe(before + 1);
  expect(await countOn(page, inTab)()).toBe(before + 1);
  expect(await hasInvoice(first)()).toBe(false);
  expect(await accessibilityProblems(page)).toEqual([]);

  await press(page, 'Tab', focusIs(page, '.rows li a, .rows li button', `Order ${first}`));
  await page.keyboard.press('Enter');
  const panel = page.locator('.panel');
  await panel.getByText('Nothing is booked').waitFor();
  await panel.locator('dd, td, bdi').getByText(first, { exact: true }).first().waitFor();
  await settled(page, '.panel .foot .pair');
  expect(await accessibilityProblems(page)).toEqual([]);
  await press(page, 'Tab', focusIs(page, '.panel .foot .primary', 'Accept the sender'));
  await page.keyboard.press('Enter');
  await page.getByRole('radio').first().waitFor();
  expect(await accessibilityProblems(page)).toEqual([]);
  await press(page, 'Tab', focusIs(page, 'input[type=radio]', ''));
  await page.keyboard.press('ArrowDown');
  await press(page, 'Tab', focusIs(page, '.acts .primary', 'Trust'));
  await page.keyboard.press('Enter');
  await rowOf(page, `Order ${first}`).waitFor({ state: 'detached' });
  await expect.poll(hasInvoice(first), { timeout: 20_000 }).toBe(true);
  // What else waited from the same domain may be another supplier's, and then still waits.
  const count = countOn(page, inNavigation);
  await expect.poll(count, { timeout: 10_000 }).toBeLessThanOrEqual(before);
  const after = await count();

  await sendLetter(sample, letterOf(second));
  await expect.poll(hasInvoice(second), { timeout: 20_000 }).toBe(true);
  await expect.poll(count, { timeout: 10_000 }).toBe(after);
  await page.goto(invoicesPath());
  await rowOf(page, second).first().waitFor();
});

it('blocks a stranger, and nobody whom a forged mail names; both mails stay visible and come back: wide, dark, English', async () => {
  const open = await openLook({ size: 'wide', theme: 'dark', language: 'en' });
  const page = await open();
  const [forged, unwanted] = ['Nytt bankgiro, betala snarast', 'Du har vunnit'];
  const address = 'pris@vinst.example';
  await sendLetter(sample, { from: 'Vinst', address, subject: unwanted, files: [strangersInvoice('88003')] });
  await page.goto(inboxPath({ group: 'attention' }));
  const panel = page.locator('.panel');
  const dialog = page.getByRole('dialog').last();
  const reject = async (subject: string): Promise<void> => {
    await rowOf(page, subject).locator('a').first().click();
    await panel.getByText(subject).first().waitFor();
    await panel.getByRole('button', { name: 'Reject', exact: true }).click();
    await dialog.getByRole('button', { name: 'Reject the e-mail' }).waitFor();
  };
  await reject(forged);
  expect(await dialog.getByRole('checkbox').count()).toBe(0);
  await dialog.getByRole('button', { name: 'Reject the e-mail' }).click();
  await rowOf(page, forged).waitFor({ state: 'detached' });
  await reject(unwanted);
  await dialog.getByRole('checkbox').check();
  expect(await accessibilityProblems(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Reject and block' }).click();
  await rowOf(page, unwanted).waitFor({ state: 'detached' });

  await page.goto(inboxPath({ group: 'deleted' }));
  await rowOf(page, unwanted).locator('a').first().click();
  await panel.getByText('Blocked').first().waitFor();
  expect(await accessibilityProblems(page)).toEqual([]);
  await panel.getByRole('button', { name: 'Restore' }).click();
  await rowOf(page, unwanted).waitFor({ state: 'detached' });
  await rowOf(page, forged).locator('a').first().click();
  await panel.getByText(forged).first().waitFor();
  await panel.getByRole('button', { name: 'Restore' }).click();
  await rowOf(page, forged).waitFor({ state: 'detached' });
  await page.goto(inboxPath({ group: 'attention' }));
  for (const subject of [forged, unwanted]) await rowOf(page, subject).waitFor();
});

it('reads old invoices into one summary and no open alert: narrow, light, Swedish', async () => {
  const open = await openLook({ size: 'narrow', theme: 'light', language: 'sv' });
  const page = await open();
  const before = await unresolved();
  await page.goto(historyPath());
  await settled(page, '.drop');
  expect(await accessibilityProblems(page)).toEqual([]);
  const chooser = page.waitForEvent('filechooser');
  await page.locator('.drop').click();
  await (await chooser).setFiles([yearOfInvoices()]);
  await page.getByText('6 av 6 lästa').waitFor({ timeout: 30_000 });
  expect(await accessibilityProblems(page)).toEqual([]);
  await page.getByRole('button', { name: 'Det var alla filer' }).click();
  await page.getByText(/Du hade fått \d+ larm/).waitFor({ timeout: 30_000 });
  await page.getByText('Rökt älgstek').first().waitFor();
  expect(await accessibilityProblems(page)).toEqual([]);
  expect(await unresolved()).toBe(before);
  expect(await hasInvoice('GAMMAL0')()).toBe(true);
});
