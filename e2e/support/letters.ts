import { setTimeout as delay } from 'node:timers/promises';
import type { Product } from './product.ts';

const arrivalLimit = 30_000;

type Letter = { to: string; text: string; replyTo?: string };

/** The newest letter to an address that has what is looked for, as the local mailbox shows it. Throws after half a minute. */
async function findLetter(
  { url }: Pick<Product, 'url'>,
  address: string,
  find: (text: string, letter: Letter) => string,
): Promise<string> {
  const until = Date.now() + arrivalLimit;
  for (;;) {
    const answer = await fetch(`${url}/dev/mail/letters.json`);
    const { letters }: { letters: Letter[] } = JSON.parse(await answer.text());
    for (const letter of letters.filter(({ to }) => to.includes(address))) {
      const found = find(letter.text, letter);
      if (found !== '') return found;
    }
    if (Date.now() > until) throw new Error(`no such letter to ${address}`);
    await delay(200);
  }
}

/**
 * Waits for the newest letter to an address with a link that leads where it should. Answers path and hash of the link; with
 * `other`, one that is not that.
 */
export const letterTo = (
  product: Pick<Product, 'url'>,
  address: string,
  link: string,
  other = '',
): Promise<string> =>
  findLetter(product, address, (text) => {
    const at = text.indexOf(link);
    const found = at < 0 ? '' : (/^\S+/.exec(text.slice(at))?.[0] ?? '');
    return found === other ? '' : found;
  });

/** Waits for the newest letter to an address with a code of six digits; answers the code. */
export const codeTo = (product: Pick<Product, 'url'>, address: string): Promise<string> =>
  findLetter(product, address, (text) => /(?<![\w-])\d{6}(?![\w-])/.exec(text)?.[0] ?? '');

/** Waits for the newest letter to an address that is answered to another one than ours; answers that. */
export const replyAddressOf = (product: Pick<Product, 'url'>, address: string): Promise<string> =>
  findLetter(product, address, (_text, { replyTo }) => replyTo ?? '');
