import { fillText } from '#core/values/fill-text.ts';
import { formatOrganizationNumber } from '#core/values/organization-number.ts';
import { texts as english } from './texts-document.en.ts';
import { texts as swedish } from './texts-document.sv.ts';

/** What a power of attorney says. */
export interface PowerDocument {
  readonly organizationName: string;
  /** Ten digits. */
  readonly organizationNumber: string;
  /** Names of the outlets that it is for. */
  readonly outlets: readonly string[];
  readonly language: 'sv' | 'en';
  /** Who is to sign. */
  readonly signatory: string;
  readonly date: Date;
  /** Nobody has been asked to sign it yet. */
  readonly isDraft?: boolean;
}

/** The document's words in their order, filled in. */
export interface DocumentParts {
  readonly title: string;
  readonly attorney: string;
  readonly drawnUp: string;
  readonly pageOf: (page: number, pages: number) => string;
  readonly facts: readonly (readonly [name: string, value: string])[];
  readonly opening: string;
  readonly points: readonly string[];
  readonly limits: string;
  readonly when: string;
  readonly sign: string;
  readonly signatory: string;
}

const locales = { sv: 'sv-SE', en: 'en-GB' } as const;

/** The words of a power of attorney, the same in the PDF and on the screen. */
export const documentParts = (values: PowerDocument): DocumentParts => {
  const { language, isDraft = false } = values;
  const words = language === 'sv' ? swedish : english;
  const date = new Intl.DateTimeFormat(locales[language], {
    timeZone: 'Europe/Stockholm',
    dateStyle: 'long',
  }).format(values.date);
  const outlets = new Intl.ListFormat(locales[language], { type: 'conjunction' }).format(values.outlets);
  return {
    title: words.title,
    attorney: words.attorneyName,
    drawnUp: fillText(isDraft ? words.draft : words.drawnUp, { date }),
    pageOf: (page, pages) => fillText(words.page, { page: String(page), pages: String(pages) }),
    facts: [
      [words.grantor, values.organizationName],
      [words.number, formatOrganizationNumber(values.organizationNumber)],
      [words.outlets, outlets],
      [words.attorney, words.attorneyName],
    ],
    opening: words.opening,
    points: [words.fetch, words.read, words.contact, words.receive],
    limits: words.limits,
    when: words.when,
    sign: words.sign,
    signatory: fillText(words.signatory, { name: values.signatory }),
  };
};
