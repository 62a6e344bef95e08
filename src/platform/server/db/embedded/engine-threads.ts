import type { EmbeddedEngine } from './embedded-engine.ts';
import { DatabaseUnavailable } from '../unavailable.ts';

/** Milliseconds in which an engine that did not start is not tried again. */
const pause = 1_500;

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
  readonly #beforeReplacing: () => void;
  #refusedAt = -Infinity;

  constructor(
    launch: () => EmbeddedEngine,
    replaceable: boolean,
    beforeReplacing: () => void = () => undefined,
  ) {
    this.#launch = launch;
    this.#beforeReplacing = beforeReplacing;
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
    await engine.ready.catch((error: unknown) => {
      this.#refusedAt = performance.now();
      throw error;
    });
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
    // An engine that cannot start takes seconds to find that out: who asks meanwhile is told at once.
    if (performance.now() - this.#refusedAt < pause)
      throw new DatabaseUnavailable(new Error('the engine did not start a moment ago'));
    if (this.#engine !== undefined && this.#replaceable && (this.#inUse || this.#engine.failed)) {
      this.#beforeReplacing();
      await this.#engine.kill();
      this.#engine = undefined;
    }
    this.#inUse = true;
    this.#engine ??= this.#launch();
    return this.#engine;
  }
}
