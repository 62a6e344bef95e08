import { fillText } from '#core/values/fill-text.ts';
import { alertsPath } from '../paths.ts';
import { rankedPrice, subjectOfMany, whatHappened } from '../rules-ranked.ts';
import type { Content, Manner } from './emails-one.ts';
import type { Untold } from './queries-notice.ts';

const mostShown = 10;

/** Several changed prices, the dearest in a year first: of one supplier by its name, otherwise by the restaurant's. */
export const manyAlerts = (
  articles: readonly [Untold, ...Untold[]],
  { unitName, outletId }: { readonly unitName: string; readonly outletId: string | null },
  manner: Manner,
): Content => {
  const { words, language, mayDecide } = manner;
  const [first] = articles;
  const isOneSupplier = articles.every(({ supplierId }) => supplierId === first.supplierId);
  const shown = articles.slice(0, mostShown);
  const more = articles.length - shown.length;
  const whose = isOneSupplier ? first.supplier : unitName;
  const count = String(articles.length);
  return {
    subject: subjectOfMany(articles, whose, language),
    preview: shown
      .slice(0, 3)
      .map(({ name }) => name)
      .join(', '),
    kicker: whose,
    title: whatHappened(articles, language),
    paragraphs:
      more === 0 ? [] : [fillText(words.letterMore, { shown: String(mostShown), count: String(more) })],
    blocks: [
      {
        kind: 'ranking',
        title: words.worstFirst,
        items: shown.map((article) => rankedPrice(article, outletId, language)),
      },
      {
        kind: 'action',
        button: {
          label: fillText(mayDecide ? words.decideMany : words.seeMany, { count }),
          path: alertsPath({ outletId }),
        },
        links: [],
      },
    ],
  };
};
