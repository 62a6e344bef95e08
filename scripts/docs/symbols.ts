import { posix } from 'node:path';
import { type Finding, lineAt, type SourceFile } from '../structure/finding.ts';

const guide = /^docs\/(?:architecture\.md$|recipes\/)/;
const code = /`([^`\n]+)`/g;
const block = /^```[^\n]*\n([\s\S]*?)^```/gm;
// Several words in one: `readWaiting`, `ArticleBook`, `watched_price`, `answerTo(`. A lone word may be a state or a command.
const symbol = /^([a-z]+(?:[A-Z_]\w*)+|[A-Z][a-z]+[A-Z]\w*)(?:\(|$)/;
const bareFile = /^[\w.-]+\.tsx?$/;
// Figures of /metrics get this before their names.
const prefix = /^krogkoll_/;

/**
 * What the guides through the code name exists: functions, types, columns and tables occur in the code, and a file that a
 * recipe names without its folder is somewhere in the tree.
 */
export function checkSymbols(files: readonly SourceFile[]): Finding[] {
  const sources = files.filter(({ path }) => /^(?:src|scripts|database)\/.*\.(?:tsx?|sql)$/.test(path));
  const names = new Set(sources.map(({ path }) => posix.basename(path)));
  const occurs = (name: string): boolean => sources.some(({ text }) => text.includes(name));
  const isGone = (page: SourceFile, said: string): boolean => {
    const name = symbol.exec(said)?.[1];
    if (name !== undefined) return !occurs(name.replace(prefix, ''));
    return page.path.startsWith('docs/recipes/') && bareFile.test(said) && !names.has(said);
  };
  return files
    .filter(({ path }) => guide.test(path))
    .flatMap((page) => {
      const prose = page.text.replaceAll(block, (text) => text.replaceAll(/[^\n]/g, ' '));
      return [...prose.matchAll(code)]
        .filter(({ 1: said = '' }) => isGone(page, said))
        .map(({ 1: said = '', index }) => ({
          path: page.path,
          line: lineAt(page.text, index),
          rule: 'symbol',
          message: `nothing in the code is called "${said}": correct it or take it away`,
        }));
    });
}
