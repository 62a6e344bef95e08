import { recordAudit } from '#platform/server/audit.ts';
import type { Tx } from '#platform/server/db/port.ts';
import type { Actor } from '#platform/server/scope.ts';
import { lockMarket } from './commands-publish.ts';

/** Whose choice it is, who makes it, and when. */
export interface MarketChoice {
  readonly organizationId: string;
  readonly actor: Actor;
  readonly now: Date;
}

const isOut = async (tx: Tx, organizationId: string): Promise<boolean> => {
  const found = await tx.query('select from market_opt_out where organization_id = $1', [organizationId]);
  return found.length > 0;
};

const record = (tx: Tx, { organizationId, actor }: MarketChoice, action: string): Promise<void> =>
  recordAudit(tx, actor, { organizationId, unitId: null, action, subjectId: organizationId, detail: {} });

/** Takes away all figures that an organization stands behind, whoever sees them. Who stood behind them stays known. */
export const withdrawFigures = async (tx: Tx, organizationId: string): Promise<void> => {
  await tx.query(
    `delete from market_band b using market_set p
     where p.members @> array[$1::uuid] and b.goods = p.goods and b.half = p.half and b.month = p.month`,
    [organizationId],
  );
};

/**
 * Takes an organization out of the market: it sees no band, and the figures that it stands behind are gone, in one platform transaction.
 * Twice is once.
 */
export const leaveMarket = async (tx: Tx, choice: MarketChoice): Promise<void> => {
  const { organizationId, actor, now } = choice;
  await lockMarket(tx);
  if (await isOut(tx, organizationId)) return;
  await tx.query(
    'insert into market_opt_out (organization_id, opted_out_at, opted_out_by) values ($1, $2, $3)',
    [organizationId, now, actor.userId],
  );
  await withdrawFigures(tx, organizationId);
  await record(tx, choice, 'market.left');
};

/** Lets an organization see bands again; it stands behind figures from the next month's on. A platform transaction; twice is once. */
export const joinMarket = async (tx: Tx, choice: MarketChoice): Promise<void> => {
  await lockMarket(tx);
  if (!(await isOut(tx, choice.organizationId))) return;
  await tx.query('delete from market_opt_out where organization_id = $1', [choice.organizationId]);
  await record(tx, choice, 'market.joined');
};
