import { handOverDue } from '#features/open/handover/server/commands-run.ts';
import { tryAgain } from '#features/open/handover/server/commands.ts';
import { findConnection } from '#features/open/handover/server/queries.ts';
import type { Db } from '#platform/server/db/port.ts';
import type { GuardedFetch } from '#platform/server/http/guarded-fetch.ts';
import { Killed, lifeOf } from '../webhooks/mortal.ts';
import type { TestProduct } from '../world/product.ts';
import { bookedUnit } from './booked-unit.ts';
import { connectBooks, driverFor } from './connect-books.ts';
import { faultsBy, throughFaults } from './faulty.ts';
import { fortnoxPeer } from './fortnox-peer.ts';
import { spirisPeer } from './spiris-peer.ts';

/** What a run of kills and faults showed. */
export interface HandoverReport {
  readonly kills: number;
  readonly faults: number;
  /** How often an owner had to connect anew: who dies between the answer to a renewal and its writing down has spent the tokens. */
  readonly reconnected: number;
  /** Invoices that were booked, and those of them that the peer has not, or has more than once. */
  readonly invoices: number;
  readonly missing: number;
  readonly doubled: number;
  /** Drafts of an invoice that was never booked. */
  readonly invented: number;
  /** Drafts whose original is not on it, or on it more than once. */
  readonly unattached: number;
  /** Suppliers that the peer has more than once. */
  readonly suppliers: number;
  /** Requests beyond what the peer allows. */
  readonly over: number;
}

/** The longest life, in steps: some are over before the first draft stands, some after several. */
const longestLife = 40;

/**
 * Lives of a process that books invoices and hands them over to a peer that fails, hangs and loses answers, each ended at a moment
 * that `chance` draws; then a process that lives on and a peer that is well.
 */
export const handoverRun = async (
  product: TestProduct,
  { kills, chance, system }: { kills: number; chance: () => number; system: 'fortnox' | 'spiris' },
): Promise<HandoverReport> => {
  const unit = await bookedUnit(product);
  const { organizationId, unitId } = unit;
  const moment = { now: () => product.clock.now(), elapsed: product.elapsed };
  const peer = system === 'fortnox' ? fortnoxPeer(moment) : spirisPeer(moment);
  let [isWell, faults, isAsked, reconnected] = [false, 0, true, 0];
  const draw = faultsBy(chance, 0.12);
  const fetch = throughFaults(peer.peer, () => {
    const fault = isWell || isAsked ? null : draw();
    if (fault !== null) faults += 1;
    return fault;
  });
  const quietTokens: GuardedFetch = (url, outgoing) => {
    // A lost answer to a renewal ends the grant, which is another test's.
    isAsked = url.pathname.endsWith('/token');
    return fetch(url, outgoing);
  };
  const portFor = (way: GuardedFetch) => driverFor(product, system, peer, way);
  const connect = () =>
    connectBooks(product, unit, portFor(throughFaults(peer.peer, () => null)), peer.agree);
  await connect();
  const reconnectExpired = async (): Promise<void> => {
    const connection = await product.db.tenantRead(organizationId, (reader) => findConnection(reader, unit));
    if (connection?.state !== 'expired') return;
    reconnected += 1;
    await connect();
  };
  const run = (db: Db, way: GuardedFetch): Promise<boolean> => {
    const bookkeeping = new Map([[system, portFor(way)]]);
    return handOverDue(
      { ...product, db, bookkeeping },
      { organizationId, unitId },
      new AbortController().signal,
    );
  };
  const booked: string[] = [];
  let ended = 0;
  for (let number = 1; ended < kills;) {
    const life = lifeOf(Math.floor(chance() * longestLife));
    const db = life.db(product.db);
    try {
      for (let more = chance() * 2; more > 0; more -= 1) {
        const name = `F-${number}`;
        number += 1;
        await unit.book(product.db, name, { creditNote: chance() < 0.1 });
        booked.push(name);
      }
      await run(db, life.fetch(quietTokens));
    } catch (error) {
      if (!(error instanceof Killed)) throw error;
    }
    if (life.isOver()) ended += 1;
    // Past the lease of who is gone, and now and then past a next try; the tokens are renewed under way.
    product.pass(chance() < 0.1 ? 3_600_000 : 160_000);
    await reconnectExpired();
  }
  isWell = true;
  const actor = { userId: unit.userId, impersonatedBy: null, requestId: 'test' };
  product.pass(160_000);
  // The last life may have been the one that spent the tokens, which only the next to come is told.
  await run(product.db, quietTokens);
  await reconnectExpired();
  await product.db.tenantTransaction(organizationId, (tx) =>
    tryAgain(tx, { organizationId, unitId, actor, now: product.clock.now() }, null),
  );
  for (let rest = booked.length + 10; rest > 0; rest -= 1) {
    product.pass(160_000);
    if (!(await run(product.db, quietTokens))) break;
  }
  const drafts = peer.drafts();
  const byNumber = Map.groupBy(drafts, ({ number }) => number);
  return {
    kills: ended,
    faults,
    reconnected,
    invoices: booked.length,
    missing: booked.filter((name) => !byNumber.has(name)).length,
    doubled: [...byNumber.values()].filter((same) => same.length > 1).length,
    invented: drafts.filter(({ number }) => !booked.includes(number)).length,
    unattached: drafts.filter(({ files }) => files !== 1).length,
    suppliers: peer.suppliers.length - 1,
    over: peer.over(),
  };
};
