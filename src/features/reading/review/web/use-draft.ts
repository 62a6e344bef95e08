import { useCallback, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { call, type Failure } from '#platform/web/calls/api.ts';
import { callKey, queryClient } from '#platform/web/calls/query.ts';
import { type ReviewDetail, reviewContract } from '../contract.ts';
import type { Draft } from '../contract-draft.ts';
import { draftOfTyped, type Typed, typedOf } from './typed-draft.ts';

/** Somebody else has saved first: theirs stands, and what was typed here is kept to be looked at. */
export interface Clash {
  readonly by: string | null;
  readonly at: string | null;
  readonly mine: Draft;
}

export type SaveState = 'saved' | 'unsaved' | 'saving' | 'failed';

const [pause, patience] = [1200, 6000];

/** The database keeps the parts of an object in an order of its own. */
const inOrder = (_: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1)))
    : value;

const isSame = (one: Draft, other: Draft): boolean =>
  JSON.stringify(one, inOrder) === JSON.stringify(other, inOrder);

export const askReviewAgain = (): Promise<void> =>
  queryClient.invalidateQueries({ queryKey: callKey(reviewContract.readReview) });

/**
 * What a person makes of a reading: kept on the server as they go. When somebody else has changed it meanwhile, theirs is
 * taken and `clash` holds what was typed here; nothing of either is lost.
 */
export const useDraft = (detail: ReviewDetail, maySave: boolean) => {
  const [typed, setTyped] = useState(() => typedOf(detail.draft));
  const [known, setKnown] = useState({ revision: detail.revision, draft: detail.draft });
  const [clash, setClash] = useState<Clash | null>(null);
  const [state, setState] = useState<'idle' | 'saving' | 'failed'>('idle');
  const [failure, setFailure] = useState<Failure | null>(null);
  const { draft, faults } = useMemo(() => draftOfTyped(typed), [typed]);
  // While it is being decided nothing else is sent: that would be of an older revision, or of a decided one.
  const isHeld = useRef(false);
  const sending = useRef<Promise<number>>(Promise.resolve(detail.revision));
  const params = useMemo(() => ({ documentId: detail.documentId }), [detail.documentId]);
  const isChanged = !isSame(draft, known.draft);

  const take = useEffectEvent(() => {
    if (state === 'saving' || detail.revision <= known.revision) return;
    setKnown({ revision: detail.revision, draft: detail.draft });
    sending.current = Promise.resolve(detail.revision);
    if (isSame(draft, detail.draft)) return;
    setTyped(typedOf(detail.draft));
    if (isChanged) setClash({ by: detail.changedBy, at: detail.changedAt, mine: draft });
  });
  useEffect(() => take(), [detail, state]);

  const save = useCallback(
    async (sent: Draft, revision: number): Promise<number> => {
      setState('saving');
      const answer = await call(reviewContract.saveReview, { params, body: { revision, draft: sent } });
      setFailure(answer.error);
      if (answer.hasError) {
        setState('failed');
        if (answer.error.status === 409) await askReviewAgain();
        return revision;
      }
      setKnown({ revision: answer.data.revision, draft: sent });
      setState('idle');
      return answer.data.revision;
    },
    [params],
  );
  useEffect(() => {
    if (!maySave || !isChanged || state === 'saving') return;
    const timer = setTimeout(
      () => {
        if (!isHeld.current) sending.current = save(draft, known.revision);
      },
      state === 'failed' ? patience : pause,
    );
    return () => clearTimeout(timer);
  }, [draft, isChanged, known.revision, maySave, save, state]);

  // What was typed last is not lost with the screen.
  const leave = useEffectEvent(() => {
    if (maySave && isChanged && state !== 'saving' && !isHeld.current)
      void call(reviewContract.saveReview, { params, body: { revision: known.revision, draft } });
  });
  useEffect(() => () => leave(), []);

  const saveState: SaveState =
    state === 'saving' ? 'saving' : !isChanged ? 'saved' : state === 'failed' ? 'failed' : 'unsaved';
  return {
    typed,
    setTyped: setTyped as (change: (now: Typed) => Typed) => void,
    draft,
    faults,
    clash,
    endClash: () => setClash(null),
    /** The revision to decide upon, once what is on its way has arrived; nothing more is saved until `release`. */
    revision: () => {
      isHeld.current = true;
      return sending.current;
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
