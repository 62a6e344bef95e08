import { execFileSync, spawn } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative, resolve } from 'node:path';
import type { Figure, Part } from '../figure.ts';
import { startPostgres } from '#testing/database/postgres-child.ts';

const root = resolve(import.meta.dirname, '..', '..');

const git = (...words: readonly string[]): string =>
  execFileSync('git', words, { cwd: root, encoding: 'utf8' }).trim();

/** The first migration that the version before serves beside (`scripts/structure/expansion.ts`). */
const firstBeside = 'database/migrations/0105_*.sql';

/** The version before: the newest tag, or while there is none the tree that lacks every migration it may meet. `BESIDE` names another. */
const before = (): string => {
  const named = process.env['BESIDE'];
  if (named !== undefined) return git('rev-parse', named);
  const [tag] = git('tag', '--sort=-creatordate').split('\n');
  if (tag !== undefined && tag !== '') return git('rev-parse', tag);
  const [came = ''] = git('log', '--diff-filter=A', '--first-parent', '--format=%H', '--', firstBeside).split(
    '\n',
  );
  return git('rev-parse', `${came}^`);
};

/** What of the version before is asked: its API over HTTP, who may see what, the way in, and what other programs are told. */
const suites = [
  'tests/product',
  'tests/ingest',
  'tests/laws/reads.test.ts',
  'tests/security/authorisation.test.ts',
  'tests/security/isolation.test.ts',
  'src/features/purchases',
  'src/features/prices',
  'src/features/open',
  'src/features/account',
  'src/features/intake',
];
const few = ['tests/product/bell.test.ts', 'src/features/open/webhooks'];

interface Told {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    readonly message: string;
    readonly assertionResults: readonly { readonly status: string; readonly fullName: string }[];
  }[];
}

const run = async (tree: string, databaseUrl: string, files: readonly string[]): Promise<Told> => {
  const out = join(tree, 'beside.json');
  const child = spawn(
    process.execPath,
    [
      'node_modules/vitest/vitest.mjs',
      'run',
      '--project',
      'server',
      '--reporter=json',
      `--outputFile=${out}`,
      ...files,
    ],
    { cwd: tree, env: { ...process.env, TEST_DATABASE_URL: databaseUrl }, stdio: 'ignore' },
  );
  await new Promise((done) => child.once('close', done));
  return JSON.parse(readFileSync(out, 'utf8')) as Told;
};

/** Files that failed without a test that did: they could not be loaded or not begin, so nobody ran their tests. */
const unreadIn = ({ testResults }: Told): Told['testResults'] =>
  testResults.filter(
    (file) => file.status === 'failed' && file.assertionResults.every(({ status }) => status !== 'failed'),
  );

/** Tests that failed, by file from the root of the tree and full name. */
const failedIn = (tree: string, { testResults }: Told): readonly { file: string; name: string }[] =>
  testResults.flatMap(({ name: file, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === 'failed')
      .map(({ fullName }) => ({ file: relative(tree, file), name: fullName })),
  );

/** Of these failures, those that the version shows on its own schema as well: they say nothing of this one's. */
const failedAlone = async (tree: string, files: readonly string[]): Promise<ReadonlySet<string>> => {
  if (files.length === 0) return new Set();
  execFileSync('git', ['checkout', '--quiet', 'HEAD', '--', 'database'], { cwd: tree });
  execFileSync('git', ['clean', '--quiet', '--force', '-d', '--', 'database'], { cwd: tree });
  const postgres = await startPostgres();
  try {
    const told = await run(tree, postgres.url, files);
    return new Set(failedIn(tree, told).map(({ file, name }) => `${file}: ${name}`));
  } finally {
    await postgres.close();
  }
};

/** The code of the version before on the schema and functions of this one: its own tests of its API, on PostgreSQL. */
export const upgrade: Part = {
  name: 'upgrade',
  summary:
    'the API tests of the version before on the schema and functions of this one (a quarter of an hour)',
  async run({ quick, say }) {
    const version = before();
    const tree = mkdtempSync(join(tmpdir(), 'krogkoll-beside-'));
    rmSync(tree, { recursive: true });
    git('worktree', 'add', '--quiet', '--detach', tree, version);
    const postgres = await startPostgres();
    try {
      // The readers' sandbox sees nothing behind a link to another folder.
      execFileSync('cp', ['-al', join(root, 'node_modules'), join(tree, 'node_modules')]);
      rmSync(join(tree, 'database'), { recursive: true });
      cpSync(join(root, 'database'), join(tree, 'database'), { recursive: true });
      say(`${version.slice(0, 8)} on the schema of ${git('rev-parse', '--short', 'HEAD')}`);
      const told = await run(tree, postgres.url, quick ? few : suites);
      const failed = failedIn(tree, told);
      const own = await failedAlone(tree, [...new Set(failed.map(({ file }) => file))]);
      const isOwn = ({ file, name }: (typeof failed)[number]): boolean => own.has(`${file}: ${name}`);
      for (const one of failed)
        say(`${isOwn(one) ? 'fails on its own schema too' : 'FAILS'}: ${one.file}: ${one.name}`);
      const unread = unreadIn(told);
      for (const { name, message } of unread) say(`${name.slice(tree.length + 1)}: ${message.slice(0, 500)}`);
      const figure = (name: string, value: number, goal: Figure['goal']): Figure => ({
        part: 'upgrade',
        engine: 'postgresql',
        name,
        value,
        unit: 'tests',
        ...(goal === undefined ? {} : { goal }),
      });
      return [
        figure('of the version before that pass', told.numPassedTests, { least: 1 }),
        figure('that fail here and not on its own schema', failed.filter((one) => !isOwn(one)).length, {
          most: 0,
        }),
        figure('that fail on its own schema too', failed.filter(isOwn).length, undefined),
        { ...figure('that could not begin', unread.length, { most: 0 }), unit: 'files' },
      ];
    } finally {
      await postgres.close();
      git('worktree', 'remove', '--force', tree);
    }
  },
};
