import { useCallback } from 'react';
import type { Language } from './language.ts';
import { bringTexts, heldTexts, useSpoken } from './text-store.ts';
import { type Texts, type Values, worded } from './worded.ts';

type Base<Key> = Key extends `${infer Stem}_one` | `${infer Stem}_other` ? Stem : Key;
export type TextKey<T> = Base<keyof T & string>;
export type TextOf<T> = (key: TextKey<T>, values?: Values) => string;

const nothing: Texts = {};

/** The language in use. */
export const useLanguage = (): Language => useSpoken((spoken) => spoken.language);

/** The texts of a namespace, each waited for under `Suspense`. */
const useHeld = (language: Language, namespaces: readonly string[]): readonly Texts[] => {
  // React hears of a wait by what is thrown. Its `use` tells waits apart by their order, which they change when some are over.
  const waits = namespaces.flatMap((one) => (heldTexts(language, one) ? [] : [bringTexts(language, one)]));
  if (waits.length > 0) throw Promise.all(waits);
  return namespaces.map((one) => heldTexts(language, one) ?? nothing);
};

/**
 * The texts of a folder: `const t = useText<typeof texts>('invoices')` with `import type { texts } from '../texts.en.ts'`.
 * A key that English lacks does not compile. Keys in `_one`/`_other` are asked for without the ending, with `count`.
 */
export const useText = <T extends Texts>(namespace: string): TextOf<T> =>
  useTextIn<T>(namespace, useSpoken().language);

/** The same in a language that need not be the one in use, as for a letter to somebody else. */
export const useTextIn = <T extends Texts>(namespace: string, language: Language): TextOf<T> => {
  const [texts = nothing] = useHeld(language, [namespace]);
  return useCallback<TextOf<T>>((key, values) => worded(texts, language, key, values), [texts, language]);
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
  const { language } = useSpoken();
  const held = useHeld(language, namespaces);
  return (namespace: string, key: string, values?: Values): string =>
    worded(held[namespaces.indexOf(namespace)] ?? nothing, language, key, values);
};
