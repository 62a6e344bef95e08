import { PGlite } from '@electric-sql/pglite';
import { DurableFiles } from '../durable-files.ts';
import { durableStart, plainStart, proveDurable } from '../durable-start.ts';
import { SnapshotFiles } from '../snapshot-files.ts';

/** What the embedded engine is started with. `directory` null keeps everything in memory. */
export interface EmbeddedStart {
  readonly directory: string | null;
  readonly snapshot: Uint8Array | null;
  readonly isSmall?: boolean;
}

/** To the engine: a client connects, sends bytes of the PostgreSQL protocol, or asks for another service. */
export type ToEngine =
  | { readonly kind: 'connect'; readonly client: number }
  | { readonly kind: 'bytes'; readonly client: number; readonly bytes: Uint8Array }
  | { readonly kind: 'snapshot' }
  | { readonly kind: 'close' };

/** From the engine. Bytes carry the client they answer, so that a late answer reaches nobody else. */
export type FromEngine =
  | { readonly kind: 'ready' }
  | { readonly kind: 'bytes'; readonly client: number; readonly bytes: Uint8Array }
  | { readonly kind: 'snapshot'; readonly bytes: Uint8Array }
  | { readonly kind: 'failed'; readonly message: string }
  | { readonly kind: 'closed' };

/** Sends a message of the engine's; the buffers given are the receiver's from then on. */
export type Answer = (message: FromEngine, given?: readonly ArrayBuffer[]) => void;

/** Its pages lie in memory already: a large cache of them would be a second copy. */
const smallStart = [...plainStart, '-c', 'shared_buffers=8MB'];

async function open(start: EmbeddedStart): Promise<PGlite> {
  if (start.directory === null) {
    return PGlite.create({
      startParams: start.isSmall === true ? smallStart : plainStart,
      ...(start.snapshot ? { fs: new SnapshotFiles(start.snapshot) } : {}),
    });
  }
  const files = new DurableFiles(start.directory);
  const engine = await PGlite.create({ fs: files, startParams: durableStart });
  await proveDurable(engine, files);
  return engine;
}

/** AuthenticationOk, the parameters that the client reads, ReadyForQuery (PostgreSQL protocol 3.0, 55.7). */
function greeting(): Uint8Array {
  const message = (type: string, body: Buffer): Buffer => {
    const head = Buffer.from([type.charCodeAt(0), 0, 0, 0, 0]);
    head.writeInt32BE(body.length + 4, 1);
    return Buffer.concat([head, body]);
  };
  const parameters = { client_encoding: 'UTF8', server_encoding: 'UTF8', standard_conforming_strings: 'on' };
  return Buffer.concat([
    message('R', Buffer.alloc(4)),
    ...Object.entries(parameters).map(([name, value]) => message('S', Buffer.from(`${name}\0${value}\0`))),
    message('Z', Buffer.from('I')),
  ]);
}

/** Hands the engine what a client said; answers what it says back. Its call for whole answers reads each row, and keeps them all. */
async function exchange(engine: PGlite, said: Uint8Array): Promise<Uint8Array<ArrayBuffer>> {
  const parts: Uint8Array[] = [];
  // The engine writes its next answer over the part.
  const onRawData = (part: Uint8Array): void => void parts.push(part.slice());
  await engine.execProtocolRawStream(said, { syncToFs: false, onRawData });
  const bytes = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
  let at = 0;
  for (const part of parts) {
    bytes.set(part, at);
    at += part.length;
  }
  return bytes;
}

async function receive(engine: PGlite, message: ToEngine, answer: Answer): Promise<void> {
  if (message.kind === 'connect') {
    await engine.exec('rollback');
    await engine.exec('discard all');
    answer({ kind: 'bytes', client: message.client, bytes: greeting() });
  } else if (message.kind === 'bytes') {
    const bytes = await exchange(engine, message.bytes);
    answer({ kind: 'bytes', client: message.client, bytes }, [bytes.buffer]);
  } else if (message.kind === 'snapshot') {
    const file = await engine.dumpDataDir('none');
    answer({ kind: 'snapshot', bytes: new Uint8Array(await file.arrayBuffer()) });
  } else {
    await engine.close();
    answer({ kind: 'closed' });
  }
}

/**
 * Opens the embedded engine, which takes and gives bytes of the PostgreSQL protocol. Answers what hears its messages, one after
 * the other; says itself when it is ready and when it has failed.
 */
export async function serveEngine(
  start: EmbeddedStart,
  answer: Answer,
): Promise<(message: ToEngine) => void> {
  const report = (error: unknown): void =>
    answer({ kind: 'failed', message: error instanceof Error ? error.message : String(error) });
  try {
    const engine = await open(start);
    let turn = Promise.resolve();
    answer({ kind: 'ready' });
    return (message) => {
      turn = turn.then(() => receive(engine, message, answer)).catch(report);
    };
  } catch (error) {
    report(error);
    return () => undefined;
  }
}
