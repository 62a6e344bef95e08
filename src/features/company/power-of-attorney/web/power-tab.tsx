import { Check, Download, Hourglass, Mail, Signature } from 'lucide-react';
import type { ReactNode } from 'react';
import { accountsContract } from '#features/account/accounts/contract.ts';
import { type Power, powerOfAttorneyContract } from '../contract.ts';
import { useFormat } from '#platform/web/formats/format.ts';
import { useLanguage, useText } from '#platform/web/texts/i18n.ts';
import { useImpersonation } from '#platform/web/session/impersonation.ts';
import { useCall } from '#platform/web/calls/query.ts';
import { useAppState } from '#platform/web/session/state.ts';
import { Badge } from '#platform/web/ui/badge.tsx';
import { Button, ButtonLink } from '#platform/web/ui/button.tsx';
import { Card, Facts } from '#platform/web/ui/card.tsx';
import { LoadFailed } from '#platform/web/ui/shell/load-failed.tsx';
import { FormAlert } from '#platform/web/ui/forms/form-alert.tsx';
import { Skeleton } from '#platform/web/ui/shell/skeleton.tsx';
import { useDownload } from '#platform/web/calls/use-download.ts';
import type { texts } from '../texts.en.ts';
import { EndedNote } from './ended-note.tsx';
import { PowerHistory } from './power-history.tsx';
import { Signatory, WaitingFor } from './signatory.tsx';
import { useAsking } from './use-asking.ts';
import { powerThatCounts } from './use-powers.ts';
import styles from './signing.module.css';

const { downloadPower, listPowers, previewPower, readPowerState } = powerOfAttorneyContract;

const StateBadge = ({ state }: { readonly state: Power['state'] | 'not-signed' }) => {
  const t = useText<typeof texts>('power-of-attorney');
  if (state === 'signed')
    return (
      <Badge tone="ok" icon={Check}>
        {t('state.signed')}
      </Badge>
    );
  return state === 'waiting' ? (
    <Badge tone="info" icon={Hourglass}>
      {t('state.waiting')}
    </Badge>
  ) : (
    <Badge tone="look">{t('state.not-signed')}</Badge>
  );
};

interface StatusProps {
  readonly state: Power['state'] | 'not-signed';
  readonly children: ReactNode;
}

const StatusCard = ({ state, children }: StatusProps) => {
  const t = useText<typeof texts>('power-of-attorney');
  const isOpen = state !== 'signed' && state !== 'waiting';
  return (
    <Card
      title={t('tabTitle')}
      className={isOpen ? `${styles.powerstatus} ${styles.open}` : styles.powerstatus}
      aside={<StateBadge state={state} />}
    >
      {children}
    </Card>
  );
};

const useMoment = () => {
  const t = useText<typeof texts>('power-of-attorney');
  const format = useFormat();
  return (at: string) => t('moment', { date: format.dateInFull(at), time: format.time(at) });
};

const Signed = ({ power }: { readonly power: Power }) => {
  const t = useText<typeof texts>('power-of-attorney');
  const moment = useMoment();
  const isOwner = useAppState((state) => state.selectedUnit?.role === 'owner');
  const name = useAppState((state) => state.selectedUnit?.name ?? '');
  const { data: contact } = useCall(accountsContract.readSignUp, {});
  const download = useDownload(downloadPower);
  const language = useLanguage();
  const outlets = new Intl.ListFormat(language === 'sv' ? 'sv-SE' : 'en-GB').format(power.outlets);
  const subject = encodeURIComponent(t('revokeSubject', { organization: name }));
  return (
    <StatusCard state="signed">
      <p className="muted">{t('tabSigned')}</p>
      <Facts
        facts={[
          [t('who'), power.signatoryName],
          [t('when'), moment(power.settledAt ?? power.createdAt)],
          [t('outlets'), outlets],
        ]}
      />
      <div className="acts">
        <Button
          icon={Download}
          onClick={() => void download({ params: { powerId: power.id } }, 'power-of-attorney.pdf')}
        >
          {t('openPdf')}
        </Button>
        {isOwner && contact !== undefined && (
          <ButtonLink icon={Mail} href={`mailto:${contact.supportEmail}?subject=${subject}`}>
            {t('revoke')}
          </ButtonLink>
        )}
      </div>
    </StatusCard>
  );
};

const Open = ({ power, unitId }: { readonly power: Power | null; readonly unitId: string }) => {
  const t = useText<typeof texts>('power-of-attorney');
  const language = useLanguage();
  const person = useAppState((state) => state.user?.fullName ?? '');
  const isOwner = useAppState((state) => state.selectedUnit?.role === 'owner');
  const asking = useAsking(unitId, 'outlet');
  const preview = useDownload(previewPower);
  const isWaiting = power?.state === 'waiting';
  const isElse = isWaiting && !power.isYours;
  return (
    <StatusCard state={isElse ? 'waiting' : 'not-signed'}>
      <FormAlert failure={asking.error?.failure ?? null} />
      <EndedNote power={power} />
      <p>{t('tabOpen')}</p>
      {isElse && isOwner && <WaitingFor asking={asking} power={power} />}
      {isElse && !isOwner && <p>{t('waitingFor', { name: power.signatoryName })}</p>}
      {!isElse && isOwner && <Signatory asking={asking} power={power} name={person} />}
      {!isOwner && <p className="muted small">{t('tabOwnerOnly')}</p>}
      <div className="acts">
        {!isElse && isOwner && (
          <Button
            kind="primary"
            icon={Signature}
            isBusy={asking.isBusy}
            onClick={() => asking.signMyself(power)}
          >
            {t(isWaiting ? 'tabContinue' : 'tabSign')}
          </Button>
        )}
        <Button
          icon={Download}
          onClick={() => void preview({ query: { language } }, 'power-of-attorney.pdf')}
        >
          {t('read')}
        </Button>
      </div>
    </StatusCard>
  );
};

const Failed = (failed: { readonly error: Error; readonly onRetry: () => void }) => {
  const t = useText<typeof texts>('power-of-attorney');
  return (
    <Card>
      <LoadFailed title={t('failed')} {...failed} />
    </Card>
  );
};

const Loading = () => (
  <Card>
    <Skeleton lines={5} />
  </Card>
);

const Documents = ({ unitId }: { readonly unitId: string }) => {
  const { data, error, refetch } = useCall(listPowers, { unitId });
  if (data === undefined)
    return error === null ? <Loading /> : <Failed error={error} onRetry={() => void refetch()} />;
  const power = powerThatCounts(data);
  return (
    <>
      {power?.state === 'signed' ? <Signed power={power} /> : <Open power={power} unitId={unitId} />}
      {data.length > 0 && <PowerHistory powers={data} />}
    </>
  );
};

const StateAlone = () => {
  const t = useText<typeof texts>('power-of-attorney');
  const moment = useMoment();
  const { data, error, refetch } = useCall(readPowerState, {});
  if (data === undefined)
    return error === null ? <Loading /> : <Failed error={error} onRetry={() => void refetch()} />;
  const { state, signatoryName, settledAt } = data;
  return (
    <StatusCard state={state}>
      {state === 'signed' && signatoryName !== null && settledAt !== null && (
        <Facts
          facts={[
            [t('who'), signatoryName],
            [t('when'), moment(settledAt)],
          ]}
        />
      )}
      <p className="muted">{t(state === 'signed' ? 'tabSigned' : 'tabOpen')}</p>
      {state !== 'signed' && <p className="muted small">{t('tabRestricted')}</p>}
    </StatusCard>
  );
};

/** Whether the company's power of attorney is signed, by whom, and what was asked before. */
export const PowerTab = () => {
  const unit = useAppState((state) => state.selectedUnit);
  const isVisit = useImpersonation() !== null;
  if (unit === null) return null;
  return unit.role === 'reporter' || isVisit ? <StateAlone /> : <Documents unitId={unit.id} />;
};
