import { type Finding, isTest, lineAt, type SourceFile } from './finding.ts';

const pure =
  /^src\/(?:app\/contract\.ts|core\/.+\.ts|platform\/wire\/.+\.ts|features\/[^/]+\/[^/]+\/(?:contract|rules|paths|texts)[^/]*\.ts)$/;

// Types of the pure project already lack fetch, process, timers and the DOM; the linter refuses Date.now and
// Math.random. What is left is the clock inside a constructor without arguments.
const clock = /\bnew Date\(\s*\)|(?<!new\s)(?<![\w.])Date\(\s*\)/g;

/** House rule 6: time enters pure code as a value. */
export function checkPurity(files: readonly SourceFile[]): Finding[] {
  return files
    .filter((file) => pure.test(file.path) && !isTest(file))
    .flatMap((file) =>
      [...file.text.matchAll(clock)].map((match) => ({
        path: file.path,
        line: lineAt(file.text, match.index),
        rule: 'purity',
        message: `"${match[0]}" reads the clock in pure code: take the time as a parameter`,
      })),
    );
}
