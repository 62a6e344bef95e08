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

/** Name and domain by the supplier's key. */
const exampleNames: Readonly<Record<string, readonly [name: string, domain: string]>> = {
  'tallviks-grossist': ['Exempelgrossisten', 'exempelgrossisten'],
  skafferihuset: ['Exempelskafferiet', 'exempelskafferiet'],
  'enskars-kott': ['Exempelköttet', 'exempelkottet'],
  'dryckeshuset-vast': ['Exempeldryck', 'exempeldryck'],
  'sodra-fiskbilen': ['Exempelfisken', 'exempelfisken'],
  'gronsakshuset-arsta': ['Exempelgrönt', 'exempelgront'],
  'bageri-ragen': ['Exempelbageriet', 'exempelbageriet'],
  'rosteri-nordan': ['Exempelrosteriet', 'exempelrosteriet'],
  forbrukning: ['Exempelförbrukning', 'exempelforbrukning'],
  extras: ['Exempelimporten', 'exempelimporten'],
};

const named: readonly SampleSupplier[] = sampleSuppliers.map((supplier) => {
  const [name = supplier.party.name, domain = supplier.key] = exampleNames[supplier.key] ?? [];
  return { ...supplier, domain, party: { ...supplier.party, name } };
});

/** The suppliers of a sample with what they sell: a few hundred articles, or fifteen hundred. */
export const suppliersIn = ({
  isWide,
  isNamedExample,
}: Pick<SampleSize, 'isWide' | 'isNamedExample'>): readonly SampleSupplier[] => {
  if (isNamedExample) return named;
  return isWide ? wide : sampleSuppliers;
};

/** What an article's supplier is called in a sample, by the article's key; undefined for a key of nobody's. */
export const supplierNameOf = (
  size: Pick<SampleSize, 'isWide' | 'isNamedExample'>,
  article: string,
): string | undefined => {
  const [supplierKey = ''] = article.split('/');
  if (size.isNamedExample) return exampleNames[supplierKey]?.[0];
  return suppliersIn(size).find(({ key }) => key === supplierKey)?.party.name;
};
