import { type KnownLayout, knownLayouts } from '#core/reading/layouts/layout-memory.ts';
import { namesToProve, type UnprovedName } from '#core/reading/ocr/ocr-proof.ts';
import { readRecognised } from '#core/reading/ocr/ocr-reading.ts';
import { pageGroups } from '#core/reading/page/page-groups.ts';
import type { PageView } from '#core/reading/ocr/ocr-result.ts';
import { readPages } from '#core/reading/read-pages.ts';
import type { Reading } from '#core/reading/reading.ts';
import { readWithShared } from '#core/reading/shared/read-with-shared.ts';
import { sharedStructures } from '#core/reading/shared/shared-structure.ts';
import type { ScannedWords, WordsRead } from './scan-port.ts';

/** Task: reads an invoice from the words of its pages, given as JSON with the layouts that they may be of, and with what others taught. */
export const readWordsTask = (bytes: Uint8Array): WordsRead => {
  const { format, pages, views, ...said } = JSON.parse(Buffer.from(bytes).toString()) as ScannedWords & {
    ok: true;
    layouts?: unknown;
    structures?: unknown;
  };
  const layouts = knownLayouts(said.layouts);
  const read = (known: readonly KnownLayout[]): Reading | null =>
    format === 'text-pdf' ? readPages(pages, known) : readRecognised(pages, recognisedIn(views), known);
  const own = read(layouts);
  const reading = own === null ? null : readWithShared(own, pages, sharedStructures(said.structures), read);
  const groups = pageGroups(pages).map((group) => group.pages.map((at) => at + 1));
  if (reading !== null) return { ok: true, format, pages: pages.length, views, reading, groups };
  return { ok: false, reason: format === 'picture' ? 'picture.no-text' : 'pdf.no-embedded-invoice' };
};

/** Task: the names among the words of recognised pages, given as JSON, whose letters are to be looked at once more: those of each invoice. */
export const namesToProveTask = (bytes: Uint8Array): { ok: true; names: UnprovedName[] } => {
  const { pages, views } = JSON.parse(Buffer.from(bytes).toString()) as ScannedWords & { ok: true };
  const recognised = recognisedIn(views);
  const names = pageGroups(pages).flatMap((group) => {
    const own = group.pages.flatMap((at) => pages[at] ?? []);
    const reading = readRecognised(own, recognised);
    return reading === null ? [] : namesToProve(reading, own);
  });
  return { ok: true, names: names.filter(({ page }) => recognised.has(page)) };
};

const recognisedIn = (views: readonly PageView[]): ReadonlySet<number> =>
  new Set(views.filter(({ recognised }) => recognised).map(({ number }) => number));
