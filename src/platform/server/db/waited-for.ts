import { AsyncLocalStorage } from 'node:async_hooks';

const waited = new AsyncLocalStorage<true>();

/** Runs work, and all that it begins, as what a person waits for at a screen. */
export const whileWaitedFor = (work: () => void): void => waited.run(true, work);

/** Runs work, and all that it begins, as what nobody waits for, whoever asked for it. */
export const asOtherWork = <Result>(work: () => Result): Result => waited.exit(work);

/** Whether a person waits for what runs here. */
export const isWaitedFor = (): boolean => waited.getStore() ?? false;

/** An answer that is given to all who ask the same at once. */
export interface SharedAnswer<Answer> {
  readonly answer: Promise<Answer>;
  /** Whether it is for whoever asks here: what a person waits for is not kept behind what was asked in other work's turn. */
  readonly isInTime: () => boolean;
}

/** Shares an answer that has just been asked for. */
export const sharedAnswer = <Answer>(answer: Promise<Answer>): SharedAnswer<Answer> => {
  let isNear = isWaitedFor();
  answer.then(
    () => (isNear = true),
    () => undefined,
  );
  return { answer, isInTime: () => isNear || !isWaitedFor() };
};
