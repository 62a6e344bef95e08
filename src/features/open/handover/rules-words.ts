import { texts as english } from './texts.en.ts';
import { texts as swedish } from './texts.sv.ts';

/** The words of the handover in both languages, for what is written where no screen is. */
export const handoverWords: Readonly<Record<'en' | 'sv', Readonly<Record<string, string>>>> = {
  en: english,
  sv: swedish,
};
