import { spawnSync } from 'node:child_process';

/** How a step of the check ended; it holds with status 0. */
export interface StepResult {
  readonly status: number;
  readonly output: string;
  /** What it looked at, where that is not everything. */
  readonly note?: string;
}

/** Runs a program in a folder to its end. */
export function runProgram(folder: string, program: string, args: readonly string[]): StepResult {
  const { status, stdout, stderr } = spawnSync(program, args, {
    cwd: folder,
    encoding: 'utf8',
    maxBuffer: 1 << 26,
  });
  return { status: status ?? 1, output: `${stdout}${stderr}` };
}
