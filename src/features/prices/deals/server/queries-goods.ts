import { goodsKeyIn } from '#core/products/article-key.ts';
import type { PackSize } from '#core/values/pack-size.ts';
import { packOf } from '#features/prices/price-monitoring/rules.ts';
import type { Reader } from '#platform/server/db/port.ts';
import type { UnitScope } from '#platform/server/scope.ts';
import { refused } from '#platform/wire/refused.ts';
import type { Refused } from '#platform/wire/refused.ts';
import type { CreateDeal } from '../contract-terms.ts';

/** The goods that a deal is made about. */
export interface Goods {
  readonly supplierId: string;
  readonly articleKey: string;
  readonly articleNumber: string | null;
  readonly name: string;
  readonly unit: string;
  readonly currency: string;
  /** As its newest line states it, or as its name tells it; null where neither does. */
  readonly pack: PackSize | null;
}

const articleSql = `
  select supplier_id as "supplierId", article_key as "articleKey", article_number as "articleNumber", name, unit, currency,
    watch_state #> '{newest,pack}' as pack
  from unit_article where organization_id = $1 and unit_id = $2 and id = $3`;

const supplierSql = `
  select u.currency from unit u
  where u.organization_id = $1 and u.id = $2
    and (exists (select from organization_supplier s where s.organization_id = $1 and s.id = $3)
      or exists (select from supplier d where d.id = $3))`;

/** The goods of an article of the unit, or those that were named: of a supplier of the organization or of the directory, bought before or not. */
export const goodsOf = async (
  reader: Reader,
  { organizationId, unitId }: UnitScope,
  { articleId, goods }: Pick<CreateDeal, 'articleId' | 'goods'>,
): Promise<Goods | Refused<'article.not_exist' | 'supplier.not_exist'>> => {
  if (goods === undefined) {
    const [article] = await reader.query<Goods>(articleSql, [organizationId, unitId, articleId]);
    return article ?? refused('article.not_exist');
  }
  const { supplierId, name, unit, pack } = goods;
  const [supplier] = await reader.query<{ currency: string }>(supplierSql, [
    organizationId,
    unitId,
    supplierId,
  ]);
  if (supplier === undefined) return refused('supplier.not_exist');
  const { currency } = supplier;
  const articleNumber = goods.articleNumber === '' ? null : goods.articleNumber;
  const articleKey = goodsKeyIn({ articleNumber, name, unitOfMeasure: unit }, currency);
  return {
    supplierId,
    articleKey,
    articleNumber,
    name,
    unit,
    currency,
    pack: pack === undefined ? packOf({ name, unit }) : pack,
  };
};

/** Whether a document of the unit exists, in which a deal may have been agreed. */
export const hasDocument = async (
  reader: Reader,
  { organizationId, unitId }: UnitScope,
  source: CreateDeal['source'],
): Promise<boolean> => {
  if (source === undefined || source === null) return true;
  const found = await reader.query<{ id: string }>(
    'select id from document where organization_id = $1 and unit_id = $2 and id = $3',
    [organizationId, unitId, source.documentId],
  );
  return found.length > 0;
};

/** The units that a deal is for, as it is asked for in one of them. */
export const unitsOf = (
  { unitId }: UnitScope,
  { wholeOrganization, unitIds }: Pick<CreateDeal, 'wholeOrganization' | 'unitIds'>,
): readonly string[] | null => (wholeOrganization ? null : [...new Set(unitIds ?? [unitId])]);
