import type { FastifyReply } from 'fastify';
import type { FileReply } from './handler.ts';

/** Types that a browser shows without running anything; all others go out as bytes (R40). */
const inert = new Set(['application/pdf', 'image/jpeg', 'image/png', 'image/webp', 'image/tiff']);

/** A `Content-Disposition` value after RFC 6266: an ASCII fallback and the UTF-8 name, with no control character. */
export const attachmentHeader = (fileName: string): string => {
  const safe =
    fileName
      .replace(/[\p{Cc}\p{Cf}\p{Cs}]/gu, '')
      .replace(/[\\/]/g, '_')
      .slice(0, 200) || 'document';
  const ascii = safe.replace(/[^\x20-\x7e]/g, '_').replace(/["\\%]/g, '_');
  const encoded = encodeURIComponent(safe).replace(
    /['()*]/g,
    (c) => `%${c.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${ascii}"; filename*=UTF-8''${encoded}`;
};

/** Sends an original so that it can neither run nor be taken for a page, wherever it came from. */
export const sendFile = (reply: FastifyReply, file: FileReply): FastifyReply => {
  if (file.size !== null) reply.header('content-length', file.size);
  if (file.parts !== undefined) {
    const { tag, part } = file.parts;
    reply.header('accept-ranges', 'bytes').header('etag', `"${tag}"`);
    if (part !== null)
      reply.code(206).header('content-range', `bytes ${part.from}-${part.to - 1}/${part.total}`);
  }
  return reply
    .header('content-type', inert.has(file.contentType) ? file.contentType : 'application/octet-stream')
    .header('content-disposition', attachmentHeader(file.fileName))
    .header('content-security-policy', 'sandbox')
    .header('x-content-type-options', 'nosniff')
    .send(file.stream);
};
