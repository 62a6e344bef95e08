import { useState } from 'react';
import type { Failure } from '#platform/web/calls/api.ts';
import { useFormat } from '#platform/web/formats/format.ts';
import { setAppState, useAppState } from '#platform/web/session/state.ts';
import { amountOf } from '#platform/web/formats/amount-text.ts';
import { bodyOf, type DealBody, type DealDraft, type DraftFaults, faultsOf } from './deal-draft.ts';
import type { Priced } from './deal-sentence.tsx';
import { keepSource } from './keep-source.ts';

/** Remembers a deal that was made here until it is opened. */
export const rememberDeal = (id: string): void => {
  const { newestNegotiatedDeal } = useAppState.getState();
  setAppState({ newestNegotiatedDeal: [id, ...newestNegotiatedDeal.filter((one) => one !== id)] });
};

/** An opened deal is no news. */
export const forgetDeal = (id: string): void => {
  const { newestNegotiatedDeal } = useAppState.getState();
  if (newestNegotiatedDeal.includes(id))
    setAppState({ newestNegotiatedDeal: newestNegotiatedDeal.filter((one) => one !== id) });
};

/** A draft as it is typed, its faults once it was tried to save, and the price as the button says it. */
export const useDraft = (begin: DealDraft, { unit, currency }: Priced) => {
  const format = useFormat();
  const [draft, setDraft] = useState(begin);
  const [isTried, setTried] = useState(false);
  const [isKeeping, setKeeping] = useState(false);
  const [keepFailure, setKeepFailure] = useState<Failure | null>(null);
  const faults: DraftFaults = isTried ? faultsOf(draft) : {};
  const body = bodyOf(draft);
  const price = amountOf(draft.price) ?? null;
  const attempt = (send: (whole: DealBody) => void): void => {
    setTried(true);
    if (body === null || isKeeping) return;
    setKeeping(true);
    void keepSource(draft).then(({ data, error }) => {
      setKeeping(false);
      setKeepFailure(error);
      if (error === null) send(data === undefined ? body : { ...body, source: data });
    });
  };
  return {
    draft,
    change: (part: Partial<DealDraft>) => setDraft((before) => ({ ...before, ...part })),
    faults,
    body,
    price,
    priceText:
      price === null
        ? '…'
        : unit === ''
          ? format.money(price, currency)
          : format.unitPrice(price, currency, unit),
    attempt,
    /** Whether the file that it was agreed in is being sent, and why it could not be. */
    isKeeping,
    keepFailure,
  };
};
