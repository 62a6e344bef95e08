import type { BackendModule } from 'i18next';
import type { Texts } from './i18n.ts';

export type TextModule = { readonly texts: Texts };

/** What `import.meta.glob('…/texts*.ts')` gives: the namespace is the name of the folder, with the topic where there is one. */
export type TextLoaders = Readonly<Record<string, () => Promise<unknown>>>;

const isTextModule = (module: unknown): module is TextModule =>
  typeof module === 'object' && module !== null && 'texts' in module;

const place = /([^/]+)\/texts(-[a-z]+)?\.([a-z]+)\.ts$/;

/** The namespace and the language of a file of texts; undefined for any other file. */
export const placeOf = (path: string): { namespace: string; language: string } | undefined => {
  const [, folder, topic = '', language] = place.exec(path) ?? [];
  return folder === undefined || language === undefined ? undefined : { namespace: folder + topic, language };
};

/**
 * Loads the texts of a namespace in a language when they are first asked for. A failed load calls back with `true`, which
 * asks i18next for its retries: five, from 350 ms, doubling.
 */
export const textBackend = (loaders: TextLoaders): BackendModule => ({
  type: 'backend',
  init: () => undefined,
  read: (language, namespace, callback) => {
    const path = Object.keys(loaders).find((one) => {
      const found = placeOf(one);
      return found?.namespace === namespace && found.language === language;
    });
    const load = path === undefined ? undefined : loaders[path];
    if (load === undefined) return callback(new Error(`no texts: ${namespace} ${language}`), false);
    load().then(
      (module) =>
        isTextModule(module) ? callback(null, module.texts) : callback(new Error(namespace), false),
      (error: unknown) => callback(error instanceof Error ? error : new Error(namespace), true),
    );
  },
});
