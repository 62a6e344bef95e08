import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { accessibilityProblems } from './support/axe.ts';
import { launchBrowser } from './support/browser.ts';
import { type Look, openContext, picture } from './support/look.ts';
import { type Sample, startSample } from './support/sample.ts';
import { findPlaces, type Screen, screenNames, screensOf } from './support/screens.ts';
import { layoutProblems, linesOn, settled, watchComplaints } from './support/watch.ts';
import { loadWords, strangersIn } from './support/words.ts';

const sizes = ['wide', 'narrow'] as const;
const themes = ['light', 'dark'] as const;
const languages = ['sv', 'en'] as const;

type Seat = { readonly page: Page; readonly complaints: string[] };
type Window = { readonly insider: Seat; readonly stranger: Seat };
type Named = readonly [name: string, screen: Screen];
type Strangers = Readonly<Record<Look['language'], (lines: readonly string[]) => string[]>>;

let browser: Browser;
let sample: Sample;
let strangers: Strangers;
const windows = new Map<Look['size'], Window>();
let screens: ReadonlyMap<string, Screen>;

beforeAll(async () => {
  [browser, sample] = await Promise.all([launchBrowser(), startSample()]);
  const words = await loadWords();
  strangers = { sv: strangersIn(words, 'sv'), en: strangersIn(words, 'en') };
  screens = screensOf(await findPlaces(sample.ask));
  const state = await sample.signIn(browser, 'owner');
  for (const size of sizes) {
    const look: Look = { size, theme: 'light', language: 'sv' };
    const page = await (await openContext(browser, sample.url, look, state)).newPage();
    const stranger = await (await openContext(browser, sample.url, look)).newPage();
    windows.set(size, {
      insider: { page, complaints: await watchComplaints(page) },
      stranger: { page: stranger, complaints: await watchComplaints(stranger) },
    });
  }
});

afterAll(async () => {
  await browser?.close();
  expect(await sample?.stop()).toBe(0);
});

// A theme changes colours alone, so dark asks axe about contrast.
const rulesOf = { light: [], dark: ['color-contrast'] } as const;

// Each screen is seen in both sizes, themes and languages, one language a size and the other way round on the next screen;
// LOOKS=all takes all eight ways, LOOKS=few one size and language, in both themes.
const isSeen = (name: string, { size, language }: Pick<Look, 'size' | 'language'>): boolean => {
  const [at, wide, other] = [
    screenNames.findIndex((one) => one === name),
    sizes.indexOf(size),
    languages.indexOf(language),
  ];
  if (process.env['LOOKS'] === 'few') return (at + 2 * wide + other) % 4 === 0;
  return process.env['LOOKS'] === 'all' || (at + wide + other) % 2 === 0;
};

const problemsOf = async (
  { page, complaints }: Seat,
  [name, screen]: Named,
  size: Look['size'],
): Promise<string[]> => {
  const found: string[] = [];
  for (const language of languages.filter((one) => isSeen(name, { size, language: one }))) {
    const tell = (theme: string, problems: readonly string[]) =>
      found.push(...problems.map((problem) => `${size} ${theme} ${language}: ${problem}`));
    await page.goto(`${screen.path}${screen.path.includes('?') ? '&' : '?'}lang=${language}`);
    await settled(page, screen.ready);
    await screen.open?.(page);
    await settled(page, 'body');
    tell('both', await layoutProblems(page));
    tell('both', strangers[language](await linesOn(page)));
    for (const theme of themes) {
      await page.emulateMedia({ colorScheme: theme });
      tell(theme, await accessibilityProblems(page, rulesOf[theme]));
      await picture(page, name, { size, theme, language });
    }
    await page.emulateMedia({ colorScheme: 'light' });
    tell('both', complaints.splice(0));
  }
  return found;
};

it.each(screenNames)('shows %s well in every size, theme and language', async (name) => {
  const screen = screens.get(name);
  if (screen === undefined) throw new Error(`no screen ${name}`);
  const found = await Promise.all(
    sizes.map(async (size) => {
      const seats = windows.get(size);
      if (seats === undefined || (screen.only ?? size) !== size) return [];
      return problemsOf(screen.isDoor ? seats.stranger : seats.insider, [name, screen], size);
    }),
  );
  expect(found.flat()).toEqual([]);
});
