import type { StreamItem } from './events.ts';
import type { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Role } from '#core/access/roles.ts';
import type {
  BodyOf,
  CodeOf,
  Contract,
  Endpoint,
  KeyAccess,
  ParamsOf,
  QueryOf,
  ReplyInputOf,
} from '#platform/wire/endpoint.ts';
import type { Refused } from '#platform/wire/refused.ts';
import type { Actor, SeenScope } from '../scope.ts';
import type { HeldKey } from './keys/held-key.ts';
import type { Keep, Kept } from './kept.ts';
import type { Tagged } from './tagged.ts';

/** Whoever holds a valid access token. */
export interface Authenticated {
  readonly userId: string;
  readonly sessionId: string;
  readonly staff: boolean;
  readonly impersonatedBy: string | null;
}

/** A file of a multipart upload; its stream must be read before the next one comes. */
export interface UploadedFile {
  readonly fileName: string;
  readonly contentType: string;
  readonly stream: Readable & { readonly truncated?: boolean };
}

/** The body of a request as it comes (`receives: 'raw'`); nothing has read or judged it. */
export interface RawBody {
  readonly stream: Readable;
  readonly contentType: string;
  /** As the sender says; null when it does not. */
  readonly length: number | null;
}

/** Bytes to send as an attachment (`replyAs: 'bytes'`). */
export interface FileReply {
  readonly fileName: string;
  readonly contentType: string;
  /** Null where the bytes are made while they are sent. */
  readonly size: number | null;
  readonly stream: Readable;
  /** Bytes that can be asked for in parts (RFC 9110, 14): a name of these bytes, and which part this is of how many; null: all of them. */
  readonly parts?: {
    readonly tag: string;
    readonly part: { readonly from: number; readonly to: number; readonly total: number } | null;
  };
}

/** A page (`replyAs: 'page'`): a finished text with its type, or a redirect. */
export interface PageReply {
  readonly status: number;
  readonly contentType: string;
  readonly body: string;
  readonly location?: string;
}

type IsCreating<E> = E extends { readonly creates?: infer C } ? (true extends C ? true : false) : false;

type RoleAccess<E> = E extends { readonly access: infer A } ? A : never;

interface Everyone<E extends Endpoint> {
  readonly params: ParamsOf<E>;
  readonly query: QueryOf<E>;
  readonly body: BodyOf<E>;
  readonly requestId: string;
  readonly now: Date;
  /** The raw exchange, for cookies and addresses; only sessions need it. */
  readonly raw: { readonly request: FastifyRequest; readonly reply: FastifyReply };
}

interface SignedIn {
  readonly user: Authenticated;
  readonly actor: Actor;
}

interface ByKey extends SignedIn {
  readonly key: HeldKey;
  /** Null where the path names no unit. */
  readonly scope: SeenScope | null;
  readonly role: Role | null;
}

interface InUnit extends SignedIn {
  readonly scope: SeenScope;
  readonly role: Role;
}

/** What a handler is given: more, the more the entry's `access` has checked. */
export type Input<E extends Endpoint> = Everyone<E> &
  ('public' extends RoleAccess<E> ? unknown : 'machine' extends RoleAccess<E> ? unknown : SignedIn) &
  (RoleAccess<E> extends Role ? InUnit : unknown) &
  (RoleAccess<E> extends KeyAccess ? ByKey : unknown) &
  (IsCreating<E> extends true ? { readonly keep: Keep<ReplyInputOf<E>> } : unknown) & {
    readonly files: AsyncIterable<UploadedFile>;
    readonly incoming: RawBody;
    readonly signal: AbortSignal;
    /** Of a stream that is taken up again: the id of the last event that the caller has. */
    readonly lastEventId: string | null;
  };

type ShownBy<E> = E extends { readonly replyAs?: infer Shown } ? Shown : never;

/** What a handler answers, by the entry's `replyAs`. */
export type Output<E> =
  ShownBy<E> extends 'bytes'
    ? FileReply
    : ShownBy<E> extends 'page'
      ? PageReply
      : ShownBy<E> extends 'events'
        ? AsyncIterable<StreamItem<ReplyInputOf<E>>>
        : IsCreating<E> extends true
          ? Kept<ReplyInputOf<E>>
          : ReplyInputOf<E> | Tagged<ReplyInputOf<E>>;

export type Handler<E extends Endpoint> = (input: Input<E>) => Promise<Output<E> | Refused<CodeOf<E>>>;

/** A complete record of a contract: a missing handler, or a code the entry does not list, does not compile. */
export type Handlers<C extends Contract> = { readonly [Name in keyof C]: Handler<C[Name]> };
