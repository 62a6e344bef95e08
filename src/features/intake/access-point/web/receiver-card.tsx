import { useState } from 'react';
import { outletPath } from '#features/company/outlets/paths.ts';
import { useCall } from '#platform/web/calls/query.ts';
import { useFormat } from '#platform/web/formats/format.ts';
import { useAppState } from '#platform/web/session/state.ts';
import { useText } from '#platform/web/texts/i18n.ts';
import { Badge, type BadgeTone } from '#platform/web/ui/badge.tsx';
import { Button } from '#platform/web/ui/button.tsx';
import { Card } from '#platform/web/ui/card.tsx';
import { CopyButton } from '#platform/web/ui/copy-button.tsx';
import { LoadFailed } from '#platform/web/ui/shell/load-failed.tsx';
import { accessPointContract } from '../contract.ts';
import type { ReceiverStatus } from '../contract-receiver.ts';
import type { texts } from '../texts-receiver.en.ts';
import { ReceiverDialog } from './receiver-dialog.tsx';

const tones: Readonly<Record<NonNullable<ReceiverStatus['state']> | 'none', BadgeTone>> = {
  none: 'line',
  waiting: 'info',
  registered: 'ok',
  elsewhere: 'look',
  refused: 'look',
  leaving: 'info',
  left: 'line',
};

/** Yellow is for what somebody can decide: nobody can make a person's number a company's. */
const toneOf = ({ state, reason }: ReceiverStatus): BadgeTone =>
  reason === 'personal-number' ? 'line' : tones[state ?? 'none'];

/** What an owner can ask for: to be registered, to have it tried again, or to be let go. */
const actOf = ({ isSigned, state, reason }: ReceiverStatus): 'join' | 'again' | 'leave' | null => {
  if (state === 'registered') return 'leave';
  if (!isSigned || reason === 'personal-number') return null;
  if (state === null || state === 'left') return 'join';
  return state === 'elsewhere' || state === 'refused' ? 'again' : null;
};

const Status = ({ status }: { readonly status: ReceiverStatus }) => {
  const t = useText<typeof texts>('access-point-receiver');
  const format = useFormat();
  const isOwner = useAppState((state) => state.selectedUnit?.role === 'owner');
  const [asked, setAsked] = useState<'join' | 'leave' | null>(null);
  const { isSigned, state, reason, address, since } = status;
  const act = isOwner ? actOf(status) : null;
  const isUnsigned = !isSigned && state === null;
  const said = isUnsigned ? 'unsigned' : (reason ?? (state === 'refused' ? 'provider' : (state ?? 'none')));
  return (
    <div className="stack">
      <p className="muted small">
        {t(`text.${said}`, { since: since === null ? '' : format.date(since) })}{' '}
        {isUnsigned && <a href={outletPath({ tab: 'power' })}>{t('toPower')}</a>}
      </p>
      {address !== null && (
        <p>
          <b className="anywhere">{address}</b>{' '}
          <CopyButton isSmall text={address} copiedText={t('copied')} label={t('copyLabel')}>
            {t('copy')}
          </CopyButton>
        </p>
      )}
      {act !== null && (
        <div className="acts">
          <Button isSmall onClick={() => setAsked(act === 'leave' ? 'leave' : 'join')}>
            {t(act)}
          </Button>
        </div>
      )}
      {asked !== null && <ReceiverDialog receives={asked === 'join'} onClose={() => setAsked(null)} />}
    </div>
  );
};

/** Whether the company receives e-invoices here, or why not; nothing where it cannot. */
export const ReceiverCard = () => {
  const t = useText<typeof texts>('access-point-receiver');
  const { data, error, refetch } = useCall(accessPointContract.readReceiver, {});
  if (data === undefined)
    return error === null ? null : (
      <Card title={t('title')}>
        <LoadFailed title={t('failed')} error={error} onRetry={() => void refetch()} />
      </Card>
    );
  const state = data.state ?? 'none';
  return data.isOffered ? (
    <Card title={t('title')} aside={<Badge tone={toneOf(data)}>{t(`badge.${state}`)}</Badge>}>
      <Status status={data} />
    </Card>
  ) : null;
};
