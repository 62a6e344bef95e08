import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { checkChangelog } from './docs/changelog.ts';
import { checkDecisions } from './docs/decisions.ts';
import { checkDiagrams } from './docs/diagrams.ts';
import { checkLinks } from './docs/links.ts';
import { checkMap } from './docs/map.ts';
import { checkPaths } from './docs/paths.ts';
import { checkSymbols } from './docs/symbols.ts';
import { type Finding, printFinding } from './structure/finding.ts';
import { readTree } from './structure/read-tree.ts';

/** Everything that the documents of the tree at `root` say and that is not so. */
export function checkDocs(root: string): Finding[] {
  const files = readTree(root);
  const tree = files.map(({ path }) => path);
  const pages = files.filter(({ path }) => path.endsWith('.md'));
  const readme = files.find(({ path }) => path === 'README.md');
  const exists = (path: string): boolean => existsSync(join(root, path));
  if (!readme) return [{ path: 'README.md', line: 1, rule: 'map', message: 'is missing' }];
  return [
    ...checkMap(readme, tree),
    ...checkPaths(pages, tree, exists),

    ...checkLinks(pages, exists),
    ...checkSymbols(files),
    ...checkDecisions(files),
    ...checkChangelog(files),
    ...checkDiagrams(files),
  ];
}

if (import.meta.main) {
  const findings = checkDocs(resolve(process.argv[2] ?? '.'));
  for (const finding of findings) console.log(printFinding(finding));
  process.exitCode = findings.length > 0 ? 1 : 0;
}
