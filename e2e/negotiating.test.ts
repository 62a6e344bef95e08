import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { InvoiceDraft } from '#core/invoices/write/invoice-draft.ts';
import { writeUbl } from '#core/invoices/write/write-ubl.ts';
import { setSubscription } from '#features/company/organizations/server/commands-plan.ts';
import { buildOrganization } from '#features/company/organizations/server/builders.ts';
import type { BuiltOrganization } from '#features/company/organizations/server/builders.ts';
import { priceListsPath } from '#features/prices/price-lists/paths.ts';
import { alertsPath } from '#features/prices/price-monitoring/paths.ts';
import { sourcingArticlesPath, sourcingPath } from '#features/prices/sourcing/paths.ts';
import { buildDraft, buildLine, buildSupplier } from '#features/purchases/invoices/server/builders.ts';
import { invoicesPath } from '#features/purchases/invoices/paths.ts';
import type { SmtpReceiver } from '#platform/server/smtp/receiver.ts';
import type { TestProduct } from '#testing/world/product.ts';
import { signPower } from '#testing/world/signed-power.ts';
import { choose } from './support/arrivals.ts';
import { launchBrowser } from './support/browser.ts';
import { replyAddressOf } from './support/letters.ts';
import { type Look, openContext, picture, wide } from './support/look.ts';
import { openBuilt } from './support/staff.ts';
import { answerByMail, atSupplier, openDoor, supplierZone, trustSupplier } from './support/supplier-desk.ts';
import { signIn } from './support/signing-in.ts';
import { expectWell } from './support/well.ts';

const phone: Look = { size: 'narrow', theme: 'dark', language: 'sv' };
const seller = atSupplier('order');

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
  await product.db.tenantTransaction(built.organizationId, (tx) =>
    setSubscription(tx, built.organizationId, { plan: 'premium', endsAt: null }, product.clock.now()),
  );
});

afterAll(async () => {
  await browser?.close();
  await receiver?.close();
  await product?.close();
});

const dated = (days: number): string =>
  new Date(product.clock.now().getTime() + days * 86_400_000).toISOString().slice(0, 10);

const gtin = '7310865004703';
const dear = { articleNumber: 'S1', name: 'Smör osaltat 500 g', unit: 'H87', gtin };
const cheap = { articleNumber: 'S2', name: 'Smör osaltat 2 kg', unit: 'H87', gtin };

const invoice = (
  number: string,
  days: number,
  supplier: InvoiceDraft['supplier'],
  line: Parameters<typeof buildLine>[0],
) => {
  const issueDate = dated(days);
  const lines = [buildLine({ quantity: '20', ...line })];
  const draft = buildDraft({ number, issueDate, dueDate: issueDate, supplier, lines });
  return { name: `${number}.xml`, mimeType: 'application/xml', buffer: Buffer.from(writeUbl(draft)) };
};

const upload = async (page: Page, file: ReturnType<typeof invoice>): Promise<void> => {
  await page.goto(invoicesPath({ add: '1', lang: 'sv' }));
  await choose(page, [file]);
  await page.locator('.files li', { hasText: file.name }).getByRole('link', { name: 'Klar' }).waitFor();
};

it('finds a cheaper offer, asks for it, takes the price list that is mailed as a deal, and hears of a price before its day', async () => {
  const [own, other] = [buildSupplier(1), { ...buildSupplier(2), name: 'Grossisten' }];
  const context = await openContext(browser, url, wide);
  const page = await context.newPage();
  await signIn(page, built.members.owner);
  for (const [at, days] of [-40, -20, -6].entries())
    await upload(page, invoice(`1${at}`, days, own, { ...dear, price: '54.50' }));
  await upload(page, invoice('20', -8, other, { ...cheap, price: '192.40' }));
  await trustSupplier(product, built, 'Grossisten%');

  await page.goto(sourcingArticlesPath({ lang: 'sv' }));
  await page.getByRole('link', { name: dear.name }).click();
  const ask = page.getByRole('button', { name: /^Be Grossisten om offert på 96,20\s*kr\/kg$/ });
  await ask.waitFor();
  await expectWell(page);
  await picture(page, 'offer-drawer', wide);
  await ask.click();
  const dialog = page.getByRole('dialog', { name: 'Brev till Grossisten' });
  await dialog.getByLabel('Till', { exact: true }).fill(seller);
  expect(await dialog.getByLabel('Brev', { exact: true }).inputValue()).toContain('96,20');
  await expectWell(page);
  await picture(page, 'offer-letter', wide);
  await dialog.getByRole('button', { name: 'Skicka till Grossisten' }).click();
  await page.getByText('Brevet till Grossisten är på väg').waitFor();

  const list = `Art nr;Benämning;Pris;Enhet;Giltig fr o m\nS2;${cheap.name};198,00;ST;${dated(7)}\n`;
  const answer = { from: seller, to: await replyAddressOf({ url }, seller), subject: 'Sv: Offertförfrågan' };
  await answerByMail(receiver, answer, { name: 'prislista.csv', buffer: Buffer.from(list) });
  const listed = page.getByRole('link', { name: /prislista/ });
  await expect
    .poll(
      async () => {
        await page.goto(priceListsPath({ lang: 'sv' }));
        await page.locator('main tbody tr, main .state').first().waitFor();
        return listed.count();
      },
      { timeout: 20_000 },
    )
    .toBe(1);
  await listed.click();
  await page.getByRole('button', { name: 'Ta som avtal' }).first().click();
  await page.getByText(`${cheap.name} är ett avtal`).waitFor();

  await upload(page, invoice('21', 0, other, { ...cheap, price: '198.00' }));
  await page.goto(alertsPath({ lang: 'sv' }));
  await page.getByRole('link', { name: cheap.name }).click();
  await page.getByText(/^Fakturerat 7 dagar innan prislistan börjar gälla/).waitFor();

  await page.goto(sourcingArticlesPath({ lang: 'sv' }));
  await page.getByRole('link', { name: dear.name }).click();
  await page.getByRole('button', { name: /^Be Grossisten om offert/ }).click();
  await page.getByText(/svar kom/).waitFor();

  product.pass(8 * 86_400_000);
  await upload(page, invoice('22', 0, other, { ...cheap, price: '204.00' }));
  await page.goto(alertsPath({ lang: 'sv' }));
  await page.getByRole('link', { name: cheap.name }).click();
  await page.getByText('Inte avtalspriset').first().waitFor();
  await expectWell(page);
  await picture(page, 'list-deal-broken', wide);
  await context.close();
});

it('tries a switch, and shows a supplier a sheet on a phone until the link is taken back', async () => {
  const context = await openContext(browser, url, wide);
  const page = await context.newPage();
  await signIn(page, built.members.owner);
  await page.goto(sourcingPath({ lang: 'sv' }));
  await page.getByRole('button', { name: 'Visa byte till Grossisten' }).click();
  await page
    .getByText(/hade det blivit/)
    .first()
    .waitFor();
  await expectWell(page);
  await picture(page, 'switch', wide);
  await page.goto(sourcingArticlesPath({ lang: 'sv' }));
  await page.getByRole('checkbox', { name: `Välj ${dear.name}` }).click();
  await picture(page, 'sourcing-chosen', wide);
  await page.getByRole('button', { name: 'Förhandlingsunderlag' }).click();
  const dialog = page.getByRole('dialog', { name: 'Förhandlingsunderlag' });
  await dialog.getByRole('button', { name: /^Skapa länk för/ }).click();
  const link = (await dialog.getByRole('link', { name: /1 artikel/ }).getAttribute('href')) ?? '';
  await expectWell(page);
  await picture(page, 'sheet-made', wide);

  const supplier = await (await openContext(browser, url, phone)).newPage();
  const asked: string[] = [];
  supplier.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/')) asked.push(pathname.split('/').slice(3).join('/'));
  });
  await supplier.goto(link);
  await supplier.getByRole('heading', { level: 2, name: /Smör osaltat 500 g/ }).waitFor();
  expect(asked, 'no session is asked for').toEqual(['sheets/reading']);
  expect(await supplier.locator('main').textContent()).not.toMatch(/Grossisten|198|192|96,20/);
  await expectWell(supplier);
  await picture(supplier, 'sheet', phone);
  const [file] = await Promise.all([
    supplier.waitForEvent('download'),
    supplier.getByRole('button', { name: 'Ladda ner som PDF' }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/\.pdf$/);

  await dialog.getByRole('button', { name: /^Dra in länken för/ }).click();
  await page.getByRole('button', { name: 'Dra in', exact: true }).last().click();
  await page.getByText('Länken är indragen').waitFor();
  await supplier.reload();
  await supplier.getByText('Länken gäller inte längre').waitFor();
  await context.close();
});
