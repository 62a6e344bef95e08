import { setTimeout as sleep } from 'node:timers/promises';
import { startChild } from './child-handle.ts';
import type { ChildHandle } from './child-handle.ts';
import { fairQueue } from './fair-queue.ts';
import type { SandboxLimits } from './limits.ts';
import type { ChildProgram } from './spawn-child.ts';
import type { ReadOptions, SandboxFigures } from './sandbox-port.ts';
import type { TaskEnd } from './task-watch.ts';

type Work = (child: ChildHandle) => Promise<TaskEnd>;

interface Job {
  readonly tenant: string;
  readonly work: Work;
  readonly settle: (end: Promise<TaskEnd>) => void;
  child: ChildHandle | null;
}

interface Member {
  readonly handle: ChildHandle;
  /** `ended`: killed, and its process not yet gone. */
  state: 'starting' | 'idle' | 'busy' | 'ended';
}

export interface ChildPool {
  enqueue(options: ReadOptions, work: Work): Promise<TaskEnd>;
  readonly figures: () => SandboxFigures;
  readonly close: (graceMs?: number) => Promise<void>;
}

/** So many children in a row that never became ready mean that none will: then waiting work is refused, not kept. */
const startsToGiveUp = 3;

/** Hands work to children, tenant by tenant; starts them on demand and replaces the dead and the worn. */
export const childPool = (
  limits: SandboxLimits,
  program: ChildProgram,
  onLost: (said: string) => void,
): ChildPool => {
  const queue = fairQueue<Job>();
  const members = new Set<Member>();
  const busyOf = new Map<string, number>();
  let watching: NodeJS.Timeout | undefined;
  let started = 0;
  let killed = 0;
  let failedStarts = 0;
  let closing = false;

  const mayRun = (tenant: string): boolean => (busyOf.get(tenant) ?? 0) < Math.max(1, limits.children - 1);
  const countOf = (state: Member['state']): number =>
    [...members].filter((member) => member.state === state).length;
  const refuseAll = (error: Error): void => {
    for (const job of queue.drain()) job.settle(Promise.reject(error));
  };

  const start = (): void => {
    started += 1;
    const handle = startChild(
      limits,
      program,
      () => {
        failedStarts = 0;
        member.state = 'idle';
        pump();
      },
      (said) => {
        if (!members.delete(member)) return;
        killed += 1;
        onLost(said);
        if (member.state === 'starting') failedStarts += 1;
        if (failedStarts >= startsToGiveUp) {
          failedStarts = 0;
          refuseAll(new Error(`children of the sandbox do not start: ${said}`));
        }
        pump();
      },
    );
    const member: Member = { handle, state: 'starting' };
    members.add(member);
  };

  const release = (member: Member, tenant: string): void => {
    const left = (busyOf.get(tenant) ?? 1) - 1;
    if (left === 0) busyOf.delete(tenant);
    else busyOf.set(tenant, left);
    if (members.has(member)) {
      if (!member.handle.alive()) member.state = 'ended';
      else if (closing || member.handle.worn()) {
        members.delete(member);
        member.handle.retire();
      } else member.state = 'idle';
    }
    pump();
  };

  const assign = (member: Member, job: Job): void => {
    member.state = 'busy';
    job.child = member.handle;
    busyOf.set(job.tenant, (busyOf.get(job.tenant) ?? 0) + 1);
    const end = job.work(member.handle);
    job.settle(end);
    void end.then(
      () => release(member, job.tenant),
      () => release(member, job.tenant),
    );
  };

  const pump = (): void => {
    for (const member of members) {
      if (member.state !== 'idle') continue;
      const job = queue.take(mayRun);
      if (job === undefined) break;
      assign(member, job);
    }
    const missing = Math.min(queue.size - countOf('starting'), limits.children - members.size);
    for (let index = 0; index < missing && !closing; index += 1) start();
    if (countOf('busy') > 0) watching ??= setInterval(watch, limits.watchMs);
  };
  const watch = (): void => {
    for (const member of members) if (member.state === 'busy') member.handle.watch();
    if (countOf('busy') > 0) return;
    clearInterval(watching);
    watching = undefined;
  };

  return {
    enqueue: ({ tenant, signal, weight }, work) =>
      new Promise((resolve, reject) => {
        if (closing) return reject(new Error('the sandbox is closed'));
        if (signal?.aborted === true) return reject(signal.reason as Error);
        const onAbort = (): void => {
          if (queue.remove(tenant, job)) reject(signal?.reason as Error);
          else job.child?.kill(signal?.reason);
        };
        const job: Job = {
          tenant,
          work,
          child: null,
          settle: (end) => {
            resolve(end);
            void end.catch(() => {}).finally(() => signal?.removeEventListener('abort', onAbort));
          },
        };
        signal?.addEventListener('abort', onAbort, { once: true });
        queue.put(tenant, job, weight);
        pump();
      }),
    figures: () => ({
      children: members.size,
      busy: countOf('busy'),
      queued: queue.size,
      started,
      killed,
    }),
    async close(graceMs = 5000) {
      closing = true;
      refuseAll(new Error('the sandbox is closed'));
      const until = performance.now() + graceMs;
      while (countOf('busy') > 0 && performance.now() < until) await sleep(10);
      for (const { handle } of members) handle.kill();
      while (members.size > 0) await sleep(5);
    },
  };
};
