import { createInstance, type i18n } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { currentLanguage, type Language, storeLanguage } from './language.ts';
import { placeOf, type TextLoaders, type TextModule, textBackend } from './text-backend.ts';

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

/** A text in the language in use, outside of a component; what is not loaded is its key. Blanks stay as they are. */
export const textIn = (namespace: string, key: string): string =>
  String(instance?.t(key, { ns: namespace, skipInterpolation: true }) ?? key);

/** Switches language without reload. */
export const setLanguage = async (language: Language): Promise<void> => {
  storeLanguage(language);
  await instance?.changeLanguage(language);
  document.documentElement.lang = language;
};

const showEdited = async (url: string): Promise<void> => {
  const place = placeOf(url);
  if (instance === null || place === undefined) return;
  const { texts }: TextModule = await import(/* @vite-ignore */ `${url}?t=${Date.now()}`);
  instance.addResourceBundle(place.language, place.namespace, texts, true, true);
  instance.emit('languageChanged', instance.language);
};

// While somebody develops, an edited text is shown where it stands; a build leaves this out.
import.meta.hot?.on('krogkoll:text', ({ url }: { readonly url: string }) => void showEdited(url));
