import { shownOrganizationNumber } from '#features/staff/support/rules.ts';
import type { Reader } from '#platform/server/db/port.ts';
import { offsetOf } from '#platform/wire/paging.ts';
import type { Paging } from '#platform/wire/paging.ts';
import type { DocumentChannel, UnreadableRow } from '../contract.ts';

interface UnreadableRecord {
  readonly id: string;
  readonly organization: string;
  readonly organization_number: string;
  readonly restaurant: string | null;
  readonly reason: string | null;
  readonly channel: DocumentChannel;
  readonly received_at: Date;
}

/** One page of what no program reads, over all organizations, the oldest first. A platform read, for staff only. */
export const listUnreadable = async (
  reader: Reader,
  page: Paging,
): Promise<{ content: UnreadableRow[]; total: number }> => {
  // Across tenants: staff look at what nobody’s program reads.
  const [count] = await reader.query<{ total: number }>(
    `select count(*)::int as total from document where state = 'unreadable'`,
  );
  const records = await reader.query<UnreadableRecord>(
    `select d.id, c.name as organization, c.organization_number, d.reason, d.channel, d.received_at,
       (select min(o.display_name) from outlet o
        where o.organization_id = d.organization_id and o.main_unit_id = d.unit_id) as restaurant
     from document d join organization c on c.organization_id = d.organization_id
     where d.state = 'unreadable' order by d.received_at, d.organization_id, d.unit_id, d.id limit $1 offset $2`,
    [page.limit, offsetOf(page)],
  );
  return {
    content: records.map((record) => ({
      id: record.id,
      organization: record.organization,
      organizationNumber: shownOrganizationNumber(record.organization_number),
      restaurant: record.restaurant ?? record.organization,
      reason: record.reason,
      channel: record.channel,
      receivedAt: record.received_at.toISOString(),
    })),
    total: count?.total ?? 0,
  };
};
