import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { dealsContract } from '#features/prices/deals/contract.ts';
import { dealImportPath } from '#features/prices/deal-imports/paths.ts';
import { call, type CallFailed } from '#platform/web/calls/api.ts';
import { callKey, queryClient } from '#platform/web/calls/query.ts';
import { errorTextFor } from '#platform/web/texts/error-text.ts';
import { useLanguage, useText } from '#platform/web/texts/i18n.ts';
import { showToast } from '#platform/web/ui/overlays/toasts.ts';
import { priceListsContract } from '../contract.ts';
import type { PriceListLine } from '../contract-line.ts';
import type { texts } from '../texts.en.ts';

type Place = NonNullable<PriceListLine['place']>;

const {
  readPriceList,
  listPriceLists,
  acceptListPrice,
  acceptListPrices,
  chooseListPrices,
  takeBackListDeal,
} = priceListsContract;

const freshen = () =>
  Promise.all(
    [readPriceList, listPriceLists, dealsContract.listDeals].map((one) =>
      queryClient.invalidateQueries({ queryKey: callKey(one) }),
    ),
  );

/** What can be done with the prices of a list; each says what has happened, and most can be taken back. */
export const useList = (listId: string) => {
  const t = useText<typeof texts>('price-lists');
  const language = useLanguage();
  const navigate = useNavigate();
  const [isBusy, setBusy] = useState(false);
  const [overlapping, setOverlapping] = useState<PriceListLine | null>(null);
  const tell = async (error: CallFailed['failure']): Promise<void> => {
    showToast({ text: await errorTextFor(error, language), isError: true });
  };
  const during = async (work: () => Promise<void>): Promise<void> => {
    setBusy(true);
    await work().finally(() => setBusy(false));
    await freshen();
  };
  const takeBack = (line: PriceListLine) =>
    during(async () => {
      if (line.place === null) return;
      const result = await call(takeBackListDeal, { params: line.place });
      if (result.hasError) return tell(result.error);
      showToast({ text: t('taken', { name: line.name }) });
    });
  const accept = (line: PriceListLine, endEarlier = false) =>
    during(async () => {
      if (line.place === null) return;
      const result = await call(acceptListPrice, { params: line.place, body: { endEarlier } });
      const isOverlap = result.hasError && result.error.code === 'deal.overlaps' && !endEarlier;
      setOverlapping(isOverlap ? line : null);
      if (isOverlap) return;
      if (result.hasError) return tell(result.error);
      showToast({ text: t('accepted', { name: line.name }), onUndo: () => void takeBack(line) });
    });
  const choose = (places: readonly Place[] | null, choice: 'offer' | 'refused' | 'open') =>
    during(async () => {
      const result = await call(chooseListPrices, {
        params: { listId },
        body: { places: places === null ? null : [...places], choice },
      });
      if (result.hasError) return tell(result.error);
      const changed = result.data.places;
      if (choice === 'open' || changed.length === 0) return;
      showToast({
        text: t(`said.${choice}`, { count: changed.length }),
        onUndo: () => void choose(changed.slice(0, 5000), 'open'),
      });
    });
  const acceptAll = () =>
    during(async () => {
      const result = await call(acceptListPrices, { params: { listId }, body: { places: null } });
      if (result.hasError) return tell(result.error);
      const [first] = result.data.importIds;
      if (first !== undefined) void navigate({ href: dealImportPath(first) });
    });
  return {
    isBusy,
    accept,
    takeBack,
    choose,
    acceptAll,
    overlapping,
    /** Asks first, where the price takes over from a deal. */
    ask: setOverlapping,
    forget: () => setOverlapping(null),
  };
};

export type ListActions = ReturnType<typeof useList>;
