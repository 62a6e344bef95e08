import { decimal, rounded } from '#core/values/decimal.ts';
import { fillText } from '#core/values/fill-text.ts';
import { formatOrganizationNumber } from '#core/values/organization-number.ts';
import { printQuantity } from '#core/values/print-quantity.ts';
import { unitsWord, unitWord } from '#core/values/unit-names.ts';
import { letterAmount } from '#features/prices/claims/rules-letter.ts';
import type { SheetArticle, SheetContent, SheetLanguage } from './contract-sheet.ts';
import { texts as english } from './texts-paper.en.ts';
import { texts as swedish } from './texts-paper.sv.ts';

/** A label and what it says; of a price's path several texts, the newest first. */
export type SheetFact = readonly [label: string, texts: readonly string[]];

export interface SheetPart {
  readonly title: string;
  readonly facts: readonly SheetFact[];
}

/** A sheet in words, in the order in which it is read: the same on paper and on screen. */
export interface SheetWords {
  readonly title: string;
  readonly head: readonly SheetFact[];
  readonly articles: readonly SheetPart[];
  /** Null: none is open. */
  readonly claims: { readonly title: string; readonly lines: readonly string[] } | null;
  readonly note: string;
  /** With `{{page}}` and `{{pages}}`. */
  readonly page: string;
}

const wordsIn = (language: SheetLanguage) => (language === 'sv' ? swedish : english);

/** A rate has no decimals worth reading from ten on. */
const rateOf = (quantity: string): string => rounded(decimal(quantity), decimal(quantity).gte('10') ? 0 : 2);

const articlePart = (
  article: SheetArticle,
  { from, madeOn }: Pick<SheetContent, 'from' | 'madeOn'>,
  language: SheetLanguage,
): SheetPart => {
  const words = wordsIn(language);
  const { name, articleNumber, unit, currency } = article;
  const unitPrice = (amount: string): string =>
    fillText(words.unitPrice, {
      price: letterAmount(amount, currency, language),
      unit: unitWord(unit, language),
    });
  const amountOf = (quantity: string) => ({
    quantity: printQuantity(quantity, language),
    unit: unitsWord(unit, language),
  });
  const bought = { ...amountOf(article.quantity), cost: letterAmount(article.cost, currency, language) };
  const deals = article.deals.map(({ price, validFrom, validTo, marketPriced }) =>
    fillText(marketPriced ? words.dealMarket : validTo === null ? words.dealOpen : words.dealUntil, {
      price: unitPrice(price),
      from: validFrom,
      to: validTo ?? '',
    }),
  );
  const steps = article.path
    .toReversed()
    .map((step) => fillText(words.step, { price: unitPrice(step.price), date: step.from }));
  const facts: readonly SheetFact[] = [
    [words.bought, [fillText(words.boughtOf, { ...bought, from, to: madeOn })]],
    [
      words.yearly,
      [
        fillText(
          article.isEstimated ? words.yearlyEstimated : words.yearlyOf,
          amountOf(rateOf(article.yearlyQuantity)),
        ),
      ],
    ],
    [words.prices, steps],
    [words.deal, deals],
  ];
  return {
    title: articleNumber === null ? name : fillText(words.goods, { name, number: articleNumber }),
    facts: facts.filter(([, texts]) => texts.length > 0),
  };
};

/** A sheet's words in a language. */
export const sheetWords = (sheet: SheetContent, language: SheetLanguage): SheetWords => {
  const words = wordsIn(language);
  const lines = sheet.claims.map(({ number, sentOn, open, currency }) =>
    fillText(words.claim, { number, date: sentOn, amount: letterAmount(open, currency, language) }),
  );
  return {
    title: fillText(words.title, { restaurant: sheet.restaurantName, supplier: sheet.supplierName }),
    head: [
      [
        words.from,
        [
          `${sheet.restaurantName}, ${sheet.organizationName}`,
          formatOrganizationNumber(sheet.organizationNumber),
        ],
      ],
      [words.to, [sheet.supplierName]],
      [words.date, [sheet.madeOn]],
      [words.period, [fillText(words.days, { from: sheet.from, to: sheet.madeOn })]],
    ],
    articles: sheet.articles.map((article) => articlePart(article, sheet, language)),
    claims: lines.length === 0 ? null : { title: words.claims, lines },
    note: words.net,
    page: words.page,
  };
};
