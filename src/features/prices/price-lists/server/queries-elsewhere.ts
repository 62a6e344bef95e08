import type { Role } from '#core/access/roles.ts';
import type { Category } from '#core/products/category.ts';
import type { Reader } from '#platform/server/db/port.ts';
import { type Hooks, hook } from '#platform/server/hooks.ts';
import type { SeenScope } from '#platform/server/scope.ts';
import type { PriceListLine } from '../contract-line.ts';
import type { KnownLine } from './queries-lines.ts';
import type { ListRecord } from './queries.ts';

/** Goods that a supplier's list names, and that the unit does not buy of that supplier. */
export interface UnboughtGoods {
  /** Told apart by it in the answer. */
  readonly id: string;
  readonly supplierId: string;
  readonly supplierName: string;
  readonly supplierCategory: Category;
  readonly articleNumber: string | null;
  readonly gtin: string | null;
  readonly name: string;
  readonly unit: string;
  readonly currency: string;
  readonly price: string;
}

/** Who looks, in which unit. */
export interface ListViewer {
  readonly scope: SeenScope;
  readonly role: Role;
}

type Elsewhere = NonNullable<PriceListLine['elsewhere']>;

/** Which of a list's goods the unit buys of another supplier, by id; asked of whoever knows which goods are the same. */
export const boughtElsewhere = hook<
  (
    reader: Reader,
    viewer: ListViewer,
    goods: readonly UnboughtGoods[],
  ) => Promise<ReadonlyMap<string, Elsewhere>>
>('which goods are bought of another supplier');

/** The lines, with those that are new told as bought elsewhere where the unit buys the same goods of another supplier. */
export const withElsewhere = async (
  reader: Reader,
  viewer: ListViewer,
  hooks: Hooks,
  { record, lines }: { readonly record: ListRecord; readonly lines: readonly KnownLine[] },
): Promise<KnownLine[]> => {
  const { supplierId } = record;
  if (supplierId === null) return [...lines];
  const goods = lines.flatMap(({ line, compared }, at): UnboughtGoods[] => {
    if (line.change !== 'new' || line.price === null || line.unit === '' || line.name === '') return [];
    const { articleNumber, name, unit, currency, price } = line;
    const gtin = compared.price?.gtin ?? null;
    const own = { articleNumber, gtin, name, unit, currency, price };
    const supplierName = record.supplierName ?? '';
    const supplierCategory = record.supplierCategory ?? 'general';
    return [{ id: String(at), supplierId, supplierName, supplierCategory, ...own }];
  });
  if (goods.length === 0) return [...lines];
  const found = await hooks.one(boughtElsewhere)(reader, viewer, goods);
  return lines.map((known, at) => {
    const elsewhere = found.get(String(at));
    return elsewhere === undefined
      ? known
      : { ...known, line: { ...known.line, change: 'elsewhere', elsewhere } };
  });
};
