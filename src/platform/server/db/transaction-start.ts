const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

export interface TransactionKind {
  /** Null takes the platform's role. */
  readonly organizationId: string | null;
  readonly readOnly: boolean;
}

/**
 * A prepared read is planned for a unit of average size. For one that is far larger, an inner side kept to be read again for
 * each outer row is the one plan that grows with the square; without it the planner hashes.
 */
const begunToRead = 'begin read only; set local enable_material = off';

/** The statements that begin a transaction with its role and tenant, for one round trip. */
export function openingOf({ organizationId, readOnly }: TransactionKind): string {
  const begin = readOnly ? begunToRead : 'begin';
  if (organizationId === null) return `${begin}; set local role krogkoll_platform`;
  if (!UUID.test(organizationId)) throw new TypeError('an organization id is a UUID');
  return `${begin}; set local role krogkoll_app; set local app.organization_id = '${organizationId}'`;
}
