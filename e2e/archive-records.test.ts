import { expect, test } from 'vitest';
import { accountPath } from '#features/account/settings/paths.ts';
import { auditorsContract } from '#features/open/archive/contract-auditors.ts';
import { systemDocumentationPath } from '#features/open/archive/paths.ts';
import { openMonitoredProduct } from '#testing/world/restaurant.ts';
import { printProblems } from './support/cut.ts';
import { narrow, picture, wide } from './support/look.ts';
import { serve } from './support/serve.ts';
import { expectWell } from './support/well.ts';

const served = serve(openMonitoredProduct, async (world) => {
  for (const date of ['2026-09-05', '2026-10-05'])
    await world.buy({ date, prices: { '100': '50.00', '200': '20.00' } });
});

test('an owner opens both documents for the books by the keyboard, prints them, and follows one invoice', async () => {
  const { owner } = served.world.built.members;
  const page = await served.openAs(owner, accountPath({ tab: 'archive' }), wide);
  await page.evaluate('window.print = () => { window.printed = (window.printed ?? 0) + 1; }');
  await page.getByRole('link', { name: 'Systemdokumentation' }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('region', { name: 'Format som läses, och hur' }).waitFor();
  await expectWell(page);
  await page.getByRole('link', { name: 'Arkivering' }).press('Enter');
  await expect.poll(() => page.evaluate('location.hash')).toBe('#retention');
  await page.getByRole('button', { name: 'Skriv ut' }).press('Enter');
  expect(await page.evaluate('window.printed')).toBe(1);
  await page.emulateMedia({ media: 'print' });
  await picture(page, 'archive-documentation-print', wide);
  await page.emulateMedia({ media: null });

  await page.goBack();
  await page.goBack();
  await page.getByRole('link', { name: 'Behandlingshistorik' }).press('Enter');
  const list = page.getByRole('list', { name: 'Behandlingshistorik' });
  await list.getByText('Togs emot: Uppladdning').first().waitFor();
  await page.getByLabel('Händelse').selectOption({ label: 'Registrerat som faktura' });
  await expect.poll(() => list.getByText('Togs emot: Uppladdning').count()).toBe(0);
  expect(await list.getByRole('listitem').count()).toBe(2);
  await expectWell(page);
  await page.getByRole('button', { name: 'Skriv ut' }).press('Enter');
  await expect.poll(() => page.evaluate('window.printed')).toBe(2);
  await page.setViewportSize({ width: 718, height: 1000 });
  await page.emulateMedia({ media: 'print' });
  expect(await printProblems(page)).toEqual([]);
  await picture(page, 'archive-history-print', wide);
  await page.emulateMedia({ media: null });
  await page.setViewportSize({ width: 1440, height: 900 });

  await list.getByRole('link').first().press('Enter');
  await page.getByRole('link', { name: 'Vad som har gjorts' }).press('Enter');
  await list.getByText('Togs emot: Uppladdning').waitFor();
  expect(await list.getByRole('listitem').count()).toBe(2);
}, 90_000);

test('an auditor reads both by the link, and a reporter neither', async () => {
  const { owner } = served.world.clients;
  const { members } = served.world.built;
  const linked = await owner.post(auditorsContract.linkAuditor.path, {
    body: { name: 'Revisor AB', days: 30, password: members.owner.password },
  });
  const auditor = await served.blank(narrow);
  await auditor.goto(linked.json<{ path: string }>().data.path);
  await auditor.getByRole('radio', { name: 'System documentation' }).click();
  await auditor.getByRole('region', { name: 'Controls' }).waitFor();
  await expectWell(auditor);
  await picture(auditor, 'audit-documentation', narrow);
  await auditor.getByRole('radio', { name: 'History of treatment' }).click();
  await auditor.getByText('Received: Upload').first().waitFor();
  await expectWell(auditor);
  await picture(auditor, 'audit-history', narrow);

  const page = await served.openAs(members.reporter, systemDocumentationPath(), wide);
  await page.getByText('Dokumentationen gick inte att visa').waitFor();
  await page.goto(accountPath({ tab: 'archive' }));
  await page.locator('main h1').waitFor();
  expect(await page.getByRole('link', { name: 'Behandlingshistorik' }).count()).toBe(0);
}, 90_000);
