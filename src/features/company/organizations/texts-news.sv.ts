import type { texts as english } from './texts-news.en.ts';

/** What the bell says of a plan that ends. */
export const texts: Readonly<Record<keyof typeof english, string>> = {
  trialEnds: 'Provperioden slutar {{date}}',
  trialEnded: 'Provperioden är slut',
  planEnds: 'Er plan slutar {{date}}',
  planEnded: 'Er plan är slut',
  detail: 'Efter den har ni Starter. Inget raderas.',
  see: 'Se planen',
};
