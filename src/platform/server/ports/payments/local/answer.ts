import { createHash } from 'node:crypto';
import type { PeerAction } from './acts.ts';
import { actionFor, listFor, objectOf } from './api.ts';
import { PeerRefusal } from './books.ts';
import type { PeerDesk } from './books.ts';
import { listIn, readForm, textIn } from './form.ts';
import type { Form } from './form.ts';

/** One request as it came. */
export interface PeerRequest {
  readonly method: string;
  /** Under `/v1/`, without the query. */
  readonly path: string;
  readonly query: string;
  readonly body: string;
  readonly idempotencyKey: string | undefined;
}

export interface PeerAnswer {
  readonly status: number;
  readonly body: string;
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Puts objects in the places of their ids, along one path such as `data.latest_invoice`. */
const expand = (desk: PeerDesk, value: unknown, [name, ...rest]: readonly string[]): unknown => {
  if (name === undefined) return value;
  if (Array.isArray(value)) return value.map((each) => expand(desk, each, [name, ...rest]));
  if (!isObject(value) || !(name in value)) return value;
  const held = value[name];
  const opened = typeof held === 'string' ? (objectOf(desk, held) ?? held) : held;
  return { ...value, [name]: expand(desk, opened, rest) };
};

const page = (rows: readonly unknown[], form: Form, path: string): unknown => {
  const limit = Math.min(100, Math.max(1, Number(textIn(form, 'limit') ?? 10)));
  const after = textIn(form, 'starting_after');
  const from = rows.findIndex((row) => isObject(row) && row['id'] === after) + 1;
  const data = rows.slice(after === undefined ? 0 : from, (after === undefined ? 0 : from) + limit);
  const has_more = rows.at(-1) !== data.at(-1) && data.length > 0;
  return { object: 'list', data, has_more, url: `/v1/${path}` };
};

const refusalOf = (error: unknown): PeerAnswer => {
  if (!(error instanceof PeerRefusal)) throw error;
  const { status, message, type, code, param } = error;
  return { status, body: JSON.stringify({ error: { type, message, code, param } }) };
};

const done = (desk: PeerDesk, request: PeerRequest, form: Form): PeerAnswer => {
  const list = request.method === 'GET' ? listFor(request.path) : undefined;
  const action: { run: PeerAction; id: string } | undefined =
    list === undefined
      ? actionFor(request.method, request.path)
      : { id: '', run: (books, asked) => page(list(books, asked), asked, request.path) };
  if (action === undefined)
    throw new PeerRefusal(404, `Unrecognized request URL (${request.method}: /v1/${request.path}).`);
  let object = action.run(desk, form, action.id);
  for (const path of listIn(form, 'expand'))
    if (typeof path === 'string') object = expand(desk, object, path.split('.'));
  return { status: 200, body: JSON.stringify(object) };
};

/**
 * Answers a request as the provider does. A POST that comes again with the same idempotency key is answered as before and does
 * nothing; the same key with another request is refused.
 */
export const answerRequest = (desk: PeerDesk, request: PeerRequest): PeerAnswer => {
  const form = readForm(request.method === 'POST' ? request.body : request.query);
  const { idempotencyKey: key } = request;
  const asked = createHash('sha256')
    .update([request.method, request.path, request.body].join('\n'))
    .digest('base64url');
  const before = key === undefined || request.method !== 'POST' ? undefined : desk.books.kept[key];
  if (before !== undefined) {
    if (before.asked === asked) return before;
    const message = `Keys for idempotent requests can only be used with the same parameters they were first used with.`;
    return refusalOf(new PeerRefusal(400, message, { type: 'idempotency_error' }));
  }
  let answer: PeerAnswer;
  try {
    answer = done(desk, request, form);
  } catch (error) {
    answer = refusalOf(error);
  }
  // What was refused before anything began may be asked for again with its key.
  if (key !== undefined && request.method === 'POST' && answer.status !== 429)
    desk.books.kept[key] = { asked, ...answer };
  return answer;
};
