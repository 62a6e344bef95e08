import type { Browser } from 'playwright-core';
import { writeXlsx } from 'hucre/xlsx';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { dealImportPath, newDealImportPath } from '#features/prices/deal-imports/paths.ts';
import { invoicesPath } from '#features/purchases/invoices/paths.ts';
import { priceListPath } from '#features/prices/price-lists/paths.ts';
import { dealsPath } from '#features/prices/deals/paths.ts';
import { launchBrowser } from './support/browser.ts';
import { type Look, openContext, picture, wide } from './support/look.ts';
import { type Sample, type SignIn, startSample } from './support/sample.ts';
import { settled } from './support/watch.ts';
import { expectWell } from './support/well.ts';

const looks: readonly Look[] = [wide, { size: 'narrow', theme: 'dark', language: 'en' }];

type Bought = {
  name: string;
  articleNumber: string | null;
  supplierName: string;
  unit: string;
  watchedPrice: string;
};

let browser: Browser;
let sample: Sample;
let owner: SignIn;
let goods: readonly Bought[];
let supplier: string;

/** Days of a year that no deal of the sample has reached, so that what is new is new. */
const daysOf = (year: number) => [`${year}-02-01`, `${year}-11-30`] as const;

const listOf = async (year: number) => {
  const [from, to] = daysOf(year);
  const [right, far, unnamed, swapped] = goods;
  if (right === undefined || far === undefined || unnamed === undefined || swapped === undefined)
    throw new Error('the sample buys four articles of one supplier');
  const row = (
    number: string | null,
    { name, unit }: Bought,
    price: string,
    days: readonly string[] = [from, to],
  ) => [number, name, Number(price), unit, ...days, 'VINTER'];
  const rows = [
    [`Prislista ${year}`],
    ['Art nr', 'Benämning', 'Netto SEK', 'Enh', 'Giltig fr o m', 't o m', 'Kampanjkod'],
    row(right.articleNumber, right, right.watchedPrice),
    row(far.articleNumber, far, (Number(far.watchedPrice) * 10).toFixed(2)),
    row('', { ...unnamed, name: `${unnamed.name}, ny` }, unnamed.watchedPrice),
    row(swapped.articleNumber, swapped, swapped.watchedPrice, [to, from]),
  ];
  const buffer = Buffer.from(await writeXlsx({ sheets: [{ name: 'Priser', rows }] }));
  const mimeType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
  return { name: `avtal-${year}.xlsx`, mimeType, buffer };
};

beforeAll(async () => {
  [browser, sample] = await Promise.all([launchBrowser(), startSample()]);
  owner = await sample.signIn(browser, 'owner');
  const { content } = await sample.ask<{ content: Bought[] }>('price-monitoring/articles?limit=200');
  const bySupplier = Map.groupBy(
    content.filter(({ articleNumber }) => articleNumber !== null),
    ({ supplierName }) => supplierName,
  );
  goods = [...bySupplier.values()].find((own) => own.length >= 4) ?? [];
  supplier = goods[0]?.supplierName ?? '';
});

afterAll(async () => {
  await browser?.close();
  expect(await sample?.stop()).toBe(0);
});

it('imports a spreadsheet with three faults that are put right where they stand, and takes it back', async () => {
  const context = await openContext(browser, sample.url, wide, owner);
  const page = await context.newPage();
  await page.goto(dealsPath());
  await page.getByRole('link', { name: 'Importera' }).click();
  await page.getByLabel('Leverantör', { exact: true }).selectOption({ label: supplier });
  await page.locator('.drop input').setInputFiles(await listOf(2031));
  await page.getByRole('button', { name: 'Kontrollera filen' }).click();
  await page.getByRole('heading', { level: 1, name: '1 rad är klar, 3 behöver dig' }).waitFor();
  await settled(page, 'main table');
  await expectWell(page);
  await picture(page, 'import-check', wide);

  await page.getByRole('button', { name: /^Använd .*, Rad 4$/ }).click();
  await page.getByRole('heading', { level: 1, name: '2 rader är klara, 2 behöver dig' }).waitFor();
  await page.getByRole('button', { name: 'Byt plats på datumen, Rad 6' }).click();
  await page.getByRole('heading', { level: 1, name: '3 rader är klara, 1 behöver dig' }).waitFor();
  await page.getByRole('button', { name: 'Välj artikel, Rad 5' }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Ta den här/ })
    .first()
    .click();
  await page.getByRole('heading', { level: 1, name: '4 rader är klara' }).waitFor();
  await page.getByRole('button', { name: 'Spara 4 avtalspriser' }).click();
  await page.getByRole('heading', { level: 1, name: '4 avtalspriser är sparade' }).waitFor();
  await expectWell(page);

  await page.goto(dealsPath({ show: 'upcoming' }));
  await page
    .locator('tbody tr', { hasText: daysOf(2031)[0] })
    .first()
    .getByRole('link')
    .first()
    .click();
  await page
    .locator('.panel')
    .getByText(/^rad [3-6] · /)
    .waitFor();
  await page.locator('.panel').getByText('avtal-2031.xlsx').waitFor();

  await page.goBack();
  await page.goto(newDealImportPath());
  await page.getByRole('link', { name: 'avtal-2031.xlsx' }).click();
  await page.getByRole('button', { name: 'Ångra importen' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Ångra importen' }).click();
  await page.getByRole('heading', { level: 1, name: 'Importen är ångrad' }).waitFor();
  await context.close();
});

it('imports the template as it is downloaded', async () => {
  const context = await openContext(browser, sample.url, wide, owner);
  const page = await context.newPage();
  await page.goto(newDealImportPath());
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Ladda ner en mall' }).click();
  const template = await (await downloading).path();
  await page.getByLabel('Leverantör', { exact: true }).selectOption({ label: supplier });
  await page.locator('.drop input').setInputFiles(template);
  await page.getByRole('button', { name: 'Kontrollera filen' }).click();
  await page.getByRole('button', { name: 'Spara 3 avtalspriser' }).waitFor();
  expect(await page.locator('tbody tr.bad').count()).toBe(0);
  await context.close();
});

it.each(looks)('shows an import well: $size, $theme, $language', async (look) => {
  const context = await openContext(browser, sample.url, look, owner);
  const page = await context.newPage();
  await page.goto(`${newDealImportPath()}?lang=${look.language}`);
  await settled(page, '.drop');
  await expectWell(page);
  await picture(page, 'import-start', look);
  await page.locator('main select').first().selectOption({ label: supplier });
  await page.locator('.drop input').setInputFiles(await listOf(look.size === 'wide' ? 2032 : 2033));
  await page.locator('main form button[type=submit]').click();
  await settled(page, 'main .rows, main table');
  await expectWell(page);
  await picture(page, 'import-check', look);
  await page.locator('main .btn.primary').last().click();
  await settled(page, 'main .kpis');
  await expectWell(page);
  await picture(page, 'import-result', look);
  const [path] = new URL(page.url()).pathname.split('?');
  expect(path).toBe(dealImportPath(path?.split('/').at(-1) ?? ''));
  await context.close();
});

it.each(looks)('asks for one press where the price is a guess: $size, $theme, $language', async (look) => {
  const context = await openContext(browser, sample.url, look, owner);
  const page = await context.newPage();
  await page.goto(`${newDealImportPath()}?lang=${look.language}`);
  await page.locator('main select').first().selectOption({ label: supplier });
  const lines = goods
    .slice(0, 2)
    .map(({ articleNumber, name, unit, watchedPrice }) =>
      [articleNumber, name, unit, watchedPrice.replace('.', ','), '2036-02-05'].join(';'),
    );
  const buffer = Buffer.from(['Art nr;Benämning;Enhet;Listpris;Giltig fr o m', ...lines].join('\n'));
  await page
    .locator('.drop input')
    .setInputFiles({ name: `gissad-${look.size}.csv`, mimeType: 'text/csv', buffer });
  await page.locator('main form button[type=submit]').click();
  const confirm = page.getByRole('button', {
    name: look.language === 'sv' ? 'Kolumnerna stämmer' : 'The columns are right',
  });
  await confirm.waitFor();
  await settled(page, 'main .rows, main table');
  await expectWell(page);
  await picture(page, 'import-guessed', look);
  const save = page.locator('main .savefoot .btn.primary');
  expect(await save.isDisabled()).toBe(true);
  await confirm.click();
  await confirm.waitFor({ state: 'detached' });
  await expect.poll(() => save.isDisabled()).toBe(false);
  await context.close();
});

/** A list of the supplier's own as it would mail it, from a year that no deal of the sample has reached. */
const sentList = (name: string) => {
  const rows = goods
    .slice(0, 4)
    .map(
      ({ articleNumber, name: article, unit, watchedPrice }, at) =>
        `${articleNumber ?? ''};${article};${(Number(watchedPrice) * (at === 0 ? 0.9 : 1.1)).toFixed(2).replace('.', ',')};${unit};2035-02-05`,
    );
  const text = [`Prislista ${name};;;;`, 'Art nr;Benämning;Pris;Enhet;Giltig fr o m', ...rows].join('\n');
  return { name, mimeType: 'text/csv', buffer: Buffer.from(text) };
};

it.each(looks)(
  'compares a list that came, and makes a price a deal: $size, $theme, $language',
  async (look) => {
    const context = await openContext(browser, sample.url, look, owner);
    const page = await context.newPage();
    await page.goto(`${invoicesPath({ add: '1' })}&lang=${look.language}`);
    const name = `priser-${look.size}.csv`;
    await page
      .locator('.panel input[type=file]')
      .first()
      .setInputFiles([sentList(name)]);
    const find = async () =>
      (
        await sample.ask<{ content: { id: string; fileName: string }[] }>('deal-management/price-lists')
      ).content.find(({ fileName }) => fileName === name);
    await expect.poll(find, { timeout: 20_000 }).toBeDefined();
    await page.goto(priceListPath((await find())?.id ?? ''));
    await settled(page, 'main .card select');
    await picture(page, 'price-list-whose', look);
    await page.locator('main select').selectOption({ label: supplier });
    await page.locator('main .card .btn.primary').first().click();
    await page
      .getByText(look.language === 'sv' ? /om året$/ : /a year$/)
      .first()
      .waitFor();
    await settled(page, 'main .rows, main table');
    await expectWell(page);
    await picture(page, 'price-list', look);
    const accept = look.language === 'sv' ? 'Ta som avtal' : 'Accept as deal';
    await page.getByRole('button', { name: accept }).first().click();
    await page.getByText(look.language === 'sv' ? /är ett avtal$/ : /is a deal$/).waitFor();
    await page
      .getByRole('button', { name: look.language === 'sv' ? 'Ångra' : 'Undo' })
      .first()
      .click();
    await context.close();
  },
);
