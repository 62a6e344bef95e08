import { resolve } from 'node:path';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { apiDocsPath } from '#features/open/api/paths.ts';
import { buildOrganization } from '#features/company/organizations/server/builders.ts';
import { setSubscription } from '#features/company/organizations/server/commands-plan.ts';
import { accountPath } from '#platform/wire/doors.ts';
import { openTestProduct, type TestProduct } from '#testing/world/product.ts';
import { launchBrowser } from './support/browser.ts';
import { type Look, narrow, openContext, picture, wide } from './support/look.ts';
import { signIn } from './support/signing-in.ts';
import { expectWell } from './support/well.ts';

let browser: Browser;
let product: TestProduct;
let url: string;
const contexts: BrowserContext[] = [];

beforeAll(async () => {
  const webFolder = resolve(import.meta.dirname, '..', 'dist', 'web');
  [browser, product] = await Promise.all([launchBrowser(), openTestProduct({ webFolder })]);
  url = await product.listen();
});
afterEach(async () => {
  for (const context of contexts.splice(0)) await context.close();
});
afterAll(async () => {
  await browser?.close();
  await product?.close();
});

const signedIn = async (
  person: { readonly email: string; readonly password: string },
  path: string,
  look: Look = wide,
): Promise<Page> => {
  const context = await openContext(browser, url, look);
  contexts.push(context);
  const page = await context.newPage();
  await page.clock.install({ time: product.clock.now() });
  await signIn(page, person);
  await page.goto(path);
  return page;
};

const inspect = async (page: Page, name: string, look: Look) => {
  await picture(page, `keys-${name}`, look);
  await expectWell(page);
};

test('an owner makes a key, a program reads with it, and the owner revokes it', async () => {
  const { members, organizationId, outlets } = await buildOrganization(product, {
    outlets: ['Norr', 'Söder'],
  });
  await product.db.tenantTransaction(organizationId, (tx) =>
    setSubscription(tx, organizationId, { plan: 'premium-plus', endsAt: null }, product.clock.now()),
  );
  const page = await signedIn(members.owner, accountPath({ tab: 'api' }));
  await page.getByText('En nyckel låter ett av era program').waitFor();
  await inspect(page, 'none', wide);
  await page.getByRole('button', { name: 'Ny nyckel' }).click();
  await page.getByLabel('Namn').fill('Bokföringen');
  await page.getByText('Skicka in fakturor', { exact: true }).click();
  await inspect(page, 'new', wide);
  await page.getByLabel('Ditt lösenord').fill(members.owner.password);
  await page.getByRole('button', { name: 'Skapa nyckeln' }).click();
  const fresh = page.getByRole('region', { name: /Kopiera nyckeln nu/ });
  const token = await fresh.locator('code').innerText();
  await inspect(page, 'made', wide);

  const ask = () =>
    fetch(`${url}/api/v1/units/${outlets[0].unitId}/invoices`, {
      headers: { authorization: `Bearer ${token}` },
    });
  const answer = await ask();
  expect(answer.status).toBe(200);
  expect(await answer.json()).toMatchObject({ data: [], next_cursor: null });

  await fresh.getByRole('button', { name: 'Klart' }).click();
  await page.reload();
  await page.getByRole('button', { name: 'Dra in Bokföringen' }).click();
  await page.getByLabel('Ditt lösenord').fill(members.owner.password);
  await page.getByRole('dialog').getByRole('button', { name: 'Dra in' }).click();
  await page.getByText('Bokföringen är indragen').waitFor();
  expect((await ask()).status).toBe(401);
  await page.close();

  const editor = await signedIn(members.editor, accountPath({ tab: 'api' }), narrow);
  await editor.getByText('The company’s owners make keys').waitFor();
  await inspect(editor, 'editor', narrow);
  await editor.goto(apiDocsPath({ entry: 'listInvoices' }));
  await editor.getByRole('region', { name: 'curl' }).waitFor();
  await inspect(editor, 'docs', narrow);
});
