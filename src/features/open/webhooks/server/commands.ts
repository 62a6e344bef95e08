import { recordAudit } from '#platform/server/audit.ts';
import type { Tx } from '#platform/server/db/port.ts';
import type { WebhookDoor } from '#platform/server/http/webhook-door.ts';
import type { NewId } from '#platform/server/ids.ts';
import type { Actor } from '#platform/server/scope.ts';
import type { SessionKeys } from '#platform/server/session/session-keys.ts';
import { Refused, refused } from '#platform/wire/refused.ts';
import type { WantedWebhook } from '../contract.ts';
import { mostWebhooks, rotationHours } from '../rules.ts';
import { wakeWebhook } from './commands-deliver.ts';
import { newSecret, sealSigning } from './commands-secrets.ts';
import type { SigningSecret } from './commands-secrets.ts';
import { coversUnits, findWebhook, ownedUnits } from './queries.ts';
import type { Looker, WebhookRecord } from './queries.ts';

/** An owner who changes endpoints of the organization. */
export interface WebhookAct extends Looker {
  readonly actor: Actor;
  readonly now: Date;
}

interface SettingDeps {
  readonly keys: SessionKeys;
  readonly newId: NewId;
  readonly webhookDoor: Pick<WebhookDoor, 'mayReach'>;
}

type Unsettable = Refused<'webhook.address_refused' | 'webhook.exists' | 'webhook.unit_not_owned'>;
type Missing = Refused<'webhook.not_exist'>;

const record = (
  tx: Tx,
  { organizationId, actor }: WebhookAct,
  what: string,
  webhookId: string,
  detail = {},
) =>
  recordAudit(tx, actor, {
    organizationId,
    unitId: null,
    action: `webhook.${what}`,
    subjectId: webhookId,
    detail,
  });

/** What may be set, its address as it is compared and kept; one at a time in an organization. */
const judge = async (
  tx: Tx,
  { webhookDoor }: SettingDeps,
  act: WebhookAct,
  wanted: Omit<WantedWebhook, 'password'>,
  webhookId: string | null,
): Promise<{ url: string; unitIds: string[] | null } | Unsettable> => {
  const url = URL.parse(wanted.url);
  if (url === null || !webhookDoor.mayReach(url)) return refused('webhook.address_refused');
  url.hash = '';
  await tx.query('select 1 from organization where organization_id = $1 for update', [act.organizationId]);
  if (!coversUnits(await ownedUnits(tx, act), wanted.unitIds)) return refused('webhook.unit_not_owned');
  const same = await tx.query(
    'select 1 from webhook_endpoint where organization_id = $1 and url = $2 and id is distinct from $3',
    [act.organizationId, url.href, webhookId],
  );
  if (same.length > 0) return refused('webhook.exists');
  return { url: url.href, unitIds: wanted.unitIds === null ? null : [...new Set(wanted.unitIds)] };
};

const found = async (tx: Tx, act: Looker, webhookId: string): Promise<WebhookRecord | Missing> => {
  await tx.query('select 1 from webhook_endpoint where organization_id = $1 and id = $2 for update', [
    act.organizationId,
    webhookId,
  ]);
  return (await findWebhook(tx, act, webhookId)) ?? refused('webhook.not_exist');
};

/** Adds an endpoint; its secret is in the answer and, sealed, in its row. */
export const createWebhook = async (
  tx: Tx,
  deps: SettingDeps,
  act: WebhookAct,
  wanted: Omit<WantedWebhook, 'password'>,
): Promise<{ webhook: WebhookRecord; secret: SigningSecret } | Unsettable | Refused<'webhook.too_many'>> => {
  const judged = await judge(tx, deps, act, wanted, null);
  if (judged instanceof Refused) return judged;
  const secret = newSecret();
  const webhookId = deps.newId();
  const made = await tx.query<{ id: string }>(
    `insert into webhook_endpoint (organization_id, id, url, events, unit_ids, state, state_at, sealed, created_at, created_by)
     select $1, $2, $3, $4, $5, 'on', $6, $7, $6, $8
     where (select count(*) from webhook_endpoint w where w.organization_id = $1) < $9
     returning id`,
    [
      act.organizationId,
      webhookId,
      judged.url,
      [...new Set(wanted.events)],
      judged.unitIds,
      act.now,
      sealSigning(deps.keys, webhookId, secret),
      act.userId,
      mostWebhooks,
    ],
  );
  if (made.length === 0) return refused('webhook.too_many');
  await record(tx, act, 'created', webhookId, { host: new URL(judged.url).host, events: wanted.events });
  const webhook = await findWebhook(tx, act, webhookId);
  if (webhook === null) throw new Error('an endpoint that was just made is missing');
  return { webhook, secret };
};

/** Changes where an endpoint is and what it is told of from now on. */
export const changeWebhook = async (
  tx: Tx,
  deps: SettingDeps,
  act: WebhookAct,
  webhookId: string,
  wanted: Omit<WantedWebhook, 'password'>,
): Promise<WebhookRecord | Unsettable | Missing> => {
  const before = await found(tx, act, webhookId);
  if (before instanceof Refused) return before;
  const judged = await judge(tx, deps, act, wanted, webhookId);
  if (judged instanceof Refused) return judged;
  await tx.query(
    'update webhook_endpoint set url = $3, events = $4, unit_ids = $5 where organization_id = $1 and id = $2',
    [act.organizationId, webhookId, judged.url, [...new Set(wanted.events)], judged.unitIds],
  );
  await record(tx, act, 'changed', webhookId, { host: new URL(judged.url).host, events: wanted.events });
  return found(tx, act, webhookId);
};

/** Turns an endpoint on, whereupon what waits is due at once, or off. */
export const switchWebhook = async (
  tx: Tx,
  act: WebhookAct,
  webhookId: string,
  isOn: boolean,
): Promise<WebhookRecord | Missing> => {
  const before = await found(tx, act, webhookId);
  if (before instanceof Refused || (before.state === 'on') === isOn) return before;
  const { organizationId, now } = act;
  await tx.query(
    'update webhook_endpoint set state = $3, state_at = $4 where organization_id = $1 and id = $2',
    [organizationId, webhookId, isOn ? 'on' : 'off', now],
  );
  if (isOn) {
    await tx.query(
      `update webhook_message set next_at = null, tries = 0
       where organization_id = $1 and endpoint_id = $2 and state = 'waiting'`,
      [organizationId, webhookId],
    );
    await wakeWebhook(tx, { organizationId, webhookId });
  }
  await record(tx, act, isOn ? 'turned-on' : 'turned-off', webhookId);
  return found(tx, act, webhookId);
};

/** Puts new secrets in the place of the old ones, which sign beside them for a day. */
export const rotateWebhook = async (
  tx: Tx,
  deps: SettingDeps,
  act: WebhookAct,
  webhookId: string,
): Promise<{ webhook: WebhookRecord; secret: SigningSecret } | Missing> => {
  const before = await found(tx, act, webhookId);
  if (before instanceof Refused) return before;
  const secret = newSecret();
  await tx.query(
    `update webhook_endpoint set sealed_before = sealed, before_until = $4, sealed = $3
     where organization_id = $1 and id = $2`,
    [
      act.organizationId,
      webhookId,
      sealSigning(deps.keys, webhookId, secret),
      new Date(act.now.getTime() + rotationHours * 3_600_000),
    ],
  );
  await record(tx, act, 'secret-changed', webhookId);
  const webhook = await found(tx, act, webhookId);
  return webhook instanceof Refused ? webhook : { webhook, secret };
};

/** Removes an endpoint with its log and what waits for it. */
export const deleteWebhook = async (
  tx: Tx,
  act: WebhookAct,
  webhookId: string,
): Promise<{ deleted: true } | Missing> => {
  const before = await found(tx, act, webhookId);
  if (before instanceof Refused) return before;
  await tx.query('delete from webhook_endpoint where organization_id = $1 and id = $2', [
    act.organizationId,
    webhookId,
  ]);
  await record(tx, act, 'deleted', webhookId, { host: new URL(before.url).host });
  return { deleted: true };
};
