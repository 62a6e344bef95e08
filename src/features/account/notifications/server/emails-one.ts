import { decimal, fixed } from '#core/values/decimal.ts';
import { fillText } from '#core/values/fill-text.ts';
import { numberFormats } from '#core/values/format-numbers.ts';
import type { Block } from '#platform/server/post/letter-blocks.ts';
import type { Letter } from '#platform/server/post/letter.ts';
import { invoicePath } from '#platform/wire/doors.ts';
import { alertsPath } from '../paths.ts';
import type { NoticeWords } from '../rules-ranked.ts';
import { asClause, priceWords, saidOf, yearlyQuantityText } from '../rules-told-price.ts';
import type { Untold } from './queries-notice.ts';

/** How a person is written to. */
export interface Manner {
  readonly words: NoticeWords;
  readonly language: 'sv' | 'en';
  /** Whether the reader may decide, or only see. */
  readonly mayDecide: boolean;
}

/** What a letter says, without whom it goes to. */
export type Content = Pick<Letter, 'subject' | 'preview' | 'kicker' | 'title' | 'paragraphs' | 'blocks'>;

const wholeYear = ({ yearly, currency }: Untold, language: 'sv' | 'en'): string | null =>
  yearly === null ? null : numberFormats(language).total(fixed(decimal(yearly), 2), currency);

const dealText = ({ deal }: Untold, words: NoticeWords): string | null => {
  if (deal === null) return null;
  return deal.to === null
    ? fillText(words.openEnd, { from: deal.from })
    : `${deal.from}\u00a0–\u00a0${deal.to}`;
};

const figuresOf = (article: Untold, { words, language }: Manner): Block => {
  const format = numberFormats(language);
  const { currency, purchases, extra, invoiceExtra, isEstimated } = article;
  const money = (amount: string) => format.money(fixed(decimal(amount), 2), currency);
  const isDearer = !decimal(invoiceExtra).lt('0');
  const soFar = purchases === 1 ? words.soFarOne : fillText(words.soFarMany, { count: String(purchases) });
  const rate = fillText(isEstimated ? words.rateEstimated : words.rate, {
    quantity: yearlyQuantityText(article, language),
  });
  const year = wholeYear(article, language);
  const deal = dealText(article, words);
  const isCompared = article.watchedPrice !== null;
  const rows: (readonly [string, string])[] = isCompared
    ? [
        [isDearer ? words.dearerHere : words.otherHere, money(invoiceExtra)],
        [soFar, money(extra)],
      ]
    : [];
  if (year !== null) rows.push([rate, year]);
  if (deal !== null) rows.push([words.dealHolds, deal]);
  return { kind: 'figures', rows };
};

/** Money can be claimed back where a deal in force is broken; otherwise there is a price to decide on. */
const actLabel = (article: Untold, { words, language, mayDecide }: Manner): string => {
  if (!mayDecide) return words.see;
  const { why, extra, currency } = article;
  if (why?.causes[0] !== 'deal' || !decimal(extra).gt('0')) return words.decide;
  return fillText(words.claim, {
    amount: numberFormats(language).money(fixed(decimal(extra), 2), currency),
  });
};

const actionOf = (article: Untold, outletId: string | null, manner: Manner): Block => {
  const { words } = manner;
  return {
    kind: 'action',
    button: {
      label: actLabel(article, manner),
      path: alertsPath({ outletId, article: article.articleId }),
    },
    links: [{ label: words.showInvoice, path: invoicePath(article.invoiceId, { outletId }) }],
  };
};

/** One changed price: the finding with its number, its invoice, what it costs, and one thing to do. */
export const oneAlert = (
  article: Untold,
  { outletId }: { readonly outletId: string | null },
  manner: Manner,
): Content => {
  const { words, language } = manner;
  const price = priceWords(article, language);
  const said = saidOf(article, language);
  const { name, supplier, invoiceNumber: invoice } = article;
  const year = wholeYear(article, language);
  const values = { supplier, invoice, said: said ?? '', year: year ?? '' };
  return {
    subject:
      price.fromWithUnit === null
        ? fillText(words.subjectUncompared, { name, new: price.toWithUnit })
        : fillText(words.subjectOne, { name, new: price.to, old: price.fromWithUnit }),
    preview: fillText(year === null ? words.preview : words.previewYear, values),
    kicker: fillText(words.kicker, values),
    title: said === null ? name : fillText(words.titleOf, { name, said: asClause(said) }),
    paragraphs: [],
    blocks: [
      {
        kind: 'price',
        from: price.from,
        to: price.toWithUnit,
        change: price.change,
        direction: price.direction,
      },
      figuresOf(article, manner),
      actionOf(article, outletId, manner),
    ],
  };
};
