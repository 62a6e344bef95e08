import { create } from 'zustand';
import type { Language } from './language.ts';
import type { Texts } from './worded.ts';

export type TextModule = { readonly texts: Texts };

/** What `import.meta.glob('…/texts*.ts')` gives: the namespace is the name of the folder, with the topic where there is one. */
export type TextLoaders = Readonly<Record<string, () => Promise<unknown>>>;

/** The language in use. What is said follows it, and texts that came anew. */
export const useSpoken = create<{ readonly language: Language }>(() => ({ language: 'en' }));

const loaders = new Map<string, () => Promise<unknown>>();
const held = new Map<string, Texts>();
const loads = new Map<string, Promise<void>>();

const retries = 5;
const firstWait = 350;

const nameOf = (language: string, namespace: string): string => `${language} ${namespace}`;

const isTextModule = (module: unknown): module is TextModule =>
  typeof module === 'object' && module !== null && 'texts' in module;

const place = /([^/]+)\/texts(-[a-z]+)?\.([a-z]+)\.ts$/;

/** The namespace and the language of a file of texts; undefined for any other file. */
export const placeOf = (path: string): { namespace: string; language: string } | undefined => {
  const [, folder, topic = '', language] = place.exec(path) ?? [];
  return folder === undefined || language === undefined ? undefined : { namespace: folder + topic, language };
};

/** Says where texts come from; earlier places stay. */
export const addLoaders = (more: TextLoaders): void => {
  for (const [path, load] of Object.entries(more)) {
    const found = placeOf(path);
    if (found !== undefined) loaders.set(nameOf(found.language, found.namespace), load);
  }
};

/** Puts texts in place; screens that show others of their namespace say these. */
export const holdTexts = (language: string, namespace: string, texts: Texts): void => {
  const name = nameOf(language, namespace);
  const isAnew = held.has(name);
  held.set(name, texts);
  if (isAnew) useSpoken.setState({});
};

/** The texts of a namespace, or undefined before they were brought. Those that could not be are empty. */
export const heldTexts = (language: Language, namespace: string): Texts | undefined =>
  held.get(nameOf(language, namespace));

/** Every namespace that was brought in a language. */
export const heldIn = (language: Language): string[] => {
  const begin = nameOf(language, '');
  return [...held.keys()].filter((name) => name.startsWith(begin)).map((name) => name.slice(begin.length));
};

const fetched = async (load: () => Promise<unknown>, tries = 0): Promise<Texts | null> => {
  try {
    const module = await load();
    return isTextModule(module) ? module.texts : null;
  } catch {
    if (tries === retries) return null;
    await new Promise((resolve) => setTimeout(resolve, firstWait * 2 ** tries));
    return fetched(load, tries + 1);
  }
};

const broughtAnew = async (language: Language, namespace: string): Promise<void> => {
  const load = loaders.get(nameOf(language, namespace));
  const texts = await (load === undefined ? null : fetched(load));
  if (texts === null) loads.delete(nameOf(language, namespace));
  holdTexts(language, namespace, texts ?? {});
};

/**
 * Loads the texts of a namespace when they are first asked for, with five retries, from 350 ms, doubling. Never rejects: texts that
 * cannot be had are empty, and asked for again the next time.
 */
export const bringTexts = (language: Language, namespace: string): Promise<void> => {
  const name = nameOf(language, namespace);
  const load = loads.get(name) ?? broughtAnew(language, namespace);
  loads.set(name, load);
  return load;
};
