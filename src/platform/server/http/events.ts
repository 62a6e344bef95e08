import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { asOtherWork } from '../db/waited-for.ts';

/** A comment line often enough that proxies keep the stream open; whether it may stay open is asked as often. */
const heartbeatMilliseconds = 20_000;

/** Milliseconds in which a client takes what was left when its stream ended. */
const lastWords = 5_000;

/** What decides how long a stream lives. */
export interface StreamGuard {
  /** Whether who opened the stream would still be let in. */
  readonly mayStay: () => Promise<boolean>;
  /** Calls when the answer may have changed; answers how to stop hearing. */
  readonly onChange: (ask: () => void) => () => void;
}

/** What is sent: its data as JSON, or none, and the id that a client names when it comes again. */
export interface StreamItem<Event = unknown> {
  readonly id: string;
  readonly event: Event | null;
}

const written = ({ id, event }: StreamItem): string =>
  event === null ? `id: ${id}\n\n` : `id: ${id}\ndata: ${JSON.stringify(event)}\n\n`;

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

/**
 * Sends events with their ids (WHATWG HTML, section 9.2) until the client leaves, does not read from one heartbeat to
 * the next, or would no longer be let in.
 */
export const sendEvents = (
  reply: FastifyReply,
  events: AsyncIterable<StreamItem>,
  { mayStay, onChange }: StreamGuard,
): FastifyReply => {
  let goOn: (() => void) | null = null;
  const stream = new Readable({
    read: () => {
      goOn?.();
      goOn = null;
    },
  });
  const cut = (): void => void reply.raw.destroy();
  let ended = false;
  const end = (): void => {
    if (ended || stream.destroyed) return;
    ended = true;
    stream.push(null);
    const late = setTimeout(cut, lastWords);
    reply.raw.once('close', () => clearTimeout(late));
  };
  const ask = (): void => {
    // A database that is away tells nothing, so nothing is kept from anybody by staying.
    mayStay().then(
      (may) => may || end(),
      () => undefined,
    );
  };
  let unread = false;
  const beat = (): void => {
    if (ended) return;
    if (unread && goOn !== null) return cut();
    ask();
    unread = goOn !== null;
    if (!unread) stream.push(': here\n\n');
  };
  const send = async (text: string): Promise<void> => {
    if (!stream.push(text)) await new Promise<void>((resolve) => (goOn = resolve));
  };
  const pump = async (): Promise<void> => {
    for await (const event of events) {
      if (ended || stream.readableEnded || stream.destroyed) return;
      await send(written(event));
    }
    end();
  };
  stream.push(': open\n\n');
  const streams = openOf(reply.server).add(stream);
  const stopHearing = onChange(ask);
  // Whoever leaves a screen open asks for no page by it.
  const beats = asOtherWork(() => setInterval(beat, heartbeatMilliseconds));
  stream.once('close', () => {
    clearInterval(beats);
    stopHearing();
    streams.delete(stream);
    goOn?.();
  });
  asOtherWork(pump).catch(() => stream.destroy());
  return reply
    .header('content-type', 'text/event-stream; charset=utf-8')
    .header('x-accel-buffering', 'no')
    .send(stream);
};
