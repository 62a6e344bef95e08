import { supplierIdentityOf } from '#core/invoices/supplier-identity.ts';
import { countPrices } from '#core/price-lists/list-items.ts';
import { startOf } from '#core/price-lists/replay.ts';
import { senderNameOf } from '#core/mail/sender-name.ts';
import type { Outcome } from '#features/intake/documents/server/commands-reading.ts';
import type { DocumentReading } from '#features/intake/mail/server/commands-judge.ts';
import { findMails, findStandings, senderOf } from '#features/intake/mail/server/queries.ts';
import { lockUnit } from '#platform/server/db/lock-unit.ts';
import type { Db, Tx } from '#platform/server/db/port.ts';
import type { NewId } from '#platform/server/ids.ts';
import { publish } from '#platform/server/live.ts';
import type { UnitScope } from '#platform/server/scope.ts';
import { storable } from '#platform/server/sql.ts';

interface TakeDeps {
  readonly db: Db;
  readonly newId: NewId;
}

type Listed = DocumentReading & { readonly outcome: Outcome & { readonly kind: 'price-list' } };

const isListed = (reading: DocumentReading): reading is Listed => reading.outcome.kind === 'price-list';

const findSql = `select krogkoll_find_supplier($1, $2::jsonb) as id`;

/** The organization's supplier that the list names; of a list that names nobody, the only one that its sender is confirmed for. */
const supplierOf = async (
  tx: Tx,
  scope: UnitScope,
  { document, outcome }: Listed,
): Promise<string | null> => {
  const { supplier } = outcome.list.head;
  if ([supplier.name, supplier.organizationNumber, supplier.vatNumber].some((text) => text !== null)) {
    const identity = supplierIdentityOf({ supplier, payment: { bankgiro: null } });
    const [found] = await tx.query<{ id: string | null }>(findSql, [
      scope.organizationId,
      JSON.stringify({ ...identity, accounts: [] }),
    ]);
    return found?.id ?? null;
  }
  const mail =
    document.mail_id === null
      ? undefined
      : (await findMails(tx, scope, [document.mail_id])).get(document.mail_id);
  const sender = mail === undefined ? null : senderOf(mail);
  if (sender === null || mail?.verdict !== 'pass') return null;
  const standings = await findStandings(tx, scope, [senderNameOf(sender)]);
  const suppliers = standings.flatMap((each) => (each.standing === 'supplier' ? [each.supplierId] : []));
  return suppliers.length === 1 ? (suppliers[0] ?? null) : null;
};

const endSql = `
  update document set state = 'settled', reason = 'kind.price-list', format = 'price-list', leased_by = null, leased_until = null
  where organization_id = $1 and unit_id = $2 and id = $3 and state = 'stored'
  returning id`;

const insertSql = `
  insert into price_list (organization_id, unit_id, id, document_id, sha256, file_name, supplier_id, stated_supplier, head, prices,
    price_count, starts_on, received_at)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9::jsonb, $10::jsonb, $11, $12, $13)
  on conflict (organization_id, unit_id, document_id)
  do update set head = excluded.head, prices = excluded.prices, price_count = excluded.price_count, starts_on = excluded.starts_on`;

/** Longer than any name or number of a list. */
const longest = 500;

/** What a stranger wrote, of a length and in characters that a row can hold. */
const kept = (value: object): string =>
  JSON.stringify(value, (_key, part: unknown) => (typeof part === 'string' ? storable(part, longest) : part));

const take = async (tx: Tx, { newId }: TakeDeps, scope: UnitScope, reading: Listed): Promise<void> => {
  const { organizationId, unitId } = scope;
  const { document, outcome } = reading;
  const { head, prices } = outcome.list;
  const ended = await tx.query<{ id: string }>(endSql, [organizationId, unitId, document.id]);
  if (ended.length === 0) return;
  await tx.query(insertSql, [
    organizationId,
    unitId,
    newId(),
    document.id,
    document.sha256,
    document.file_name,
    await supplierOf(tx, scope, reading),
    storable(head.supplier.name ?? '', 200),
    kept(head),
    kept(prices),
    countPrices(prices),
    startOf({ head, prices }),
    document.received_at,
  ]);
  await publish(tx, scope, { type: 'document', documentId: document.id, state: 'settled' });
  await publish(tx, scope, { type: 'deals' });
};

/**
 * Keeps what was read as price lists: nothing is booked and no price moves, until a person accepts some of it. What no sender
 * answers for has been held before.
 */
export const takePriceLists = async (
  deps: TakeDeps,
  scope: UnitScope,
  readings: readonly DocumentReading[],
): Promise<void> => {
  const listed = readings.filter(isListed);
  if (listed.length === 0) return;
  await deps.db.tenantTransaction(scope.organizationId, async (tx) => {
    await lockUnit(tx, scope);
    for (const reading of listed) await take(tx, deps, scope, reading);
  });
};
