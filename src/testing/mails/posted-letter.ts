import { lettersTo } from '#features/account/accounts/server/builders.ts';
import type { Tx } from '#platform/server/db/port.ts';
import type { Letter } from '#platform/server/post/letter.ts';
import type { TestProduct } from '../world/product.ts';

export type Language = 'sv' | 'en';

let number = 0;

/** Somebody whom a letter is for. */
export const someone = (language: Language) => ({
  userId: 'u',
  fullName: 'Anna Ek',
  email: `reader${(number += 1)}@links.test`,
  language,
  role: 'owner' as const,
});

/** What a function posts, read back from where the sender takes it. */
export const posted = async (
  product: TestProduct,
  language: Language,
  post: (tx: Tx, to: ReturnType<typeof someone>) => Promise<unknown>,
): Promise<Letter> => {
  const to = someone(language);
  await product.db.platformTransaction((tx) => post(tx, to));
  const [letter] = await lettersTo(product, to.email);
  if (letter === undefined) throw new Error('nothing was posted');
  return letter;
};

/** A restaurant that letters name. */
export const outletId = '0198c0de-0000-7000-8000-000000000001';

/** What a letter's link carries. */
export const token = 'secret_-0123456789';

/** What a reader gets: a letter, or a push that opens a screen. */
export type Told = Letter | { readonly title: string; readonly path: string };

/** By which function something is told, how, and where it leads. */
export type LetterSample = readonly [
  by: string,
  tell: (language: Language, product: TestProduct) => Told | Promise<Told>,
  leads: readonly string[],
];
