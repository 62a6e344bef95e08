import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildPaperInvoice, knownLabels, strangeLabels } from '#features/reading/review/server/builders.ts';
import { invoicesPath } from '#features/purchases/invoices/paths.ts';
import { inboxPath } from '#features/intake/inbox/paths.ts';
import { reviewPath } from '#features/reading/review/paths.ts';
import { accessibilityProblems } from './support/axe.ts';
import { choose, type File } from './support/arrivals.ts';
import { launchBrowser } from './support/browser.ts';
import { focusIs, press } from './support/keys.ts';
import { type Look, openContext, showsAllFields } from './support/look.ts';
import { type Sample, startSample } from './support/sample.ts';
import { layoutProblems, watchComplaints } from './support/watch.ts';

let browser: Browser;
let sample: Sample;

beforeAll(async () => {
  [browser, sample] = await Promise.all([launchBrowser(), startSample()]);
});

afterAll(async () => {
  await browser?.close();
  expect(await sample?.stop()).toBe(0);
});

const openAs = async (
  size: Look['size'],
  path = invoicesPath({ add: '1' }),
): Promise<readonly [page: Page, complaints: string[]]> => {
  const look: Look = { size, theme: 'light', language: 'sv' };
  const context = await openContext(browser, sample.url, look, await sample.signIn(browser, 'owner'));
  if (size === 'wide') await context.addInitScript(showsAllFields);
  const page = await context.newPage();
  const complaints = await watchComplaints(page);
  await page.goto(path);
  return [page, complaints];
};

const field = (page: Page, path: string) => page.locator(`[id="review-${path}"]`);

const paper = async (said: Parameters<typeof buildPaperInvoice>[0]): Promise<File> => {
  const { name, bytes } = await buildPaperInvoice({ labels: strangeLabels, ...said });
  return { name, mimeType: 'application/pdf', buffer: Buffer.from(bytes) };
};

/** Adds files and opens what is to be reviewed of the first; answers its id. */
const review = async (page: Page, file: File, ...others: readonly File[]): Promise<string> => {
  await choose(page, [...others, file]);
  const sent = page.locator('.files li', { hasText: file.name });
  await sent.getByRole('link', { name: 'Behöver granskas' }).click();
  await page.locator('.review-reviewbar').waitFor();
  return new URL(page.url()).pathname.split('/').at(-1) ?? '';
};

const idOf = async (name: string): Promise<string> => {
  type Documents = { content: { id: string; fileName: string }[] };
  const { content } = await sample.ask<Documents>('invoice-management/documents?limit=20');
  const found = content.find(({ fileName }) => fileName === name);
  if (found === undefined) throw new Error(`${name} did not arrive`);
  return found.id;
};

const chooseMore = async (page: Page, name: string): Promise<void> => {
  await page.getByRole('button', { name: 'Fler val', exact: true }).click();
  await page.getByRole('menuitem', { name }).click();
};

const goodToLookAt = async (page: Page): Promise<void> => {
  expect(await layoutProblems(page)).toEqual([]);
  expect(await accessibilityProblems(page)).toEqual([]);
};

it('rejects a file on a phone, with a reason that stays beside it', async () => {
  const [page, complaints] = await openAs('narrow');
  const id = await review(page, await paper({ fileName: 'offert.pdf', number: '8101' }));
  await page.locator('.review-reviewacts').getByRole('button', { name: 'Avvisa' }).click();
  await page.getByRole('button', { name: 'Markera som hanterad' }).click();
  await page.getByText('Skriv en orsak').waitFor();
  await expect.poll(focusIs(page, '.dialog textarea', '')).toBe(true);
  await goodToLookAt(page);
  await page.keyboard.type('En offert, ingen faktura');
  await page.getByRole('button', { name: 'Markera som hanterad' }).click();
  await page.getByRole('heading', { name: 'Hanterad' }).waitFor();
  await page.goto(inboxPath({ doc: id }));
  await page.locator('.panel .log').getByText('En offert, ingen faktura').waitFor();
  expect(complaints).toEqual([]);
  await page.context().close();
});

it('says what a paper is, confirms what an invoice is of, and takes back what it taught', async () => {
  const [page, complaints] = await openAs('wide');
  const id = await review(page, await paper({ fileName: 'paminnelse.pdf', number: '8151' }));
  const kind = page.getByLabel('Det här är');
  await kind.selectOption('reminder');
  await goodToLookAt(page);
  await page.getByRole('button', { name: 'Markera som hanterad' }).click();
  await page.getByRole('heading', { name: 'Hanterad' }).waitFor();
  type Arrival = { state: string; reason: string };
  const arrival = await sample.ask<Arrival>(`invoice-management/arrivals/${id}`);
  expect(arrival).toMatchObject({ state: 'settled', reason: 'kind.reminder' });

  await page.goto(invoicesPath({ add: '1' }));
  await review(page, await paper({ fileName: 'larare.pdf', number: '8152' }));
  await kind.selectOption('credit-note');
  await kind.selectOption('invoice');
  await field(page, 'number').fill('8152');
  await field(page, 'supplier.name').fill('Rökeriet Test AB');
  const lines = { name: 'Laxfilé', articleNumber: '4711', quantity: '2,5', price: '189,00', sum: '472,50' };
  for (const [name, text] of Object.entries(lines)) await field(page, `lines.0.${name}`).fill(text);
  await page.getByRole('button', { name: /^Spara fakturan/ }).click();
  await page.getByRole('button', { name: 'Ångra inlärningen' }).click();
  await page.getByRole('heading', { name: 'Inlärningen är borttagen' }).waitFor();
  await goodToLookAt(page);
  expect(await sample.ask<unknown[]>('review/layouts')).toEqual([]);
  expect(complaints).toEqual([]);
  await page.context().close();
});

it('puts another file in the place of one, and goes on with that', async () => {
  const [page, complaints] = await openAs('wide');
  const id = await review(page, await paper({ fileName: 'suddig.pdf', number: '8201' }));
  const opened = page.waitForEvent('filechooser');
  await chooseMore(page, 'Byt ut filen');
  await (await opened).setFiles([await paper({ fileName: 'skarp.pdf', number: '8202' })]);
  await page.getByRole('heading', { name: 'Granska skarp.pdf' }).waitFor();
  await page.locator('.pdf-stage svg image').waitFor();
  expect(await field(page, 'number').inputValue()).toBe('8202');
  expect(new URL(page.url()).pathname).not.toContain(id);
  type Arrival = { deleted: { reason: string; replacedBy: string } };
  const { deleted } = await sample.ask<Arrival>(`invoice-management/arrivals/${id}`);
  expect(deleted).toMatchObject({ reason: 'replaced', replacedBy: page.url().split('/').at(-1) });
  expect(complaints).toEqual([]);
  await page.context().close();
});

it('parts a file into its invoices, and makes one of what belongs together', async () => {
  const [page, complaints] = await openAs('wide');
  const bundle = await paper({ fileName: 'bunt.pdf', number: '8301', times: 2, labels: knownLabels });
  const [one, other] = [
    await paper({ fileName: 'sida-1.pdf', number: '8401' }),
    await paper({ fileName: 'sida-2.pdf', number: '8402' }),
  ];
  await review(page, bundle, one, other);
  await page.getByRole('button', { name: 'Dela upp sidorna' }).click();
  const second = page.locator('.review-pagechoices select').nth(1);
  await second.selectOption('Faktura 1');
  await page.getByRole('button', { name: 'Välj minst två fakturor' }).waitFor();
  await second.selectOption('Faktura 2');
  await page.locator('.review-thumb img').nth(1).waitFor();
  await goodToLookAt(page);
  await page.getByRole('button', { name: 'Dela upp i 2 fakturor' }).click();
  await page.locator('.panel .inbox-arrivalfile').nth(1).waitFor();
  await page.goto(reviewPath(await idOf(other.name)));
  await chooseMore(page, 'Lägg ihop');
  await page.getByRole('button', { name: 'Välj minst en fil till' }).waitFor();
  await page.locator('.review-joinchoices label', { hasText: 'sida-1.pdf' }).click();
  await goodToLookAt(page);
  await page.getByRole('button', { name: 'Lägg ihop 2 filer' }).click();
  await page.getByText('Sida 1 av 2').waitFor();
  expect(complaints).toEqual([]);
  await page.context().close();
});

it('keeps the focus among the lines on a phone, whatever is done to them', async () => {
  const [page, complaints] = await openAs('narrow');
  await review(page, await paper({ fileName: 'rader.pdf', number: '8501' }));
  const names = () =>
    page.locator('.review-linesummary b:first-child').evaluateAll((all) => all.map((one) => one.textContent));
  const act = async (name: string): Promise<void> => {
    await page
      .locator('.review-reviewline.review-open')
      .getByRole('button', { name: /fler val$/ })
      .click();
    await page.getByRole('menuitem', { name }).click();
  };
  const isOn = async (line: number): Promise<void> => {
    const isThere = focusIs(page, `[aria-label="Benämning, rad ${line}"]`, '');
    await expect.poll(isThere, { timeout: 5_000 }).toBe(true);
  };
  await page.getByRole('button', { name: 'Bara det osäkra' }).click();
  await page.locator('.review-linesummary').first().click();
  await act('Dela i två rader');
  await isOn(2);
  expect(await names()).toEqual(['Laxfilé', 'Laxfilé', 'Räkor']);
  await page.keyboard.type('Lax i skivor');
  await act('Slå ihop med nästa rad');
  await isOn(2);
  expect((await names()).length).toBe(2);
  await act('Ta bort raden');
  await isOn(1);
  await page.getByRole('button', { name: 'Ångra' }).click();
  await isOn(2);
  await page.getByRole('button', { name: 'Lägg till rad', exact: true }).click();
  await isOn(3);
  await press(page, 'Tab', focusIs(page, '[aria-label="Summa, rad 3"]', ''));
  await page.keyboard.type('12');
  await page.getByText(/^Raderna skiljer sig /).waitFor();
  for (const left of [2, 1]) {
    await act('Ta bort raden');
    await isOn(left);
  }
  await act('Ta bort raden');
  await expect.poll(focusIs(page, '#add-line', 'Lägg till rad')).toBe(true);
  await goodToLookAt(page);
  expect(complaints).toEqual([]);
  await page.context().close();
});

const columns = ['number', 'issueDate', 'name', 'articleNumber', 'quantity', 'unit', 'price', 'sum'];

/** A table as Swedish programs write it: Windows-1252, semicolons, decimal commas. */
const table = (name: string, number: string): File => {
  const rows = [
    ['Fakt', 'Dag', 'Vara', 'Kod', 'Mängd', 'Enh', 'Pris/enh', 'Belopp'],
    [number, '2026-11-02', 'Gräddfil 5 l', '771', '2', 'st', '89,50', '179,00'],
    [number, '2026-11-02', 'Smör osaltat', '772', '1,5', 'kg', '1102,00', '1653,00'],
  ];
  const text = rows.map((row) => `${row.join(';')}\r\n`).join('');
  return { name, mimeType: 'text/csv', buffer: Buffer.from(text, 'latin1') };
};

it('learns the columns of a table, reads the next one by itself, and forgets them when asked', async () => {
  const [page, complaints] = await openAs('wide');
  await review(page, table('mejeri-1.csv', 'C-501'));
  for (const [at, role] of columns.entries())
    await page.locator('.review-sheetcolumns thead select').nth(at).selectOption(role);
  await page.locator('.review-sheetcolumns').getByLabel('Leverantör').fill('Åsens Mejeri');
  await goodToLookAt(page);
  await field(page, 'lines.1.sum').focus();
  await page.locator('.review-markedcell', { hasText: '1653,00' }).waitFor();
  expect(await field(page, 'lines.0.name').inputValue()).toBe('Gräddfil 5 l');
  await page.getByRole('button', { name: 'Läs filen så här' }).click();
  await page.getByRole('heading', { name: 'Fakturan är sparad' }).waitFor();
  await page.getByRole('link', { name: 'Visa fakturan' }).click();
  await page.getByRole('heading', { name: 'Åsens Mejeri' }).waitFor();

  await page.goto(invoicesPath({ add: '1' }));
  await choose(page, [table('mejeri-2.csv', 'C-502')]);
  type Rows = {
    content: { fileName: string; state: string; files: { invoice: { number: string } | null }[] }[];
  };
  const stateOf = async (name: string) => {
    const { content } = await sample.ask<Rows>('invoice-management/arrivals?limit=20');
    const row = content.find(({ fileName }) => fileName === name);
    return [row?.state, row?.files[0]?.invoice?.number];
  };
  await expect.poll(() => stateOf('mejeri-2.csv'), { timeout: 15_000 }).toEqual(['monitored', 'C-502']);

  await page.goto(invoicesPath({ add: '1' }));
  await review(page, await paper({ fileName: 'annan.pdf', number: '8601' }));
  await chooseMore(page, 'Inlärda layouter');
  const layout = page.locator('.panel .review-layout', { hasText: 'Åsens Mejeri' });
  await layout.getByText('Läses av sig själv', { exact: true }).waitFor();
  await layout.locator('summary').click();
  await layout.getByText('Kolumn 3, ”vara”, är benämning').waitFor();
  await goodToLookAt(page);
  await layout.getByRole('button', { name: 'Glöm Åsens Mejeri' }).click();
  await page.locator('.dialog').getByRole('button', { name: 'Glöm', exact: true }).click();
  await page.getByText('Layouten för Åsens Mejeri är glömd').waitFor();
  await layout.waitFor({ state: 'detached' });
  await page.goto(invoicesPath({ add: '1' }));
  await review(page, table('mejeri-3.csv', 'C-503'));
  expect(complaints).toEqual([]);
  await page.context().close();
});
