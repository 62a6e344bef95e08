import { useQuery } from '@tanstack/react-query';
import type { Endpoint } from '#platform/wire/endpoint.ts';
import { CallFailed, type CallInput } from './api.ts';
import { fetchBytes, saveBytes } from './download.ts';
import { useText } from '../texts/i18n.ts';
import { callKey } from './query.ts';
import type { texts } from '../ui/texts.en.ts';
import { showToast } from '../ui/overlays/toasts.ts';

/** The bytes of a file endpoint once they are there; null asks for none. They are forgotten with the screen. */
export const useBytes = <E extends Endpoint>(
  endpoint: E,
  input: CallInput<E> | null,
): { readonly bytes: Blob | null; readonly hasFailed: boolean } => {
  const query = useQuery({
    queryKey: [...callKey(endpoint, input ?? undefined), 'bytes'],
    queryFn: async ({ signal }) => {
      if (input === null) throw new Error('a query without input is off');
      const result = await fetchBytes(endpoint, input, signal);
      if (result.hasError) throw new CallFailed(result.error, result.errorData);
      return result.data;
    },
    enabled: input !== null,
    staleTime: Infinity,
    gcTime: 0,
  });
  return { bytes: query.data ?? null, hasFailed: query.isError };
};

/** Fetches a file and saves it under the last part of its name; says so when that fails. */
export const useDownload = <E extends Endpoint>(endpoint: E) => {
  const t = useText<typeof texts>('ui');
  return async (input: CallInput<E>, fileName: string): Promise<void> => {
    const result = await fetchBytes(endpoint, input);
    if (result.hasError) showToast({ text: t('downloadFailed'), isError: true });
    else saveBytes(result.data, fileName.split('/').at(-1) ?? fileName);
  };
};
