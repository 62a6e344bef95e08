import { useQuery } from '@tanstack/react-query';
import type { CallFailed } from '#platform/web/calls/api.ts';
import { callKey, callOrThrow } from '#platform/web/calls/query.ts';
import { useText } from '#platform/web/texts/i18n.ts';
import { LoadFailed } from '#platform/web/ui/shell/load-failed.tsx';
import { Skeleton } from '#platform/web/ui/shell/skeleton.tsx';
import type { ReplyOf } from '#platform/wire/endpoint.ts';
import { archiveContract } from '../contract.ts';
import type { texts } from '../texts.en.ts';
import { AuditorsCard } from './auditors-card.tsx';
import { ContentsCard } from './contents-card.tsx';
import { ExportsCard } from './exports-card.tsx';
import { HistoryCard } from './history-card.tsx';
import { KeepingCard } from './keeping-card.tsx';
import { MakeCard } from './make-card.tsx';
import { PaperCard } from './paper-card.tsx';

const { readArchive } = archiveContract;

/** Milliseconds until a screen asks again how far a ZIP has come. */
const soon = 1_500;

/** Can I leave with everything, and what is it worth as proof? */
export const Archive = () => {
  const t = useText<typeof texts>('archive');
  const { data, error, refetch } = useQuery<ReplyOf<typeof readArchive>, CallFailed>({
    queryKey: callKey(readArchive, {}),
    queryFn: ({ signal }) => callOrThrow(readArchive, {}, { signal }),
    refetchInterval: ({ state }) =>
      state.data?.exports.some((made) => made.state === 'waiting' || made.state === 'writing') === true
        ? soon
        : false,
  });
  if (error !== null && data === undefined)
    return <LoadFailed title={t('failed')} error={error} onRetry={() => void refetch()} />;
  if (data === undefined) return <Skeleton lines={8} />;
  return (
    <>
      <MakeCard archive={data} />
      <ContentsCard archive={data} />
      <ExportsCard exports={data.exports} />
      <KeepingCard archive={data} />
      <HistoryCard />
      <PaperCard />
      <AuditorsCard />
    </>
  );
};
