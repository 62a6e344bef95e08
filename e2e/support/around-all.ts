import { rm } from 'node:fs/promises';
import { packagedBrowser } from './browser.ts';
import { filledFolder } from './sample.ts';

/** Before the first file: the browser of the packages is unpacked, which files side by side would do over each other. */
export const setup = async (): Promise<void> => {
  if (!process.env.CHROMIUM) await packagedBrowser();
};

/** After the last file, the folder that its files copied the sample from goes away. */
export const teardown = (): Promise<void> => rm(filledFolder(process.pid), { recursive: true, force: true });
