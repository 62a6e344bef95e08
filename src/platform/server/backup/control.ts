import { createHash } from 'node:crypto';
import { chmod, mkdir, rm } from 'node:fs/promises';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { z } from 'zod';
import { BackupRefused } from './refused.ts';
import type { Cloned } from './clone-database.ts';

/** Longest path of a socket on the systems that we know (sockaddr_un, 104 bytes on some). */
const longest = 100;

/** Characters of a question; a path is the longest part of one. */
const longestQuestion = 10_000;

const asked = z.object({ clone: z.string() });
const answered = z.union([
  z.object({ takenAt: z.string(), stoodStill: z.number() }),
  z.object({ refused: z.string() }),
]);

/** Where a running server hears its operator: in DATA_DIR, or where that is too long for a socket, in the system's own folder. */
const socketOf = (dataDir: string): string => {
  const near = join(resolve(dataDir), 'control.sock');
  if (Buffer.byteLength(near) <= longest) return near;
  const name = createHash('sha256').update(resolve(dataDir)).digest('hex').slice(0, 16);
  return join(tmpdir(), `krogkoll-${name}`, 'control.sock');
};

const pipeOf = (dataDir: string): string =>
  process.platform === 'win32'
    ? `\\\\.\\pipe\\krogkoll-${createHash('sha256').update(resolve(dataDir)).digest('hex').slice(0, 16)}`
    : socketOf(dataDir);

/**
 * Lets who runs the server ask it for a copy of its embedded database, which nobody else can open. Only the server's own user
 * reaches the socket. Answers how to stop; a place where no socket can be made goes without.
 */
export const openControl = async (
  dataDir: string,
  clone: (to: string) => Promise<Cloned>,
  log: { warn(details: object, message: string): void },
): Promise<() => Promise<void>> => {
  const path = pipeOf(dataDir);
  const isFile = process.platform !== 'win32';
  if (isFile) {
    await mkdir(dirname(path), { recursive: true, mode: 0o700 });
    // One that a killed server left: the directory's lock says that it serves nobody.
    await rm(path, { force: true });
  }
  const server = createServer({ allowHalfOpen: true }, (socket) => {
    socket.on('error', () => undefined);
    let question = '';
    socket.setEncoding('utf8').on('data', (part: string) => {
      question += part;
      if (question.length > longestQuestion) socket.destroy();
    });
    socket.on('end', () => {
      Promise.resolve()
        .then(() => clone(asked.parse(JSON.parse(question)).clone))
        .catch((error: unknown) => ({ refused: error instanceof Error ? error.message : String(error) }))
        .then((answer) => socket.end(JSON.stringify(answer)))
        .catch(() => undefined);
    });
  });
  try {
    await new Promise<void>((done, fail) => {
      server.once('error', fail);
      server.listen(path, done);
    });
    if (isFile) await chmod(path, 0o600);
  } catch (error) {
    log.warn({ err: error }, 'no backup can be asked for while this server runs');
    return () => Promise.resolve();
  }
  server.on('error', (error) => log.warn({ err: error }, 'the socket for the operator failed'));
  return () => new Promise((done) => server.close(() => done()));
};

/** Asks the server that has DATA_DIR open for a copy of its database at `to`. Throws `BackupRefused` when it does not answer. */
export const askForClone = async (dataDir: string, to: string): Promise<Cloned> => {
  const socket = connect(pipeOf(dataDir));
  const answer = await new Promise<string>((done, fail) => {
    socket.once('error', fail);
    socket.once('connect', () => {
      socket.end(JSON.stringify({ clone: resolve(to) }));
      text(socket).then(done, fail);
    });
  }).catch((error: unknown) => {
    throw new BackupRefused(
      'a server has this place open and does not answer: is it another version, or another user’s?',
      { cause: error },
    );
  });
  const told = answered.safeParse(answer === '' ? null : JSON.parse(answer));
  if (!told.success) throw new BackupRefused('the server ended before the copy was whole; try again');
  if ('refused' in told.data)
    throw new BackupRefused(`the server could not copy its database: ${told.data.refused}`);
  return told.data;
};
