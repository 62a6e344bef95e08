import type { z } from 'zod';
import { chosenColumns, type Column, type FileColumn, type FileRow } from '#core/exports/column.ts';
import type { Reader } from '#platform/server/db/port.ts';
import type { SeenScope } from '#platform/server/scope.ts';
import type { ColumnWords } from '../rules-words.ts';

/** Days, both in it; null leaves a side open. */
export interface AskedPeriod {
  readonly from: string | null;
  readonly to: string | null;
}

/** Who asks for rows, of what, and when. Whatever is read is within the plan, since the scope is. */
export interface Asked<Filter> {
  readonly scope: SeenScope;
  readonly userId: string;
  readonly today: string;
  readonly filter: Filter;
  readonly period: AskedPeriod;
}

/** Reads the next rows; none when there are no more. */
export type NextRows<Row> = (reader: Reader) => Promise<readonly Row[]>;

/** Where a list's rows come from, and what a file says of them. */
export interface ListSource<Filter extends z.ZodType, Row> {
  readonly filter: Filter;
  readonly columns: (t: ColumnWords) => readonly Column<Row>[];
  readonly currencyOf: (row: Row) => string | null;
  readonly count: (reader: Reader, asked: Asked<z.output<Filter>>) => Promise<number>;
  readonly open: (asked: Asked<z.output<Filter>>) => NextRows<Row>;
}

/** A list that was asked for, ready to be read. */
export interface OpenList {
  readonly columns: readonly FileColumn[];
  readonly count: (reader: Reader) => Promise<number>;
  /** Opens it at its first row. */
  readonly open: () => NextRows<FileRow>;
}

/** What is asked of a list as it came over the wire; its filter is not looked at yet. */
export interface ListAsk extends Omit<Asked<unknown>, 'filter'> {
  readonly filter: Readonly<Record<string, string>>;
  readonly columns: readonly string[] | null;
}

/** Opens a list, whatever its rows are; null where the filter is none of its screen's. */
export type ListOpener = (ask: ListAsk, words: ColumnWords) => OpenList | null;

/** Hides what the rows of a list are, so that any list can be written by any writer. */
export const opener =
  <Filter extends z.ZodType, Row>(source: ListSource<Filter, Row>): ListOpener =>
  ({ columns: chosen, ...ask }, words) => {
    const filter = source.filter.safeParse(ask.filter);
    if (!filter.success) return null;
    const asked = { ...ask, filter: filter.data };
    const columns = chosenColumns(source.columns(words), chosen);
    const fileRow = (row: Row): FileRow => ({
      cells: columns.map(({ value }) => value(row)),
      currency: source.currencyOf(row),
    });
    return {
      columns,
      count: (reader) => source.count(reader, asked),
      open: () => {
        const next = source.open(asked);
        return async (reader) => (await next(reader)).map(fileRow);
      },
    };
  };

/** Rows that are read at once by number, where each page looks through those before it. */
const pageRows = 500;

/** Rows that are read at once by place: whoever else waits for the one session of the embedded engine gets a turn after so many. */
const placedRows = 200;

/** Reads once for all pages of a file; what failed is read again. */
export const readOnce = <Found>(
  read: (reader: Reader) => Promise<Found>,
): ((reader: Reader) => Promise<Found>) => {
  let found: { readonly value: Found } | null = null;
  return async (reader) => {
    found ??= { value: await read(reader) };
    return found.value;
  };
};

/** Reads a list that is paged by number until a page is not full. */
export const byPages = <Row>(
  read: (
    reader: Reader,
    paging: { readonly page: number; readonly limit: number },
  ) => Promise<readonly Row[]>,
): NextRows<Row> => {
  let page = 1;
  let isOver = false;
  return async (reader) => {
    if (isOver) return [];
    const rows = await read(reader, { page, limit: pageRows });
    // Rows that were not read are asked for again, where another database answers.
    page += 1;
    isOver = rows.length < pageRows;
    return rows;
  };
};

/** Reads a list by the place of its last row until a page is not full, so that a later page costs what the first did. */
export const byPlace = <Row>(
  read: (reader: Reader, after: Row | null, limit: number) => Promise<readonly Row[]>,
): NextRows<Row> => {
  let last: Row | null = null;
  let isOver = false;
  return async (reader) => {
    if (isOver) return [];
    const rows = await read(reader, last, placedRows);
    last = rows.at(-1) ?? last;
    isOver = rows.length < placedRows;
    return rows;
  };
};
