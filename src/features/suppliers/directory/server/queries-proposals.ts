import { createHash } from 'node:crypto';
import type { z } from 'zod';
import { shownOrganizationNumber } from '#features/staff/support/rules.ts';
import type { Reader } from '#platform/server/db/port.ts';
import { contains } from '#platform/server/sql.ts';
import { offsetOf } from '#platform/wire/paging.ts';
import type { Paging } from '#platform/wire/paging.ts';
import type { directoryContract } from '../contract.ts';

/** What a private supplier `o` is proposed under: its number, otherwise its name. */
const keyOf = `coalesce('number ' || o.organization_number, 'name ' || o.search_name)`;

/** The proposal of a private supplier `o`, whichever organization has it: UUID version 8 over SHA-256 of its key. */
export const proposalOf = `(
  select (left(h, 12) || '8' || substr(h, 14, 3) || 'a' || substr(h, 18, 15))::uuid
  from encode(sha256(convert_to(${keyOf}, 'UTF8')), 'hex') h)`;

/** The same id of a key: `number 5566000007`, or `name` and the name to search by. */
export const proposalIdOf = (key: string): string => {
  const hex = createHash('sha256').update(key).digest('hex');
  const parts = [hex.slice(0, 8), hex.slice(8, 12), `8${hex.slice(13, 16)}`, `a${hex.slice(17, 20)}`];
  return [...parts, hex.slice(20, 32)].join('-');
};

interface ProposalRecord {
  readonly id: string;
  readonly name: string;
  readonly number: string | null;
  readonly organizations: number;
  readonly first: Date;
}

const found = `
  from (
    select ${proposalOf} as id, (array_agg(o.display_name order by o.created_at, o.id))[1] as name,
      max(o.organization_number) as number, count(distinct o.organization_id)::int as organizations,
      min(o.created_at) as first
    from organization_supplier o
    where o.directory_id is null and (o.organization_number is not null or o.search_name <> '')
    group by 1) p
  where not exists (select from directory_decision x where x.proposal_id = p.id and x.decision = 'declined')
    and (lower(p.name) like $1 or p.number like $1)`;

/** A number as staff see it; a foreign one is shown as it was printed. */
const shownNumber = (number: string | null): string | null =>
  number !== null && /^\d{10}$/.test(number) ? shownOrganizationNumber(number) : number;

/** One page of companies that the directory lacks, those of most organizations first. A platform read, for staff only. */
export const listProposals = async (
  reader: Reader,
  { search, ...page }: Paging & { readonly search?: string | undefined },
): Promise<z.output<typeof directoryContract.listProposals.reply>> => {
  const values = [contains(search ?? '')];
  // Across tenants: the directory is what all know together.
  const [count] = await reader.query<{ total: number }>(`select count(*)::int as total ${found}`, values);
  const records = await reader.query<ProposalRecord>(
    `select p.* ${found} order by p.organizations desc, p.first, p.id limit $2 offset $3`,
    [...values, page.limit, offsetOf(page)],
  );
  const content = records.map(({ id, name, number, organizations, first }) => ({
    id,
    displayName: name,
    organizationNumber: shownNumber(number),
    organizations,
    firstSeenAt: first.toISOString(),
  }));
  return { content, total: count?.total ?? 0 };
};
