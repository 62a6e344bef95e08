import type { texts as english } from './texts-news.en.ts';

/** What the bell says of invitations. */
export const texts: Readonly<Record<keyof typeof english, string>> = {
  own: '{{from}} bjuder in dig till {{name}}',
  answer: 'Svara',
  accepted: '{{name}} tackade ja',
  declined: '{{name}} tackade nej',
  as: 'Inbjuden med {{role}}',
};
