import { useState } from 'react';
import { loadSettling } from '#features/prices/price-monitoring/web/feature.tsx';
import { sendUndoable, useLeaving } from '#platform/web/calls/undoable.ts';
import { useLanguage } from '#platform/web/texts/i18n.ts';
import { selectedUnitId } from '#platform/web/session/state.ts';
import { type InvoiceDetail, invoicesContract } from '../contract.ts';
import { type Decision, isPending } from './decisions.tsx';

const settledStatus = { resolve: 'RESOLVED', ignore: 'IGNORED' } as const;

const shownBy = [invoicesContract.readInvoice, invoicesContract.listInvoices];

/** Decisions are sent when they are made, and take effect on the screen at once. */
export const useDecisions = () => {
  const language = useLanguage();
  const held = useLeaving((state) => state.keys);
  const [kinds, setKinds] = useState<ReadonlyMap<string, Decision['kind']>>(new Map());
  const decide = ({ articleId, shown, kind, told }: Decision) => {
    const unitId = selectedUnitId();
    const unit = unitId === undefined ? {} : { unitId };
    const { ending, ...seen } = shown;
    const body = { articleIds: [articleId], kind, shown: { [articleId]: { ...seen, ending: [...ending] } } };
    const telling = { language, shownBy };
    const settling = loadSettling();
    const send = async () => (await settling).settle({ body, ...unit }, telling);
    setKinds((now) => new Map(now).set(articleId, kind));
    sendUndoable({
      keys: [articleId],
      text: told,
      send,
      undo: async (done) => (await settling).withdraw(done, telling),
    });
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
