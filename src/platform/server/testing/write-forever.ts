/** Commits one row after the other until it is killed; writes the number of each that was acknowledged. */
import { writeSync } from 'node:fs';
import type { DatabaseLocation } from '../db/engine.ts';
import { openDatabase } from '../db/open-database.ts';

const location = JSON.parse(process.argv[2] ?? '') as DatabaseLocation;
const { db, engine } = await openDatabase({ location, log: { warn: () => undefined }, jobs: [] });
await engine.background.query(`
  create table if not exists kept (number int primary key);
  select krogkoll_platform_table('kept')`);
const last = await db.platformRead((reader) =>
  reader.query<{ number: number }>('select coalesce(max(number), 0) as number from kept'),
);
for (let number = (last[0]?.number ?? 0) + 1; ; number += 1) {
  await db.platformTransaction((tx) => tx.query('insert into kept values ($1)', [number]));
  writeSync(1, `${number}\n`);
}
