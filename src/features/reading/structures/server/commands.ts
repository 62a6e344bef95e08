import { type Agreement, agreed, type Lesson } from '#core/reading/shared/agreed.ts';
import { canonical, sharedStructures } from '#core/reading/shared/shared-structure.ts';
import type { Tx } from '#platform/server/db/port.ts';
import type { NewId } from '#platform/server/ids.ts';
import { readLessons } from './queries-lessons.ts';
import type { StructureReviewTable } from './tables.ts';

interface ShareAct {
  readonly now: Date;
  readonly newId: NewId;
}

/** Held by whoever looks at a sender's layouts, so that no two answers of different times are written over each other. */
export const lockSender = async (tx: Tx, organizationNumber: string): Promise<void> => {
  await tx.query(`select pg_advisory_xact_lock(hashtextextended('structures ' || $1, 0))`, [
    organizationNumber,
  ]);
};

const keepSharedSql = `
  insert into shared_structure (organization_number, layout, structure) values ($1, $2, $3)
  on conflict (organization_number, layout) do update set structure = excluded.structure
  where shared_structure.structure <> excluded.structure`;

const openReviewSql = `
  insert into structure_review (id, organization_number, layout, state, structure, parties, against, opened_at)
  values ($3, $1, $2, 'open', $4, $5, $6, $7)
  on conflict (organization_number, layout) do update set state = 'open', structure = excluded.structure,
    parties = excluded.parties, against = excluded.against,
    opened_at = case when structure_review.state = 'open' then structure_review.opened_at else excluded.opened_at end
  where structure_review.state <> 'dropped'`;

type Key = readonly [organizationNumber: string, layout: string];

/** Writes what the lessons of one layout come to: shared, under review, or nothing of it. */
const settle = async (
  tx: Tx,
  key: Key,
  agreement: Agreement,
  review: StructureReviewTable | undefined,
  { now, newId }: ShareAct,
): Promise<void> => {
  const isDropped = review?.state === 'dropped';
  if (agreement.state === 'shared' && !isDropped)
    await tx.query(keepSharedSql, [...key, JSON.stringify(agreement.structure)]);
  else await tx.query('delete from shared_structure where organization_number = $1 and layout = $2', key);
  if (agreement.state === 'review') {
    const { structure, parties, against } = agreement;
    const row = [newId(), JSON.stringify(structure), parties, JSON.stringify(against), now];
    await tx.query(openReviewSql, [...key, ...row]);
  } else if (review?.state === 'open') {
    // Nobody says anything else any more.
    await tx.query('delete from structure_review where id = $1', [review.id]);
  }
};

const overruledBy = (review: StructureReviewTable | undefined): ReadonlySet<string> =>
  new Set(sharedStructures(review?.overruled).map(canonical));

/**
 * Looks anew at all that was taught of a sender's layouts, in a platform transaction: shares what at least three unrelated parties
 * taught alike, takes back what somebody contradicts, and forgets what its teachers no longer stand behind.
 */
export const shareLayouts = async (tx: Tx, organizationNumber: string, act: ShareAct): Promise<void> => {
  await lockSender(tx, organizationNumber);
  const lessons = await readLessons(tx, organizationNumber);
  const reviews = await tx.query<StructureReviewTable>(
    'select * from structure_review where organization_number = $1',
    [organizationNumber],
  );
  const shared = await tx.query<{ layout: string }>(
    'select layout from shared_structure where organization_number = $1',
    [organizationNumber],
  );
  const layouts = new Set([...lessons.keys(), ...[...reviews, ...shared].map(({ layout }) => layout)]);
  for (const layout of layouts) {
    const taught: readonly Lesson[] = lessons.get(layout) ?? [];
    const review = reviews.find((each) => each.layout === layout);
    await settle(tx, [organizationNumber, layout], agreed(taught, overruledBy(review)), review, act);
  }
};
