import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { Language } from './language.ts';

export type Texts = Readonly<Record<string, string>>;

type Base<Key> = Key extends `${infer Stem}_one` | `${infer Stem}_other` ? Stem : Key;
export type TextKey<T> = Base<keyof T & string>;
export type TextOf<T> = (key: TextKey<T>, values?: Readonly<Record<string, string | number>>) => string;

/** The language in use. */
export const useLanguage = (): Language => (useTranslation('ui').i18n.language === 'sv' ? 'sv' : 'en');

/**
 * The texts of a folder: `const t = useText<typeof texts>('invoices')` with `import type { texts } from '../texts.en.ts'`.
 * A key that English lacks does not compile. Keys in `_one`/`_other` are asked for without the ending, with `count`.
 */
export const useText = <T extends Texts>(namespace: string): TextOf<T> => {
  const { t } = useTranslation(namespace);
  return useTextOf<T>(t);
};

/** The same in a language that need not be the one in use, as for a letter to somebody else. */
export const useTextIn = <T extends Texts>(namespace: string, language: Language): TextOf<T> => {
  const { t } = useTranslation(namespace, { lng: language });
  return useTextOf<T>(t);
};

const useTextOf = <T extends Texts>(t: ReturnType<typeof useTranslation>['t']): TextOf<T> =>
  useCallback<TextOf<T>>(
    (key, values) => {
      const name: string = key;
      return String(t(name, { ...values }));
    },
    [t],
  );

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
