import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';

/** A comment line often enough that proxies keep the stream open. */
const heartbeatMilliseconds = 20_000;

/** Sends values as an event stream, one `data:` line each, until the client leaves. */
export const sendEvents = (reply: FastifyReply, events: AsyncIterable<unknown>): FastifyReply => {
  const stream = new Readable({ read: () => undefined });
  stream.push(': open\n\n');
  const beat = setInterval(() => stream.push(': here\n\n'), heartbeatMilliseconds);
  const pump = async (): Promise<void> => {
    for await (const event of events) if (!stream.push(`data: ${JSON.stringify(event)}\n\n`)) continue;
    stream.push(null);
  };
  stream.once('close', () => clearInterval(beat));
  pump().catch(() => stream.destroy());
  return reply
    .header('content-type', 'text/event-stream; charset=utf-8')
    .header('x-accel-buffering', 'no')
    .send(stream);
};
