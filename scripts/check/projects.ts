import { existsSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';

/** What the compiler knows of one file of a project: what others see of it, and what it sees of others. */
export interface KnownFile {
  /** Changes when the types that the file offers do; of a file that offers its whole text, when that does. */
  readonly signature: string;
  /** Paths of what it imports, as the compiler resolved it. */
  readonly imports: readonly string[];
  /** Whether it changes the types of files that do not import it. */
  readonly isGlobal: boolean;
}

/** The files of one TypeScript project after its last build, by path from the root. */
export type Project = ReadonlyMap<string, KnownFile>;

// The part of a .tsbuildinfo of TypeScript 7 that is read here; ids count from one.
interface BuildInfo {
  readonly fileNames: readonly string[];
  readonly fileInfos: readonly { version: string; signature?: string; affectsGlobalScope?: boolean }[];
  readonly fileIdsList?: readonly (readonly number[])[];
  readonly referencedMap?: readonly (readonly [file: number, list: number])[];
}

/** The names of the projects; `tsconfig.<name>.json` is the settings of each. */
export const projectNames: readonly string[] = ['pure', 'server', 'web'];

/** The three projects as `tsc -b` left them under `root`; a project that was not built is missing. */
export function readProjects(root: string): Project[] {
  return projectNames.flatMap((name) => {
    const folder = `.tsbuild/${name}`;
    const file = join(root, folder, `tsconfig.${name}.tsbuildinfo`);
    if (!existsSync(file)) return [];
    const info: BuildInfo = JSON.parse(readFileSync(file, 'utf8'));
    return [projectOf(info, root, folder)];
  });
}

function projectOf(info: BuildInfo, root: string, folder: string): Project {
  const paths = info.fileNames.map((name) =>
    name.startsWith('.') ? posix.normalize(posix.join(folder, name)) : name,
  );
  const lists = new Map(info.referencedMap);
  return new Map(
    info.fileInfos.map(({ version, signature, affectsGlobalScope }, index) => {
      const path = paths[index] ?? '';
      const ids = info.fileIdsList?.[(lists.get(index + 1) ?? 0) - 1] ?? [];
      const imports = ids.map((id) => paths[id - 1] ?? '');
      const isGlobal = affectsGlobalScope === true || augments(root, path);
      return [path, { signature: signature ?? version, imports, isGlobal }];
    }),
  );
}

/** Whether a file of ours adds to the types of a package; the compiler marks only what adds to all. */
function augments(root: string, path: string): boolean {
  if (isForeign(path) || !existsSync(join(root, path))) return false;
  return /^\s*declare (?:module|global)\b/m.test(readFileSync(join(root, path), 'utf8'));
}

/** Whether a file comes with a package or the compiler, which the lock file holds. */
export const isForeign = (path: string): boolean =>
  path.startsWith('node_modules/') || /^lib\..*d\.ts$/.test(path);
