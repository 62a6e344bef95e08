const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** A read. */
export interface ReadingKind {
  /** Null takes the platform's role. */
  readonly organizationId: string | null;
  /** Milliseconds that a statement may take before its session is given up; the pool's own limit without it. */
  readonly longest?: number;
}

/**
 * A unit's rows are more than statistics can know: they have just come, or are few among all. A nested loop that is chosen
 * for one expected row reads its inner side once for each of thousands; a join by hash reads both sides once, whatever was
 * expected. A nested loop that nothing can replace is priced out of all proportion, which would have it compiled: no jit.
 * To plan a read for its values takes as long as a small read, and among many rows of others PostgreSQL would do so each
 * time: one plan is kept for all values (decision 0107).
 */
const begunToRead =
  'begin read only; set local enable_nestloop = off; set local jit = off; set local plan_cache_mode = force_generic_plan';

/** The platform looks up single rows by key; without nested loops it would read whole tables of all tenants to join them. */
const begunToLookUp = 'begin read only; set local enable_material = off; set local jit = off';

/** The role, and the tenant whose rows it sees. Null is the platform's role. */
const actingFor = (organizationId: string | null): string => {
  if (organizationId === null) return 'set local role krogkoll_platform';
  if (!UUID.test(organizationId)) throw new TypeError('an organization id is a UUID');
  return `set local role krogkoll_app; set local app.organization_id = '${organizationId}'`;
};

/** The statements that begin a transaction with its role and tenant, for one round trip. */
export const openingOf = (organizationId: string | null): string => `begin; ${actingFor(organizationId)}`;

/** The statements that begin a read with its role and tenant. */
export const openingOfRead = ({ organizationId }: ReadingKind): string =>
  `${organizationId === null ? begunToLookUp : begunToRead}; ${actingFor(organizationId)}`;
