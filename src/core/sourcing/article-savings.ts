import { daysBetween } from '../values/calendar.ts';
import { decimal } from '../values/decimal.ts';
import type { PackSize } from '../values/pack-size.ts';
import type { Offer } from './find-offers.ts';
import type { BoughtGoods, KnownGoods } from './known-goods.ts';
import { isFarBelow, largestSaving, type Saving, yearlySaving } from './savings.ts';

/** Days within which two restaurants' purchases are at one time (DEALS.md, section 5, "own outlets"). */
export const parityDays = 14;

/** Days after which a price is only history: it is shown with its date, and nothing is saved by it. */
export const offerDays = 60;

/** A price of the same supplier, article and unit of measure at another restaurant of the organization. */
export interface OutletPrice {
  readonly unitId: string;
  readonly price: string;
  /** ISO date of the purchase. */
  readonly date: string;
}

/** A band as far as a price is compared with it: kronor of a base unit. */
export interface PricedBand {
  readonly baseUnit: PackSize['baseUnit'];
  readonly middle: string;
  readonly high: string;
}

/** A saving with the price that it comes from, both per unit of measure of the article. */
export type FoundSaving<Goods extends BoughtGoods> = Saving &
  (
    | { readonly source: 'deal'; readonly lower: string }
    | { readonly source: 'own-outlet'; readonly lower: string; readonly outlet: OutletPrice }
    | { readonly source: 'offer'; readonly lower: string; readonly offer: Offer<Goods> }
    | { readonly source: 'band'; readonly lower: string }
  );

/** An article with all that its savings are told from. */
export interface Sourced<Goods extends BoughtGoods> {
  readonly article: KnownGoods<Goods>;
  /** In its unit of measure, as `yearlyQuantity` has it. */
  readonly yearlyQuantity: string;
  /** What was promised, where the newest line costs more; null where no deal is broken. */
  readonly promised: string | null;
  readonly outlets: readonly OutletPrice[];
  readonly offers: readonly Offer<Goods>[];
  /** What others pay for a base unit; null where none is shown. */
  readonly band: PricedBand | null;
}

/** Whether two purchases are at one time. */
export const isAtOneTime = (one: string, other: string): boolean =>
  Math.abs(daysBetween(one, other)) <= parityDays;

/** Whether a price is recent enough to be counted on. */
export const isRecent = (lastDate: string, today: string): boolean =>
  daysBetween(lastDate, today) <= offerDays;

/** Whether goods can be had at their price: a list states it today, or it was paid of late. */
export const isCurrent = ({ isListed, lastDate }: BoughtGoods, today: string): boolean =>
  isListed === true || isRecent(lastDate, today);

/** An offer's price as it would be for the article's unit of measure; null where the two are not compared. */
export const priceOfOffer = <Goods extends BoughtGoods>(
  article: KnownGoods<Goods>,
  { offered }: Pick<Offer<Goods>, 'offered'>,
): string | null => {
  if (article.known === null || offered.known === null || offered.comparable === null) return null;
  const [own, other] = [article.known.pack, offered.known.pack];
  if (own.baseUnit !== other.baseUnit) return null;
  return decimal(offered.comparable).times(decimal(own.amount)).toFixed();
};

const isCertain = ({ by }: Pick<Offer<BoughtGoods>, 'by'>): boolean =>
  by === 'article' || by === 'gtin' || by === 'confirmed';

/** Whether an offer is so much cheaper that it is a bad match, whoever says that it is the same (DEALS.md, section 5, "Same goods"). */
export const isBadMatch = <Goods extends BoughtGoods>(
  article: KnownGoods<Goods>,
  offer: Pick<Offer<Goods>, 'offered'>,
): boolean => {
  const lower = priceOfOffer(article, offer);
  return lower !== null && isFarBelow(lower, article.goods.price);
};

/** Whether an offer counts: the same goods for certain, at a price that is to be had, compared, and no bad match. */
export const isMatch = <Goods extends BoughtGoods>(
  article: KnownGoods<Goods>,
  offer: Offer<Goods>,
  today: string,
): boolean =>
  isCertain(offer) &&
  isCurrent(offer.offered.goods, today) &&
  priceOfOffer(article, offer) !== null &&
  !isBadMatch(article, offer);

/** Whether a person is asked if an offer is the same goods. */
export const isProposal = <Goods extends BoughtGoods>(
  article: KnownGoods<Goods>,
  offer: Offer<Goods>,
): boolean => offer.by === 'proposed' && !isBadMatch(article, offer);

/** What an offer would save in a year; null where it is not the same goods for certain, not recent or not cheaper. */
export const savingByOffer = <Goods extends BoughtGoods>(
  { article, yearlyQuantity }: Pick<Sourced<Goods>, 'article' | 'yearlyQuantity'>,
  offer: Offer<Goods>,
  today: string,
): string | null => {
  const lower = priceOfOffer(article, offer);
  if (lower === null || !isCurrent(offer.offered.goods, today)) return null;
  return yearlySaving({ paid: article.goods.price, lower, yearlyQuantity });
};

/** Whether a band tells of the article's base unit. */
export const isBanded = <Goods extends BoughtGoods>(
  { known }: KnownGoods<Goods>,
  band: PricedBand | null,
): band is PricedBand => band !== null && known?.pack.baseUnit === band.baseUnit;

/**
 * The band's middle for one unit of measure of an article that costs more than the band's upper end; null for any other: what lies in
 * the band is an ordinary price.
 */
const priceAboveBand = <Goods extends BoughtGoods>(
  article: KnownGoods<Goods>,
  band: PricedBand | null,
): string | null => {
  if (article.known === null || article.comparable === null || !isBanded(article, band)) return null;
  if (decimal(article.comparable).lte(decimal(band.high))) return null;
  return decimal(band.middle).times(decimal(article.known.pack.amount)).toFixed();
};

/**
 * All savings of an article that is still bought, each source with its largest; the largest of all is the one that counts. An
 * article that has not been bought for sixty days saves nothing: nobody buys it. Source: DEALS.md, section 5, "Overview".
 */
export const savingsOf = <Goods extends BoughtGoods>(
  sourced: Sourced<Goods>,
  today: string,
): readonly FoundSaving<Goods>[] => {
  const { article, yearlyQuantity, promised, outlets, offers, band } = sourced;
  const { price: paid, lastDate } = article.goods;
  if (!isRecent(lastDate, today)) return [];
  const byDeal = promised === null ? null : yearlySaving({ paid, lower: promised, yearlyQuantity });
  const found: FoundSaving<Goods>[] =
    byDeal === null || promised === null ? [] : [{ source: 'deal', yearly: byDeal, lower: promised }];
  for (const outlet of outlets) {
    if (!isAtOneTime(outlet.date, lastDate)) continue;
    const yearly = yearlySaving({ paid, lower: outlet.price, yearlyQuantity });
    if (yearly !== null) found.push({ source: 'own-outlet', yearly, lower: outlet.price, outlet });
  }
  for (const offer of offers.filter((each) => isMatch(article, each, today))) {
    const yearly = savingByOffer(sourced, offer, today);
    const lower = priceOfOffer(article, offer);
    if (yearly !== null && lower !== null) found.push({ source: 'offer', yearly, lower, offer });
  }
  const middle = priceAboveBand(article, band);
  const byBand = middle === null ? null : yearlySaving({ paid, lower: middle, yearlyQuantity });
  if (byBand !== null && middle !== null) found.push({ source: 'band', yearly: byBand, lower: middle });
  return found;
};

/** Whether another recent price of the same goods is known; only then is a price without a saving a good one. */
export const isCompared = <Goods extends BoughtGoods>(
  { article, promised, outlets, offers, band }: Sourced<Goods>,
  today: string,
): boolean =>
  isBanded(article, band) ||
  promised !== null ||
  outlets.length > 0 ||
  offers.some((offer) => isMatch(article, offer, today));

/** The saving of an article that counts. */
export const countedSaving = <Goods extends BoughtGoods>(
  sourced: Sourced<Goods>,
  today: string,
): FoundSaving<Goods> | null => largestSaving(savingsOf(sourced, today));
