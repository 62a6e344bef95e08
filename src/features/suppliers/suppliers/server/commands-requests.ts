import { supplierSearchName } from '#core/invoices/supplier-identity.ts';
import { isOrganizationNumber, organizationNumberDigits } from '#core/values/organization-number.ts';
import { recordAudit } from '#platform/server/audit.ts';
import type { Tx } from '#platform/server/db/port.ts';
import { refused } from '#platform/wire/refused.ts';
import type { Refused } from '#platform/wire/refused.ts';
import type { RequestAsked } from '../contract-requests.ts';
import { hasName } from '../rules-search.ts';
import type { SupplierIndex } from '../rules-search.ts';
import type { LinkAct } from './commands-links.ts';
import { lockSuppliers } from './commands-own.ts';
import type { Seat } from './queries.ts';

type RequestRefusal = Refused<
  | 'supplier.exist'
  | 'supplier.exist_by_legal_entity_number'
  | 'supplier_request.exist'
  | 'outlet.not_exist'
  | 'bad.request'
>;

/** A request with its place in the body. */
interface Placed {
  readonly at: number;
  readonly asked: RequestAsked;
  readonly number: string | null;
}

const placed = (requests: readonly RequestAsked[]): readonly Placed[] | RequestRefusal => {
  const all: Placed[] = [];
  for (const [at, asked] of requests.entries()) {
    const written = asked.organizationNumber ?? '';
    const number = written === '' ? null : organizationNumberDigits(written);
    if (written !== '' && (number === null || !isOrganizationNumber(number)))
      return refused('bad.request', { [`requests.${at}.organizationNumber`]: 'invalid' });
    if (supplierSearchName(asked.name) === '')
      return refused('bad.request', { [`requests.${at}.name`]: 'invalid' });
    all.push({ at, asked, number });
  }
  return all;
};

/** What the directory says of a request: it has the number, or the name. */
const listedRefusal = async (
  tx: Tx,
  directory: SupplierIndex,
  requests: readonly Placed[],
): Promise<RequestRefusal | null> => {
  const numbers = requests.flatMap(({ number }) => number ?? []);
  const rows = await tx.query<{ number: string }>(
    'select organization_number as number from supplier where organization_number = any($1::text[])',
    [numbers],
  );
  const listed = new Set(rows.map(({ number }) => number));
  for (const { at, asked, number } of requests) {
    if (number !== null && listed.has(number))
      return refused('supplier.exist_by_legal_entity_number', {
        [`requests.${at}.organizationNumber`]: 'taken',
      });
    if (hasName(directory, asked.name))
      return refused('supplier.exist', { [`requests.${at}.name`]: 'taken' });
  }
  return null;
};

/** An open request for the same company at one of the same outlets, in the books or earlier in the body. */
const openRefusal = async (
  tx: Tx,
  organizationId: string,
  requests: readonly Placed[],
): Promise<RequestRefusal | null> => {
  const open = await tx.query<{ outlet_id: string; key: string }>(
    `select x.outlet_id, coalesce(q.organization_number, q.search_name) as key
     from supplier_request q
     join supplier_request_outlet x on x.organization_id = $1 and x.request_id = q.id
     where q.organization_id = $1 and q.state in ('received', 'contacted')`,
    [organizationId],
  );
  const taken = new Set(open.map((row) => `${row.outlet_id} ${row.key}`));
  for (const { at, asked, number } of requests) {
    for (const outletId of new Set(asked.outletIds)) {
      const key = `${outletId} ${number ?? supplierSearchName(asked.name)}`;
      if (taken.has(key)) return refused('supplier_request.exist', { [`requests.${at}.name`]: 'taken' });
      taken.add(key);
    }
  }
  return null;
};

/**
 * Writes requests for one organization, all or none (R48). `outlets` are those that the caller may change, `directory`
 * what can be chosen without a request.
 */
export const requestSuppliers = async (
  tx: Tx,
  organizationId: string,
  act: LinkAct,
  outlets: ReadonlyMap<string, Pick<Seat, 'outletId'>>,
  directory: SupplierIndex,
  asked: readonly RequestAsked[],
): Promise<{ ids: string[] } | RequestRefusal> => {
  for (const [at, { outletIds }] of asked.entries())
    for (const [place, outletId] of outletIds.entries())
      if (!outlets.has(outletId))
        return refused('outlet.not_exist', { [`requests.${at}.outletIds.${place}`]: 'unknown' });
  await lockSuppliers(tx, organizationId);
  const requests = placed(asked);
  if (!Array.isArray(requests)) return requests as RequestRefusal;
  const refusal =
    (await listedRefusal(tx, directory, requests)) ?? (await openRefusal(tx, organizationId, requests));
  if (refusal !== null) return refusal;
  const rows = requests.map(({ asked: one, number }: Placed) => ({
    id: act.newId(),
    name: one.name,
    search_name: supplierSearchName(one.name),
    organization_number: number,
    note: one.note === '' ? null : (one.note ?? null),
    outlets: [...new Set(one.outletIds)],
  }));
  await tx.query(
    `insert into supplier_request
       (organization_id, id, name, search_name, organization_number, note, requested_at, requested_by)
     select $1, w.id, w.name, w.search_name, w.organization_number, w.note, $3, $4
     from jsonb_to_recordset($2) w(id uuid, name text, search_name text, organization_number text, note text)`,
    [organizationId, JSON.stringify(rows), act.now, act.actor.userId],
  );
  await tx.query(
    `insert into supplier_request_outlet (organization_id, request_id, outlet_id)
     select $1, w.id, x.outlet_id::uuid
     from jsonb_to_recordset($2) w(id uuid, outlets jsonb)
     cross join lateral jsonb_array_elements_text(w.outlets) x(outlet_id)`,
    [organizationId, JSON.stringify(rows)],
  );
  for (const row of rows)
    await recordAudit(tx, act.actor, {
      organizationId,
      unitId: null,
      action: 'supplier-request.send',
      subjectId: row.id,
      detail: { outlets: row.outlets },
    });
  return { ids: rows.map(({ id }) => id) };
};

/** Takes a request back while nobody has worked on it. */
export const withdrawRequest = async (
  tx: Tx,
  organizationId: string,
  { actor, now }: LinkAct,
  outletIds: readonly string[],
  requestId: string,
): Promise<Refused<'supplier_request.not_exist' | 'supplier_request.not_withdrawable'> | null> => {
  const [row] = await tx.query<{ state: string; mine: boolean }>(
    `select q.state, exists (
       select from supplier_request_outlet x
       where x.organization_id = $1 and x.request_id = q.id and x.outlet_id = any($3::uuid[])) as mine
     from supplier_request q where q.organization_id = $1 and q.id = $2 for update`,
    [organizationId, requestId, outletIds],
  );
  if (row?.mine !== true) return refused('supplier_request.not_exist');
  if (row.state !== 'received') return refused('supplier_request.not_withdrawable');
  await tx.query(
    `update supplier_request set state = 'withdrawn', answered_at = $3 where organization_id = $1 and id = $2`,
    [organizationId, requestId, now],
  );
  await recordAudit(tx, actor, {
    organizationId,
    unitId: null,
    action: 'supplier-request.withdraw',
    subjectId: requestId,
  });
  return null;
};
