import { posix } from 'node:path';
import { isTypeScript, type SourceFile } from './finding.ts';

/** That a file names another by an import, a type, a URL or a module to replace. */
export interface Import {
  /** The path of the other file from the root. */
  readonly to: string;
  readonly specifier: string;
  /** Where it stands in the text. */
  readonly offset: number;
}

// Code only: a style sheet or a folder of migrations carries no wall.
const specifiers =
  /(?:\bfrom\s*|\bimport\s*\(?\s*|\bnew URL\(\s*|\bvi\.mock\(\s*)['"]((?:\.|#[a-z]+\/)[^'"]*\.tsx?)['"]/g;

/** The text with its comments blanked, not removed, so that offsets still tell the line. */
export const withoutComments = (text: string): string =>
  text.replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, (comment) => comment.replaceAll(/[^\n]/g, ' '));

const parse = (file: SourceFile): readonly Import[] =>
  [...withoutComments(file.text).matchAll(specifiers)].map((match) => {
    const specifier = match[1] ?? '';
    const to = specifier.startsWith('#')
      ? `src/${specifier.slice(1)}`
      : posix.join(posix.dirname(file.path), specifier);
    return { to, specifier, offset: match.index };
  });

// Five rules ask for the imports of every file.
const parsed = new WeakMap<SourceFile, readonly Import[]>();

/** Every import of a file of this tree, types too, in the order of the text. */
export function importsOf(file: SourceFile): readonly Import[] {
  if (!isTypeScript(file)) return [];
  const known = parsed.get(file) ?? parse(file);
  parsed.set(file, known);
  return known;
}
