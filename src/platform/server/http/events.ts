import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply } from 'fastify';

/** A comment line often enough that proxies keep the stream open. */
const heartbeatMilliseconds = 20_000;

/** Streams that a server still holds open. */
const open = new WeakMap<FastifyInstance, Set<Readable>>();

/** Ends a server's streams, which would otherwise keep it from closing; the clients come again elsewhere. */
export const endEvents = (app: FastifyInstance): void => {
  for (const stream of open.get(app) ?? []) stream.push(null);
};

const openOf = (app: FastifyInstance): Set<Readable> => {
  const streams = open.get(app) ?? new Set();
  open.set(app, streams);
  return streams;
};

/** Sends values as an event stream, one `data:` line each, until the client leaves. */
export const sendEvents = (reply: FastifyReply, events: AsyncIterable<unknown>): FastifyReply => {
  const stream = new Readable({ read: () => undefined });
  stream.push(': open\n\n');
  const beat = setInterval(() => stream.push(': here\n\n'), heartbeatMilliseconds);
  const pump = async (): Promise<void> => {
    for await (const event of events) {
      if (stream.readableEnded || stream.destroyed) return;
      stream.push(`data: ${JSON.stringify(event)}\n\n`);
    }
    stream.push(null);
  };
  const streams = openOf(reply.server).add(stream);
  stream.once('close', () => {
    clearInterval(beat);
    streams.delete(stream);
  });
  pump().catch(() => stream.destroy());
  return reply
    .header('content-type', 'text/event-stream; charset=utf-8')
    .header('x-accel-buffering', 'no')
    .send(stream);
};
