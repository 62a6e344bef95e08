/**
 * What a lower feature asks and features above it answer, where the lower one may not know them: usually inside the
 * transaction of the one who asks. `Answerer` is what each of them gives.
 */
export interface Hook<Answerer> {
  readonly name: string;
  /** Never there; it ties the answers to their question. */
  readonly answerer?: Answerer;
}

/** A question by its name. */
export const hook = <Answerer>(name: string): Hook<Answerer> => ({ name });

/** What one feature answers to a question of another. */
export interface Answer {
  readonly hook: Hook<unknown>;
  readonly answerer: unknown;
}

/** Ties an answer to its question. */
export const answerTo = <Answerer>(asked: Hook<Answerer>, answerer: Answerer): Answer => ({
  hook: asked,
  answerer,
});

/** The answers of all features, as the composition gathered them. */
export interface Hooks {
  /** Every answer, in the order of the features. */
  all<Answerer>(asked: Hook<Answerer>): readonly Answerer[];
  /** The answer of a question that exactly one feature answers; throws where none or several do. */
  one<Answerer>(asked: Hook<Answerer>): Answerer;
}

/** Gathers answers; each is found by the very question that it was tied to. */
export const gatherHooks = (answers: readonly Answer[]): Hooks => {
  const all = <Answerer>(asked: Hook<Answerer>): readonly Answerer[] =>
    answers.filter((one) => one.hook === asked).map(({ answerer }) => answerer as Answerer);
  return {
    all,
    one: (asked) => {
      const [first, ...others] = all(asked);
      if (first === undefined || others.length > 0)
        throw new Error(
          `${asked.name} is answered by ${others.length + (first === undefined ? 0 : 1)} features`,
        );
      return first;
    },
  };
};
