import { fillText } from '#core/values/fill-text.ts';
import type { texts } from '../texts-week.en.ts';
import type { WeekFigures } from './queries-week.ts';

type Words = Readonly<Record<keyof typeof texts, string>>;
type Waiting = Pick<WeekFigures, 'waits' | 'money'>;

/** How many things wait for somebody beside prices: files, invoices, and claims without all their money. */
export const waitCount = ({ waits, money }: Waiting): number =>
  (waits?.files ?? 0) + (waits?.invoices ?? 0) + (money?.open ?? 0);

const note = (count: number, one: string, many: string, text: string): (readonly [string, string])[] =>
  count === 0 ? [] : [[count === 1 ? one : fillText(many, { count: String(count) }), text]];

/** What waits, as notes: files to look at, invoices to check, claims without their money. */
export const waitNotes = ({ waits, money }: Waiting, words: Words): (readonly [string, string])[] => [
  ...note(waits?.invoices ?? 0, words.invoiceWaits, words.invoicesWait, words.invoicesWaitText),
  ...note(waits?.files ?? 0, words.fileWaits, words.filesWait, words.filesWaitText),
  ...note(money?.open ?? 0, words.claimOpen, words.claimsOpen, words.claimsOpenText),
];
