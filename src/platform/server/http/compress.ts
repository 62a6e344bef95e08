import { promisify } from 'node:util';
import { constants, gzip, zstdCompress, zstdCompressSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';

/** Bytes below which a body goes as it is: it fits into a packet or two either way. */
const least = 2_048;

type Coding = 'zstd' | 'gzip';

const gzipped = promisify(gzip);
const zstandard = promisify(zstdCompress);

/** Bytes up to which zstd is done sooner (0.06 to 0.2 ms) than a thread has taken it over and given it back (0.25 ms). */
const atOnce = 65_536;

/** A quick level, which leaves a few hundredths more. */
const quick = { params: { [constants.ZSTD_c_compressionLevel]: 1 } };

/** Compressing waits for nobody, and nobody waits long for it. */
const compressed: Readonly<Record<Coding, (body: string | Buffer) => Buffer | Promise<Buffer>>> = {
  zstd: (body) => (Buffer.byteLength(body) > atOnce ? zstandard(body, quick) : zstdCompressSync(body, quick)),
  gzip: (body) => gzipped(body, { level: 4 }),
};

const weightOf = (parameters: readonly string[]): number => {
  const weight = parameters.map((one) => /^\s*q\s*=\s*([\d.]+)\s*$/i.exec(one)?.[1]).find(Boolean);
  return weight === undefined ? 1 : Number(weight);
};

/**
 * The coding to answer with, of those that `Accept-Encoding` takes (RFC 9110, 12.5.3): zstd before gzip, whatever their
 * weights, since a browser that names both gives neither one; null for none.
 */
export const codingOf = (accepted: string | undefined): Coding | null => {
  const taken = new Set(
    (accepted ?? '').split(',').flatMap((one) => {
      const [name = '', ...parameters] = one.split(';');
      return weightOf(parameters) > 0 ? [name.trim().toLowerCase()] : [];
    }),
  );
  return taken.has('zstd') ? 'zstd' : taken.has('gzip') || taken.has('x-gzip') ? 'gzip' : null;
};

const isText = (type: unknown): boolean =>
  typeof type === 'string' && /^(application\/([\w.-]+\+)?json|text\/)/i.test(type);

/**
 * Compresses texts of more than 2 kB that are sent in one piece, JSON and pages: a list is a tenth of itself. Files and
 * events are streams and go as they are. What goes compressed has a weak tag, for it is the same in other bytes.
 */
export const compressTexts = (app: FastifyInstance): void => {
  app.addHook('onSend', async (request, reply, payload: unknown) => {
    if (!isText(reply.getHeader('content-type'))) return payload;
    if (typeof payload !== 'string' && !Buffer.isBuffer(payload)) return payload;
    reply.header('vary', 'accept-encoding');
    const coding = codingOf(request.headers['accept-encoding']);
    if (coding === null || reply.hasHeader('content-encoding') || Buffer.byteLength(payload) <= least)
      return payload;
    const tag = reply.getHeader('etag');
    if (typeof tag === 'string' && !tag.startsWith('W/')) reply.header('etag', `W/${tag}`);
    reply.removeHeader('content-length').header('content-encoding', coding);
    return compressed[coding](payload);
  });
};
