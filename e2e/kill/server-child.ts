import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { compiled } from '../support/product.ts';
import { accessPointKeys } from './doors.ts';

const root = resolve(import.meta.dirname, '..', '..');

/** A running server that a test may kill. */
export interface ServerChild {
  readonly url: string;
  /** Port on 127.0.0.1 that receives mail. */
  readonly smtpPort: number;
  readonly pid: number;
  /** Milliseconds from its start until it said that it is ready. */
  readonly readyAfter: number;
  /** Seconds of processor time until then, which other programs of the machine do not lengthen; null where it is not told. */
  readonly readyAfterWork: number | null;
  readonly printed: () => string;
  /** Sends the signal and answers how it ended. */
  readonly end: (
    signal: 'SIGKILL' | 'SIGTERM',
  ) => Promise<{ readonly code: number | null; readonly signal: string | null }>;
}

/** Where a server keeps its data; without `databaseUrl` the embedded database lies there too. */
export interface Home {
  readonly dataDir: string;
  readonly databaseUrl: string | null;
  /** Runs as for customers: replies are not checked against the contract, and keys are given. */
  readonly isProduction?: boolean;
  /** Of several processes of one place. */
  readonly sessionKey?: string;
}

/** How the process ended that was not to become ready. */
export class NotReady extends Error {
  readonly code: number | null;
  readonly printed: string;

  constructor(code: number | null, printed: string) {
    super(`the server ended with ${code} before it was ready:\n${printed}`);
    this.code = code;
    this.printed = printed;
  }
}

/** Linux tells it in hundredths of a second: user and system time, threads included (proc(5), fields 14 and 15). */
const processorSeconds = (pid: number | undefined): number | null => {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
    return (Number(fields[11]) + Number(fields[12])) / 100;
  } catch {
    return null;
  }
};

/** Starts the product on a free port, without sample data. Throws `NotReady` when it ends before it serves. */
export const startServer = async ({
  dataDir,
  databaseUrl,
  isProduction = false,
  sessionKey,
}: Home): Promise<ServerChild> => {
  const started = performance.now();
  const child = spawn(
    process.execPath,
    ['--max-semi-space-size=16', '--max-old-space-size=1024', 'src/app/server.ts'],
    {
      cwd: root,
      env: {
        PATH: process.env['PATH'] ?? '',
        NODE_COMPILE_CACHE: compiled,
        MALLOC_ARENA_MAX: '2',
        HOST: '127.0.0.1',
        PORT: '0',
        SMTP_PORT: '0',
        SAMPLE_DATA: 'off',
        DEMO_DATA: 'off',
        ACCESS_POINT_KEYS: [...accessPointKeys].map(([id, key]) => `${id}:${key}`).join(','),
        LOG_LEVEL: 'warn',
        DATA_DIR: dataDir,
        ...(isProduction
          ? { NODE_ENV: 'production', SESSION_KEY: randomBytes(48).toString('base64url') }
          : {}),
        ...(sessionKey === undefined ? {} : { SESSION_KEY: sessionKey }),
        ...(databaseUrl === null ? {} : { DATABASE_URL: databaseUrl }),
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  let printed = '';
  const ended = new Promise<{ code: number | null; signal: string | null }>((done) => {
    child.once('exit', (code, signal) => done({ code, signal }));
  });
  const ready = new Promise<string>((done) => {
    const collect = (chunk: Buffer): void => {
      printed += chunk.toString('utf8');
      const url = /\bready (http:\S+)/.exec(printed)?.[1];
      if (url !== undefined) done(url);
    };
    child.stdout.on('data', collect);
    child.stderr.on('data', collect);
  });
  const first = await Promise.race([ready, ended]);
  if (typeof first !== 'string') throw new NotReady(first.code, printed);
  return {
    url: first,
    // Printed before the ready line.
    smtpPort: Number(/receives mail at smtp:\/\/[^\n]*:(\d+)$/m.exec(printed)?.[1]),
    pid: child.pid ?? 0,
    readyAfter: performance.now() - started,
    readyAfterWork: processorSeconds(child.pid),
    printed: () => printed,
    end: (signal) => {
      child.kill(signal);
      return ended;
    },
  };
};
