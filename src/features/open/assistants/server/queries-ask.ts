import type { z } from 'zod';
import { openEntries } from '#features/open/api/rules-entries.ts';
import type { OpenEntry } from '#features/open/api/contract-entry.ts';
import { readOpen } from '#features/open/api/server/queries-read.ts';
import type { Input } from '#platform/server/http/handler.ts';
import { validate } from '#platform/server/http/validate.ts';
import type { Endpoint, QueryInputOf, ReplyOf } from '#platform/wire/endpoint.ts';
import type { ErrorCode } from '#platform/wire/error-codes.ts';
import { Refused } from '#platform/wire/refused.ts';
import type { AskingIn } from './queries-tool.ts';

/** The entry of the open API that is answered by one of the product's. Throws where it is not open. */
const openOf = (of: Endpoint): OpenEntry => {
  const entry = Object.values(openEntries).find((one) => one.of === of);
  if (entry === undefined) throw new Error(`${of.method} ${of.path} is not open`);
  return entry;
};

/** What a handler of the open API is given for a call of a tool. */
export const openInput = (
  { given, place }: AskingIn,
  asked: { readonly params?: object; readonly query?: unknown; readonly body?: unknown },
): Input<OpenEntry> => {
  const { user, actor, key, now, requestId, signal, raw, files, incoming } = given;
  const params = { ...asked.params, unitId: place.scope.unitId };
  const { query, body } = asked;
  return {
    user,
    actor,
    key,
    now,
    requestId,
    signal,
    raw,
    files,
    incoming,
    ...place,
    params,
    query,
    body,
  } as Input<OpenEntry>;
};

type Asked<E extends Endpoint> = {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: QueryInputOf<E> & { readonly cursor?: string | undefined };
};

const answerOf = async (asking: AskingIn, entry: OpenEntry, { params, query }: Asked<Endpoint>) => {
  const valid = validate(entry.query, query ?? {});
  if (valid instanceof Refused) return valid;
  return readOpen(
    entry,
    asking.services,
    openInput(asking, { ...(params && { params }), query: valid.value }),
  );
};

/** One thing, as the open API answers it: with its access, its units, its plan. */
export const readOne = async <E extends Endpoint>(
  asking: AskingIn,
  of: E,
  asked: Asked<E> = {},
): Promise<ReplyOf<E> | Refused<ErrorCode>> => {
  const answer = await answerOf(asking, openOf(of), asked);
  return answer instanceof Refused ? answer : (answer as { data: ReplyOf<E> }).data;
};

type RowOf<E extends Endpoint> =
  E extends Endpoint<z.ZodType, z.ZodType, z.ZodType, infer Reply extends z.ZodType>
    ? z.output<Reply> extends { content: readonly (infer Row)[] }
      ? Row
      : never
    : never;

/** A page of a list, as the open API answers it. */
export const readPage = async <E extends Endpoint>(
  asking: AskingIn,
  of: E,
  asked: Asked<E>,
): Promise<
  { readonly rows: readonly RowOf<E>[]; readonly nextCursor: string | null } | Refused<ErrorCode>
> => {
  const answer = await answerOf(asking, openOf(of), asked);
  if (answer instanceof Refused) return answer;
  const { data, next_cursor: nextCursor } = answer as { data: RowOf<E>[]; next_cursor: string | null };
  return { rows: data, nextCursor };
};
