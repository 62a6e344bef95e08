export const languages = ['en', 'sv'] as const;

export type Language = (typeof languages)[number];

const key = 'language';

const known = (text: string | null | undefined): Language | null =>
  languages.find((language) => text?.toLowerCase().startsWith(language)) ?? null;

/** The language to use: the `lang` query, else the stored one, else the browser's, else English. */
export const languageFrom = (query: string | null, stored: string | null, browser: string): Language =>
  known(query) ?? known(stored) ?? known(browser) ?? 'en';

/** The language of this visit, stored on use. */
export const currentLanguage = (): Language => {
  const query = new URLSearchParams(location.search).get('lang');
  const language = languageFrom(query, localStorage.getItem(key), navigator.language);
  storeLanguage(language);
  return language;
};

export const storeLanguage = (language: Language): void => localStorage.setItem(key, language);
