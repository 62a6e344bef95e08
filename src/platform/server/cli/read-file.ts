import type { TextPdfResult } from '#core/reading/read-text-pdf.ts';
import type { ReadOutcome, Sandbox, Stopped } from '../sandbox/sandbox-port.ts';

/** What became of a file: what the readers answer, or that there was nothing to read. */
export type FileOutcome =
  | ReadOutcome
  | TextPdfResult
  | { readonly ok: false; readonly reason: 'file.not-found' | 'file.not-readable' };

const owner = { tenant: 'command-line' };

/** Reads one file in the sandbox: as an e-invoice, and a PDF that holds none by the text of its pages. */
export const readFileIn = async (sandbox: Sandbox, path: string): Promise<FileOutcome> => {
  try {
    const outcome = await sandbox.read({ path }, owner);
    if (outcome.ok || outcome.reason !== 'pdf.no-embedded-invoice') return outcome;
    return await readText(sandbox, path);
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : null;
    return { ok: false, reason: code === 'ENOENT' ? 'file.not-found' : 'file.not-readable' };
  }
};

const readText = async (sandbox: Sandbox, path: string): Promise<TextPdfResult | Stopped> => {
  const end = await sandbox.run('read-text-pdf', { path }, owner);
  if (!end.ok) return end;
  return isTextPdfResult(end.value) ? end.value : { ok: false, reason: 'reader.crashed' };
};

const isTextPdfResult = (value: unknown): value is TextPdfResult =>
  typeof value === 'object' &&
  value !== null &&
  'ok' in value &&
  (value.ok === true ? 'reading' in value : 'reason' in value && typeof value.reason === 'string');
