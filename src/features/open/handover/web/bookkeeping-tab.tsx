import { useCall } from '#platform/web/calls/query.ts';
import { useText } from '#platform/web/texts/i18n.ts';
import { LoadFailed } from '#platform/web/ui/shell/load-failed.tsx';
import { Skeleton } from '#platform/web/ui/shell/skeleton.tsx';
import { useAppState } from '#platform/web/session/state.ts';
import { handoverContract } from '../contract.ts';
import type { texts } from '../texts.en.ts';
import { AccountsCard } from './accounts-card.tsx';
import { ConnectionCard } from './connection-card.tsx';
import { FilesCard } from './files-card.tsx';
import { LogCard } from './log-card.tsx';

const Books = () => {
  const t = useText<typeof texts>('handover');
  const { data, error, refetch } = useCall(handoverContract.readBookkeeping, {});
  if (error !== null && data === undefined)
    return <LoadFailed title={t('failed')} error={error} onRetry={() => void refetch()} />;
  if (data === undefined) return <Skeleton lines={8} />;
  const { connection, counts } = data;
  const isUsed = connection !== null || counts.sent + counts.failed > 0;
  return (
    <>
      <ConnectionCard books={data} />
      {isUsed && <LogCard isConnected={connection?.state === 'on'} />}
      <FilesCard />
      <AccountsCard key={JSON.stringify(data.accounts)} accounts={data.accounts} />
    </>
  );
};

/** Where do my booked invoices go, and have they come there? Of the restaurant that is selected. */
export const Bookkeeping = () => {
  const unitId = useAppState((state) => state.selectedUnit?.id);
  return <Books key={unitId} />;
};
