import { fillText } from '#core/values/fill-text.ts';
import type { Language } from './language.ts';

/** The texts of one namespace in one language, by their keys. */
export type Texts = Readonly<Record<string, string>>;

/** What fills the blanks of a text, `{{name}}`; a number as `count` also chooses between its forms. */
export type Values = Readonly<Record<string, string | number>>;

const rules: Readonly<Record<Language, Intl.PluralRules>> = {
  en: new Intl.PluralRules('en'),
  sv: new Intl.PluralRules('sv'),
};

/** A text as it stands, with a count in the form of its number (`key_one`, `key_other`); what is not there is its key. */
export const bareText = (texts: Texts, language: Language, key: string, count?: string | number): string =>
  (typeof count === 'number' ? texts[`${key}_${rules[language].select(count)}`] : undefined) ??
  texts[key] ??
  key;

/** A text with its blanks filled in; a blank without a value is empty. */
export const worded = (texts: Texts, language: Language, key: string, values: Values = {}): string =>
  fillText(bareText(texts, language, key, values['count']), values);
