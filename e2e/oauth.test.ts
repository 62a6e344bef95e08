import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { resolve } from 'node:path';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { loginPath } from '#features/account/sessions/paths.ts';
import { buildOrganization } from '#features/company/organizations/server/builders.ts';
import { setSubscription } from '#features/company/organizations/server/commands-plan.ts';
import { consentPath } from '#features/open/oauth/paths.ts';
import { assistantKeeper } from '#platform/server/http/keys/assistant-gate.ts';
import { accountPath } from '#platform/wire/doors.ts';
import { tokenPath } from '#platform/wire/oauth-paths.ts';
import { openMaker } from '#testing/oauth/maker.ts';
import { Program } from '#testing/oauth/program.ts';
import { openTestProduct, type TestProduct } from '#testing/world/product.ts';
import { launchBrowser } from './support/browser.ts';
import { type Look, openContext, picture } from './support/look.ts';
import { expectWell } from './support/well.ts';

let browser: Browser;
let product: TestProduct;
let maker: Awaited<ReturnType<typeof openMaker>>;
let url: string;
const contexts: BrowserContext[] = [];

beforeAll(async () => {
  const webFolder = resolve(import.meta.dirname, '..', 'dist', 'web');
  [browser, product, maker] = await Promise.all([
    launchBrowser(),
    openTestProduct({ webFolder }),
    openMaker(),
  ]);
  url = await product.listen();
});
afterEach(async () => {
  for (const context of contexts.splice(0)) await context.close();
});
afterAll(async () => {
  maker?.close();
  await browser?.close();
  await product?.close();
});

/** A program on this machine that waits for its person to come back. */
const openProgram = async () => {
  const come = Promise.withResolvers<URL>();
  const server = createServer((request, response) => {
    const address = new URL(request.url ?? '', 'http://127.0.0.1');
    if (address.pathname === '/back') come.resolve(address);
    response.writeHead(200, { 'content-type': 'text/plain' }).end('Kocken is in');
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const redirect = `http://127.0.0.1:${(server.address() as AddressInfo).port}/back`;
  const program = new Program(maker.describe({ client_name: 'Kocken' }), redirect);
  const close = () => {
    server.closeAllConnections();
    server.close();
  };
  return { program, back: come.promise, close };
};

const inspect = async (page: Page, name: string, look: Look) => {
  await picture(page, `oauth-${name}`, look);
  await expectWell(page);
};

const words = {
  sv: {
    allow: 'Släpp in Kocken',
    deny: 'Nej',
    password: 'Ditt lösenord',
    wrong: 'Det är inte ditt lösenord',
    draft: 'Skriva utkast till kreditkrav',
    end: 'Avsluta Kocken',
    sure: 'Avsluta',
    ended: 'Kocken är inte anslutet längre',
    none: 'Ingen än.',
    refused: 'Programmet kan inte släppas in',
    fault: 'Kocken bad om något som inte finns',
    back: 'Tillbaka till Kocken',
  },
  en: {
    allow: 'Let Kocken in',
    deny: 'No',
    password: 'Your password',
    wrong: 'That is not your password',
    draft: 'Draft credit claims',
    end: 'End Kocken',
    sure: 'End',
    ended: 'Kocken is no longer connected',
    none: 'None yet.',
    refused: 'The program cannot be let in',
    fault: 'Kocken asked for something that there is not',
    back: 'Back to Kocken',
  },
} as const;

const looks: readonly Look[] = [
  { size: 'wide', theme: 'light', language: 'sv' },
  { size: 'narrow', theme: 'dark', language: 'en' },
];

test.each(looks)('a program is let in, and put out again: $size $language', async (look) => {
  const say = words[look.language];
  const { members, organizationId, outlets } = await buildOrganization(product, {
    outlets: ['Norr', 'Söder'],
  });
  await product.db.tenantTransaction(organizationId, (tx) =>
    setSubscription(tx, organizationId, { plan: 'premium-plus', endsAt: null }, product.clock.now()),
  );
  const { program, back, close } = await openProgram();
  const context = await openContext(browser, url, look);
  contexts.push(context);
  const page = await context.newPage();
  await page.clock.install({ time: product.clock.now() });

  // Whoever is not signed in comes back to the question afterwards.
  await page.goto(`${consentPath()}?${program.query()}`);
  await page.waitForURL(({ pathname }) => pathname === loginPath());
  await page.locator('input[name=email]').fill(members.owner.email);
  await page.locator('input[type=password]').fill(members.owner.password);
  await page.locator('form button[type=submit]').click();
  await page.getByRole('button', { name: say.allow }).waitFor();
  await inspect(page, 'consent', look);

  await page.getByText(say.draft).click();
  await page.getByText('Söder', { exact: true }).last().click();
  await page.getByLabel(say.password).fill('Wrong7guess');
  await page.getByRole('button', { name: say.allow }).click();
  await page.getByText(say.wrong).waitFor();
  await page.getByLabel(say.password).fill(members.owner.password);
  await page.getByRole('button', { name: say.allow }).click();
  await page.getByText('Kocken is in').waitFor();
  const told = await back;
  expect(told.searchParams.get('state')).toBe(program.state);

  const body = new URLSearchParams({
    grant_type: 'authorization_code',
    client_id: program.clientId,
    code: told.searchParams.get('code') ?? '',
    code_verifier: program.verifier,
  });
  const given = (await (await fetch(url + tokenPath, { method: 'POST', body })).json()) as Record<
    string,
    string
  >;
  const find = () => product.hooks.one(assistantKeeper)(product)(given['access_token'] ?? '');
  expect(await find()).toMatchObject({ name: 'Kocken', scopes: ['read'], unitIds: [outlets[0].unitId] });

  await page.goto(accountPath({ tab: 'api' }));
  await page.getByRole('button', { name: say.end }).waitFor();
  await inspect(page, 'connected', look);
  await page.getByRole('button', { name: say.end }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: say.sure, exact: true }).click();
  await page.getByText(say.ended).waitFor();
  expect(await find()).toBeNull();
  await page.getByText(say.none).waitFor();

  await page.goto(`${consentPath()}?${program.query({ redirect_uri: 'https://evil.example/' })}`);
  await page.getByText(say.refused).waitFor();
  if (look.size === 'wide') await inspect(page, 'refused', look);
  await page.goto(`${consentPath()}?${program.query({ code_challenge_method: 'plain' })}`);
  await page.getByText(say.fault).waitFor();
  await page.getByRole('button', { name: say.back }).click();
  await page.waitForURL(({ searchParams }) => searchParams.get('error') === 'invalid_request');
  close();
});
