import { join } from 'node:path';
import { rememberSender } from '#features/intake/mail/server/commands-sender.ts';
import { buildOrganization } from '#features/company/organizations/server/builders.ts';
import { systemClock } from '#platform/server/clock.ts';
import { openDatabase } from '#platform/server/db/open-database.ts';
import type { Db } from '#platform/server/db/port.ts';
import type { OpenDatabase } from '#platform/server/db/open-database.ts';
import { idSource } from '#platform/server/ids.ts';
import { mintUnitScope } from '#platform/server/scope.ts';
import { hooks, product } from '#app/features-server.ts';
import { jobsOf } from '#platform/server/features/work.ts';
import { layDatabase } from '../support/empty-place.ts';
import { forwarder } from './files.ts';
import type { Home } from './server-child.ts';
import type { OpenAccount } from './uploader.ts';

/** Opens the database of a home that no server has open. */
export const openHome = ({ dataDir, databaseUrl }: Home): Promise<OpenDatabase> =>
  openDatabase({
    location:
      databaseUrl === null
        ? { kind: 'pglite', directory: join(dataDir, 'database') }
        : { kind: 'postgres', url: databaseUrl },
    log: { warn: () => undefined },
    jobs: jobsOf(product.features),
  });

/** Makes a restaurant that believes what its own domain forwards to it, and has an address in the network of e-invoices. */
export const buildOpenAccount = async (db: Db): Promise<OpenAccount> => {
  const moment = { clock: systemClock, newId: idSource(systemClock), hooks };
  const { organizationId, members, outlets } = await buildOrganization(
    { db, ...moment },
    { plan: 'premium-plus' },
  );
  const [{ unitId, inboundAddress }] = outlets;
  const scope = mintUnitScope(organizationId, unitId);
  const actor = { userId: members.owner.userId, impersonatedBy: null, requestId: 'home' };
  const decision = { name: forwarder.domain, standing: 'forwarder', supplierIds: [] } as const;
  await db.tenantTransaction(organizationId, (tx) => rememberSender(tx, moment, scope, decision, actor));
  const recipient = `0088:${String(Date.now()).padStart(13, '7')}`;
  const [scheme, value] = recipient.split(':');
  await db.platformTransaction((tx) =>
    tx.query(
      'insert into unit_route (organization_id, unit_id, scheme, value, created_at) values ($1, $2, $3, $4, now())',
      [organizationId, unitId, scheme, value],
    ),
  );
  return { ...members.editor, unitId, organizationId, inboundAddress, recipient };
};

/** Makes such a restaurant in an empty home. */
export const buildHome = async (home: Home): Promise<OpenAccount> => {
  if (home.databaseUrl === null) await layDatabase(home.dataDir);
  const { db } = await openHome(home);
  const account = await buildOpenAccount(db);
  await db.close();
  return account;
};
