import { useEffect, useState } from 'react';
import type { Failure } from '../calls/api.ts';
import { useLanguage } from './i18n.ts';
import type { Language } from './language.ts';

type ErrorTexts = Readonly<Record<string, string>>;

const load = async (language: Language): Promise<ErrorTexts> =>
  language === 'sv'
    ? (await import('#platform/wire/error-texts.sv.ts')).errorTexts
    : (await import('#platform/wire/error-texts.en.ts')).errorTexts;

/** What a person reads for a failed call; an unknown code reads as the general text. */
export const errorTextFor = async (failure: Failure, language: Language): Promise<string> => {
  const texts = await load(language);
  return texts[failure.code] ?? texts['unknown.error'] ?? failure.text;
};

/** The text of a failure once it is loaded, else an empty string. */
export const useErrorText = (failure: Failure | null): string => {
  const language = useLanguage();
  const [text, setText] = useState('');
  useEffect(() => {
    let isCurrent = true;
    if (failure === null) setText('');
    else void errorTextFor(failure, language).then((found) => isCurrent && setText(found));
    return () => {
      isCurrent = false;
    };
  }, [failure, language]);
  return text;
};
