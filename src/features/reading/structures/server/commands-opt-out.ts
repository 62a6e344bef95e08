import { enqueueSharing, sendersOf } from '#features/reading/review/server/commands-structures.ts';
import { recordAudit } from '#platform/server/audit.ts';
import type { Tx } from '#platform/server/db/port.ts';
import type { Actor } from '#platform/server/scope.ts';
import { hasOptedOut } from './queries.ts';

/** Whose choice it is, who makes it, and when. */
export interface StructureChoice {
  readonly organizationId: string;
  readonly actor: Actor;
  readonly now: Date;
}

/** Has all senders looked at anew of which the organization taught anything. */
const lookAnew = async (tx: Tx, organizationId: string): Promise<void> => {
  const taught = await tx.query<{ memory: unknown }>(
    `select memory from reading_layout where organization_id = $1 and kind = 'pages'`,
    [organizationId],
  );
  await enqueueSharing(tx, sendersOf(taught.map(({ memory }) => memory)));
};

const record = (tx: Tx, { organizationId, actor }: StructureChoice, action: string): Promise<void> =>
  recordAudit(tx, actor, { organizationId, unitId: null, action, subjectId: organizationId, detail: {} });

/** Takes an organization out: it stands behind nothing that others are shown, and is shown nothing. Twice is once. */
export const stopSharing = async (tx: Tx, choice: StructureChoice): Promise<void> => {
  const { organizationId, actor, now } = choice;
  if (await hasOptedOut(tx, organizationId)) return;
  await tx.query(
    'insert into structure_opt_out (organization_id, opted_out_at, opted_out_by) values ($1, $2, $3)',
    [organizationId, now, actor.userId],
  );
  await lookAnew(tx, organizationId);
  await record(tx, choice, 'structures.left');
};

/** Lets an organization take part again, with all that it has taught meanwhile. Twice is once. */
export const startSharing = async (tx: Tx, choice: StructureChoice): Promise<void> => {
  const { organizationId } = choice;
  if (!(await hasOptedOut(tx, organizationId))) return;
  await tx.query('delete from structure_opt_out where organization_id = $1', [organizationId]);
  await lookAnew(tx, organizationId);
  await record(tx, choice, 'structures.joined');
};
