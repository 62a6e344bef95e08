import { rm } from 'node:fs/promises';
import { filledFolder } from './sample.ts';

/** After the last file, the folder that its files copied the sample from goes away. */
export const teardown = (): Promise<void> => rm(filledFolder(process.pid), { recursive: true, force: true });
