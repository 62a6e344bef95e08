import { texts as english } from './texts-acts.en.ts';
import { texts as swedish } from './texts-acts.sv.ts';

/** The words of what people did in both languages, for what is written where no screen is. */
export const actWords: Readonly<Record<'en' | 'sv', Readonly<Record<string, string>>>> = {
  en: english,
  sv: swedish,
};
