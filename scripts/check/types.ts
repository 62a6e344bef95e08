import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectNames } from './projects.ts';
import { runProgram, type StepResult } from './run-step.ts';

// Each checker finds out anew what many files share, so more of them than cores cost more than they bring.
const twoCores = ['--checkers', '2'];

/**
 * Builds the types of what changed. The compiler goes by the times of files, so one that has another text but no newer
 * time gets the time of now. `texts` by path; `kept` is a folder of memory, or null for a whole build.
 */
export async function buildTypes(
  root: string,
  texts: ReadonlyMap<string, string>,
  kept: string | null,
): Promise<StepResult> {
  const compiler = join(root, 'node_modules', '.bin', 'tsc');
  if (kept === null) return runProgram(root, compiler, ['-b', '--force', ...twoCores]);
  const file = join(kept, 'built');
  const seen: [string, string][] = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : [];
  const before = new Map(seen);
  const now = [...texts].map(([path, text]) => [path, hashOf(text)] as const);
  const built = lastBuild(root);
  for (const [path, hash] of now) {
    const source = join(root, path);
    if (before.get(path) === hash || !existsSync(source)) continue;
    if (statSync(source).mtimeMs <= built) utimesSync(source, new Date(), new Date());
  }
  const result = await runProgram(root, compiler, ['-b', ...twoCores]);
  mkdirSync(kept, { recursive: true });
  writeFileSync(file, JSON.stringify(now));
  return result;
}

const hashOf = (text: string): string => createHash('sha256').update(text).digest('base64url');

/** When the newest of the projects was built, as its file's time says; 0 before the first build. */
function lastBuild(root: string): number {
  const files = projectNames.map((name) => join(root, '.tsbuild', name, `tsconfig.${name}.tsbuildinfo`));
  return Math.max(0, ...files.filter((file) => existsSync(file)).map((file) => statSync(file).mtimeMs));
}
