import type { FastifyRequest } from 'fastify';
import type { Endpoint } from '#platform/wire/endpoint.ts';
import type { Actor, UnitScope } from '../scope.ts';
import type { Passed } from './admit.ts';
import type { Authenticated } from './handler.ts';

/** A request that has passed the gate and is about to be answered. */
export interface Witnessed {
  readonly user: Authenticated;
  readonly actor: Actor;
  readonly scope: UnitScope | null;
  readonly method: Endpoint['method'];
  /** Method and path of the contract's entry. */
  readonly call: string;
  /** The id that the path names, if any. */
  readonly target: string | null;
}

/** Told of every request of staff who act as a customer; when it throws, the request is not answered. */
export type Witness = (witnessed: Witnessed) => Promise<void>;

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/i;

/** Tells the witness of a request that staff make as a customer. */
export const tellWitness = async (
  witness: Witness,
  endpoint: Endpoint,
  request: FastifyRequest,
  { user, actor, scope }: Passed,
): Promise<void> => {
  if (user === null || user.impersonatedBy === null) return;
  const { method, path } = endpoint;
  const named = Object.values((request.params ?? {}) as Readonly<Record<string, unknown>>);
  const target = named.find((value): value is string => typeof value === 'string' && uuid.test(value));
  await witness({ user, actor, scope, method, call: `${method} ${path}`, target: target ?? null });
};
