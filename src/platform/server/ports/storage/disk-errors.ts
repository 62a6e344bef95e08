import { StorageFull } from './port.ts';

const codeOf = (error: unknown): unknown =>
  error instanceof Error && 'code' in error ? error.code : undefined;

/** Whether there is no file of that name. */
export const isMissing = (error: unknown): boolean => codeOf(error) === 'ENOENT';

/** `StorageFull` when the volume or the quota is used up, otherwise the error itself. */
export function asFull(error: unknown): unknown {
  const code = codeOf(error);
  return code === 'ENOSPC' || code === 'EDQUOT'
    ? new StorageFull('the volume is full', { cause: error })
    : error;
}
