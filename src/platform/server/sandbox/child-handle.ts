import { encodeFrame } from './frames.ts';
import { frameReader, FrameTooLarge } from './frame-reader.ts';
import type { ToChild } from './frames.ts';
import type { SandboxLimits } from './limits.ts';
import { processFigures } from './process-figures.ts';
import type { ProcessFigures } from './process-figures.ts';
import type { SandboxReason, TaskOptions } from './sandbox-port.ts';
import { type ChildProgram, spawnChild } from './spawn-child.ts';
import { watchTask } from './task-watch.ts';
import type { TaskEnd, TaskWatch } from './task-watch.ts';

export interface ChildHandle {
  readonly pid: number | undefined;
  /** False once it has been killed or has ended. */
  alive(): boolean;
  /** Runs one task; one at a time. Rejects only with what `onEvent` rejected with, or what `kill` was given. */
  run(task: string, bytes: Uint8Array, options: TaskOptions): Promise<TaskEnd>;
  /** Measures the child and kills it when its task is over a limit. */
  watch(): void;
  /** Whether it should be replaced before another task. */
  worn(): boolean;
  /** Lets it end by itself. */
  retire(): void;
  /** SIGKILL; a running task rejects with `error` or, without one, ends as `reader.crashed`. */
  kill(error?: unknown): void;
}

interface Running {
  readonly outputBytes: number;
  readonly watch: TaskWatch;
  readonly onEvent: NonNullable<TaskOptions['onEvent']>;
  readonly end: (end: TaskEnd) => void;
  readonly fail: (error: unknown) => void;
}

const retireMs = 2000;

/** Starts a child. `onReady` once it takes tasks; `onGone` once its process has ended, for whatever reason. */
export const startChild = (
  limits: SandboxLimits,
  program: ChildProgram,
  onReady: () => void,
  onGone: (said: string) => void,
): ChildHandle => {
  const { process: child, channel } = spawnChild(limits, program);
  let running: Running | null = null;
  let done = 0;
  let said = '';
  let alive = true;
  let figures: ProcessFigures | null = null;
  let killedFor: unknown;

  const stop = (reason: SandboxReason): void => {
    alive = false;
    child.kill('SIGKILL');
    const task = running;
    running = null;
    task?.end({ ok: false, reason });
  };
  const kill = (error?: unknown): void => {
    if (error !== undefined) {
      killedFor = error;
      running?.fail(error);
      running = null;
    }
    stop('reader.crashed');
  };
  const send = (header: ToChild, body?: Uint8Array): void => {
    for (const part of encodeFrame(header, body)) if (part.length > 0) channel.write(part);
  };
  const count = (bytes: number): boolean => {
    const reason = running?.watch.sent(bytes) ?? null;
    if (reason !== null) stop(reason);
    return reason === null;
  };

  const take = async (task: Running, event: unknown, body: Uint8Array): Promise<void> => {
    task.watch.pause();
    try {
      const answer = await task.onEvent(event, body);
      task.watch.resume();
      if (running === task) send({ type: 'more', answer });
    } catch (error) {
      if (running === task) kill(error);
    }
  };
  const onFrame = (header: unknown, body: Uint8Array): void => {
    const message = header as { readonly type?: unknown; readonly event?: unknown; readonly value?: unknown };
    if (message.type === 'ready') onReady();
    else if (running === null) return;
    else if (message.type === 'event') void take(running, message.event, body);
    else if (message.type === 'done') {
      const task = running;
      running = null;
      done += 1;
      task.end({ ok: true, value: message.value });
    } else stop('reader.crashed');
  };
  const onChunk = frameReader(onFrame, () => running?.outputBytes ?? limits.outputBytes);

  channel.on('data', (chunk: Buffer) => {
    if (!count(chunk.length)) return;
    try {
      onChunk(chunk);
    } catch (error) {
      stop(error instanceof FrameTooLarge ? 'reader.output' : 'reader.crashed');
    }
  });
  channel.on('error', () => {});
  child.stdout?.on('data', (chunk: Buffer) => count(chunk.length));
  child.stderr?.on('data', (chunk: Buffer) => {
    if (count(chunk.length)) said = (said + chunk.toString('latin1')).slice(-4000);
  });
  child.on('error', (error) => onGone(String(error)));
  child.on('close', () => {
    // V8 says so itself when its heap is full, and aborts.
    stop(/heap out of memory|allocation failed/i.test(said) ? 'reader.memory' : 'reader.crashed');
    onGone(said);
  });

  return {
    pid: child.pid,
    alive: () => alive,
    run: (name, bytes, options) =>
      new Promise((end, fail) => {
        if (killedFor !== undefined) return fail(killedFor);
        if (!alive) return end({ ok: false, reason: 'reader.crashed' });
        const outputBytes = options.outputBytes ?? limits.outputBytes;
        const watch = watchTask(limits, outputBytes);
        running = { outputBytes, watch, onEvent: options.onEvent ?? (() => {}), end, fail };
        send({ type: 'task', task: name, argument: options.argument }, bytes);
      }),
    watch() {
      if (child.pid !== undefined) figures = processFigures(child.pid);
      const reason = running?.watch.measured(figures) ?? null;
      if (reason !== null) stop(reason);
    },
    worn() {
      if (done >= limits.tasksPerChild) return true;
      if (figures === null) return false;
      return (
        figures.cpuMs > limits.cpuMsPerChild || figures.residentBytes > limits.memoryBytes * limits.wornAt
      );
    },
    retire() {
      channel.end();
      setTimeout(() => child.kill('SIGKILL'), retireMs).unref();
    },
    kill,
  };
};
