import { seal, unseal } from '../session/seal.ts';
import type { SessionKeys } from '../session/session-keys.ts';
import { letter, type Letter } from './letter.ts';

/** The letter's text under the newest key, for the id of its row. */
export const sealLetter = (keys: SessionKeys, id: string, content: Letter): Buffer =>
  seal(keys[0].post, id, JSON.stringify(content));

/** What was sealed; null when none of the keys opens it, or when it is no letter any more. */
export const openLetter = (keys: SessionKeys, id: string, sealed: Buffer): Letter | null => {
  const keyring = keys.map(({ post }) => post);
  const text = unseal(keyring, id, sealed);
  return text === null ? null : (letter.safeParse(JSON.parse(text)).data ?? null);
};
