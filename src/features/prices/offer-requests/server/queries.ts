import { requestOfRecipient } from '#features/intake/mail/server/queries-doors.ts';
import type { Reader } from '#platform/server/db/port.ts';
import type { UnitScope } from '#platform/server/scope.ts';
import type { EarlierRequest } from '../contract.ts';

const addressSql = `
  select coalesce(
    (select r.recipient from offer_request r
     where r.organization_id = $1 and r.supplier_id = $2 order by r.sent_at desc, r.id desc limit 1),
    (select s.contact_email from organization_supplier s where s.organization_id = $1 and s.id = $2)) as address`;

/** Where the supplier was last asked for a price, or else its own address as it is kept; null where neither is known. */
export const addressForRequests = async (
  reader: Reader,
  { organizationId }: UnitScope,
  supplierId: string,
): Promise<string | null> => {
  const [row] = await reader.query<{ address: string | null }>(addressSql, [organizationId, supplierId]);
  return row?.address ?? null;
};

interface RequestRecord {
  readonly id: string;
  readonly sentAt: Date;
  readonly sentBy: string;
  readonly recipient: string;
  readonly documentId: string | null;
  readonly answeredAt: Date | null;
  readonly isUndelivered: boolean | null;
}

const earlierSql = `
  select r.id, r.sent_at as "sentAt", coalesce(n.full_name, '') as "sentBy", r.recipient, a.id as "documentId",
    a.received_at as "answeredAt", a.undelivered as "isUndelivered"
  from offer_request r
  left join member_name n on n.organization_id = $1 and n.user_id = r.sent_by
  left join lateral (
    select d.id, d.received_at, m.undelivered
    from mail m join document d on d.organization_id = $1 and d.unit_id = $2 and d.id = m.document_id
    where m.organization_id = $1 and m.unit_id = $2 and m.recipient like '%+%'
      and ${requestOfRecipient('m.recipient')} = 'o-' || right(r.id::text, 12)
    order by d.received_at desc limit 1
  ) a on true
  where r.organization_id = $1 and r.unit_id = $2 and r.article_id = $3 and r.supplier_id = $4
  order by r.sent_at desc, r.id desc limit 10`;

/** Letters about the unit's article that a supplier was sent, newest first, each with the newest mail that answers it. */
export const earlierRequests = async (
  reader: Reader,
  { organizationId, unitId }: UnitScope,
  { articleId, supplierId }: { readonly articleId: string; readonly supplierId: string },
): Promise<EarlierRequest[]> => {
  const rows = await reader.query<RequestRecord>(earlierSql, [organizationId, unitId, articleId, supplierId]);
  return rows.map(({ sentAt, documentId, answeredAt, isUndelivered, ...request }) => ({
    ...request,
    sentAt: sentAt.toISOString(),
    answer:
      documentId === null || answeredAt === null
        ? null
        : { documentId, at: answeredAt.toISOString(), isUndelivered: isUndelivered === true },
  }));
};
