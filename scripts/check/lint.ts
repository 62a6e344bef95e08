import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { lintKeys } from './lint-keys.ts';
import { projectNames, readProjects } from './projects.ts';
import { runProgram, type StepResult } from './run-step.ts';

/** More keys than this of files as they once were are forgotten, the oldest first. */
const REMEMBERED = 20_000;

// A path is an argument of the linter; past this share of all files it is given none and finds them itself.
const MOST = 0.7;

export interface LintOptions {
  readonly root: string;
  /** Where the keys of what was found sound are kept; null lints everything and remembers nothing. */
  readonly store: string | null;
  /** Whether the last build found no error: without its types nothing is known to be sound. */
  readonly typesHold: boolean;
  /** The sources by path as they were before that build. */
  readonly texts: ReadonlyMap<string, string>;
}

/** The sources that the linter looks at, by path from the root. */
export function readSources(root: string): Map<string, string> {
  const { stdout } = spawnSync(linterOf(root), ['--debug=files'], { cwd: root, encoding: 'utf8' });
  const paths = stdout.split('\n').filter((line) => line !== '' && existsSync(join(root, line)));
  return new Map(paths.map((path) => [path, readFileSync(join(root, path), 'utf8')]));
}

/**
 * Lints the files whose answer may have changed since they were last found sound: those with another text, and those
 * that see other types through their imports.
 */
export async function lint({ root, store, typesHold, texts }: LintOptions): Promise<StepResult> {
  const keys = lintKeys(readProjects(root), texts, settingsOf(root));
  const known = store === null ? [] : readStore(store);
  const sound = new Set(known);
  const open = [...texts.keys()].filter((path) => !sound.has(keys.get(path) ?? ''));
  if (open.length === 0) return { status: 0, output: '', note: 'nothing changed' };
  const note = `${open.length} of ${texts.size} files`;
  const paths = open.length > MOST * texts.size ? [] : open;
  const run = await runProgram(root, linterOf(root), ['--format', 'json', ...paths]);
  const found = findingsIn(run.stdout);
  // A complaint that is about no file may be about all of them.
  const isClear =
    run.status === 0 || (found.length > 0 && found.every(({ filename }) => texts.has(filename)));
  if (isClear && typesHold && store !== null && areStill(root, texts)) {
    for (const { filename } of found) keys.delete(filename);
    const current = new Set(keys.values());
    writeStore(store, [...current, ...known.filter((key) => !current.has(key))].slice(0, REMEMBERED));
  }
  const output = found.length > 0 ? found.map(printFound).join('\n') : run.output;
  return { status: run.status, output, note };
}

interface Found {
  readonly filename: string;
  readonly code?: string;
  readonly message: string;
  readonly help?: string;
  readonly labels: readonly { readonly span: { readonly line: number; readonly column: number } }[];
}

function findingsIn(output: string): Found[] {
  if (!output.startsWith('{')) return [];
  const { diagnostics }: { diagnostics: Found[] } = JSON.parse(output);
  return diagnostics;
}

function printFound({ filename, code = '', message, help = '', labels }: Found): string {
  const span = labels[0]?.span;
  const place = span === undefined ? filename : `${filename}:${span.line}:${span.column}`;
  return `${place} ${code} ${message} ${help}`.trimEnd();
}

const linterOf = (root: string): string => join(root, 'node_modules', '.bin', 'oxlint');

/** Everything besides the sources that the linter's answers hang on, as one text. */
function settingsOf(root: string): string {
  const files = [
    '.oxlintrc.json',
    'package.json',
    'tsconfig.json',
    'tsconfig.base.json',
    ...projectNames.map((name) => `tsconfig.${name}.json`),
    'package-lock.json',
    'node_modules/.package-lock.json',
  ].map((name) => join(root, name));
  const texts = files.map((file) => (existsSync(file) ? readFileSync(file, 'utf8') : ''));
  const own = ['lint.ts', 'lint-keys.ts', 'projects.ts', 'types.ts'].map((name) =>
    join(import.meta.dirname, name),
  );
  return [process.version, ...texts, ...own.map((file) => readFileSync(file, 'utf8'))].join('\0');
}

// What was edited while the linter ran was perhaps not what it read.
function areStill(root: string, texts: ReadonlyMap<string, string>): boolean {
  return [...texts].every(([path, text]) => {
    const file = join(root, path);
    return existsSync(file) && readFileSync(file, 'utf8') === text;
  });
}

function readStore(file: string): string[] {
  return existsSync(file) ? readFileSync(file, 'utf8').split('\n') : [];
}

function writeStore(file: string, keys: readonly string[]): void {
  mkdirSync(dirname(file), { recursive: true });
  // A check beside this one reads the old list or the new one.
  const own = `${file}.${process.pid}`;
  writeFileSync(own, keys.join('\n'));
  renameSync(own, file);
}
