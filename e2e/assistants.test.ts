import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { claimsPath } from '#features/prices/claims/paths.ts';
import { setSubscription } from '#features/company/organizations/server/commands-plan.ts';
import { suggestionsPath } from '#features/open/assistants/paths.ts';
import { buildKey } from '#features/open/keys/server/builders.ts';
import { accountPath, homePath } from '#platform/wire/doors.ts';
import { callTool } from '#testing/assistants/speak.ts';
import { openMonitoredProduct } from '#testing/world/restaurant.ts';
import { type Look, narrow, picture, wide } from './support/look.ts';
import { serve } from './support/serve.ts';
import { expectWell } from './support/well.ts';

let token: string;

const served = serve(openMonitoredProduct, async ({ product, built, buy }) => {
  const { organizationId } = built;
  await product.db.tenantTransaction(organizationId, (tx) =>
    setSubscription(tx, organizationId, { plan: 'premium-plus', endsAt: null }, product.clock.now()),
  );
  token = (await buildKey(product, { organizationId, userId: built.members.owner.userId })).token;
  const names = { 10: 'Laxfilé', 11: 'Rapsolja 10 l' };
  await buy({ date: '2026-09-05', prices: { 10: '30.00', 11: '214.00' }, names });
  await buy({ date: '2026-11-05', prices: { 10: '36.50', 11: '239.00' }, quantity: '12', names });
});

const opened = (look: Look, who: 'owner' | 'editor', path: string): Promise<Page> =>
  served.openAs(served.world.built.members[who], path, look);

const inspect = async (page: Page, name: string, look: Look) => {
  await picture(page, `assistants-${name}`, look);
  await expectWell(page);
};

const ask = (name: string, args: object) =>
  callTool(served.world.product.client(), token, name, { restaurantId: served.world.units[0], ...args });

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
  await page.getByText(`${served.url}/mcp`, { exact: true }).waitFor();
  await inspect(page, 'setup-phone', narrow);
  expect(await page.getByText('kk_live_…').count()).toBe(1);
});

test('the owner sees where an assistant is connected beside keys and webhooks', async () => {
  const page = await opened(wide, 'owner', accountPath({ tab: 'api' }));
  await page.getByText(`${served.url}/mcp`, { exact: true }).waitFor();
  await inspect(page, 'setup', wide);
  expect(await page.getByText('kk_live_…').count()).toBe(1);
});
