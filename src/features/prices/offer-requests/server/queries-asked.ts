import { decimal, rounded } from '#core/values/decimal.ts';
import { readAlternatives } from '#features/prices/sourcing/server/queries-articles.ts';
import type { Viewer } from '#features/prices/sourcing/server/queries-bought.ts';
import { priceAtOwnOutlet } from '#features/prices/sourcing/server/queries-overview.ts';
import type { Reader } from '#platform/server/db/port.ts';
import { Refused, refused } from '#platform/wire/refused.ts';
import type { AskedPrice } from '../rules.ts';

/** What a letter is about. */
export interface About {
  readonly articleId: string;
  readonly otherId?: string | undefined;
}

/** What is asked for, and of whom. */
export interface Asked extends AskedPrice {
  readonly supplier: { readonly id: string; readonly displayName: string };
}

type Unasked = Refused<'article.not_exist' | 'plan.required' | 'request.no_price'>;

/** Goods of another supplier, at the price that was last paid there. */
const offerAsked = async (
  reader: Reader,
  viewer: Viewer,
  articleId: string,
  otherId: string,
): Promise<Asked | Unasked> => {
  const found = await readAlternatives(reader, viewer, articleId);
  if (found instanceof Refused) return found;
  const { article, alternatives } = found;
  const other = alternatives.find((one) => one.articleId === otherId);
  if (other === undefined) return refused('article.not_exist');
  const isCompared =
    other.pack !== null && other.comparable !== null && article.pack?.baseUnit === other.pack.baseUnit;
  const { pack } = article;
  return {
    kind: 'offer',
    supplier: other.supplier,
    goods: other,
    currency: other.currency,
    ...(isCompared && other.pack !== null && other.comparable !== null
      ? { price: other.comparable, unit: other.pack.baseUnit }
      : { price: other.price, unit: other.unit }),
    ...(isCompared && pack !== null
      ? {
          quantity: rounded(decimal(article.yearlyQuantity).times(decimal(pack.amount)), 6),
          quantityUnit: pack.baseUnit,
        }
      : { quantity: article.yearlyQuantity, quantityUnit: article.unit }),
  };
};

/** The article itself, at the lowest price of another own restaurant within fourteen days. */
const ownPriceAsked = async (reader: Reader, viewer: Viewer, articleId: string): Promise<Asked | Unasked> => {
  const row = await priceAtOwnOutlet(reader, viewer, articleId);
  if (row instanceof Refused) return row;
  if (row.lowest === null) return refused('request.no_price');
  return {
    kind: 'own-price',
    supplier: row.supplier,
    goods: row,
    price: row.lowest,
    unit: row.unit,
    currency: row.currency,
    quantity: row.yearlyQuantity,
    quantityUnit: row.unit,
  };
};

/** What a request of the viewer's would ask for; refused where they see no such price. */
export const whatIsAsked = (
  reader: Reader,
  viewer: Viewer,
  { articleId, otherId }: About,
): Promise<Asked | Unasked> =>
  otherId === undefined
    ? ownPriceAsked(reader, viewer, articleId)
    : offerAsked(reader, viewer, articleId, otherId);
