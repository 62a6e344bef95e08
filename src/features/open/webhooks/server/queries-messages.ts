import type { Reader } from '#platform/server/db/port.ts';
import { offsetOf } from '#platform/wire/paging.ts';
import type { Paging } from '#platform/wire/paging.ts';
import type { OpenedMessage, WebhookMessage } from '../contract.ts';
import type { WebhookRecord } from './queries.ts';

interface MessageRecord {
  readonly id: string;
  readonly type: string;
  readonly unitId: string | null;
  readonly data: unknown;
  readonly happenedAt: Date;
  readonly state: WebhookMessage['state'];
  readonly tries: number;
  readonly answeredAt: Date | null;
  readonly status: number | null;
  readonly fault: string | null;
  readonly milliseconds: number | null;
  readonly nextAt: Date | null;
}

const columns = `
  m.id, m.type, m.unit_id as "unitId", m.data, m.happened_at as "happenedAt", m.state, m.tries, m.answered_at as "answeredAt",
  m.status, m.fault, m.milliseconds, m.next_at as "nextAt"`;

const iso = (time: Date | null): string | null => time?.toISOString() ?? null;

const shown = ({ happenedAt, answeredAt, nextAt, ...message }: MessageRecord): WebhookMessage => ({
  id: message.id,
  type: message.type,
  unitId: message.unitId,
  state: message.state,
  tries: message.tries,
  status: message.status,
  fault: message.fault,
  milliseconds: message.milliseconds,
  happenedAt: happenedAt.toISOString(),
  answeredAt: iso(answeredAt),
  nextAt: iso(nextAt),
});

type Place = Pick<WebhookRecord, 'organizationId' | 'id'>;

/** What a message says, byte for byte the same at each attempt. */
export const payloadOf = ({ type, happenedAt, data }: Pick<MessageRecord, 'type' | 'happenedAt' | 'data'>) =>
  JSON.stringify({ type, timestamp: happenedAt.toISOString(), data });

/** The `webhook-id` of a message, by which its receiver knows one that comes twice. */
export const webhookIdOf = (messageId: string): string => `msg_${messageId.replaceAll('-', '')}`;

/** Messages of an endpoint, newest first, and how many there are. */
export const listMessages = async (
  reader: Reader,
  { organizationId, id }: Place,
  { state, ...page }: Paging & { readonly state?: WebhookMessage['state'] | undefined },
): Promise<{ content: WebhookMessage[]; total: number }> => {
  const where = `m.organization_id = $1 and m.endpoint_id = $2 and m.state <> 'forgotten' and ($3::text is null or m.state = $3)`;
  const values = [organizationId, id, state ?? null];
  const content = await reader.query<MessageRecord>(
    `select ${columns} from webhook_message m where ${where} order by m.happened_at desc, m.id desc limit $4 offset $5`,
    [...values, page.limit, offsetOf(page)],
  );
  const [counted] = await reader.query<{ total: number }>(
    `select count(*)::int as total from webhook_message m where ${where}`,
    values,
  );
  return { content: content.map(shown), total: counted?.total ?? 0 };
};

const findRecord = async (
  reader: Reader,
  { organizationId, id }: Place,
  messageId: string,
): Promise<MessageRecord | null> => {
  const [found] = await reader.query<MessageRecord>(
    `select ${columns} from webhook_message m
     where m.organization_id = $1 and m.endpoint_id = $2 and m.id = $3 and m.state <> 'forgotten'`,
    [organizationId, id, messageId],
  );
  return found ?? null;
};

/** One message of an endpoint; null where there is none. */
export const findMessage = async (
  reader: Reader,
  place: Place,
  messageId: string,
): Promise<WebhookMessage | null> => {
  const record = await findRecord(reader, place, messageId);
  return record && shown(record);
};

/** One message with what was sent and every answer; null where there is none. */
export const openMessage = async (
  reader: Reader,
  webhook: WebhookRecord,
  messageId: string,
): Promise<OpenedMessage | null> => {
  const record = await findRecord(reader, webhook, messageId);
  if (record === null) return null;
  const attempts = await reader.query<{
    number: number;
    at: Date;
    status: number | null;
    fault: string | null;
    milliseconds: number;
    answer: string | null;
  }>(
    `select number, at, status, fault, milliseconds, answer from webhook_attempt
     where organization_id = $1 and endpoint_id = $2 and message_id = $3 order by number desc limit 50`,
    [webhook.organizationId, webhook.id, messageId],
  );
  const { pathname, search } = new URL(webhook.url);
  return {
    ...shown(record),
    webhookId: webhookIdOf(messageId),
    path: pathname + search,
    payload: payloadOf(record),
    attempts: attempts.map(({ at, ...attempt }) => ({ ...attempt, at: at.toISOString() })),
  };
};
