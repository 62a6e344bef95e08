import { type ReactNode, useEffect, useState } from 'react';
import { decimal, rounded } from '#core/values/decimal.ts';
import { priceMonitoringContract } from '#features/price-monitoring/contract.ts';
import { call } from '#platform/web/api.ts';
import { errorTextFor } from '#platform/web/error-text.ts';
import { useFormat } from '#platform/web/format.ts';
import { holdUntilGone, sendHeld, useHeld } from '#platform/web/held-sends.ts';
import { useLanguage, useText } from '#platform/web/i18n.ts';
import { callKey, queryClient, useCall } from '#platform/web/query.ts';
import { selectedUnitId } from '#platform/web/state.ts';
import { useIsAtLeast } from '#platform/web/ui/breakpoint.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { RichText } from '#platform/web/ui/rich-text.tsx';
import { showToast } from '#platform/web/ui/toast.tsx';
import { type InvoiceDetail, invoicesContract } from '../contract.ts';
import type { texts } from '../texts.en.ts';

export type InvoiceLine = InvoiceDetail['lines'][number];

export interface Decision {
  readonly line: InvoiceLine;
  readonly articleId: string;
  readonly kind: 'resolve' | 'ignore';
  /** The price that the person chose, in words. */
  readonly price: string;
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
  const articleId = line.articleId ?? '';
  const { data } = useCall(priceMonitoringContract.readAlert, { params: { articleId }, query: {} });
  if (line.alert === null) return null;
  const group = data?.article.id === articleId ? data.group : null;
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
  const oldPrice = group?.watchedPrice ?? watchedPrice;
  const old = oldPrice === null ? null : format.money(oldPrice, currency);
  const fresh = format.money(group?.newPrice ?? priceOf(line) ?? '0', currency);
  const decide = (kind: Decision['kind'], price: string) => onDecide?.({ line, articleId, kind, price });
  const keep = (
    <Button isSmall={isWide} onClick={() => decide('ignore', old ?? fresh)}>
      {old === null ? t('keepOld') : t('keep', { price: old })}
    </Button>
  );
  const watch = (
    <Button kind="primary" isSmall={isWide} onClick={() => decide('resolve', fresh)}>
      {t(isWide ? 'watch' : 'watchInstead', { price: fresh })}
    </Button>
  );
  return (
    <div className="ex">
      {crop}
      <p>
        <RichText text={sentence} />
      </p>
      {onDecide !== null && (
        <div className="acts">
          {isWide ? keep : watch}
          {isWide ? watch : keep}
        </div>
      )}
    </div>
  );
};

const settledStatus = { resolve: 'RESOLVED', ignore: 'IGNORED' } as const;

const stale = [
  ...Object.values(priceMonitoringContract),
  invoicesContract.readInvoice,
  invoicesContract.listInvoices,
];

/** Decisions take effect on the screen at once and are sent when their toast has gone or the screen is left. */
export const useDecisions = () => {
  const t = useText<typeof texts>('invoices');
  const language = useLanguage();
  const held = useHeld((state) => state.keys);
  const [kinds, setKinds] = useState<ReadonlyMap<string, Decision['kind']>>(new Map());
  useEffect(() => sendHeld, []);
  const decide = ({ line, articleId, kind, price }: Decision) => {
    const unitId = selectedUnitId();
    const send = async () => {
      const body = { articleIds: [articleId], kind };
      const input = { body, ...(unitId === undefined ? {} : { unitId }) };
      const result = await call(priceMonitoringContract.settleAlerts, input);
      await Promise.all(stale.map((one) => queryClient.invalidateQueries({ queryKey: callKey(one) })));
      if (result.hasError) showToast({ text: await errorTextFor(result.error, language), isError: true });
    };
    setKinds((now) => new Map(now).set(articleId, kind));
    const text = t(kind === 'resolve' ? 'watched' : 'kept', { price, article: line.name });
    holdUntilGone({ key: articleId, text, send });
  };
  const withDecisions = (invoice: InvoiceDetail): InvoiceDetail => {
    const lines = invoice.lines.map((line) => {
      const { articleId, alert } = line;
      const kind = articleId !== null && held.has(articleId) ? kinds.get(articleId) : undefined;
      if (kind === undefined || alert?.status !== 'UNRESOLVED') return line;
      return { ...line, alert: { ...alert, status: settledStatus[kind] } };
    });
    return { ...invoice, lines, unresolvedCount: lines.filter(isPending).length };
  };
  return { decide, withDecisions };
};
