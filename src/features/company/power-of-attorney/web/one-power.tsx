import { Check, Signature, X } from 'lucide-react';
import { useState } from 'react';
import { signedPath } from '../paths.ts';
import { powerOfAttorneyContract } from '../contract.ts';
import type { PowerDocument } from '../rules-document.ts';
import { supplierLinksContract } from '#features/suppliers/suppliers/contract-links.ts';
import { useLanguage, useText } from '#platform/web/texts/i18n.ts';
import { useCall } from '#platform/web/calls/query.ts';
import { useAppState } from '#platform/web/session/state.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { FormAlert } from '#platform/web/ui/forms/form-alert.tsx';
import { Icon } from '#platform/web/ui/icon.tsx';
import { useDownload } from '#platform/web/calls/use-download.ts';
import type { texts } from '../texts.en.ts';
import { CompanyList } from './company-list.tsx';
import { EndedNote } from './ended-note.tsx';
import { LaterButton } from './later-button.tsx';
import { Paper, ReadPaper } from './paper.tsx';
import { PowerFrame } from './power-frame.tsx';
import { Signatory, WaitingFor } from './signatory.tsx';
import { useAsking } from './use-asking.ts';
import { type Asked, powerThatCounts } from './use-powers.ts';
import styles from './signing.module.css';

/** Three things that it allows and one that it does not. */
const Meaning = ({ unitId }: { readonly unitId: string }) => {
  const t = useText<typeof texts>('power-of-attorney');
  const { data } = useCall(supplierLinksContract.listOrganizationSuppliers, { query: {}, unitId });
  const count = data?.filter(({ outlets }) => outlets.some(({ status }) => status !== 'inactive')).length;
  const may = [count ? t('mayFetchFrom', { count }) : t('mayFetch'), t('mayRead'), t('mayRevoke')];
  return (
    <ul className={styles.maylist} aria-label={t('may')}>
      {may.map((text) => (
        <li key={text}>
          <Icon of={Check} />
          {text}
        </li>
      ))}
      <li className={styles.not}>
        <Icon of={X} />
        {t('mayNot')}
      </li>
    </ul>
  );
};

interface OnePowerProps {
  readonly all: readonly Asked[];
  readonly chosen: Asked & { readonly powers: NonNullable<Asked['powers']> };
}

/** What one company is to sign, who does it, and the way there. */
export const OnePower = ({ all, chosen: { company, powers } }: OnePowerProps) => {
  const t = useText<typeof texts>('power-of-attorney');
  const language = useLanguage();
  const person = useAppState((state) => state.user?.fullName ?? '');
  const [today] = useState(() => new Date());
  const asking = useAsking(company.unitId, 'setup');
  const power = powerThatCounts(powers);
  const isWaiting = power?.state === 'waiting';
  const isElse = isWaiting && !power.isYours;
  const preview = useDownload(powerOfAttorneyContract.previewPower);
  const offered = useDownload(powerOfAttorneyContract.downloadPower);
  const { unitId } = company;
  const isOffered = isWaiting || power?.state === 'signed';
  const document: PowerDocument = {
    organizationName: company.name,
    organizationNumber: company.number,
    outlets: isOffered ? power.outlets : company.outlets,
    language: isOffered ? power.language : language,
    signatory: isOffered ? power.signatoryName : person,
    date: isOffered ? new Date(power.createdAt) : today,
    isDraft: !isOffered,
  };
  const download = () =>
    void (isOffered
      ? offered({ params: { powerId: power.id }, unitId }, 'power-of-attorney.pdf')
      : preview({ query: { language }, unitId }, 'power-of-attorney.pdf'));
  const canSign = !isElse && power?.state !== 'signed';
  const start = canSign && (
    <Button
      kind="primary"
      icon={Signature}
      isBlock
      isBusy={asking.isBusy}
      onClick={() => asking.signMyself(power)}
    >
      {t('start')}
    </Button>
  );
  const isOpen = power?.state !== 'signed';
  const place = all.findIndex((one) => one.company.id === company.id) + 1;
  return (
    <PowerFrame
      isStep
      {...(isOpen
        ? {
            footer: (
              <div className={styles.startfoot}>
                <div className={styles.startrow}>
                  <LaterButton />
                  {start}
                </div>
                {canSign && <p className="small muted">{t('startNote')}</p>}
              </div>
            ),
          }
        : {})}
    >
      <div className={styles.powerpage}>
        <Paper document={document} onDownload={download} />
        <div className={styles.powerdo}>
          <div className="intro">
            {all.length > 1 && <p className="eyebrow">{t('place', { place, count: all.length })}</p>}
            <h1 tabIndex={-1}>{t('title')}</h1>
            <p className="lede">{t('lede')}</p>
          </div>
          {all.length > 1 && <CompanyList all={all} chosenId={company.id} />}
          <FormAlert failure={asking.error?.failure ?? null} />
          <EndedNote power={power} />
          <Meaning unitId={unitId} />
          <ReadPaper document={document} onDownload={download} />
          {isElse && <WaitingFor asking={asking} power={power} />}
          {power?.state === 'signed' && (
            <p className={styles.signedline} role="status">
              <Icon of={Check} />
              {t('signedOf', { organization: company.name })}
            </p>
          )}
          {canSign && <Signatory asking={asking} power={power} name={person} />}
          {isOpen && (
            <div className={styles.startcta}>
              {start}
              {canSign && <p className="small muted">{t('startNote')}</p>}
              <LaterButton />
            </div>
          )}
          <p className="small">
            <a href={signedPath()}>{t('addressLink')}</a>
          </p>
        </div>
      </div>
    </PowerFrame>
  );
};
