import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What runs in browsers and in tests makes no answer. */
const isAnswering = (path: string): boolean =>
  path.endsWith('.ts') && !path.endsWith('.test.ts') && !/(^|\/)(web|testing)\//.test(path);

/** A mark of the program in a folder: the same wherever the same source runs, another one for any other. */
export const sourceMark = (folder: string): string => {
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((path) => path.replaceAll('\\', '/'))
    .filter(isAnswering)
    .toSorted();
  const hash = createHash('sha256');
  for (const path of paths) hash.update(`${path}\n`).update(readFileSync(join(folder, path)));
  return hash.digest('base64url').slice(0, 12);
};
