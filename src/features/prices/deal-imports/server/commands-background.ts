import { reevaluateArticles } from '#features/prices/price-monitoring/server/commands-evaluate.ts';
import { lockUnits } from '#features/prices/deals/server/commands-scope.ts';
import type { Tx } from '#platform/server/db/port.ts';
import { publish } from '#platform/server/live.ts';
import type { PostDeps } from '#platform/server/post/post-mail.ts';
import { scopeOfRow, type UnitScope } from '#platform/server/scope.ts';
import { Refused } from '#platform/wire/refused.ts';
import type { ImportHead } from '../contract-fields.ts';
import { analyse } from './commands-analyse.ts';
import { type Act, everything, writeImport } from './commands-save.ts';
import { articlesOf, atOnce } from './commands-write.ts';
import type { ImportDeps } from './commands.ts';
import { type ImportAddressee, postImportOutcome } from './emails.ts';
import { findAddressee, goodsOfImport } from './queries-result.ts';
import { findImport, type ImportRecord } from './queries.ts';

export interface BackgroundDeps extends ImportDeps {
  readonly keys: PostDeps['keys'];
}

/** An import in the background, and who saved it. */
export interface BackgroundSave {
  readonly importId: string;
  readonly userId: string;
  readonly digest: string;
}

const tell = async (
  tx: Tx,
  scope: UnitScope,
  importId: string,
  progress: NonNullable<ImportHead['progress']>,
): Promise<void> => {
  await tx.query(
    `update deal_import set progress = $4::jsonb where organization_id = $1 and unit_id = $2 and id = $3 and state = 'saving'`,
    [scope.organizationId, scope.unitId, importId, JSON.stringify(progress)],
  );
  await publish(tx, scope, { type: 'deals' });
};

const stand = (deps: BackgroundDeps, scope: UnitScope, importId: string, stage: 'reading' | 'writing') =>
  deps.db.tenantTransaction(scope.organizationId, (tx) =>
    tell(tx, scope, importId, { stage, done: 0, total: 0 }),
  );

/** Judges anew what the import's deals are about, a part in a transaction, so that others get their turn between. */
const judgeInParts = async (
  { db }: Pick<BackgroundDeps, 'db'>,
  scope: UnitScope,
  record: ImportRecord,
  signal: AbortSignal,
): Promise<void> => {
  const { organizationId } = scope;
  const articles = await db.tenantRead(organizationId, async (reader) =>
    articlesOf(reader, organizationId, record, await goodsOfImport(reader, scope, record.id)),
  );
  for (let at = 0; at < articles.length; at += atOnce) {
    signal.throwIfAborted();
    const part = articles.slice(at, at + atOnce);
    await db.tenantTransaction(organizationId, async (tx) => {
      const units = Map.groupBy(part, ({ unitId }) => unitId);
      await lockUnits(tx, scope, [...units.keys()]);
      for (const [unitId, own] of units) {
        const unit = scopeOfRow({ organizationId, unitId });
        await reevaluateArticles(
          tx,
          unit,
          own.map(({ id }) => id),
        );
        if (unitId !== scope.unitId) await publish(tx, unit, { type: 'deals' });
      }
      await tell(tx, scope, record.id, {
        stage: 'judging',
        done: at + part.length,
        total: articles.length,
      });
    });
  }
};

/** Judges anew in parts what an import was about that was taken back; anything else is left alone. */
export const judgeUndone = async (
  deps: Pick<BackgroundDeps, 'db'>,
  scope: UnitScope,
  importId: string,
  signal: AbortSignal,
): Promise<void> => {
  const record = await deps.db.tenantRead(scope.organizationId, (reader) =>
    findImport(reader, scope, importId),
  );
  if (record?.state === 'undone') await judgeInParts(deps, scope, record, signal);
};

/** Ends the background's part: as `saved`, or open again for the person to look at; who saved it is told by mail. */
const end = async (
  deps: BackgroundDeps,
  scope: UnitScope,
  importId: string,
  state: 'saved' | 'open',
  to: ImportAddressee | null,
): Promise<void> =>
  deps.db.tenantTransaction(scope.organizationId, async (tx) => {
    const ended = await tx.query<{ id: string }>(
      `update deal_import set state = $4, progress = null
       where organization_id = $1 and unit_id = $2 and id = $3 and state = 'saving' returning id`,
      [scope.organizationId, scope.unitId, importId, state],
    );
    const record = ended.length === 0 ? null : await findImport(tx, scope, importId);
    if (record === null) return;
    await publish(tx, scope, { type: 'deals' });
    if (to !== null) await postImportOutcome(tx, deps, to, { ...record, state });
  });

const addresseeOf = ({ db }: BackgroundDeps, userId: string): Promise<ImportAddressee | null> =>
  db.platformRead((reader) => findAddressee(reader, userId));

/**
 * The background's part of saving: everything is written in one transaction, then what is bought is judged in parts. Begun
 * again it goes on where it was; what has changed before it was written opens the import again.
 */
export const saveInBackground = async (
  deps: BackgroundDeps,
  scope: UnitScope,
  act: Act,
  { importId, userId, digest }: BackgroundSave,
  signal: AbortSignal,
): Promise<void> => {
  const record = await deps.db.tenantRead(scope.organizationId, (reader) =>
    findImport(reader, scope, importId),
  );
  if (record?.state !== 'saving') return;
  if (record.savedAt === null) {
    await stand(deps, scope, importId, 'reading');
    const analysed = await analyse(deps, scope, record, { ...everything, now: act.now });
    const isShown = !(analysed instanceof Refused) && analysed.answer.digest === digest;
    if (isShown) await stand(deps, scope, importId, 'writing');
    const written = isShown
      ? await writeImport(deps, scope, act, { record, analysed, from: 'saving' })
      : analysed;
    if (!isShown || written instanceof Refused)
      return end(deps, scope, importId, 'open', await addresseeOf(deps, userId));
  }
  await judgeInParts(deps, scope, record, signal);
  await end(deps, scope, importId, 'saved', await addresseeOf(deps, userId));
};

/** After the last try: what was not written is open again; what was written stays, and new purchases are judged by it. */
export const giveUpSaving = async (
  deps: BackgroundDeps,
  scope: UnitScope,
  { importId, userId }: BackgroundSave,
): Promise<void> => {
  const record = await deps.db.tenantRead(scope.organizationId, (reader) =>
    findImport(reader, scope, importId),
  );
  if (record?.state !== 'saving') return;
  const state = record.savedAt === null ? 'open' : 'saved';
  await end(deps, scope, importId, state, await addresseeOf(deps, userId));
};
