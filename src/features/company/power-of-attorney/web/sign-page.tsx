import { useRouter } from '@tanstack/react-router';
import { Download, ExternalLink, Signature } from 'lucide-react';
import { useCallback, useEffect, useState } from 'react';
import { formatOrganizationNumber } from '#core/values/organization-number.ts';
import { signedPath } from '../paths.ts';
import { powerOfAttorneyContract, type Signing } from '../contract.ts';
import { signingLife } from '../rules.ts';
import type { PowerDocument } from '../rules-document.ts';
import { useText } from '#platform/web/texts/i18n.ts';
import { forgetSigning, settleSigning } from '#platform/web/session/link-token.ts';
import { callKey, queryClient, useCall } from '#platform/web/calls/query.ts';
import { Button, ButtonLink } from '#platform/web/ui/button.tsx';
import { LoadFailed } from '#platform/web/ui/shell/load-failed.tsx';
import { Skeleton } from '#platform/web/ui/shell/skeleton.tsx';
import { useDownload } from '#platform/web/calls/use-download.ts';
import type { texts } from '../texts.en.ts';
import { LaterButton } from './later-button.tsx';
import { Paper, ReadPaper } from './paper.tsx';
import { RejectDialog } from './reject-dialog.tsx';
import { PowerFrame, LoneCard } from './power-frame.tsx';
import { type From, returnTo, SignEnd } from './sign-end.tsx';
import { SignForm } from './sign-form.tsx';
import styles from './signing.module.css';

const { openSigning, openDocument } = powerOfAttorneyContract;

interface OpenProps {
  readonly token: string;
  readonly from: From;
  readonly signing: Signing;
  readonly document: PowerDocument;
  readonly onDownload: () => void;
  readonly onTold: (signing: Signing) => void;
  readonly onStale: () => void;
}

const Waiting = ({ token, from, signing, document, onDownload, onTold, onStale }: OpenProps) => {
  const t = useText<typeof texts>('power-of-attorney');
  const [isBusy, setBusy] = useState(false);
  const [isRejecting, setRejecting] = useState(false);
  const { organizationName: organization, organizationNumber, providerUrl, codeSentAt } = signing;
  const number = formatOrganizationNumber(organizationNumber);
  const formId = 'sign-form';
  const act =
    providerUrl === null ? (
      <Button
        kind="primary"
        type="submit"
        form={formId}
        isBlock
        isBusy={isBusy}
        {...(codeSentAt === null ? {} : { icon: Signature })}
      >
        {t(codeSentAt === null ? 'sendCode' : 'sign')}
      </Button>
    ) : (
      <ButtonLink kind="primary" isBlock icon={ExternalLink} href={providerUrl}>
        {t('toService')}
      </ButtonLink>
    );
  return (
    <PowerFrame isStep={from === 'setup'} footer={<div className={styles.startfoot}>{act}</div>}>
      <div className={styles.powerpage}>
        <Paper document={document} onDownload={onDownload} />
        <div className={styles.powerdo}>
          <div className="intro">
            <h1 tabIndex={-1}>{t('title')}</h1>
            <p className="lede">
              {t('forOrganization', { organization, number })} {providerUrl === null && t('signLede')}
            </p>
          </div>
          <ReadPaper document={document} onDownload={onDownload} />
          {providerUrl === null ? (
            <SignForm
              id={formId}
              token={token}
              signing={signing}
              onBusy={setBusy}
              onTold={onTold}
              onStale={onStale}
            />
          ) : (
            <p className="small muted">{t('serviceNote')}</p>
          )}
          <div className={styles.startcta}>{act}</div>
          <div className={`acts ${styles.signacts}`}>
            {from !== null && (
              <ButtonLink kind="quiet" href={returnTo[from]} onClick={forgetSigning}>
                {t('back')}
              </ButtonLink>
            )}
            {providerUrl === null && (
              <Button kind="quiet" onClick={() => setRejecting(true)}>
                {t('reject')}
              </Button>
            )}
            <LaterButton />
          </div>
        </div>
      </div>
      {isRejecting && (
        <RejectDialog token={token} onStale={onStale} onTold={onTold} onClose={() => setRejecting(false)} />
      )}
    </PowerFrame>
  );
};

/** Milliseconds between two questions whether a signing service has told how it went. */
const askEvery = 15_000;

/** Reads, signs or refuses the one document that a link is for; without an account too. */
export const SignPage = ({ token, from }: { readonly token: string; readonly from: From }) => {
  const t = useText<typeof texts>('power-of-attorney');
  const router = useRouter();
  const input = { body: { token } };
  const { data: signing, error, refetch } = useCall(openSigning, input);
  const download = useDownload(openDocument);
  const state = signing?.state;
  const hasEnded = error?.failure.code === 'link.expired' || (state !== undefined && state !== 'waiting');
  useEffect(() => {
    if (hasEnded) settleSigning();
  }, [hasEnded]);
  const onStale = useCallback(() => void refetch(), [refetch]);
  const isOutside = state === 'waiting' && signing?.providerUrl !== null;
  useEffect(() => {
    if (!isOutside) return;
    const timer = setInterval(onStale, askEvery);
    return () => clearInterval(timer);
  }, [isOutside, onStale]);
  const onTold = (told: Signing) => {
    queryClient.setQueryData(callKey(openSigning, input), told);
    if (told.state !== 'signed' || from === null) return;
    forgetSigning();
    const back = from === 'setup' ? signedPath({ signing: told.id }) : returnTo.outlet;
    void router.navigate({ href: back });
  };
  if (error?.failure.code === 'link.expired')
    return <SignEnd from={from} state="link" title={t('link.expired')} text={t('link.expiredText')} />;
  if (signing === undefined)
    return (
      <LoneCard isStep={from === 'setup'}>
        {error === null ? (
          <Skeleton lines={8} />
        ) : (
          <LoadFailed title={t('failed')} error={error} onRetry={onStale} />
        )}
      </LoneCard>
    );
  const onDownload = () => void download(input, 'power-of-attorney.pdf');
  const { organizationName, organizationNumber, outlets, language, signatoryName } = signing;
  if (signing.state !== 'waiting')
    return (
      <SignEnd
        from={from}
        state={signing.state}
        title={t(`end.${signing.state}`)}
        text={t(`end.${signing.state}Text`, { organization: organizationName })}
      >
        {signing.state === 'signed' && (
          <Button kind="primary" icon={Download} onClick={onDownload}>
            {t('openPdf')}
          </Button>
        )}
      </SignEnd>
    );
  return (
    <Waiting
      token={token}
      from={from}
      signing={signing}
      document={{
        organizationName,
        organizationNumber,
        outlets,
        language,
        signatory: signatoryName,
        date: new Date(Date.parse(signing.expiresAt) - signingLife),
      }}
      onDownload={onDownload}
      onTold={onTold}
      onStale={onStale}
    />
  );
};
