import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';

/** `npm run dev`: builds the browser app at each change and restarts the server at each change; both end together. */
const start = (command: string, ...words: string[]): ChildProcess =>
  spawn(command, words, { stdio: 'inherit' });

const children = [
  start('vite', 'build', '--watch', '--logLevel', 'warn'),
  start(process.execPath, '--watch', 'src/app/server.ts'),
];
const stop = (): void => {
  for (const child of children) child.kill('SIGTERM');
};
for (const child of children) child.once('exit', stop);
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, stop);
