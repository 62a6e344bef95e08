import type { Contract, Endpoint } from '#platform/wire/endpoint.ts';
import type { Handlers } from '../http/handler.ts';

/** What answers an entry once its types have done their work. */
type Answerer = (input: object) => Promise<unknown>;

type Answers = Readonly<Record<string, Handlers<Contract>>>;

/**
 * What answers each entry of the contract, for features that answer in their place: as it is, or as a rehearsal, in which the real
 * command runs and nothing of it stays. It is known once all features are plugged in.
 */
export class Entries {
  readonly #contract: Readonly<Record<string, Contract>>;
  readonly #answerers = new Map<Endpoint, { readonly own: Answerer; readonly rehearsed: Answerer }>();

  constructor(contract: Readonly<Record<string, Contract>>) {
    this.#contract = contract;
  }

  fill(own: Answers, rehearsed: Answers): void {
    for (const [part, entries] of Object.entries(this.#contract))
      for (const [name, entry] of Object.entries(entries)) {
        const [first, second] = [own[part]?.[name], rehearsed[part]?.[name]];
        if (first !== undefined && second !== undefined)
          this.#answerers.set(entry, { own: first as Answerer, rehearsed: second as Answerer });
      }
  }

  /** Every entry there is. */
  all(): Endpoint[] {
    return Object.values(this.#contract).flatMap((entries) => Object.values(entries));
  }

  /** What answers an entry. Throws where nothing does. */
  of(entry: Endpoint, how: 'own' | 'rehearsed' = 'own'): Answerer {
    const answerers = this.#answerers.get(entry);
    if (answerers === undefined) throw new Error(`nothing answers ${entry.method} ${entry.path}`);
    return answerers[how];
  }
}
