import { AsyncLocalStorage } from 'node:async_hooks';

const asked = new AsyncLocalStorage<AbortSignal>();

/** Nobody waits for a read any more, so it went no further. Its session is clean. */
export class GivenUp extends Error {
  constructor() {
    super('nobody waits for this read any more');
    this.name = 'GivenUp';
  }
}

/** Runs work whose reads stop at their next statement once the signal tells that nobody waits for them. */
export const whileAsked = <Result>(signal: AbortSignal, work: () => Promise<Result>): Promise<Result> =>
  asked.run(signal, work);

/** Whether what runs here was asked for by somebody who has given up waiting. */
export const isGivenUp = (): boolean => asked.getStore()?.aborted ?? false;
