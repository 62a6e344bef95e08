import { setTimeout as wait } from 'node:timers/promises';

/** Waits for half a minute at most until something is so; benches wait by it too, where no test runs. */
export const waitUntil = async (isSo: () => Promise<boolean>): Promise<void> => {
  const end = performance.now() + 30_000;
  while (!(await isSo())) {
    if (performance.now() > end) throw new Error('it was not so within half a minute');
    await wait(50);
  }
};
