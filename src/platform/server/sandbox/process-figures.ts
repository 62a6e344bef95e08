import { readFileSync } from 'node:fs';

export interface ProcessFigures {
  readonly residentBytes: number;
  readonly cpuMs: number;
}

/** USER_HZ, which Linux fixes at 100 for every architecture Node runs on. */
const ticksPerSecond = 100;

/** Memory and CPU time of a process, from Linux' /proc; null where there is none or the process has gone. */
export const processFigures = (pid: number): ProcessFigures | null => {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'latin1');
    const stat = readFileSync(`/proc/${pid}/stat`, 'latin1');
    // The second field is the command in brackets and may hold blanks; utime and stime are the 14th and 15th.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    const resident = /^VmRSS:\s+(\d+) kB/m.exec(status);
    return {
      residentBytes: Number(resident?.[1] ?? 0) * 1024,
      cpuMs: ((Number(fields[11]) + Number(fields[12])) * 1000) / ticksPerSecond,
    };
  } catch {
    return null;
  }
};
