import type { z } from 'zod';
import { organizationOf } from '#core/invoices/participant.ts';
import type { Participant } from '#core/invoices/participant.ts';
import type { Reader } from '#platform/server/db/port.ts';
import { scopeOfRow } from '#platform/server/scope.ts';
import type { UnitScope } from '#platform/server/scope.ts';
import { offsetOf } from '#platform/wire/paging.ts';
import type { Paging } from '#platform/wire/paging.ts';
import type { accessPointContract, PushReceipt, UnitAddress, UnroutedDocument } from '../contract.ts';
import type { UnroutedReason, UnroutedTable } from './tables.ts';

/** The receipt that a message got, or null when it is new. */
export const findReceipt = async (reader: Reader, messageId: string): Promise<PushReceipt | null> => {
  const [row] = await reader.query<Omit<PushReceipt, 'receivedAt'> & { receivedAt: Date }>(
    `select receipt_id as "receiptId", document_id as "documentId", status, sha256, received_at as "receivedAt"
     from push_receipt where message_id = $1`,
    [messageId],
  );
  return row === undefined ? null : { ...row, receivedAt: row.receivedAt.toISOString() };
};

interface UnitRow {
  readonly organizationId: string;
  readonly unitId: string;
}

/** Of an organization's units those that addresses name, or all when none is named: its number can mean only one of one. */
const unitsOfNumber = (reader: Reader, organizationNumber: string): Promise<UnitRow[]> =>
  reader.query<UnitRow>(
    `with units as (
       select u.organization_id, u.id,
         exists (select from unit_route r where r.organization_id = u.organization_id and r.unit_id = u.id) as named
       from organization o join unit u on u.organization_id = o.organization_id
       where o.organization_number = $1)
     select organization_id as "organizationId", id as "unitId" from units
     where named = (select bool_or(named) from units) limit 2`,
    [organizationNumber],
  );

/** Whose a document is that names these receivers, most exact first: an address that staff have given, then a number. */
export const findRecipient = async (
  reader: Reader,
  participants: readonly Participant[],
): Promise<UnitScope | UnroutedReason> => {
  for (const { scheme, value } of participants) {
    const [unit] = await reader.query<UnitRow>(
      `select organization_id as "organizationId", unit_id as "unitId" from unit_route where scheme = $1 and value = $2`,
      [scheme, value],
    );
    if (unit !== undefined) return scopeOfRow(unit);
  }
  for (const organizationNumber of new Set(participants.map(organizationOf))) {
    if (organizationNumber === null) continue;
    const [unit, another] = await unitsOfNumber(reader, organizationNumber);
    if (another !== undefined) return 'recipient.several-units';
    if (unit !== undefined) return scopeOfRow(unit);
  }
  return 'recipient.unknown';
};

/** The unit with this id, or null. */
export const findUnit = async (reader: Reader, unitId: string): Promise<UnitScope | null> => {
  const [unit] = await reader.query<{ organizationId: string }>(
    'select organization_id as "organizationId" from unit where id = $1',
    [unitId],
  );
  return unit === undefined ? null : scopeOfRow({ ...unit, unitId });
};

/** An unrouted document as the wire shows it. */
export const unroutedOf = (row: UnroutedTable): UnroutedDocument => ({
  id: row.id,
  sha256: row.sha256,
  size: row.size,
  contentType: row.content_type,
  messageId: row.message_id,
  recipient: row.recipient,
  sender: row.sender,
  receivedAt: row.received_at.toISOString(),
  state: row.state,
  reason: row.reason,
  settledAt: row.settled_at?.toISOString() ?? null,
  comment: row.comment,
  unitId: row.assigned_unit,
  documentId: row.assigned_document,
});

/** One page of the unrouted documents in a state, newest first. */
export const listUnrouted = async (
  reader: Reader,
  query: Paging & { readonly state: UnroutedTable['state'] },
): Promise<z.output<(typeof accessPointContract)['listUnrouted']['reply']>> => {
  const [count] = await reader.query<{ total: number }>(
    'select count(*)::int as total from unrouted_document where state = $1',
    [query.state],
  );
  const rows = await reader.query<UnroutedTable>(
    `select * from unrouted_document where state = $1 order by received_at desc, id desc limit $2 offset $3`,
    [query.state, query.limit, offsetOf(query)],
  );
  return { content: rows.map(unroutedOf), total: count?.total ?? 0 };
};

/** One unrouted document, or null. */
export const findUnrouted = async (reader: Reader, id: string): Promise<UnroutedTable | null> => {
  const [row] = await reader.query<UnroutedTable>('select * from unrouted_document where id = $1', [id]);
  return row ?? null;
};

/** The addresses of a unit. */
export const listAddresses = async (reader: Reader, unitId: string): Promise<UnitAddress[]> => {
  const rows = await reader.query<Omit<UnitAddress, 'createdAt'> & { createdAt: Date }>(
    `select unit_id as "unitId", scheme, value, created_at as "createdAt" from unit_route
     where unit_id = $1 order by scheme, value`,
    [unitId],
  );
  return rows.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() }));
};
