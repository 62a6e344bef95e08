import pg from 'pg';
import { isWaitedFor } from './waited-for.ts';

type Connected = Parameters<pg.Pool['connect']>[0];

/** Resolves when it is the caller's turn, with what ends it. Rejects when it has not come in time. */
export type TakeTurn = (isWaitedFor: boolean) => Promise<() => void>;

/** A pool whose connections are had in turns, which tell what a person waits for from other work. */
export class PoolInTurns extends pg.Pool {
  readonly #takeTurn: TakeTurn;

  constructor(takeTurn: TakeTurn, config: pg.PoolConfig) {
    super(config);
    this.#takeTurn = takeTurn;
  }

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
    const end = await this.#takeTurn(isWaitedFor());
    try {
      const client = await super.connect();
      const release = client.release.bind(client);
      client.release = (broken) => {
        release(broken);
        end();
      };
      return client;
    } catch (error) {
      end();
      throw error;
    }
  }
}
