import { buffer } from 'node:stream/consumers';
import { participantOf } from '#core/invoices/participant.ts';
import type { Participant } from '#core/invoices/participant.ts';
import type { Routing, RoutingResult } from '#core/invoices/read-routing.ts';
import type { Storage } from '#platform/server/ports/storage/port.ts';
import type { Sandbox } from '#platform/server/sandbox/sandbox-port.ts';
import { refused } from '#platform/wire/refused.ts';
import type { Refused } from '#platform/wire/refused.ts';
import type { UnroutedReason } from './tables.ts';

/** Milliseconds in which a push must know where it goes, and of them those after which its reader is to blame. */
const [patience, enough] = [8_500, 3_000];

/** What a document says of its way, or why it could not be asked. */
export type Told =
  | { readonly routing: Routing; readonly reason: null }
  | { readonly routing: null; readonly reason: UnroutedReason };

interface Asked {
  readonly sha256: string;
  /** Whose turn it takes among those who wait for a reader. */
  readonly sender: string;
}

/**
 * Asks a stored document in a child process where it goes. A document that the reader cannot end with in time says so and
 * is kept; when no reader is free in time, its sender is asked to come again.
 */
export const askRouting = async (
  { sandbox, storage }: { readonly sandbox: Sandbox; readonly storage: Storage },
  { sha256, sender }: Asked,
): Promise<Told | Refused<'service.unavailable'>> => {
  const late = new AbortController();
  const timer = setTimeout(() => late.abort(new Error('the reader took too long')), patience);
  let began = Infinity;
  const fetched = async (): Promise<Uint8Array> => {
    began = performance.now();
    return buffer(await storage.get(sha256));
  };
  try {
    const options = { tenant: sender, signal: late.signal };
    const end = await sandbox.run('read-routing', fetched, options);
    if (!end.ok) return { routing: null, reason: end.reason };
    const result = end.value as RoutingResult;
    return result.ok ? { routing: result.routing, reason: null } : { routing: null, reason: result.reason };
  } catch (error) {
    if (!late.signal.aborted) throw error;
    return performance.now() - began >= enough
      ? { routing: null, reason: 'reader.timeout' }
      : refused('service.unavailable');
  } finally {
    clearTimeout(timer);
  }
};

/** Who a document is for, as told by the first of envelope, header and invoice that tells it. */
export interface Recipient {
  readonly text: string | null;
  readonly participants: readonly Participant[];
}

const named = (text: string): Recipient => {
  const participant = participantOf(text);
  return { text, participants: participant === null ? [] : [participant] };
};

/** The receiver of the envelope; without one the sender's header; without it the invoice's own buyer. */
export const recipientOf = ({ routing }: Told, header: string | null): Recipient => {
  if (routing?.receiverText != null) return named(routing.receiverText);
  if (header !== null) return named(header);
  return { text: routing?.buyerText ?? null, participants: routing?.buyers ?? [] };
};
