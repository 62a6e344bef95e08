import type { Endpoint } from '#platform/wire/endpoint.ts';
import { addressOf, type CallInput, failed, headersOf, type Result, resultOf, withRenewal } from './api.ts';

/** Fetches the bytes of a file endpoint (`replyAs: 'bytes'`), which need the bearer token and so cannot be a plain link. */
export const fetchBytes = <E extends Endpoint>(
  endpoint: E,
  input: CallInput<E>,
  signal?: AbortSignal,
): Promise<Result<Blob>> =>
  withRenewal<Blob>(endpoint, async () => {
    try {
      const { method } = endpoint;
      const parts: CallInput<E> & { readonly body?: unknown } = input;
      const body = method === 'POST' ? JSON.stringify(parts.body) : null;
      const headers = headersOf(endpoint, input.unitId);
      if (body !== null) headers['Content-Type'] = 'application/json';
      const response = await fetch(addressOf(endpoint, input), {
        method,
        headers,
        body,
        signal: signal ?? null,
      });
      if (!response.ok) return resultOf(response.status, response.statusText, await response.text());
      return { data: await response.blob(), hasError: false, error: null, errorData: null };
    } catch (error) {
      if (signal?.aborted === true) throw error;
      return failed({ status: 0, code: 'unknown.error', text: 'Network' });
    }
  });

/** Saves bytes under a file name. */
export const saveBytes = (bytes: Blob, fileName: string): void => {
  const address = URL.createObjectURL(bytes);
  const link = document.createElement('a');
  link.href = address;
  link.download = fileName;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
};
