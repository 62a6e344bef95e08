import { type Finding, isForTests, isTest, isTypeScript, type SourceFile } from './finding.ts';
import { importsOf } from './imports.ts';
import { reachFrom } from './reach.ts';

/** Where the product and the tools around it begin; a child of the sandbox and a thread are started by their file. */
const roots =
  /^src\/app\/|^(?:scripts|bench)\/|^src\/platform\/web\/ui\/kit\/kit\.tsx$|^src\/platform\/server\/sandbox\/(?:child|[a-z-]*tasks|[a-z-]*natives)\.ts$/;

/** A copy in SQL names the rule that it repeats: `core/products/statistics`. A test holds the two together. */
const repeatedRules = (files: readonly SourceFile[]): ReadonlySet<string> =>
  new Set(
    files
      .filter((file) => /^database\/.+\.sql$|\/server\/[^/]+\.ts$/.test(file.path) && !isForTests(file))
      .flatMap(({ text }) => [...text.matchAll(/`(core\/[a-z/-]+)`/g)].map(([, rule]) => `src/${rule}.ts`)),
  );

/** Code of the product that nothing but tests can reach: it belongs to src/testing/, or nowhere. */
export function checkOnlyTests(files: readonly SourceFile[]): Finding[] {
  const code = files.filter(isTypeScript);
  const byPath = new Map(code.map((file) => [file.path, file]));
  const repeated = repeatedRules(files);
  const starts = code.filter((file) => (roots.test(file.path) && !isTest(file)) || repeated.has(file.path));
  const productOf = (file: SourceFile) =>
    importsOf(file)
      .flatMap(({ to }) => byPath.get(to) ?? [])
      .filter((next) => !isForTests(next));
  const reached = new Set([...starts, ...reachFrom(starts, productOf)]);
  return code
    .filter(
      ({ path }) =>
        /^src\/(?:core|features|platform)\//.test(path) && !/\/texts[^/]*\.ts$|\.d\.ts$/.test(path),
    )
    .filter((file) => !isForTests(file) && !reached.has(file))
    .map(({ path }) => ({
      path,
      line: 1,
      rule: 'only-tests',
      message: 'only tests reach it: move it to src/testing/ or take it away',
    }));
}
