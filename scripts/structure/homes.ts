import { type Finding, isIn, lineAt, type SourceFile } from './finding.ts';
import { importsOf } from './imports.ts';

/** The folder inside which a file imports by `./` and `../`; from outside it, `#` specifiers name the layer. */
function homeOf(path: string): string {
  const home = /^src\/(?:features\/[^/]+\/[^/]+|platform\/[^/]+|[^/]+)(?=\/)/.exec(path);
  if (home) return home[0];
  return path.startsWith('src/') ? 'src' : '.';
}

/** A child process is started by its file, and what a test starts lies in src/testing/. */
const startsIt = (path: string, target: string): boolean =>
  path.endsWith('.test.ts') && target.startsWith('src/testing/');

/**
 * A relative import stays inside its home. The linter's walls read `#` specifiers, so a path that climbs out
 * of its home would walk around them.
 */
export function checkHomes(files: readonly SourceFile[]): Finding[] {
  return files.filter(isIn('src')).flatMap((file) =>
    importsOf(file)
      .filter(({ specifier }) => specifier.startsWith('.'))
      .flatMap(({ to, specifier, offset }) => {
        const home = homeOf(file.path);
        if (home === homeOf(to) || startsIt(file.path, to)) return [];
        const instead = to.startsWith('src/')
          ? `write it with #${to.slice(4)}`
          : 'import what crosses it by its # specifier';
        return [finding(file, offset, `"${specifier}" leaves ${home}: ${instead}`)];
      }),
  );
}

function finding(file: SourceFile, offset: number, message: string): Finding {
  return { path: file.path, line: lineAt(file.text, offset), rule: 'home', message };
}
