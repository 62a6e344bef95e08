import { relative } from 'node:path';
import type { Plugin } from 'vite';

const isText = /\/texts(?:-[a-z]+)?\.(?:en|sv)\.ts$/;

/**
 * What the product's server does for the built page, for the page that Vite serves: the mode it shows. Besides, it tells
 * an open page of an edited text, which would otherwise load anew. Such a page comes without the product's policy, which
 * forbids how Vite brings code in; the journeys through the built product hold it.
 */
export function hotPage(): Plugin {
  return {
    name: 'krogkoll-hot-page',
    transformIndexHtml: (html) => html.replace('__MODE__', 'development').replace('__CSP_NONCE__', ''),
    hotUpdate({ file, server, timestamp }) {
      if (!isText.test(file)) return undefined;
      for (const module of server.moduleGraph.getModulesByFile(file) ?? [])
        server.moduleGraph.invalidateModule(module, new Set(), timestamp, true);
      const url = `/${relative(server.config.root, file).replaceAll('\\', '/')}`;
      this.environment.hot.send('krogkoll:text', { url });
      return [];
    },
  };
}
