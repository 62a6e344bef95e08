import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { layDatabase } from './empty-place.ts';

const root = resolve(import.meta.dirname, '..', '..');
const startLimit = 120_000;

/** What Node has made of the sources once, so that not every start of a run does. */
export const compiled = join(root, 'node_modules', '.cache', 'krogkoll-compiled');

/** A server that ends within a minute or two gets less out of an optimised database than V8 spends on optimising its WebAssembly. */
const flagsFor = ({ SAMPLE_DATA: size }: Readonly<Record<string, string>>): readonly string[] =>
  size === 'large' ? [] : ['--liftoff-only'];

// The product gives requests in flight 30 s.
const stopLimit = 40_000;

/** The running product; `printed` is all it has said so far, `stop` answers its exit code. */
export type Product = {
  url: string;
  /** Port on 127.0.0.1 that receives mail. */
  smtpPort: number;
  dataDir: string;
  printed: () => string;
  stop: () => Promise<number | null>;
};

/** `env` wins over the settings that a test needs (a free port, loopback, its own data). */
export type ProductOptions = { env?: Readonly<Record<string, string>>; dataDir?: string };

// The product gets the machine's settings and none of the runner's: not its NODE_ENV, not somebody's database.
function machine(): Record<string, string> {
  const names = ['PATH', 'HOME', 'TMPDIR', 'LANG', 'SystemRoot'];
  return Object.fromEntries(names.flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : [])));
}

/** A new folder with the data of an empty place. */
export async function newPlace(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'krogkoll-e2e-'));
  await layDatabase(folder);
  return folder;
}

/**
 * Starts the built product as its users do and waits until it says that it is ready.
 * Without a `dataDir` it gets one of an empty place that goes away with it. Throws with what it printed where it does
 * not start within two minutes.
 */
export async function startProduct({ env = {}, dataDir }: ProductOptions = {}): Promise<Product> {
  const folder = dataDir ?? (await newPlace());
  const child = spawn(process.execPath, [...flagsFor(env), 'src/app/server.ts'], {
    cwd: root,
    env: {
      ...machine(),
      NODE_COMPILE_CACHE: compiled,
      HOST: '127.0.0.1',
      PORT: '0',
      SMTP_PORT: '0',
      DATA_DIR: folder,
      // What an account without invoices sees of its own is what most journeys look at; that of the demo asks for it.
      DEMO_DATA: 'off',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let printed = '';
  const collect = (chunk: Buffer): void => {
    printed += chunk.toString('utf8');
  };
  child.stdout.on('data', collect);
  child.stderr.on('data', collect);
  const exited = new Promise<number | null>((done) => {
    child.once('exit', (code) => done(code));
  });
  const stop = async (): Promise<number | null> => {
    const code = await end(child, exited);
    if (dataDir === undefined) await rm(folder, { recursive: true, force: true });
    return code;
  };
  try {
    const url = await readyUrl(child, () => printed);
    // Printed before the ready line.
    const smtpPort = Number(/receives mail at smtp:\/\/[^\n]*:(\d+)$/m.exec(printed)?.[1]);
    return { url, smtpPort, dataDir: folder, printed: () => printed, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

function readyUrl(child: ChildProcess, printed: () => string): Promise<string> {
  return new Promise((done, fail) => {
    const settle = (act: () => void): void => {
      clearTimeout(limit);
      child.off('exit', died);
      child.stdout?.off('data', look);
      act();
    };
    const died = (code: number | null): void => {
      settle(() => fail(new Error(`the product stopped with ${code} before it was ready:\n${printed()}`)));
    };
    const look = (): void => {
      const url = /^.*\bready\b.*?(https?:\/\/[\w.:-]+).*\n/m.exec(printed())?.[1];
      if (url) settle(() => done(url));
    };
    const limit = setTimeout(() => {
      settle(() => fail(new Error(`the product was not ready within ${startLimit} ms:\n${printed()}`)));
    }, startLimit);
    child.once('exit', died);
    child.stdout?.on('data', look);
  });
}

async function end(child: ChildProcess, exited: Promise<number | null>): Promise<number | null> {
  if (child.exitCode !== null || child.signalCode !== null) return child.exitCode;
  child.kill('SIGTERM');
  const limit = setTimeout(() => child.kill('SIGKILL'), stopLimit);
  const code = await exited;
  clearTimeout(limit);
  return code;
}
