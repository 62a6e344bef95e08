import { expect, test } from 'vitest';
import {
  type BuiltFile,
  builtFiles,
  firstLoadBudget,
  firstLoadOf,
  overBudget,
  screens,
} from './first-load.ts';

const noise = (bytes: number): string => {
  let state = 1;
  return Array.from({ length: bytes }, () => {
    state = (state * 48_271) % 2_147_483_647;
    return String.fromCharCode(33 + (state % 90));
  }).join('');
};

const file = (code: string, imports: readonly string[], sources: readonly string[] = []): BuiltFile => ({
  code,
  imports,
  sources: sources.map((source) => `/somewhere/${source}`),
});

const builtWith = (shared: string): ReadonlyMap<string, BuiltFile> =>
  new Map([
    ['a.js', file('let a', ['shared.js'], screens.login)],
    ['b.js', file('let b', ['shared.js', 'a.js'], screens.overview.slice(1))],
    ['shared.js', file(shared, [])],
    ['late.js', file(noise(900_000), ['shared.js'])],
  ]);

test('what is imported counts once, and what comes later does not', () => {
  const small = builtWith('let s');
  expect(firstLoadOf(small, 'login').files).toBe(2);
  expect(firstLoadOf(small, 'overview').files).toBe(3);
  expect(overBudget('overview', firstLoadOf(small, 'overview'))).toEqual([]);
});

test('a screen that loads more than its budget fails the build', () => {
  const fails = (built: ReadonlyMap<string, BuiltFile>) => {
    const bundle = [...built].map(([fileName, { code, imports, sources }]) => [
      fileName,
      { fileName, type: 'chunk', code, imports, moduleIds: sources } as const,
    ]);
    const told: string[] = [];
    const error = (text: string): never => {
      told.push(text);
      throw new Error(text);
    };
    try {
      firstLoadBudget.generateBundle.handler.call({ error }, null, Object.fromEntries(bundle));
    } catch {
      return told.join();
    }
    return null;
  };
  expect(fails(builtWith('let s'))).toBeNull();
  expect(fails(builtWith(noise(500_000)))).toMatch(/login loads \d+ bytes.*\n?.*overview loads \d+ bytes/s);
});

test('a source that is not built is a fault of the list', () => {
  const built = builtFiles([{ fileName: 'a.js', type: 'chunk', code: '', imports: [], moduleIds: [] }]);
  expect(() => firstLoadOf(built, 'login')).toThrow('the build has no index.html');
});
