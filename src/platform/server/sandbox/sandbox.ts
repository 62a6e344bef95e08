import { readFile, stat } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { ReadResult } from '#core/invoices/read-invoice.ts';
import { childPool } from './child-pool.ts';
import { defaultLimits } from './limits.ts';
import type { SandboxLimits } from './limits.ts';
import type { Sandbox, Source, Stopped } from './sandbox-port.ts';

export interface SandboxSettings {
  readonly limits?: Partial<SandboxLimits>;
  /** Path of the module with the children's tasks; the product's own by default. */
  readonly tasksModule?: string;
  /** Path of the module that loads machine code in each child before its doors close; none by default. */
  readonly nativesModule?: string;
  /** Told what a child printed on stderr when it ended unasked; it may hold parts of a document. */
  readonly onChildLost?: (said: string) => void;
}

const tooLarge: Stopped = { ok: false, reason: 'reader.too-large' };

/** Loads the document only when its turn has come, so that a long queue holds no documents in memory. */
const load = async (source: Source, limit: number): Promise<Uint8Array | null> => {
  if (!(source instanceof Uint8Array) && typeof source !== 'function') {
    const { size } = await stat(source.path);
    return size > limit ? null : readFile(source.path);
  }
  const bytes = typeof source === 'function' ? await source() : source;
  return bytes.length > limit ? null : bytes;
};

const isReadResult = (value: unknown): value is ReadResult =>
  typeof value === 'object' &&
  value !== null &&
  'ok' in value &&
  (value.ok === true ? 'invoice' in value : 'reason' in value && typeof value.reason === 'string');

/** Makes a sandbox: killable child processes in which documents are parsed. Children start when work arrives. */
export const createSandbox = (settings: SandboxSettings = {}): Sandbox => {
  const limits: SandboxLimits = { ...defaultLimits(), ...settings.limits };
  const { tasksModule: tasks = resolve(import.meta.dirname, 'tasks.ts'), nativesModule: natives } = settings;
  const program = { tasks, ...(natives === undefined ? {} : { natives }) };
  const pool = childPool(limits, program, settings.onChildLost ?? (() => {}));

  const run: Sandbox['run'] = (task, source, options) =>
    pool.enqueue(options, async (child) => {
      const bytes = await load(source, limits.inputBytes);
      return bytes === null ? tooLarge : child.run(task, bytes, options);
    });
  return {
    run,
    async read(source, options) {
      const end = await run('read-invoice', source, options);
      if (!end.ok) return end;
      return isReadResult(end.value) ? end.value : { ok: false, reason: 'reader.crashed' };
    },
    figures: pool.figures,
    close: pool.close,
  };
};
