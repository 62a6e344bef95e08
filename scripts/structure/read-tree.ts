import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SourceFile } from './finding.ts';

const textual = /(?:\.(?:tsx?|mjs|json|md|sql|css|html|sh|ya?ml|svg|txt)|\.env\.example|\/run|LICENSE)$/;

/** Every text file of the tree that git tracks or would track, sorted by path. `root` is an absolute folder. */
export function readTree(root: string): SourceFile[] {
  const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  const paths = [...new Set(listed.split('\0'))].filter((path) => textual.test(path)).toSorted();
  return paths.flatMap((path) => {
    const text = readIfThere(join(root, path));
    return text === undefined ? [] : [{ path, text }];
  });
}

// A file that is deleted but not yet committed is still listed.
function readIfThere(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
}
