import type { texts as english } from './texts-tasks.en.ts';

/** What a claim that is not sent says on the first screen. */
export const texts: Readonly<Record<keyof typeof english, string>> = {
  named: 'kravet {{number}}',
  draft: 'Kravet till {{supplier}} är inte skickat',
  late: 'Kravet till {{supplier}} är inte skickat, och dagen att reklamera senast är förbi',
  detail_one: '{{number}} · {{count}} rad · utkast {{date}}',
  detail_other: '{{number}} · {{count}} rader · utkast {{date}}',
  write: 'Skicka kravet',
  open: 'Öppna kravet',
};
