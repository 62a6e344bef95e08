import { currentLanguage, type Language, storeLanguage } from './language.ts';
import {
  addLoaders,
  bringTexts,
  heldIn,
  heldTexts,
  holdTexts,
  placeOf,
  type TextLoaders,
  type TextModule,
  useSpoken,
} from './text-store.ts';
import { bareText } from './worded.ts';

const spoken = (): Language => useSpoken.getState().language;

/** Starts the texts; resolves when the generic words of the interface are there. */
export const startTexts = async (loaders: TextLoaders): Promise<void> => {
  const language = currentLanguage();
  document.documentElement.lang = language;
  useSpoken.setState({ language });
  addLoaders(loaders);
  await bringTexts(language, 'ui');
};

/** Loads texts ahead of a screen, so that it does not wait for them after its code. */
export const loadTexts = async (...namespaces: string[]): Promise<void> => {
  await Promise.all(namespaces.map((namespace) => bringTexts(spoken(), namespace)));
};

/** A text in the language in use, outside of a component; what is not loaded is its key. Blanks stay as they are. */
export const textIn = (namespace: string, key: string): string =>
  bareText(heldTexts(spoken(), namespace) ?? {}, spoken(), key);

let chosen: Language | null = null;

/** Switches language without reload, once all that is shown can be said in it. The last choice holds. */
export const setLanguage = async (language: Language): Promise<void> => {
  storeLanguage(language);
  chosen = language;
  await Promise.all(heldIn(spoken()).map((namespace) => bringTexts(language, namespace)));
  if (chosen !== language) return;
  useSpoken.setState({ language });
  document.documentElement.lang = language;
};

const showEdited = async (url: string): Promise<void> => {
  const place = placeOf(url);
  if (place === undefined) return;
  const { texts }: TextModule = await import(/* @vite-ignore */ `${url}?t=${Date.now()}`);
  holdTexts(place.language, place.namespace, texts);
};

// While somebody develops, an edited text is shown where it stands; a build leaves this out.
import.meta.hot?.on('krogkoll:text', ({ url }: { readonly url: string }) => void showEdited(url));
