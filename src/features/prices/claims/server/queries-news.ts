import { printClaimNumber } from '#core/claims/claim-number.ts';
import { newsSource, plainFacts } from '#features/account/bell/server/queries.ts';
import type { NewsSource, NewsTold } from '#features/account/bell/server/queries.ts';
import { claimOfRecipient } from '#features/intake/mail/server/queries-doors.ts';
import { answerTo } from '#platform/server/hooks.ts';

/**
 * What came of claims from outside since `$3`: an answer that a colleague of the viewer `$4` wrote down or the supplier gave, a
 * mail to a claim's own address, a letter that came back, and money. `reason` says which; an answer says what.
 */
const heard = `
  select e.claim_id, e.id::text as version, e.at, coalesce(e.detail ->> 'answer', e.kind) as reason, null::numeric as amount
  from claim_event e
  where e.organization_id = $1 and e.unit_id = $2 and e.kind in ('answered', 'undelivered') and e.at > $3
    and e.person_id is distinct from $4::uuid
  union all
  select c.id, d.id::text, d.received_at, case when m.undelivered then 'undelivered' else 'mail' end, null
  from document d
  join mail m on m.organization_id = $1 and m.unit_id = $2 and m.document_id = d.id
  join claim c on c.organization_id = $1 and c.unit_id = $2
    and ${claimOfRecipient('m.recipient')} = 'k-' || c.year || '-' || lpad(c.sequence::text, greatest(3, length(c.sequence::text)), '0')
  where d.organization_id = $1 and d.unit_id = $2 and d.received_at > $3 and m.recipient like '%+%'
  union all
  select k.claim_id, i.id || ':' || sum(k.amount), min(d.received_at), 'credited', sum(k.amount)
  from claim_credit k
  join invoice i on i.organization_id = $1 and i.unit_id = $2 and i.id = k.invoice_id
  join document d on d.organization_id = $1 and d.unit_id = $2 and d.id = i.document_id
  where k.organization_id = $1 and k.unit_id = $2 and k.amount > 0 and d.received_at > $3
  group by k.claim_id, i.id`;

const newestSql = `
  select w.id as "subjectId", w.version, w.at from (
    select distinct on (h.claim_id) h.claim_id as id, h.version, h.at from (${heard}) h order by h.claim_id, h.at desc, h.version
  ) w order by w.at desc, w.id limit $5`;

interface ClaimRecord {
  readonly id: string;
  readonly year: number;
  readonly sequence: number;
  readonly supplier: string;
  readonly currency: string;
  readonly reason: string;
  readonly amount: string | null;
}

const factsSql = `
  select distinct on (c.id) c.id, c.year, c.sequence, s.display_name as supplier, c.currency, h.reason,
    trim_scale(h.amount) as amount
  from (${heard}) h
  join claim c on c.organization_id = $1 and c.unit_id = $2 and c.id = h.claim_id
  join organization_supplier s on s.organization_id = $1 and s.id = c.supplier_id
  where c.id = any ($5::uuid[])
  order by c.id, h.at desc, h.version`;

/** Claims that suppliers have answered, in words or in money. */
const answeredClaims: NewsSource = {
  kind: 'answeredClaim',
  access: 'editor',
  of: 'unit',
  newest: (reader, { organizationId, unitId }, { since, userId, most }) =>
    reader.query<NewsTold>(newestSql, [organizationId, unitId, since, userId, most]),
  facts: async (reader, { organizationId, unitId }, claimIds, { since, userId }) => {
    const records = await reader.query<ClaimRecord>(factsSql, [
      organizationId,
      unitId,
      since,
      userId,
      claimIds,
    ]);
    return new Map(
      records.map(({ id, year, sequence, supplier, currency, reason, amount }) => [
        id,
        {
          ...plainFacts,
          name: printClaimNumber({ year, sequence }),
          from: supplier,
          reason,
          amount,
          currency: amount === null ? null : currency,
        },
      ]),
    );
  },
};

/** Tells the bell of claims that were answered. */
export const tellAnsweredClaims = answerTo(newsSource, answeredClaims);
