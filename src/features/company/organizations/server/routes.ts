import type { Handlers } from '#platform/server/http/handler.ts';
import type { UnitScope } from '#platform/server/scope.ts';
import { Refused, refused } from '#platform/wire/refused.ts';
import type { organizationsContract } from '../contract.ts';
import { organizationNumberOf } from '#features/company/outlets/rules-outlet.ts';
import { addOutlet } from './commands-add.ts';
import { changeOutlet } from './commands-change.ts';
import { requestInvitation } from './commands-request.ts';
import { isRegistered, listOutlets, outletIdsOf } from './queries.ts';
import { registerRoutes } from './routes-register.ts';
import type { OrganizationServices } from './routes-register.ts';

/** Numbers that one account asks about, and owners' companies that it writes to, before each further one waits. */
const free = { questions: 150, requests: 5 } as const;

const numberOf = (typed: string): string | Refused<'bad.request'> =>
  organizationNumberOf(typed) ??
  refused('bad.request', { organizationNumber: typed.trim() === '' ? 'required' : 'invalid' });

/** The endpoints of companies and their restaurants. */
export const organizationRoutes = (
  services: OrganizationServices,
): Handlers<typeof organizationsContract> => {
  const { db, clock, newId, keys, limiter, inboundDomain } = services;
  const post = { clock, newId, keys };
  const inUnit = async ({ organizationId }: UnitScope, userId: string, unitId?: string) => {
    const ids = await db.tenantRead(organizationId, (reader) =>
      outletIdsOf(reader, organizationId, userId, unitId),
    );
    return db.platformRead((reader) => listOutlets(reader, userId, ids));
  };
  return {
    ...registerRoutes(services),
    createOutlet: async ({ scope, user, role, actor, now, body, keep }) => {
      const act = { userId: user.userId, actor, now, newId, inboundDomain };
      // The parent is another tenant, which the transaction of the work does not see.
      const [neighbour] = await inUnit(scope, user.userId);
      return db.tenantTransaction(scope.organizationId, async (tx) => {
        const made = await addOutlet(tx, scope, role, body.outlet, act);
        if (made instanceof Refused) return made;
        const [row] = await listOutlets(tx, user.userId, [made.outletId]);
        if (row === undefined) throw new Error('the outlet was just made');
        return keep(tx, { ...row, parentOrganization: neighbour?.parentOrganization ?? null });
      });
    },
    listOutlets: ({ scope, user }) => inUnit(scope, user.userId),
    listUnitOutlets: async ({ scope, user, params: { unitId } }) => {
      const rows = await inUnit(scope, user.userId, unitId);
      return rows.length === 0 ? refused('unit.not_found') : rows;
    },
    listOwnOutlets: ({ user }) => db.platformRead((reader) => listOutlets(reader, user.userId)),
    changeOutlet: async ({ scope, user, actor, params: { outletId }, body }) => {
      const act = { userId: user.userId, actor, post };
      const changed = await db.tenantTransaction(scope.organizationId, (tx) =>
        changeOutlet(tx, scope, outletId, body, act),
      );
      if (changed instanceof Refused) return changed;
      const [row] = await db.platformRead((reader) => listOutlets(reader, user.userId, [outletId]));
      return row ?? refused('outlet.not_exist');
    },
    readAvailability: async ({ user, query, now }) => {
      const number = numberOf(query.organizationNumber);
      if (number instanceof Refused) return number;
      const counter = { key: `availability of ${user.userId}`, free: free.questions };
      const tooMany = await limiter.tooMany([counter], now);
      if (tooMany !== null) return tooMany;
      return { available: !(await db.platformRead((reader) => isRegistered(reader, number))) };
    },
    requestInvitation: async ({ user, actor, body, now, keep }) => {
      const number = numberOf(body.organizationNumber);
      if (number instanceof Refused) return number;
      const counters = [
        { key: `invitation requests of ${user.userId}`, free: free.requests },
        { key: `invitation requests for ${number}`, free: free.requests },
      ];
      const tooMany = await limiter.tooMany(counters, now);
      if (tooMany !== null) return tooMany;
      const asked = { organizationNumber: number, message: body.message ?? '' };
      return db.platformTransaction(async (tx) => {
        await requestInvitation(tx, asked, { userId: user.userId, actor, post });
        return keep(tx, { sent: true });
      });
    },
  };
};
