import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { accountPath } from '#features/account/settings/paths.ts';
import { auditorsContract } from '#features/open/archive/contract-auditors.ts';
import { auditPath } from '#features/open/archive/paths.ts';
import { apiBase } from '#platform/wire/endpoint.ts';
import { openMonitoredProduct } from '#testing/world/restaurant.ts';
import { type Look, narrow, picture, wide } from './support/look.ts';
import { serve } from './support/serve.ts';
import { expectWell } from './support/well.ts';

const served = serve(openMonitoredProduct, async (world) => {
  for (const date of ['2026-09-05', '2026-10-05'])
    await world.buy({ date, prices: { '100': '50.00', '200': '20.00' } });
  await world.product.startJobs();
});

const opened = (look: Look): Promise<Page> =>
  served.openAs(served.world.built.members.owner, accountPath({ tab: 'archive' }), look);

const confirm = async (page: Page): Promise<void> => {
  const dialog = page.getByRole('dialog');
  await dialog.locator('input[type=password]').fill(served.world.built.members.owner.password);
  await dialog.locator('button[type=submit]').click();
  await dialog.waitFor({ state: 'detached' });
};

test('an owner leaves with everything, and an auditor reads it by a link', async () => {
  const page = await opened(wide);
  await page.getByRole('button', { name: /^Skapa ZIP/ }).click();
  await confirm(page);
  await expect.poll(() => page.getByText(/Kan laddas ner till/).count(), { timeout: 30_000 }).toBe(1);
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: /^Ladda ner arkivet/ }).click();
  expect((await saved).suggestedFilename()).toMatch(/\.zip$/);

  await page.getByRole('button', { name: 'Skapa länk' }).click();
  await page.getByRole('dialog').getByLabel('Vem är länken till?').fill('Revisor AB');
  await confirm(page);
  await page.getByRole('button', { name: 'Kopiera länken till Revisor AB' }).waitFor();
  await expectWell(page);
  await picture(page, 'archive', wide);

  const listed = await served.world.clients.owner.get('archive-management/auditors');
  const [link] = listed.json<{ auditors: { path: string }[] }>().data.auditors;
  const auditor = await served.blank(narrow);
  const asked: string[] = [];
  auditor.on('request', (request) => void asked.push(new URL(request.url()).pathname));
  await auditor.goto(link?.path ?? auditPath());
  await auditor
    .getByRole('button', { name: /^Download / })
    .first()
    .waitFor();
  expect(await auditor.getByRole('button', { name: /^Download / }).count()).toBe(2);
  await expectWell(auditor);
  await picture(auditor, 'audit', narrow);
  // Whoever holds the link has no session, and none is asked for.
  const calls = new Set(asked.filter((path) => path.startsWith(apiBase)));
  expect([...calls]).toEqual([`${apiBase}${auditorsContract.readByAuditor.path}`]);
  const file = auditor.waitForEvent('download');
  await auditor
    .getByRole('button', { name: /^Download / })
    .first()
    .click();
  await file;

  await page.getByRole('button', { name: 'Dra in länken till Revisor AB' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Dra in' }).click();
  await expect.poll(() => page.getByText('Länken är indragen').count()).toBe(1);
  await auditor.reload();
  await auditor.locator('.doorsay').waitFor();
}, 90_000);

test('the archive fits a phone, dark and in English', async () => {
  const page = await opened(narrow);
  await page
    .getByRole('button', { name: /^Create ZIP/ })
    .first()
    .waitFor();
  await expectWell(page);
  await picture(page, 'archive', narrow);
}, 60_000);
