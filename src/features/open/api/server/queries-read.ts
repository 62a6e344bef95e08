import type { Entries } from '#platform/server/features/entries.ts';
import type { Input } from '#platform/server/http/handler.ts';
import { Tagged } from '#platform/server/http/tagged.ts';
import { Refused, refused } from '#platform/wire/refused.ts';
import type { OpenEntry } from '../contract-entry.ts';
import type { Expands } from '../contract-expand.ts';
import { changedSince, onlyChanged } from './queries-changed.ts';
import { expandRows, type ReadServices } from './queries-expand.ts';
import { type AskWindow, listName, pageAfter, type Row } from './queries-pages.ts';

type Query = Readonly<Record<string, unknown>>;

/** Windows of a list, whether its entry pages or gives all of it. */
const windowsOf = (entry: OpenEntry, entries: Entries, input: object, filters: Query): AskWindow => {
  const answer = entries.of(entry.of);
  let whole: readonly Row[] | null = null;
  return async (page, limit) => {
    if (whole === null) {
      const found = await answer({ ...input, query: { ...filters, page, limit } });
      if (found instanceof Refused) return found as Refused;
      const value: unknown = found instanceof Tagged ? found.make() : found;
      if (!Array.isArray(value)) {
        const { content, total, ...beside } = value as { content: Row[]; total: number };
        return { rows: content, total, beside };
      }
      whole = value as Row[];
    }
    return { rows: whole.slice((page - 1) * limit, page * limit), total: whole.length, beside: {} };
  };
};

/** What of an entry's expansions is asked for. */
const askedOf = ({ expands = {} }: OpenEntry, names: readonly string[]): Expands =>
  Object.fromEntries(Object.entries(expands).filter(([name]) => names.includes(name)));

/** Answers an entry that reads, by the one of the product that it is of: the same query, under the key's unit and plan. */
export const readOpen = async (
  entry: OpenEntry,
  { db, entries }: ReadServices,
  given: Input<OpenEntry>,
): Promise<unknown> => {
  if (entry.isWhole && given.key.unitIds !== null) return refused('key.units_missing');
  const params = { ...(given.params as object), organizationId: given.key.organizationId };
  const input = { ...given, params };
  if (entry.shape !== 'page') {
    const answer = await entries.of(entry.of)(input);
    if (answer instanceof Refused || entry.shape === 'bytes') return answer;
    return { data: answer instanceof Tagged ? (answer.make() as unknown) : answer };
  }
  const { cursor, limit, updated_since: since, expand, ...filters } = (given.query ?? {}) as Query;
  let ask = windowsOf(entry, entries, input, filters);
  if (typeof since === 'string' && given.scope !== null) {
    const { scope } = given;
    const changed = await db.tenantRead(scope.organizationId, (reader) =>
      changedSince(reader, scope, new Date(since)),
    );
    ask = onlyChanged(ask, changed);
  }
  const list = listName([entry.path, params, filters, since]);
  const page = await pageAfter(ask, {
    cursor: typeof cursor === 'string' ? cursor : undefined,
    limit: Number(limit),
    list,
  });
  if (page instanceof Refused || typeof expand !== 'string' || given.scope === null) return page;
  const asked = askedOf(entry, expand.split(','));
  const data = await expandRows({ db, entries }, { scope: given.scope, input }, page.data, asked);
  return data instanceof Refused ? data : { ...page, data };
};
