import { randomBytes } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { Doors } from './senders.ts';
import { startServer } from './server-child.ts';
import type { Home, ServerChild } from './server-child.ts';
import { signInAt } from './uploader.ts';
import type { OpenAccount, Place } from './uploader.ts';

const pick = <Thing>(things: readonly Thing[]): Thing | null =>
  things[Math.floor(Math.random() * things.length)] ?? null;

/** Several processes of one place, any of which may be killed; clients go to any that lives. */
export class Cluster {
  readonly #home: Home;
  readonly #account: OpenAccount;
  readonly #alive = new Map<number, { readonly server: ServerChild; readonly place: Place }>();
  token = '';
  slowestStart = 0;
  readonly doors: Doors;

  constructor(home: Home, account: OpenAccount) {
    this.#home = { ...home, sessionKey: randomBytes(48).toString('base64url') };
    this.#account = account;
    const any = (): Place | null => this.any();
    this.doors = {
      closed: false,
      get place() {
        return any();
      },
    };
  }

  /** The places of all that live. */
  get places(): readonly Place[] {
    return [...this.#alive.values()].map(({ place }) => place);
  }

  any(): Place | null {
    return pick(this.places);
  }

  async start(processes: number): Promise<void> {
    // The first makes the place's keys and brings its database up to date.
    await this.begin(0);
    await Promise.all(Array.from({ length: processes - 1 }, (_, at) => this.begin(at + 1)));
  }

  async begin(at: number): Promise<void> {
    const server = await startServer(this.#home);
    this.slowestStart = Math.max(this.slowestStart, server.readyAfter);
    if (this.token === '') await this.signIn(server.url);
    // Whoever has signed in at one has signed in at all.
    const { token } = this;
    this.#alive.set(at, { server, place: { url: server.url, smtpPort: server.smtpPort, token } });
  }

  /** Signs in anew: a token lasts for a quarter of an hour. A crowded machine refuses it for a while. */
  async signIn(url?: string): Promise<void> {
    const limit = performance.now() + 30_000;
    for (;;) {
      try {
        this.token = await signInAt(url ?? this.any()?.url ?? '', this.#account);
        return;
      } catch (error) {
        if (performance.now() > limit) throw error;
        await delay(100);
      }
    }
  }

  /** Kills one of them without a word, and starts it again. */
  async killAny(): Promise<void> {
    const one = pick([...this.#alive]);
    if (one === null) throw new Error('nobody lives');
    const [at, { server }] = one;
    this.#alive.delete(at);
    await server.end('SIGKILL');
    await this.begin(at);
  }

  /** Ends all in order; answers their exit codes. */
  async end(signal: 'SIGTERM' | 'SIGKILL'): Promise<readonly (number | null)[]> {
    const servers = [...this.#alive.values()].map(({ server }) => server);
    this.#alive.clear();
    return (await Promise.all(servers.map((server) => server.end(signal)))).map(({ code }) => code);
  }
}
