import { decimal } from '#core/values/decimal.ts';

const reducedFrom = '2026-04-01';
const reducedTo = '2027-12-31';

/**
 * Swedish VAT rate of food on a day, in percent: 6 from 2026-04-01 to 2027-12-31, otherwise 12 (prop. 2025/26:55).
 * `null` in the month after a change, when goods delivered before it are still invoiced at the old rate.
 */
export const foodVatRate = (issueDate: string): string | null => {
  if (
    (issueDate >= reducedFrom && issueDate < '2026-05-01') ||
    (issueDate > reducedTo && issueDate < '2028-02-01')
  ) {
    return null;
  }
  return issueDate >= reducedFrom && issueDate <= reducedTo ? '6' : '12';
};

/** Whether the percentage is a Swedish VAT rate: 25, 12, 6 or none (ML 2023:200, chapter 9). */
export const isSwedishVatRate = (rate: string): boolean =>
  ['0', '6', '12', '25'].some((known) => decimal(known).eq(rate));

// Names that cannot be a service, a drink with alcohol or something inedible: only of these is a rate called wrong.
const staples =
  /^(standard|mellan|lätt|färsk|ko|eko)?(mjölk|vispgrädde|matlagningsgrädde|smör|vetemjöl|strösocker|potatis|gul lök|morot|morötter|tomat|gurka|lax|laxfilé|kycklingfilé|kycklinglårfilé|nötfärs|fläskfilé|ägg|ris|pasta|spaghetti|rapsolja|crème fraiche|prästost|herrgårdsost|mozzarella|parmesan)([ ,.]|$)/i;

/** Whether the name begins with a staple food, beyond doubt. */
export const namesStapleFood = (name: string): boolean => staples.test(name.slice(0, 100));
