import type pg from 'pg';
import { targetOf, type TableShape } from '../backup/table-shape.ts';

/**
 * Does work as the platform, which sees all rows, with a right on tables that it may lack: logs only grow otherwise. What it lacked is
 * taken back in the same transaction, so nobody else ever has it.
 */
export const withRights = async <Result>(
  client: pg.ClientBase,
  shapes: readonly TableShape[],
  right: 'select' | 'insert' | 'delete',
  work: () => Promise<Result>,
): Promise<Result> => {
  const names = shapes.map(targetOf);
  const { rows } = await client.query<{ name: string; right: string }>(
    `select name, r as right from unnest($1::text[]) name cross join unnest(array['select', $2]) r
     where not has_table_privilege('krogkoll_platform', name, r)`,
    [names, right],
  );
  const lacking = rows.map((each) => `${each.right} on ${each.name}`);
  for (const each of lacking) await client.query(`grant ${each} to krogkoll_platform`);
  await client.query('set local role krogkoll_platform');
  const result = await work();
  await client.query('reset role');
  for (const each of lacking) await client.query(`revoke ${each} from krogkoll_platform`);
  return result;
};
