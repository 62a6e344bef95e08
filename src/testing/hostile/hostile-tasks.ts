/** Tasks that misbehave in every way a parser could; the sandbox's own tests put them in the place of the product's. */
import { spawn } from 'node:child_process';
import { readFileSync, writeFileSync, writeSync } from 'node:fs';
import { lookup } from 'node:dns/promises';
import { createConnection, createServer } from 'node:net';
import { Worker } from 'node:worker_threads';
import type { Task, TaskRegistry } from '#platform/server/sandbox/task.ts';

const attempt = async (act: () => unknown): Promise<string> => {
  try {
    return `did: ${String(await act())}`;
  } catch (error) {
    const { code, message } = error as { code?: string; message: string };
    return code ?? message;
  }
};

const { env: environment } = process;

const spin: Task = () => {
  for (;;);
};

const allocateHeap: Task = () => {
  const kept: unknown[] = [];
  for (;;) kept.push(Array.from({ length: 1_000_000 }, Math.random));
};

const allocateBuffers: Task = async () => {
  const kept: Buffer[] = [];
  for (;;) {
    kept.push(Buffer.alloc(16_000_000, 1));
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
};

const hang: Task = () => new Promise(() => {});

const act: Record<string, Task> = {
  echo: (bytes) => Buffer.from(bytes).toString('latin1'),
  size: (bytes) => bytes.length,
  pid: () => process.pid,
  spin,
  hang,
  'allocate-heap': allocateHeap,
  'allocate-buffers': allocateBuffers,
  print: () => {
    for (;;) writeSync(1, 'x'.repeat(65_536));
  },
  'answer-long': () => 'x'.repeat(20_000_000),
  'answer-nonsense': () => {
    writeSync(3, Buffer.from([0, 0, 0, 4, 0, 0, 0, 0, 0x7b, 0x7b, 0x7b, 0x7b]));
    return new Promise(() => {});
  },
  'announce-much': () => {
    writeSync(3, Buffer.from([0xff, 0xff, 0xff, 0xff, 0, 0, 0, 0]));
    return new Promise(() => {});
  },
  'tell-and-hang': async (_bytes, emit) => {
    await emit(process.pid);
    await new Promise(() => {});
  },
  exit: () => process.exit(0),
  throw: () => {
    throw new Error('broken');
  },
  circular: () => {
    const value: { self?: unknown } = {};
    value.self = value;
    return value;
  },
  'reject-later': () => {
    setTimeout(() => void Promise.reject(new Error('later')), 1);
    return new Promise(() => {});
  },
  'three-events': async (bytes, emit) => {
    for (const nr of [1, 2, 3]) await emit({ nr }, bytes);
    return 'end';
  },
  'three-questions': (_bytes, emit, argument) => Promise.all([1, 2, 3].map((nr) => emit({ nr, argument }))),
  escape: async (bytes) => ({
    environment: Object.keys(environment).length,
    folder: process.cwd(),
    connect: await attempt(() => createConnection(Number(Buffer.from(bytes).toString()), '127.0.0.1')),
    fetch: await attempt(() => fetch(`http://127.0.0.1:${Buffer.from(bytes).toString()}/`)),
    listen: await attempt(() => createServer().listen(0)),
    lookup: await attempt(() => lookup('localhost')),
    kill: await attempt(() => process.kill(process.ppid, 0)),
    spawn: await attempt(() => spawn('/bin/true')),
    worker: await attempt(() => new Worker('0', { eval: true })),
    write: await attempt(() => writeFileSync('/var/tmp/krogkoll-escaped', 'x')),
    read: await attempt(() => readFileSync('/etc/hostname', 'utf8')),
    library: await attempt(() => process.dlopen({ exports: {} }, '/usr/lib/none.node')),
    code: await attempt(() => Reflect.construct(Function, ['return 1'])),
  }),
};

export const tasks: TaskRegistry = Object.fromEntries(
  Object.entries(act).map(([name, task]) => [name, async () => task]),
);
