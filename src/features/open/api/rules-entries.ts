import type { OpenEntry } from './contract-entry.ts';
import { openReads } from './contract-reads.ts';
import { openWrites } from './contract-writes.ts';

/** Entries that another of the product answers, by their names. */
export const openEntries: Readonly<Record<string, OpenEntry>> = { ...openReads, ...openWrites };
