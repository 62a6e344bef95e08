import { useRouter } from '@tanstack/react-router';
import { Check, Signature, X } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { accountsContract } from '#features/accounts/contract.ts';
import { onboardingContract } from '#features/onboarding/contract.ts';
import { powerOfAttorneyContract } from '#features/power-of-attorney/contract.ts';
import type { PowerDocument } from '#features/power-of-attorney/rules-document.ts';
import { supplierLinksContract } from '#features/suppliers/contract-links.ts';
import { call, type Failure } from '#platform/web/api.ts';
import { GetStarted } from '#platform/web/get-started.tsx';
import { useLanguage, useText } from '#platform/web/i18n.ts';
import { useCall } from '#platform/web/query.ts';
import { useQueryString } from '#platform/web/query-string.ts';
import { useAppState } from '#platform/web/state.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Card } from '#platform/web/ui/card.tsx';
import { ErrorState } from '#platform/web/ui/error-state.tsx';
import { FormAlert } from '#platform/web/ui/form-alert.tsx';
import { Icon } from '#platform/web/ui/icon.tsx';
import { Skeleton } from '#platform/web/ui/skeleton.tsx';
import { EmptyState } from '#platform/web/ui/states.tsx';
import { useDownload } from '#platform/web/use-download.ts';
import type { texts } from '../texts.en.ts';
import { CompanyList } from './company-list.tsx';
import { EndedNote } from './ended-note.tsx';
import { Paper, ReadPaper } from './paper.tsx';
import { Signatory, WaitingFor } from './signatory.tsx';
import { useAsking } from './use-asking.ts';
import { type Asked, powerThatCounts, useCompanies, usePowers } from './use-powers.ts';

/** Milliseconds between two questions whether somebody else has signed. */
const askEvery = 10_000;

const Frame = ({ footer, children }: { readonly footer?: ReactNode; readonly children: ReactNode }) => {
  const t = useText<typeof texts>('signing');
  const router = useRouter();
  const { data: contact } = useCall(accountsContract.readSignUp, {});
  return (
    <GetStarted
      title={t('title')}
      stage={4}
      contact={contact}
      onLogOut={() => router.options.context.logOut()}
      {...(footer === undefined ? {} : { footer })}
    >
      {children}
    </GetStarted>
  );
};

/** Three things that it allows and one that it does not. */
const Meaning = ({ unitId }: { readonly unitId: string }) => {
  const t = useText<typeof texts>('signing');
  const { data } = useCall(supplierLinksContract.listOrganizationSuppliers, { query: {}, unitId });
  const count = data?.filter(({ outlets }) => outlets.some(({ status }) => status !== 'inactive')).length;
  const may = [count ? t('mayFetchFrom', { count }) : t('mayFetch'), t('mayRead'), t('mayRevoke')];
  return (
    <ul className="maylist" aria-label={t('may')}>
      {may.map((text) => (
        <li key={text}>
          <Icon of={Check} />
          {text}
        </li>
      ))}
      <li className="not">
        <Icon of={X} />
        {t('mayNot')}
      </li>
    </ul>
  );
};

interface OneProps {
  readonly all: readonly Asked[];
  readonly chosen: Asked & { readonly powers: NonNullable<Asked['powers']> };
}

const One = ({ all, chosen: { company, powers } }: OneProps) => {
  const t = useText<typeof texts>('signing');
  const language = useLanguage();
  const person = useAppState((state) => state.user?.fullName ?? '');
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
    date: isOffered ? new Date(power.createdAt) : new Date(),
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
  const place = all.findIndex((one) => one.company.id === company.id) + 1;
  return (
    <Frame
      {...(canSign
        ? {
            footer: (
              <div className="startfoot">
                {start}
                <p className="small muted">{t('startNote')}</p>
              </div>
            ),
          }
        : {})}
    >
      <div className="powerpage">
        <Paper document={document} onDownload={download} />
        <div className="powerdo">
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
            <p className="signedline" role="status">
              <Icon of={Check} />
              {t('signedOf', { organization: company.name })}
            </p>
          )}
          {canSign && <Signatory asking={asking} power={power} name={person} />}
          {canSign && (
            <div className="startcta">
              {start}
              <p className="small muted">{t('startNote')}</p>
            </div>
          )}
          <p className="small">
            <a href="/onboarding/invoice">{t('addressLink')}</a>
          </p>
        </div>
      </div>
    </Frame>
  );
};

const Lone = ({ children }: { readonly children: ReactNode }) => (
  <Frame>
    <div className="step narrow">
      <Card>{children}</Card>
    </div>
  </Frame>
);

/** Everything was signed before somebody came to look: whoever has no signature to wait for goes on. */
const AllSigned = () => {
  const t = useText<typeof texts>('signing');
  const router = useRouter();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  const goOn = async () => {
    setBusy(true);
    const body = { status: 'SHARE_INVOICE_EMAIL' } as const;
    const answer = await call(onboardingContract.setOnboardingStatus, { body });
    // Another owner's signature may have moved this person on already; the guard knows where to.
    await router.options.context.refresh().catch(() => setFailure(answer.error));
    await router.invalidate();
    setBusy(false);
  };
  return (
    <Lone>
      <FormAlert failure={failure} />
      <EmptyState
        title={t('allSigned')}
        action={
          <Button kind="primary" isBusy={isBusy} onClick={() => void goOn()}>
            {t('goOn')}
          </Button>
        }
      >
        {t('allSignedText')}
      </EmptyState>
    </Lone>
  );
};

/** The company that comes next: one to sign, else one that somebody else was asked for. */
const nextOf = (all: readonly Asked[]): Asked | undefined => {
  const isElse = ({ powers = [] }: Asked) => {
    const power = powerThatCounts(powers);
    return power?.state === 'waiting' && !power.isYours;
  };
  const open = all.filter(({ powers = [] }) => powerThatCounts(powers)?.state !== 'signed');
  return open.find((one) => !isElse(one)) ?? open[0];
};

/** What do I agree to? One power of attorney for each company of one's own, one after the other. */
export const OwnPowers = () => {
  const t = useText<typeof texts>('signing');
  const { values } = useQueryString();
  const { companies, hasFailed, retry } = useCompanies();
  const powers = usePowers(companies ?? [], askEvery);
  if (hasFailed || powers.hasFailed)
    return (
      <Lone>
        <ErrorState
          title={t('failed')}
          action={
            <Button
              onClick={() => {
                retry();
                powers.retry();
              }}
            >
              {t('tryAgain')}
            </Button>
          }
        />
      </Lone>
    );
  const isKnown = companies !== undefined && powers.asked.every((one) => one.powers !== undefined);
  if (!isKnown)
    return (
      <Lone>
        <Skeleton lines={8} />
      </Lone>
    );
  if (companies.length === 0)
    return (
      <Lone>
        <EmptyState title={t('none')}>{t('noneText')}</EmptyState>
      </Lone>
    );
  const next = nextOf(powers.asked);
  if (next === undefined) return <AllSigned />;
  const chosen = powers.asked.find(({ company }) => company.id === values['organization']) ?? next;
  return (
    <One key={chosen.company.id} all={powers.asked} chosen={{ ...chosen, powers: chosen.powers ?? [] }} />
  );
};
