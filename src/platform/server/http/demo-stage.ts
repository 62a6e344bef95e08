import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Role } from '#core/access/roles.ts';
import type { Endpoint } from '#platform/wire/endpoint.ts';
import { demoHeader, type DemoShown } from '#platform/wire/demo.ts';
import { Refused, refused } from '#platform/wire/refused.ts';
import type { Db } from '../db/port.ts';
import type { Foundation } from '../features/foundation.ts';
import { hook } from '../hooks.ts';
import type { Storage } from '../ports/storage/port.ts';
import type { UnitScope } from '../scope.ts';
import type { Passed } from './admit.ts';
import { patience, within } from './within.ts';

/** The demo's restaurant. */
export interface DemoUnit {
  readonly organizationId: string;
  readonly unitId: string;
  /** Who works there, by role: whoever looks is one of them, with what that one sees of other restaurants. */
  readonly people: Readonly<Record<Role, string>>;
  /** Whether an id is of something in the demo. */
  readonly holds: (id: string) => boolean;
}

/** What shows organizations without invoices what they will have. */
export interface DemoStage {
  /** What its endpoints are answered from, in the place of the product's own. */
  readonly world: { readonly db: Db; readonly storage: Storage };
  /** What a person in a unit is shown. */
  readonly shownTo: (userId: string, scope: UnitScope) => Promise<DemoShown>;
  /** Hears of a restaurant in use, so that the demo is there when its first screen is. */
  readonly expect: (scope: UnitScope) => void;
  /** Its restaurant, once that is there. */
  readonly unit: () => Promise<DemoUnit>;
  readonly close: () => Promise<void>;
}

/** Who has the demo. */
export const demoKeeper = hook<(foundation: Foundation) => DemoStage>('the keeper of the demo');

declare module 'fastify' {
  interface FastifyRequest {
    /** Answered from the demo. */
    isDemo: boolean;
  }
}

const hasIdOf = ({ holds }: DemoUnit, { params }: FastifyRequest): boolean =>
  Object.values((params ?? {}) as Record<string, string>).some((id) => holds(id.toLowerCase()));

interface Exchange {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

/** Whom the gate has let in, and into the demo where that is what they are shown; a refusal for what would change it. */
const led = async (
  stage: DemoStage,
  { demo, method }: Endpoint,
  { request, reply }: Exchange,
  passed: Passed & { readonly scope: UnitScope },
): Promise<Passed | Refused<'demo.read_only'>> => {
  const unit = await stage.unit();
  if (demo === 'by-id' && !hasIdOf(unit, request)) return passed;
  reply.header(demoHeader, 'shown');
  if (demo === 'refused' || (demo === 'by-id' && method !== 'GET')) return refused('demo.read_only');
  request.isDemo = true;
  // Everything else of whoever asks goes with them: their role, and what their plan shows.
  const { organizationId, unitId, people } = unit;
  const { user, actor, role, scope } = passed;
  const userId = role === null ? actor.userId : people[role];
  return {
    ...passed,
    user: user === null || userId === null ? user : { ...user, userId },
    actor: { ...actor, userId },
    scope: { ...scope, organizationId, unitId },
  };
};

/**
 * Leads whom the gate has let in to where the entry is answered from: their own restaurant or the demo's. Every answer of such
 * an entry says which in its `Sample-Data` header, and a refusal does.
 */
export const leadToStage = async (
  stage: DemoStage,
  endpoint: Endpoint,
  { request, reply }: Exchange,
  passed: Passed,
): Promise<Passed | Refused<'demo.read_only' | 'service.unavailable'>> => {
  const { user, scope } = passed;
  if (user === null || scope === null) return passed;
  if (endpoint.demo === undefined || endpoint.demo === 'own') {
    stage.expect(scope);
    return passed;
  }
  const shown = await within(patience, stage.shownTo(user.userId, scope));
  if (shown instanceof Refused) return shown;
  reply.header(demoHeader, shown === 'shown' ? 'hidden' : shown);
  if (shown !== 'shown') return passed;
  return within(patience, led(stage, endpoint, { request, reply }, { ...passed, scope }));
};
