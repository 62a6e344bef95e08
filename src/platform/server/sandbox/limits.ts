import { availableParallelism, totalmem } from 'node:os';

export interface SandboxLimits {
  /** Children at most; at least two, so that one tenant can never hold them all. */
  readonly children: number;
  /** Time a task may take by the clock, without the time it waits for its caller. */
  readonly wallMs: number;
  readonly cpuMs: number;
  /** Resident memory of a child. */
  readonly memoryBytes: number;
  readonly inputBytes: number;
  /** A child that keeps this share of its memory after a task has too little left for the next, and is replaced. */
  readonly wornAt: number;
  /** What a task may send in all, its prints included. */
  readonly outputBytes: number;
  /** A child is replaced after so many tasks, or so much CPU time in all. */
  readonly tasksPerChild: number;
  readonly cpuMsPerChild: number;
  /** How far children step back behind the server where the cores are few, as `nice` counts. */
  readonly niceness: number;
  /** How often running children are measured. */
  readonly watchMs: number;
}

const mebibyte = 1024 * 1024;

/** The figures of the security requirements: 20 s, 512 MB, 50 MB of input. */
export const defaultLimits = (): SandboxLimits => ({
  // One a core, as long as all of them at their limit leave half of the machine's memory.
  children: Math.max(2, Math.min(availableParallelism(), Math.floor(totalmem() / 1024 / mebibyte))),
  wallMs: 20_000,
  cpuMs: 20_000,
  memoryBytes: 512 * mebibyte,
  wornAt: 0.6,
  inputBytes: 50 * mebibyte,
  outputBytes: 8 * mebibyte,
  tasksPerChild: 5000,
  cpuMsPerChild: 60_000,
  niceness: 0,
  watchMs: 25,
});

/** Recognising a page takes seconds and keeps its engine: a minute of CPU time a page, and a child that stays for many. */
export const pictureLimits = (): SandboxLimits => ({
  ...defaultLimits(),
  // Twice that by the clock, for a machine whose cores are busy.
  wallMs: 120_000,
  cpuMs: 60_000,
  wornAt: 0.75,
  tasksPerChild: 500,
  cpuMsPerChild: 1_200_000,
  // The API answers first, whatever is being read.
  niceness: 10,
});
