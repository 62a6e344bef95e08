/**
 * What runs in a child of the sandbox. First argument: the module with the tasks; second, if any: the module that loads
 * machine code. Channel to the server: descriptor 3.
 */
import { Socket } from 'node:net';
import { closeDoors } from './close-doors.ts';
import { encodeFrame } from './frames.ts';
import { frameReader } from './frame-reader.ts';
import type { FromChild } from './frames.ts';
import type { TaskRegistry } from './task.ts';

// Ctrl-C reaches the whole group; the server decides what becomes of running tasks.
process.on('SIGINT', () => {});
process.on('SIGTERM', () => {});

const channel = new Socket({ fd: 3 });
channel.on('close', () => process.exit());
channel.on('error', () => process.exit());
const [, , tasksModule = '', nativesModule] = process.argv;
if (nativesModule !== undefined) await import(nativesModule);
closeDoors();

const send = (header: FromChild, body?: Uint8Array): void => {
  for (const part of encodeFrame(header, body)) if (part.length > 0) channel.write(part);
};

const { tasks } = (await import(tasksModule)) as { tasks: TaskRegistry };

let taken = (_answer: unknown): void => {};
let last: Promise<unknown> = Promise.resolve();
const emit = (event: unknown, body?: Uint8Array): Promise<unknown> => {
  // One at a time: an answer names no event, and a parser may ask several questions at once.
  last = last.then(
    () =>
      new Promise((resolve) => {
        taken = resolve;
        send({ type: 'event', event }, body);
      }),
  );
  return last;
};

const perform = async (name: string, bytes: Uint8Array, argument: unknown): Promise<void> => {
  last = Promise.resolve();
  try {
    const task = await tasks[name]?.();
    if (task === undefined) throw new Error(`no task ${name}`);
    send({ type: 'done', value: await task(bytes, emit, argument) });
  } catch (error) {
    // For the server's log; cut, because a parser's message can hold the document.
    process.stderr.write(`${String(error).slice(0, 500)}\n`);
    send({ type: 'failed' });
  }
};

const onFrame = frameReader((header, body) => {
  const { type, task, argument, answer } = header as {
    readonly type: string;
    readonly task?: string;
    readonly argument?: unknown;
    readonly answer?: unknown;
  };
  if (type === 'more') taken(answer);
  else void perform(task ?? '', body, argument);
});
channel.on('data', onFrame);
send({ type: 'ready' });
