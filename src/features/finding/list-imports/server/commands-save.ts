import { recordAudit } from '#platform/server/audit.ts';
import type { Reader, Tx } from '#platform/server/db/port.ts';
import type { UnitScope } from '#platform/server/scope.ts';
import { Refused, refused } from '#platform/wire/refused.ts';
import { articlesNow, nameArticles } from './commands-articles.ts';
import { analyse, type Effects } from './commands-carry.ts';
import { carryOutlets, type OutletAct, outletsNow } from './commands-outlets.ts';
import { carryLinks, linksNow } from './commands-suppliers.ts';
import { holdOpen } from './commands.ts';
import { type Change, findImport, findSheet, type ImportRecord } from './queries.ts';

/** What an import of the list can change, by id, as it stands. */
const standing = (
  reader: Reader,
  scope: UnitScope,
  effects: Effects,
): Promise<ReadonlyMap<string, unknown>> => {
  if (effects.list === 'articles')
    return articlesNow(
      reader,
      scope,
      effects.effects.map(({ id }) => id),
    );
  if (effects.list === 'outlets') return outletsNow(reader, scope);
  return linksNow(reader, scope, [...new Set(effects.effects.flatMap(({ outletIds }) => outletIds))]);
};

const carry = async (tx: Tx, scope: UnitScope, act: OutletAct, effects: Effects): Promise<boolean> => {
  if (effects.list === 'outlets') return carryOutlets(tx, scope, act, effects.effects);
  if (effects.list === 'suppliers') return carryLinks(tx, scope, act, act.newId, effects.effects);
  await nameArticles(tx, scope, effects.effects);
  return true;
};

const changesOf = (before: ReadonlyMap<string, unknown>, after: ReadonlyMap<string, unknown>): Change[] =>
  [...after].flatMap(([id, now]) => {
    const was = before.get(id) ?? null;
    return JSON.stringify(was) === JSON.stringify(now) ? [] : [{ id, before: was, after: now }];
  });

const savedSql = `
  update list_import set state = 'saved', saved_at = $4, saved_by = $5, counts = $6::jsonb, rejected = $7::jsonb, changes = $8::jsonb
  where organization_id = $1 and unit_id = $2 and id = $3`;

/** Nobody else fills a list of the organization meanwhile: what is shown is compared with what stands, then carried out. */
export const lockLists = async (tx: Tx, { organizationId }: UnitScope): Promise<void> => {
  await tx.query('select 1 from organization where organization_id = $1 for update', [organizationId]);
};

/** What one transaction refuses after it has begun to write. */
export class NotCarried extends Error {}

/**
 * Saves an open import as it was shown: `digest` stands for that. Throws `NotCarried` where a row could not be carried out, for the
 * caller to end the transaction and say that something has changed.
 */
export const saveImport = async (
  tx: Tx,
  scope: UnitScope,
  act: OutletAct,
  importId: string,
  digest: string,
): Promise<ImportRecord | Refused<'import.not_exist' | 'import.not_open' | 'import.changed'>> => {
  await lockLists(tx, scope);
  const record = await holdOpen(tx, scope, importId);
  if (record instanceof Refused) return record;
  const sheet = await findSheet(tx, scope, importId);
  if (sheet === null) return refused('import.not_open');
  const analysed = await analyse(tx, scope, act.userId, record, sheet);
  if (analysed.digest !== digest) return refused('import.changed');
  const { organizationId, unitId } = scope;
  const before = await standing(tx, scope, analysed.effects);
  if (!(await carry(tx, scope, act, analysed.effects))) throw new NotCarried();
  const changes = changesOf(before, await standing(tx, scope, analysed.effects));
  const rejected = analysed.rows.flatMap(({ row, problem, written }) =>
    problem === null ? [] : [{ row, code: problem.code, written }],
  );
  await tx.query(savedSql, [
    organizationId,
    unitId,
    importId,
    act.now,
    act.userId,
    JSON.stringify(analysed.counts),
    JSON.stringify(rejected),
    JSON.stringify(changes),
  ]);
  const { new: made, changed, unchanged } = analysed.counts;
  await recordAudit(tx, act.actor, {
    organizationId,
    unitId,
    action: 'list-import.saved',
    subjectId: importId,
    detail: { list: record.list, made, changed, unchanged, rejected: rejected.length },
  });
  return (await findImport(tx, scope, importId)) ?? refused('import.not_exist');
};
