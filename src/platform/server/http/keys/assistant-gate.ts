import type { ErrorCode } from '#platform/wire/error-codes.ts';
import { assistantPath } from '#platform/wire/endpoint.ts';
import { type Refused, refused } from '#platform/wire/refused.ts';
import type { Foundation } from '../../features/foundation.ts';
import { hook } from '../../hooks.ts';
import type { Passed } from '../admit.ts';
import type { Doorkeeper } from '../doorkeeper.ts';
import { bearer } from '../gate.ts';
import type { HeldKey } from './held-key.ts';
import type { KeyDoor } from './key-door.ts';
import { asHolder, type Exchange, takeTurn } from './key-gate.ts';
import { reachUnit } from './reach.ts';

/** Finds who a bearer of the assistants' door stands for: null where it is none of theirs. */
export type FindAssistant = (token: string) => Promise<HeldKey | null>;

/** Whoever lets assistants in by something else than a key. */
export const assistantKeeper = hook<(foundation: Foundation) => FindAssistant>('who lets assistants in');

/** What the gate asks of those who let assistants in. */
export interface AssistantDoor {
  /** The one place where a bearer becomes a principal with an organization, units and scopes: a key, or what another feature gave out. */
  readonly principalOf: FindAssistant;
  /** `https://…`, without a stroke at its end. */
  readonly origin: () => Promise<string>;
}

/** The door of assistants: keys, then what other features know. */
export const assistantDoorOf = (foundation: Foundation, { find }: KeyDoor): AssistantDoor => {
  const finders = [find, ...foundation.hooks.all(assistantKeeper).map((keeper) => keeper(foundation))];
  return {
    principalOf: async (token) => {
      for (const each of finders) {
        const held = await each(token);
        if (held !== null) return held;
      }
      return null;
    },
    origin: async () => new URL(await foundation.publicUrl()).origin,
  };
};

/** Where clients find out who gives out tokens for this door (RFC 9728, section 5.1). */
export const challengeOf = (origin: string, error?: 'invalid_token'): string => {
  const document = `${origin}/.well-known/oauth-protected-resource${assistantPath}`;
  return `Bearer resource_metadata="${document}"${error === undefined ? '' : `, error="${error}"`}`;
};

/** Whether a page elsewhere asks, by name rebinding or otherwise. Programs that are no browser name no origin. */
const isElsewhere = (named: string | undefined, own: string): boolean =>
  named !== undefined && named.toLowerCase() !== own;

/**
 * Lets an assistant in before its body is read: 403 from a page elsewhere, 401 with where to get a token for none or a dead one, 429
 * over its limit. What it may do is asked with each thing that it does.
 */
export const passAssistant = async (
  exchange: Exchange,
  doorkeeper: Doorkeeper,
  door: KeyDoor,
  { principalOf, origin }: AssistantDoor,
): Promise<Passed | Refused<ErrorCode>> => {
  const { request, reply } = exchange;
  const own = await origin();
  if (isElsewhere(request.headers.origin, own)) return refused('origin.foreign');
  const token = bearer(request);
  const key = token === null ? null : await principalOf(token);
  if (key === null) {
    reply.header('www-authenticate', challengeOf(own, token === null ? undefined : 'invalid_token'));
    return refused('user.unauthorized');
  }
  const refusal = await takeTurn(key, exchange, door);
  if (refusal !== null) return refusal;
  return {
    ...asHolder(key, request.id),
    scope: null,
    role: null,
    key,
    reach: (scope, unitId) => reachUnit(doorkeeper, key, scope, unitId),
  };
};
