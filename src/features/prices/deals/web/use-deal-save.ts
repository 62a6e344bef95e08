import { useState } from 'react';
import { useFormat } from '#platform/web/formats/format.ts';
import { setAppState, useAppState } from '#platform/web/session/state.ts';
import { amountOf } from '#platform/web/formats/amount-text.ts';
import { bodyOf, type DealBody, type DealDraft, type DraftFaults, faultsOf } from './deal-draft.ts';
import type { Priced } from './deal-sentence.tsx';

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
  const faults: DraftFaults = isTried ? faultsOf(draft) : {};
  const body = bodyOf(draft);
  const price = amountOf(draft.price) ?? null;
  const attempt = (send: (whole: DealBody) => void): void => {
    setTried(true);
    if (body !== null) send(body);
  };
  return {
    draft,
    change: (part: Partial<DealDraft>) => setDraft((before) => ({ ...before, ...part })),
    faults,
    body,
    price,
    priceText: price === null ? '…' : format.unitPrice(price, currency, unit),
    attempt,
  };
};
