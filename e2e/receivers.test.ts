import { Secret, TOTP } from 'otpauth';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { buildAccount } from '#features/account/accounts/server/builders.ts';
import { outletPath } from '#features/company/outlets/paths.ts';
import { unroutedPath } from '#features/intake/access-point/paths.ts';
import { openReceiverWorld } from '#testing/e-invoices/receiver-world.ts';
import { narrow, picture, wide } from './support/look.ts';
import { serve } from './support/serve.ts';
import { expectWell } from './support/well.ts';

const served = serve(openReceiverWorld);

/** Sets up the second factor of somebody who is staff, in English. */
const asStaff = async (page: Page): Promise<void> => {
  const secret = ((await page.locator('.support-secret').textContent()) ?? '').replaceAll(' ', '');
  const app = new TOTP({ issuer: 'Krogkoll', secret: Secret.fromBase32(secret) });
  const code = app.generate({ timestamp: served.world.product.clock.now().getTime() });
  await page.getByLabel('Code', { exact: true }).fill(code);
  await page.getByRole('button', { name: 'Set up the second factor' }).click();
  await page.getByLabel('I have kept the codes').check();
  await page.getByRole('button', { name: 'To the customers' }).click();
};

test('staff look who has signed, the company is registered, and its owner sees the address and ends it', async () => {
  const { world } = served;
  const own = await world.company({ confirmed: false });
  await world.minute(own.organizationId);
  const page = await served.openAs(own.members.owner, outletPath(), wide);
  const card = page.getByRole('region', { name: 'E-fakturor' });
  await card.getByText(/får teckna företaget/).waitFor();

  const account = await buildAccount(world.product, { staff: true, fullName: 'Sixten Stöd' });
  const staff = await served.openAs(account, unroutedPath(), narrow);
  await staff.locator('.support-secret').waitFor();
  await asStaff(staff);
  await staff.goto(unroutedPath());
  await staff.getByText('The power of attorney is signed by Eva').waitFor();
  await expectWell(staff);
  await picture(staff, 'receivers-staff', narrow);
  await staff.getByRole('button', { name: 'May sign for the company: Bryggan AB' }).click();
  await staff.getByText('The power of attorney is signed by Eva').waitFor({ state: 'detached' });

  await world.minute(own.organizationId);
  await page.reload();
  await card.getByText(`0007:${own.number}`).waitFor();
  await expectWell(page);
  await picture(page, 'receivers-registered', wide);
  await card.getByRole('button', { name: 'Sluta ta emot e-fakturor här' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.locator('input[type=password]').fill(own.members.owner.password);
  await dialog.locator('button[type=submit]').click();
  await dialog.waitFor({ state: 'detached' });
  await world.minute(own.organizationId);
  await page.reload();
  await card.getByText(/Inga e-fakturor kommer hit/).waitFor();
  expect(world.peer.seen().map((change) => change.split(' ').slice(1).join(' '))).toEqual([
    `has ${own.name}`,
    `has no ${own.name}`,
  ]);
}, 120_000);

test('on a phone, in the dark and in English a sole trader is told why not', async () => {
  const { world } = served;
  const own = await world.company({ number: '8112289874' });
  await world.minute(own.organizationId);
  const page = await served.openAs(own.members.owner, outletPath(), narrow);
  const card = page.getByRole('region', { name: 'E-invoices' });
  await card.getByText(/is a personal identity number/).waitFor();
  await card.scrollIntoViewIfNeeded();
  await expectWell(page);
  await picture(page, 'receivers-refused', narrow);
}, 60_000);
