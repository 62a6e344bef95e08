import { hook } from '../../hooks.ts';
import type { Foundation } from '../../features/foundation.ts';
import type { HeldKey } from './held-key.ts';

/** What the limit of a key lets through in a minute. */
export interface KeyTurn {
  readonly isTaken: boolean;
  /** Requests a minute, those left of it as this process knows, and seconds until it begins anew. */
  readonly limit: number;
  readonly left: number;
  readonly resetIn: number;
}

/** What the gate asks of the feature that keeps keys. */
export interface KeyDoor {
  /** Who asks with this text: null where no live key has it. */
  readonly find: (token: string) => Promise<HeldKey | null>;
  /** Counts a request against the key's limit, which is one over all processes. */
  readonly take: (key: HeldKey) => Promise<KeyTurn>;
  readonly mayComeFrom: (key: HeldKey, address: string) => boolean;
  /** Notes that it was used, and from where. */
  readonly used: (key: HeldKey, address: string) => Promise<void>;
}

/** Who keeps keys. */
export const keyKeeper = hook<(foundation: Foundation) => KeyDoor>('the keeper of API keys');
