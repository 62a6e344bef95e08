import { posix } from 'node:path';
import { type Finding, lineAt, type SourceFile } from '../structure/finding.ts';

/** Tells whether a path relative to the root exists, as a file or a folder. */
export type Exists = (path: string) => boolean;

const link = /\[[^\]]*\]\(([^)\s]+)(?:\s+"[^"]*")?\)/g;

/** Every relative link of a page leads somewhere. */
export function checkLinks(pages: readonly SourceFile[], exists: Exists): Finding[] {
  return pages.flatMap((page) =>
    [...page.text.matchAll(link)].flatMap((match) => {
      const target = (match[1] ?? '').replace(/#.*$/, '');
      if (target === '' || /^[a-z]+:/.test(target)) return [];
      if (exists(posix.join(posix.dirname(page.path), target))) return [];
      const message = `the link to "${target}" leads nowhere: correct it, relative to this page`;
      return [{ path: page.path, line: lineAt(page.text, match.index), rule: 'link', message }];
    }),
  );
}
