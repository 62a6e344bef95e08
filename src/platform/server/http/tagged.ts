import type { FastifyReply, FastifyRequest } from 'fastify';

/**
 * A reply that the caller may keep and ask for again: it goes with an ETag (RFC 9110, 8.8.3), and a caller that names
 * the same tag in `If-None-Match` gets 304 and nothing made.
 */
export class Tagged<Value> {
  readonly tag: string;
  readonly make: () => Value;
  /** `tag`: printable ASCII without quotes, another one whenever the value is another. */
  constructor(tag: string, make: () => Value) {
    this.tag = tag;
    this.make = make;
  }
}

/** Whether the caller has what the tag stands for. Weak tags compare as strong ones do. */
export const isKept = (request: FastifyRequest, tag: string): boolean => {
  const own = `"${tag}"`;
  const kept = request.headers['if-none-match'] ?? '';
  return kept.split(',').some((one) => one.trim().replace(/^W\//, '') === own);
};

/** Gives an answer its tag; the caller alone may keep it, and asks each time whether it is still the same. */
export const tagged = <Answer>(reply: FastifyReply, tag: string, answer: Answer): Answer => {
  reply.header('etag', `"${tag}"`).header('cache-control', 'private, no-cache');
  return answer;
};
