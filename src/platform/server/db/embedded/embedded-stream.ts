import { Duplex } from 'node:stream';
import type { EmbeddedEngine } from './embedded-engine.ts';
import type { FromEngine } from './serve-engine.ts';

const TERMINATE = 0x58;
let clients = 0;

/**
 * The socket that a PostgreSQL client believes it has. Each write holds whole protocol messages, because the
 * client corks what belongs together; the start-up packet is answered by the engine's greeting.
 */
export class EmbeddedStream extends Duplex {
  readonly #open: () => Promise<EmbeddedEngine>;
  readonly #client = (clients += 1);
  #engine: EmbeddedEngine | undefined;
  #started = false;

  constructor(open: () => Promise<EmbeddedEngine>) {
    super();
    this.#open = open;
  }

  connect(): this {
    this.#open().then(
      (engine) => {
        if (this.destroyed) return;
        this.#engine = engine;
        engine.on('message', this.#hear);
        this.emit('connect');
      },
      (error: unknown) => this.destroy(error instanceof Error ? error : new Error(String(error))),
    );
    return this;
  }

  readonly #hear = (message: FromEngine): void => {
    if (message.kind === 'failed') this.destroy(new Error(`connection terminated: ${message.message}`));
    if (message.kind !== 'bytes' || message.client !== this.#client) return;
    this.push(Buffer.from(message.bytes.buffer, message.bytes.byteOffset, message.bytes.byteLength));
  };

  #send(bytes: Buffer): void {
    if (!this.#started) {
      this.#started = true;
      this.#engine?.send({ kind: 'connect', client: this.#client });
    } else if (bytes[0] !== TERMINATE) {
      this.#engine?.send({ kind: 'bytes', client: this.#client, bytes });
    }
  }

  override _read(): void {}

  override _write(chunk: Buffer, _encoding: string, done: () => void): void {
    this.#send(chunk);
    done();
  }

  override _writev(chunks: { chunk: Buffer }[], done: () => void): void {
    this.#send(Buffer.concat(chunks.map(({ chunk }) => chunk)));
    done();
  }

  override _final(done: () => void): void {
    this.push(null);
    done();
  }

  override _destroy(error: Error | null, done: (error: Error | null) => void): void {
    this.#engine?.off('message', this.#hear);
    done(error);
  }

  setNoDelay(): this {
    return this;
  }
  setKeepAlive(): this {
    return this;
  }
  ref(): this {
    return this;
  }
  unref(): this {
    return this;
  }
}
