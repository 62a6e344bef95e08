import { type Finding, lineAt, type SourceFile } from '../structure/finding.ts';
import type { Exists } from './links.ts';

const code = /`([^`\n]+)`/g;
const path = /^(?:\.\/)?(?:[\w.*<>-]+\/)+[\w.*<>-]*$|^[\w.-]+\.(?:ts|tsx|md|json|sql)$/;
const block = /^```[^\n]*\n([\s\S]*?)^```/gm;

/** The folders of the root: what begins with one of them is a path of this tree, not a route or a package. */
function tops(paths: readonly string[]): Set<string> {
  return new Set(paths.map((each) => each.split('/')[0] ?? ''));
}

/**
 * Every path that a page writes as code exists. A path is judged where its first folder is one of the tree's;
 * `<name>` and `*` stand for any name.
 */
export function checkPaths(pages: readonly SourceFile[], tree: readonly string[], exists: Exists): Finding[] {
  const roots = tops(tree);
  return pages.flatMap((page) => {
    const prose = page.text.replaceAll(block, (text) => text.replaceAll(/[^\n]/g, ' '));
    return [...prose.matchAll(code)].flatMap((match) => {
      const said = (match[1] ?? '').replace(/^\.\//, '');
      if (!path.test(said) || !roots.has(said.split('/')[0] ?? '')) return [];
      if (exists(said.replace(/\/$/, '')) || matchesSome(said, tree)) return [];
      const message = `"${said}" does not exist: correct the path or take it away`;
      return [{ path: page.path, line: lineAt(page.text, match.index), rule: 'path', message }];
    });
  });
}

function matchesSome(said: string, tree: readonly string[]): boolean {
  if (!/[*<]/.test(said)) return false;
  const shape = said
    .replaceAll(/<[^>]*>/g, '*')
    .replace(/\/$/, '')
    .replaceAll(/[.+?^${}()|[\]\\]/g, String.raw`\$&`)
    .replaceAll(/\*+/g, '[^/]*');
  const pattern = new RegExp(`^${shape}(?:/|$)`);
  return tree.some((each) => pattern.test(each));
}
