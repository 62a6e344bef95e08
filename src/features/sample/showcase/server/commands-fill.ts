import { readInvoice } from '#core/invoices/read-invoice.ts';
import { openersOf } from '#features/intake/documents/server/commands-expand.ts';
import { receiveDocuments } from '#features/intake/documents/server/commands-receive.ts';
import { lookBeside } from '#features/purchases/radar/server/commands.ts';
import { readWaiting } from '#features/reading/pipeline/server/commands-read.ts';
import type { OutletKey } from '#features/sample/demo/rules-suppliers.ts';
import type { SampleDocument } from '#features/sample/demo/rules-documents.ts';
import { tellClaims } from '#features/sample/demo/server/commands-claims.ts';
import { actorOf, makeDeals, settleEvening } from '#features/sample/demo/server/commands-decide.ts';
import { sampleFileOf } from '#features/sample/demo/server/commands-files.ts';
import { tellMarket } from '#features/sample/demo/server/commands-market.ts';
import { momentOf } from '#features/sample/demo/server/commands-send.ts';
import type { Db } from '#platform/server/db/port.ts';
import type { Foundation } from '#platform/server/features/foundation.ts';
import { derivedId } from '#platform/server/ids.ts';
import type { Sandbox } from '#platform/server/sandbox/sandbox-port.ts';
import type { UnitScope } from '#platform/server/scope.ts';
import { Refused } from '#platform/wire/refused.ts';
import { showcasePlanOf } from '../rules-plan.ts';
import { registerShowcase, type ShowcaseGroup } from './commands-register.ts';
import { type Originals, storageOver } from './commands-storage.ts';

/** What the demo is made with, beside a database of its own. */
export type FillDeps = Pick<Foundation, 'keys' | 'hooks' | 'resolver' | 'scans' | 'log'>;

export interface Showcase {
  readonly organizationId: string;
  /** Of its first restaurant. */
  readonly unitId: string;
  readonly people: ShowcaseGroup['people'];
  readonly originals: Originals;
  /** Of its documents and invoices. */
  readonly ids: ReadonlySet<string>;
}

/** Ids that follow from the name of what is done and how many it has had: the same in each process and on each day. */
const idsFor = (name: string): (() => string) => {
  let count = 0;
  return () => derivedId('demo', `${name} ${(count += 1)}`);
};

/** Reads here, for nothing in the demo is a stranger's: the reader is the one that children run. */
const reader: Sandbox = {
  read: async (source) => {
    if ('path' in source) throw new Error('the demo has no files');
    return readInvoice(source instanceof Uint8Array ? source : await source());
  },
  run: () => Promise.reject(new Error('the demo holds plain e-invoices only')),
  figures: () => ({ children: 0, busy: 0, queued: 0, started: 0, killed: 0 }),
  close: () => Promise.resolve(),
};

/**
 * Fills an empty database with the demo as of a day, through the commands of every document and every decision: one document
 * after the other, so that the same day gives the same rows. Throws when the signal aborts.
 */
export const fillShowcase = async (
  deps: FillDeps,
  db: Db,
  today: string,
  signal: AbortSignal,
): Promise<Showcase> => {
  const plan = showcasePlanOf(today);
  const originals: Originals = new Map();
  const dawn = new Date(`${today}T00:00:00Z`);
  const common = {
    ...deps,
    ...openersOf({ sandbox: reader, resolver: deps.resolver }),
    db,
    sandbox: reader,
    storage: storageOver(originals),
  };
  const depsFor = (name: string, now: Date) => ({
    ...common,
    newId: idsFor(name),
    clock: { now: () => now },
  });
  const registered = momentOf(plan.chunks[0]?.until ?? plan.eve, '08:00:00', dawn);
  const { group, people } = await registerShowcase(
    { db, newId: idsFor('restaurant') },
    { now: registered, today: plan.eve },
  );
  const scopeOf = (outlet: OutletKey): UnitScope => {
    const scope = group.scopes.get(outlet);
    if (scope === undefined) throw new Error(`the demo has no ${outlet} restaurant`);
    return scope;
  };
  const scope = scopeOf('main');
  const deliver = async (documents: readonly SampleDocument[]): Promise<void> => {
    for (const { outlet, key, date, fileName, content } of documents) {
      signal.throwIfAborted();
      if (content.kind === 'mail') throw new Error('the demo gets no mail');
      const then = depsFor(key, momentOf(date, '05:40:00', dawn));
      const { bytes, contentType } = await sampleFileOf(content);
      const door = { channel: 'sample', actor: actorOf(group, 'editor') } as const;
      const there = scopeOf(outlet);
      const received = await receiveDocuments(then, there, door, [{ fileName, contentType, stream: bytes }]);
      if (received instanceof Refused) throw new Error(`the demo could not be received: ${received.code}`);
      await readWaiting(then, there, { id: 'demo', signal });
    }
  };
  for (const { until, documents } of plan.chunks) {
    await deliver(documents);
    const evening = { group, outlet: 'main', scope, until } as const;
    await makeDeals(depsFor(`deals ${until}`, dawn), evening, plan);
    await settleEvening(depsFor(`decisions ${until}`, dawn), evening, plan);
  }
  const last = { group, outlet: 'main', scope, until: plan.eve } as const;
  await tellClaims(depsFor('claims', dawn), last, plan, { signal, deliver });
  await deliver(plan.later);
  await tellMarket(db, { organizationId: scope.organizationId, today });
  const looking = depsFor('beside', dawn);
  await lookBeside(db, scope, { now: dawn, newId: looking.newId });
  const rows = await db.tenantRead(scope.organizationId, (each) =>
    each.query<{ id: string }>(
      'select id from document where organization_id = $1 union select id from invoice where organization_id = $1',
      [scope.organizationId],
    ),
  );
  const { organizationId, unitId } = scope;
  return { organizationId, unitId, people, originals, ids: new Set(rows.map(({ id }) => id)) };
};
