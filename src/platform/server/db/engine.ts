import type pg from 'pg';
import type { Room } from './room.ts';

/** Where the database is. A null directory keeps the embedded engine in memory: for tests, and for what may be lost. */
export type DatabaseLocation =
  | {
      readonly kind: 'pglite';
      readonly directory: string | null;
      readonly snapshot?: Uint8Array;
      /** Holds little, and is to take little memory. */
      readonly isSmall?: boolean;
    }
  | {
      readonly kind: 'postgres';
      readonly url: string;
      /** Where notifications are heard, when `url` leads to a pooler. */
      readonly directUrl?: string;
    };

/** A channel, and what is said on it. */
export type Notice = readonly [channel: string, payload: string];

/** One of the two engines. Both speak the PostgreSQL protocol, so everything above is the same code. */
export interface Engine {
  readonly kind: DatabaseLocation['kind'];
  /** For requests: bounded in number and time. */
  readonly pool: pg.Pool;
  /** For jobs and migrations, so that busy requests do not stop them. The embedded engine has one session. */
  readonly background: pg.Pool;
  /** Whether pages have asked for a turn lately, beside which other work is to be short. */
  readonly hasPages: () => boolean;
  /** Hears what is told on a channel in any process; `onGap` runs when something may have been missed. */
  listen(channel: string, hear: (payload: string) => void, onGap: () => void): Promise<() => Promise<void>>;
  /** Tells listeners here at once, and those of other processes within some 50 ms. Nothing that must not be lost depends on it. */
  readonly tell: (notices: readonly Notice[]) => void;
  /** The whole database as an archive; only in memory. */
  snapshot(): Promise<Uint8Array>;
  /** Room for changes on its volume. */
  readonly room: Room;
  close(): Promise<void>;
}

/** What the engines need of a log. */
export interface EngineLog {
  warn(details: object, message: string): void;
}

/** Milliseconds after which a statement of a request is ended, so that others get their turn. */
export const STATEMENT = 6_000;

const LONGEST = 3_600_000;

/** A statement that may take long, where the client would else give up waiting: migrations, vacuum. */
export const patiently = (text: string): pg.QueryConfig & { readonly query_timeout: number } => ({
  text,
  query_timeout: LONGEST,
});
