import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { printProblems, underToasts } from '../support/cut.ts';
import { screenNames } from '../support/screens.ts';
import { settled } from '../support/watch.ts';
import { closeWindows, openWindows, pageIn, pathIn, problemsWith, screenOf, sizes } from './looks.ts';

beforeAll(openWindows);

afterAll(async () => expect(await closeWindows()).toBe(0));

const names = screenNames.filter((_, at) => at % 2 === 1);

it.each(names)('shows %s well in every size, theme and language', async (name) =>
  expect(await problemsWith(name)).toEqual([]),
);

it.each(sizes)('lets toasts cover no tab, field or button that is pressed: %s', async (size) => {
  const page = pageIn(size);
  await page.setViewportSize(size === 'wide' ? { width: 1366, height: 768 } : { width: 390, height: 844 });
  const screen = screenOf('prices-open');
  await page.goto(`${screen.path}&lang=sv`);
  await settled(page, screen.ready);
  await page.keyboard.press('k');
  const undo = page.locator('.toast button', { hasText: 'Ångra' });
  await undo.waitFor();
  // The next article opens beside the list.
  await page.waitForTimeout(500);
  const found = await underToasts(page);
  await undo.click();
  await undo.waitFor({ state: 'detached' });
  expect(found).toEqual([]);
});

/** From what is to be claimed to the letter that says so. */
const writeLetter = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: /^Skriv kreditkrav/ }).click();
  await page.locator('.claims-letter').waitFor();
};

const printed = [
  'invoice-pdf',
  'invoice-drawn',
  'product',
  'prices',
  'claim-new',
  'archive-documentation',
  'archive-history',
  'paper-certificate',
] as const;

it('prints invoices, products, prices, letters and certificates whole, dark on white, without the ways around them', async () => {
  const page = pageIn('wide');
  const found: string[] = [];
  for (const name of printed) {
    const screen = screenOf(name);
    // A4 less the margins that browsers print with.
    await page.setViewportSize({ width: 718, height: 1000 });
    await page.emulateMedia({ colorScheme: 'dark' });
    await screen.told?.(page);
    await page.goto(pathIn(screen, 'sv'));
    await settled(page, screen.ready);
    if (name === 'claim-new') await writeLetter(page);
    await page.emulateMedia({ media: 'print' });
    found.push(...(await printProblems(page)).map((problem) => `${name}: ${problem}`));
    await page.unrouteAll({ behavior: 'wait' });
    await page.emulateMedia({ media: null, colorScheme: 'light' });
  }
  expect([...new Set(found)]).toEqual([]);
});
