import type pg from 'pg';
import { targetOf } from '../backup/table-shape.ts';
import { assertSame, copyTenant, type Moved, type TenantMove } from './copy-tenant.ts';
import { readDistribution } from './distribution.ts';
import { inTransaction, silently } from './move-session.ts';
import { markMoving, unmarkMoving, waitForEarlier } from './moving-mark.ts';
import { readCatalogue } from './read-catalogue.ts';
import { ClusterRefused } from './refused.ts';
import { digestSql, type RowsDigest } from './tenant-digest.ts';
import { sharedShapes, tenantShapes, type TenantShape } from './tenant-shapes.ts';
import { withRights } from './with-rights.ts';

const migrationsSql = `select string_agg(name, ' ' order by name) as names from krogkoll_migration`;

const assertAlike = async ({ organizationId, from, to }: TenantMove): Promise<void> => {
  const names = async (client: pg.ClientBase): Promise<string | undefined> =>
    (await client.query<{ names: string }>(migrationsSql)).rows[0]?.names;
  if ((await names(from)) !== (await names(to)))
    throw new ClusterRefused(
      'the two clusters are of different versions; start the same version on both first',
    );
  const { rows } = await from.query<{ there: boolean; children: boolean }>(
    `select exists (select from organization where organization_id = $1) as there,
       exists (select from organization where parent_organization_id = $1 and organization_id <> $1) as children`,
    [organizationId],
  );
  if (rows[0]?.there !== true) throw new ClusterRefused('there is no such organization on the first cluster');
  if (rows[0].children)
    throw new ClusterRefused(
      'it is the parent of other organizations, which would lose it; move it after them',
    );
  const { rows: other } = await to.query(`select from organization where organization_id = $1`, [
    organizationId,
  ]);
  if (other.length > 0) throw new ClusterRefused('the organization is on the second cluster already');
};

/** Takes away what has come over, and that alone: what is deleted is compared with what was copied before it is gone. */
const remove = async (
  { from }: TenantMove,
  shapes: readonly TenantShape[],
  { tables }: Moved,
): Promise<void> => {
  const take = async (): Promise<void> => {
    for (const shape of shapes.toReversed()) {
      const copied = tables.find(({ name }) => name === shape.name) ?? { rows: 0, digest: '' };
      const { rows } = await from.query<RowsDigest>(
        `with gone as (delete from ${targetOf(shape)} where ${shape.where} returning *) ${digestSql(shape, 'gone')}`,
      );
      assertSame(shape, copied, rows[0] ?? { rows: 0, digest: '' });
    }
  };
  await inTransaction(from, 'begin', () =>
    silently(from, shapes, () => withRights(from, shapes, 'delete', take)),
  );
};

/**
 * Moves an organization to another cluster of the same version while both are running. Its rows can be read and not changed
 * meanwhile; they are copied in one transaction, compared table by table, and taken away only when they are the same and every
 * original is there. Accounts stay, and are brought along where the other cluster lacks them. Throws `ClusterRefused`, and
 * everything is as before.
 */
export const moveTenant = async (move: TenantMove): Promise<Moved> => {
  const { from, organizationId } = move;
  const distribution = await readDistribution();
  const tables = await readCatalogue(from);
  const shapes = await tenantShapes(from, tables, distribution, organizationId);
  const shared = await sharedShapes(from, tables, shapes);
  await assertAlike(move);
  await markMoving(from, organizationId);
  try {
    await waitForEarlier(from);
    const moved = await copyTenant(move, shapes, shared);
    await remove(move, shapes, moved);
    return moved;
  } finally {
    await unmarkMoving(from, organizationId);
  }
};
