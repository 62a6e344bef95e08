import type { texts as english } from './texts-news.en.ts';

export const texts: Readonly<Record<keyof typeof english, string>> = {
  ready: 'Din fil är klar',
  file_one: '{{name}}, {{shown}} rad',
  file_other: '{{name}}, {{shown}} rader',
  open: 'Ladda ner',
};
