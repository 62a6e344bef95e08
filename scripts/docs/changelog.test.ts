import { describe, expect, it } from 'vitest';
import { printFinding } from '../structure/finding.ts';
import { checkChangelog } from './changelog.ts';

const said = (headings: readonly string[], version = '0.7.0'): string[] =>
  checkChangelog([
    { path: 'CHANGELOG.md', text: ['# Changelog', ...headings.map((text) => `## ${text}`)].join('\n') },
    { path: 'package.json', text: `{ "name": "krogkoll", "version": "${version}" }` },
  ]).map(printFinding);

describe('the changelog', () => {
  it('goes from the newest version down, and the package has its number', () => {
    expect(said(['0.7.0 - unreleased', '0.6.10 - 2026-11-20', '0.6.9 - 2026-11-20'])).toEqual([]);
    expect(said(['0.8.0 - 2026-11-22', '0.7.0 - 2026-11-20'])).toEqual([
      'package.json:1 changelog: its version is not 0.8.0, the newest of CHANGELOG.md',
    ]);
  });
  it('has no version twice, out of its order, unreleased below another or without its day', () => {
    expect(said(['0.7.0 - unreleased', '0.7.0 - 2026-11-20'])).toEqual([
      'CHANGELOG.md:3 changelog: 0.7.0 is not older than 0.7.0 above it',
    ]);
    expect(said(['0.7.0 - 2026-11-22', '0.10.0 - 2026-11-20'])).toEqual([
      'CHANGELOG.md:3 changelog: 0.10.0 is not older than 0.7.0 above it',
    ]);
    expect(said(['0.7.0 - 2026-11-22', '0.6.0 - unreleased'])).toEqual([
      'CHANGELOG.md:3 changelog: only the newest version is unreleased',
    ]);
    expect(said(['0.7.0 - unreleased', '0.6.0'])).toEqual([
      'CHANGELOG.md:3 changelog: head a version "## 1.2.3 - 2026-01-31", or "- unreleased"',
    ]);
  });
  it('is there', () =>
    expect(checkChangelog([]).map(printFinding)).toEqual(['CHANGELOG.md:1 changelog: is missing']));
});
