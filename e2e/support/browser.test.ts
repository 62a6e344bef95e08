import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { accessibilityProblems } from './axe.ts';
import { launchBrowser, packagedBrowser } from './browser.ts';
import { everyLook, openContext } from './look.ts';

let browser: Browser;

beforeAll(async () => {
  browser = await launchBrowser();
});

afterAll(() => browser.close());

const look = { size: 'narrow', theme: 'dark', language: 'sv' } as const;

it('opens the product the way a look says', async () => {
  const context = await openContext(browser, 'http://127.0.0.1', look);
  const page = await context.newPage();
  const seen = await page.evaluate(
    '[innerWidth, navigator.language, matchMedia("(prefers-color-scheme: dark)").matches]',
  );
  expect(seen).toEqual([390, 'sv-SE', true]);
  await context.close();
});

it('tells a page with an accessibility problem from one without', async () => {
  const context = await openContext(browser, 'http://127.0.0.1', look);
  const page = await context.newPage();
  const body = (image: string): string =>
    `<!doctype html><html lang="sv"><title>Prov</title><main><h1>Prov</h1>${image}</main></html>`;
  await page.setContent(body('<img src="data:," />'));
  expect((await accessibilityProblems(page)).join('\n')).toContain('image-alt');
  await page.setContent(body('<img src="data:," alt="Faktura" />'));
  expect(await accessibilityProblems(page)).toEqual([]);
  await context.close();
});

it('knows all eight looks', () => {
  expect(new Set(everyLook.map((each) => JSON.stringify(each))).size).toBe(8);
});

it('starts the packaged browser as any other, in processes of its own and with its guards up', async () => {
  const { args } = await packagedBrowser();
  expect(args).toContain('--no-sandbox');
  const weaker =
    /single-process|no-zygote|web-security|insecure|site-isolation|isolate-origins|disable-features/;
  expect(args.filter((flag) => weaker.test(flag))).toEqual([]);
});
