import type { JobHandler } from '#platform/server/jobs/port.ts';

/** Runs one job at once, as a worker would. */
export const runJob = async (
  handlers: readonly JobHandler[],
  name: string,
  payload: object = {},
): Promise<void> => {
  const handler = handlers.find(({ definition }) => definition.name === name);
  if (handler === undefined) throw new Error(`no job is called ${name}`);
  await handler.run(payload, { id: 'test', signal: new AbortController().signal });
};
