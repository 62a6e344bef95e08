import type { BuiltOrganization } from '#features/company/organizations/server/builders.ts';
import type { Db } from '#platform/server/db/port.ts';

/** Has an owner's power of attorney signed, without which no letter leaves for the organization's suppliers. */
export const signPower = (db: Db, { organizationId, members }: BuiltOrganization): Promise<void> =>
  db.platformTransaction(async (tx) => {
    await tx.query(
      `insert into power_of_attorney (organization_id, id, language, offered_sha256, provider, signatory_name,
         signatory_email, outlets, created_by, created_at, expires_at, state, settled_at)
       values ($1, gen_random_uuid(), 'sv', '', 'test', 'Eva', 'eva@krog.test', '{}', $2, now(), now(), 'signed', now())`,
      [organizationId, members.owner.userId],
    );
  });
