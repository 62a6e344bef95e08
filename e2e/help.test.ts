import { Secret, TOTP } from 'otpauth';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { conversationsPath, supportConversationsPath } from '#features/help/chat/paths.ts';
import { guidePath, guidesPath, newsPath } from '#features/help/guides/paths.ts';
import { guides } from '#features/help/guides/rules-guides.ts';
import { buildLetter } from '#features/intake/mail/server/builders.ts';
import { mailDoor } from '#features/intake/mail/server/commands-door.ts';
import { alertsPath } from '#features/prices/price-monitoring/paths.ts';
import { claimsPath } from '#features/prices/claims/paths.ts';
import { invoicesPath } from '#features/purchases/invoices/paths.ts';
import { accountPath, homePath, outletPath } from '#platform/wire/doors.ts';
import { openSmtpReceiver } from '#platform/server/smtp/receiver.ts';
import type { SmtpReceiver } from '#platform/server/smtp/receiver.ts';
import { TestSmtpClient } from '#testing/peers/smtp-client.ts';
import { launchBrowser } from './support/browser.ts';
import { replyAddressOf } from './support/letters.ts';
import { type Look, openContext, picture } from './support/look.ts';
import { openStaffed, type StaffedProduct } from './support/staff.ts';
import { settled, watchComplaints } from './support/watch.ts';
import { expectWell } from './support/well.ts';
import { signIn } from './support/signing-in.ts';

const narrow: Look = { size: 'narrow', theme: 'light', language: 'sv' };
const wide: Look = { size: 'wide', theme: 'dark', language: 'sv' };
const launcher = '.chat-launcher';
const owner = 'owner@krogbryggan.test';

// This machine may send for the restaurant.
const zone = {
  'krogbryggan.test': { TXT: ['v=spf1 ip4:127.0.0.1 -all'] },
  '_dmarc.krogbryggan.test': { TXT: ['v=DMARC1; p=reject'] },
};

let browser: Browser;
let staffed: StaffedProduct;
let receiver: SmtpReceiver;
const contexts: BrowserContext[] = [];
const complaints: string[][] = [];

beforeAll(async () => {
  [browser, staffed] = await Promise.all([launchBrowser(), openStaffed(zone)]);
  const log = { warn: () => undefined, debug: () => undefined };
  const door = mailDoor(staffed.product);
  receiver = await openSmtpReceiver({ host: '127.0.0.1', port: 0, name: 'mx.test', door, log });
});
afterAll(async () => {
  for (const context of contexts) await context.close();
  await browser?.close();
  await receiver?.close();
  await staffed?.product.close();
  expect(complaints.flat().filter((one) => !one.startsWith('console: Failed to load resource'))).toEqual([]);
});

const signedIn = async (look: Look, email: string, password: string): Promise<Page> => {
  const context = await openContext(browser, staffed.url, look);
  contexts.push(context);
  const page = await context.newPage();
  await page.clock.install({ time: staffed.product.clock.now() });
  complaints.push(await watchComplaints(page));
  await signIn(page, { email, password });
  await page.locator('.sign').first().waitFor();
  return page;
};
const member = (look: Look, role: 'owner' | 'editor') =>
  signedIn(look, `${role}@krogbryggan.test`, staffed.staff.password);

/** The owner's phone, which signs in once. */
let phone: Promise<Page> | undefined;
const ownerOnPhone = () => (phone ??= member(narrow, 'owner'));

/** Staff, with their second factor set up as a person does it. */
const helper = async (): Promise<Page> => {
  const page = await signedIn(wide, staffed.staff.email, staffed.staff.password);
  await page.locator('.support-secret').waitFor();
  const secret = ((await page.locator('.support-secret').textContent()) ?? '').replaceAll(' ', '');
  const app = new TOTP({ issuer: 'Krogkoll', secret: Secret.fromBase32(secret) });
  const code = app.generate({ timestamp: staffed.product.clock.now().getTime() });
  await page.getByLabel('Kod', { exact: true }).fill(code);
  await page.getByRole('button', { name: 'Ställ in det andra steget' }).click();
  await page.getByLabel('Jag har sparat koderna').check();
  await page.getByRole('button', { name: 'Till kunderna' }).click();
  await page.getByLabel('Sök kunder').waitFor();
  return page;
};
/** Answers the letter about a conversation from the person's own mail program. */
const answerByMail = async (text: string): Promise<string> => {
  const replyTo = await replyAddressOf(staffed, owner);
  const client = await TestSmtpClient.open(receiver.port);
  await client.begin(owner, [replyTo]);
  const said = await client.data(
    Buffer.from(buildLetter({ from: `Elin Sandberg <${owner}>`, subject: 'SV: Svar', text })).toString(
      'latin1',
    ),
  );
  client.close();
  return said;
};

test('asked at 390 px, answered by staff, live and by letter, and answered again by mail', async () => {
  const page = await ownerOnPhone();
  await page.goto(claimsPath());
  await page.evaluate('window.isSamePage = true');
  expect(await page.locator(launcher).count()).toBe(0);
  await page.locator(launcher).click();
  const chat = page.getByRole('dialog', { name: 'Krogkolls support' });
  await chat.getByRole('heading', { name: 'Hej Elin! Vad undrar du över?' }).waitFor();
  const line = chat.getByRole('textbox');
  await expect.poll(() => page.evaluate('document.activeElement.tagName')).toBe('TEXTAREA');
  await line.fill('Leverantören säger att de aldrig fått vårt krav. Hur ser jag att det kom fram?');
  await chat.getByRole('link', { name: 'Kräv tillbaka pengar' }).waitFor();
  await expectWell(page);
  await picture(page, 'chat-hints', narrow);
  await chat.getByRole('button', { name: 'Skicka' }).click();
  await chat.getByRole('log').getByText('aldrig fått vårt krav').waitFor();

  staffed.product.pass(60_000);
  const staff = await helper();
  await staff.goto(supportConversationsPath());
  await staff.locator('tbody').getByText('Elin Sandberg').click();
  const drawer = staff.locator('.panel');
  await drawer.getByText('aldrig fått vårt krav').waitFor();
  await expectWell(staff);
  await drawer.getByRole('textbox').fill('Hej Elin. Öppna kravet och titta under Händelser.');
  await staff.keyboard.press('Enter');
  const answered = page.getByRole('dialog', { name: 'Sixten på Krogkoll' });
  await answered.getByText('titta under Händelser').waitFor();
  await picture(page, 'chat', narrow);
  await picture(staff, 'queue', wide);
  await expectWell(page);

  const id = new URL(staff.url()).searchParams.get('conversation') ?? '';
  staffed.product.pass(60_000);
  expect(await answerByMail('Perfekt, tack.\r\n\r\nDen 20 nov. 2026 skrev Krogkoll:\r\n> Svara')).toMatch(
    /^250/,
  );
  await answered.getByRole('log').getByText('Perfekt, tack.').waitFor();
  await drawer.getByText('Perfekt, tack.').waitFor();
  expect(await answered.getByText('inte är bevisat').count()).toBe(0);
  expect(await page.evaluate('window.isSamePage')).toBe(true);

  await page.keyboard.press('Escape');
  await answered.waitFor({ state: 'detached' });
  await expect.poll(() => page.evaluate('document.activeElement.className')).toContain('launcher');
  await page.goto(conversationsPath());
  await page.locator('.rows .row').first().waitFor();
  await expectWell(page);

  const colleague = await member(wide, 'editor');
  await colleague.goto(conversationsPath({ conversation: id }));
  await colleague.getByText('Inga samtal än').waitFor();
  await colleague.getByRole('dialog').getByText('Samtalet gick inte att hämta').waitFor();
  expect(await colleague.getByText('aldrig fått vårt krav').count()).toBe(0);
  await picture(colleague, 'chat-none', wide);
});

// Scrolls to the end of the page in steps, and tells what the launcher covers once it has had its time to give way.
const coveredOnTheWay = `(async () => {
  const covered = [];
  scrollTo(0, 0);
  for (let step = 0; step < 6; step += 1) {
    await new Promise((done) => setTimeout(done, 250));
    const one = document.querySelector('${launcher}')?.getBoundingClientRect();
    for (const each of one ? document.querySelectorAll('.btn.primary, button[type=submit]') : []) {
      const box = each.getBoundingClientRect();
      if (box.width > 0 && box.left < one.right && one.left < box.right && box.top < one.bottom && one.top < box.bottom)
        covered.push(each.textContent);
    }
    const before = scrollY;
    scrollBy(0, 300);
    if (scrollY === before) break;
  }
  return covered;
})()`;

test('the launcher lies over no primary button at 390 px, and gives way to drawers and dialogs', async () => {
  const page = await ownerOnPhone();
  const paths = [
    homePath(),
    invoicesPath(),
    alertsPath(),
    outletPath(),
    accountPath(),
    guidesPath(),
    guidePath('invite'),
  ];
  await page.goto(conversationsPath());
  await page.locator(launcher).waitFor();
  for (const path of paths) {
    // As a link of the screen leads there: the launcher stays where it is.
    const before = await page.title();
    await page.evaluate(`history.pushState({}, '', '${path}')`);
    await expect.poll(() => page.title()).not.toBe(before);
    await settled(page, 'main h1');
    expect(await page.locator('.chat-launcherplace').count(), path).toBe(1);
    expect(await page.evaluate<string[]>(coveredOnTheWay), path).toEqual([]);
  }
  await page.goto(invoicesPath());
  await page.locator(launcher).waitFor();
  await page.goto(invoicesPath({ add: '1' }));
  await page.locator('.panel').waitFor();
  await page.locator(`.chat-launcherplace`).waitFor({ state: 'attached' });
  await page.waitForTimeout(300);
  expect(await page.locator(launcher).count()).toBe(0);
});

test('guides are found, and each shows its place', async () => {
  const page = await member(wide, 'owner');
  await page.goto(guidesPath());
  await settled(page, 'main .card');
  for (const { id, show } of guides) {
    await page.locator(`main a[href="${guidePath(id)}"]`).click();
    await settled(page, 'main ol li');
    await page.getByRole('link', { name: 'Visa mig' }).click();
    await page.waitForURL(({ pathname }) => pathname === new URL(show.href, staffed.url).pathname);
    if (show.at !== null) {
      const ring = page.locator('.guides-ring').waitFor({ timeout: 9_000 });
      const isShown = await ring.then(
        () => true,
        () => false,
      );
      expect(isShown, `${id} points at something at ${page.url()}`).toBe(true);
    }
    await page.goBack();
    await page.waitForURL(({ pathname }) => pathname === guidePath(id));
    await page.goBack();
  }
  await page.goto(newsPath());
  await settled(page, 'main .card');
});
