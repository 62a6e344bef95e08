import type { TaskRegistry } from './task.ts';

/** What a child that looks at pictures can do; `picture-natives.ts` is loaded before. */
export const tasks: TaskRegistry = {
  'render-page': async () => (await import('./render-page-task.ts')).renderPageTask,
  'recognise-page': async () => (await import('./recognise-page.ts')).recognisePageTask,
  'look-again': async () => (await import('./look-again.ts')).lookAgainTask,
};
