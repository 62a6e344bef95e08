import type { Finding, SourceFile } from '../structure/finding.ts';

const changelog = 'CHANGELOG.md';
const heading = /^## (\d+)\.(\d+)\.(\d+) - (unreleased|\d{4}-\d{2}-\d{2})$/;

/** The first `"version"` of a file of npm, which is the package's own. */
const versionIn = ({ text }: SourceFile): string => /"version": "([^"]*)"/.exec(text)?.[1] ?? '';

const isNewer = (a: readonly number[], b: readonly number[]): boolean => {
  const at = a.findIndex((part, index) => part !== b[index]);
  return at >= 0 && (a[at] ?? 0) > (b[at] ?? 0);
};

/** Versions go from the newest down, only the newest is unreleased, and the package has its number. */
export function checkChangelog(files: readonly SourceFile[]): Finding[] {
  const at = (path: string, line: number, message: string): Finding => ({
    path,
    line,
    rule: 'changelog',
    message,
  });
  const page = files.find(({ path }) => path === changelog);
  if (page === undefined) return [at(changelog, 1, 'is missing')];
  const found: Finding[] = [];
  const versions: { readonly name: string; readonly parts: readonly number[] }[] = [];
  for (const [index, row] of page.text.split('\n').entries()) {
    if (!row.startsWith('## ')) continue;
    const said = heading.exec(row);
    if (said === null) {
      found.push(at(changelog, index + 1, 'head a version "## 1.2.3 - 2026-01-31", or "- unreleased"'));
      continue;
    }
    const parts = said.slice(1, 4).map(Number);
    const before = versions.at(-1);
    if (before !== undefined && !isNewer(before.parts, parts))
      found.push(at(changelog, index + 1, `${parts.join('.')} is not older than ${before.name} above it`));
    if (before !== undefined && said[4] === 'unreleased')
      found.push(at(changelog, index + 1, 'only the newest version is unreleased'));
    versions.push({ name: parts.join('.'), parts });
  }
  const newest = versions[0]?.name ?? '';
  const stale = files
    .filter(({ path }) => path === 'package.json' || path === 'package-lock.json')
    .filter((file) => versionIn(file) !== newest)
    .map(({ path }) => at(path, 1, `its version is not ${newest}, the newest of ${changelog}`));
  return [...found, ...stale];
}
