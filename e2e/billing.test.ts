import { resolve } from 'node:path';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { contract } from '#app/contract.ts';
import { daysBefore } from '#core/values/calendar.ts';
import { swedishDate } from '#core/values/swedish-date.ts';
import { signIn as signInClient } from '#features/account/sessions/server/builders.ts';
import { buildOrganization } from '#features/company/organizations/server/builders.ts';
import type { BuiltOrganization } from '#features/company/organizations/server/builders.ts';
import { buildInvoice, buildLine, buildSupplier } from '#features/purchases/invoices/server/builders.ts';
import { invoicePath } from '#features/purchases/invoices/paths.ts';
import { tendCustomer } from '#features/plans/billing/server/commands-tend.ts';
import { accountPath, subscriptionPath } from '#features/plans/billing/paths.ts';
import { paymentEventsPath } from '#platform/server/ports/payments/open-payments.ts';
import {
  deliverTo,
  openLocalPayments,
  peerSecret,
} from '#platform/server/ports/payments/local/open-local.ts';
import type { LocalPayments } from '#platform/server/ports/payments/local/open-local.ts';
import { uploadOf } from '#testing/requests/upload.ts';
import { openTestProduct } from '#testing/world/product.ts';
import type { TestProduct } from '#testing/world/product.ts';
import { launchBrowser } from './support/browser.ts';
import { type Look, narrow, openContext, picture, wide } from './support/look.ts';
import { signIn } from './support/signing-in.ts';
import { expectWell } from './support/well.ts';

const never = new AbortController().signal;

let browser: Browser;
let product: TestProduct;
let local: LocalPayments | undefined;
let url: string;
const contexts: BrowserContext[] = [];

beforeAll(async () => {
  const reached = Promise.withResolvers<string>();
  const webFolder = resolve(import.meta.dirname, '..', 'dist', 'web');
  [browser, product] = await Promise.all([
    launchBrowser(),
    openTestProduct({
      webFolder,
      replace: ({ clock, keys }) => {
        const address = async (): Promise<string> => `${await reached.promise}${paymentEventsPath}`;
        const onEvent = deliverTo(address, { secret: peerSecret(keys), clock });
        local = openLocalPayments({ clock, keys, prices: '790,990,10098', onEvent });
        return { payments: local.payments, paymentPeer: local.peer, publicUrl: () => reached.promise };
      },
    }),
  ]);
  await product.startJobs();
  url = await product.listen();
  reached.resolve(url);
});
afterEach(async () => {
  for (const context of contexts.splice(0)) await context.close();
});
afterAll(async () => {
  await browser?.close();
  await local?.peer.close();
  await product?.close();
});

const opened = async (look: Look, path?: string): Promise<Page> => {
  const context = await openContext(browser, url, look);
  contexts.push(context);
  const page = await context.newPage();
  await page.clock.install({ time: product.clock.now() });
  if (path !== undefined) await page.goto(path);
  return page;
};

const signedIn = async (
  person: { readonly email: string; readonly password: string },
  path: string,
  look: Look = wide,
): Promise<Page> => {
  const page = await opened(look);
  await signIn(page, person);
  await page.goto(path);
  return page;
};

const inspect = async (page: Page, name: string, look: Look) => {
  await expectWell(page);
  await picture(page, `billing-${name}`, look);
};

const payWith = async (page: Page, card: string) => {
  await page.locator('#card').fill(card);
  await page.locator('form[action$="/pay"] button').click();
};

test('an owner buys, and the plan is there on the screen that another owner has open', async () => {
  const { members } = await buildOrganization(product, { outlets: ['Norr', 'Söder'] });
  const other = await signedIn(members.editor, subscriptionPath());
  await other.getByText('Provperiod till').waitFor();
  const page = await signedIn(members.owner, subscriptionPath());
  await page.getByRole('columnheader', { name: /^Premium Provar/ }).waitFor();
  await page.getByText('4 740 kr').first().waitFor();
  await inspect(page, 'plans', wide);
  await page.getByRole('button', { name: 'Välj Premium+' }).click();
  await page.locator('#card').waitFor();
  await payWith(page, '4000 0025 0000 3155');
  await page.getByRole('button', { name: 'Neka' }).click();
  await page.getByRole('alert').waitFor();
  await payWith(page, '4242 4242 4242 4242');
  await page.waitForURL(({ pathname }) => pathname === subscriptionPath());
  await page.getByText('Klart. Premium+ gäller nu.').waitFor();
  await other.getByRole('heading', { name: 'Premium+' }).waitFor();
  await page.goto(accountPath({ tab: 'billing' }));
  await page.getByText('Kort som slutar på 4242').waitFor();
  await page.getByText('Betald').first().waitFor();
  expect(await page.getByText('20 196,00 kr').count()).toBeGreaterThan(0);
  await inspect(page, 'account', wide);
});

test('a card fails at the renewal, the owner is told, pays in the Portal, and all is well', async () => {
  const { members, organizationId } = await buildOrganization(product, { outlets: ['Kajen'] });
  const page = await signedIn(members.owner, subscriptionPath(), narrow);
  await page.getByRole('radio', { name: 'Premium', exact: true }).click();
  await page.getByRole('button', { name: 'Continue with Premium' }).click();
  await payWith(page, '4000 0000 0000 0341');
  await page.getByText('Done. Premium is valid now.').waitFor();
  product.pass(93 * 86_400_000);
  await tendCustomer(product, organizationId, never);
  const late = await signedIn(members.owner, subscriptionPath(), narrow);
  await late
    .getByText(/The payment did not go through/)
    .first()
    .waitFor();
  await inspect(late, 'late', narrow);
  await late.getByRole('button', { name: 'Change card or pay' }).click();
  await late.locator('#card').fill('4242424242424242');
  await late.getByRole('button', { name: 'Change card' }).click();
  await late.getByRole('button', { name: 'Pay now' }).click();
  await late.getByRole('link', { name: 'Back to Krogkoll' }).click();
  await late.getByRole('button', { name: 'Manage the card' }).waitFor();
  await expect.poll(() => late.getByText(/The payment did not go through/).count()).toBe(0);
  product.pass(-93 * 86_400_000);
});

/** Books one invoice of a day through the door for files; answers its id. */
const bought = async (
  { organizationId, outlets, members }: BuiltOrganization,
  issueDate: string,
): Promise<string> => {
  const client = product.client();
  await signInClient(client, members.editor);
  client.unitId = outlets[0].unitId;
  const lines = [buildLine({ price: '389.00', name: 'Rapsolja 9 l', articleNumber: '900', quantity: '2' })];
  const file = buildInvoice({ number: '4711', issueDate, supplier: buildSupplier(7), lines });
  expect((await client.post(contract.documents.uploadDocuments.path, uploadOf(file))).status).toBeLessThan(
    300,
  );
  const booked = () =>
    product.db.tenantRead(organizationId, (reader) =>
      reader.query<{ id: string }>('select id from invoice where organization_id = $1', [organizationId]),
    );
  await expect.poll(async () => (await booked()).length, { timeout: 30_000 }).toBe(1);
  return (await booked())[0]?.id ?? '';
};

test('what the trial showed is locked after it, a colleague asks the owner, and buying opens it on their screen', async () => {
  const built = await buildOrganization(product, { outlets: ['Torget'] });
  const { members } = built;
  const days = 31;
  const address = invoicePath(await bought(built, daysBefore(swedishDate(product.clock.now()), 75)));
  const trial = await signedIn(members.editor, address);
  await trial.getByText('Rapsolja 9 l').first().waitFor();
  product.pass(days * 86_400_000);
  const colleague = await signedIn(members.editor, address);
  await colleague.getByRole('heading', { name: 'Fakturan är äldre än er plan visar' }).waitFor();
  expect(await colleague.getByText('Rapsolja 9 l').count()).toBe(0);
  await inspect(colleague, 'locked', wide);
  await colleague.getByRole('button', { name: /^Be / }).click();
  await colleague.getByText('Frågan är skickad').waitFor();
  await colleague.evaluate(`document.documentElement.dataset.open = 'since'`);

  const owner = await signedIn(members.owner, accountPath({ tab: 'general' }));
  await owner.locator('button[aria-haspopup=dialog][title=Aviseringar]').click();
  await owner
    .getByRole('dialog', { name: 'Aviseringar' })
    .getByRole('link', { name: /ber om en annan plan/ })
    .first()
    .click();
  await owner.waitForURL(({ pathname }) => pathname === subscriptionPath());
  await owner.getByRole('button', { name: 'Välj Premium', exact: true }).click();
  await payWith(owner, '4242 4242 4242 4242');
  await owner.getByText('Klart. Premium gäller nu.').waitFor();

  await colleague.getByText('Rapsolja 9 l').first().waitFor({ timeout: 2_000 });
  expect(await colleague.evaluate(`document.documentElement.dataset.open`)).toBe('since');
  expect(await colleague.getByText('Fakturan är äldre än er plan visar').count()).toBe(0);
  product.pass(-days * 86_400_000);
});

test('whoever has the link pays on a phone, without a session', async () => {
  const { members } = await buildOrganization(product, { outlets: ['Hamnen'] });
  const owner = await signedIn(members.owner, subscriptionPath());
  await owner.getByRole('button', { name: 'Dela med den som betalar' }).click();
  await owner.getByRole('button', { name: 'Skapa länk' }).click();
  const shown = owner.locator('.billing-link');
  await shown.waitFor();
  const [link = ''] = /http\S+/.exec((await shown.textContent()) ?? '') ?? [];
  const page = await opened(narrow, link);
  const calls: string[] = [];
  page.on('request', (request) => void calls.push(new URL(request.url()).pathname));
  await page.getByRole('heading', { level: 1, name: /^Premium for/ }).waitFor();
  await inspect(page, 'shared', narrow);
  expect(await page.locator('iframe, .chat').count()).toBe(0);
  await page.getByRole('button', { name: /^Pay / }).click();
  await payWith(page, '4242 4242 4242 4242');
  await page.getByText('Thank you, the payment is done').waitFor();
  expect(calls.filter((path) => path.includes('access-token') || path.includes('users/'))).toEqual([]);
  await owner.getByText(/^Gäller sedan/).waitFor();
  const again = await opened(narrow, link);
  await again.getByText('This link is no longer valid').first().waitFor();
});
