import { decimal } from '#core/values/decimal.ts';
import { useCall } from '#platform/web/calls/query.ts';
import { type Formats, useFormat } from '#platform/web/formats/format.ts';
import { useText } from '#platform/web/texts/i18n.ts';
import { RichText } from '#platform/web/ui/rich-text.tsx';
import type { BodyInputOf } from '#platform/wire/endpoint.ts';
import type { DealPreview } from '../contract-list.ts';
import { dealsContract } from '../contract.ts';
import type { texts } from '../texts.en.ts';
import type { Words } from './deal-words.ts';
import styles from './deals.module.css';
import { useSettled } from './use-settled.ts';

export type PreviewBody = BodyInputOf<(typeof dealsContract)['previewDeal']>;

/** The goods of a deal as sentences and fields name them. */
export interface Priced {
  /** Blank until it is typed. */
  readonly unit: string;
  readonly currency: string;
}

const anyBody: PreviewBody = { price: '1', validFrom: '2000-01-01', validTo: null };

/** What the server says that a draft would do, a moment after the last key; null before the first answer. */
export const usePreview = (body: PreviewBody | null): DealPreview | null => {
  const sent = JSON.parse(useSettled(JSON.stringify(body))) as PreviewBody | null;
  const { data } = useCall(dealsContract.previewDeal, { body: sent ?? anyBody }, sent !== null);
  return body === null ? null : (data ?? null);
};

const sentences = (
  t: Words,
  format: Formats,
  { preview, price, unit, currency }: Priced & { readonly preview: DealPreview; readonly price: string },
): string => {
  const money = (amount: string) => format.money(amount.replace('-', ''), currency);
  const { before, saved, over, lines, followed, quantity } = preview;
  const said: string[] = [];
  if (before === null) said.push(t('nothingBefore'));
  else {
    const lower = decimal(before).minus(decimal(price));
    const word = lower.eq('0') ? 'equal' : lower.gt('0') ? 'lower' : 'higher';
    said.push(t(word, { amount: money(lower.toFixed()) }));
  }
  if (lines === 0) said.push(t('noneYet'));
  else if (saved !== null && decimal(saved).gt('0'))
    said.push(t('savedOn', { amount: money(saved), quantity: format.quantity(quantity, unit) }));
  if (over !== null && decimal(over).gt('0'))
    said.push(t('overOn', { count: lines - followed, amount: money(over) }));
  return said.join(' ');
};

/** What the deal means as it is typed, told before it is saved. */
export const DealSentence = ({
  preview,
  price,
  isUndecided = false,
  ...priced
}: Priced & {
  readonly preview: DealPreview | null;
  readonly price: string | null;
  /** Whether it is still to be said what another price is. */
  readonly isUndecided?: boolean;
}) => {
  const t = useText<typeof texts>('deals');
  const format = useFormat();
  return (
    <p className={styles.sentence} role="status">
      {preview === null || price === null ? (
        t(isUndecided ? 'change.first' : 'typePrice')
      ) : (
        <RichText text={sentences(t, format, { preview, price, ...priced })} />
      )}
    </p>
  );
};
