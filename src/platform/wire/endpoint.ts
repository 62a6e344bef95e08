import type { z } from 'zod';
import type { KeyScope } from '#core/access/key-scopes.ts';
import type { Role } from '#core/access/roles.ts';
import type { ErrorCode } from './error-codes.ts';

/** Everything under this path is the product's API; a path that begins with `/` stands outside it. */
export const apiBase = '/api/hospitad/';

/** Programs with a key call what stands under this path (OPEN.md, section 1); it has its own form of answers and refusals. */
export const openBase = '/api/v1/';

/** Assistants speak their protocol here (OPEN.md, section 3). */
export const assistantPath = '/mcp';

/** Programs whose key has a scope. With `{unitId}` in the path, one of the key's units. */
export type KeyAccess = `key:${KeyScope}`;

/**
 * Who may call. `public`: anybody. `session`: whoever is signed in. A role: a member of the unit that `X-UNIT-ID`
 * names, with at least that role there. `staff`: support staff. `machine`: another program, whose proof the handler checks.
 * `assistant`: a program with a key, or what stands for one, whose handler asks for a scope and a unit with each thing that it does.
 */
export type Access = 'public' | 'session' | 'staff' | 'machine' | 'assistant' | KeyAccess | Role;

/** How the answer is written: the JSON envelope, a page, the raw bytes of a file, or a stream of events. */
export type ReplyAs = 'json' | 'page' | 'bytes' | 'events';

export interface Endpoint<
  Params extends z.ZodType = z.ZodType,
  Query extends z.ZodType = z.ZodType,
  Body extends z.ZodType = z.ZodType,
  Reply extends z.ZodType = z.ZodType,
  Code extends ErrorCode = ErrorCode,
  Allowed extends Access = Access,
  Shown extends ReplyAs = ReplyAs,
  Creating extends true | undefined = true | undefined,
> {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Relative to `apiBase`, with `{name}` for parameters. */
  readonly path: string;
  /** One sentence for the OpenAPI document. */
  readonly summary: string;
  readonly access: Allowed;
  /** Answers HEAD too, for monitors that ask with it. */
  readonly alsoHead?: true;
  /** `refused` keeps staff who act as a customer out (SECURITY matrix, the ✖im marks). */
  readonly impersonated?: 'refused';
  /** `not-yet`: for staff whose session has not proven a second factor, which every other staff entry asks for (R25). */
  readonly secondFactor?: 'not-yet';
  /** The code that too small a role is told; left out: `permission.required`. */
  readonly refusal?: ErrorCode;
  readonly params?: Params;
  readonly query?: Query;
  readonly body?: Body;
  /** Instead of a parsed body, streamed to the handler: `upload`, multipart files; `raw`, the body's bytes as they come. */
  readonly receives?: 'json' | 'upload' | 'raw';
  /** Headers that the handler reads, each with what it holds, for the OpenAPI document. */
  readonly headers?: Readonly<Record<string, string>>;
  readonly reply: Reply;
  /** Left out: `json`. */
  readonly replyAs?: Shown;
  readonly status?: 200 | 201 | 202 | 204;
  /** A creating POST: honours `Idempotency-Key`. Its handler keeps the answer in the transaction of its work. */
  readonly creates?: Creating;
  /**
   * What becomes of it while somebody is shown the demo, which an organization has until its first invoice. `shown`: the demo
   * answers, all of it. `refused`: nothing is changed. `by-id`: either of them for an id of the demo's in its path, else as ever. `own`, and left
   * out: as ever, for what it is about is the person's or the organization's own, whatever purchases are shown.
   */
  readonly demo?: 'shown' | 'refused' | 'by-id' | 'own';
  /**
   * Whose rows a JSON answer in a unit is made of, and of nothing else but who asks, what they ask and the day in Sweden:
   * `unit`, those of the unit, of its organization and of everybody; `organization`, those of its other units too. Such an answer
   * goes with an ETag and is not made again for a caller who has it. Left out where an answer follows from anything else,
   * as the time of day or a person's own rows: then it has no ETag.
   */
  readonly asOf?: 'unit' | 'organization';
  /**
   * A replica may answer what it reads of the unit's organization, once that has all that the primary had when it was asked: lists and
   * figures that weigh much. Left out where it decides who may do what, or moves money, and where it changes something.
   */
  readonly replica?: true;
  /** An entry of the open API that will go: days since when it should not be used, and when it is gone. */
  readonly deprecated?: { readonly since: string; readonly sunset: string };
  /** Codes of this endpoint's own; those of validation, access and the platform are understood. */
  readonly errors: readonly Code[];
}

/** The scope that an entry asks of a key; null where it asks for none. */
export const keyScopeOf = ({ access }: Pick<Endpoint, 'access'>): KeyScope | null =>
  access.startsWith('key:') ? (access.slice('key:'.length) as KeyScope) : null;

/** Declares one entry of the contract; the only purpose is inference. */
export const endpoint = <
  const Code extends ErrorCode = never,
  Params extends z.ZodType = z.ZodUndefined,
  Query extends z.ZodType = z.ZodUndefined,
  Body extends z.ZodType = z.ZodUndefined,
  Reply extends z.ZodType = z.ZodType,
  const Allowed extends Access = Access,
  const Shown extends ReplyAs = 'json',
  const Creating extends true | undefined = undefined,
>(
  entry: Endpoint<Params, Query, Body, Reply, Code, Allowed, Shown, Creating>,
): Endpoint<Params, Query, Body, Reply, Code, Allowed, Shown, Creating> => entry;

/** A feature's part of the contract. */
export type Contract = Readonly<Record<string, Endpoint>>;

export type ParamsOf<E> = E extends { readonly params?: infer P extends z.ZodType } ? z.output<P> : undefined;
export type QueryOf<E> = E extends { readonly query?: infer Q extends z.ZodType } ? z.output<Q> : undefined;
export type QueryInputOf<E> = E extends { readonly query?: infer Q extends z.ZodType }
  ? z.input<Q>
  : undefined;
export type BodyOf<E> = E extends { readonly body?: infer B extends z.ZodType } ? z.output<B> : undefined;
export type BodyInputOf<E> = E extends { readonly body?: infer B extends z.ZodType } ? z.input<B> : undefined;
export type ReplyOf<E> = E extends { readonly reply: infer R extends z.ZodType } ? z.output<R> : never;
export type ReplyInputOf<E> = E extends { readonly reply: infer R extends z.ZodType } ? z.input<R> : never;
export type CodeOf<E> = E extends { readonly errors: readonly (infer C extends ErrorCode)[] } ? C : never;
