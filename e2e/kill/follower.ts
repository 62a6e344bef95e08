import { setTimeout as delay } from 'node:timers/promises';
import type { Cluster } from './cluster.ts';
import type { Account } from './uploader.ts';

/** A screen's stream, taken up again at any process that lives after each that is lost, as the browser does. */
export class Stream {
  readonly #cluster: Cluster;
  readonly #account: Account;
  readonly #leaving = new AbortController();
  /** Ids of the unit's facts in the order they came. */
  readonly heard: number[] = [];
  reloads = 0;
  reconnects = 0;
  /** The unit's position when it first opened. */
  from: number | null = null;
  /** Why it was lost last. */
  fault: unknown = null;
  #last: string | null = null;
  readonly #ended: Promise<void>;

  constructor(cluster: Cluster, account: Account) {
    this.#cluster = cluster;
    this.#account = account;
    this.#ended = this.#follow();
  }

  async close(): Promise<void> {
    this.#leaving.abort();
    await this.#ended;
  }

  async #follow(): Promise<void> {
    while (!this.#leaving.signal.aborted) {
      await this.#connect().catch((error: unknown) => (this.fault = error));
      if (!this.#leaving.signal.aborted) await delay(100);
    }
  }

  async #connect(): Promise<void> {
    const place = this.#cluster.any();
    if (place === null) return;
    const answer = await fetch(`${place.url}/api/hospitad/notification-generator/live`, {
      headers: {
        authorization: `Bearer ${place.token}`,
        'x-unit-id': this.#account.unitId,
        ...(this.#last === null ? {} : { 'last-event-id': this.#last }),
      },
      signal: this.#leaving.signal,
    });
    if (!answer.ok || answer.body === null) throw new Error(`the stream answered ${answer.status}`);
    if (this.#last !== null) this.reconnects += 1;
    const decoder = new TextDecoder();
    let rest = '';
    for await (const chunk of answer.body) {
      const blocks = (rest + decoder.decode(chunk, { stream: true })).split('\n\n');
      rest = blocks.pop() ?? '';
      for (const block of blocks) this.#take(block);
    }
  }

  #take(block: string): void {
    const id = /^id: (.*)$/mu.exec(block)?.[1];
    if (id === undefined) return;
    const data = /^data: (.*)$/mu.exec(block)?.[1];
    const event = data === undefined ? null : (JSON.parse(data) as { type: string });
    // The unit's position, before the person's own.
    const position = Number(id.split('-')[0]);
    this.from ??= position;
    this.#last = id;
    if (event?.type === 'reload') this.reloads += 1;
    else if (event !== null) this.heard.push(position);
  }
}
