import { fillText } from '#core/values/fill-text.ts';
import type { MissingFacts } from './rules.ts';
import { texts as english } from './texts-letter.en.ts';
import { texts as swedish } from './texts-letter.sv.ts';

export type LetterLanguage = 'sv' | 'en';

/** What a letter that asks for a copy is made from. */
export interface CopyLetterSource {
  readonly language: LetterLanguage;
  readonly supplierName: string;
  readonly restaurantName: string;
  readonly organizationName: string;
  readonly organizationNumber: string;
  readonly replyTo: string;
  readonly missing: Pick<MissingFacts, 'by' | 'numbers' | 'after' | 'before'>;
}

/** The words of the letters in a language. */
export const copyWords = (language: LetterLanguage): Readonly<Record<keyof typeof english, string>> =>
  language === 'sv' ? swedish : english;

/** Subject and paragraphs of the letter, as the supplier reads it. */
export const copyLetterText = (
  source: CopyLetterSource,
): { readonly subject: string; readonly paragraphs: readonly string[] } => {
  const words = copyWords(source.language);
  const { by, numbers, after, before } = source.missing;
  const values = {
    restaurant: source.restaurantName,
    organization: source.organizationName,
    numbers: numbers.join(', '),
    after: after.number,
    afterDate: after.date,
    before: before?.number ?? '',
    beforeDate: before === null ? '' : before.date,
    address: source.replyTo,
  };
  const what =
    by === 'number' ? words.missingNumbers : by === 'hole' ? words.missingBetween : words.missingSince;
  return {
    subject: fillText(by === 'number' ? words.subjectNumbers : words.subject, values),
    paragraphs: [words.intro, what, words.ask].map((text) => fillText(text, values)),
  };
};
