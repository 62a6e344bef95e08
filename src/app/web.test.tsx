import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Path } from '#platform/wire/path.ts';
import * as doors from '#platform/wire/doors.ts';
import { pages } from './pages.ts';

const isPath = (value: unknown): value is Path =>
  typeof value === 'function' && 'pattern' in value && 'names' in value;

const modules = import.meta.glob<Record<string, unknown>>('../features/*/*/paths.ts', { eager: true });
const stated = [...Object.entries(modules), ['doors.ts', { ...doors }] as const].flatMap(([file, exports]) =>
  Object.entries(exports).flatMap(([name, value]) =>
    isPath(value) ? [{ name: `${file} ${name}`, pattern: value.pattern }] : [],
  ),
);

const nothing = { getItem: () => null, setItem: () => undefined, removeItem: () => undefined };

/** As much of a browser as the modules of the app ask for while they are loaded; nothing is drawn. */
const browser = {
  localStorage: nothing,
  sessionStorage: nothing,
  matchMedia: () => ({ matches: false, addEventListener: () => undefined }),
  addEventListener: () => undefined,
  history: { state: {}, pushState: () => undefined, replaceState: () => undefined },
  location: new URL('http://127.0.0.1/'),
  document: {
    documentElement: { dataset: {}, style: {} },
    getElementById: () => null,
    querySelector: () => null,
    addEventListener: () => undefined,
  },
};

let mounted: readonly string[] = [];
beforeAll(async () => {
  for (const [name, value] of Object.entries(browser)) vi.stubGlobal(name, value);
  for (const name of ['window', 'self']) vi.stubGlobal(name, browser);
  const { mountAll, router } = await import('./web.tsx');
  await mountAll();
  mounted = Object.keys(router.routesByPath);
});
afterAll(() => vi.unstubAllGlobals());

describe('screens', () => {
  it('are mounted at every address that a paths.ts states', () => {
    expect(stated.filter(({ pattern }) => !mounted.includes(pattern))).toEqual([]);
    expect(stated.length).toBeGreaterThan(50);
  });

  it('are known to the server, which answers 404 for all others', () => {
    expect(new Set(pages)).toEqual(new Set(stated.map(({ pattern }) => pattern)));
  });

  it('are mounted nowhere else', () => {
    const patterns = new Set<string>(stated.map(({ pattern }) => pattern));
    const elsewhere = mounted.filter((path) => !patterns.has(path) && path !== '/$');
    expect(elsewhere).toEqual([]);
    expect(mounted.length).toBeGreaterThan(40);
  });
});
