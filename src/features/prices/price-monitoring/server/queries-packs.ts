import { soldKey } from '#core/sourcing/known-goods.ts';
import type { PackSize } from '#core/values/pack-size.ts';
import type { Reader } from '#platform/server/db/port.ts';

/** What people have stated of packs, by `soldKey`. */
export const statedPacks = async (
  reader: Reader,
  organizationId: string,
): Promise<ReadonlyMap<string, PackSize>> => {
  const rows = await reader.query<PackSize & { supplierId: string; articleKey: string }>(
    `select supplier_id as "supplierId", article_key as "articleKey", base_unit as "baseUnit", trim_scale(amount) as amount
     from stated_pack where organization_id = $1`,
    [organizationId],
  );
  return new Map(rows.map(({ baseUnit, amount, ...sold }) => [soldKey(sold), { baseUnit, amount }]));
};
