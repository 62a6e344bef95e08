import type { Tables } from '#core/tables/sheet.ts';
import type { TableResult } from '#core/tables/table-refusal.ts';
import { readTables } from '../tables/read-tables.ts';
import type { Task } from './task.ts';

/** Task: reads a file of tables as it stands. */
export const readTablesTask: Task = (bytes): Promise<TableResult<Tables>> => readTables(bytes);
