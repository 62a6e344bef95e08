import { normaliseName } from '../products/article-key.ts';
import { toldCategory } from '../products/article-category.ts';
import type { BoughtGoods, KnownGoods } from './known-goods.ts';
import { areAcross, mayBeOfOne } from './same-goods.ts';

/** How goods come to stand beside an article: of another supplier, or the very `article` in a list of its own. */
export type OfferedBy = 'article' | 'gtin' | 'confirmed' | 'proposed' | 'similar';

/** A person's word on two goods, by `soldKey`. */
export interface GoodsVerdict {
  readonly id: string;
  readonly one: string;
  readonly other: string;
  readonly isSame: boolean;
}

export interface Offer<Goods extends BoughtGoods> {
  readonly offered: KnownGoods<Goods>;
  readonly by: OfferedBy;
  /** The verdict that says so, to be taken back. */
  readonly verdictId: string | null;
}

type Group<Goods extends BoughtGoods> = ReadonlyMap<string, readonly KnownGoods<Goods>[]>;

/** Goods by everything that they can be found by. */
export interface Assortment<Goods extends BoughtGoods> {
  readonly byKey: Group<Goods>;
  readonly byGtin: Group<Goods>;
  readonly byProposal: Group<Goods>;
  /** By `soldKey` of one side, then of the other. */
  readonly verdicts: ReadonlyMap<string, ReadonlyMap<string, GoodsVerdict>>;
}

const groupBy = <Each>(each: readonly Each[], keyOf: (one: Each) => string | null): Map<string, Each[]> => {
  const groups = new Map<string, Each[]>();
  for (const one of each) {
    const key = keyOf(one);
    const group = key === null ? undefined : groups.get(key);
    if (group !== undefined) group.push(one);
    else if (key !== null) groups.set(key, [one]);
  }
  return groups;
};

/** An assortment of goods, with what people have said of them. */
export const assortmentOf = <Goods extends BoughtGoods>(
  goods: readonly KnownGoods<Goods>[],
  said: readonly GoodsVerdict[],
): Assortment<Goods> => {
  const verdicts = new Map<string, Map<string, GoodsVerdict>>();
  const add = (from: string, to: string, verdict: GoodsVerdict): void => {
    const others = verdicts.get(from) ?? new Map<string, GoodsVerdict>();
    verdicts.set(from, others.set(to, verdict));
  };
  for (const verdict of said) {
    add(verdict.one, verdict.other, verdict);
    add(verdict.other, verdict.one, verdict);
  }
  return {
    byKey: groupBy(goods, ({ key }) => key),
    byGtin: groupBy(goods, ({ gtin }) => gtin),
    byProposal: groupBy(goods, ({ proposal }) => proposal),
    verdicts,
  };
};

/** The words that suppliers call goods by. */
const called = ({ name, invoicedName, category }: BoughtGoods) => ({ name: invoicedName ?? name, category });

/** Whether two goods may stand beside each other at all: other suppliers, no two categories, one currency. */
const isBeside = (one: BoughtGoods, other: BoughtGoods): boolean =>
  one.supplierId !== other.supplierId &&
  one.currency === other.currency &&
  !areAcross(called(one), called(other));

const kindOf = (goods: BoughtGoods) => toldCategory(called(goods).name) ?? goods.category;

/**
 * Goods of other suppliers that are an article's, or may be: by an equal GTIN, by a person's word, or proposed by an equal name, pack
 * and category, and the article itself in a list of its supplier's. What a person refused is not among them. Source: DEALS.md, section 5, "Same goods".
 */
export const offersOf = <Goods extends BoughtGoods>(
  article: KnownGoods<Goods>,
  { byKey, byGtin, byProposal, verdicts }: Assortment<Goods>,
): readonly Offer<Goods>[] => {
  const said = verdicts.get(article.key);
  const found = new Map<KnownGoods<Goods>, Offer<Goods>>();
  const take = (others: readonly KnownGoods<Goods>[], by: OfferedBy): void => {
    for (const offered of others) {
      const verdict = said?.get(offered.key) ?? null;
      if (!isBeside(article.goods, offered.goods) || verdict?.isSame === false || found.has(offered))
        continue;
      found.set(offered, { offered, by, verdictId: by === 'confirmed' ? (verdict?.id ?? null) : null });
    }
  };
  for (const offered of byKey.get(article.key) ?? [])
    if (offered.goods.isListed === true && offered.goods.currency === article.goods.currency)
      found.set(offered, { offered, by: 'article', verdictId: null });
  if (article.gtin !== null) take(byGtin.get(article.gtin) ?? [], 'gtin');
  for (const [key, { isSame }] of said ?? []) if (isSame) take(byKey.get(key) ?? [], 'confirmed');
  if (article.proposal !== null)
    take(
      (byProposal.get(article.proposal) ?? []).filter(
        ({ gtin, goods }) =>
          (gtin === null || article.gtin === null || gtin === article.gtin) &&
          mayBeOfOne(called(article.goods), called(goods)),
      ),
      'proposed',
    );
  return [...found.values()];
};

/**
 * Goods of other suppliers in lists that nobody has kept or refused so far, which are an article's or may be. All are proposed, the same
 * GTIN too, since a list that waits moves nothing; what a person says is the same is, and counts.
 */
export const waitingOf = <Goods extends BoughtGoods>(
  article: KnownGoods<Goods>,
  waiting: Assortment<Goods>,
): readonly Offer<Goods>[] =>
  offersOf(article, waiting)
    .filter(({ by }) => by !== 'article')
    .map(({ offered }) => {
      const said = waiting.verdicts.get(article.key)?.get(offered.key);
      return said === undefined
        ? { offered, by: 'proposed', verdictId: null }
        : { offered, by: 'confirmed', verdictId: said.id };
    });

/** Words that say what goods are, and not how large. */
const tellingWords = (name: string): Set<string> =>
  new Set(
    normaliseName(name)
      .split(' ')
      .filter((word) => word.length >= 4 && /^\p{L}+$/u.test(word)),
  );

/**
 * Goods of the same kind that are not known to be the same: of one category and base unit, with a telling word in common; those
 * with most words first, at most `most`. They make no saving until a person says that they are the same.
 */
export const similarTo = <Goods extends BoughtGoods>(
  article: KnownGoods<Goods>,
  goods: readonly KnownGoods<Goods>[],
  { verdicts }: Pick<Assortment<Goods>, 'verdicts'>,
  most: number,
): readonly Offer<Goods>[] => {
  const words = tellingWords(article.goods.name);
  const kind = kindOf(article.goods);
  const said = verdicts.get(article.key);
  return goods
    .flatMap((offered) => {
      const isKind = offered.known?.pack.baseUnit === article.known?.pack.baseUnit && article.known !== null;
      if (!isKind || !isBeside(article.goods, offered.goods) || said?.has(offered.key)) return [];
      const shared = [...tellingWords(offered.goods.name)].filter((word) => words.has(word)).length;
      return shared === 0 || kindOf(offered.goods) !== kind ? [] : [{ offered, shared }];
    })
    .toSorted((a, b) => b.shared - a.shared || (a.offered.goods.id < b.offered.goods.id ? -1 : 1))
    .slice(0, most)
    .map(({ offered }) => ({ offered, by: 'similar' as const, verdictId: null }));
};
