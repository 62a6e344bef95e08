import { randomBytes } from 'node:crypto';
import type { Tx } from '#platform/server/db/port.ts';
import type { NewId } from '#platform/server/ids.ts';
import { inboundAddress } from '../rules.ts';

export interface NewOutlet {
  readonly organizationId: string;
  readonly displayName: string;
  readonly inboundDomain: string;
}

export interface CreatedOutlet {
  readonly outletId: string;
  readonly unitId: string;
  readonly inboundAddress: string;
}

/** 80 bits (PRODUCT section 1: unguessable). */
const addressBytes = 10;

/** Makes an outlet with its main unit and the address where the unit's invoices arrive. */
export const createOutlet = async (
  tx: Tx,
  { organizationId, displayName, inboundDomain }: NewOutlet,
  { now, newId }: { readonly now: Date; readonly newId: NewId },
): Promise<CreatedOutlet> => {
  const [outletId, unitId] = [newId(), newId()];
  const address = inboundAddress(displayName, randomBytes(addressBytes), inboundDomain);
  await tx.kysely
    .insertInto('unit')
    .values({
      organization_id: organizationId,
      id: unitId,
      name: displayName,
      inbound_address: address,
      created_at: now,
    })
    .execute();
  await tx.kysely
    .insertInto('outlet')
    .values({
      organization_id: organizationId,
      id: outletId,
      display_name: displayName,
      main_unit_id: unitId,
      created_at: now,
    })
    .execute();
  return { outletId, unitId, inboundAddress: address };
};
