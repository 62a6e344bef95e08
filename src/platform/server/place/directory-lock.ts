import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** Another process has this data directory open; two at once would lose acknowledged rows. */
export class DirectoryInUse extends Error {
  readonly code = 'data_directory_in_use';

  constructor(path: string) {
    super(
      `another Krogkoll process is using the data directory of ${path}. Stop it, or give this one another DATA_DIR.`,
    );
    this.name = 'DirectoryInUse';
  }
}

/**
 * Takes the lock beside a data directory. The operating system lets go of it when the process ends, however
 * it ends. Answers the function that releases it; throws `DirectoryInUse`.
 */
export function lockDirectory(path: string): () => void {
  mkdirSync(dirname(path), { recursive: true });
  const file = new DatabaseSync(path);
  try {
    file.exec('begin exclusive');
  } catch (error) {
    file.close();
    if (error instanceof Error && /locked|busy/i.test(error.message)) throw new DirectoryInUse(path);
    throw error;
  }
  return () => file.close();
}
