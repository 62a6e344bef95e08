import { setTimeout as delay } from 'node:timers/promises';
import type { ImportDeps } from '#features/prices/deal-imports/server/commands.ts';
import { lookBeside } from '#features/purchases/radar/server/commands.ts';
import { recordAudit } from '#platform/server/audit.ts';
import type { Hooks } from '#platform/server/hooks.ts';
import type { SessionKeys } from '#platform/server/session/session-keys.ts';
import type { SampleDocument } from '../rules-documents.ts';
import { samplePlanOf } from '../rules-plan.ts';
import { sampleArrived, sampleWelcome } from '../rules-people.ts';
import { chosenSample, type SampleChoice, type SampleSizeName } from '../rules-size.ts';
import { tellClaims } from './commands-claims.ts';
import { actorOf, confirmSenders, makeDeals, settleEvening } from './commands-decide.ts';
import { importPriceList } from './commands-import.ts';
import { tellMarket } from './commands-market.ts';
import { isUntouched, registerSample, type RegisterDeps, SampleTaken } from './commands-register.ts';
import { sendDocuments, untilRead } from './commands-send.ts';
import { findSampleGroup, inboundAddressOf, sampleCompleted, type SampleGroup } from './queries.ts';

export interface SampleDeps extends RegisterDeps, ImportDeps {
  readonly keys: SessionKeys;
  readonly hooks: Hooks;
  readonly log: { error(details: object, message: string): void };
}

/** Milliseconds in which another process, which was first, has registered the sample. */
const patience = 20_000;

/** The sample group, and whether another process that started at the same time registered it, and fills it. */
interface OpenedSample {
  readonly group: SampleGroup;
  readonly isAnothers: boolean;
}

/**
 * Registers the sample group in an untouched database; null when the database is in other use. Of several processes that
 * start on one empty server at the same time one registers it, and the others find it.
 */
export const openSample = async (deps: RegisterDeps, size: SampleSizeName): Promise<OpenedSample | null> => {
  const found = await findSampleGroup(deps.db);
  if (found !== null) return { group: found, isAnothers: false };
  if (!(await isUntouched(deps.db))) return null;
  try {
    await registerSample(deps, size);
  } catch (error) {
    for (const from = performance.now(); performance.now() - from < patience; await delay(200)) {
      const group = await findSampleGroup(deps.db);
      if (group !== null) return { group, isAnothers: true };
      // What failed for another reason than somebody who was faster leaves nothing to wait for.
      if (!(error instanceof SampleTaken)) break;
    }
    throw error;
  }
  const group = await findSampleGroup(deps.db);
  return group === null ? null : { group, isAnothers: false };
};

/**
 * Sends the sample through the pipeline, chunk by chunk, and decides on each as the story goes. Whatever was done before
 * is left as it is, so a run that was cut short is continued by the next. Throws when the signal aborts.
 */
export const fillSample = async (
  deps: SampleDeps,
  group: SampleGroup,
  signal: AbortSignal,
): Promise<void> => {
  if (group.isComplete) return;
  const plan = samplePlanOf(group.size, group.today);
  const actor = actorOf(group, 'editor');
  for (const { outlet, until, documents } of plan.chunks) {
    const scope = group.scopes.get(outlet);
    if (scope === undefined) continue;
    const evening = { group, outlet, scope, until };
    // Mails come last: their senders are confirmed for suppliers that the invoices before made known.
    const { true: mails = [], false: files = [] } = Object.groupBy(documents, ({ content }) =>
      content.kind === 'mail' ? 'true' : 'false',
    );
    for (const sent of [files, mails]) {
      await sendDocuments(deps, scope, actor, { documents: sent, signal });
      await untilRead(deps, scope, { documents: sent, signal });
      await confirmSenders(deps, evening);
    }
    if (outlet === 'main') await makeDeals(deps, evening, plan);
    await settleEvening(deps, evening, plan);
    const deliver = async (notes: readonly SampleDocument[]): Promise<void> => {
      await sendDocuments(deps, scope, actor, { documents: notes, signal });
      await untilRead(deps, scope, { documents: notes, signal });
    };
    if (outlet === 'main' && until === group.today)
      await tellClaims(deps, evening, plan, { signal, deliver });
    signal.throwIfAborted();
  }
  const main = group.scopes.get('main');
  if (main !== undefined)
    await importPriceList(deps, { group, outlet: 'main', scope: main, until: group.today });
  await tellMarket(deps.db, group);
  if (main !== undefined) await lookBeside(deps.db, main, { now: deps.clock.now(), newId: deps.newId });
  await deps.db.tenantTransaction(group.organizationId, (tx) =>
    recordAudit(tx, actor, {
      organizationId: group.organizationId,
      unitId: null,
      action: sampleCompleted,
      subjectId: group.organizationId,
    }),
  );
};

type SampleStart = SampleChoice & {
  readonly url: string;
  /** Where mail is received; null where it is not. */
  readonly mailUrl: string | null;
  readonly print: (text: string) => void;
};

/** Lets the sample arrive while the server serves. Answers how to stop it: what is missing then comes at the next start. */
export const startSample = (
  deps: SampleDeps,
  { url, mailUrl, print, ...choice }: SampleStart,
): (() => Promise<void>) => {
  const size = chosenSample(choice);
  if (size === null) return async () => undefined;
  const abort = new AbortController();
  const run = async (): Promise<void> => {
    const opened = await openSample(deps, size);
    if (opened === null) return;
    const { group, isAnothers } = opened;
    const address = await inboundAddressOf(deps.db, group);
    const mail = mailUrl === null ? null : { url: mailUrl, address };
    print(sampleWelcome({ url, mail, isComplete: group.isComplete }));
    if (isAnothers || group.isComplete) return;
    await fillSample(deps, group, abort.signal);
    print(sampleArrived);
  };
  const ended = run().catch((error: unknown) => {
    if (!abort.signal.aborted) deps.log.error({ err: error }, 'the sample data stopped arriving');
  });
  return async () => {
    abort.abort();
    await ended;
  };
};
