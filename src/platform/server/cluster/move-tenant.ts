import type pg from 'pg';
import { insertingSql } from '../backup/load-tables.ts';
import { plainTexts, readRows } from '../backup/read-rows.ts';
import { targetOf } from '../backup/table-shape.ts';
import { readDistribution } from './distribution.ts';
import { markMoving, unmarkMoving, waitForEarlier } from './moving-mark.ts';
import { readCatalogue } from './read-catalogue.ts';
import { ClusterRefused } from './refused.ts';
import { digestSql, type RowsDigest } from './tenant-digest.ts';
import { sharedShapes, sourceOf, tenantShapes, type SharedShape, type TenantShape } from './tenant-shapes.ts';
import { withRights } from './with-rights.ts';

export interface TenantMove {
  readonly organizationId: string;
  readonly from: pg.ClientBase;
  readonly to: pg.ClientBase;
  /** Looks for each original that the rows name where the other cluster keeps its own; throws for one that is not there. */
  readonly verifyOriginals: (names: readonly string[]) => Promise<void>;
}

export interface Moved {
  readonly tables: readonly (RowsDigest & { readonly name: string })[];
  readonly originals: number;
  /** Milliseconds that the comparison of both sides took. */
  readonly compared: number;
}

const inTransaction = async <Result>(
  client: pg.ClientBase,
  begin: string,
  work: () => Promise<Result>,
): Promise<Result> => {
  await client.query(begin);
  try {
    await client.query(`${plainTexts}; set local jit = off`);
    const result = await work();
    await client.query('commit');
    return result;
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    throw error;
  }
};

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

/** Portions of rows as `insertingSql` takes them. */
const put = async (to: pg.ClientBase, text: string, lines: readonly string[]): Promise<void> =>
  void (await to.query(text, [`[${lines.join(',')}]`]));

/** Brings accounts and suppliers that rows point at, where they are not there yet. */
const bringShared = async ({ from, to }: TenantMove, shared: readonly SharedShape[]): Promise<void> => {
  for (const shape of shared) {
    const named = shape.from.map(
      ({ shape: own, column }) => `select ${column} from ${targetOf(own)} where ${own.where}`,
    );
    const source = `(select * from ${targetOf(shape)} where ${shape.key} in (${named.join(' union ')})) as shared`;
    await readRows(from, { ...shape, source, isForced: false }, (lines) =>
      put(to, `${insertingSql(shape)} on conflict (${shape.key}) do nothing`, lines),
    );
  }
};

/** Names of originals: the values of columns called `sha256` or `…_sha256`. */
const originalsOf = async (
  client: pg.ClientBase,
  shapes: readonly TenantShape[],
): Promise<readonly string[]> => {
  const parts = shapes.flatMap((shape) =>
    shape.columns
      .filter(({ name, type }) => /(^|_)sha256$/.test(name) && type === 'text')
      .map(({ name }) => `select ${name} as name from ${sourceOf(shape)}`),
  );
  if (parts.length === 0) return [];
  const { rows } = await client.query<{ name: string }>(
    `select name from (${parts.join(' union ')}) named where name ~ '^[0-9a-f]{64}$'`,
  );
  return rows.map(({ name }) => name);
};

const triggers = (shapes: readonly TenantShape[], state: 'enable' | 'disable'): string =>
  shapes.map((shape) => `alter table ${targetOf(shape)} ${state} trigger user`).join('; ');

const digestOf = async (client: pg.ClientBase, shape: TenantShape, source: string): Promise<RowsDigest> => {
  const { rows } = await client.query<RowsDigest>(digestSql(shape, source));
  return rows[0] ?? { rows: 0, digest: '' };
};

const assertSame = ({ name }: TenantShape, one: RowsDigest, other: RowsDigest): void => {
  if (one.rows !== other.rows || one.digest !== other.digest)
    throw new ClusterRefused(`${name} did not come over as it was: ${other.rows} rows of ${one.rows}`);
};

/** Does work on tables whose triggers are silent: what they would tell has been told. */
const silently = async <Result>(
  client: pg.ClientBase,
  shapes: readonly TenantShape[],
  work: () => Promise<Result>,
): Promise<Result> => {
  await client.query(triggers(shapes, 'disable'));
  await client.query('set constraints all deferred');
  const result = await work();
  await client.query('set constraints all immediate');
  await client.query(triggers(shapes, 'enable'));
  return result;
};

/** Compares both sides, each counted where it lies. */
const compare = async (
  { from, to, verifyOriginals }: TenantMove,
  shapes: readonly TenantShape[],
): Promise<Moved> => {
  const names = await originalsOf(from, shapes);
  await verifyOriginals(names);
  const start = performance.now();
  const tables: (RowsDigest & { name: string })[] = [];
  for (const shape of shapes) {
    const source = sourceOf(shape);
    const [one, other] = await Promise.all([digestOf(from, shape, source), digestOf(to, shape, source)]);
    assertSame(shape, one, other);
    tables.push({ name: shape.name, ...one });
  }
  return { tables, originals: names.length, compared: performance.now() - start };
};

/** Copies and compares; the second cluster keeps all of it or nothing. */
const copy = async (
  move: TenantMove,
  shapes: readonly TenantShape[],
  shared: readonly SharedShape[],
): Promise<Moved> => {
  const { from, to } = move;
  const bring = async (): Promise<Moved> => {
    await bringShared(move, shared);
    for (const shape of shapes)
      await readRows(from, { ...shape, source: sourceOf(shape), isForced: false }, (lines) =>
        put(to, insertingSql(shape), lines),
      );
    return compare(move, shapes);
  };
  return inTransaction(from, 'begin isolation level repeatable read', () =>
    withRights(from, [...shared, ...shapes], 'select', () =>
      inTransaction(to, 'begin', () =>
        silently(to, shapes, () => withRights(to, [...shared, ...shapes], 'insert', bring)),
      ),
    ),
  );
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
    const moved = await copy(move, shapes, shared);
    await remove(move, shapes, moved);
    return moved;
  } finally {
    await unmarkMoving(from, organizationId);
  }
};
