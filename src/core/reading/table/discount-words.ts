import { chargeKind } from '../../invoices/line-kind.ts';
import type { LineKind } from '../../invoices/invoice.ts';
import type { Row } from '../words/rows.ts';

/** What the words of a row that prints a sum alone make it; `null` when they say nothing of the sort. */
export const kindOfText = ({ words }: Row): LineKind | null => {
  const text = words.map((word) => word.text).join(' ');
  const kind = chargeKind(false, text, null);
  // Without a word of its own, an allowance counts as a discount there.
  if (kind !== 'discount') return kind;
  return /rabatt|avdrag|discount|abzgl|nachlass|remise|allowance|bonus|rebate/i.test(text)
    ? 'discount'
    : null;
};
