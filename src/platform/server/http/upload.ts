import { createHash } from 'node:crypto';
import { pipeline, Transform } from 'node:stream';
import type { Readable } from 'node:stream';
import type {} from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import type { UploadedFile } from './handler.ts';

export const maxFiles = 200;

/** Ends in an error when the request is cut off, so that who reads it does not wait for the rest. */
const counted = (source: Readable, digest: { update(chunk: Buffer): unknown }): Readable =>
  pipeline(
    source,
    new Transform({
      transform: (chunk: Buffer, _encoding, done) => {
        digest.update(chunk);
        done(null, chunk);
      },
    }),
    () => undefined,
  );

/**
 * The files of a multipart request, one after the other, never held in memory whole. `fingerprint` covers names and
 * bytes of all of them once they have been read; the idempotency check compares it.
 */
export const uploadedFiles = (
  request: FastifyRequest,
): { files: AsyncIterable<UploadedFile>; fingerprint: () => string } => {
  const digest = createHash('sha256');
  const files = async function* (): AsyncIterable<UploadedFile> {
    for await (const part of request.files()) {
      digest.update(`${part.filename}\u0000`);
      const stream = Object.defineProperty(counted(part.file, digest), 'truncated', {
        get: () => part.file.truncated,
      });
      yield { fileName: part.filename, contentType: part.mimetype, stream };
    }
  };
  let said: string | null = null;
  return { files: files(), fingerprint: () => (said ??= digest.digest('hex')) };
};
