import type { Reader } from '#platform/server/db/port.ts';
import type { LinkKind } from '../rules-proof.ts';

/** What an organization's chain has to say next. */
export interface Unlinked {
  readonly kind: LinkKind;
  readonly unitId: string | null;
  readonly subjectId: string;
  readonly said: string;
}

const time = (column: string): string =>
  `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`;

/** What a receipt says of a document `d`: all that is never changed of it. */
export const receiptText = `jsonb_build_object('kind', 'receipt', 'id', d.id, 'unit', d.unit_id, 'sha256', d.sha256,
  'size', d.size, 'fileName', d.file_name, 'contentType', d.content_type, 'channel', d.channel,
  'receivedAt', ${time('d.received_at')}, 'receivedBy', d.received_by, 'parent', d.parent_id)::text`;

/** What the chain says of an entry `e` of the log. */
export const eventText = `jsonb_build_object('kind', 'event', 'id', e.id, 'unit', e.unit_id, 'at', ${time('e.at')},
  'user', e.user_id, 'impersonatedBy', e.impersonated_by, 'action', e.action, 'subject', e.subject_id,
  'detail', e.detail, 'request', e.request_id)::text`;

const recordText = `jsonb_build_object('kind', 'record', 'id', d.id, 'unit', d.unit_id, 'sha256', d.sha256,
  'invoice', i.id, 'number', i.number, 'issueDate', i.issue_date, 'total', i.total, 'currency', i.currency,
  'creditNote', i.credit_note)::text`;

const removalText = `jsonb_build_object('kind', 'removal', 'id', d.id, 'unit', d.unit_id, 'sha256', d.sha256,
  'removedAt', ${time('d.removed_at')})::text`;

const unsaid = (kind: string, subject: string): string => `not exists (
  select from archive_link l where l.organization_id = $1 and l.subject_id = ${subject} and l.kind = '${kind}')`;

const unlinkedSql = `
  select kind, "unitId", "subjectId", said from (
    select 1 as rank, 'receipt' as kind, d.unit_id as "unitId", d.id as "subjectId", d.received_at as at, ${receiptText} as said
    from document d
    where d.organization_id = $1 and d.received_at >= $2 and ${unsaid('receipt', 'd.id')}
    union all
    select 2, 'record', d.unit_id, d.id, d.received_at, ${recordText}
    from document d join invoice i on i.organization_id = $1 and i.unit_id = d.unit_id and i.id = d.invoice_id
    where d.organization_id = $1 and d.invoice_id is not null and d.received_at >= $3 and ${unsaid('record', 'd.id')}
    union all
    select 3, 'event', e.unit_id, e.id, e.at, ${eventText}
    from audit_entry e where e.organization_id = $1 and e.at >= $2 and ${unsaid('event', 'e.id')}
    union all
    select 4, 'removal', d.unit_id, d.id, d.removed_at, ${removalText}
    from document d where d.organization_id = $1 and d.removed_at >= $2 and ${unsaid('removal', 'd.id')}
  ) u order by at, rank, "subjectId" limit $4`;

/**
 * What stands in the organization's rows and not in its chain, the oldest first: all since a time, and records of documents that
 * came since another.
 */
export const listUnlinked = (
  reader: Reader,
  organizationId: string,
  { since, recordsSince, most }: { readonly since: Date; readonly recordsSince: Date; readonly most: number },
): Promise<Unlinked[]> => reader.query<Unlinked>(unlinkedSql, [organizationId, since, recordsSince, most]);

/** The newest link of a chain; null for one without any. */
export const findHead = async (
  reader: Reader,
  organizationId: string,
): Promise<{ readonly number: number; readonly hash: Buffer } | null> => {
  const [head] = await reader.query<{ number: number; hash: Buffer }>(
    `select number::int as number, hash from archive_link where organization_id = $1 order by archive_link.number desc limit 1`,
    [organizationId],
  );
  return head ?? null;
};

/** A link as the table has it. */
export interface LinkRow {
  readonly number: number;
  readonly kind: string;
  readonly unitId: string | null;
  readonly subjectId: string;
  readonly said: string;
  readonly hash: Buffer;
}

/** A page of an organization's chain after a number. */
export const listLinks = (
  reader: Reader,
  organizationId: string,
  after: number,
  most = 2_000,
): Promise<LinkRow[]> =>
  reader.query<LinkRow>(
    `select l.number::int as number, l.kind, l.unit_id as "unitId", l.subject_id as "subjectId", l.said, l.hash
     from archive_link l where l.organization_id = $1 and l.number > $2 order by l.number limit $3`,
    [organizationId, after, most],
  );

/** Every organization there is. */
export const listOrganizations = async (reader: Reader): Promise<string[]> =>
  (
    await reader.query<{ id: string }>(
      'select organization_id as id from organization order by organization_id',
    )
  ).map(({ id }) => id);
