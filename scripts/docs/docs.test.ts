import { describe, expect, it } from 'vitest';
import { type Finding, printFinding, type SourceFile } from '../structure/finding.ts';
import { checkDecisions } from './decisions.ts';
import { checkLinks } from './links.ts';
import { checkMap } from './map.ts';
import { checkPaths } from './paths.ts';
import { checkSymbols } from './symbols.ts';

const tree = ['README.md', 'docs/architecture.md', 'src/app/server.ts', 'src/core/values/money.ts'];
const exists = (path: string): boolean => tree.some((each) => each === path || each.startsWith(`${path}/`));
const page = (text: string, path = 'docs/architecture.md'): SourceFile => ({ path, text });

function said(findings: Finding[]): string[] {
  return findings.map(printFinding);
}

describe('links', () => {
  it('must lead somewhere, relative to their page', () => {
    expect(said(checkLinks([page('a\n[b](../README.md#top) [c](gone.md)')], exists))).toEqual([
      'docs/architecture.md:2 link: the link to "gone.md" leads nowhere: correct it, relative to this page',
    ]);
  });
  it('to other sites are theirs to keep', () => {
    expect(checkLinks([page('[a](https://example.org/x)')], exists)).toEqual([]);
  });
});

describe('paths', () => {
  const paths = (text: string): string[] => said(checkPaths([page(text)], tree, exists));

  it('exist', () => {
    expect(paths('`src/core/values/money.ts` `src/core/` `src/core/*/money.ts`')).toEqual([]);
    expect(paths('\n`src/core/gone.ts` and `src/*/gone.ts`')).toEqual([
      'docs/architecture.md:2 path: "src/core/gone.ts" does not exist: correct the path or take it away',
      'docs/architecture.md:2 path: "src/*/gone.ts" does not exist: correct the path or take it away',
    ]);
  });
  it('of the wire and of packages are not paths of the tree', () => {
    expect(paths('`/api/hospitad/health` `vite/client` `npm start`')).toEqual([]);
  });
});

describe('symbols', () => {
  const source = page('export const readWaiting = 1; const watched_price = 2;', 'src/core/values/money.ts');
  const symbols = (text: string, path?: string): string[] => said(checkSymbols([page(text, path), source]));

  it('of the guides occur in the code', () => {
    expect(symbols('`readWaiting` `readWaiting(` `watched_price` `stored` `npm start`')).toEqual([]);
    expect(symbols('\n`readSleeping(` and `old_price`')).toEqual([
      'docs/architecture.md:2 symbol: nothing in the code is called "readSleeping(": correct it or take it away',
      'docs/architecture.md:2 symbol: nothing in the code is called "old_price": correct it or take it away',
    ]);
  });
  it('and files without their folder are in the tree, where a recipe names them', () => {
    expect(symbols('`money.ts`', 'docs/recipes/a.md')).toEqual([]);
    expect(symbols('`gold.ts`', 'docs/recipes/a.md')).toEqual([
      'docs/recipes/a.md:1 symbol: nothing in the code is called "gold.ts": correct it or take it away',
    ]);
  });
  it('of other pages are theirs', () => expect(symbols('`readSleeping`', 'docs/glossary.md')).toEqual([]));
});

describe('the map', () => {
  it('names what exists and every folder', () => {
    const text =
      '# A\n```text\ndocs/  pages\nsrc/  code\n  core/  pure\n    lost/  ?\n  app/  roots\n    server.ts  root\n```\n';
    expect(said(checkMap(page(text, 'README.md'), tree))).toEqual([
      'README.md:6 map: the map names "src/core/lost", which does not exist',
    ]);
    expect(said(checkMap(page('', 'README.md'), tree))).toEqual([
      'README.md:1 map: the map does not name the folder "docs/"',
      'README.md:1 map: the map does not name the folder "src/"',
    ]);
  });
});

describe('decision records', () => {
  const record = (number: string): SourceFile =>
    page(`# ${number} One\n\n## Fact\n\n## Decision\n`, `docs/decisions/${number}-one.md`);

  it('are numbered without gaps', () => {
    expect(checkDecisions([record('0001'), record('0002')])).toEqual([]);
    expect(said(checkDecisions([record('0001'), record('0003')]))).toEqual([
      'docs/decisions/0003-one.md:1 decision: number 0003 follows a gap or a double: 0002 is next',
    ]);
  });
  it('begin with their number and hold a fact and a decision', () => {
    expect(said(checkDecisions([page('# One\n', 'docs/decisions/0001-one.md')]))).toEqual([
      'docs/decisions/0001-one.md:1 decision: begin with "# 0001 <title>"',
      'docs/decisions/0001-one.md:1 decision: say what is known under "## Fact" and what follows under "## Decision"',
    ]);
  });
});
