import { EventEmitter } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { EmbeddedStart, FromEngine, ToEngine } from './embedded-messages.ts';
import { DatabaseUnavailable } from './unavailable.ts';

/** One running thread of the embedded engine. It ends for good with `failed`, after which it is replaced. */
export class EmbeddedEngine extends EventEmitter<{ message: [FromEngine] }> {
  readonly #thread: Worker;
  readonly ready: Promise<void>;
  failed = false;

  constructor(start: EmbeddedStart) {
    super();
    this.setMaxListeners(0);
    this.#thread = new Worker(new URL('./embedded-thread.ts', import.meta.url), {
      workerData: start,
      execArgv: ['--disable-warning=ExperimentalWarning'],
    });
    this.#thread.on('message', (message: FromEngine) => this.#hear(message));
    this.#thread.on('error', (error: Error) => this.#hear({ kind: 'failed', message: error.message }));
    this.#thread.on('exit', () => this.#hear({ kind: 'failed', message: 'the engine has stopped' }));
    this.ready = this.#next('ready').then(() => undefined);
    this.ready.catch(() => undefined);
  }

  send(message: ToEngine): void {
    this.#thread.postMessage(message);
  }

  /** Everything in the database as one archive that a new engine in memory can start from. */
  async snapshot(): Promise<Uint8Array> {
    this.send({ kind: 'snapshot' });
    const message = await this.#next('snapshot');
    return message.bytes;
  }

  /** Writes what is left to disk and ends the thread. */
  async close(): Promise<void> {
    if (!this.failed) {
      this.send({ kind: 'close' });
      await this.#next('closed').catch(() => undefined);
    }
    await this.#thread.terminate();
  }

  /** Whether the process goes on for this thread's sake, as it does until told otherwise. */
  holdProcess(isHeld: boolean): void {
    if (isHeld) this.#thread.ref();
    else this.#thread.unref();
  }

  /** Ends the thread as it stands; its files are as after a power cut. */
  async kill(): Promise<void> {
    this.failed = true;
    await this.#thread.terminate();
  }

  #hear(message: FromEngine): void {
    if (message.kind === 'failed') {
      if (this.failed) return;
      this.failed = true;
      void this.#thread.terminate();
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
