import type { KeyMode, KeyScope } from '#core/access/key-scopes.ts';
import { hook } from '../hooks.ts';
import type { Foundation } from '../features/foundation.ts';

/** A key as it lets a program in: which organization, which of its units and what it may do there. */
export interface HeldKey {
  readonly id: string;
  readonly organizationId: string;
  /** The owner who answers for it; it reaches what they own, as long as they do. */
  readonly madeBy: string;
  readonly mode: KeyMode;
  readonly scopes: readonly KeyScope[];
  /** Null: every unit of the organization. */
  readonly unitIds: readonly string[] | null;
  /** Addresses and networks that it may come from; none: from anywhere. */
  readonly addresses: readonly string[];
}

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
