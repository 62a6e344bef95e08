import { documentsContract, statesUnderWay } from '#features/intake/documents/contract.ts';
import { notificationsContract } from '#features/account/notifications/contract.ts';
import { call, type Result } from '#platform/web/calls/api.ts';
import { errorTextFor } from '#platform/web/texts/error-text.ts';
import { useLanguage, useText } from '#platform/web/texts/i18n.ts';
import { callKey, queryClient, useCall } from '#platform/web/calls/query.ts';
import { useHasUnit } from '#platform/web/session/state.ts';
import { showToast } from '#platform/web/ui/overlays/toasts.ts';
import { upload } from '#platform/web/calls/upload.ts';
import { useLive } from '#platform/web/live/use-live.ts';
import { inboxContract } from '../contract.ts';
import type { texts } from '../texts.en.ts';

/** Everything that a step with an arrival, or a live event, changes on this screen. */
export const staleArrivals = [
  inboxContract.listArrivals,
  inboxContract.readArrival,
  inboxContract.readArrivalsSummary,
];

/** Asks again for arrivals as they change. */
export const useArrivalsLive = (): void =>
  useLive(
    notificationsContract.liveEvents,
    [...staleArrivals, documentsContract.listDocuments],
    (event) => event.type === 'document' || event.type === 'invoice',
  );

/** Whatever took the focus along with it: the keyboard goes on where the drawer begins. */
export const keepFocus = (): void => {
  setTimeout(() => {
    if (document.activeElement === document.body)
      document.querySelector<HTMLElement>('.panel h2')?.focus({ preventScroll: true });
  }, 120);
};

/** What needs no question first: sent at once, and told how it went. */
export const useArrivalSends = () => {
  const t = useText<typeof texts>('inbox');
  const language = useLanguage();
  const tell = async (
    sending: Promise<Result<unknown>>,
    text: string,
    onUndo?: () => void,
  ): Promise<void> => {
    const result = await sending;
    await Promise.all(staleArrivals.map((one) => queryClient.invalidateQueries({ queryKey: callKey(one) })));
    keepFocus();
    showToast(
      result.hasError
        ? { text: await errorTextFor(result.error, language), isError: true }
        : { text, ...(onUndo === undefined ? {} : { onUndo }) },
    );
  };
  const reopen = (documentId: string): Promise<void> =>
    tell(call(documentsContract.reopenDocument, { params: { documentId } }), t('reopened'));
  return {
    reopen,
    settle: (documentId: string) =>
      tell(
        call(documentsContract.settleDocument, { params: { documentId } }),
        t('settledNow'),
        () => void reopen(documentId),
      ),
    retry: (documentId: string) =>
      tell(call(documentsContract.retryDocument, { params: { documentId } }), t('readingAgain')),
    restore: (documentId: string) =>
      tell(call(inboxContract.restoreDocument, { params: { documentId } }), t('restored')),
    replace: (documentId: string, file: File) =>
      tell(upload(inboxContract.replaceDocument, { params: { documentId } }, [file]), t('replaced')),
  };
};

const onTheWay: readonly string[] = statesUnderWay;

/** Arrivals that wait for a person. Steps of the machine in between change nothing for anybody and ask for nothing. */
export const useAttentionCount = (): number | undefined => {
  const { data } = useCall(inboxContract.readArrivalsSummary, {}, useHasUnit());
  useLive(
    notificationsContract.liveEvents,
    [inboxContract.readArrivalsSummary],
    (event) => event.type === 'document' && !onTheWay.includes(event.state),
  );
  return data?.attention;
};
