import type { EmbeddedEngine } from './embedded-engine.ts';

/**
 * The thread that a session runs in. A session is given up only when it is broken (a full disk, a thread that
 * died or hangs), and the engine with it: the next session gets a new thread over the same files, which recovers
 * what was committed. An engine in memory has nothing to recover from, so it is kept.
 */
export class EngineThreads {
  readonly #launch: () => EmbeddedEngine;
  readonly #replaceable: boolean;
  #engine: EmbeddedEngine | undefined;
  #inUse = false;
  #turn: Promise<unknown> = Promise.resolve();

  constructor(launch: () => EmbeddedEngine, replaceable: boolean) {
    this.#launch = launch;
    this.#replaceable = replaceable;
  }

  /** Starts the first thread and waits until it serves. */
  async start(): Promise<void> {
    this.#engine = this.#launch();
    await this.#engine.ready;
  }

  /** An engine that serves one more session. */
  async take(): Promise<EmbeddedEngine> {
    const taken = this.#turn.then(() => this.#current());
    this.#turn = taken.catch(() => undefined);
    const engine = await taken;
    await engine.ready;
    return engine;
  }

  snapshot(): Promise<Uint8Array> {
    return this.#engine?.snapshot() ?? Promise.reject(new Error('the engine has not started'));
  }

  async close(): Promise<void> {
    await this.#turn;
    await this.#engine?.close();
  }

  async #current(): Promise<EmbeddedEngine> {
    if (this.#engine !== undefined && this.#replaceable && (this.#inUse || this.#engine.failed)) {
      await this.#engine.kill();
      this.#engine = undefined;
    }
    this.#inUse = true;
    this.#engine ??= this.#launch();
    return this.#engine;
  }
}
