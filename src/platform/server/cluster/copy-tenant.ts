import type pg from 'pg';
import { insertingSql } from '../backup/load-tables.ts';
import { readRows } from '../backup/read-rows.ts';
import { targetOf } from '../backup/table-shape.ts';
import { inTransaction, silently } from './move-session.ts';
import { ClusterRefused } from './refused.ts';
import { digestSql, type RowsDigest } from './tenant-digest.ts';
import { sourceOf, type SharedShape, type TenantShape } from './tenant-shapes.ts';
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

const digestOf = async (client: pg.ClientBase, shape: TenantShape, source: string): Promise<RowsDigest> => {
  const { rows } = await client.query<RowsDigest>(digestSql(shape, source));
  return rows[0] ?? { rows: 0, digest: '' };
};

/** Throws `ClusterRefused` where two sides of a table are not the same. */
export const assertSame = ({ name }: TenantShape, one: RowsDigest, other: RowsDigest): void => {
  if (one.rows !== other.rows || one.digest !== other.digest)
    throw new ClusterRefused(`${name} did not come over as it was: ${other.rows} rows of ${one.rows}`);
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
export const copyTenant = async (
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
