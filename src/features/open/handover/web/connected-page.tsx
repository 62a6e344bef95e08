import { useEffect, useRef, useState } from 'react';
import { useRouter } from '@tanstack/react-router';
import { accountPath } from '#features/account/settings/paths.ts';
import { useSend } from '#platform/web/calls/query.ts';
import { useErrorText } from '#platform/web/texts/error-text.ts';
import { useText } from '#platform/web/texts/i18n.ts';
import { ButtonLink } from '#platform/web/ui/button.tsx';
import { showToast } from '#platform/web/ui/overlays/toasts.ts';
import { ErrorState } from '#platform/web/ui/shell/error-state.tsx';
import { Page } from '#platform/web/ui/shell/page.tsx';
import { Skeleton } from '#platform/web/ui/shell/skeleton.tsx';
import { handoverContract } from '../contract.ts';
import type { texts } from '../texts.en.ts';
import { staleAfterChange } from './stale.ts';

const settings = accountPath({ tab: 'bookkeeping' });

/** What the bookkeeping program said in the address; its code is taken out of it at once. */
const useSaid = () => {
  const [said] = useState(() => new URLSearchParams(location.search));
  useEffect(() => history.replaceState(history.state, '', location.pathname), []);
  return { state: said.get('state') ?? '', code: said.get('code') ?? '' };
};

/** Am I back, and is it connected? Where the bookkeeping program leads to once somebody has agreed there. */
export const ConnectedPage = () => {
  const t = useText<typeof texts>('handover');
  const router = useRouter();
  const { state, code } = useSaid();
  const send = useSend(handoverContract.finishConnecting, staleAfterChange);
  const failure = useErrorText(send.error?.failure ?? null);
  const isAgreed = state !== '' && code !== '';
  const { mutate } = send;
  const hasBegun = useRef(false);
  useEffect(() => {
    if (!isAgreed || hasBegun.current) return;
    hasBegun.current = true;
    mutate(
      { body: { state, code } },
      {
        onSuccess: ({ system }) => {
          showToast({ text: t('connected', { system: t(`system.${system}`) }) });
          void router.navigate({ href: settings, replace: true });
        },
      },
    );
  }, [isAgreed, mutate, state, code, router, t]);
  return (
    <Page title={t('title')}>
      {isAgreed && send.error === null ? (
        <div role="status">
          <p>{t('finishing')}</p>
          <Skeleton lines={3} />
        </div>
      ) : (
        <ErrorState title={t('finishFailed')} action={<ButtonLink href={settings}>{t('back')}</ButtonLink>}>
          {isAgreed ? failure : t('refusedThere')}
        </ErrorState>
      )}
    </Page>
  );
};
