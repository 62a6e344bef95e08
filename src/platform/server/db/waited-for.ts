import { AsyncLocalStorage } from 'node:async_hooks';

const waited = new AsyncLocalStorage<true>();

/** Runs work, and all that it begins, as what a person waits for at a screen. */
export const whileWaitedFor = (work: () => void): void => waited.run(true, work);

/** Whether a person waits for what runs here. */
export const isWaitedFor = (): boolean => waited.getStore() ?? false;
