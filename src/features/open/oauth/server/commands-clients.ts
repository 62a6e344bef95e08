import { parseCleanJson } from '#core/values/clean-text.ts';
import type { WebhookDoor } from '#platform/server/http/webhook-door.ts';
import { type Refused, refused } from '#platform/wire/refused.ts';
import { longestDocument } from '../rules.ts';
import { documentAddress, type OauthClient, readClient } from './queries-client.ts';

/** Milliseconds that a program's maker has for the answer. */
const patience = 4_000;

/** Milliseconds for which a description stays as it was read, whatever its maker says of it. */
const [shortest, standard, longest] = [60_000, 300_000, 86_400_000];

const mostRemembered = 500;

/** How long an answer may be kept (RFC 9111, 5.2.2), within our own bounds. */
const keptFor = (cacheControl: string | undefined): number => {
  if (cacheControl === undefined) return standard;
  if (/\bno-(?:store|cache)\b/i.test(cacheControl)) return shortest;
  const seconds = Number(/\bmax-age=(\d{1,9})\b/i.exec(cacheControl)?.[1] ?? standard / 1_000);
  return Math.min(longest, Math.max(shortest, seconds * 1_000));
};

/** Only what says that it is JSON is read, so that no page of somebody's is taken for a description. */
const isJson = (contentType: string | undefined): boolean =>
  /^application\/(?:[\w.-]+\+)?json\s*(?:;|$)/i.test(contentType ?? '');

/** What programs of other makers say of themselves, fetched from where they say it and kept for a while. */
export class Clients {
  readonly #door: WebhookDoor;
  readonly #elapsed: () => number;
  readonly #known = new Map<string, { readonly client: OauthClient; readonly until: number }>();

  constructor(door: WebhookDoor, elapsed: () => number) {
    this.#door = door;
    this.#elapsed = elapsed;
  }

  /** Whether a client is known without being asked for. */
  has(clientId: string): boolean {
    return (this.#known.get(clientId)?.until ?? 0) > this.#elapsed();
  }

  /**
   * The client whose description stands at an address of the public internet. What cannot be fetched, or is no description of that very
   * address, is asked for anew the next time.
   */
  async find(
    clientId: string,
  ): Promise<OauthClient | Refused<'assistant.client_invalid' | 'assistant.client_unreachable'>> {
    const known = this.#known.get(clientId);
    if (known !== undefined && known.until > this.#elapsed()) return known.client;
    const url = documentAddress(clientId);
    if (url === null || !this.#door.mayReach(url)) return refused('assistant.client_invalid');
    const answer = await this.#fetch(url);
    if (answer?.status !== 200) return refused('assistant.client_unreachable');
    if (!isJson(answer.headers['content-type'])) return refused('assistant.client_invalid');
    const client = readClient(clientId, parsed(answer.body));
    if (client === null) return refused('assistant.client_invalid');
    if (this.#known.size >= mostRemembered) this.#known.clear();
    const until = this.#elapsed() + keptFor(answer.headers['cache-control']);
    this.#known.set(clientId, { client, until });
    return client;
  }

  /** Null where nobody answers as they should: whatever a stranger's server does is no fault of ours. */
  async #fetch(url: URL) {
    try {
      return await this.#door.fetch(url, {
        method: 'GET',
        headers: { accept: 'application/json', 'user-agent': 'Krogkoll' },
        most: longestDocument,
        signal: AbortSignal.timeout(patience),
      });
    } catch {
      return null;
    }
  }
}

const parsed = (body: Buffer): unknown => {
  try {
    return parseCleanJson(new TextDecoder('utf-8', { fatal: true }).decode(body));
  } catch {
    return null;
  }
};
