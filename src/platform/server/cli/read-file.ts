import type { ScanResult } from '#core/reading/ocr/ocr-result.ts';
import type { ReadOutcome, Sandbox } from '../sandbox/sandbox-port.ts';
import type { ScanReader } from '../sandbox/scan-port.ts';

/** What became of a file: what the readers answer, or that there was nothing to read. */
export type FileOutcome =
  | ReadOutcome
  | ScanResult
  | { readonly ok: false; readonly reason: 'file.not-found' | 'file.not-readable' };

export interface Readers {
  readonly sandbox: Sandbox;
  readonly scans: ScanReader;
}

const owner = { tenant: 'command-line' };

/** Reads one file: as an e-invoice, and what holds none by the words of its pages. */
export const readFileIn = async ({ sandbox, scans }: Readers, path: string): Promise<FileOutcome> => {
  try {
    const outcome = await sandbox.read({ path }, owner);
    if (outcome.ok || !hasPages(outcome.reason)) return outcome;
    return await scans.read([{ path }], owner);
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : null;
    return { ok: false, reason: code === 'ENOENT' ? 'file.not-found' : 'file.not-readable' };
  }
};

const hasPages = (reason: string): boolean =>
  reason === 'pdf.no-embedded-invoice' || reason === 'image.needs-reading';
