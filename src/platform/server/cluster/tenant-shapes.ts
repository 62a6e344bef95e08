import type pg from 'pg';
import { shapesOf, targetOf, type TableShape } from '../backup/table-shape.ts';
import type { Distribution } from './distribution.ts';
import type { TableFacts } from './read-catalogue.ts';
import { referencedFirst } from './table-order.ts';

/** The rows of one organization in a table. */
export interface TenantShape extends TableShape {
  /** What finds them, with the organization as a literal. */
  readonly where: string;
}

/** A table that a moved one points at, and that belongs to nobody. */
export interface SharedShape extends TableShape {
  readonly key: string;
  /** Columns of moved tables that name its rows. */
  readonly from: readonly { readonly shape: TenantShape; readonly column: string }[];
}

/** The chain of an organization in the log of the whole place. */
const chained = new Set(['audit_link', 'audit_head']);

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

const plainName = ({ name }: TableShape): string => name.replace(/^public\./, '');

/**
 * Whether rows of a table go with their organization: all that have the column, where it is always there. What an account has
 * with support stays with the account.
 */
const goes = ({ columns }: TableFacts, { column }: Distribution): boolean =>
  columns.some(({ name, isRequired }) => name === column && isRequired);

/**
 * What goes with an organization, each table after those that it points at. Throws `TypeError` for what is no id.
 */
export const tenantShapes = async (
  client: pg.ClientBase,
  tables: readonly TableFacts[],
  distribution: Distribution,
  organizationId: string,
): Promise<readonly TenantShape[]> => {
  if (!uuid.test(organizationId)) throw new TypeError('an organization id is a UUID');
  const shapes = new Map((await shapesOf(client)).map((shape) => [plainName(shape), shape]));
  return referencedFirst(tables).flatMap((facts) => {
    const shape = shapes.get(facts.name);
    if (shape === undefined) return [];
    if (chained.has(facts.name)) return [{ ...shape, where: `chain = '${organizationId}'` }];
    return goes(facts, distribution)
      ? [{ ...shape, where: `${distribution.column} = '${organizationId}'` }]
      : [];
  });
};

/** Accounts and entries of the directory that the rows of an organization point at, with the columns that do. */
export const sharedShapes = async (
  client: pg.ClientBase,
  tables: readonly TableFacts[],
  moved: readonly TenantShape[],
): Promise<readonly SharedShape[]> => {
  const own = new Map(moved.map((shape) => [plainName(shape), shape]));
  const pointing = tables.flatMap(({ name, references }) => {
    const shape = own.get(name);
    return shape === undefined
      ? []
      : references
          .filter(({ to }) => !own.has(to))
          .flatMap(({ to, columns, toColumns }) =>
            columns.length === 1 ? [{ to, key: toColumns[0] ?? '', shape, column: columns[0] ?? '' }] : [],
          );
  });
  const byTable = Map.groupBy(pointing, ({ to }) => to);
  return (await shapesOf(client)).flatMap((shape) => {
    const from = byTable.get(plainName(shape));
    return from === undefined ? [] : [{ ...shape, key: from[0]?.key ?? '', from }];
  });
};

/** What a statement reads of an organization's rows. */
export const sourceOf = (shape: TenantShape): string =>
  `(select * from ${targetOf(shape)} where ${shape.where}) as own`;
