import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { parse, resolve } from 'node:path';
import type { Duplex } from 'node:stream';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { SandboxLimits } from './limits.ts';

const root = resolve(import.meta.dirname, '../../../..');
const kibibyte = 1024;
const mebibyte = kibibyte * kibibyte;

/** What the child may read: the program itself. Not the store, not the database, not `.env`. */
const readable = ['src/', 'node_modules/', 'package.json'].map((name) => resolve(root, name));

/** What a child runs. */
export interface ChildProgram {
  /** Path of the module with its tasks. */
  readonly tasks: string;
  /** Path of the module that loads machine code before the doors close, for children that need some. */
  readonly natives?: string;
}

const nodeArguments = (limits: SandboxLimits, { tasks, natives }: ChildProgram): string[] => [
  '--permission',
  ...(natives === undefined ? [] : ['--allow-addons', '--disable-warning=SecurityWarning']),
  ...readable.map((path) => `--allow-fs-read=${path}`),
  '--disallow-code-generation-from-strings',
  // The heap must end before the resident limit does: the rest is WebAssembly and buffers.
  `--max-old-space-size=${Math.floor((limits.memoryBytes / mebibyte) * 0.75)}`,
  fileURLToPath(new URL('child.ts', import.meta.url)),
  pathToFileURL(tasks).href,
  ...(natives === undefined ? [] : [pathToFileURL(natives).href]),
];

/**
 * The kernel's own limits, for what the watch cannot do: no core dump, no file, an allocation faster than the watch, and
 * a child left spinning after its server was killed.
 */
const shellLimits = (limits: SandboxLimits): string => {
  const seconds = Math.ceil((limits.cpuMsPerChild + limits.cpuMs) / 1000) + 10;
  // Node itself takes several hundred MB of address space that it never fills.
  const data = Math.ceil((limits.memoryBytes * 2) / kibibyte + kibibyte * kibibyte);
  return `unset PWD OLDPWD; ulimit -c 0; ulimit -f 0; ulimit -t ${seconds}; ulimit -d ${data}; exec nice -n ${limits.niceness} "$0" "$@"`;
};

export interface Spawned {
  readonly process: ChildProcess;
  readonly channel: Duplex;
}

/**
 * Pictures come and go in pieces of many megabytes. What is that large, glibc is to give back at once: it keeps a fifth of a child's memory
 * otherwise, which is then replaced every few pages, and its engine started anew.
 */
const pictures = { MALLOC_MMAP_THRESHOLD_: String(256 * kibibyte) };

/** Starts a child process with an environment of nothing of ours, away from any folder of ours, and a channel at descriptor 3. */
export const spawnChild = (limits: SandboxLimits, program: ChildProgram): Spawned => {
  const nodeArgs = nodeArguments(limits, program);
  const [command, args] =
    process.platform === 'linux'
      ? ['/bin/sh', ['-c', shellLimits(limits), process.execPath, ...nodeArgs]]
      : [process.execPath, nodeArgs];
  const child = spawn(command, args, {
    cwd: parse(root).root,
    env: program.natives === undefined ? {} : pictures,
    stdio: ['ignore', 'pipe', 'pipe', 'pipe'],
    windowsHide: true,
  });
  return { process: child, channel: child.stdio[3] as Duplex };
};
