import type { EngineLog, Notice } from './engine.ts';

/** Milliseconds from one notification to the next: at most twenty a second from one process. */
const pause = 50;

/** PostgreSQL refuses a payload of 8,000 bytes; what is sent is ASCII but for names of queues, which are too. */
const longestPayload = 7_800;

/** Notices in texts that each fit into one notification. */
const packed = (notices: readonly Notice[]): string[] => {
  const texts: string[] = [];
  let rows: string[] = [];
  let length = 2;
  for (const notice of notices) {
    const row = JSON.stringify(notice);
    if (rows.length > 0 && length + row.length + 1 > longestPayload) {
      texts.push(`[${rows.join()}]`);
      rows = [];
      length = 2;
    }
    rows.push(row);
    length += row.length + 1;
  }
  return [...texts, `[${rows.join()}]`];
};

/**
 * Tells other processes what this one has committed: the first at once, what comes meanwhile together, no more than once every 50 ms,
 * and never inside the transaction itself, where a notification holds a lock of the whole database at its commit. What is lost
 * with the process is found by those who look again by themselves.
 */
export class Notifier {
  readonly #send: (payloads: readonly string[]) => Promise<void>;
  readonly #log: EngineLog;
  /** By what they say: the same is told once a turn. */
  readonly #waiting = new Map<string, Notice>();
  #turn: Promise<void> | null = null;
  #timer: NodeJS.Timeout | null = null;

  constructor(send: (payloads: readonly string[]) => Promise<void>, log: EngineLog) {
    this.#send = send;
    this.#log = log;
  }

  tell(notices: readonly Notice[]): void {
    for (const notice of notices) this.#waiting.set(notice.join(' '), notice);
    if (this.#turn === null && this.#timer === null) this.#go();
  }

  /** Sends what waits. */
  async close(): Promise<void> {
    await this.#turn;
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = null;
    this.#go();
    await this.#turn;
    if (this.#timer !== null) clearTimeout(this.#timer);
  }

  #go(): void {
    if (this.#waiting.size === 0) return;
    const notices = [...this.#waiting.values()];
    this.#waiting.clear();
    this.#turn = this.#send(packed(notices))
      .catch((error: unknown) => this.#log.warn({ err: error }, 'other processes were not told'))
      .finally(() => {
        this.#turn = null;
        this.#timer = setTimeout(() => {
          this.#timer = null;
          this.#go();
        }, pause).unref();
      });
  }
}
