import { useState } from 'react';
import { useCall } from '#platform/web/calls/query.ts';
import { useText } from '#platform/web/texts/i18n.ts';
import { Card } from '#platform/web/ui/card.tsx';
import { useIsAtLeast } from '#platform/web/ui/shell/breakpoint.ts';
import { LoadFailed } from '#platform/web/ui/shell/load-failed.tsx';
import { Skeleton } from '#platform/web/ui/shell/skeleton.tsx';
import { type Assistant, consentsContract } from '../contract.ts';
import type { texts } from '../texts.en.ts';
import { AssistantList } from './assistant-list.tsx';
import { AssistantTable } from './assistant-table.tsx';
import { EndDialog } from './end-dialog.tsx';

/** The programs that owners have let in, and the end of each. */
export const AssistantsCard = () => {
  const t = useText<typeof texts>('oauth');
  const isWide = useIsAtLeast('md');
  const { data, error, refetch } = useCall(consentsContract.listAssistants, {});
  const [leaving, setLeaving] = useState<Assistant | null>(null);
  const Assistants = isWide ? AssistantTable : AssistantList;
  return (
    <>
      <Card title={t('connected')} className="table-wide">
        {error !== null && data === undefined && (
          <LoadFailed title={t('failed')} error={error} onRetry={() => void refetch()} />
        )}
        {error === null && data === undefined && <Skeleton lines={3} />}
        {data?.assistants.length === 0 && <p className="muted">{t('none')}</p>}
        {data !== undefined && data.assistants.length > 0 && (
          <Assistants assistants={data.assistants} onEnd={setLeaving} />
        )}
      </Card>
      {leaving !== null && <EndDialog assistant={leaving} onClose={() => setLeaving(null)} />}
    </>
  );
};
