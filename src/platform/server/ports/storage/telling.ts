import { pipeline, PassThrough } from 'node:stream';
import type { Log } from '../../log.ts';
import type { Metrics } from '../../metrics/metrics-port.ts';
import type { Loss } from './loss.ts';
import { ObjectDamaged, ObjectMissing } from './port.ts';
import type { Storage } from './port.ts';

/** How an error of the store says that an original is not what was received; null for any other. */
export const lossIn = (error: unknown): Loss | null => {
  if (error instanceof ObjectMissing) return 'storage.missing';
  return error instanceof ObjectDamaged ? 'storage.damaged' : null;
};

/** The same storage; whoever meets an original that is lost or altered, it is logged by its SHA-256 and counted for a monitor. */
export const telling = (
  storage: Storage,
  { log, metrics }: { readonly log: Pick<Log, 'error'>; readonly metrics: Pick<Metrics, 'originalLost'> },
): Storage => {
  const tell = (sha256: string, error: unknown): void => {
    const loss = lossIn(error);
    if (loss === null) return;
    log.error({ sha256, loss }, 'an original is not what was received');
    metrics.originalLost(loss);
  };
  return {
    ...storage,
    get: async (sha256, options) => {
      const stream = await storage.get(sha256, options).catch((error: unknown) => {
        tell(sha256, error);
        throw error;
      });
      if (options?.verify !== true) return stream;
      return pipeline(stream, new PassThrough(), (error) => {
        if (error) tell(sha256, error);
      });
    },
  };
};
