import { requestOfRecipient } from '#features/intake/mail/server/queries-doors.ts';
import type { Reader } from '#platform/server/db/port.ts';
import type { UnitScope } from '#platform/server/scope.ts';
import type { EarlierRequest, RequestKind } from '../contract.ts';

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

const answeredSql = `
  select s.display_name as "supplierName", a.name as "goodsName", r.article_id as "articleId", r.kind, r.sent_at as "sentAt",
    coalesce(n.full_name, '') as "sentBy"
  from offer_request r
  join organization_supplier s on s.organization_id = $1 and s.id = r.supplier_id
  join unit_article a on a.organization_id = $1 and a.unit_id = $2 and a.id = r.article_id
  left join member_name n on n.organization_id = $1 and n.user_id = r.sent_by
  where r.organization_id = $1 and r.unit_id = $2 and 'o-' || right(r.id::text, 12) = $3
  order by r.sent_at desc, r.id limit 1`;

export interface AnsweredRequest {
  readonly supplierName: string;
  readonly goodsName: string;
  readonly articleId: string;
  readonly kind: RequestKind;
  readonly sentAt: Date;
  readonly sentBy: string;
}

/** The unit's letter with the reference that its answers are tagged with, or null. */
export const findAnswered = async (
  reader: Reader,
  { organizationId, unitId }: UnitScope,
  reference: string,
): Promise<AnsweredRequest | null> => {
  const [found] = await reader.query<AnsweredRequest>(answeredSql, [organizationId, unitId, reference]);
  return found ?? null;
};
