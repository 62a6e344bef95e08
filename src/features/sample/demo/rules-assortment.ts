import type { SampleArticle } from './rules-catalogue.ts';
import { asListed } from './rules-prices.ts';
import { randomOf } from './rules-random.ts';
import type { SampleSize } from './rules-size.ts';
import { type SampleSupplier, sampleSuppliers } from './rules-suppliers.ts';

/** Makers that nobody buys from; a large wholesaler has the same goods of each of them. */
const makers = ['Ekbacka', 'Norrvik', 'Solhaga', 'Tallmo', 'Björkhult', 'Lundby'] as const;

const ofMaker = ({ number, name, price, unit, ...rest }: SampleArticle, at: number): SampleArticle => {
  const share = 0.8 + randomOf(`maker ${number} ${at}`).next() * 0.5;
  return {
    ...rest,
    unit,
    number: `${number}${at + 1}`,
    name: `${name} ${makers[at]}`,
    price: asListed(price * share, unit),
  };
};

const wide: readonly SampleSupplier[] = sampleSuppliers.map((supplier) => ({
  ...supplier,
  articles: supplier.articles.flatMap((article) => [article, ...makers.map((_, at) => ofMaker(article, at))]),
}));

/** The suppliers of a sample with what they sell: a few hundred articles, or fifteen hundred. */
export const suppliersIn = ({ isWide }: Pick<SampleSize, 'isWide'>): readonly SampleSupplier[] =>
  isWide ? wide : sampleSuppliers;
