import { quoted, type TableShape } from '../backup/table-shape.ts';

/** What a set of rows is, whatever the order in which they come. */
export interface RowsDigest {
  readonly rows: number;
  readonly digest: string;
}

/**
 * The statement that tells rows and digest of what is selected from: the SHA-256 of the sorted SHA-256 of its rows. Two servers
 * count their own rows at the same time, so none of them travels; bytes sort alike on both.
 */
export const digestSql = ({ columns }: Pick<TableShape, 'columns'>, source: string): string => `
  select count(*)::int as rows, coalesce(encode(sha256(string_agg(h, ''::bytea order by h)), 'hex'), '') as digest
  from (select sha256(convert_to(row(${columns.map(({ name }) => quoted(name)).join(', ')})::text, 'UTF8')) as h from ${source}) hashed`;
