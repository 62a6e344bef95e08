import { keyScopes } from '#core/access/key-scopes.ts';
import { planViewOf } from '#core/entitlements/plan-view.ts';
import type { Foundation } from '#platform/server/features/foundation.ts';
import { Refused } from '#platform/wire/refused.ts';
import type { KeyForm } from '../contract.ts';
import { createKey } from './commands.ts';

type Services = Pick<Foundation, 'db' | 'clock' | 'newId' | 'keys'>;

/** Makes a key as an owner who has confirmed the password: for everything in every unit, unless said. Answers its id and its text. */
export const buildKey = async (
  { db, clock, newId, keys }: Services,
  { organizationId, userId }: { readonly organizationId: string; readonly userId: string },
  form: Partial<KeyForm> = {},
): Promise<{ readonly id: string; readonly token: string }> => {
  const now = clock.now();
  const view = planViewOf({ plan: 'premium-plus', endsAt: null }, now);
  const actor = { userId, impersonatedBy: null, requestId: 'test' };
  const act = { actor, userId, now, post: { clock, newId, keys } };
  const whole: KeyForm = {
    name: 'Kassan',
    mode: 'live',
    scopes: [...keyScopes],
    unitIds: null,
    expiresAt: null,
    addresses: [],
  };
  const made = await db.platformTransaction((tx) =>
    createKey(tx, { organizationId, view }, act, { ...whole, ...form }),
  );
  if (made instanceof Refused) throw new Error(made.code);
  return { id: made.key.id, token: made.token };
};
