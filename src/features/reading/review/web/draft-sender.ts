import type { Draft } from '../contract-draft.ts';

/** A draft and the revision that it stands as on the server. */
export interface Standing {
  readonly revision: number;
  readonly draft: Draft;
}

/** The revision that a draft has made, null when it was refused, and what was said of it. */
export interface Sent<Answer> {
  readonly revision: number | null;
  readonly answer: Answer;
}

/** Sends a draft upon a revision; it does not reject. */
export type Send<Answer> = (upon: Standing) => Promise<Sent<Answer>>;

/** The database keeps the parts of an object in an order of its own. */
const inOrder = (_: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1)))
    : value;

export const isSame = (one: Draft, other: Draft): boolean =>
  JSON.stringify(one, inOrder) === JSON.stringify(other, inOrder);

/** Sends drafts in turn, each upon the revision that the one before has made. */
export const draftSender = <Answer>(first: Standing, post: Send<Answer>) => {
  let last = Promise.resolve(first);
  let unanswered: readonly Draft[] = [];
  return {
    /** What stands once all that is on its way has arrived. */
    stands: (): Promise<Standing> => last,
    /** Answers what was said of it; null when it stands already, and nothing is sent. */
    send: async (draft: Draft): Promise<Answer | null> => {
      const said = last.then(async (standing): Promise<readonly [Standing, Answer | null]> => {
        if (isSame(draft, standing.draft)) return [standing, null];
        unanswered = [...unanswered.filter((one) => !isSame(one, draft)), draft];
        const { revision, answer } = await post({ revision: standing.revision, draft });
        if (revision === null) return [standing, answer];
        unanswered = [];
        return [{ revision, draft }, answer];
      });
      last = said.then(([standing]) => standing);
      const [, answer] = await said;
      return answer;
    },
    /** Another revision has come from the server. */
    take: (standing: Standing): void => {
      unanswered = [];
      last = Promise.resolve(standing);
    },
    /** Whether it was sent from here, and only its answer was lost. */
    isOurs: (draft: Draft): boolean => unanswered.some((one) => isSame(one, draft)),
  };
};
