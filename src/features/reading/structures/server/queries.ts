import { sharedStructure, sharedStructures } from '#core/reading/shared/shared-structure.ts';
import type { SharedStructure } from '#core/reading/shared/shared-structure.ts';
import { structureStatements } from '#core/reading/shared/structure-statements.ts';
import { wireStatements } from '#features/reading/review/server/queries.ts';
import type { Statement } from '#features/reading/review/contract.ts';
import type { Reader } from '#platform/server/db/port.ts';
import { offsetOf } from '#platform/wire/paging.ts';
import type { Paging } from '#platform/wire/paging.ts';
import type { StructureReview } from '../contract.ts';
import type { StructureReviewTable } from './tables.ts';

/** Whether an organization neither teaches others nor is shown what they taught. */
export const hasOptedOut = async (reader: Reader, organizationId: string): Promise<boolean> => {
  const out = await reader.query('select from structure_opt_out where organization_id = $1', [
    organizationId,
  ]);
  return out.length > 0;
};

type NamedReview = StructureReviewTable & { readonly supplier_name: string | null };

const reviewsSql = `
  select r.*, (select s.display_name from supplier s
    where s.organization_number = r.organization_number and s.merged_into is null order by s.id limit 1) as supplier_name
  from structure_review r`;

const saidOf = (structure: SharedStructure | null): Statement[] =>
  structure === null ? [] : wireStatements(structureStatements(structure));

const reviewOf = (row: NamedReview): StructureReview => ({
  id: row.id,
  organizationNumber: row.organization_number,
  supplierName: row.supplier_name,
  state: row.state,
  parties: row.parties,
  statements: saidOf(sharedStructure(row.structure)),
  against: sharedStructures(row.against).map(saidOf),
  openedAt: row.opened_at.toISOString(),
  decidedAt: row.decided_at?.toISOString() ?? null,
});

/** One page of layouts in a state, those that wait longest first. A platform read, for staff only. */
export const listReviews = async (
  reader: Reader,
  { state, ...page }: Paging & { readonly state: StructureReview['state'] },
): Promise<{ content: StructureReview[]; total: number }> => {
  const [count] = await reader.query<{ total: number }>(
    'select count(*)::int as total from structure_review where state = $1',
    [state],
  );
  const rows = await reader.query<NamedReview>(
    `${reviewsSql} where r.state = $1 order by r.opened_at, r.id limit $2 offset $3`,
    [state, page.limit, offsetOf(page)],
  );
  return { content: rows.map(reviewOf), total: count?.total ?? 0 };
};

/** One of them; null where there is none. */
export const readStructureReview = async (reader: Reader, id: string): Promise<StructureReview | null> => {
  const [row] = await reader.query<NamedReview>(`${reviewsSql} where r.id = $1`, [id]);
  return row === undefined ? null : reviewOf(row);
};
