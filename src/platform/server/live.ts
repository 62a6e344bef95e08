import type { LiveEvent } from '#platform/wire/live.ts';
import type { Db, Tx } from './db/port.ts';
import { factChannel } from './db/transaction-scope.ts';
import type { FactNotice } from './db/transaction-scope.ts';
import { beginAt, factsAfter, mostAtOnce } from './live-facts.ts';
import type { Fact } from './live-facts.ts';
import { Follower } from './live-follower.ts';
import type { Told } from './live-follower.ts';
import type { UnitScope } from './scope.ts';

/** Whom an event is for when not for a unit: one person, or all support staff. */
export type Audience = `person ${string}` | 'staff';

/** Tells every open screen of the unit, in all processes, once the transaction is committed. */
export const publish = (tx: Tx, { unitId }: UnitScope, event: LiveEvent): Promise<void> =>
  tx.tell(unitId, event);

/** Tells the open screens of a person or of staff, in all processes, once the transaction is committed. */
export const publishTo = (tx: Tx, audience: Audience, event: LiveEvent): Promise<void> =>
  tx.tell(audience, event);

/** Hears whom something was committed for, and of which types; it may come twice, and is lost with the process that committed. */
export const hearTelling = (db: Db, hear: (notice: FactNotice) => void): Promise<() => Promise<void>> =>
  db.listen(factChannel, (payload) => hear(JSON.parse(payload) as FactNotice));

/** Milliseconds after which streams look for what another process committed and did not live to tell. */
const lookAgain = 2_000;

/** Who follows what in this process: what is told is read from the database, by position, so none is missed and none told twice. */
export class Live {
  readonly #following = new Map<string, Set<Follower>>();
  readonly #fresh = new Set<string>();
  #db: Db | null = null;
  #reading: Promise<void> | null = null;

  /** Starts to hear what transactions tell; answers how to stop. */
  async start(db: Db): Promise<() => Promise<void>> {
    this.#db = db;
    const lookAtAll = (): void => this.#look([...this.#following.keys()]);
    const stop = await db.listen(
      factChannel,
      (payload) => this.#look([(JSON.parse(payload) as FactNotice).audience]),
      lookAtAll,
    );
    // The embedded engine has one process, which has heard of everything.
    const timer = db.engine === 'pglite' ? undefined : setInterval(lookAtAll, lookAgain).unref();
    return async () => {
      clearInterval(timer);
      await stop();
      this.#db = null;
      await this.#reading;
    };
  }

  /** The unit's events, and the person's own where one is named, as `eventsFor` gives them. */
  events(
    { unitId }: UnitScope,
    signal: AbortSignal,
    { userId = null, after = null }: { readonly userId?: string | null; readonly after?: string | null } = {},
  ): AsyncIterable<Told> {
    return this.eventsFor(userId === null ? [unitId] : [unitId, `person ${userId}`], signal, after);
  }

  /**
   * Events of units, by id, and of audiences until `signal` aborts: from now, or from what was told with the id `after`. Where
   * some of that is not kept any more, or the reader falls behind, `reload` says so instead.
   */
  async *eventsFor(
    audiences: readonly string[],
    signal: AbortSignal,
    after: string | null = null,
  ): AsyncIterable<Told> {
    const db = this.#db;
    if (db === null || signal.aborted) return;
    const read = after === null ? null : Follower.positionsIn(after, audiences.length);
    const { positions, hasGap } = await db.platformRead((reader) =>
      beginAt(reader, audiences, read === 'unknown' ? null : read),
    );
    const follower = new Follower(positions, hasGap || read === 'unknown');
    for (const audience of audiences)
      this.#following.set(audience, (this.#following.get(audience) ?? new Set()).add(follower));
    // What was committed since it was asked where to begin.
    this.#look(audiences);
    try {
      yield* follower.told(signal);
    } finally {
      for (const audience of audiences) {
        const followers = this.#following.get(audience);
        followers?.delete(follower);
        if (followers?.size === 0) this.#following.delete(audience);
      }
    }
  }

  #look(audiences: Iterable<string>): void {
    for (const audience of audiences) if (this.#following.has(audience)) this.#fresh.add(audience);
    if (this.#fresh.size > 0 && this.#db !== null) this.#reading ??= this.#read(this.#db);
  }

  async #read(db: Db): Promise<void> {
    try {
      while (this.#fresh.size > 0) {
        const after = [...this.#fresh].flatMap((audience) => this.#lastIn(audience));
        this.#fresh.clear();
        const facts = await db.platformRead((reader) => factsAfter(reader, after));
        const byAudience = Map.groupBy(facts, ({ audience }) => audience);
        for (const { audience, position } of after) {
          const told = byAudience.get(audience) ?? [];
          for (const fact of told) this.#deliver(fact, position);
          if (told.length === mostAtOnce) this.#fresh.add(audience);
        }
      }
    } catch {
      // The database is away. Whoever follows is behind until it is back.
      setTimeout(() => this.#look([...this.#following.keys()]), lookAgain).unref();
    }
    this.#reading = null;
  }

  #lastIn(audience: string): readonly { readonly audience: string; readonly position: number }[] {
    const followers = [...(this.#following.get(audience) ?? [])];
    if (followers.length === 0) return [];
    return [{ audience, position: Math.min(...followers.map((each) => each.positionIn(audience))) }];
  }

  /** To all who have had everything up to `from`; who has come meanwhile and has not is read for in the next turn. */
  #deliver(fact: Fact, from: number): void {
    for (const follower of this.#following.get(fact.audience) ?? [])
      if (follower.positionIn(fact.audience) >= from) follower.take(fact);
  }
}
