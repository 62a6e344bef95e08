import { quoted, type TableShape } from '../backup/table-shape.ts';

/** What a set of rows is, whatever the order in which they come. */
export interface RowsDigest {
  readonly rows: number;
  readonly digest: string;
}

/**
 * The statement that tells rows and digest of what is selected from: the SHA-256 of each row, added up in four parts of 64 bits. Two
 * servers count their own rows at the same time, so none of them travels.
 */
export const digestSql = ({ columns }: Pick<TableShape, 'columns'>, source: string): string => {
  const texts = columns.map(({ name }) => `${quoted(name)}::text`).join(', ');
  const part = (from: number): string =>
    `coalesce(sum(('x' || encode(substr(h, ${from}, 8), 'hex'))::bit(64)::bigint::numeric), 0)`;
  return `
    select count(*)::int as rows, concat_ws('/', ${[1, 9, 17, 25].map(part).join(', ')}) as digest
    from (select sha256(convert_to(array_to_json(array[${texts}]::text[])::text, 'UTF8')) as h from ${source}) hashed`;
};
