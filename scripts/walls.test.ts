import { execFile, execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkStructure } from './check-structure.ts';

// Every wall of the house, broken on purpose in a small house of its own with the real settings of each tool.
const root = resolve(import.meta.dirname, '..');
const settings = [
  'package.json',
  '.oxlintrc.json',
  'tsconfig.json',
  'tsconfig.base.json',
  'tsconfig.pure.json',
  'tsconfig.server.json',
  'tsconfig.web.json',
];

type Breach = readonly [path: string, text: string, said: string];

const imports = (specifier: string): string => `import { a } from '${specifier}';\nexport const b = a;\n`;
const knowsNoFeature = 'platform knows no feature';
const webReaches = 'Web never reaches the server';
const serverReaches = 'The server never reaches the browser app';

// A component of so many lines, its first and its last among them.
const component = (lines: number): string =>
  `export const Long = () => {\n${'  void 0;\n'.repeat(lines - 3)}  return <p />;\n};\n`;

const breaches: readonly Breach[] = [
  ['src/core/values/to-platform.ts', imports('#platform/wire/a.ts'), 'core is pure'],
  ['src/core/values/to-feature.ts', imports('#features/prices/deals/rules.ts'), 'core is pure'],
  ['src/core/values/to-node.ts', imports('node:fs/promises'), 'core is pure'],
  ['src/core/values/to-framework.ts', imports('fastify'), 'core is pure'],
  ['src/core/values/lazily.ts', "export const a = import('#platform/server/log.ts');\n", 'core is pure'],
  [
    'src/core/values/typed.ts',
    "export type { A } from '#features/prices/deals/server/tables.ts';\n",
    'core is pure',
  ],
  ['src/core/values/clock.ts', 'export const now = Date.now();\n', 'gets the time as a value'],
  ['src/core/values/chance.ts', 'export const chance = Math.random();\n', 'gets randomness as a value'],
  ['src/features/prices/deals/rules.ts', 'export const now = Date.now();\n', 'gets the time as a value'],
  ['src/core/values/some.test.ts', imports('#platform/server/log.ts'), 'core knows neither'],
  ['src/platform/wire/to-feature.ts', imports('#features/prices/deals/contract.ts'), knowsNoFeature],
  ['src/platform/wire/to-server.ts', imports('#platform/server/log.ts'), 'platform/wire is pure'],
  [
    'src/platform/server/http/to-feature.ts',
    imports('#features/prices/deals/server/queries.ts'),
    knowsNoFeature,
  ],
  ['src/platform/server/to-web.ts', imports('#platform/web/ui/button.tsx'), serverReaches],
  ['src/platform/server/db.ts', imports('#features/prices/deals/server/queries.ts'), 'reads the row types'],
  ['src/platform/web/ui/to-feature.ts', imports('#features/prices/deals/rules.ts'), knowsNoFeature],
  ['src/platform/web/to-server.ts', imports('#platform/server/config.ts'), webReaches],
  [
    'src/app/contract.ts',
    imports('#features/prices/deals/server/queries.ts'),
    'lists the contract of each feature',
  ],
  [
    'src/features/prices/deals/contract.ts',
    imports('./server/tables.ts'),
    'are pure and shared by both sides',
  ],
  [
    'src/features/prices/deals/texts.en.ts',
    imports('#features/plans/plans/texts.en.ts'),
    'only by its contract',
  ],
  [
    'src/features/prices/deals/server/tables.ts',
    imports('#features/plans/plans/server/tables.ts'),
    'only by its contract',
  ],
  [
    'src/features/prices/deals/server/jobs.ts',
    imports('#features/plans/plans/web/deep/plan.ts'),
    'only by its contract',
  ],
  ['src/features/prices/deals/server/emails.ts', imports('../web/deal-page.tsx'), serverReaches],
  [
    'src/features/prices/deals/server/deal.test.ts',
    imports('#features/plans/plans/server/jobs.ts'),
    'A test reaches',
  ],
  [
    'src/features/prices/deals/web/deal-page.tsx',
    imports('#features/plans/plans/web/plan-page.tsx'),
    'A screen reaches',
  ],
  ['src/features/prices/deals/web/deal-row.tsx', imports('../server/queries.ts'), webReaches],
  ['src/features/prices/deals/web/deal-list.tsx', imports('#platform/server/config.ts'), webReaches],
  ['src/app/server.ts', imports('#features/prices/deals/web/deal-page.tsx'), serverReaches],
  ['src/app/features-server.ts', imports('#features/prices/deals/web/routes.tsx'), serverReaches],
  ['src/app/cli.ts', imports('#platform/web/calls/api.ts'), serverReaches],
  ['src/app/web.tsx', imports('#features/prices/deals/server/queries.ts'), webReaches],
  ['src/core/values/egg.ts', "export type { Hen } from './hen.ts';\nexport type Egg = 1;\n", 'cycle'],
  [
    'src/core/values/hen.ts',
    "export type { Egg } from '#core/values/egg.ts';\nexport type Hen = 2;\n",
    'cycle',
  ],
  ['src/core/values/loose.ts', 'export const a: any = 1;\n', 'any'],
  ['src/core/values/main.ts', 'export default 1;\n', 'default export'],
  ['src/core/values/silent.ts', '// @ts-' + 'ignore\nexport const a = 1;\n', 'instead of @ts-'],
  ['src/core/values/forgotten.ts', 'const go = async (): Promise<void> => {};\ngo();\n', 'Promises must be'],
  ['src/features/prices/deals/web/long.tsx', component(121), 'too many lines (121). Maximum allowed is 120'],
  ['src/core/values/misused.ts', 'export const f = (p: Promise<boolean>) => (p ? 1 : 2);\n', 'conditional'],
];

const allowed: readonly (readonly [path: string, specifier: string])[] = [
  ['src/core/invoices/a.ts', '#core/values/b.ts'],
  ['src/core/invoices/b.ts', 'big.js'],
  ['src/core/invoices/c.test.ts', 'node:fs'],
  ['src/platform/server/db.ts', '#features/plans/plans/server/tables.ts'],
  ['src/features/plans/plans/contract.ts', '#features/prices/deals/contract-terms.ts'],
  ['src/features/plans/plans/server/routes.ts', '#features/prices/deals/server/queries.ts'],
  ['src/features/plans/plans/server/jobs.ts', '#features/prices/deals/server/queries-active.ts'],
  ['src/features/plans/plans/server/commands.ts', '#features/prices/deals/server/commands-offer.ts'],
  ['src/features/plans/plans/server/plan.test.ts', '#features/prices/deals/server/builders.ts'],
  ['src/features/plans/plans/web/plan-page.tsx', '#features/prices/deals/rules-terms.ts'],
  ['src/features/plans/plans/web/plan-row.tsx', '#platform/web/ui/row.tsx'],
  ['src/features/plans/plans/web/plan-link.tsx', '#features/prices/deals/paths.ts'],
  ['src/features/plans/plans/server/emails.ts', '#features/prices/deals/paths.ts'],
  ['src/features/plans/plans/paths.ts', '#features/prices/deals/paths.ts'],
  ['src/app/web.tsx', '#features/plans/plans/web/routes.tsx'],
];

const strangers: readonly Breach[] = [
  ['src/core/values/page.ts', 'export const title = document.title;\n', "'document'"],
  ['src/core/values/fetched.ts', "export const got = fetch('x');\n", "'fetch'"],
  ['src/core/values/folder.ts', 'export const here = process.cwd();\n', "'process'"],
  ['src/features/prices/deals/rules.ts', 'export const here = process.cwd();\n', "'process'"],
  ['src/platform/wire/timer.ts', 'export const t = setTimeout(() => 1, 1);\n', "'setTimeout'"],
  ['src/platform/server/page.ts', 'export const title = document.title;\n', "'document'"],
  ['src/platform/web/folder.ts', 'export const here = process.cwd();\n', "'process'"],
];

const houses: string[] = [];

function house(files: readonly (readonly [string, string])[]): string {
  const folder = mkdtempSync(join(tmpdir(), 'walls-'));
  houses.push(folder);
  for (const name of settings) cpSync(join(root, name), join(folder, name));
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  writeFileSync(join(folder, '.gitignore'), 'node_modules\n.tsbuild\n');
  for (const [path, text] of files) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  return folder;
}

function run(folder: string, tool: string, args: string[]): Promise<{ code: number; out: string }> {
  const program = join(root, 'node_modules', '.bin', tool);
  return new Promise((done) => {
    execFile(program, args, { cwd: folder, maxBuffer: 1 << 26 }, (error, stdout) => {
      done({ code: typeof error?.code === 'number' ? error.code : 0, out: stdout });
    });
  });
}

type Diagnostic = { filename: string; message: string; help?: string };
type Lint = { code: number; diagnostics: Diagnostic[] };

async function lint(files: readonly (readonly [string, string])[]): Promise<Lint> {
  const { code, out } = await run(house(files), 'oxlint', ['--format', 'json', 'src']);
  const { diagnostics }: { diagnostics: Diagnostic[] } = JSON.parse(out);
  return { code, diagnostics };
}

function saidOf(lint: Lint, path: string): string {
  const own = lint.diagnostics.filter(({ filename }) => filename === path);
  return own.map(({ message, help }) => `${message} ${help ?? ''}`).join('\n');
}

afterAll(() => {
  for (const folder of houses) rmSync(folder, { recursive: true, force: true });
});

describe('the linter', () => {
  let broken: Lint;
  let sound: Lint;
  beforeAll(async () => {
    broken = await lint(breaches.map(([path, text]) => [path, text]));
    const short = ['src/features/prices/deals/web/short.tsx', component(120)] as const;
    sound = await lint([...allowed.map(([path, from]) => [path, imports(from)] as const), short]);
  });

  it('fails the build', () => expect(broken.code).toBe(1));
  it.each(breaches)('stops %s', (path, _text, said) => expect(saidOf(broken, path)).toContain(said));
  it.each(allowed)('lets %s import %s', (path) => {
    expect(saidOf(sound, path)).not.toMatch(/restricted|cycle/);
  });
  it('lets a component have 120 lines', () => {
    expect(saidOf(sound, 'src/features/prices/deals/web/short.tsx')).not.toContain('too many lines');
  });
});

describe('the three TypeScript projects', () => {
  let built: { code: number; out: string };
  beforeAll(async () => {
    built = await run(house(strangers.map(([path, text]) => [path, text])), 'tsc', [
      '-b',
      '--pretty',
      'false',
    ]);
  });

  it('fail the build', () => expect(built.code).toBeGreaterThan(0));
  it.each(strangers)('stop %s', (path, _text, said) => {
    const own = built.out.split('\n').filter((line) => line.startsWith(`${path}(`));
    expect(own.join('\n')).toContain(said);
  });
});

it('check-structure stops a path that climbs around the walls, in a real tree', async () => {
  const path = 'src/features/prices/deals/server/commands.ts';
  const folder = house([[path, imports('../../plans/server/tables.ts')]]);
  execFileSync('git', ['init', '--quiet'], { cwd: folder });
  const findings = await checkStructure(folder);
  expect(findings.map((finding) => `${finding.path} ${finding.rule}`)).toEqual([`${path} home`]);
});
