import { createHash } from 'node:crypto';
import { isForeign, type Project } from './projects.ts';

const hashOf = (parts: readonly string[]): string =>
  createHash('sha256').update(parts.join('\0')).digest('base64url');

/**
 * What the linter's answer about a file hangs on, as one key: the settings, its text, and the types of everything that
 * it imports, however far. A file that no project knows has no key. `texts` by path, the `settings` as one text.
 */
export function lintKeys(
  projects: readonly Project[],
  texts: ReadonlyMap<string, string>,
  settings: string,
): Map<string, string> {
  const keys = new Map<string, string>();
  for (const project of projects) {
    const globals = [...project].filter(([path, { isGlobal }]) => isGlobal && !isForeign(path));
    const everywhere = globals.map(([path]) => path);
    for (const path of project.keys()) {
      const text = texts.get(path);
      if (text === undefined) continue;
      const seen = signaturesOf(project, [path, ...everywhere]);
      keys.set(path, hashOf([keys.get(path) ?? '', settings, path, text, ...seen]));
    }
  }
  return keys;
}

/** Path and signature of all that these files import and what that imports, in an order that stays. */
function signaturesOf(project: Project, paths: readonly string[]): string[] {
  const reached = new Set(paths);
  for (const path of reached) {
    for (const next of project.get(path)?.imports ?? []) if (!isForeign(next)) reached.add(next);
  }
  const own = paths[0];
  return [...reached]
    .filter((path) => path !== own)
    .map((path) => `${path} ${project.get(path)?.signature ?? ''}`)
    .toSorted();
}
