import type { DraftLine } from '#core/invoices/write/invoice-draft.ts';
import { daysBetween } from '#core/values/calendar.ts';
import type { SampleArticle } from './rules-catalogue.ts';
import { vatRateOn } from './rules-catalogue.ts';
import { dearerOn, type PriceSetting, priceOn } from './rules-prices.ts';
import { randomOf } from './rules-random.ts';
import type { Stretch } from './rules-size.ts';
import { dearerArticles } from './rules-claim-stories.ts';
import {
  campaign,
  depositChange,
  openChanges,
  percentDiscount,
  regulars,
  smallerPack,
  vatCorrection,
  volumeDiscount,
} from './rules-story.ts';
import type { OutletKey, SampleSupplier } from './rules-suppliers.ts';

/** One delivery of a supplier to a restaurant. */
export interface Delivery {
  readonly outlet: OutletKey;
  readonly supplier: SampleSupplier;
  readonly date: string;
  /** 0 for the supplier's last delivery to the restaurant, 1 for the one before it. */
  readonly fromLast: number;
}

/** Whether an invoice of that day is of a whole month. */
export const isMonthly = ({ size, today }: Pick<PriceSetting, 'size' | 'today'>, date: string): boolean =>
  size.monthlyBefore !== null && daysBetween(date, today) > size.monthlyBefore;

/** Deliveries that an invoice of a day is for. */
const deliveriesOn = (setting: PriceSetting, { supplier, date }: Delivery): number => {
  if (!isMonthly(setting, date)) return 1;
  return supplier.everyOtherWeek ? 2 : 4;
};

/** What the second restaurant buys of the articles with an undecided price. */
const sharedChanges = new Set(['tallviks-grossist/336214']);

/** The smaller restaurant has a smaller menu; the same each time. */
const isOnMenu = (outlet: OutletKey, key: string): boolean => {
  if (outlet === 'main' || key === smallerPack.article) return true;
  if (openChanges.some((change) => change.article === key)) return sharedChanges.has(key);
  if (dearerArticles.some(({ article }) => article === key)) return false;
  return randomOf(`menu ${key}`).chance(0.6);
};

/** Articles of a delivery in the order of their numbers: the regulars and some others, the popular ones more often. */
const chosenArticles = (
  { seed, size }: PriceSetting,
  { outlet, supplier, date }: Delivery,
): SampleArticle[] => {
  const random = randomOf(`${seed} basket ${outlet} ${supplier.key} ${date}`);
  const [least, most] = supplier.lines;
  const share = (outlet === 'main' && !size.weekly ? 1 : 0.6) * size.basket;
  const wanted = Math.ceil(random.between(least, most) * share);
  const menu = supplier.articles.filter(({ number }) => isOnMenu(outlet, `${supplier.key}/${number}`));
  const always = menu.filter(({ number }) => regulars.has(`${supplier.key}/${number}`));
  const others = menu
    .filter((article) => !always.includes(article))
    .map((article) => {
      const popularity = [1, 0.6, 0.35][randomOf(`popular ${article.number}`).between(0, 2)] ?? 1;
      return { article, rank: random.next() ** (1 / popularity) };
    })
    .toSorted((a, b) => b.rank - a.rank)
    .slice(0, Math.max(0, wanted - always.length))
    .map(({ article }) => article);
  return [...always, ...others].toSorted((a, b) => (a.number < b.number ? -1 : 1));
};

const quantityOf = (setting: PriceSetting, delivery: Delivery, article: SampleArticle): number => {
  const { seed } = setting;
  const { outlet, supplier, date, fromLast } = delivery;
  const key = `${supplier.key}/${article.number}`;
  const told = openChanges.find((change) => change.article === key)?.quantities.toReversed()[fromLast];
  if (told !== undefined && outlet === 'main') return told;
  const claimed = outlet === 'main' ? dearerOn(setting, key, date) : undefined;
  if (claimed !== undefined) return claimed.quantity;
  const random = randomOf(`${seed} quantity ${outlet} ${key} ${date}`);
  const share = (outlet === 'main' ? 1 : 0.6) * deliveriesOn(setting, delivery);
  const [least, most] = article.quantity;
  if (article.unit !== 'KGM') return Math.max(1, Math.round(random.between(least, most) * share));
  return Math.round((least + random.next() * (most - least)) * share * 10) / 10;
};

const isDuring = ({ today }: PriceSetting, [from, to]: Stretch, date: string): boolean => {
  const daysAgo = daysBetween(date, today);
  return daysAgo <= from && daysAgo >= to;
};

/** Whether an article's undecided price, or pack, holds on a day. */
const isOpen = ({ openSince }: PriceSetting, key: string, date: string): boolean =>
  date >= (openSince.get(key) ?? '9999');

/** Kronor off each, if the line has a discount that day. */
const discountOn = (setting: PriceSetting, key: string, price: number, date: string): number => {
  if (key === percentDiscount.article)
    return (price / 100) * (isOpen(setting, key, date) ? percentDiscount.lowered : percentDiscount.usual);
  if (key === campaign.article) return isDuring(setting, setting.size.campaign, date) ? campaign.off : 0;
  if (key !== volumeDiscount.article) return 0;
  return isDuring(setting, setting.size.discountLost, date) ? 0 : volumeDiscount.off;
};

/** What the goods are called on a day: the pack is a part of it. */
const nameOn = (setting: PriceSetting, key: string, { name }: SampleArticle, date: string): string => {
  const isSmaller =
    key === smallerPack.article && daysBetween(date, setting.today) <= setting.size.smallerPackSince;
  if (isSmaller) return smallerPack.name;
  const open = isOpen(setting, key, date) ? openChanges.find(({ article }) => article === key) : undefined;
  return open?.name ?? name;
};

const vatOn = ({ size, today }: PriceSetting, key: string, article: SampleArticle, date: string): string => {
  if (key !== vatCorrection.article) return vatRateOn(article.category, date);
  const isCorrected = daysBetween(date, today) <= size.vatCorrectedSince;
  return isCorrected ? vatRateOn('soft-drinks', date) : vatCorrection.before;
};

/** Deposit that the line itself charges. */
const chargedOn = ({ size, today }: PriceSetting, key: string, quantity: number, date: string): object => {
  if (key !== depositChange.article) return {};
  const isRaised = daysBetween(date, today) <= size.depositRaisedSince;
  return { deposit: ((isRaised ? depositChange.after : depositChange.before) * quantity).toFixed(2) };
};

const linesOf = (setting: PriceSetting, delivery: Delivery, article: SampleArticle): DraftLine[] => {
  const { supplier, date } = delivery;
  const key = `${supplier.key}/${article.number}`;
  const quantity = quantityOf(setting, delivery, article);
  const price = priceOn(setting, key, article, date);
  const off = discountOn(setting, key, price, date);
  const line: DraftLine = {
    articleNumber: article.number,
    name: nameOn(setting, key, article, date),
    quantity: String(quantity),
    unit: article.unit,
    price: price.toFixed(2),
    vatRate: vatOn(setting, key, article, date),
    ...chargedOn(setting, key, quantity, date),
    ...(off === 0 ? {} : { discount: (off * quantity).toFixed(2) }),
  };
  if (article.deposit === 0) return [line];
  const deposit: DraftLine = {
    articleNumber: `P${article.deposit}`,
    name: `Pant burk ${article.deposit}-pack`,
    quantity: line.quantity,
    unit: line.unit,
    price: article.deposit.toFixed(2),
    vatRate: line.vatRate,
  };
  return [line, deposit];
};

/** The lines of a delivery: goods, each with its pant after it, empties that go back, and freight as a line. */
export const deliveryLines = (setting: PriceSetting, delivery: Delivery): DraftLine[] => {
  const goods = chosenArticles(setting, delivery).flatMap((article) => linesOf(setting, delivery, article));
  const { supplier, date } = delivery;
  const deposits = goods.filter(({ articleNumber }) => articleNumber.startsWith('P'));
  const random = randomOf(`${setting.seed} empties ${delivery.outlet} ${supplier.key} ${date}`);
  const extra = { unit: 'H87', vatRate: '25' };
  const empties: DraftLine[] =
    deposits.length > 0 && random.chance(0.6)
      ? [
          {
            ...extra,
            articleNumber: 'RB',
            name: 'Returback',
            quantity: `-${random.between(2, 9)}`,
            price: '18.75',
          },
        ]
      : [];
  const freight: DraftLine[] =
    supplier.freight?.as === 'line'
      ? [
          {
            ...extra,
            articleNumber: 'DMT',
            name: supplier.freight.text,
            quantity: '1',
            price: supplier.freight.amount,
          },
        ]
      : [];
  return [...goods, ...empties, ...freight];
};
