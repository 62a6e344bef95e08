import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { marketBandPath } from '#features/prices/market-band/paths.ts';
import {
  goodsSearchPath,
  parityPath,
  sourcingArticlesPath,
  sourcingPath,
} from '#features/prices/sourcing/paths.ts';
import { supplierPath } from '#features/suppliers/suppliers/paths.ts';
import { buildInvoice } from '#features/purchases/invoices/server/builders.ts';
import { invoicesPath } from '#features/purchases/invoices/paths.ts';
import { besideNumbers, besideSupplier, lostNumber } from '#features/sample/demo/rules-beside.ts';
import { sampleOutlets } from '#features/sample/demo/rules-suppliers.ts';
import { daysAfter, daysBefore } from '#core/values/calendar.ts';
import { swedishDate } from '#core/values/swedish-date.ts';
import { launchBrowser } from './support/browser.ts';
import { type Look, openContext, picture, wide } from './support/look.ts';
import { type Sample, type SignIn, startSample } from './support/sample.ts';
import { expectWell } from './support/well.ts';

const looks: readonly Look[] = [wide, { size: 'narrow', theme: 'dark', language: 'en' }];

let browser: Browser;
let sample: Sample;
let owner: SignIn;

beforeAll(async () => {
  [browser, sample] = await Promise.all([launchBrowser(), startSample()]);
  owner = await sample.signIn(browser, 'owner');
});

afterAll(async () => {
  await browser?.close();
  expect(await sample?.stop()).toBe(0);
});

it('states the pack of an article, sees it compared, and takes it back', async () => {
  const context = await openContext(browser, sample.url, wide, owner);
  const page = await context.newPage();
  await page.goto(sourcingArticlesPath({ show: 'unknown' }));
  await page.locator('tbody [data-row-link]').first().click();
  const panel = page.locator('.panel');
  await panel.getByRole('button', { name: 'Ange förpackning' }).click();
  const dialog = page.getByRole('dialog', { name: 'Ange förpackning' });
  await dialog.getByLabel('Innehåll').fill('4,5');
  await expectWell(page);
  await dialog.getByRole('button', { name: 'Spara' }).click();
  await panel.getByText('Förpackning: 4,5 kg (angiven av er)').waitFor();
  await page.getByRole('button', { name: 'Ångra' }).click();
  await panel.getByRole('button', { name: 'Ange förpackning' }).waitFor();
  await context.close();
});

/** The supplier that tells what is watched beside prices, as the first screen names it. */
const toldSupplier = async (): Promise<string> => {
  type Tasks = { content: { kind: string; name: string; reason: string | null }[] };
  const { content } = await sample.ask<Tasks>('task-management/tasks?limit=20');
  const task = content.find(({ kind, name }) => kind === 'missing' && name === lostNumber);
  return task?.reason ?? '';
};

const newNumber = 'Färskost getmjölk 1kg';

const alertTitles = async (): Promise<string[]> => {
  const { content } = await sample.ask<{ content: { title: string }[] }>('price-monitoring/alerts?limit=200');
  return content.map(({ title }) => title);
};

it.each(looks)('shows what stands beside a supplier’s prices well: $size $theme $language', async (look) => {
  const context = await openContext(browser, sample.url, look, owner);
  const page = await context.newPage();
  await page.goto(`${supplierPath({ id: await toldSupplier() })}&lang=${look.language}`);
  await page.locator('main', { hasText: lostNumber }).waitFor();
  for (const summary of await page.locator('main details > summary').all()) await summary.click();
  await expectWell(page);
  await picture(page, 'supplier-beside', look);
  await page.getByRole('button', { name: look.language === 'sv' ? 'Be om kopia' : 'Ask for a copy' }).click();
  await page.getByRole('dialog').getByText(lostNumber).first().waitFor();
  await expectWell(page);
  await picture(page, 'supplier-copy', look);
  await context.close();
});

it('puts a renumbered article together and takes it apart again, and closes a missing invoice that comes', async () => {
  const context = await openContext(browser, sample.url, wide, owner);
  const page = await context.newPage();
  const path = supplierPath({ id: await toldSupplier() });
  await page.goto(path);
  await page.getByText(`${besideNumbers.from} → ${besideNumbers.to}`).waitFor();
  expect(await alertTitles()).not.toContain(newNumber);
  await page.getByRole('button', { name: 'Samma vara' }).click();
  await page.getByText('Ihopkopplade', { exact: true }).waitFor();
  expect(await alertTitles()).toContain(newNumber);
  await page.getByRole('link', { name: newNumber }).click();
  await page.getByRole('heading', { level: 1, name: newNumber }).waitFor();
  await page.goBack();
  await page.locator('main').getByRole('button', { name: 'Ångra' }).click();
  await page.getByRole('button', { name: 'Samma vara' }).waitFor();
  expect(await alertTitles()).not.toContain(newNumber);

  await page.getByText(`Faktura ${lostNumber} har inte kommit`).waitFor();
  await page.goto(invoicesPath({ add: '1' }));
  const [outlet] = sampleOutlets;
  const file = buildInvoice({
    supplier: besideSupplier,
    number: lostNumber,
    issueDate: daysBefore(swedishDate(new Date()), 14),
    dueDate: daysAfter(swedishDate(new Date()), 16),
    ...(outlet === undefined ? {} : { buyer: outlet.buyer, buyerReference: outlet.name }),
  });
  const upload = { name: file.name, mimeType: 'application/xml', buffer: Buffer.from(file.bytes) };
  await page.locator('.panel input[type=file]').first().setInputFiles([upload]);
  await expect
    .poll(
      async () =>
        (await sample.ask<{ total: number }>(`invoice-management/invoices?search=${lostNumber}`)).total,
      { timeout: 20_000 },
    )
    .toBeGreaterThan(0);
  await expect
    .poll(
      async () => {
        await page.goto(path);
        await page.getByText(`Faktura ${lostNumber} har inte kommit`).waitFor();
        return page.getByText('Har kommit', { exact: true }).count();
      },
      { timeout: 20_000 },
    )
    .toBe(1);
  expect(await toldSupplier()).toBe('');
  await context.close();
});

it.each(looks)('shows every screen of sourcing well: $size $theme $language', async (look) => {
  const context = await openContext(browser, sample.url, look, owner);
  const page = await context.newPage();
  const screens = {
    overview: sourcingPath({ lang: look.language }),
    articles: sourcingArticlesPath({ lang: look.language }),
    search: goodsSearchPath({ search: 'smör', lang: look.language }),
    parity: parityPath({ lang: look.language }),
    market: marketBandPath({ lang: look.language }),
  };
  for (const [name, path] of Object.entries(screens)) {
    await page.goto(path);
    await page.locator('main .figure, main .state, tbody tr, .rows .row, main .card .btn').first().waitFor();
    await expectWell(page);
    await picture(page, `sourcing-${name}`, look);
  }
  await page.goto(sourcingArticlesPath({ show: 'over' }));
  await page.locator('[data-row-link], .rows a').first().click();
  await page.locator('.panel h3').first().waitFor();
  await expectWell(page);
  await page.getByRole('img', { name: /Ditt pris|Your price/ }).waitFor();
  await picture(page, 'sourcing-alternatives', look);
  await context.close();
});
