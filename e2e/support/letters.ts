import { setTimeout as delay } from 'node:timers/promises';
import type { Product } from './product.ts';

const arrivalLimit = 30_000;

type Letter = { to: string; text: string };

/**
 * Waits for the newest letter to an address with a link that leads where it should, as the local mailbox shows it.
 * Answers path and hash of the link; with `other`, one that is not that. Throws where none comes in half a minute.
 */
export async function letterTo(
  { url }: Pick<Product, 'url'>,
  address: string,
  link: string,
  other = '',
): Promise<string> {
  const until = Date.now() + arrivalLimit;
  for (;;) {
    const answer = await fetch(`${url}/dev/mail/letters.json`);
    const { letters }: { letters: Letter[] } = JSON.parse(await answer.text());
    for (const { text } of letters.filter((letter) => letter.to.includes(address))) {
      const at = text.indexOf(link);
      const found = at < 0 ? '' : (/^\S+/.exec(text.slice(at))?.[0] ?? '');
      if (found !== '' && found !== other) return found;
    }
    if (Date.now() > until) throw new Error(`no letter with ${link} to ${address}`);
    await delay(200);
  }
}
