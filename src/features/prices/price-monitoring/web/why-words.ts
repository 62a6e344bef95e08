import type { TextOf } from '#platform/web/texts/i18n.ts';
import type { AlertCause } from '../contract-why.ts';
import type { texts } from '../texts.en.ts';

type Words = TextOf<typeof texts>;

/** Causes in a few words, for a cell: `Förpackning, rabatt`. */
export const causesText = (t: Words, causes: readonly AlertCause[]): string =>
  causes.length === 0 ? t('cause.other') : causes.map((cause) => t(`cause.${cause}`)).join(', ');
