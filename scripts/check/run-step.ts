import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';

/** How a step of the check ended; it holds with status 0. */
export interface StepResult {
  readonly status: number;
  readonly output: string;
  /** What it looked at, where that is not everything. */
  readonly note?: string;
}

/** Runs a program in a folder to its end; `stdout` is the first part of `output`. */
export async function runProgram(
  folder: string,
  program: string,
  args: readonly string[],
): Promise<StepResult & { readonly stdout: string }> {
  const child = spawn(program, args, { cwd: folder, stdio: ['ignore', 'pipe', 'pipe'] });
  const [stdout, stderr, [status]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'close') as Promise<[status: number | null]>,
  ]);
  return { status: status ?? 1, output: `${stdout}${stderr}`, stdout };
}
