import { postArchiveEnds, postArchiveReady } from '#features/open/archive/server/emails.ts';
import { type LetterSample, posted } from './posted-letter.ts';

const leads = ['/setting/account?tab=archive'];

/** The letters of the archive. */
export const archiveLetters: readonly LetterSample[] = [
  [
    'postArchiveReady',
    (language, product) =>
      posted(product, language, (tx, to) =>
        postArchiveReady(tx, product, to, { documents: 1486, missing: 1 }),
      ),
    leads,
  ],
  [
    'postArchiveEnds',
    (language, product) =>
      posted(product, language, (tx, to) =>
        postArchiveEnds(tx, product, to, { until: '2026-12-31', documents: 12 }),
      ),
    leads,
  ],
];
