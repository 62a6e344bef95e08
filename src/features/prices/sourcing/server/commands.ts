import { measuredPack } from '#core/sourcing/comparable-price.ts';
import { areAcross } from '#core/sourcing/same-goods.ts';
import type { PackSize } from '#core/values/pack-size.ts';
import { recordAudit } from '#platform/server/audit.ts';
import type { Tx } from '#platform/server/db/port.ts';
import type { NewId } from '#platform/server/ids.ts';
import type { Actor } from '#platform/server/scope.ts';
import { Refused, refused } from '#platform/wire/refused.ts';
import type { Viewer } from './queries-bought.ts';
import { listedIn, seenUnits } from './queries-bought.ts';

/** Who acts in a unit, and when. */
export interface SourcingAct {
  readonly viewer: Viewer;
  readonly actor: Actor;
  readonly now: Date;
}

interface Sold {
  readonly supplierId: string;
  readonly articleKey: string;
  readonly unit: string;
  /** In its supplier's words. */
  readonly name: string;
}

/** What an article of one of the units is sold as. */
const soldAs = async (
  tx: Tx,
  { viewer: { scope } }: SourcingAct,
  articleId: string,
  unitIds: readonly string[] = [scope.unitId],
): Promise<Sold | Refused<'article.not_exist'>> => {
  const [article] = await tx.query<Sold>(
    `select supplier_id as "supplierId", article_key as "articleKey", unit, coalesce(invoiced_name, name) as name from unit_article
     where organization_id = $1 and unit_id = any($2::uuid[]) and id = $3`,
    [scope.organizationId, unitIds, articleId],
  );
  return article ?? refused('article.not_exist');
};

const packBefore = async (tx: Tx, key: readonly string[]): Promise<PackSize | null> => {
  const [before] = await tx.query<PackSize>(
    `select base_unit as "baseUnit", trim_scale(amount) as amount from stated_pack
     where organization_id = $1 and supplier_id = $2 and article_key = $3 for update`,
    key,
  );
  return before ?? null;
};

const record = (
  tx: Tx,
  { viewer: { scope }, actor }: SourcingAct,
  action: string,
  subjectId: string,
  detail: Readonly<Record<string, unknown>>,
): Promise<void> =>
  recordAudit(tx, actor, {
    organizationId: scope.organizationId,
    unitId: scope.unitId,
    action,
    subjectId,
    detail,
  });

/**
 * States what one unit of measure of an article holds; it counts in all units of the organization. Answers what was stated before, so
 * that it can be put back. What is sold by weight or volume is its own content and is refused.
 */
export const statePack = async (
  tx: Tx,
  act: SourcingAct,
  articleId: string,
  stated: PackSize,
): Promise<
  { stated: PackSize; before: PackSize | null } | Refused<'article.not_exist' | 'pack.measured'>
> => {
  const sold = await soldAs(tx, act, articleId);
  if (sold instanceof Refused) return sold;
  if (measuredPack(sold.unit) !== null) return refused('pack.measured');
  const key = [act.viewer.scope.organizationId, sold.supplierId, sold.articleKey];
  const before = await packBefore(tx, key);
  await tx.query(
    `insert into stated_pack (organization_id, supplier_id, article_key, base_unit, amount, stated_by, stated_at)
     values ($1, $2, $3, $4, $5, $6, $7)
     on conflict (organization_id, supplier_id, article_key) do update
     set base_unit = excluded.base_unit, amount = excluded.amount, stated_by = excluded.stated_by, stated_at = excluded.stated_at`,
    [...key, stated.baseUnit, stated.amount, act.actor.userId, act.now],
  );
  await record(tx, act, 'pack.stated', articleId, { ...stated, before });
  return { stated, before };
};

/** Takes back what was stated: the name says again what it says. Twice is once. */
export const forgetPack = async (
  tx: Tx,
  act: SourcingAct,
  articleId: string,
): Promise<{ before: PackSize | null } | Refused<'article.not_exist'>> => {
  const sold = await soldAs(tx, act, articleId);
  if (sold instanceof Refused) return sold;
  const key = [act.viewer.scope.organizationId, sold.supplierId, sold.articleKey];
  const before = await packBefore(tx, key);
  if (before === null) return { before };
  await tx.query(
    'delete from stated_pack where organization_id = $1 and supplier_id = $2 and article_key = $3',
    key,
  );
  await record(tx, act, 'pack.forgotten', articleId, { before });
  return { before };
};

/**
 * Says whether an article and goods of another supplier, bought in any of the viewer's units or in a list that came, are the same; the
 * newest word counts.
 * Goods of one supplier or of two categories are not asked about.
 */
export const judgeGoods = async (
  tx: Tx,
  act: SourcingAct,
  newId: NewId,
  articleId: string,
  { otherId, isSame }: { readonly otherId: string; readonly isSame: boolean },
): Promise<{ verdictId: string } | Refused<'article.not_exist' | 'goods.not_alike'>> => {
  const seen = await seenUnits(tx, act.viewer);
  const article = await soldAs(tx, act, articleId);
  const bought = await soldAs(
    tx,
    act,
    otherId,
    seen.map(({ unitId }) => unitId),
  );
  const other =
    bought instanceof Refused
      ? ((await listedIn(tx, act.viewer)).find(({ id }) => id === otherId) ?? bought)
      : bought;
  if (article instanceof Refused) return article;
  if (other instanceof Refused) return other;
  if (article.supplierId === other.supplierId || areAcross(article, other)) return refused('goods.not_alike');
  const [first, second] = article.supplierId < other.supplierId ? [article, other] : [other, article];
  const [verdict] = await tx.query<{ id: string }>(
    `insert into same_goods (organization_id, id, supplier_id, article_key, other_supplier_id, other_article_key, is_same, said_by, said_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9)
     on conflict (organization_id, supplier_id, article_key, other_supplier_id, other_article_key) do update
     set is_same = excluded.is_same, said_by = excluded.said_by, said_at = excluded.said_at
     returning id`,
    [
      act.viewer.scope.organizationId,
      newId(),
      first.supplierId,
      first.articleKey,
      second.supplierId,
      second.articleKey,
      isSame,
      act.actor.userId,
      act.now,
    ],
  );
  const verdictId = verdict?.id ?? '';
  await record(tx, act, isSame ? 'goods.confirmed' : 'goods.refused', verdictId, { articleId, otherId });
  return { verdictId };
};

/** Takes back what was said of two goods. */
export const forgetVerdict = async (
  tx: Tx,
  act: SourcingAct,
  verdictId: string,
): Promise<null | Refused<'goods.not_judged'>> => {
  const gone = await tx.query<{ id: string }>(
    'delete from same_goods where organization_id = $1 and id = $2 returning id',
    [act.viewer.scope.organizationId, verdictId],
  );
  if (gone.length === 0) return refused('goods.not_judged');
  await record(tx, act, 'goods.forgotten', verdictId, {});
  return null;
};
