import type { texts as english } from './texts-news.en.ts';

/** What the bell says of files that wait. */
export const texts: Readonly<Record<keyof typeof english, string>> = {
  title: '{{name}} väntar på dig',
  open: 'Öppna',
};
