import { canonical, sharedStructures } from '#core/reading/shared/shared-structure.ts';
import { recordAccountEvent } from '#features/account/accounts/server/commands.ts';
import type { Tx } from '#platform/server/db/port.ts';
import type { NewId } from '#platform/server/ids.ts';
import { refused } from '#platform/wire/refused.ts';
import type { Refused } from '#platform/wire/refused.ts';
import type { StructureReview } from '../contract.ts';
import { lockSender, shareLayouts } from './commands.ts';
import { readStructureReview } from './queries.ts';
import type { StructureReviewTable } from './tables.ts';

/** Which member of staff decides, and when. */
interface DecideAct {
  readonly userId: string;
  readonly requestId: string;
  readonly now: Date;
  readonly newId: NewId;
}

const find = async (tx: Tx, id: string): Promise<StructureReviewTable | undefined> => {
  const [row] = await tx.query<StructureReviewTable>('select * from structure_review where id = $1', [id]);
  return row;
};

/**
 * What support staff make of a layout that somebody contradicts. `stand`: what was said against it until now counts for nothing, and a
 * new contradiction takes it back again. `drop`: nothing of it is shared. A platform transaction.
 */
export const decideStructure = async (
  tx: Tx,
  act: DecideAct,
  reviewId: string,
  decision: 'stand' | 'drop',
): Promise<StructureReview | Refused<'structure.not_exist'>> => {
  const seen = await find(tx, reviewId);
  if (seen === undefined) return refused('structure.not_exist');
  await lockSender(tx, seen.organization_number);
  const review = await find(tx, reviewId);
  if (review === undefined) return refused('structure.not_exist');
  const said = decision === 'stand' ? [review.overruled, review.against].flatMap(sharedStructures) : [];
  const overruled = [...new Map(said.map((structure) => [canonical(structure), structure])).values()];
  await tx.query(
    `update structure_review set state = $2, overruled = $3, decided_at = $4, decided_by = $5 where id = $1`,
    [reviewId, decision === 'stand' ? 'stands' : 'dropped', JSON.stringify(overruled), act.now, act.userId],
  );
  await shareLayouts(tx, review.organization_number, act);
  const { userId, requestId } = act;
  const detail = { organizationNumber: review.organization_number, layout: review.layout };
  await recordAccountEvent(tx, { action: `support.structure-${decision}`, userId, requestId, detail }, act);
  return (await readStructureReview(tx, reviewId)) ?? refused('structure.not_exist');
};
