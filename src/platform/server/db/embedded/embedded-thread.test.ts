import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { expect, test } from 'vitest';
import type { EmbeddedStart, FromEngine, ToEngine } from './serve-engine.ts';

const mebibyte = 1024 * 1024;

/** A simple query of the PostgreSQL protocol. */
const queryOf = (text: string): Uint8Array => {
  const body = Buffer.from(`${text}\0`);
  const head = Buffer.from([0x51, 0, 0, 0, 0]);
  head.writeInt32BE(body.length + 4, 1);
  return new Uint8Array([...head, ...body]);
};

test('the engine keeps no answer that it gave', async () => {
  const workerData: EmbeddedStart = { directory: null, snapshot: null };
  const worker = new Worker(new URL('embedded-thread.ts', import.meta.url), { workerData });
  try {
    const ask = async (message: ToEngine): Promise<FromEngine> => {
      worker.postMessage(message);
      const [answer] = (await once(worker, 'message')) as [FromEngine];
      return answer;
    };
    await once(worker, 'message');
    await ask({ kind: 'connect', client: 1 });
    const rows = queryOf(`select md5(n::text) as a, md5((n + 1)::text) as b from generate_series(1, 2000) n`);
    const before = (await worker.getHeapStatistics()).used_heap_size;
    let bytes = 0;
    for (let times = 0; times < 200; times += 1) {
      const answer = await ask({ kind: 'bytes', client: 1, bytes: rows });
      bytes += answer.kind === 'bytes' ? answer.bytes.length : 0;
    }
    expect(bytes).toBeGreaterThan(25 * mebibyte);
    expect((await worker.getHeapStatistics()).used_heap_size - before).toBeLessThan(10 * mebibyte);
  } finally {
    await worker.terminate();
  }
});
