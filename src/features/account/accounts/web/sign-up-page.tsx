import { useRouter } from '@tanstack/react-router';
import { Hourglass } from 'lucide-react';
import { useEffect, useState } from 'react';
import { type FoundInvitation } from '../contract-invitation.ts';
import { call } from '#platform/web/calls/api.ts';
import { Door } from '#platform/web/frame/door.tsx';
import { useText } from '#platform/web/texts/i18n.ts';
import { ButtonLink } from '#platform/web/ui/button.tsx';
import { Skeleton } from '#platform/web/ui/shell/skeleton.tsx';
import { showToast } from '#platform/web/ui/overlays/toasts.ts';
import type { ReplyOf } from '#platform/wire/endpoint.ts';
import { homePath, loginPath } from '#platform/wire/doors.ts';
import { confirmEmailPath } from '../paths.ts';
import { accountsContract } from '../contract.ts';
import type { texts } from '../texts.en.ts';
import { rememberEmail } from './asked-email.ts';
import { keepStartToken, openFirstSession } from './first-session.ts';
import { DoorMessage } from '#platform/web/frame/door-message.tsx';
import { useLinkToken } from '#platform/web/session/link-token.ts';
import { SignUpForm } from './sign-up-form.tsx';
import { SignUpClosed, type Support } from './sign-up-closed.tsx';

type Start =
  | { readonly kind: 'loading' }
  | { readonly kind: 'closed'; readonly support: Support }
  | { readonly kind: 'gone' }
  | { readonly kind: 'form'; readonly invitation: FoundInvitation | null };

const begin = async (token: string | null): Promise<Start> => {
  if (token !== null) {
    const found = await call(accountsContract.findInvitation, { body: { token } });
    return found.hasError ? { kind: 'gone' } : { kind: 'form', invitation: found.data };
  }
  const status = await call(accountsContract.readSignUp, {});
  // Should the answer fail, the form's own send says why.
  if (status.hasError || status.data.open) return { kind: 'form', invitation: null };
  return { kind: 'closed', support: status.data };
};

/** Opens an account, alone or by an invitation. */
export const SignUpPage = () => {
  const t = useText<typeof texts>('accounts');
  const router = useRouter();
  const token = useLinkToken('invitation');
  const [start, setStart] = useState<Start>({ kind: 'loading' });
  useEffect(() => {
    void begin(token).then(setStart);
  }, [token]);
  const goOn = async ({ email, verified, startToken }: ReplyOf<typeof accountsContract.signUp>) => {
    rememberEmail(email);
    keepStartToken(startToken);
    if (!verified) return router.navigate({ href: confirmEmailPath() });
    if ((await openFirstSession()) === 'opened') return router.navigate({ href: homePath(), replace: true });
    showToast({ text: t('accountReady') });
    await router.navigate({ href: loginPath() });
  };
  return (
    <Door title={t('signUpTitle')}>
      {start.kind === 'loading' && (
        <div className="doorsay">
          <Skeleton lines={6} />
        </div>
      )}
      {start.kind === 'closed' && <SignUpClosed {...start.support} />}
      {start.kind === 'gone' && (
        <DoorMessage icon={Hourglass} title={t('invitationGone')} text={t('invitationGoneText')}>
          <ButtonLink kind="primary" isBlock href={loginPath()}>
            {t('toLogin')}
          </ButtonLink>
        </DoorMessage>
      )}
      {start.kind === 'form' && (
        <SignUpForm invitation={start.invitation} token={token} onDone={(account) => void goOn(account)} />
      )}
    </Door>
  );
};
