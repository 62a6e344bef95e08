import { randomBytes } from 'node:crypto';
import type { OutletCategory } from '../rules-outlet.ts';
import type { Tx } from '#platform/server/db/port.ts';
import type { NewId } from '#platform/server/ids.ts';
import { inboundAddress } from '../rules.ts';

/** What is known of an outlet beside its name, as `rules-outlet.ts` keeps it. */
export interface OutletDetails {
  readonly website: string | null;
  readonly forward_email: string;
  readonly contact_email: string;
  readonly contact_tel: string;
  readonly street: string;
  readonly city: string;
  readonly zip_code: string;
  readonly country: string;
  readonly bankgiro_number: string | null;
  readonly category: OutletCategory;
}

export interface NewOutlet {
  readonly organizationId: string;
  readonly displayName: string;
  readonly inboundDomain: string;
  readonly details?: OutletDetails;
}

export interface CreatedOutlet {
  readonly outletId: string;
  readonly unitId: string;
  readonly inboundAddress: string;
}

/** 80 bits (PRODUCT section 1: unguessable). */
const addressBytes = 10;

/** Makes an outlet with its main unit and the address where the unit's invoices arrive, in a transaction of its tenant or the platform's. */
export const createOutlet = async (
  tx: Tx,
  { organizationId, displayName, inboundDomain, details }: NewOutlet,
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
      ...details,
    })
    .execute();
  return { outletId, unitId, inboundAddress: address };
};
