import { z } from 'zod';
import { roles } from '#core/access/roles.ts';
import { endpoint } from '#platform/wire/endpoint.ts';
import { id } from '#platform/wire/fields.ts';

export const outletInformation = z.object({
  id,
  displayName: z.string(),
  organizationId: id,
  organizationName: z.string(),
  /** Ten digits. */
  organizationNumber: z.string(),
  inboundAddress: z.string(),
});

export const outletRole = z.object({
  outletInformation,
  role: z.enum(roles),
  mainUnitId: id,
});

export type OutletRole = z.output<typeof outletRole>;

export const outletsContract = {
  listOutletRoles: endpoint({
    method: 'GET',
    path: 'outlet-management/unit-less/outlet-roles',
    summary: 'The outlets the signed-in user belongs to, with role and main unit',
    access: 'session',
    reply: z.array(outletRole),
    errors: [],
  }),
};
