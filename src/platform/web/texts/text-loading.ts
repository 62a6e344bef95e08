import { createInstance, type i18n } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { currentLanguage, type Language, storeLanguage } from './language.ts';
import { type TextLoaders, textBackend } from './text-backend.ts';

let instance: i18n | null = null;

/** Starts the texts; resolves when the generic words of the interface are there. */
export const startTexts = async (loaders: TextLoaders): Promise<void> => {
  const language = currentLanguage();
  document.documentElement.lang = language;
  instance = createInstance();
  await instance
    .use(textBackend(loaders))
    .use(initReactI18next)
    .init({
      lng: language,
      fallbackLng: 'en',
      supportedLngs: ['en', 'sv'],
      ns: ['ui'],
      defaultNS: 'ui',
      keySeparator: false,
      nsSeparator: false,
      interpolation: { escapeValue: false },
      backend: {},
      maxRetries: 5,
      retryTimeout: 350,
    });
};

/** Loads texts ahead of a screen, so that it does not wait for them after its code. */
export const loadTexts = async (...namespaces: string[]): Promise<void> => {
  await instance?.loadNamespaces(namespaces);
};

/** Switches language without reload. */
export const setLanguage = async (language: Language): Promise<void> => {
  storeLanguage(language);
  await instance?.changeLanguage(language);
  document.documentElement.lang = language;
};
