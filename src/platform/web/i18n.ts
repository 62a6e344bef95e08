import { type BackendModule, createInstance, type i18n } from 'i18next';
import { useCallback } from 'react';
import { initReactI18next, useTranslation } from 'react-i18next';
import { currentLanguage, type Language, storeLanguage } from './language.ts';

type Texts = Readonly<Record<string, string>>;
type TextModule = { readonly texts: Texts };
/** What `import.meta.glob('…/texts.*.ts')` gives: the namespace is the name of the folder. */
export type TextLoaders = Readonly<Record<string, () => Promise<unknown>>>;

type Base<Key> = Key extends `${infer Stem}_one` | `${infer Stem}_other` ? Stem : Key;
export type TextKey<T> = Base<keyof T & string>;
export type TextOf<T> = (key: TextKey<T>, values?: Readonly<Record<string, string | number>>) => string;

const isTextModule = (module: unknown): module is TextModule =>
  typeof module === 'object' && module !== null && 'texts' in module;

// A failed load calls back with `true`, which asks i18next for its retries: five, from 350 ms, doubling.
const backend = (loaders: TextLoaders): BackendModule => ({
  type: 'backend',
  init: () => undefined,
  read: (language, namespace, callback) => {
    const path = Object.keys(loaders).find((one) => one.endsWith(`/${namespace}/texts.${language}.ts`));
    const load = path === undefined ? undefined : loaders[path];
    if (load === undefined) return callback(new Error(`no texts: ${namespace} ${language}`), false);
    load().then(
      (module) =>
        isTextModule(module) ? callback(null, module.texts) : callback(new Error(namespace), false),
      (error: unknown) => callback(error instanceof Error ? error : new Error(namespace), true),
    );
  },
});

let instance: i18n | null = null;

/** Starts the texts; resolves when the generic words of the interface are there. */
export const startTexts = async (loaders: TextLoaders): Promise<void> => {
  const language = currentLanguage();
  document.documentElement.lang = language;
  instance = createInstance();
  await instance
    .use(backend(loaders))
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

/** The language in use. */
export const useLanguage = (): Language => (useTranslation('ui').i18n.language === 'sv' ? 'sv' : 'en');

/**
 * The texts of a folder: `const t = useText<typeof texts>('invoices')` with `import type { texts } from '../texts.en.ts'`.
 * A key that English lacks does not compile. Keys in `_one`/`_other` are asked for without the ending, with `count`.
 */
export const useText = <T extends Texts>(namespace: string): TextOf<T> => {
  const { t } = useTranslation(namespace);
  return useCallback<TextOf<T>>(
    (key, values) => {
      const name: string = key;
      return String(t(name, { ...values }));
    },
    [t],
  );
};

/** The words of a code, which stand under `prefix.code`; a code without words reads as `prefix.unknown`. */
export const useCodeText = (namespace: string, prefix: string): ((code: string) => string) => {
  const t = useText<Texts>(namespace);
  return (code) => {
    const key = `${prefix}.${code}`;
    const words = t(key);
    return words === key ? t(`${prefix}.unknown`) : words;
  };
};

/** Texts of several folders at once, for the frame: `(namespace, key, values)`. */
export const useTexts = (namespaces: readonly string[]) => {
  const { t } = useTranslation([...namespaces]);
  return (namespace: string, key: string, values?: Readonly<Record<string, string | number>>): string =>
    String(t(key, { ...values, ns: namespace }));
};
