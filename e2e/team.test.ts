import { Secret, TOTP } from 'otpauth';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { loginPath } from '#features/account/sessions/paths.ts';
import { signUpPath } from '#features/account/accounts/paths.ts';
import { outletPath } from '#features/company/outlets/paths.ts';
import { customersPath } from '#features/staff/support/paths.ts';
import { invoicesPath } from '#features/purchases/invoices/paths.ts';
import { withSecret } from '#platform/wire/path.ts';
import { launchBrowser } from './support/browser.ts';
import { letterTo } from './support/letters.ts';
import { type Look, narrow, openContext, wide } from './support/look.ts';
import { openStaffed, type StaffedProduct } from './support/staff.ts';
import { watchComplaints } from './support/watch.ts';
import { expectWell } from './support/well.ts';
import { signIn } from './support/signing-in.ts';

const minute = 60_000;

let browser: Browser;
let staffed: StaffedProduct;
const contexts: BrowserContext[] = [];
const complaints: string[][] = [];

beforeAll(async () => {
  [browser, staffed] = await Promise.all([launchBrowser(), openStaffed()]);
});
afterEach(async () => {
  for (const context of contexts.splice(0)) await context.close();
  // A refused call is a failed request to the browser's console; the policy's reports are what must not be.
  const told = complaints.splice(0).flat();
  expect(told.filter((one) => !one.startsWith('console: Failed to load resource'))).toEqual([]);
});
afterAll(async () => {
  await browser?.close();
  await staffed?.product.close();
});

const opened = async (look: Look): Promise<Page> => {
  const context = await openContext(browser, staffed.url, look);
  contexts.push(context);
  const page = await context.newPage();
  await page.clock.install({ time: staffed.product.clock.now() });
  complaints.push(await watchComplaints(page));
  return page;
};
const member = (role: 'owner' | 'editor' | 'reporter') => ({
  email: `${role}@krogbryggan.test`,
  password: staffed.customer.members[role].password,
});
const isAt = (page: Page, path: string) => page.waitForURL(({ pathname }) => pathname === path);
/** Both clocks, the browser's and the server's. */
const pass = async (page: Page, milliseconds: number) => {
  staffed.product.pass(milliseconds);
  await page.clock.fastForward(milliseconds);
};

test('an owner invites; the invited person lands in the right restaurant with the right role', async () => {
  const page = await opened(wide);
  await signIn(page, member('owner'));
  await page.getByRole('link', { name: 'Restaurang', exact: true }).click();
  await page.locator('.invoice-address-addressline').waitFor();
  await expectWell(page);
  await page.getByRole('link', { name: 'Team' }).click();
  await page.getByRole('button', { name: 'Bjud in' }).click();
  const send = page.getByRole('button', { name: 'Skicka inbjudan' });
  for (const [email, refusal] of [
    ['', 'Ange en e-postadress'],
    [member('owner').email, 'Du kan inte bjuda in dig själv'],
    [member('editor').email, 'Personen har redan'],
  ] as const) {
    await page.getByLabel('E-post').fill(email);
    await send.click();
    await page.getByText(refusal).waitFor();
  }
  await expectWell(page);
  await page.getByLabel('E-post').fill('ny@krogbryggan.test');
  await page.getByLabel('Begränsad behörighet').check();
  await send.click();
  await page.locator('tbody').getByText('ny@krogbryggan.test').click();
  await page.getByRole('button', { name: 'Skicka igen' }).waitFor();
  await expectWell(page);

  const guest = await opened(narrow);
  const address = await letterTo(staffed, 'ny@krogbryggan.test', withSecret(signUpPath(), 'invitation', ''));
  await guest.goto(address);
  for (const [name, value] of Object.entries({
    firstName: 'Nils',
    lastName: 'Yngve',
    phone: '070-174 06 05',
    password: 'Smultron4Tratten',
    repeated: 'Smultron4Tratten',
  }))
    await guest.locator(`[name=${name}]`).fill(value);
  await guest.locator('[name=terms]').check();
  await guest.locator('form button[type=submit]').click();
  await guest.locator('.sign', { hasText: 'Krog Bryggan' }).waitFor();
  await guest.goto(outletPath({ tab: 'team' }));
  await guest.getByText('Limited access: you can look but not change').waitFor();
  expect(await guest.getByRole('button', { name: 'Invite' }).count()).toBe(0);
  expect(await guest.getByRole('link', { name: 'Activity' }).count()).toBe(0);
  await expectWell(guest);
});

test('a changed role and a removal count at the next request, and the last owner stays', async () => {
  const colleague = await opened(narrow);
  await signIn(colleague, member('editor'));
  const page = await opened(wide);
  await signIn(page, member('owner'));
  await page.goto(outletPath({ tab: 'team' }));
  await page.locator('tbody').getByText('Elin Sandberg').click();
  await page.getByText('Du är den enda kontoägaren').waitFor();
  expect(await page.getByRole('button', { name: 'Lämna Krog Bryggan' }).isDisabled()).toBe(true);
  await page.locator('tbody').getByText('Karim Haddad').click();
  await page.getByRole('button', { name: 'Ändra behörighet' }).click();
  await page.getByLabel('Begränsad behörighet').check();
  await expectWell(page);
  await page.getByRole('button', { name: 'Spara: Begränsad behörighet' }).click();
  await page.getByText('Karim Haddad: Begränsad behörighet').waitFor();
  await colleague.goto(outletPath({ tab: 'team' }));
  await colleague.getByText('Limited access: you can look but not change').waitFor();
  await page.getByRole('button', { name: 'Ta bort', exact: true }).click();
  await expectWell(page);
  await page.getByRole('button', { name: 'Ta bort Karim Haddad' }).click();
  await page.getByText('Karim Haddad har inte längre åtkomst till Krog Bryggan').waitFor();
  await colleague.goto(outletPath({ tab: 'team' }));
  await colleague.locator('.sign', { hasText: 'Lilla Bryggan' }).waitFor();
  expect(await colleague.getByText('Krog Bryggan', { exact: true }).count()).toBe(0);
});

const authenticator = async (page: Page): Promise<() => string> => {
  const secret = ((await page.locator('.support-secret').textContent()) ?? '').replaceAll(' ', '');
  const app = new TOTP({ issuer: 'Krogkoll', secret: Secret.fromBase32(secret) });
  return () => app.generate({ timestamp: staffed.product.clock.now().getTime() });
};

test('R25 R26 R27 staff prove who they are, act as a customer, are refused, and are thrown out at the end', async () => {
  const page = await opened(wide);
  await signIn(page, staffed.staff);
  await isAt(page, customersPath());
  await page.locator('.support-qr').waitFor();
  await expectWell(page);
  const code = await authenticator(page);
  const field = page.getByLabel('Kod', { exact: true });
  await field.fill('000000');
  await page.getByRole('button', { name: 'Ställ in det andra steget' }).click();
  await page.getByText('Fel kod').waitFor();
  await field.fill(code());
  await page.getByRole('button', { name: 'Ställ in det andra steget' }).click();
  await page.locator('.support-recovery li').nth(9).waitFor();
  await expectWell(page);
  await page.getByLabel('Jag har sparat koderna').check();
  await page.getByRole('button', { name: 'Till kunderna' }).click();
  await page.getByLabel('Sök kunder').fill('elin sand');
  await page.waitForURL(({ search }) => search.includes('q=elin'));
  await page.locator('tbody').getByText('Elin Sandberg').click();
  await page.locator('.support-colleagues').waitFor();
  await expectWell(page);
  await pass(page, 6 * minute);
  await page.reload();
  await page.getByRole('button', { name: 'Agera som kunden' }).click();
  const begin = page.getByRole('dialog').getByRole('button', { name: 'Agera som kunden' });
  await page.getByLabel('Varför?').fill('för kort');
  await begin.click();
  for (const refusal of ['Skriv minst 10 tecken', 'Kryssa i rutan för att fortsätta', 'Skriv en kod'])
    await page.getByText(refusal, { exact: true }).waitFor();
  await expectWell(page);
  await page.getByLabel('Varför?').fill('Kunden ber om hjälp med en faktura');
  await field.fill(code());
  await page.getByLabel('Jag förstår att jag agerar som kunden').check();
  await begin.click();
  const banner = page.locator('.banner.imp');
  await banner.getByText('Du agerar som Elin Sandberg på Krog Bryggan. Avslutas').waitFor();
  await expectWell(page);
  await page.goto(customersPath());
  await isAt(page, '/');
  await page.goto(outletPath({ tab: 'team' }));
  await page.locator('tbody').getByText('Maja Lindqvist').click();
  const removing = page.getByRole('button', { name: 'Ta bort', exact: true });
  await removing.waitFor();
  expect(await removing.getAttribute('aria-disabled')).toBe('true');
  await removing.focus();
  await page.keyboard.press('Enter');
  expect(await page.getByRole('dialog').count()).toBe(0);
  await page.goto(outletPath({ tab: 'activity', staff: '1' }));
  await page.getByText('Kunden ber om hjälp med en faktura').waitFor();
  await page.getByText('Sixten Stöd på Krogkoll, som Elin Sandberg').first().waitFor();
  await expectWell(page);
  await pass(page, 29 * minute + 1_000);
  await page.getByText('Besöket avslutas om en minut').waitFor();
  await expectWell(page);
  await page.getByRole('button', { name: /^Fortsätt till/ }).click();
  await pass(page, minute);
  await isAt(page, loginPath());
  const kept = await page.evaluate(() => Object.keys(localStorage));
  expect(kept.filter((key) => /^impersonat|accessToken/.test(key))).toEqual([]);
  await page.goto(invoicesPath());
  await isAt(page, loginPath());
});

test('e-invoices without an address are handed over with their address, or dismissed', async () => {
  const page = await opened(narrow);
  await staffed.product.db.platformTransaction((tx) => tx.query('delete from second_factor'));
  staffed.product.pass(minute);
  await page.clock.fastForward(minute);
  await signIn(page, staffed.staff);
  await page.locator('.support-qr').waitFor();
  await expectWell(page);
  const code = await authenticator(page);
  await page.getByLabel('Code', { exact: true }).fill(code());
  await page.getByRole('button', { name: 'Set up the second factor' }).click();
  await page.getByLabel('I have kept the codes').check();
  await page.getByRole('button', { name: 'To the customers' }).click();
  await page.getByRole('link', { name: 'E-invoices' }).click();
  await page.locator('.rows .row').first().waitFor();
  await expectWell(page);
  await page.locator('.rows .row').first().click();
  await page.getByRole('button', { name: 'Hand over' }).click();
  await page.getByLabel('Search restaurants').fill('lilla');
  await page.getByLabel('Lilla Bryggan').check();
  await page.getByLabel(/^Send everything to 0007:5599990016/).check();
  await expectWell(page);
  await page.getByRole('button', { name: 'Hand over to Lilla Bryggan' }).click();
  await page.getByText('Handed over to Lilla Bryggan').waitFor();
  await page.locator('.rows .row').first().click();
  const file = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download the original' }).click();
  expect((await file).suggestedFilename()).toMatch(/^7002\d\.xml$/);
  await page.getByRole('button', { name: 'Nobody’s' }).click();
  await page.locator('.dialog .btn.danger').click();
  await page.getByText('Write why').waitFor();
  await page.getByLabel('Why?').fill('Sent to a company that is no customer');
  await page.locator('.dialog .btn.danger').click();
  await page.getByText('Every e-invoice has found its restaurant').waitFor();
});
