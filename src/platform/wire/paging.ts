import { z } from 'zod';

/** `?page&limit`, from 1; at most 200 rows a page. */
export const paging = z.object({
  page: z.coerce.number().int().min(1).max(100_000).default(1),
  limit: z.coerce.number().int().min(1).max(200).default(50),
});

export type Paging = z.output<typeof paging>;

/** `{content, total}`: one page of rows and the number of all. */
export const pageOf = <Row extends z.ZodType>(row: Row) =>
  z.object({ content: z.array(row), total: z.number().int() });

/** Sorting by one of the named columns. */
export const sorting = <const Column extends readonly [string, ...string[]]>(
  columns: Column,
  standard: Column[number],
) =>
  z.object({
    sort: z.enum(columns).default(standard as never),
    direction: z.enum(['asc', 'desc']).default('desc'),
  });

/** Rows to skip for a page. */
export const offsetOf = ({ page, limit }: Paging): number => (page - 1) * limit;
