import type { Reader } from '#platform/server/db/port.ts';
import { mintUnitScope } from '#platform/server/scope.ts';
import type { UnitScope } from '#platform/server/scope.ts';

export interface MailRecipient {
  readonly scope: UnitScope;
  /** Documents of the unit that wait to be read, counted up to the asked number. */
  readonly waiting: number;
}

const recipientSql = `
  select u.organization_id as "organizationId", u.id as "unitId", (
    select count(*)::int from (
      select from document d
      where d.organization_id = u.organization_id and d.unit_id = u.id and d.state = 'stored' limit $2
    ) waiting
  ) as waiting
  from unit u where lower(u.inbound_address) = lower($1)`;

/** The unit whose inbound address this is, in whatever case; null for an address that none has (any more). A platform read. */
export const findRecipient = async (
  reader: Reader,
  address: string,
  countUpTo = 1,
): Promise<MailRecipient | null> => {
  const [found] = await reader.query<{ organizationId: string; unitId: string; waiting: number }>(
    recipientSql,
    [address, countUpTo],
  );
  if (found === undefined) return null;
  return { scope: mintUnitScope(found.organizationId, found.unitId), waiting: found.waiting };
};
