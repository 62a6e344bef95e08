import type { Browser, Page } from 'playwright-core';
import { accessibilityProblems } from '../support/axe.ts';
import { launchBrowser } from '../support/browser.ts';
import { barShare } from '../support/cut.ts';
import { follow, leave, nowhere } from '../support/follow.ts';
import { lastingProblems } from '../support/lasting.ts';
import { isWhole, turn } from '#testing/share.ts';
import { type Look, openContext, picture } from '../support/look.ts';
import { type Sample, startSample } from '../support/sample.ts';
import { findPlaces } from '../support/places.ts';
import { type Screen, screenNames, screensOf } from '../support/screens.ts';
import { linesOn, settled, watchComplaints } from '../support/watch.ts';
import { loadWords, strangersIn } from '../support/words.ts';

export const sizes = ['wide', 'narrow'] as const;

/** The windows that people have: phones and a tablet, laptops and a large screen. The middle of each is that of the mock-ups. */
const widthsOf = { wide: [1000, 1200, 1280, 1366, 1440, 1920], narrow: [320, 360, 390, 768] } as const;
const base = { wide: 1440, narrow: 390 } as const;
const heightOf = (width: number): number => (width < 600 ? 844 : width < 1000 ? 1024 : 900);

// A run sees a quarter of the looks and widths of each screen, another one with each turn, and axe one theme of it.
const isAll = isWhole('LOOKS');
const themes = ['light', 'dark'] as const;
const languages = ['sv', 'en'] as const;

type Seat = {
  readonly page: Page;
  readonly complaints: string[];
  /** Where its page stands: not in the product's shell, or in it, having heard there what the sample says alone or more. */
  stands: 'outside' | 'sample' | 'told';
};
type Window = { readonly insider: Seat; readonly stranger: Seat };
type Named = readonly [name: string, screen: Screen];
type Strangers = Readonly<Record<Look['language'], (lines: readonly string[]) => string[]>>;

let browser: Browser;
let sample: Sample;
let strangers: Strangers;
const windows = new Map<Look['size'], Window>();
let screens: ReadonlyMap<string, Screen>;

/** The page of somebody who is signed in, in one of the windows. */
export const pageIn = (size: Look['size']): Page => windowOf(size).insider.page;

const windowOf = (size: Look['size']): Window => {
  const found = windows.get(size);
  if (found === undefined) throw new Error('no window');
  return found;
};

/** A screen of the sample as it stands. Throws where there is no such screen. */
export const screenOf = (name: string): Screen => {
  const screen = screens.get(name);
  if (screen === undefined) throw new Error(`no screen ${name}`);
  return screen;
};

/** Before what a file looks at. */
export const openWindows = async (): Promise<void> => {
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
      insider: { page, complaints: await watchComplaints(page), stands: 'outside' },
      stranger: { page: stranger, complaints: await watchComplaints(stranger), stands: 'outside' },
    });
  }
};

/** After it; answers how the server ended. */
export const closeWindows = async (): Promise<number | null | undefined> => {
  await browser?.close();
  return sample?.stop();
};

// A theme changes colours alone, so dark asks axe about contrast.
const rulesOf = { light: [], dark: ['color-contrast'] } as const;

const placeOf = (name: string): number => screenNames.findIndex((one) => one === name) + turn;

// LOOKS=all takes all eight ways; a quarter is one size and language, another one on the next screen and with the next turn.
const isSeen = (name: string, { size, language }: Pick<Look, 'size' | 'language'>): boolean =>
  isAll || (placeOf(name) + 2 * sizes.indexOf(size) + languages.indexOf(language)) % 4 === 0;

/** Both themes of a look, or the one whose turn it is once all four sizes and languages had theirs. */
const themesOf = (name: string): readonly Look['theme'][] =>
  isAll ? themes : [themes[Math.floor(placeOf(name) / 4) % 2] ?? 'light'];

const widthsFor = (name: string, size: Look['size']): readonly number[] => {
  const others = widthsOf[size].filter((width) => width !== base[size]);
  return isAll ? others : others.filter((_, at) => (placeOf(name) + at) % 4 === 0);
};

/** What is cut, covered or wider than the window at each width, with the screen as it was opened. */
const widthProblems = async (page: Page, name: string, size: Look['size']): Promise<string[]> => {
  const found: string[] = [];
  for (const width of [...widthsFor(name, size), base[size]]) {
    await page.setViewportSize({ width, height: heightOf(width) });
    await settled(page, 'body');
    const problems = await lastingProblems(page);
    if (width < 600 && (await barShare(page)) > 0.2) problems.push('bars take more than a fifth');
    found.push(...problems.map((problem) => `${width}: ${problem}`));
  }
  return found;
};

export const pathIn = ({ path }: Screen, language: Look['language']): string =>
  `${path}${path.includes('?') ? '&' : '?'}lang=${language}`;

/** In one of its four sizes and languages a screen is loaded by its address. */
const isLoaded = ({ only = 'wide' }: Screen, size: Look['size'], language: Look['language']): boolean =>
  size === only && language === 'sv';

/** Shows a screen in a language: by its address, or as a link does where the page stands in the product already. */
const show = async (seat: Seat, screen: Screen, size: Look['size'], language: Look['language']) => {
  const { page } = seat;
  const there = screen.isDoor ? 'outside' : screen.told === undefined ? 'sample' : 'told';
  // What was told stays in the page's memory, and is nothing that a screen of the sample may show.
  const isNear = seat.stands === there || (seat.stands === 'sample' && there === 'told');
  const isLinked = there !== 'outside' && isNear && screen.path !== nowhere;
  const path = pathIn(screen, language);
  if (isLinked && !isLoaded(screen, size, language)) await follow(page, path, language);
  else await page.goto(path);
  seat.stands = there;
  await settled(page, screen.ready);
};

const problemsOf = async (seat: Seat, [name, screen]: Named, size: Look['size']): Promise<string[]> => {
  const { page, complaints } = seat;
  const found: string[] = [];
  await screen.told?.(page);
  for (const language of languages.filter((one) => isSeen(name, { size, language: one }))) {
    const tell = (theme: string, problems: readonly string[]) =>
      found.push(...problems.map((problem) => `${size} ${theme} ${language}: ${problem}`));
    await show(seat, screen, size, language);
    await screen.open?.(page);
    await settled(page, 'body');
    tell('both', await widthProblems(page, name, size));
    tell('both', strangers[language](await linesOn(page)));
    for (const theme of themesOf(name)) {
      await page.emulateMedia({ colorScheme: theme });
      await settled(page, 'body');
      tell(theme, await accessibilityProblems(page, rulesOf[theme]));
      await picture(page, name, { size, theme, language });
    }
    await page.emulateMedia({ colorScheme: 'light' });
    tell('both', complaints.splice(0));
  }
  // What it asks again once nobody tells it anything would be answered by the sample.
  if (screen.told !== undefined && seat.stands === 'told') await leave(page, 'sv');
  await page.unrouteAll({ behavior: 'wait' });
  return found;
};

/** What is wrong with a screen in every size, theme and language whose turn it is. Throws where there is no such screen. */
export const problemsWith = async (name: string): Promise<string[]> => {
  const screen = screenOf(name);
  const found = await Promise.all(
    sizes.map(async (size) => {
      const { insider, stranger } = windowOf(size);
      if ((screen.only ?? size) !== size) return [];
      return problemsOf(screen.isDoor ? stranger : insider, [name, screen], size);
    }),
  );
  return found.flat();
};
