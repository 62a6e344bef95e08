import { globSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Asked, everywhere, type Path } from '#platform/wire/path.ts';

const src = resolve(import.meta.dirname, '..');

const isPath = (value: unknown): value is Path =>
  typeof value === 'function' && 'pattern' in value && 'names' in value;

/** What each module of a place under src/ exports, by the file; of tests and builders nothing. */
export const exportsOf = async (pattern: string): Promise<ReadonlyMap<string, Record<string, unknown>>> => {
  const files = globSync(pattern, { cwd: src }).filter((file) => !/\.test\.|builders/.test(file));
  const loaded = files.toSorted().map(async (file) => {
    const module: Record<string, unknown> = await import(pathToFileURL(resolve(src, file)).href);
    return [file, module] as const;
  });
  return new Map(await Promise.all(loaded));
};

/** Every address that a paths.ts states. */
export const statedPaths = async (): Promise<readonly Path[]> => {
  const modules = await exportsOf('features/*/*/paths.ts');
  return [...new Set([...modules.values()].flatMap((one) => Object.values(one)))].filter(isPath);
};

const texts = (pattern: string): number => pattern.split('$').length - 1;

const fits = (pattern: string, pathname: string): boolean =>
  new RegExp(`^${pattern.replaceAll(/\$\w+/g, '[^/]+')}$`).test(pathname);

/** The pattern of the screen that an address opens, or what is wrong with it. A pattern without texts wins. */
export const follow = (paths: readonly Path[], address: string): string => {
  const { pathname, searchParams } = new URL(address, 'http://127.0.0.1');
  const [found] = paths
    .filter(({ pattern }) => fits(pattern, pathname))
    .toSorted((a, b) => texts(a.pattern) - texts(b.pattern));
  if (found === undefined) return `no screen at ${pathname}`;
  for (const [name, value] of searchParams) {
    const asked: Asked = { ...everywhere, ...found.names };
    const words = asked[name];
    if (words === undefined) return `${found.pattern} knows no "${name}"`;
    if (words !== 'any' && !words.includes(value)) return `${found.pattern} knows no "${name}=${value}"`;
  }
  return found.pattern;
};
