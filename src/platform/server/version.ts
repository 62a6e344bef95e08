import { readFileSync } from 'node:fs';
import { z } from 'zod';

const own = z.object({ version: z.string() });

/** The version that is running, as package.json states it. */
export const productVersion: string = own.parse(
  JSON.parse(readFileSync(new URL('../../../package.json', import.meta.url), 'utf8')),
).version;
