import { useCallback, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { call, type Failure } from '#platform/web/calls/api.ts';
import { callKey, queryClient } from '#platform/web/calls/query.ts';
import { type ReviewDetail, reviewContract } from '../contract.ts';
import type { Draft } from '../contract-draft.ts';
import { draftSender, isSame, type Sent, type Standing } from './draft-sender.ts';
import { draftOfTyped } from './typed-draft.ts';
import { useDraftForm } from './use-draft-form.ts';

/** Somebody else has saved first: theirs stands, and what was typed here is kept to be looked at. */
export interface Clash {
  readonly by: string | null;
  readonly at: string | null;
  readonly mine: Draft;
}

export type SaveState = 'saved' | 'unsaved' | 'saving' | 'failed';

const [pause, patience] = [1200, 6000];

const senderOf = ({ documentId, revision, draft }: ReviewDetail) =>
  draftSender({ revision, draft }, async (body): Promise<Sent<Failure | null>> => {
    const { data, error } = await call(reviewContract.saveReview, { params: { documentId }, body });
    return { revision: data?.revision ?? null, answer: error };
  });

export const askReviewAgain = (): Promise<void> =>
  queryClient.invalidateQueries({ queryKey: callKey(reviewContract.readReview) });

/**
 * What a person makes of a reading: kept on the server as they go. When somebody else has changed it meanwhile, theirs is
 * taken and `clash` holds what was typed here; nothing of either is lost.
 */
export const useDraft = (detail: ReviewDetail, maySave: boolean) => {
  const form = useDraftForm(detail.draft);
  const { typed } = form;
  const [known, setKnown] = useState<Standing>({ revision: detail.revision, draft: detail.draft });
  const [clash, setClash] = useState<Clash | null>(null);
  const [state, setState] = useState<'idle' | 'saving' | 'failed'>('idle');
  const [failure, setFailure] = useState<Failure | null>(null);
  const { draft, faults } = useMemo(() => draftOfTyped(typed), [typed]);
  // While it is being decided nothing else is sent: that would be of an older revision, or of a decided one.
  const isHeld = useRef(false);
  const [sender] = useState(() => senderOf(detail));
  const isChanged = !isSame(draft, known.draft);

  const take = useEffectEvent(() => {
    if (state === 'saving' || detail.revision <= known.revision) return;
    const standing = { revision: detail.revision, draft: detail.draft };
    const isOurs = sender.isOurs(detail.draft);
    setKnown(standing);
    sender.take(standing);
    if (isOurs || isSame(draft, detail.draft)) return;
    form.begin(detail.draft);
    if (isChanged) setClash({ by: detail.changedBy, at: detail.changedAt, mine: draft });
  });
  useEffect(() => take(), [detail, state]);

  const save = useCallback(
    async (sent: Draft): Promise<void> => {
      setState('saving');
      const refusal = await sender.send(sent);
      const standing = await sender.stands();
      setFailure(refusal);
      setState(refusal === null ? 'idle' : 'failed');
      if (refusal === null) setKnown(standing);
      else if (refusal.status === 409) await askReviewAgain();
    },
    [sender],
  );
  useEffect(() => {
    if (!maySave || !isChanged || state === 'saving') return;
    const timer = setTimeout(
      () => {
        if (!isHeld.current) void save(draft);
      },
      state === 'failed' ? patience : pause,
    );
    return () => clearTimeout(timer);
  }, [draft, isChanged, maySave, save, state]);

  // What was typed last is not lost with the screen, be it while the draft before it was on its way.
  const leave = useEffectEvent(() => {
    if (maySave && !isHeld.current) void sender.send(draft);
  });
  useEffect(() => () => leave(), []);

  const saveState: SaveState =
    state === 'saving' ? 'saving' : !isChanged ? 'saved' : state === 'failed' ? 'failed' : 'unsaved';
  return {
    form,
    typed,
    draft,
    faults,
    clash,
    endClash: () => setClash(null),
    /** The revision to decide upon, once what is on its way has arrived; nothing more is saved until `release`. */
    revision: async (): Promise<number> => {
      isHeld.current = true;
      return (await sender.stands()).revision;
    },
    /** The decision was refused: saving goes on. */
    release: () => {
      isHeld.current = false;
    },
    /** It is decided: nothing more is to be kept. */
    close: () => setKnown((now) => ({ ...now, draft })),
    saveState,
    failure,
  };
};

export type DraftHandle = ReturnType<typeof useDraft>;
