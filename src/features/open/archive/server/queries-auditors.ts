import type { Reader } from '#platform/server/db/port.ts';
import type { AuditorLink } from '../contract-auditors.ts';

interface LinkRecord extends Omit<AuditorLink, 'madeAt' | 'expiresAt' | 'lastVisit' | 'path'> {
  readonly madeAt: Date;
  readonly expiresAt: Date;
  readonly lastVisit: Date | null;
}

const linksSql = `
  select a.id, a.name, a.made_at as "madeAt", coalesce(m.full_name, '') as "madeBy", a.expires_at as "expiresAt",
    (select count(*)::int from auditor_visit v where v.organization_id = $1 and v.link_id = a.id) as visits,
    (select max(v.at) from auditor_visit v where v.organization_id = $1 and v.link_id = a.id) as "lastVisit"
  from auditor_link a left join member_name m on m.organization_id = $1 and m.user_id = a.made_by
  where a.organization_id = $1 and a.revoked_at is null and a.expires_at > $2
  order by a.made_at desc, a.id`;

/** The organization's links that still open, newest first. */
export const listLinksOf = async (
  reader: Reader,
  organizationId: string,
  now: Date,
): Promise<Omit<AuditorLink, 'path'>[]> =>
  (await reader.query<LinkRecord>(linksSql, [organizationId, now])).map((link) => ({
    ...link,
    madeAt: link.madeAt.toISOString(),
    expiresAt: link.expiresAt.toISOString(),
    lastVisit: link.lastVisit?.toISOString() ?? null,
  }));

/** What a link opens while it does. */
export interface OpenedLink {
  readonly organizationId: string;
  readonly id: string;
  readonly name: string;
  readonly units: readonly string[];
  readonly expiresAt: Date;
}

/** A link of the organization that opens now; null once it is over or was taken back. */
export const findLink = async (
  reader: Reader,
  organizationId: string,
  linkId: string,
  now: Date,
): Promise<OpenedLink | null> => {
  const [found] = await reader.query<OpenedLink>(
    `select organization_id as "organizationId", id, name, units, expires_at as "expiresAt" from auditor_link
     where organization_id = $1 and id = $2 and revoked_at is null and expires_at > $3`,
    [organizationId, linkId, now],
  );
  return found ?? null;
};

/** A document as an auditor sees it. */
export interface AuditedDocument {
  readonly id: string;
  readonly day: string;
  readonly supplier: string | null;
  readonly number: string | null;
  readonly fileName: string;
  readonly contentType: string;
  readonly size: number;
  readonly sha256: string;
  readonly receivedAt: Date;
  readonly removedAt: Date | null;
}

const columns = `
  d.id, coalesce(i.issue_date, (d.received_at at time zone 'Europe/Stockholm')::date)::text as day,
    s.display_name as supplier, i.number, d.file_name as "fileName", d.content_type as "contentType", d.size, d.sha256,
    d.received_at as "receivedAt", d.removed_at as "removedAt"`;

const audited = `
  from document d left join invoice i on i.organization_id = $1 and i.unit_id = d.unit_id and i.id = d.invoice_id
  left join organization_supplier s on s.organization_id = $1 and s.id = i.supplier_id
  where d.organization_id = $1 and d.unit_id = any($2::uuid[]) and d.duplicate_of is null and d.sha256 <> ''`;

/** A page of what an auditor may read, the newest first, by supplier, number or file name. */
export const listAudited = async (
  reader: Reader,
  { organizationId, units }: OpenedLink,
  { search = '', after }: { readonly search?: string | undefined; readonly after: number },
): Promise<{ documents: AuditedDocument[]; total: number }> => {
  const rows = await reader.query<AuditedDocument & { total: number }>(
    `select ${columns}, count(*) over ()::int as total ${audited} and ($3 = '' or strpos(lower(concat_ws(' ', s.display_name, i.number, d.file_name, i.issue_date::text)), lower($3)) > 0)
     order by day desc, d.id offset $4 limit 50`,
    [organizationId, units, search, after],
  );
  return { documents: rows, total: rows[0]?.total ?? 0 };
};

/** One of them; null where the link has none with this id. */
export const findAudited = async (
  reader: Reader,
  { organizationId, units }: OpenedLink,
  documentId: string,
): Promise<AuditedDocument | null> => {
  const [found] = await reader.query<AuditedDocument>(`select ${columns} ${audited} and d.id = $3`, [
    organizationId,
    units,
    documentId,
  ]);
  return found ?? null;
};
