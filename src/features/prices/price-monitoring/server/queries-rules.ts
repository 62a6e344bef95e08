import type { Reader } from '#platform/server/db/port.ts';
import type { UnitScope } from '#platform/server/scope.ts';
import type { RuleRow } from '../contract-alerts.ts';

interface RuleRecord {
  readonly scope: RuleRow['scope'];
  readonly scope_id: string;
  readonly set_at: string;
  readonly reference: RuleRow['reference'];
  readonly threshold_type: 'any' | 'amount' | 'percent';
  readonly threshold: string | null;
  readonly direction: RuleRow['direction'];
  readonly title: string | null;
}

const thresholdOf = ({ threshold_type: type, threshold }: RuleRecord): RuleRow['threshold'] =>
  type === 'any' ? { type } : { type, value: threshold ?? '0' };

/** The newest rule of each scope of the unit, the unit's own first. */
export const listRules = async (
  reader: Reader,
  { organizationId, unitId }: UnitScope,
): Promise<RuleRow[]> => {
  const records = await reader.query<RuleRecord>(
    `select distinct on (r.scope, r.scope_id) r.scope, r.scope_id, r.set_at, r.reference, r.threshold_type,
       trim_scale(r.threshold) as threshold, r.direction, coalesce(s.display_name, a.name) as title
     from price_rule r
     left join organization_supplier s on r.scope = 'supplier' and s.organization_id = $1 and s.id = r.scope_id
     left join unit_article a on r.scope = 'article' and a.organization_id = $1 and a.unit_id = $2 and a.id = r.scope_id
     where r.organization_id = $1 and r.unit_id = $2
     order by r.scope, r.scope_id, r.set_at desc`,
    [organizationId, unitId],
  );
  const order: Readonly<Record<RuleRow['scope'], number>> = { unit: 0, supplier: 1, article: 2 };
  return records
    .map((record): RuleRow => ({
      scope: record.scope,
      ...(record.scope === 'unit' ? {} : { scopeId: record.scope_id }),
      reference: record.reference,
      threshold: thresholdOf(record),
      direction: record.direction,
      setAt: record.set_at,
      title: record.title,
    }))
    .toSorted((a, b) => order[a.scope] - order[b.scope]);
};
