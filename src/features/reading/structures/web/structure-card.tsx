import { useState } from 'react';
import { useCall } from '#platform/web/calls/query.ts';
import { useAppState } from '#platform/web/session/state.ts';
import { useText } from '#platform/web/texts/i18n.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Card } from '#platform/web/ui/card.tsx';
import { LoadFailed } from '#platform/web/ui/shell/load-failed.tsx';
import { Skeleton } from '#platform/web/ui/shell/skeleton.tsx';
import { structuresContract } from '../contract.ts';
import type { texts } from '../texts.en.ts';
import { ChoiceDialog } from './choice-dialog.tsx';

const Choice = () => {
  const t = useText<typeof texts>('structures');
  const { data, error, refetch } = useCall(structuresContract.readStructureChoice, {});
  const [isChoosing, setChoosing] = useState(false);
  return (
    <Card title={t('choiceTitle')}>
      {data === undefined &&
        (error === null ? (
          <Skeleton lines={2} />
        ) : (
          <LoadFailed title={t('failed')} error={error} onRetry={() => void refetch()} />
        ))}
      {data !== undefined && (
        <div className="stack">
          <p>{t(data.isOut ? 'choiceOut' : 'choiceIn')}</p>
          <div className="acts">
            <Button isSmall onClick={() => setChoosing(true)}>
              {t(data.isOut ? 'join' : 'leave')}
            </Button>
          </div>
          {isChoosing && <ChoiceDialog isOut={!data.isOut} onClose={() => setChoosing(false)} />}
        </div>
      )}
    </Card>
  );
};

/** Whether what the company teaches of layouts is shared; for owners alone. */
export const StructureCard = () => {
  const isOwner = useAppState((state) => state.selectedUnit?.role === 'owner');
  return isOwner ? <Choice /> : null;
};
