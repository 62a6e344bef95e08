import type { Reader } from './db/port.ts';

/**
 * What is wrong with a row of a log: `edited`, `removed` behind its link, `missing` a link before it, `broken` by another
 * order or content of links, `unlinked` without one, or `cut` where the newest links are gone.
 */
export type AuditFaultKind = 'edited' | 'removed' | 'missing' | 'broken' | 'unlinked' | 'cut';

export interface AuditFault {
  /** An organization's id, or `accounts`. */
  readonly chain: string;
  readonly number: string | null;
  readonly entryId: string | null;
  readonly kind: AuditFaultKind;
}

const most = 1_000;

const faultsSql = `
  with entry as (
    select id, organization_id::text as chain, krogkoll_audit_digest(e) as digest from audit_entry e
    union all select id, 'accounts', krogkoll_account_event_digest(e) from account_event e
  ), link as (
    select l.chain, l.number, l.entry_id, l.digest, l.hash,
      lag(l.number, 1, 0) over w as before_number,
      lag(l.hash, 1, sha256(convert_to(l.chain, 'UTF8'))) over w as before_hash
    from audit_link l window w as (partition by l.chain order by l.number)
  ), newest as (
    select distinct on (chain) chain, number, hash from audit_link order by chain, number desc nulls last
  ), fault as (
    select l.chain, l.number, coalesce(l.entry_id, e.id) as entry_id,
      case
        when l.entry_id is null then 'unlinked'
        when e.id is null then 'removed'
        when e.digest <> l.digest or e.chain <> l.chain then 'edited'
        when l.number is distinct from l.before_number + 1 then 'missing'
        when l.hash is distinct from sha256(l.before_hash || l.digest) then 'broken'
      end as kind, coalesce(l.chain, e.chain) as of_chain
    from link l full join entry e on e.id = l.entry_id
    union all
    select h.chain, h.number, null, 'cut', h.chain
    from audit_head h left join newest n on n.chain = h.chain
    where (n.number, n.hash) is distinct from (h.number, h.hash)
    union all
    select n.chain, n.number, null, 'cut', n.chain
    from newest n where not exists (select from audit_head h where h.chain = n.chain)
  )
  select of_chain as chain, number::text, entry_id as "entryId", kind from fault
  where kind is not null and of_chain is not null order by of_chain, fault.number nulls first limit ${most}`;

/** Every row of both logs that was edited, removed, added or reordered behind our back (R63), the first thousand. */
// Across tenants: the chains of all are checked together.
export const auditFaults = (reader: Reader): Promise<AuditFault[]> => reader.query<AuditFault>(faultsSql);

/** How many rows stand in how many chains. */
export const auditExtent = async (reader: Reader): Promise<{ rows: number; chains: number }> => {
  const [extent] = await reader.query<{ rows: number; chains: number }>(
    'select coalesce(sum(number), 0)::int as rows, count(*)::int as chains from audit_head',
  );
  return extent ?? { rows: 0, chains: 0 };
};
