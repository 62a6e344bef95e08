import type { Reader } from '#platform/server/db/port.ts';
import type { UnitScope } from '#platform/server/scope.ts';

/** What was said of a row of a list. */
export interface ChoiceRecord {
  readonly listId: string;
  readonly row: number;
  readonly choice: 'offer' | 'refused' | 'deal';
  readonly dealId: string | null;
}

/** A deal speaks for its row whoever made it: one price at a time, or a bulk import. */
const choicesSql = `
  select c.price_list_id as "listId", c."row", c.choice, null::uuid as "dealId"
  from price_list_choice c where c.organization_id = $1 and c.unit_id = $2 and c.price_list_id = any($3::uuid[])
  union all
  select l.id, d.source_row, 'deal', d.id
  from price_list l
  join deal d on d.organization_id = $1 and d.source_document_id = l.document_id and d.source_row is not null
    and coalesce($2 = any(d.unit_ids), true)
  where l.organization_id = $1 and l.unit_id = $2 and l.id = any($3::uuid[])`;

/** What was said of rows of lists, by list and row with a space between; a deal comes after what was said before it. */
export const choicesOf = async (
  reader: Reader,
  { organizationId, unitId }: UnitScope,
  listIds: readonly string[],
): Promise<ReadonlyMap<string, ChoiceRecord>> => {
  const rows = await reader.query<ChoiceRecord>(choicesSql, [organizationId, unitId, listIds]);
  return new Map(rows.map((each) => [`${each.listId} ${each.row}`, each]));
};
