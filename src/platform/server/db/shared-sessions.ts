import pg from 'pg';
import { SessionTurns, type Sharing } from './session-turns.ts';
import { isWaitedFor } from './waited-for.ts';

type Connected = Parameters<pg.Pool['connect']>[0];

/** A pool of sessions, which pages are given before other work. */
export class SharedSessions extends pg.Pool {
  readonly #turns: SessionTurns;

  constructor(sharing: Sharing, config: pg.PoolConfig) {
    super({ ...config, max: sharing.sessions, connectionTimeoutMillis: sharing.longest });
    this.#turns = new SessionTurns(sharing);
  }

  /** Whether pages have used the sessions lately. */
  readonly hasPages = (): boolean => this.#turns.hasPages();

  override connect(): Promise<pg.PoolClient>;
  override connect(callback: Connected): void;
  override connect(callback?: Connected): Promise<pg.PoolClient> | void {
    const taken = this.#take(isWaitedFor());
    if (callback === undefined) return taken;
    taken.then(
      (client) => callback(undefined, client, (broken?: Error | boolean) => client.release(broken)),
      (error: Error) => callback(error, undefined, () => undefined),
    );
  }

  async #take(isPage: boolean): Promise<pg.PoolClient> {
    await this.#turns.take(isPage);
    try {
      const client = await super.connect();
      const release = client.release.bind(client);
      client.release = (broken) => {
        release(broken);
        this.#turns.end(isPage);
      };
      return client;
    } catch (error) {
      this.#turns.end(isPage);
      throw error;
    }
  }
}
