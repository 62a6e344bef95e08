import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { product as composed } from '#app/features-server.ts';
import { accountPath } from '#features/account/settings/paths.ts';
import { certificatePath, papersPath, paperPath, singlePapersPath } from '#features/open/archive/paths.ts';
import { buildPaper, damageable } from '#testing/world/built-paper.ts';
import { invoicesPath } from '#features/purchases/invoices/paths.ts';
import { buildSupplier } from '#features/purchases/invoices/server/builders.ts';
import type { ReviewDetail } from '#features/reading/review/contract.ts';
import { jobHandlersOf } from '#platform/server/features/work.ts';
import { runJob } from '#testing/run-job.ts';
import { openMonitoredProduct } from '#testing/world/restaurant.ts';
import { printProblems } from './support/cut.ts';
import { focusIs, press } from './support/keys.ts';
import { type Look, narrow, picture, wide } from './support/look.ts';
import { serve } from './support/serve.ts';
import { expectWell } from './support/well.ts';

let store: ReturnType<typeof damageable>;

const served = serve(
  (options) =>
    openMonitoredProduct({
      ...options,
      replace: ({ storage }) => ({ storage: (store = damageable(storage)) }),
    }),
  ({ product }) => product.startJobs(),
);

const opened = (path: string, look: Look, who: 'owner' | 'reporter' = 'owner'): Promise<Page> =>
  served.openAs(served.world.built.members[who], path, look);

const supplier = buildSupplier(39);

/** A photo of a paper invoice: 1,400 × 2,000 pixels, or fewer. */
const photo = (number: string, scale = 1): Promise<Buffer> => {
  const lines = [
    supplier.name,
    'FAKTURA',
    `Fakturanummer ${number}`,
    'Fakturadatum 2026-11-18',
    'Laxfilé 2,5 kg à 189,00 472,50',
    'Netto 472,50',
    'Moms 12 % 56,70',
    'Att betala SEK 529,20',
  ];
  const text = lines.map((line, at) => `<text x="120" y="${200 + at * 90}">${line}</text>`).join('');
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1400" height="2000" font-family="sans-serif" font-size="40">
    <rect width="1400" height="2000" fill="#fbfaf6"/>${text}</svg>`;
  return sharp(Buffer.from(svg))
    .resize({ width: Math.round(1400 * scale) })
    .jpeg()
    .toBuffer();
};

/** Books what was photographed, as a person at the desk of readings does. */
const book = async (documentId: string): Promise<void> => {
  const { owner } = served.world.clients;
  const path = `review/documents/${documentId}`;
  const { draft, revision } = (await owner.get(path)).json<ReviewDetail>().data;
  const line = {
    read: null,
    name: 'Laxfilé',
    articleNumber: '4711',
    gtin: null,
    quantity: '2.5',
    unit: 'KGM',
    price: '189.00',
    discount: null,
    sum: '472.50',
    vatRate: '12',
    kind: 'goods',
  };
  const whole = {
    ...draft,
    number: '5501',
    issueDate: '2026-11-18',
    dueDate: null,
    currency: 'SEK',
    creditNote: false,
    supplier: { name: supplier.name, organizationNumber: supplier.organizationNumber, vatNumber: null },
    payment: { bankgiro: null, plusgiro: null, iban: null, reference: null },
    lines: [line],
    charges: [],
    vat: [{ rate: '12', taxable: '472.50', tax: '56.70' }],
    lineNet: '472.50',
    taxExclusive: '472.50',
    taxTotal: '56.70',
    taxInclusive: '529.20',
    prepaid: null,
    rounding: null,
    payable: '529.20',
  };
  const answer = await owner.post(`${path}/accept`, { body: { revision, draft: whole, remember: false } });
  expect([answer.status, answer.text]).toEqual([200, expect.any(String)]);
};

interface Files {
  readonly content: { readonly id: string; readonly state: string; readonly fileName: string }[];
}

const fileOf = async (name: string) =>
  (await served.world.clients.owner.get('invoice-management/documents?limit=50'))
    .json<Files>()
    .data.content.find(({ fileName }) => fileName === name);

const seal = async (): Promise<void> => {
  const handlers = jobHandlersOf(composed.features, served.world.product);
  for (const name of ['link-archives', 'seal-archives']) await runJob(handlers, name, {});
};

const inspect = async (page: Page, name: string, look: Look): Promise<void> => {
  await expectWell(page);
  await picture(page, `paper-${name}`, look);
};

test('a photo is booked, its paper counted wrong, then confirmed, certified, and kept once the original is damaged', async () => {
  const page = await opened(invoicesPath({ add: '1' }), wide);
  const buffer = await photo('5501');
  await page
    .locator('.panel input[type=file]')
    .first()
    .setInputFiles([{ name: 'IMG_5501.jpg', mimeType: 'image/jpeg', buffer }]);
  await expect
    .poll(async () => (await fileOf('IMG_5501.jpg'))?.state, { timeout: 60_000 })
    .toBe('needs-review');
  const id = (await fileOf('IMG_5501.jpg'))?.id ?? '';
  await page.goto(accountPath({ tab: 'archive' }));
  await page.getByText('Inget papper väntar på att gås igenom.').waitFor();
  await book(id);
  await expect.poll(async () => (await fileOf('IMG_5501.jpg'))?.state, { timeout: 30_000 }).toBe('monitored');

  await page.reload();
  await page.getByText('1 papper att gå igenom').waitFor();
  await inspect(page, 'card', wide);
  await page.getByRole('link', { name: 'Gå igenom pappren' }).click();
  await inspect(page, 'list', wide);
  await page.getByRole('link', { name: new RegExp(`${supplier.name}.*5501`) }).click();
  await page.getByRole('img', { name: /^Sida 1 av 1/ }).waitFor();
  const count = page.getByLabel('Hur många sidor har pappret?');
  expect(await count.inputValue()).toBe('');
  await page.getByRole('button', { name: 'Bekräfta pappret' }).click();
  await page.getByText('Skriv hur många sidor pappret har').waitFor();
  await page.getByRole('img', { name: /^Sida 1 av 1/ }).scrollIntoViewIfNeeded();
  await page.mouse.wheel(0, 4_000);
  await page.getByLabel(/^Sida 1: all text/).check();
  await count.fill('2');
  await page.getByRole('button', { name: 'Bekräfta pappret' }).click();
  await page.getByText('Pappret har fler sidor än vi har sparat').waitFor();
  await page.getByText('Du räknade 2, 1 är sparade.').waitFor();
  await inspect(page, 'refused', wide);
  await count.fill('1');
  await page.getByRole('button', { name: 'Bekräfta pappret' }).click();
  await page.getByRole('heading', { name: 'Pappret får förstöras' }).waitFor();
  await inspect(page, 'confirmed', wide);

  await seal();
  await page.getByRole('link', { name: 'Visa intyget' }).click();
  await page.getByText('Originalets SHA-256').waitFor();
  await page.getByText(/7 kap\. 6 §/).waitFor();
  await page.getByText(/värdepapper/).waitFor();
  expect(await page.getByText('Länkas inom en timme').count()).toBe(0);
  expect(await page.getByText('Inte stämplad än').count()).toBe(0);
  await inspect(page, 'certificate', wide);
  await page.emulateMedia({ media: 'print' });
  await page.setViewportSize({ width: 718, height: 1000 });
  expect(await printProblems(page)).toEqual([]);
  await picture(page, 'paper-printed', wide);
  await page.emulateMedia({ media: null });

  const sum = await page.locator('dd', { hasText: /^[0-9a-f]{64}$/ }).innerText();
  store.damaged.add(sum);
  await page.reload();
  await page.getByRole('heading', { name: 'Det finns inget intyg' }).waitFor();
  await page.getByText('Det sparade originalet är skadat').waitFor();
  await page.goto(paperPath(id));
  await page.getByText('Behåll pappret', { exact: true }).waitFor();
  expect(await page.getByRole('link', { name: 'Visa intyget' }).count()).toBe(0);
  await inspect(page, 'damaged', wide);
  store.damaged.clear();

  await page.reload();
  await page.getByRole('button', { name: 'Ta tillbaka' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Ta tillbaka' }).click();
  await dialog.getByText('Skriv varför').waitFor();
  await dialog.getByLabel('Varför?').fill('Baksidan saknades');
  await inspect(page, 'back', wide);
  await dialog.getByRole('button', { name: 'Ta tillbaka' }).click();
  await page.getByText('Baksidan saknades').waitFor();
  await page.getByText('Bekräftat', { exact: true }).waitFor();
  await page.goto(certificatePath({ document: id }));
  await page.getByText('Pappret är inte bekräftat').waitFor();
}, 240_000);

test('papers of one page are confirmed together by the keyboard alone, on a phone, in the dark and in English', async () => {
  const [sharpOne, coarse] = [await photo('5601'), await photo('5602', 0.4)];
  await buildPaper(served.world, { bytes: sharpOne, date: '2026-10-01' });
  await buildPaper(served.world, { bytes: coarse, date: '2026-10-02' });
  await buildPaper(served.world, { pages: 2, bytes: await photo('5603'), date: '2026-10-03' });
  const page = await opened(singlePapersPath(), narrow);
  const boxes = page.getByRole('checkbox');
  await expect.poll(() => boxes.count(), { timeout: 30_000 }).toBe(3);
  const all = 3;
  await page.getByRole('img').first().waitFor();
  for (let at = 0; at < all; at += 1) {
    await page.keyboard.press('Tab');
    await press(page, 'Tab', focusIs(page, 'input[type=checkbox]', ''));
    await expect
      .poll(async () => {
        await page.keyboard.press('Space');
        return page.evaluate<boolean>('document.activeElement.checked');
      })
      .toBe(true);
  }
  await page.getByText(/few pixels \(560 × 800\)/).waitFor();
  await inspect(page, 'singles', narrow);
  await press(page, 'Tab', focusIs(page, 'input[inputmode=numeric]', ''));
  await page.keyboard.type('2');
  await page.keyboard.press('Enter');
  await page.getByText('Every paper here is stored as one page').waitFor();
  await page.keyboard.press('Backspace');
  await page.keyboard.type('1');
  await page.keyboard.press('Enter');
  await page.getByText('No paper of one page waits').waitFor({ timeout: 30_000 });

  await page.goto(papersPath({ state: 'confirmed' }));
  await page.getByRole('link', { name: 'Certificate of the period' }).waitFor();
  await inspect(page, 'confirmed-list', narrow);
  await page.getByRole('link', { name: 'Certificate of the period' }).click();
  await page.getByText('SHA-256 of the original').first().waitFor();
  expect(await page.getByText('SHA-256 of the original').count()).toBe(all);
  await inspect(page, 'certificates', narrow);
}, 120_000);

test('a reporter sees nothing of papers', async () => {
  const page = await opened(papersPath(), { ...wide, theme: 'dark' }, 'reporter');
  await page.getByText('Papper hör till ägaren').waitFor();
  await inspect(page, 'reporter', { ...wide, theme: 'dark' });
  await page.goto(accountPath({ tab: 'archive' }));
  await page.locator('main h1').waitFor();
  expect(await page.getByText('Papper som får förstöras').count()).toBe(0);
}, 60_000);
