import { texts as english } from './texts.en.ts';
import { texts as swedish } from './texts.sv.ts';

/** The words of the team and of what people did, in both languages, for what is written where no screen is. */
export const teamWords: Readonly<Record<'en' | 'sv', Readonly<Record<string, string>>>> = {
  en: english,
  sv: swedish,
};
