import type { ReadResult } from '#core/invoices/read-invoice.ts';

/** Why the sandbox stopped a task. The document is to blame, never the caller; every code has a text. */
export type SandboxReason =
  | 'reader.timeout'
  | 'reader.memory'
  | 'reader.crashed'
  | 'reader.output'
  | 'reader.too-large';

export interface Stopped {
  readonly ok: false;
  readonly reason: SandboxReason;
}

export type ReadOutcome = ReadResult | Stopped;

/**
 * The document: its bytes, the file that holds them, or what fetches them. File and fetch are read by the server when the
 * document's turn comes and a child is free, never by the child; what a fetch throws is passed on.
 */
export type Source = Uint8Array | { readonly path: string } | (() => Promise<Uint8Array>);

export interface ReadOptions {
  /** Whose document it is, usually the organization's id: tenants take turns, and none holds every child. */
  readonly tenant: string;
  /** Of one tenant's tasks the lightest goes first; 0 unless said. */
  readonly weight?: number;
  /** Gives up waiting: the promise rejects with the signal's reason and a running child is killed. */
  readonly signal?: AbortSignal;
}

export interface TaskOptions extends ReadOptions {
  /** Said to the task beside the document, through JSON. */
  readonly argument?: unknown;
  /**
   * Takes what the task emits on its way, and answers it with what it resolves with, through JSON. The task waits for it,
   * and that wait costs the task no time.
   */
  readonly onEvent?: (event: unknown, body: Uint8Array) => unknown;
  /** Bytes that the task may send in all; the sandbox's own limit where absent. */
  readonly outputBytes?: number;
}

export interface SandboxFigures {
  readonly children: number;
  readonly busy: number;
  readonly queued: number;
  readonly started: number;
  readonly killed: number;
}

export interface Sandbox {
  /** Reads one document in a child. Resolves with the reader's answer or with why the child was stopped; rejects only on abort, on close and when the source cannot be read. */
  read(source: Source, options: ReadOptions): Promise<ReadOutcome>;
  /** Runs a named task of the child's registry; the value is what the task returned, through JSON. */
  run(
    task: string,
    source: Source,
    options: TaskOptions,
  ): Promise<{ readonly ok: true; readonly value: unknown } | Stopped>;
  readonly figures: () => SandboxFigures;
  /** Refuses new work, gives running tasks `graceMs`, then kills what is left. Waiting tasks reject. */
  readonly close: (graceMs?: number) => Promise<void>;
}
