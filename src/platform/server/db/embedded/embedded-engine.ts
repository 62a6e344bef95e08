import { EventEmitter } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { EmbeddedStart, FromEngine, ToEngine } from './serve-engine.ts';
import { DatabaseUnavailable } from '../unavailable.ts';

/** Where an engine runs. */
export interface EnginePlace {
  readonly send: (message: ToEngine) => void;
  /** Ends the engine as it stands. */
  readonly end: () => Promise<unknown>;
  /** Whether the process goes on for the engine's sake. */
  readonly hold: (isHeld: boolean) => void;
}

/** Starts an engine somewhere, which says what it has to say to `hear`. */
export type StartEngine = (start: EmbeddedStart, hear: (message: FromEngine) => void) => EnginePlace;

const inThread: StartEngine = (start, hear) => {
  const thread = new Worker(new URL('./embedded-thread.ts', import.meta.url), {
    workerData: start,
    execArgv: ['--disable-warning=ExperimentalWarning'],
  });
  thread.on('message', hear);
  thread.on('error', (error: Error) => hear({ kind: 'failed', message: error.message }));
  thread.on('exit', () => hear({ kind: 'failed', message: 'the engine has stopped' }));
  return {
    send: (message) => thread.postMessage(message),
    end: () => thread.terminate(),
    hold: (isHeld) => (isHeld ? thread.ref() : thread.unref()),
  };
};

/** One running engine, in a thread of its own unless said. It ends for good with `failed`, after which it is replaced. */
export class EmbeddedEngine extends EventEmitter<{ message: [FromEngine] }> {
  readonly #place: EnginePlace;
  readonly ready: Promise<void>;
  failed = false;

  constructor(start: EmbeddedStart, startEngine: StartEngine = inThread) {
    super();
    this.setMaxListeners(0);
    this.#place = startEngine(start, (message) => this.#hear(message));
    this.ready = this.#next('ready').then(() => undefined);
    this.ready.catch(() => undefined);
  }

  send(message: ToEngine): void {
    this.#place.send(message);
  }

  /** Everything in the database as one archive that a new engine in memory can start from. */
  async snapshot(): Promise<Uint8Array> {
    this.send({ kind: 'snapshot' });
    const message = await this.#next('snapshot');
    return message.bytes;
  }

  /** Writes what is left to disk and ends the engine. */
  async close(): Promise<void> {
    if (!this.failed) {
      this.send({ kind: 'close' });
      await this.#next('closed').catch(() => undefined);
    }
    await this.#place.end();
  }

  /** Whether the process goes on for this engine's sake, as it does until told otherwise. */
  holdProcess(isHeld: boolean): void {
    this.#place.hold(isHeld);
  }

  /** Ends the engine as it stands; its files are as after a power cut. */
  async kill(): Promise<void> {
    this.failed = true;
    await this.#place.end();
  }

  #hear(message: FromEngine): void {
    if (message.kind === 'failed') {
      if (this.failed) return;
      this.failed = true;
      void this.#place.end();
    }
    this.emit('message', message);
  }

  #next<Kind extends FromEngine['kind']>(kind: Kind): Promise<Extract<FromEngine, { kind: Kind }>> {
    return new Promise((resolve, reject) => {
      const hear = (message: FromEngine): void => {
        if (isKind(message, kind)) resolve(message);
        else if (message.kind === 'failed') reject(new DatabaseUnavailable(new Error(message.message)));
        else return;
        this.off('message', hear);
      };
      this.on('message', hear);
    });
  }
}

function isKind<Kind extends FromEngine['kind']>(
  message: FromEngine,
  kind: Kind,
): message is Extract<FromEngine, { kind: Kind }> {
  return message.kind === kind;
}
