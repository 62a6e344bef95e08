import { posix } from 'node:path';
import { type Finding, isIn, isTypeScript, lineAt, type SourceFile } from './finding.ts';

// Code only: a style sheet or a folder of migrations carries no wall.
const specifier = /(?:\bfrom\s*|\bimport\s*\(?\s*|\bnew URL\(\s*)['"](\.[^'"]*\.tsx?)['"]/g;

// Blanked, not removed, so that offsets still tell the line.
function withoutComments(text: string): string {
  return text.replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, (comment) => comment.replaceAll(/[^\n]/g, ' '));
}

/** The folder inside which a file imports by `./` and `../`; from outside it, `#` specifiers name the layer. */
function homeOf(path: string): string {
  const home = /^src\/(?:features\/[^/]+|core|platform\/[^/]+)(?=\/)/.exec(path);
  if (home) return home[0];
  return path.startsWith('src/') ? 'src' : '.';
}

/**
 * A relative import stays inside its home. The linter's walls read `#` specifiers, so a path that climbs out
 * of its home would walk around them.
 */
export function checkHomes(files: readonly SourceFile[]): Finding[] {
  return files
    .filter((file) => isIn('src')(file) && isTypeScript(file))
    .flatMap((file) =>
      [...withoutComments(file.text).matchAll(specifier)].flatMap((match) => {
        const target = posix.join(posix.dirname(file.path), match[1] ?? '');
        const home = homeOf(file.path);
        if (home === homeOf(target) && target.startsWith(`${home}/`)) return [];
        if (home === 'src' && /^src\/(?:core|features|platform)\//.test(target)) {
          return [
            finding(file, match.index, `"${match[1]}" crosses a layer: write it with #${target.slice(4)}`),
          ];
        }
        return [
          finding(
            file,
            match.index,
            `"${match[1]}" leaves ${home}: import what crosses it by its # specifier`,
          ),
        ];
      }),
    );
}

function finding(file: SourceFile, offset: number, message: string): Finding {
  return { path: file.path, line: lineAt(file.text, offset), rule: 'home', message };
}
