import type { Tx } from '#platform/server/db/port.ts';
import { refused } from '#platform/wire/refused.ts';
import type { Refused } from '#platform/wire/refused.ts';
import { lockDirectory, noteDirectory } from './commands.ts';
import type { DirectoryAct } from './commands.ts';

/** Lets every entry stand for the one at the end of the merges that are not undone. */
const followMerges = async (tx: Tx): Promise<void> => {
  await tx.query(
    `with recursive chain(id, into_id) as (
       select from_id, into_id from directory_merge where undone_at is null
       union all
       select c.id, m.into_id from chain c
       join directory_merge m on m.from_id = c.into_id and m.undone_at is null),
     ends as (
       select c.id, c.into_id from chain c
       where not exists (select from directory_merge m where m.from_id = c.into_id and m.undone_at is null))
     update supplier s set merged_into = e.into_id
     from (select x.id, ends.into_id from supplier x left join ends on ends.id = x.id
           where x.merged_into is not null or ends.id is not null) e
     where s.id = e.id and s.merged_into is distinct from e.into_id`,
  );
};

/**
 * Merges an entry into another one, or into what that one stands for. Nothing of the organizations is touched: what they
 * have of the merged one is shown as the other from then on, and is its own again when the merge is undone.
 */
export const mergeEntries = async (
  tx: Tx,
  act: DirectoryAct,
  fromId: string,
  intoId: string,
): Promise<Refused<'supplier.not_exist' | 'supplier.not_mergeable'> | null> => {
  await lockDirectory(tx);
  const rows = await tx.query<{ id: string; root: string; merged: boolean }>(
    `select id, coalesce(merged_into, id) as root, merged_into is not null as merged
     from supplier where id = any($1::uuid[])`,
    [[fromId, intoId]],
  );
  const from = rows.find(({ id }) => id === fromId);
  const into = rows.find(({ id }) => id === intoId);
  if (from === undefined || into === undefined) return refused('supplier.not_exist');
  if (from.merged || into.root === fromId) return refused('supplier.not_mergeable');
  await tx.query(
    `insert into directory_merge (id, from_id, into_id, merged_at, merged_by) values ($1, $2, $3, $4, $5)`,
    [act.newId(), fromId, into.root, act.now, act.userId],
  );
  await followMerges(tx);
  await noteDirectory(tx, act, 'merge', { supplierId: fromId, intoId: into.root });
  return null;
};

/** Takes a merge back; answers the entry that stands for itself again. */
export const undoMerge = async (
  tx: Tx,
  act: DirectoryAct,
  mergeId: string,
): Promise<string | Refused<'merge.not_exist'>> => {
  await lockDirectory(tx);
  const [row] = await tx.query<{ id: string }>(
    `update directory_merge set undone_at = $2, undone_by = $3
     where id = $1 and undone_at is null returning from_id as id`,
    [mergeId, act.now, act.userId],
  );
  if (row === undefined) return refused('merge.not_exist');
  await followMerges(tx);
  await noteDirectory(tx, act, 'undo', { supplierId: row.id });
  return row.id;
};
