import { resolve } from 'node:path';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll } from 'vitest';
import type { TestProduct, TestProductOptions } from '#testing/world/product.ts';
import { launchBrowser } from './browser.ts';
import { type Look, openContext } from './look.ts';
import { signIn } from './signing-in.ts';

interface Person {
  readonly email: string;
  readonly password: string;
}

interface Served<World> {
  readonly world: World;
  /** Of the product, without a path. */
  readonly url: string;
  /** A page at the product's time, in a browser of its own that nobody has signed in with. */
  readonly blank: (look: Look) => Promise<Page>;
  /** The same, signed in, at a path. */
  readonly openAs: (person: Person, path: string, look: Look) => Promise<Page>;
}

const webFolder = resolve(import.meta.dirname, '..', '..', 'dist', 'web');

/**
 * Serves a world to the journeys of a file, with a browser beside it: opened and prepared before all of them, what one of them
 * opened closed after it.
 */
export const serve = <World extends { readonly product: TestProduct }>(
  open: (options: TestProductOptions) => Promise<World>,
  prepare: (world: World) => Promise<void> = async () => undefined,
): Served<World> => {
  let held: { readonly browser: Browser; readonly world: World; readonly url: string } | null = null;
  const contexts: BrowserContext[] = [];
  const standing = () => {
    if (held === null) throw new Error('a world is served from its first journey on');
    return held;
  };
  beforeAll(async () => {
    const [browser, world] = await Promise.all([launchBrowser(), open({ webFolder })]);
    held = { browser, world, url: await world.product.listen() };
    await prepare(world);
  }, 120_000);
  afterEach(async () => {
    for (const context of contexts.splice(0)) await context.close();
  });
  afterAll(async () => {
    await held?.browser.close();
    await held?.world.product.close();
  });
  const blank = async (look: Look): Promise<Page> => {
    const { browser, world, url } = standing();
    const context = await openContext(browser, url, look);
    contexts.push(context);
    const page = await context.newPage();
    await page.clock.install({ time: world.product.clock.now() });
    return page;
  };
  return {
    get world() {
      return standing().world;
    },
    get url() {
      return standing().url;
    },
    blank,
    openAs: async (person, path, look) => {
      const page = await blank(look);
      await signIn(page, person);
      await page.goto(path);
      return page;
    },
  };
};
