import { seal, unseal } from './seal.ts';
import type { SessionKeys } from './session-keys.ts';

const shape = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** The token of a link for somebody without an account: the ids of what it opens, sealed for one purpose, so that nothing is stored of it. */
export const sealLink = (keys: SessionKeys, purpose: string, ids: readonly string[]): string =>
  seal(keys[0].post, purpose, ids.join(' ')).toString('base64url');

/** The `count` ids that a token opens; null for anything that we did not seal for the purpose. */
export const openLink = (
  keys: SessionKeys,
  purpose: string,
  token: string,
  count: number,
): readonly string[] | null => {
  const sealed = Buffer.from(token, 'base64url');
  // Every token has one spelling.
  if (sealed.toString('base64url') !== token) return null;
  const text = unseal(
    keys.map(({ post }) => post),
    purpose,
    sealed,
  );
  const ids = text?.split(' ') ?? [];
  return ids.length === count && ids.every((id) => shape.test(id)) ? ids : null;
};
