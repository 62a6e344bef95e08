import type { Page } from './page.ts';
import { readPages } from './read-pages.ts';
import type { Reading } from './reading.ts';

/** Reads an invoice from pages some of which were recognised; `null` when they hold no words. */
export const readRecognised = (pages: readonly Page[]): Reading | null => readPages(pages);
