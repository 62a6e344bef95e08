import { readFile } from 'node:fs/promises';
import { readXlsx } from 'hucre/xlsx';
import type { Download, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { Plan } from '#core/entitlements/entitlements.ts';
import { setSubscription } from '#features/company/organizations/server/commands-plan.ts';
import { exportsPath } from '#features/finding/exports/paths.ts';
import { invoicesPath } from '#features/purchases/invoices/paths.ts';
import { productsPath } from '#features/purchases/products/paths.ts';
import { subscriptionPath } from '#platform/wire/doors.ts';
import { type MonitoredProduct, openMonitoredProduct } from '#testing/world/restaurant.ts';
import { type Look, narrow, picture, wide } from './support/look.ts';
import { serve } from './support/serve.ts';
import { letterTo } from './support/letters.ts';
import { expectWell } from './support/well.ts';

const setPlan = ({ product, built: { organizationId } }: MonitoredProduct, plan: Plan): Promise<void> =>
  product.db.tenantTransaction(organizationId, (tx) =>
    setSubscription(tx, organizationId, { plan, endsAt: null }, product.clock.now()),
  );

const served = serve(openMonitoredProduct, async (world) => {
  await setPlan(world, 'premium');
  for (const [date, price] of [
    ['2026-10-05', '50.00'],
    ['2026-10-12', '55.50'],
  ] as const)
    await world.buy({ date, prices: { '100': price, '200': '20.00' } });
});

const opened = (path: string, look: Look = wide): Promise<Page> =>
  served.openAs(served.world.built.members.owner, path, look);

const bytesOf = async (download: Download): Promise<Buffer> => readFile(await download.path());

const download = async (page: Page, name: string | RegExp): Promise<Download> => {
  const coming = page.waitForEvent('download');
  await page.getByRole('button', { name }).click();
  return coming;
};

const inspect = async (page: Page, name: string, look: Look) => {
  await expectWell(page);
  await picture(page, `export-${name}`, look);
};

test('takes the products that the screen shows as a workbook and as CSV', async () => {
  const page = await opened(productsPath());
  await page.getByRole('button', { name: 'Exportera' }).click();
  const line = page.locator('.dialog [role=status]');
  await expect.poll(() => line.innerText()).toMatch(/norr-produkter-2026-11-20\.xlsx\n1 rad, \d+ kolumner\./);
  await expect.poll(() => page.getByRole('radio', { name: '1 år' }).isDisabled()).toBe(true);
  await inspect(page, 'products', wide);
  const book = await download(page, 'Ladda ner 1 rad');
  const { sheets } = await readXlsx(await bytesOf(book));
  expect(sheets[0]?.rows[1]?.[0]).toBe('Vara 100');
  await page.getByRole('button', { name: 'Exportera' }).click();
  await page.getByText('CSV', { exact: true }).click();
  await page.getByText('Alla fakturarader', { exact: true }).click();
  const text = (await bytesOf(await download(page, 'Ladda ner 4 rader'))).toString('utf8');
  expect(text.startsWith('\ufeffFakturadatum;')).toBe(true);
  expect(text.trimEnd().split('\r\n')).toHaveLength(5);
  expect(text).toContain(';55,5;');
});

test('is a sheet on phones, in both languages and themes', async () => {
  for (const look of [narrow, { ...wide, theme: 'dark', language: 'en' } as const]) {
    const page = await opened(invoicesPath({ period: '90d' }), look);
    await page.getByRole('button', { name: 'Export' }).click();
    await page.getByRole('button', { name: 'Download 2 rows' }).waitFor();
    await inspect(page, 'dialog', look);
    expect(await page.locator('.dialog').evaluate((dialog) => dialog.scrollWidth - dialog.clientWidth)).toBe(
      0,
    );
  }
});

test('shows the way to more where the plan has no export', async () => {
  await setPlan(served.world, 'starter');
  const page = await opened(invoicesPath({ period: '90d' }), narrow);
  await page.getByRole('button', { name: 'Export' }).click();
  await page.getByRole('heading', { name: 'Export is part of Premium' }).waitFor();
  expect(await page.locator('.dialog').getByRole('link').getAttribute('href')).toBe(subscriptionPath());
  await inspect(page, 'gate', narrow);
  await setPlan(served.world, 'premium');
});

const manyLines = `
  insert into invoice_line (organization_id, unit_id, issue_date, invoice_id, line_no, id, supplier_id, article_id, name,
    article_number, quantity, unit, price, comparable_price, discount, sum, vat_rate, kind, monitored, counted)
  select l.organization_id, l.unit_id, l.issue_date, l.invoice_id, l.line_no + 1000 * k, md5(l.id::text || k)::uuid,
    l.supplier_id, l.article_id, l.name, l.article_number, l.quantity, l.unit, l.price, l.comparable_price, l.discount,
    l.sum, l.vat_rate, l.kind, false, false
  from invoice_line l cross join generate_series(1, 5100) k
  where l.organization_id = $1 and l.unit_id = $2`;

test('has many rows made in the background: one is cancelled, another one is opened from its letter', async () => {
  const { product, built, units } = served.world;
  await product.db.tenantTransaction(built.organizationId, (tx) =>
    tx.query(manyLines, [built.organizationId, units[0]]),
  );
  const page = await opened(invoicesPath({ period: '90d' }));
  for (const _ of ['one', 'other']) {
    await page.getByRole('button', { name: 'Exportera' }).click();
    await page.getByText('Alla fakturarader', { exact: true }).click();
    await page.getByRole('button', { name: /^Gör en fil av 20.404 rader$/ }).click();
    await page.locator('.dialog').waitFor({ state: 'detached' });
  }
  await page.goto(exportsPath());
  await page.getByRole('button', { name: 'Avbryt exporten' }).first().click();
  await page.getByText('Avbruten').waitFor();
  await product.startJobs();
  expect(await page.getByText('Väntar på sin tur').count()).toBeLessThan(2);
  const link = await letterTo(served, built.members.owner.email, exportsPath());
  await page.goto(link);
  await page.getByRole('button', { name: 'Ladda ner' }).waitFor();
  await inspect(page, 'files', wide);
  const { sheets } = await readXlsx(await bytesOf(await download(page, 'Ladda ner')));
  expect(sheets[0]?.rows).toHaveLength(20_404 + 2);
  expect(await page.getByRole('button', { name: 'Ladda ner' }).count()).toBe(1);
}, 120_000);
