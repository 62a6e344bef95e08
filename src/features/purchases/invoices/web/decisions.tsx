import type { ReactNode } from 'react';
import { decimal, rounded } from '#core/values/decimal.ts';
import { priceMonitoringContract } from '#features/prices/price-monitoring/contract.ts';
import { useEndingWords } from '#features/prices/price-monitoring/web/feature.tsx';
import { useFormat } from '#platform/web/formats/format.ts';
import { useText } from '#platform/web/texts/i18n.ts';
import { useCall } from '#platform/web/calls/query.ts';
import { useIsAtLeast } from '#platform/web/ui/shell/breakpoint.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { RichText } from '#platform/web/ui/rich-text.tsx';
import type { InvoiceDetail } from '../contract.ts';
import type { texts } from '../texts.en.ts';

export type InvoiceLine = InvoiceDetail['lines'][number];

export interface Decision {
  readonly line: InvoiceLine;
  readonly articleId: string;
  /** What the article was shown with, so that nothing unseen is settled. */
  readonly shown: {
    readonly newestLineId: string;
    readonly unresolved: number;
    /** Deals that accepting was said to end. */
    readonly ending: readonly string[];
  };
  readonly kind: 'resolve' | 'ignore';
  /** What is told of it. */
  readonly told: string;
}

/** Whether a line waits for a decision. */
export const isPending = ({ alert, articleId }: InvoiceLine): boolean =>
  alert?.status === 'UNRESOLVED' && articleId !== null;

/** What is compared: the price per base unit where there is one. */
export const priceOf = (line: InvoiceLine): string | null => line.comparablePrice ?? line.price;

/** What a deviating line cost, and the two ways to settle it. */
export const DecisionBox = ({
  line,
  currency,
  crop,
  onDecide,
}: {
  line: InvoiceLine;
  currency: string;
  crop: ReactNode;
  onDecide: ((decision: Decision) => void) | null;
}) => {
  const t = useText<typeof texts>('invoices');
  const format = useFormat();
  const isWide = useIsAtLeast('sm');
  const endingWords = useEndingWords();
  const articleId = line.articleId ?? '';
  const { data } = useCall(priceMonitoringContract.readAlert, { params: { articleId }, query: {} });
  if (line.alert === null) return null;
  const known = data?.article.id === articleId ? data : null;
  const group = known?.group ?? null;
  const amount = (value: string) => {
    const words = format.money(rounded(decimal(value).abs(), 2), currency);
    return t(value.startsWith('-') ? 'saved' : 'extra', { amount: words });
  };
  const { watchedPrice, itemDiff, sumDiff } = line.alert;
  const isMany = group !== null && group.unresolved > 1;
  const sentence =
    watchedPrice === null
      ? t('notComparable')
      : `${t('costHere', {
          difference: format.money(rounded(decimal(itemDiff).abs(), 2), currency),
          side: t(itemDiff.startsWith('-') ? 'sideLess' : 'sideMore'),
          unit: format.unitName(line.unit),
          extra: amount(sumDiff),
        })}${isMany ? t('costTotal', { extra: amount(group.sumDifference), count: group.unresolved }) : ''}.`;
  const oldPrice = line.alert.kind === 'unit' ? watchedPrice : (known?.article.watchedPrice ?? watchedPrice);
  const old = oldPrice === null ? null : format.money(oldPrice, currency);
  // What is watched after "watch" is the newest line's price, whichever line is open.
  const fresh = format.money(known?.article.lastPrice ?? priceOf(line) ?? '0', currency);
  const ending = known === null ? null : endingWords(known);
  const decide = (kind: Decision['kind'], told: string) => {
    if (known === null || group === null) return;
    const shown = {
      newestLineId: known.article.newestLineId,
      unresolved: group.unresolved,
      ending: known.ending.map(({ id }) => id),
    };
    onDecide?.({ line, articleId, shown, kind, told });
  };
  const keep = (
    <Button
      isSmall={isWide}
      onClick={() => decide('ignore', t('kept', { price: old ?? fresh, article: line.name }))}
    >
      {old === null ? t('keepOld') : t('keep', { price: old })}
    </Button>
  );
  const watch = (
    <Button
      kind="primary"
      isSmall={isWide}
      onClick={() => decide('resolve', ending?.told ?? t('watched', { price: fresh, article: line.name }))}
    >
      {ending?.act ?? t(isWide ? 'watch' : 'watchInstead', { price: fresh })}
    </Button>
  );
  return (
    <div className="ex">
      {crop}
      <p>
        <RichText text={sentence} />
      </p>
      {onDecide !== null && group !== null && (
        <div className="acts">
          {isWide ? keep : watch}
          {isWide ? watch : keep}
        </div>
      )}
    </div>
  );
};
