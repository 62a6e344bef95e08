import type { SearchWords } from '#core/values/search-words.ts';
import type { Reader } from '#platform/server/db/port.ts';
import type { UnitScope } from '#platform/server/scope.ts';
import { contains, plainly } from '#platform/server/sql.ts';
import type { Viewer } from './queries-list.ts';
import { appliesHere } from './queries.ts';

export interface FoundDeal {
  readonly id: string;
  readonly title: string;
  readonly supplierName: string;
  readonly price: string;
  readonly currency: string;
  readonly unit: string;
  readonly validFrom: string;
  readonly validTo: string | null;
}

/** A condition on `deal d`: its goods have undecided alerts in the unit. */
const withAlerts = `
       and (d.supplier_id, d.article_key) in (
         select a.supplier_id, g.key from unit_article a cross join unnest(a.article_key || a.earlier_keys) g(key)
         where a.organization_id = $1 and a.unit_id = $2 and a.unresolved > 0)`;

const foundSql = (more: string): string => `
     select d.id, d.title, s.display_name as "supplierName", trim_scale(d.price) as price, d.currency, d.unit,
       d.valid_from as "validFrom", d.valid_to as "validTo"
     from deal d join organization_supplier s on s.organization_id = $1 and s.id = d.supplier_id
     where ${appliesHere}
       and ${plainly(`d.title || ' ' || coalesce(d.article_number, '') || ' ' || s.display_name`)} like all($3::text[])${more}
     order by d.valid_from <= $4::date and coalesce(d.valid_to >= $4::date, true) desc, d.valid_from desc, d.id
     limit $5`;

/** Deals that apply to the unit and have all words in their goods, number or supplier; those in force first, then the newest. */
export const findDeals = (
  reader: Reader,
  { organizationId, unitId }: UnitScope,
  { words }: SearchWords,
  { today, onlyWithAlerts }: Pick<Viewer, 'today' | 'onlyWithAlerts'>,
  most: number,
): Promise<FoundDeal[]> => {
  if (words.length === 0) return Promise.resolve([]);
  return reader.query<FoundDeal>(foundSql(onlyWithAlerts ? withAlerts : ''), [
    organizationId,
    unitId,
    words.map(contains),
    today,
    most,
  ]);
};
