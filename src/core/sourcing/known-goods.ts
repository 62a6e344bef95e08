import type { PackSize } from '../values/pack-size.ts';
import type { Category } from '../products/category.ts';
import { comparablePrice, type KnownPack, knownPack, type ReadName } from './comparable-price.ts';
import { proposalKey, sharedGtin } from './same-goods.ts';

/** An article as a unit of the organization buys it; prices are for one of its unit of measure, decimal strings. */
export interface BoughtGoods {
  readonly id: string;
  readonly unitId: string;
  readonly supplierId: string;
  /** What the supplier sells, whoever buys it: `goodsKeyIn`. */
  readonly articleKey: string;
  readonly name: string;
  /** What its invoices call it, where the unit's people call it otherwise: suppliers' words are compared. */
  readonly invoicedName?: string | null;
  readonly unit: string;
  readonly currency: string;
  readonly category: Category;
  readonly price: string;
  /** ISO date of the newest purchase. */
  readonly lastDate: string;
  readonly gtin: string | null;
  /** A price that a supplier's list states today: nobody has paid it, and `lastDate` is the day from which it holds. */
  readonly isListed?: boolean;
}

/** The same with what its name, unit of measure and a person's word come to. */
export interface KnownGoods<Goods extends BoughtGoods = BoughtGoods> {
  readonly goods: Goods;
  /** Supplier and article key: one in all units. */
  readonly key: string;
  readonly known: KnownPack | null;
  /** Of a kilogram, litre or piece; null where the pack is unknown. */
  readonly comparable: string | null;
  readonly gtin: string | null;
  /** What a proposal of the same goods needs to have in common; null without a pack. */
  readonly proposal: string | null;
}

/** What a supplier sells, as a key. */
export const soldKey = ({ supplierId, articleKey }: Pick<BoughtGoods, 'supplierId' | 'articleKey'>): string =>
  `${supplierId} ${articleKey}`;

/** Reads packs and comparable prices of what is bought; `stated` are packs by `soldKey` that people stated. */
export const knowGoods = <Goods extends BoughtGoods>(
  goods: readonly Goods[],
  stated: ReadonlyMap<string, PackSize>,
  read?: ReadName,
): readonly KnownGoods<Goods>[] =>
  goods.map((one) => {
    const key = soldKey(one);
    const sold = { ...one, name: one.invoicedName ?? one.name };
    const known = knownPack(sold, stated.get(key) ?? null, read);
    const pack = known?.pack ?? null;
    return {
      goods: one,
      key,
      known,
      comparable: pack === null ? null : comparablePrice(one.price, pack),
      gtin: sharedGtin(one.gtin),
      proposal: proposalKey({ ...sold, pack, count: known?.count ?? 1 }),
    };
  });
