import { createHash } from 'node:crypto';
import { Refused, refused } from '#platform/wire/refused.ts';
import { mostRows } from '../contract-entry.ts';
import { anchorsKept, cursorOf, type Place, placeOf } from './queries-cursor.ts';

export type Row = Readonly<Record<string, unknown>>;

/** Rows of a list as its own entry answers them, with what stands beside them. */
export interface Window {
  readonly rows: readonly Row[];
  readonly total: number;
  readonly beside: Readonly<Record<string, unknown>>;
}

/** Asks for a window of a list: its number from 1, and rows. */
export type AskWindow = (page: number, limit: number) => Promise<Window | Refused>;

const named = ['id', 'articleId', 'lineId', 'supplierId', 'userId', 'outletId', 'month', 'key'];

/** What tells a row from the others of its list. */
export const keyOf = (row: Row): string => {
  for (const name of named) if (typeof row[name] === 'string') return row[name];
  return createHash('sha256').update(JSON.stringify(row)).digest('base64url').slice(0, 22);
};

/** A list's name in cursors: its address and filters. */
export const listName = (parts: unknown): string =>
  createHash('sha256').update(JSON.stringify(parts)).digest('base64url').slice(0, 12);

/** Rows before a place that are looked through again when its own have moved. */
const windowsBack = 50;

/** How many rows come before those of the next page, now; the place itself where none of its rows is left. */
const offsetNow = async (ask: AskWindow, { offset, anchors }: Place): Promise<number | Refused> => {
  if (anchors.length === 0) return offset;
  const found = (window: Window, start: number): number | null => {
    for (const anchor of anchors) {
      const at = window.rows.findIndex((row) => keyOf(row) === anchor);
      if (at !== -1) return start + at + 1;
    }
    return null;
  };
  const near = Math.floor(Math.max(0, offset - 1) / mostRows) + 1;
  // Rows that came meanwhile have pushed them back; where some are gone, they have moved up.
  const ahead = Array.from({ length: windowsBack }, (_, at) => near + at);
  const behind = Array.from({ length: near - 1 }, (_, at) => near - 1 - at);
  for (const pages of [ahead, behind])
    for (const page of pages) {
      const window = await ask(page, mostRows);
      if (window instanceof Refused) return window;
      const at = found(window, (page - 1) * mostRows);
      if (at !== null) return at;
      if (page * mostRows >= window.total && pages === ahead) break;
    }
  return offset;
};

/** A page of the open API: rows, what stands beside them, and the cursor of the next. */
export interface CursorPage {
  readonly [beside: string]: unknown;
  readonly data: readonly Row[];
  readonly next_cursor: string | null;
}

/**
 * The page after a cursor. It begins behind the last row that was given out, wherever that now stands: rows that came in front
 * meanwhile neither repeat nor hide others. Refuses a cursor of another list.
 */
export const pageAfter = async (
  ask: AskWindow,
  {
    cursor,
    limit,
    list,
  }: { readonly cursor: string | undefined; readonly limit: number; readonly list: string },
): Promise<CursorPage | Refused> => {
  const place = cursor === undefined ? { offset: 0, anchors: [], list } : placeOf(cursor);
  if (place?.list !== list) return refused('cursor.invalid', { cursor: 'invalid' });
  const start = await offsetNow(ask, place);
  if (start instanceof Refused) return start;
  const rows: Row[] = [];
  const first = Math.floor(start / limit) + 1;
  let last: Window | null = null;
  for (let page = first; rows.length < limit; page += 1) {
    const window = await ask(page, limit);
    if (window instanceof Refused) return window;
    last = window;
    rows.push(...window.rows.slice(page === first ? start % limit : 0));
    if (page * limit >= window.total) break;
  }
  const data = rows.slice(0, limit);
  const end = start + data.length;
  const isEnd = data.length === 0 || end >= (last?.total ?? 0);
  const anchors = [...place.anchors.toReversed(), ...data.map(keyOf)].slice(-anchorsKept).toReversed();
  return { ...last?.beside, data, next_cursor: isEnd ? null : cursorOf({ offset: end, anchors, list }) };
};
