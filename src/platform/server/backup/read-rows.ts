import type pg from 'pg';
import { patiently } from '../db/engine.ts';
import { RowDigest, type TableDigest } from './row-digest.ts';
import { quoted, type TableShape } from './table-shape.ts';

const atOnce = 1_000;

/** The same text for a value on every engine and in every time zone. */
export const plainTexts = `
  set local timezone = 'UTC'; set local datestyle = 'ISO, YMD'; set local intervalstyle = 'postgres';
  set local bytea_output = 'hex'; set local extra_float_digits = 1; set local statement_timeout = 0`;

/** Hears each part of a table: lines of JSON, each an array of the columns' texts. */
export type HearLines = (lines: readonly string[]) => Promise<void> | void;

/**
 * Reads a table to its end through a cursor, in the caller's transaction, so that memory does not grow with it. Each value is
 * its text as the database writes it, which the same type reads back exactly.
 */
export const readRows = async (
  client: pg.ClientBase,
  shape: TableShape,
  hear: HearLines = () => undefined,
): Promise<TableDigest> => {
  const values = shape.columns.map(({ name }) => `${quoted(name)}::text`).join(', ');
  // A forced policy hides every row from the owner; the platform's role sees all of them.
  if (shape.isForced) await client.query('set local role krogkoll_platform');
  await client.query(
    `declare backup_rows no scroll cursor for select array_to_json(array[${values}]::text[])::text as line from ${shape.source}`,
  );
  const digest = new RowDigest();
  for (;;) {
    const { rows } = await client.query<{ line: string }>(patiently(`fetch ${atOnce} from backup_rows`));
    const lines = rows.map(({ line }) => line);
    for (const line of lines) digest.add(line);
    if (lines.length > 0) await hear(lines);
    if (lines.length < atOnce) break;
  }
  await client.query('close backup_rows');
  if (shape.isForced) await client.query('reset role');
  return digest.end();
};
