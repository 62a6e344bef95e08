import { useState } from 'react';
import { tasksContract } from '#features/account/tasks/contract.ts';
import { claimsContract } from '#features/prices/claims/contract.ts';
import { dealsContract } from '#features/prices/deals/contract.ts';
import { priceMonitoringContract } from '#features/prices/price-monitoring/contract.ts';
import { CallFailed } from '#platform/web/calls/api.ts';
import { useSend } from '#platform/web/calls/query.ts';
import { useErrorText } from '#platform/web/texts/error-text.ts';
import { useText } from '#platform/web/texts/i18n.ts';
import { showToast } from '#platform/web/ui/overlays/toasts.ts';
import { assistantsContract, type Suggestion } from '../contract.ts';
import type { texts } from '../texts.en.ts';

const { listSuggestions, approveSuggestion, declineSuggestion } = assistantsContract;

const stale = [
  listSuggestions,
  tasksContract.listTasks,
  claimsContract.listClaims,
  claimsContract.readClaimBoard,
  dealsContract.listDeals,
  priceMonitoringContract.listAlerts,
  priceMonitoringContract.readSummary,
];

/** A person's word on a suggestion, and why it was not taken. */
export const useSuggestion = ({ id, version, shown }: Suggestion) => {
  const t = useText<typeof texts>('assistants');
  const approve = useSend(approveSuggestion, stale);
  const decline = useSend(declineSuggestion, stale);
  const [failed, setFailed] = useState<Parameters<typeof useErrorText>[0]>(null);
  const refusal = useErrorText(failed);
  const params = { suggestionId: id };
  // The card is gone once the list is asked for again, and with it what would hear of the end of a mutation.
  const tell = (done: Promise<unknown>, text: string): void => {
    setFailed(null);
    done.then(
      () => showToast({ text }),
      (error: unknown) => {
        if (!(error instanceof CallFailed)) throw error;
        setFailed(error.failure);
      },
    );
  };
  return {
    refusal,
    busy: approve.isPending ? 'approve' : decline.isPending ? 'decline' : null,
    approve: () => tell(approve.mutateAsync({ params, body: { version } }), t(`done.${shown.kind}`)),
    decline: () => tell(decline.mutateAsync({ params }), t('declined')),
  };
};
