import { textIn } from '#platform/web/texts/text-loading.ts';
import { guidePath } from '../paths.ts';
import { guides } from '../rules-guides.ts';
import { searchGuides, type Searched } from '../rules-search.ts';

/** A guide as a list shows it. */
export interface FoundGuide extends Searched {
  readonly href: string;
  readonly steps: number;
}

/** The guides in the language in use; their texts must be there. */
export const allGuides = (): FoundGuide[] =>
  guides.map(({ id, topic, steps }) => {
    const say = (key: string) => textIn(`guides-${topic}`, `${id}.${key}`);
    const text = [say('lede'), ...Array.from({ length: steps }, (_, at) => say(`step${at + 1}`))].join(' ');
    return { id, steps, href: guidePath(id), title: say('title'), words: say('words'), text };
  });

/** Finds guides by a question. */
export const guideHits = (): { readonly find: (question: string) => FoundGuide[] } => ({
  find: (question) => searchGuides(allGuides(), question),
});
