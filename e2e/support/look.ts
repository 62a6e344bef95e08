import { mkdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';

const screens = resolve(import.meta.dirname, '..', '..', 'dist', 'screens');

const sizes = { wide: { width: 1440, height: 900 }, narrow: { width: 390, height: 844 } } as const;
const locales = { sv: 'sv-SE', en: 'en-GB' } as const;

/** One way to look at the product: as on the mock-ups, wide or narrow, light or dark, in either language. */
export type Look = {
  size: keyof typeof sizes;
  theme: 'light' | 'dark';
  language: keyof typeof locales;
};

/** The eight ways. */
export const everyLook: readonly Look[] = (['wide', 'narrow'] as const).flatMap((size) =>
  (['light', 'dark'] as const).flatMap((theme) =>
    (['sv', 'en'] as const).map((language) => ({ size, theme, language })),
  ),
);

/** The two of them that differ in everything. */
export const wide: Look = { size: 'wide', theme: 'light', language: 'sv' };
export const narrow: Look = { size: 'narrow', theme: 'dark', language: 'en' };

/** A browser of a person in Stockholm who looks at the product that way. */
export function openContext(
  browser: Browser,
  baseURL: string,
  look: Look,
  storageState?: BrowserContextOptions['storageState'],
): Promise<BrowserContext> {
  return browser.newContext({
    baseURL,
    viewport: sizes[look.size],
    colorScheme: look.theme,
    locale: locales[look.language],
    timezoneId: 'Europe/Stockholm',
    reducedMotion: 'reduce',
    ...(storageState === undefined ? {} : { storageState }),
  });
}

/**
 * Takes a picture into dist/screens, of the whole page or, under a sheet or menu, of the window. Where CI is set nobody
 * looks at them, and they would take a quarter of the time.
 */
export async function picture(page: Page, name: string, look: Look): Promise<void> {
  if (process.env['CI'] !== undefined) return;
  await mkdir(screens, { recursive: true });
  const path = join(screens, `${name}-${look.size}-${look.theme}-${look.language}.png`);
  const isCovered = (await page.locator('.panel, .sheet-scrim, .dialog-scrim, .menu, .tour').count()) > 0;
  await page.screenshot({ path, fullPage: !isCovered, animations: 'disabled' });
}

/** Runs in a page before it is opened: its person has asked before for every field of a review at once. */
export const showsAllFields = `localStorage.setItem('review.shows', 'all')`;
