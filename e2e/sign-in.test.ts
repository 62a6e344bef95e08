import { resolve } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildOrganization } from '#features/company/organizations/server/builders.ts';
import { openTestProduct } from '#testing/world/product.ts';
import type { TestProduct } from '#testing/world/product.ts';
import { loginPath } from '#features/account/sessions/paths.ts';
import { homePath } from '#features/purchases/overview/paths.ts';
import { invoicesPath } from '#features/purchases/invoices/paths.ts';
import { accessibilityProblems } from './support/axe.ts';
import { launchBrowser } from './support/browser.ts';
import { openContext } from './support/look.ts';
import type { Look } from './support/look.ts';

const swedish: Look = { size: 'wide', theme: 'light', language: 'sv' };

let product: TestProduct;
let url: string;
let browser: Browser;
let owner: { readonly email: string; readonly password: string };

beforeAll(async () => {
  product = await openTestProduct({ webFolder: resolve(import.meta.dirname, '..', 'dist', 'web') });
  url = await product.listen();
  owner = (await buildOrganization(product)).members.owner;
  browser = await launchBrowser();
});
afterAll(async () => {
  await browser?.close();
  await product?.close();
});

const opened = async (look: Look, path: string): Promise<Page> => {
  const page = await (await openContext(browser, url, look)).newPage();
  await page.goto(path);
  await page.locator('main h1').waitFor();
  return page;
};

const fill = async (page: Page, email: string, password: string): Promise<void> => {
  await page.getByLabel('E-post').fill(email);
  await page.getByLabel('Lösenord', { exact: true }).fill(password);
  await page.keyboard.press('Enter');
};

const focused = (page: Page) =>
  page.evaluate<string | null>(`document.activeElement?.getAttribute('name') ?? null`);

describe('signing in', () => {
  test('asks for what is missing, says what is wrong, and lets the keyboard alone through', async () => {
    const page = await opened(swedish, '/');
    expect(new URL(page.url()).pathname).toBe(loginPath());
    await page.getByRole('button', { name: 'Logga in' }).press('Enter');
    expect(await page.locator('.err').allTextContents()).toEqual(['Skriv din e-post', 'Skriv ditt lösenord']);
    expect(await focused(page)).toBe('email');
    await fill(page, owner.email, 'Fel7lösenord');
    await page.getByRole('alert').getByText('Fel e-post eller lösenord').waitFor();
    await expect.poll(() => focused(page)).toBe('password');
    expect(await accessibilityProblems(page)).toEqual([]);
    await fill(page, owner.email, owner.password);
    await page.waitForURL((address) => address.pathname === '/');
    expect(await page.evaluate(() => localStorage.getItem('accessToken'))).toMatch(/^Bearer ey/);
    const cookie = (await page.context().cookies()).find(({ name }) => name === 'rt');
    expect(cookie).toMatchObject({ name: 'rt', httpOnly: true, sameSite: 'Strict', path: homePath() });
    await page.goto(loginPath());
    await page.waitForURL((address) => address.pathname === '/');
    await page.context().close();
  });

  test('is left by logout, which clears what belongs to the person and nothing else', async () => {
    const page = await opened(swedish, loginPath());
    await fill(page, owner.email, owner.password);
    await page.waitForURL((address) => address.pathname === '/');
    await page.evaluate(() => {
      localStorage.setItem('impersonationEnd', '2026-11-20');
      sessionStorage.setItem('impersonatedUser', 'x');
    });
    await page.goto('/api/new-logout');
    await page.waitForURL((address) => address.pathname === loginPath());
    const kept = await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]);
    expect(kept).toContain('language');
    expect(kept.filter((key) => /accessToken|impersonat/i.test(key))).toEqual([]);
    expect((await page.context().cookies()).filter(({ name }) => name !== 'device')).toEqual([]);
    await page.context().close();
  });

  test('after the session ended tells so, and leads back to where it ended', async () => {
    const page = await opened(swedish, loginPath());
    await fill(page, owner.email, owner.password);
    await page.waitForURL((address) => address.pathname === '/');
    await page.goto(invoicesPath({ page: '2' }));
    await page.locator('main').waitFor();
    await product.db.platformTransaction((tx) => tx.query('update user_session set ended_at = now()'));
    product.pass(1_000);
    await page.reload();
    await page.getByRole('status').getByText('Sessionen har gått ut. Logga in igen.').waitFor();
    expect(new URL(page.url()).pathname).toBe(loginPath());
    expect(await page.evaluate(() => localStorage.getItem('accessToken'))).toBeNull();
    expect(await accessibilityProblems(page)).toEqual([]);
    await fill(page, owner.email, owner.password);
    await page.waitForURL(
      ({ pathname, searchParams }) => pathname === invoicesPath() && searchParams.get('page') === '2',
    );
    await page.context().close();
  });

  test('says whom to turn to for what cannot be done here', async () => {
    const page = await opened(swedish, loginPath());
    const closed = { open: false, supportPhone: '08-12 34 56', supportEmail: 'hej@krogkoll.example' };
    await page.route('**/auth/users/signup', (route) => route.fulfill({ json: { data: closed } }));
    await page.getByRole('link', { name: 'Skapa konto' }).click();
    const dialog = page.getByRole('dialog', { name: 'Det går inte att skapa konto just nu' });
    await dialog.getByText('08-12 34 56').waitFor();
    expect(await accessibilityProblems(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    expect(new URL(page.url()).pathname).toBe(loginPath());
    await page.context().close();
  });
});
