import { csvHead } from '#core/reading/csv/csv-mapping.ts';
import { readSoon } from '#features/intake/documents/server/commands-aside.ts';
import { forgetOutcome } from './commands-outcome.ts';
import type { NewId } from '#platform/server/ids.ts';
import { publish } from '#platform/server/live.ts';
import type { UnitScope } from '#platform/server/scope.ts';
import { refused } from '#platform/wire/refused.ts';
import { Refused } from '#platform/wire/refused.ts';
import type { ReviewDetail } from '../contract.ts';
import type { Mapping } from '../contract-draft.ts';
import { noteReview, openReview } from './commands.ts';
import type { ReviewDeps, ReviewStep } from './commands.ts';
import { keepLayout } from './commands-layouts.ts';
import { readReview } from './queries.ts';

const isUsable = ({ columns }: Mapping, count: number): boolean => {
  const roles = columns.filter((role) => role !== null);
  const isNamed = roles.includes('name') || roles.includes('articleNumber');
  const isPriced = roles.includes('sum') || (roles.includes('quantity') && roles.includes('price'));
  return columns.length === count && new Set(roles).size === roles.length && isNamed && isPriced;
};

/** Keeps what the columns of a table file mean, and has it read by that. */
export const mapSheet = (
  deps: ReviewDeps & { readonly newId: NewId },
  scope: UnitScope,
  step: ReviewStep,
  mapping: Mapping,
): Promise<
  | ReviewDetail
  | Refused<'document.not_exist' | 'review.not_open' | 'review.changed' | 'review.mapping_invalid'>
> =>
  deps.db.tenantTransaction(scope.organizationId, async (tx) => {
    const open = await openReview(tx, scope, step);
    if (open instanceof Refused) return open;
    const { sheet } = open.stored;
    if (sheet === null) return refused('review.not_open');
    const [first = []] = sheet.rows;
    if (!isUsable(mapping, first.length)) return refused('review.mapping_invalid');
    const { hasHead, ...said } = mapping;
    const kept = { version: 1, head: hasHead ? csvHead(first) : [], ...said } as const;
    const { documentId } = step;
    await keepLayout(tx, deps, scope, step, { sheet: kept });
    await tx.query(
      `update document set state = 'stored', reason = null, attempts = 0, leased_by = null, leased_until = null
       where organization_id = $1 and unit_id = $2 and id = $3`,
      [scope.organizationId, scope.unitId, documentId],
    );
    await forgetOutcome(tx, scope, documentId);
    await readSoon(tx, scope);
    await noteReview(tx, scope, step, 'map', { roles: mapping.columns });
    await publish(tx, scope, { type: 'document', documentId, state: 'stored' });
    return readReview(tx, scope, documentId);
  });
