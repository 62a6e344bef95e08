import type { Sandbox } from '../sandbox/sandbox-port.ts';
import { archiveLimits } from './archive-limits.ts';
import type { UnpackArchive } from './archive-port.ts';
import type { UnzipValue } from './unzip.ts';

const mebibyte = 1024 * 1024;

/**
 * An `UnpackArchive` whose work happens in a child of `sandbox`. Entries reach `onEntry` one at a time, only after their
 * length and checksum are right; an archive that stops half-way has already handed over the good ones before it.
 */
export const archiveUnpacker =
  (sandbox: Sandbox): UnpackArchive =>
  async (source, { onEntry, ...options }) => {
    let unpacked = 0;
    const end = await sandbox.run('unpack-archive', source, {
      ...options,
      outputBytes: archiveLimits.totalBytes + mebibyte,
      onEvent: async (event, bytes) => {
        const { position, name } = event as { readonly position: number; readonly name: string };
        await onEntry({ position, name, bytes });
        unpacked += 1;
      },
    });
    if (!end.ok) return { ...end, unpacked };
    return { ...(end.value as UnzipValue), unpacked };
  };
