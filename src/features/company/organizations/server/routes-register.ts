import type { Handlers } from '#platform/server/http/handler.ts';
import type { Db, Reader } from '#platform/server/db/port.ts';
import type { PostDeps } from '#platform/server/post/post-mail.ts';
import type { AttemptLimiter } from '#platform/server/session/attempt-limiter.ts';
import type { FieldCode } from '#platform/wire/error-codes.ts';
import { Refused, refused } from '#platform/wire/refused.ts';
import type { organizationsContract } from '../contract.ts';
import { checkOutlet, fieldsAskedOf } from '#features/company/outlets/rules-outlet.ts';
import { checkParent, corporateIdentityNumberOf } from '../rules-parent.ts';
import type { ParentForm } from '../rules-parent.ts';
import { register } from './commands-register.ts';
import type { Parent } from './commands-register.ts';
import { ownedParent } from './queries.ts';

/** What companies and their restaurants stand on. */
export interface OrganizationServices extends PostDeps {
  readonly db: Db;
  readonly limiter: AttemptLimiter;
  readonly inboundDomain: string;
}

/** Registrations of one account in a row before each further one waits. */
const freeRegistrations = 20;

const underneath = (path: string, faults: Readonly<Record<string, FieldCode>>) =>
  Object.fromEntries(Object.entries(faults).map(([field, fault]) => [`${path}.${field}`, fault]));

const newParent = (form: ParentForm): Parent | Refused<'bad.request'> => {
  const { values, faults } = checkParent(form);
  if (Object.keys(faults).length > 0) return refused('bad.request', underneath('parentOrganization', faults));
  const { organizationName: name, organizationNumber: number, ...more } = values;
  return { name, number, ...more };
};

const parentOf = async (
  reader: Reader,
  userId: string,
  form: ParentForm | undefined,
  organizationId: string | undefined,
): Promise<Parent | null | Refused<'bad.request' | 'organization.parent.not_exists'>> => {
  if (organizationId !== undefined)
    return (await ownedParent(reader, userId, organizationId)) ?? refused('organization.parent.not_exists');
  return form === undefined ? null : newParent(form);
};

type Registering = Pick<Handlers<typeof organizationsContract>, 'registerOutlet' | 'registerOrganizations'>;

/** The endpoints that make companies, each in one transaction over all their tenants (R48). */
export const registerRoutes = ({ db, newId, limiter, inboundDomain }: OrganizationServices): Registering => {
  const tooMany = (userId: string, now: Date): Promise<Refused<'rate.limited'> | null> =>
    limiter.tooMany([{ key: `registrations of ${userId}`, free: freeRegistrations }], now);
  return {
    registerOutlet: async ({ user: { userId }, actor, now, requestId, body, keep }) => {
      const { faults } = checkOutlet(body.outlet, fieldsAskedOf(body.outlet));
      const errors = underneath('outlet', faults);
      const identity = body.corporateIdentityNumber ?? '';
      const corporateIdentityNumber = corporateIdentityNumberOf(identity);
      if (corporateIdentityNumber === null)
        errors['corporateIdentityNumber'] = identity === '' ? 'required' : 'invalid';
      if (Object.keys(errors).length > 0) return refused('bad.request', errors);
      const waits = await tooMany(userId, now);
      if (waits !== null) return waits;
      const act = { userId, actor, now, newId, inboundDomain, requestId, corporateIdentityNumber };
      return db.platformTransaction(async (tx) => {
        const made = await register(tx, null, [body.outlet], act);
        if (made instanceof Refused)
          return refused('organization.exist', { 'outlet.organization_number': 'taken' });
        const [[organization], [outlet]] = [made.organizations, made.outlets];
        if (organization === undefined || outlet === undefined) throw new Error('both were just made');
        const { mainUnitId } = outlet;
        return keep(tx, { organization, outlet, mainUnitId, onboardingStatus: made.onboardingStatus });
      });
    },
    registerOrganizations: async ({ user: { userId }, actor, now, requestId, body, keep }) => {
      const { parentOrganization: form, parentOrganizationId: parentId, outlets } = body;
      const parent = await db.platformRead((reader) => parentOf(reader, userId, form, parentId));
      if (parent instanceof Refused) return parent;
      const waits = await tooMany(userId, now);
      if (waits !== null) return waits;
      const act = { userId, actor, now, newId, inboundDomain, requestId };
      return db.platformTransaction(async (tx) => {
        const made = await register(tx, parent, outlets, act);
        return made instanceof Refused ? made : keep(tx, made);
      });
    },
  };
};
