import type { Db } from '#platform/server/db/port.ts';

/** Rows of everything, in all organizations, but for keys, who tried how often, and what jobs take away or link. */
export const rowsIn = async (db: Db): Promise<Readonly<Record<string, number>>> =>
  db.platformRead(async (reader) => {
    const tables = await reader.query<{ name: string }>(
      `select tablename as name from pg_tables
       where case when schemaname = 'public' then has_table_privilege(format('public.%I', tablename), 'select') end
         and tablename not in ('idempotency_key', 'attempt', 'audit_head', 'audit_link', 'archive_link', 'alert_notice', 'supplier_notice')
       order by 1`,
    );
    const counts: Record<string, number> = {};
    for (const { name } of tables) {
      const [row] = await reader.query<{ count: number }>(`select count(*)::int as count from ${name}`);
      counts[name] = row?.count ?? 0;
    }
    return counts;
  });

/** By table, how many rows more there are. */
export const grown = (before: Readonly<Record<string, number>>, after: Readonly<Record<string, number>>) =>
  Object.fromEntries(
    Object.entries(after).flatMap(([name, count]) =>
      count === before[name] ? [] : [[name, count - (before[name] ?? 0)] as const],
    ),
  );
