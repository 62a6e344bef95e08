import { useEffect, useState } from 'react';
import { priceMonitoringContract } from '#features/prices/price-monitoring/contract.ts';
import { call } from '#platform/web/calls/api.ts';
import { errorTextFor } from '#platform/web/texts/error-text.ts';
import { holdUntilGone, sendHeld, useHeld } from '#platform/web/calls/held-sends.ts';
import { useLanguage, useText } from '#platform/web/texts/i18n.ts';
import { callKey, queryClient } from '#platform/web/calls/query.ts';
import { selectedUnitId } from '#platform/web/session/state.ts';
import { showToast } from '#platform/web/ui/overlays/toasts.ts';
import { type InvoiceDetail, invoicesContract } from '../contract.ts';
import type { texts } from '../texts.en.ts';
import { type Decision, isPending } from './decisions.tsx';

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
  const decide = ({ line, articleId, shown, kind, price }: Decision) => {
    const unitId = selectedUnitId();
    const send = async () => {
      const body = { articleIds: [articleId], kind, shown: { [articleId]: shown } };
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
