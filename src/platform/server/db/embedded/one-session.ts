import pg from 'pg';
import { SessionTurns } from './session-turns.ts';
import { isWaitedFor } from '../waited-for.ts';

type Connected = Parameters<pg.Pool['connect']>[0];

/** A pool of one session, which pages are given before other work. */
export class OneSession extends pg.Pool {
  readonly #turns: SessionTurns;

  /** `longest`: milliseconds that anybody waits for the session. */
  constructor(longest: number, config: pg.PoolConfig) {
    super({ ...config, max: 1, connectionTimeoutMillis: longest });
    this.#turns = new SessionTurns(longest);
  }

  /** Whether pages have used the session lately. */
  readonly hasPages = (): boolean => this.#turns.hasPages();

  override connect(): Promise<pg.PoolClient>;
  override connect(callback: Connected): void;
  override connect(callback?: Connected): Promise<pg.PoolClient> | void {
    const taken = this.#take();
    if (callback === undefined) return taken;
    taken.then(
      (client) => callback(undefined, client, (broken?: Error | boolean) => client.release(broken)),
      (error: Error) => callback(error, undefined, () => undefined),
    );
  }

  async #take(): Promise<pg.PoolClient> {
    await this.#turns.take(isWaitedFor());
    try {
      const client = await super.connect();
      const release = client.release.bind(client);
      client.release = (broken) => {
        release(broken);
        this.#turns.end();
      };
      return client;
    } catch (error) {
      this.#turns.end();
      throw error;
    }
  }
}
