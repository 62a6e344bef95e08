import { dealsContract } from '#features/prices/deals/contract.ts';
import { recordAudit } from '#platform/server/audit.ts';
import type { Db, Tx } from '#platform/server/db/port.ts';
import type { Entries } from '#platform/server/features/entries.ts';
import { Kept, type Keep } from '#platform/server/http/kept.ts';
import type { Input } from '#platform/server/http/handler.ts';
import { Refused, refused } from '#platform/wire/refused.ts';
import type { OpenEntry } from '../contract-entry.ts';

export interface WriteServices {
  readonly db: Db;
  readonly entries: Entries;
}

export type OpenInput = Input<OpenEntry> & { readonly keep: Keep<unknown> };

const hasOnly = (named: unknown, unitIds: readonly string[]): boolean =>
  Array.isArray(named) && named.every((unitId) => unitIds.includes(String(unitId)));

/** Whether a change stays within the units of a key that is for chosen ones. */
const staysWithin = async (entry: OpenEntry, entries: Entries, input: OpenInput): Promise<boolean> => {
  const { unitIds } = input.key;
  if (unitIds === null) return true;
  if (entry.isWhole) return false;
  const body = (input.body ?? {}) as Readonly<Record<string, unknown>>;
  if (body['wholeOrganization'] === true) return false;
  if (body['unitIds'] !== undefined && !hasOnly(body['unitIds'], unitIds)) return false;
  const { dealId } = input.params as Readonly<Record<string, string>>;
  if (dealId === undefined) return true;
  const read = await entries.of(dealsContract.readDeal)({ ...input, body: undefined });
  // What is not there is refused by what answers it.
  if (read instanceof Refused) return true;
  const { deal } = read as {
    readonly deal: { readonly unitIds: readonly string[] | null; readonly otherUnits: number };
  };
  return deal.unitIds !== null && hasOnly(deal.unitIds, unitIds) && deal.otherUnits === 0;
};

/** Notes which key has done it, beside what the change itself writes down in its maker's name. */
const noteKey = (tx: Tx, { key, actor, scope }: OpenInput, entry: OpenEntry): Promise<void> =>
  recordAudit(tx, actor, {
    organizationId: key.organizationId,
    unitId: scope?.unitId ?? null,
    action: 'api-key.write',
    subjectId: key.id,
    detail: { entry: `${entry.method} ${entry.path}` },
  });

const answerOf = (data: unknown, isDry: boolean) => ({ data, dry_run: isDry });

/**
 * Makes a change as its own entry does: its command, its transaction, its refusals. With a test key all of that runs and is rolled
 * back. The answer is kept with the work where the entry itself keeps one, and right after it where doing it twice changes nothing.
 */
export const writeOnce = async (
  entry: OpenEntry,
  { db, entries }: WriteServices,
  input: OpenInput,
): Promise<unknown> => {
  if (!(await staysWithin(entry, entries, input))) return refused('key.units_missing');
  const isDry = input.key.mode === 'test';
  const answer = entries.of(entry.of, isDry ? 'rehearsed' : 'own');
  const keep: Keep<unknown> = async (tx, reply) => {
    if (isDry) return new Kept(reply, { status: 200, body: '' });
    await noteKey(tx, input, entry);
    return input.keep(tx, answerOf(reply, false));
  };
  const params = { ...(input.params as object), organizationId: input.key.organizationId };
  const done = await answer({ ...input, params, keep });
  if (done instanceof Refused) return done;
  if (done instanceof Kept && !isDry) return done;
  const reply: unknown = done instanceof Kept ? done.reply : done;
  return db.platformTransaction(async (tx) => {
    if (!isDry) await noteKey(tx, input, entry);
    return input.keep(tx, answerOf(reply, isDry));
  });
};
