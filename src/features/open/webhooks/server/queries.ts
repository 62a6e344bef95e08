import type { Reader } from '#platform/server/db/port.ts';
import type { UnitScope } from '#platform/server/scope.ts';
import type { Webhook } from '../contract.ts';

/** An endpoint as it stands, its secrets sealed. */
export interface WebhookRecord {
  readonly organizationId: string;
  readonly id: string;
  readonly url: string;
  readonly events: Webhook['events'];
  readonly unitIds: string[] | null;
  readonly state: Webhook['state'];
  readonly stateAt: Date;
  readonly sealed: Buffer;
  readonly sealedBefore: Buffer | null;
  readonly beforeUntil: Date | null;
  readonly createdAt: Date;
}

const columns = `
  w.organization_id as "organizationId", w.id, w.url, w.events, w.unit_ids as "unitIds", w.state, w.state_at as "stateAt",
  w.sealed, w.sealed_before as "sealedBefore", w.before_until as "beforeUntil", w.created_at as "createdAt"`;

/** Who looks: an owner of some of the organization's units. */
export interface Looker {
  readonly organizationId: string;
  readonly userId: string;
}

/** A member as a request names them. */
export const lookerOf = ({ organizationId }: UnitScope, { userId }: { userId: string }): Looker => ({
  organizationId,
  userId,
});

/** The units that a person owns an outlet of, by name, and whether there are others. */
export const ownedUnits = async (
  reader: Reader,
  { organizationId, userId }: Looker,
): Promise<{ readonly units: { id: string; name: string }[]; readonly ownsAll: boolean }> => {
  const all = await reader.query<{ id: string; name: string; own: boolean }>(
    `select u.id, u.name, exists (
       select from membership m join outlet o on o.organization_id = m.organization_id and o.id = m.outlet_id
       where m.organization_id = u.organization_id and o.main_unit_id = u.id and m.user_id = $2 and m.role = 'owner') as own
     from unit u where u.organization_id = $1 order by u.name, u.id`,
    [organizationId, userId],
  );
  const units = all.filter(({ own }) => own).map(({ id, name }) => ({ id, name }));
  return { units, ownsAll: units.length === all.length };
};

/** Whether somebody who owns the units may see what is sent of `unitIds`. */
export const coversUnits = (
  { units, ownsAll }: { readonly units: readonly { readonly id: string }[]; readonly ownsAll: boolean },
  unitIds: readonly string[] | null,
): boolean => (unitIds === null ? ownsAll : unitIds.every((one) => units.some(({ id }) => id === one)));

/** The endpoints of which the person owns every unit, oldest first. */
export const listWebhooks = async (reader: Reader, looker: Looker): Promise<WebhookRecord[]> => {
  const owned = await ownedUnits(reader, looker);
  const all = await reader.query<WebhookRecord>(
    `select ${columns} from webhook_endpoint w where w.organization_id = $1 order by w.created_at, w.id`,
    [looker.organizationId],
  );
  return all.filter(({ unitIds }) => coversUnits(owned, unitIds));
};

/** One of them; null where there is none, or it is not theirs to see. */
export const findWebhook = async (
  reader: Reader,
  looker: Looker,
  webhookId: string,
): Promise<WebhookRecord | null> => {
  const [found] = await reader.query<WebhookRecord>(
    `select ${columns} from webhook_endpoint w where w.organization_id = $1 and w.id = $2`,
    [looker.organizationId, webhookId],
  );
  if (found === undefined) return null;
  return coversUnits(await ownedUnits(reader, looker), found.unitIds) ? found : null;
};

/** An endpoint for whoever sends to it; null where it is gone. */
export const webhookToSend = async (
  reader: Reader,
  organizationId: string,
  webhookId: string,
): Promise<WebhookRecord | null> => {
  const [found] = await reader.query<WebhookRecord>(
    `select ${columns} from webhook_endpoint w where w.organization_id = $1 and w.id = $2`,
    [organizationId, webhookId],
  );
  return found ?? null;
};

const countsSql = `
  select m.endpoint_id as "webhookId",
    (count(*) filter (where m.state = 'delivered' and m.answered_at >= $2))::int as delivered,
    (count(*) filter (where m.state = 'failed' and m.answered_at >= $2))::int as failed,
    (count(*) filter (where m.state = 'waiting'))::int as waiting
  from webhook_message m where m.organization_id = $1 and m.state <> 'forgotten' group by m.endpoint_id`;

const week = 7 * 86_400_000;

/** Endpoints as the wire tells them, with how the last seven days went. */
export const shownWebhooks = async (
  reader: Reader,
  organizationId: string,
  records: readonly WebhookRecord[],
  now: Date,
): Promise<Webhook[]> => {
  const counts = await reader.query<{
    webhookId: string;
    delivered: number;
    failed: number;
    waiting: number;
  }>(countsSql, [organizationId, new Date(now.getTime() - week)]);
  return records.map((one) => {
    const { delivered = 0, failed = 0, waiting = 0 } = counts.find((each) => each.webhookId === one.id) ?? {};
    return {
      id: one.id,
      url: one.url,
      events: [...one.events],
      unitIds: one.unitIds,
      state: one.state,
      stateAt: one.stateAt.toISOString(),
      createdAt: one.createdAt.toISOString(),
      rotatesUntil: one.beforeUntil !== null && one.beforeUntil > now ? one.beforeUntil.toISOString() : null,
      week: { ended: delivered + failed, delivered, failed },
      waiting,
    };
  });
};

/** One endpoint as the wire tells it. */
export const shownWebhook = async (reader: Reader, record: WebhookRecord, now: Date): Promise<Webhook> => {
  const [shown] = await shownWebhooks(reader, record.organizationId, [record], now);
  if (shown === undefined) throw new Error('one endpoint is shown as one');
  return shown;
};
