import { makeSealKey, type SealKey, timeStamping } from '#platform/server/seal/certificate.ts';

interface SharedKeys {
  readonly sealKey: SealKey;
  readonly stampKey: SealKey;
}

let made: Promise<SharedKeys> | undefined;

const make = async (now: Date): Promise<SharedKeys> => ({
  // A short key is made quickly, and seals as a long one does.
  sealKey: await makeSealKey('Krogkoll', now, 1024),
  stampKey: await makeSealKey('Krogkoll', now, 1024, timeStamping),
});

/** What products in memory seal and stamp with: all of a worker begin at the same moment, so the first one's keys are everyone's. */
export const keysOfWorker = (now: Date): Promise<SharedKeys> => (made ??= make(now));
