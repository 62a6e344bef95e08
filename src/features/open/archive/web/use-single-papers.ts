import { type FormEvent, useCallback, useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { call, type Failure } from '#platform/web/calls/api.ts';
import { callKey } from '#platform/web/calls/query.ts';
import { useText } from '#platform/web/texts/i18n.ts';
import { showToast } from '#platform/web/ui/overlays/toasts.ts';
import type { PaperDetail } from '../contract-paper-shown.ts';
import { paperContract } from '../contract-paper.ts';
import type { texts } from '../texts-paper.en.ts';
import { countOf } from './use-paper-form.ts';

const { confirmPaper, listPapers, readPaper } = paperContract;

/** Papers of one page that are ticked while they are shown, and then confirmed one after the other; each refusal stays at its paper. */
export const useSinglePapers = () => {
  const t = useText<typeof texts>('archive-paper');
  const client = useQueryClient();
  const [chosen, setChosen] = useState<ReadonlyMap<string, PaperDetail>>(new Map());
  const [failures, setFailures] = useState<ReadonlyMap<string, Failure>>(new Map());
  const [counted, setCounted] = useState('');
  const [isTried, setTried] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const toggle = useCallback(
    (paper: PaperDetail) =>
      setChosen((before) => {
        const after = new Map(before);
        if (!after.delete(paper.id)) after.set(paper.id, paper);
        return after;
      }),
    [],
  );
  const fault = !isTried
    ? undefined
    : countOf(counted) === null
      ? t('countMissing')
      : countOf(counted) === 1
        ? undefined
        : t('singlesWrong');
  const confirm = async (): Promise<void> => {
    setBusy(true);
    const refused = new Map<string, Failure>();
    for (const { id, shown } of chosen.values()) {
      const pages = shown.map(({ sha256, page }) => ({ sha256, page }));
      const body = { pages: 1, legible: true as const, shown: pages };
      const { error } = await call(confirmPaper, { params: { documentId: id }, body });
      if (error !== null) refused.set(id, error);
    }
    const done = chosen.size - refused.size;
    if (done > 0) showToast({ text: t('singlesDone', { count: done }) });
    setFailures(refused);
    setChosen(new Map());
    setCounted('');
    setTried(false);
    setBusy(false);
    await Promise.all(
      [listPapers, readPaper].map((one) => client.invalidateQueries({ queryKey: callKey(one) })),
    );
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (countOf(counted) === 1 && chosen.size > 0) void confirm();
  };
  return { chosen, toggle, failures, counted, setCounted, fault, isTried, isBusy, submit };
};
