import { resolve } from 'node:path';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { loginPath } from '#features/account/sessions/paths.ts';
import { claimsPath } from '#features/prices/claims/paths.ts';
import { setSubscription } from '#features/company/organizations/server/commands-plan.ts';
import { suggestionsPath } from '#features/open/assistants/paths.ts';
import { buildKey } from '#features/open/keys/server/builders.ts';
import { accountPath, homePath } from '#platform/wire/doors.ts';
import { callTool } from '#testing/assistants/speak.ts';
import { type MonitoredProduct, openMonitoredProduct } from '#testing/world/restaurant.ts';
import { accessibilityProblems } from './support/axe.ts';
import { launchBrowser } from './support/browser.ts';
import { type Look, openContext, picture } from './support/look.ts';
import { layoutProblems } from './support/watch.ts';

const wide: Look = { size: 'wide', theme: 'light', language: 'sv' };
const narrow: Look = { size: 'narrow', theme: 'dark', language: 'en' };

let browser: Browser;
let world: MonitoredProduct;
let url: string;
let token: string;
const contexts: BrowserContext[] = [];

beforeAll(async () => {
  const webFolder = resolve(import.meta.dirname, '..', 'dist', 'web');
  [browser, world] = await Promise.all([launchBrowser(), openMonitoredProduct({ webFolder })]);
  const { product, built } = world;
  const { organizationId } = built;
  await product.db.tenantTransaction(organizationId, (tx) =>
    setSubscription(tx, organizationId, { plan: 'premium-plus', endsAt: null }, product.clock.now()),
  );
  token = (await buildKey(product, { organizationId, userId: built.members.owner.userId })).token;
  const names = { 10: 'Laxfilé', 11: 'Rapsolja 10 l' };
  await world.buy({ date: '2026-09-05', prices: { 10: '30.00', 11: '214.00' }, names });
  await world.buy({ date: '2026-11-05', prices: { 10: '36.50', 11: '239.00' }, quantity: '12', names });
  url = await product.listen();
}, 120_000);
afterEach(async () => {
  for (const context of contexts.splice(0)) await context.close();
});
afterAll(async () => {
  await browser?.close();
  await world?.product.close();
});

const opened = async (look: Look, who: 'owner' | 'editor', path: string): Promise<Page> => {
  const context = await openContext(browser, url, look);
  contexts.push(context);
  const page = await context.newPage();
  await page.clock.install({ time: world.product.clock.now() });
  await page.goto(loginPath());
  const { email, password } = world.built.members[who];
  await page.locator('input[name=email]').fill(email);
  await page.locator('input[type=password]').fill(password);
  await page.locator('form button[type=submit]').click();
  await page.waitForURL(({ pathname }) => pathname !== loginPath());
  await page.goto(path);
  return page;
};

const inspect = async (page: Page, name: string, look: Look) => {
  await picture(page, `assistants-${name}`, look);
  expect(await accessibilityProblems(page)).toEqual([]);
  expect(await layoutProblems(page)).toEqual([]);
};

const ask = (name: string, args: object) =>
  callTool(world.product.client(), token, name, { restaurantId: world.units[0], ...args });

interface Alert {
  readonly articleId: string;
  readonly lines: readonly { readonly invoiceId: string; readonly orderLineId: string }[];
}

test('an assistant drafts a claim, a person sees it today and approves it, and the claim is there', async () => {
  const [alert, other] = (await ask('price_alerts', {})).fields['alerts'] as Alert[];
  const lines = alert?.lines.map(({ invoiceId, orderLineId }) => ({ invoiceId, orderLineId }));
  const drafted = await ask('draft_claim', {
    lines,
    why: 'Priset steg utan förvarning och ligger över det som bevakas. Be dem kreditera skillnaden.',
  });
  expect(drafted.isError).toBe(false);
  await ask('draft_deal', { articleId: other?.articleId, price: '31.50', validFrom: '2027-01-01' });
  await ask('propose_settlement', {
    articleIds: [alert?.articleId, other?.articleId],
    decision: 'ignore',
    comment: 'Vi frågar',
  });
  const page = await opened(wide, 'editor', homePath());
  await page
    .getByText(/En assistent föreslår ett krav/)
    .first()
    .waitFor();
  await picture(page, 'assistants-today', wide);
  await page.goto(suggestionsPath({ one: String(drafted.fields['suggestionId']) }));
  const cards = page.getByRole('article');
  await cards.nth(2).waitFor();
  await inspect(page, 'waiting', wide);
  await cards.first().getByRole('button', { name: 'Skriv kravet' }).click();
  await page.getByText('Kravet är skrivet som utkast').waitFor();
  await page.goto(suggestionsPath({ show: 'decided' }));
  const link = page.getByRole('link', { name: 'Öppna kravet' });
  await link.waitFor();
  await inspect(page, 'decided', wide);
  await link.click();
  await page.waitForURL(({ pathname }) => pathname.startsWith(claimsPath()));
  await page.getByText('Rapsolja 10 l').first().waitFor();
  const { claims } = (await ask('open_claims', {})).fields as { claims: { state: string }[] };
  expect(claims.map(({ state }) => state)).toEqual(['drafted']);
});

test('on a phone, in English and the dark: suggestions, and how an assistant is connected', async () => {
  const page = await opened(narrow, 'owner', suggestionsPath());
  await page.getByRole('article').first().waitFor();
  await inspect(page, 'phone', narrow);
  await page.goto(accountPath({ tab: 'api' }));
  await page.getByText(`${url}/mcp`, { exact: true }).waitFor();
  await inspect(page, 'setup-phone', narrow);
  expect(await page.getByText('kk_live_…').count()).toBe(1);
});

test('the owner sees where an assistant is connected beside keys and webhooks', async () => {
  const page = await opened(wide, 'owner', accountPath({ tab: 'api' }));
  await page.getByText(`${url}/mcp`, { exact: true }).waitFor();
  await inspect(page, 'setup', wide);
  expect(await page.getByText('kk_live_…').count()).toBe(1);
});
