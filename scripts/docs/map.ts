import { type Finding, lineAt, type SourceFile } from '../structure/finding.ts';

type MapEntry = { path: string; line: number };

const fence = /^```text\n([\s\S]*?)^```/gm;

/**
 * Reads the maps of a page: `text` blocks of one path a line, each indented by two spaces under its folder and
 * followed by two or more spaces and its meaning.
 */
function readMap(page: SourceFile): MapEntry[] {
  return [...page.text.matchAll(fence)].flatMap((match) => {
    const first = lineAt(page.text, match.index) + 1;
    const folders: string[] = [];
    return (match[1] ?? '').split('\n').flatMap((row, index) => {
      const found = /^((?: {2})*)(\S+)/.exec(row);
      if (!found) return [];
      const depth = (found[1] ?? '').length / 2;
      const name = found[2] ?? '';
      folders.length = depth;
      const path = [...folders, name].join('').replace(/\/$/, '');
      if (name.endsWith('/')) folders[depth] = name;
      return [{ path, line: first + index }];
    });
  });
}

/** README's map names only what exists, and every folder and page of the root. `tree` lists all tracked files. */
export function checkMap(readme: SourceFile, tree: readonly string[]): Finding[] {
  const entries = readMap(readme);
  const known = (path: string): boolean => tree.some((each) => each === path || each.startsWith(`${path}/`));
  const at = (line: number, message: string): Finding => ({ path: readme.path, line, rule: 'map', message });
  const gone = entries
    .filter(({ path }) => !known(path))
    .map(({ path, line }) => at(line, `the map names "${path}", which does not exist`));
  const folders = new Set(tree.filter((each) => each.includes('/')).map((each) => each.split('/')[0] ?? ''));
  const missing = [...folders]
    .filter((folder) => !entries.some(({ path }) => path === folder))
    .map((folder) => at(1, `the map does not name the folder "${folder}/"`));
  return [...gone, ...missing];
}
