import { z } from 'zod';
import type { KeyScope } from '#core/access/key-scopes.ts';
import { type Endpoint, type KeyAccess, openBase, type ReplyAs } from '#platform/wire/endpoint.ts';
import type { ErrorCode } from '#platform/wire/error-codes.ts';
import { id, timestamp } from '#platform/wire/fields.ts';
import { expandedRows, type Expands, expandText } from './contract-expand.ts';

/** An entry of the open API: one of the product's own, seen by programs. */
export interface OpenEntry extends Endpoint<
  z.ZodType,
  z.ZodType,
  z.ZodType,
  z.ZodType,
  ErrorCode,
  KeyAccess,
  ReplyAs,
  true | undefined
> {
  /** The entry that answers it. */
  readonly of: Endpoint;
  /** Rows by cursor, one thing, the bytes of a file, or a change. */
  readonly shape: 'page' | 'one' | 'bytes' | 'write';
  /** Tells or changes something of units beside the one in the path, so a key for chosen units may not. */
  readonly isWhole: boolean;
  /** Of a list: what its rows can be answered with, when asked. */
  readonly expands?: Expands;
}

const unitPath = `${openBase}units/{unitId}/`;

const shapeOf = (schema: z.ZodType | undefined): z.ZodRawShape =>
  schema instanceof z.ZodObject ? schema.shape : {};

/** What the path of an entry names beside the unit; the organization is the key's. */
const paramsOf = (of: Endpoint) => {
  const { organizationId: _organization, unitId: _unit, ...named } = shapeOf(of.params);
  return z.object({ unitId: id, ...named });
};

type Naming = readonly [path: string, of: Endpoint, summary: string];
type More = Partial<Pick<OpenEntry, 'isWhole' | 'deprecated'>>;

const common = ([path, of, summary]: Naming, { isWhole = false, deprecated }: More) => ({
  of,
  path: unitPath + path,
  summary,
  params: paramsOf(of),
  errors: of.errors,
  demo: 'own' as const,
  isWhole,
  ...(deprecated === undefined ? {} : { deprecated }),
});

const reading = ({ replica }: Endpoint) => ({
  method: 'GET' as const,
  access: 'key:read' as const,
  ...(replica === undefined ? {} : { replica }),
});

/** Rows a page at most. */
export const mostRows = 200;

const cursoring = {
  cursor: z.string().max(2_000).optional(),
  limit: z.coerce.number().int().min(1).max(mostRows).default(50),
};

/** A list: filters as on screen, `cursor` and `limit` instead of page numbers, `expand` where its rows name what others answer. */
export const page = (
  path: string,
  of: Endpoint,
  summary: string,
  {
    hasUpdates = false,
    expands,
    ...more
  }: More & Pick<OpenEntry, 'expands'> & { readonly hasUpdates?: boolean } = {},
): OpenEntry => {
  const { page: _page, limit: _limit, ...filters } = shapeOf(of.query);
  const { content, total: _total, ...beside } = shapeOf(of.reply);
  const rows = of.reply instanceof z.ZodArray ? of.reply : (content ?? z.array(z.unknown()));
  return {
    ...common([path, of, summary], more),
    ...reading(of),
    shape: 'page',
    ...(expands === undefined ? {} : { expands }),
    query: z.object({
      ...filters,
      ...cursoring,
      ...(hasUpdates ? { updated_since: timestamp.optional() } : {}),
      ...(expands === undefined ? {} : { expand: expandText(expands) }),
    }),
    reply: z.object({
      ...beside,
      data: expands === undefined ? rows : expandedRows(rows, expands),
      /** Of the next page; null at the end. */
      next_cursor: z.string().nullable(),
    }),
    errors: [...of.errors, 'cursor.invalid'],
  };
};

/** One thing. */
export const one = (path: string, of: Endpoint, summary: string, more: More = {}): OpenEntry => ({
  ...common([path, of, summary], more),
  ...reading(of),
  shape: 'one',
  ...(of.query === undefined ? {} : { query: of.query }),
  ...(of.asOf === undefined ? {} : { asOf: of.asOf }),
  reply: z.object({ data: of.reply }),
});

/** The bytes of a file. */
export const file = (path: string, of: Endpoint, summary: string, more: More = {}): OpenEntry => ({
  ...common([path, of, summary], more),
  ...reading(of),
  shape: 'bytes',
  ...(of.query === undefined ? {} : { query: of.query }),
  replyAs: 'bytes',
  reply: of.reply,
});

/** A change; with a test key it is rehearsed, and the answer says what it would have done. */
export const write = (
  path: string,
  of: Endpoint,
  summary: string,
  {
    scope,
    status,
    ...more
  }: More & { readonly scope: Exclude<KeyScope, 'read'>; readonly status?: 201 | 202 },
): OpenEntry => ({
  ...common([path, of, summary], more),
  method: of.method,
  access: `key:${scope}`,
  shape: 'write',
  creates: true,
  ...(of.query === undefined ? {} : { query: of.query }),
  ...(of.body === undefined ? {} : { body: of.body }),
  ...(of.receives === undefined ? {} : { receives: of.receives }),
  ...(status === undefined ? {} : { status }),
  reply: z.object({ data: of.reply, dry_run: z.boolean() }),
  errors: [...of.errors, 'key.units_missing'],
});
