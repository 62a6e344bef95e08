import { posix } from 'node:path';
import { type Finding, isTypeScript, type SourceFile } from './finding.ts';

/** Source files that one folder holds at most, the same everywhere. */
export const maxFilesPerFolder = 40;

/** Tests and texts count for a file's size, not for a folder's width; styles stand beside what they dress. */
const counts = (file: SourceFile): boolean =>
  isTypeScript(file) && !/\.test\.tsx?$|\/texts[^/]*\.(?:en|sv)\.ts$/.test(file.path);

/** A folder of too many source files gets subfolders by topic. */
export function checkWidths(files: readonly SourceFile[]): Finding[] {
  const widths = new Map<string, number>();
  for (const file of files.filter(counts)) {
    const folder = posix.dirname(file.path);
    widths.set(folder, (widths.get(folder) ?? 0) + 1);
  }
  return [...widths]
    .filter(([, width]) => width > maxFilesPerFolder)
    .map(([path, width]) => ({
      path,
      line: 1,
      rule: 'width',
      message: `${width} source files, at most ${maxFilesPerFolder}: give its topics a folder each`,
    }));
}
