import { describe, expect, it } from 'vitest';
import { exceptions } from './exceptions.ts';
import { printFinding, type Finding, type Rule } from './finding.ts';
import { checkForbiddenText } from './forbidden-text.ts';
import { checkHomes } from './homes.ts';
import { checkNames } from './names.ts';
import { checkPackageScripts } from './package-scripts.ts';
import { checkPurity } from './purity.ts';
import { checkSizes, lineCount } from './sizes.ts';
import { checkTexts } from './texts.ts';
import { checkUntestedState } from './untested-state.ts';
import { checkVocabulary } from './vocabulary.ts';
import { checkWidths } from './widths.ts';
import { checkArrows } from './arrows.ts';

function said(findings: Finding[]): string {
  return findings.map(printFinding).join('\n');
}

function judge(rule: Rule, path: string, text = 'export const one = 1;\n'): string {
  return said(rule([{ path, text }]));
}

// Words that the tree may not hold are put together here, so that this file may.
const joined = (...parts: string[]): string => parts.join('');

describe('places', () => {
  it.each([
    'src/app/server.ts',
    'src/core/values/decimal.ts',
    'src/platform/server/ports/mail/port.ts',
    'src/features/purchases/invoices/contract-upload.ts',
    'src/features/purchases/invoices/texts.sv.ts',
    'src/features/purchases/invoices/server/queries-overview.ts',
    'src/features/purchases/invoices/server/poison.test.ts',
    'src/features/purchases/invoices/web/invoice-detail-page.tsx',
    'src/features/purchases/invoices/web/invoice-paper.css',
  ])('%s has a place', (path) => expect(judge(checkVocabulary, path)).toBe(''));

  it.each([
    ['src/lib/a.ts', 'no such place'],
    ['src/core/stuff/a.ts', 'no such place'],
    ['src/features/money/invoices/contract.ts', '"money" is not a group'],
    ['src/features/purchases/orders/contract.ts', '"orders" is not a feature of purchases'],
    ['src/features/purchases/invoices/service.ts', 'no such kind of file'],
    ['src/features/purchases/invoices/server/repository.ts', 'no such kind of file'],
    ['src/features/purchases/invoices/server/queries/list.ts', 'no such kind of file'],
    ['src/features/purchases/invoices/web/parts/row.tsx', 'no such kind of file'],
  ])('%s has none', (path, why) => expect(judge(checkVocabulary, path)).toContain(why));

  it('holds a folder to its width, tests and texts not counted', () => {
    const many = Array.from({ length: 40 }, (_, index) => ({
      path: `src/features/prices/deals/web/part-${index}.tsx`,
      text: '',
    }));
    const free = ['deal.test.ts', 'deal.module.css', 'texts.en.ts'].map((name) => ({
      path: `src/features/prices/deals/web/${name}`,
      text: '',
    }));
    expect(checkWidths([...many, ...free])).toEqual([]);
    const one = { path: 'src/features/prices/deals/web/more.ts', text: '' };
    expect(said(checkWidths([...many, one]))).toContain(
      'src/features/prices/deals/web:1 width: 41 source files, at most 40',
    );
  });

  it('finds groups and features that lean on each other, types too, and tells by which import', () => {
    const low = { path: 'src/features/prices/deals/rules.ts', text: '' };
    const high = {
      path: 'src/features/purchases/products/rules.ts',
      text: "import type { Deal } from '#features/prices/deals/rules.ts';\n",
    };
    expect(checkArrows([low, high])).toEqual([]);
    const back = { ...low, text: "import type { Product } from '#features/purchases/products/rules.ts';\n" };
    const found = said(checkArrows([back, high]));
    expect(found).toContain('prices and purchases lean on each other');
    expect(found).toContain('prices/deals/rules.ts imports src/features/purchases/products/rules.ts');
    const test = { ...back, path: 'src/features/prices/deals/rules.test.ts' };
    expect(checkArrows([test, high])).toEqual([]);
  });
});

describe('sizes', () => {
  const file = (path: string, lines: number) => ({ path, text: 'x\n'.repeat(lines) });

  it('counts lines as wc does', () => {
    expect(lineCount('a\nb\n')).toBe(2);
    expect(lineCount('a\nb')).toBe(2);
  });
  it('refuses 301 lines in a test and in a tool as well', () => {
    expect(said(checkSizes([file('scripts/a.test.ts', 300)]))).toBe('');
    expect(said(checkSizes([file('scripts/a.test.ts', 301)]))).toContain(
      'scripts/a.test.ts:301 size: 301 lines',
    );
  });
  it('refuses a median over 60', () => {
    const files = [10, 61, 70].map((lines, index) => file(`src/core/values/a${index}.ts`, lines));
    expect(said(checkSizes(files))).toContain('the median file is 61 lines, at most 60');
  });
  it('refuses more than one file in twenty over 200', () => {
    const small = Array.from({ length: 19 }, (_, index) => file(`src/core/values/a${index}.ts`, 20));
    const big = [file('src/core/values/x.ts', 201), file('src/core/values/y.ts', 205)];
    expect(said(checkSizes([...small, ...big.slice(1)]))).toBe('');
    expect(said(checkSizes([...small, ...big]))).toContain('the 95th percentile is 201 lines, at most 200');
  });
});

describe('names', () => {
  it.each([
    ['src/core/values/bankGiro.ts', 'not kebab-case'],
    ['src/core/Values/a.ts', 'folder "Values"'],
    ['src/core/values/date-utils.ts', '"utils" says nothing'],
    ['scripts/common/a.ts', '"common" says nothing'],
    ['src/core/values/index.ts', 'a barrel'],
  ])('%s is refused', (path, why) => expect(judge(checkNames, path)).toContain(why));

  it('refuses a barrel by any name', () => {
    const text = "// all\nexport { a } from './a.ts';\nexport type * from './b.ts';\n";
    expect(judge(checkNames, 'src/core/values/all.ts', text)).toContain('a barrel');
    expect(judge(checkNames, 'src/core/values/all.ts', `${text}export const c = 1;\n`)).toBe('');
    expect(judge(checkNames, 'src/features/intake/inbox/paths.ts', text)).toBe('');
  });
});

describe('forbidden text', () => {
  it.each([
    ['src/a.ts', joined('// @ts', '-ignore'), 'silenced type error'],
    ['src/a.ts', joined('x as ', 'unknown as Y'), 'through the back door'],
    ['src/a.ts', joined('x as ', 'any;'), 'through the back door'],
    ['src/a.ts', joined('// oxlint', '-disable-next-line'), 'silenced rule'],
    ['src/core/a.ts', joined('process', '.env.PORT'), 'config.ts only'],
    ['src/a.ts', joined('// TO', 'DO later'), 'unfinished work'],
    ['CHANGELOG.md', joined('<<<<', '<<< HEAD'), 'left by a merge'],
    ['docs/a.md', joined('see /wo', 'rk/main'), "somebody's machine"],
    [
      'src/features/prices/deals/web/deal-page.tsx',
      'const body = dealsContract.addDeal.body;',
      'not in the build',
    ],
    [
      'src/platform/web/calls/api.ts',
      'const { summary } = { summary: endpoint.summary };',
      'not in the build',
    ],
    ['docs/a.md', joined('https://', 'registry.example.org/x'), 'package registry'],
  ])('%s with %s is refused', (path, text, why) => {
    expect(judge(checkForbiddenText, path, `first\n${text}\n`)).toContain(`${path}:2 text: `);
    expect(judge(checkForbiddenText, path, `first\n${text}\n`)).toContain(why);
  });
  it('lets config.ts read the settings', () => {
    const text = joined('process', '.env.PORT');
    expect(judge(checkForbiddenText, 'src/platform/server/config.ts', text)).toBe('');
  });
  it('lets screens call entries of the contract and take types of them', () => {
    const text =
      "import { endpoint } from '#platform/wire/endpoint.ts';\nconst at = [dealsContract.addDeal.path, endpoint.access];\ntype Body = typeof dealsContract.addDeal.body;\n";
    expect(judge(checkForbiddenText, 'src/features/prices/deals/web/deal-page.tsx', text)).toBe('');
    const reads = 'const reply = dealsContract.addDeal.reply;\n';
    expect(judge(checkForbiddenText, 'src/features/prices/deals/server/routes.ts', reads)).toBe('');
  });
});

describe('homes', () => {
  it.each([
    ['src/features/prices/deals/server/commands.ts', '../../../purchases/invoices/server/tables.ts'],
    ['src/platform/web/calls/api.ts', '../../server/db.ts'],
    ['src/core/values/money.ts', '../../platform/wire/page.ts'],
    ['src/app/server.ts', '../scripts/check.ts'],
  ])('%s may not import %s', (path, target) => {
    expect(judge(checkHomes, path, `import { a } from '${target}';\n`)).toContain(`"${target}" leaves src`);
    expect(judge(checkHomes, path, `type A = import('${target}').A;\n`)).toContain(`"${target}" leaves src`);
  });
  it('names the layer from the roots too', () => {
    const text = "import { a } from '../core/values/a.ts';\n";
    expect(judge(checkHomes, 'src/app/server.ts', text)).toContain('write it with #core/values/a.ts');
  });
  it('reads code and not comments', () => {
    const text = "/**\n * `from '../../plans/rules.ts'`\n */\nexport const a = 1;\nimport '../../b.ts';\n";
    expect(judge(checkHomes, 'src/features/prices/deals/rules.ts', text)).toMatch(
      /^src\/features\/prices\/deals\/rules.ts:5 home/,
    );
  });
  it('leaves imports inside a home alone', () => {
    const text = "import { a } from '../rules.ts';\nimport { b } from '#core/values/b.ts';\n";
    expect(judge(checkHomes, 'src/features/prices/deals/server/commands.ts', text)).toBe('');
  });
});

describe('purity, texts and scripts', () => {
  it('refuses the clock in pure code and nowhere else', () => {
    expect(judge(checkPurity, 'src/core/a/b.ts', 'const now = new Date();')).toContain('reads the clock');
    expect(judge(checkPurity, 'src/features/prices/deals/rules.ts', 'Date()')).toContain('reads the clock');
    expect(judge(checkPurity, 'src/core/a/b.ts', 'new Date(0)')).toBe('');
    expect(judge(checkPurity, 'src/platform/server/clock.ts', 'new Date()')).toBe('');
  });
  it('wants the same keys and blanks in both languages', () => {
    const pair = {
      stem: 'src/features/prices/deals/texts',
      en: { a: 'A {{n}}', b: { c: 'C' } },
      sv: { a: 'A', d: 'D' },
    };
    expect(said(checkTexts([pair])).split('\n')).toEqual([
      'src/features/prices/deals/texts.sv.ts:1 texts: "b.c" is missing: the other language has it',
      'src/features/prices/deals/texts.en.ts:1 texts: "d" is missing: the other language has it',
      'src/features/prices/deals/texts.sv.ts:1 texts: "a" fills in other blanks than the English text',
    ]);
    expect(said(checkTexts([{ ...pair, sv: { a: 'Å {{n}}', b: { c: 'C' } } }]))).toBe('');
  });
  it('wants at most nine npm scripts', () => {
    const scripts = Object.fromEntries(Array.from({ length: 10 }, (_, index) => [`s${index}`, 'true']));
    expect(said(checkPackageScripts(scripts))).toContain('10 npm scripts, at most 9');
  });
});

it('has no exceptions', () => expect(Object.values(exceptions).flat()).toEqual([]));

describe('untested state', () => {
  const home = 'src/features/purchases/invoices/web';
  const file = (name: string, text: string) => ({ path: `${home}/${name}`, text });
  const list = file(
    'list-page.tsx',
    "import { useRows } from './use-rows.ts';\nexport const ListPage = () => useRows();\n",
  );
  const rows = file('use-rows.ts', 'export const useRows = () => useState<string[]>([]);\n');
  const plain = file('rows.ts', 'export const rows = [];\n');

  it('is named where no test renders it', () => {
    const found = said(checkUntestedState([list, rows, plain]));
    expect(found).toContain('use-rows.ts');
    expect(found.split('\n')).toHaveLength(1);
  });

  it('counts as tested by a test of what it is a part of, or of a screen that is loaded later', () => {
    const feature = file('feature.tsx', "export const load = () => import('./list-page.tsx');\n");
    const test = file('list-page.test.tsx', "import { load } from './feature.tsx';\n");
    expect(checkUntestedState([list, rows, feature, test])).toEqual([]);
  });

  it('is not reached from another home', () => {
    const path = 'src/features/purchases/products/web/page.test.tsx';
    const test = { path, text: `import '#features/purchases/invoices/web/feature.tsx';\n` };
    const feature = file('feature.tsx', "export const load = () => import('./list-page.tsx');\n");
    expect(said(checkUntestedState([list, rows, feature, test]))).toContain('use-rows.ts');
  });
});
