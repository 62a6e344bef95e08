import type { Endpoint, ReplyOf } from '#platform/wire/endpoint.ts';
import { statusOf } from '#platform/wire/error-codes.ts';
import { maxFileBytes } from '#platform/wire/upload-limit.ts';
import { addressOf, type CallInput, failed, headersOf, type Result, resultOf, withRenewal } from './api.ts';

export interface UploadOptions {
  /** Sent share of the bytes, 0 to 1. */
  readonly onProgress?: (share: number) => void;
  readonly signal?: AbortSignal;
}

/**
 * Sends files as multipart field `file`; one that is larger than the server takes is refused here, unsent.
 * `fetch` cannot report upload progress, hence XMLHttpRequest.
 */
export const upload = <E extends Endpoint>(
  endpoint: E,
  input: CallInput<E>,
  files: readonly File[],
  { onProgress, signal }: UploadOptions = {},
): Promise<Result<ReplyOf<E>>> => {
  if (files.some(({ size }) => size > maxFileBytes)) {
    const code = 'upload.file_too_large';
    return Promise.resolve(failed({ status: statusOf(code), code, text: code }));
  }
  const idempotencyKey = crypto.randomUUID();
  const send = () =>
    new Promise<Result<ReplyOf<E>>>((resolve) => {
      const request = new XMLHttpRequest();
      request.open('POST', addressOf(endpoint, input));
      const headers = { ...headersOf(endpoint, input.unitId), 'Idempotency-Key': idempotencyKey };
      for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
      request.upload.onprogress = ({ loaded, total }) => onProgress?.(total > 0 ? loaded / total : 0);
      request.onload = () => resolve(resultOf(request.status, request.statusText, request.responseText));
      const fail = () => resolve(failed({ status: 0, code: 'unknown.error', text: 'Network' }));
      request.onerror = fail;
      request.onabort = fail;
      signal?.addEventListener('abort', () => request.abort(), { once: true });
      const form = new FormData();
      for (const file of files) form.append('file', file, file.name);
      request.send(form);
    });
  return withRenewal(endpoint, send);
};
