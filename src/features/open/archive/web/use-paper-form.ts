import { type FormEvent, useCallback, useState } from 'react';
import { useSend } from '#platform/web/calls/query.ts';
import { useText } from '#platform/web/texts/i18n.ts';
import { showToast } from '#platform/web/ui/overlays/toasts.ts';
import type { PaperDetail } from '../contract-paper-shown.ts';
import { paperContract } from '../contract-paper.ts';
import type { texts } from '../texts-paper.en.ts';
import type { SeenPage } from './paper-picture.tsx';

const { confirmPaper, listPapers, readPaper } = paperContract;

/** A whole number as typed; null for anything else. */
export const countOf = (typed: string): number | null =>
  /^\d{1,3}$/.test(typed.trim()) && Number(typed) > 0 ? Number(typed) : null;

/** Which pages have been shown to their end, with the pixels of each. */
export const useShownPages = () => {
  const [seen, setSeen] = useState<ReadonlyMap<number, SeenPage>>(new Map());
  const onShown = useCallback(
    (page: number, pixels: SeenPage) =>
      setSeen((before) => (before.has(page) ? before : new Map([...before, [page, pixels]]))),
    [],
  );
  return { seen, onShown };
};

/** What a person says of a paper while looking at its pages: nothing is filled in, and each page is ticked. */
export const usePaperForm = (paper: PaperDetail, seen: ReadonlyMap<number, SeenPage>) => {
  const t = useText<typeof texts>('archive-paper');
  const [counted, setCounted] = useState('');
  const [legible, setLegible] = useState<ReadonlySet<number>>(new Set());
  const [isTried, setTried] = useState(false);
  const send = useSend(confirmPaper, [listPapers, readPaper]);
  const pages = countOf(counted);
  const faultOf = (page: number): string | undefined => {
    if (!isTried || (legible.has(page) && seen.has(page))) return undefined;
    return t(seen.has(page) ? 'legibleMissing' : 'notShown');
  };
  const isWhole = paper.shown.every(({ number }) => legible.has(number) && seen.has(number));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (pages === null || !isWhole) return;
    const shown = paper.shown.map(({ sha256, page }) => ({ sha256, page }));
    send.mutate(
      { params: { documentId: paper.id }, body: { pages, legible: true, shown } },
      { onSuccess: () => showToast({ text: t('confirmedDone') }) },
    );
  };
  const tick = (page: number) =>
    setLegible((before) => {
      const after = new Set(before);
      if (!after.delete(page)) after.add(page);
      return after;
    });
  return {
    counted,
    setCounted,
    countFault: isTried && pages === null ? t('countMissing') : undefined,
    isLegible: (page: number) => legible.has(page),
    tick,
    faultOf,
    submit,
    isBusy: send.isPending,
    failure: send.error?.failure ?? null,
  };
};
