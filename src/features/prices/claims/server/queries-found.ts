import { printClaimNumber } from '#core/claims/claim-number.ts';
import type { ClaimState } from '#core/claims/claim.ts';
import { codeOf } from '#core/values/search-words.ts';
import type { SearchWords } from '#core/values/search-words.ts';
import type { Reader } from '#platform/server/db/port.ts';
import type { UnitScope } from '#platform/server/scope.ts';
import { contains, plainly } from '#platform/server/sql.ts';

export interface FoundClaim {
  readonly id: string;
  /** As people read it: `K-2026-001`. */
  readonly number: string;
  readonly supplierName: string;
  readonly state: ClaimState;
  readonly currency: string;
  /** Of all lines, net. */
  readonly amount: string;
  /** Its number is what was asked for. */
  readonly isExact: boolean;
}

interface ClaimRecord extends Omit<FoundClaim, 'number' | 'isExact'> {
  readonly year: number;
  readonly sequence: number;
}

/** Every word stands in the number, the supplier's name or the names of its goods. */
const foundSql = `
  with goods as materialized (
    select l.claim_id, sum(l.amount) as amount, string_agg(l.name || ' ' || coalesce(l.article_number, ''), ' ') as names
    from claim_line l where l.organization_id = $1 and l.unit_id = $2 group by l.claim_id
  )
  select c.id, c.year, c.sequence, s.display_name as "supplierName", c.state, c.currency,
    coalesce(trim_scale(g.amount), 0) as amount
  from claim c
  join organization_supplier s on s.organization_id = $1 and s.id = c.supplier_id
  left join goods g on g.claim_id = c.id
  where c.organization_id = $1 and c.unit_id = $2
    and 'k-' || c.year || '-' || lpad(c.sequence::text, greatest(3, length(c.sequence::text)), '0') || ' '
      || ${plainly(`s.display_name || ' ' || coalesce(g.names, '')`)} like all($3::text[])
  order by c.year desc, c.sequence desc limit $4`;

/** Claims of the unit that have all words, the newest first. */
export const findClaims = async (
  reader: Reader,
  { organizationId, unitId }: UnitScope,
  { text, words }: SearchWords,
  most: number,
): Promise<FoundClaim[]> => {
  if (words.length === 0) return [];
  const records = await reader.query<ClaimRecord>(foundSql, [
    organizationId,
    unitId,
    words.map(contains),
    most,
  ]);
  return records.map(({ year, sequence, ...claim }) => {
    const number = printClaimNumber({ year, sequence });
    return { ...claim, number, isExact: codeOf(number) === codeOf(text) };
  });
};
