import { recordAudit } from '#platform/server/audit.ts';
import type { Tx } from '#platform/server/db/port.ts';
import type { NewId } from '#platform/server/ids.ts';
import type { Actor } from '#platform/server/scope.ts';
import { Refused, refused } from '#platform/wire/refused.ts';
import type { LinksBody, LinksChanged } from '../contract-links.ts';
import { findAsked, lockSuppliers, takeEntries } from './commands-own.ts';
import { planLinks, type LinkPlan, type LinkRefusal, type StandingLink } from './commands-plan.ts';
import type { Seat } from './queries.ts';

/** Who changes links, and when. */
export interface LinkAct {
  readonly actor: Actor;
  readonly now: Date;
  readonly newId: NewId;
}

const standingAt = (tx: Tx, organizationId: string, outletIds: readonly string[]): Promise<StandingLink[]> =>
  tx.query(
    `select outlet_id as "outletId", supplier_id as "supplierId", status from outlet_supplier
     where organization_id = $1 and outlet_id = any($2::uuid[]) order by outlet_id, supplier_id for update`,
    [organizationId, outletIds],
  );

/** Writes new links and answers how many were not there; one without a status is active where the unit has invoices. */
const addLinks = async (
  tx: Tx,
  organizationId: string,
  links: readonly {
    readonly outletId: string;
    readonly supplierId: string;
    readonly status: string | null;
  }[],
  now: Date,
): Promise<number> => {
  if (links.length === 0) return 0;
  const rows = await tx.query(
    `with asked as (
       select w.*, t.main_unit_id as unit_id
       from unnest($2::uuid[], $3::uuid[], $4::text[]) w(outlet_id, supplier_id, status)
       join outlet t on t.organization_id = $1 and t.id = w.outlet_id),
     invoiced as (
       select distinct u.unit_id, u.supplier_id from unit_day u
       where u.organization_id = $1 and u.unit_id in (select unit_id from asked where status is null))
     insert into outlet_supplier (organization_id, outlet_id, supplier_id, status, since)
     select $1, a.outlet_id, a.supplier_id,
       coalesce(a.status, case when i.unit_id is null then 'requested' else 'active' end), $5
     from asked a left join invoiced i on i.unit_id = a.unit_id and i.supplier_id = a.supplier_id
     order by a.outlet_id, a.supplier_id
     on conflict do nothing returning 1`,
    [
      organizationId,
      links.map(({ outletId }) => outletId),
      links.map(({ supplierId }) => supplierId),
      links.map(({ status }) => status),
      now,
    ],
  );
  return rows.length;
};

const changeLinks = async (
  tx: Tx,
  organizationId: string,
  changed: readonly StandingLink[],
  now: Date,
): Promise<void> => {
  if (changed.length === 0) return;
  await tx.query(
    `update outlet_supplier l set status = w.status, since = $5
     from unnest($2::uuid[], $3::uuid[], $4::text[]) w(outlet_id, supplier_id, status)
     where l.organization_id = $1 and l.outlet_id = w.outlet_id and l.supplier_id = w.supplier_id`,
    [
      organizationId,
      changed.map(({ outletId }) => outletId),
      changed.map(({ supplierId }) => supplierId),
      changed.map(({ status }) => status),
      now,
    ],
  );
};

const removeLinks = async (tx: Tx, organizationId: string, gone: readonly StandingLink[]): Promise<void> => {
  if (gone.length === 0) return;
  await tx.query(
    `delete from outlet_supplier l using unnest($2::uuid[], $3::uuid[]) w(outlet_id, supplier_id)
     where l.organization_id = $1 and l.outlet_id = w.outlet_id and l.supplier_id = w.supplier_id`,
    [organizationId, gone.map(({ outletId }) => outletId), gone.map(({ supplierId }) => supplierId)],
  );
};

const carryOut = async (
  tx: Tx,
  organizationId: string,
  plan: LinkPlan,
  { now, newId }: LinkAct,
): Promise<LinkRefusal | null> => {
  const unknown = plan.added.flatMap(({ asked: { entryId, ownIds } }) =>
    entryId !== null && ownIds.length === 0 ? [entryId] : [],
  );
  const taken = await takeEntries(tx, organizationId, [...new Set(unknown)], { now, newId });
  const links = plan.added.map(({ outletId, asked: { entryId, ownIds }, status }) => {
    const supplierId = ownIds[0] ?? taken.get(entryId ?? '');
    if (supplierId === undefined) throw new Error('every entry that was found is taken');
    return { outletId, supplierId, status };
  });
  // An invoice that is booked at this moment may have made one of the links.
  if ((await addLinks(tx, organizationId, links, now)) < links.length)
    return refused('outletsupplier.exist', {
      [`organizationSuppliers.${plan.added[0]?.at ?? 0}.supplierId`]: 'taken',
    });
  await changeLinks(tx, organizationId, plan.changed, now);
  await removeLinks(tx, organizationId, plan.withdrawn);
  return null;
};

/**
 * Adds suppliers to outlets of one organization and changes how they stand, all rows or none (R48). `outlets` are those
 * that the caller may change.
 */
export const linkSuppliers = async (
  tx: Tx,
  organizationId: string,
  act: LinkAct,
  outlets: ReadonlyMap<string, Pick<Seat, 'outletId'>>,
  body: LinksBody,
): Promise<LinksChanged | LinkRefusal> => {
  await lockSuppliers(tx, organizationId);
  const named = [...new Set([...body.outletIds, ...body.organizationSuppliers.map((row) => row.outletId)])];
  const suppliers = await findAsked(
    tx,
    organizationId,
    body.organizationSuppliers.map((row) => row.supplierId),
  );
  const standing = await standingAt(tx, organizationId, named);
  const plan = planLinks(body, suppliers, outlets, standing);
  if (plan instanceof Refused) return plan;
  const refusal = await carryOut(tx, organizationId, plan, act);
  if (refusal !== null) return refusal;
  const changed = {
    added: plan.added.length,
    changed: plan.changed.length,
    withdrawn: plan.withdrawn.length,
  };
  if (changed.added + changed.changed + changed.withdrawn > 0)
    await recordAudit(tx, act.actor, {
      organizationId,
      unitId: null,
      action: 'supplier.link',
      subjectId: null,
      detail: { ...changed, outlets: named },
    });
  return changed;
};

/** Takes a supplier away from outlets; answers how many had it. Its invoices stay, and the next one brings it back. */
export const unlinkSupplier = async (
  tx: Tx,
  organizationId: string,
  { actor }: LinkAct,
  outletIds: readonly string[],
  supplierId: string,
): Promise<{ removed: number } | Refused<'supplier.not_exist' | 'outletsupplier.not_exist'>> => {
  const asked = (await findAsked(tx, organizationId, [supplierId])).get(supplierId);
  if (asked === undefined) return refused('supplier.not_exist');
  const removed = await tx.query<{ outlet_id: string }>(
    `delete from outlet_supplier
     where organization_id = $1 and supplier_id = any($2::uuid[]) and outlet_id = any($3::uuid[]) returning outlet_id`,
    [organizationId, asked.ownIds, outletIds],
  );
  const outlets = [...new Set(removed.map((row) => row.outlet_id))];
  if (outlets.length === 0) return refused('outletsupplier.not_exist');
  await recordAudit(tx, actor, {
    organizationId,
    unitId: null,
    action: 'supplier.unlink',
    subjectId: asked.entryId ?? supplierId,
    detail: { outlets },
  });
  return { removed: outlets.length };
};

/**
 * Adds an entry of the directory that was asked for to the outlets that asked; one that has it already keeps it as it
 * stands. Answers the entry's id, for one that was merged the other's; null when there is none. In a platform transaction too.
 */
export const linkAdded = async (
  tx: Tx,
  organizationId: string,
  moment: Pick<LinkAct, 'now' | 'newId'>,
  supplierId: string,
  outletIds: readonly string[],
): Promise<string | null> => {
  await lockSuppliers(tx, organizationId);
  const asked = (await findAsked(tx, organizationId, [supplierId])).get(supplierId);
  const entryId = asked?.entryId ?? null;
  if (asked === undefined || entryId === null) return null;
  const own = asked.ownIds[0] ?? (await takeEntries(tx, organizationId, [entryId], moment)).get(entryId);
  if (own === undefined) throw new Error('an entry that was found is taken');
  const links = outletIds.map((outletId) => ({ outletId, supplierId: own, status: null }));
  await addLinks(tx, organizationId, links, moment.now);
  return entryId;
};
