import { performance } from 'node:perf_hooks';
import type { SandboxLimits } from './limits.ts';
import type { ProcessFigures } from './process-figures.ts';
import type { SandboxReason, Stopped } from './sandbox-port.ts';

export type TaskEnd = { readonly ok: true; readonly value: unknown } | Stopped;

export interface TaskWatch {
  /** Counts bytes that came from the child; the reason to stop it, if any. */
  sent(bytes: number): SandboxReason | null;
  /** Judges the child's figures; the reason to stop it, if any. */
  measured(figures: ProcessFigures | null): SandboxReason | null;
  /** Stops the clock while the server, not the child, is at work. */
  pause(): void;
  resume(): void;
}

/** A server that was held up itself must not blame the child for it: no single step of the clock is longer. */
const longestStepMs = 500;

/** Keeps one task's account of time, memory and output against the limits. */
export const watchTask = (limits: SandboxLimits, outputBytes: number): TaskWatch => {
  // CPU time counts from the first measurement, so that a short task costs none.
  let cpuBefore: number | null = null;
  let output = 0;
  let spentMs = 0;
  let last = performance.now();
  let paused = false;
  const step = (): void => {
    const now = performance.now();
    if (!paused) spentMs += Math.min(now - last, longestStepMs);
    last = now;
  };
  return {
    sent(bytes) {
      output += bytes;
      return output > outputBytes ? 'reader.output' : null;
    },
    measured(figures) {
      step();
      if (spentMs > limits.wallMs) return 'reader.timeout';
      if (figures === null) return null;
      if (figures.residentBytes > limits.memoryBytes) return 'reader.memory';
      cpuBefore ??= figures.cpuMs;
      return figures.cpuMs - cpuBefore > limits.cpuMs ? 'reader.timeout' : null;
    },
    pause() {
      step();
      paused = true;
    },
    resume() {
      step();
      paused = false;
    },
  };
};
