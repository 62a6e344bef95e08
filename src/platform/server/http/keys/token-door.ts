import { hook } from '../../hooks.ts';
import type { Foundation } from '../../features/foundation.ts';
import type { HeldKey } from './held-key.ts';

/** Who asks with an access token where assistants ask: null where no live token for that very resource has the text. */
export type FindToken = (token: string) => Promise<HeldKey | null>;

/** Who gives assistants tokens. What holds one is seen as a key of the person who let it in. */
export const tokenKeeper = hook<(foundation: Foundation) => FindToken>('the keeper of assistants’ tokens');
