import { useRouter } from '@tanstack/react-router';
import { CircleCheck, Hourglass, WifiOff } from 'lucide-react';
import { useEffect, useState } from 'react';
import { call, type Failure } from '#platform/web/calls/api.ts';
import { DoorMessage } from '#platform/web/frame/door-message.tsx';
import { Door } from '#platform/web/frame/door.tsx';
import { useText } from '#platform/web/texts/i18n.ts';
import { Button, ButtonLink } from '#platform/web/ui/button.tsx';
import { homePath, loginPath } from '#platform/wire/doors.ts';
import type { accountsContract } from '../contract.ts';
import type { texts } from '../texts.en.ts';

/** Milliseconds that checking may take, and that the good news stands before the sign-in page comes. */
const [patience, pause] = [10_000, 2_000];

type Outcome = 'checking' | 'done' | 'expired' | 'unreachable' | 'taken';
type TokenEndpoint = (typeof accountsContract)['verify' | 'confirmEmail'];

const outcomeOf = ({ code }: Failure): Outcome => {
  if (code === 'user.already_exists') return 'taken';
  return code === 'link.expired' ? 'expired' : 'unreachable';
};

const check = async (endpoint: TokenEndpoint, token: string): Promise<Outcome> => {
  const late = new Promise<Outcome>((resolve) => setTimeout(() => resolve('unreachable'), patience));
  const asked = call(endpoint, { body: { token } }).then((answer): Outcome =>
    answer.hasError ? outcomeOf(answer.error) : 'done',
  );
  return Promise.race([asked, late]);
};

interface TokenCheckProps {
  readonly endpoint: TokenEndpoint;
  /** Null where the link lost it. */
  readonly token: string | null;
  readonly title: string;
  readonly done: string;
  readonly doneText: string;
  readonly expiredText: string;
  /** Tries to go on as who signed up here, in place of signing in; answers whether it did. */
  readonly enter?: () => Promise<boolean>;
  /** The way on from a link that has expired. */
  readonly renew: { readonly href: string; readonly label: string };
}

/** Sends what a letter's link carries and says how it went; goes on to the sign-in page by itself. */
export const TokenCheck = (props: TokenCheckProps) => {
  const { endpoint, token, title, done, doneText, expiredText, enter, renew } = props;
  const t = useText<typeof texts>('accounts');
  const router = useRouter();
  const [isIn, setIn] = useState(false);
  const next = isIn ? homePath() : loginPath();
  const [outcome, setOutcome] = useState<Outcome>(token === null ? 'expired' : 'checking');
  useEffect(() => {
    if (outcome !== 'checking' || token === null) return;
    let isCurrent = true;
    const run = async () => {
      const end = await check(endpoint, token);
      if (end === 'done' && (await enter?.()) === true) setIn(true);
      if (isCurrent) setOutcome(end);
    };
    void run();
    return () => {
      isCurrent = false;
    };
  }, [endpoint, outcome, token, enter]);
  useEffect(() => {
    if (outcome !== 'done') return;
    const timer = setTimeout(() => void router.navigate({ href: next }), pause);
    return () => clearTimeout(timer);
  }, [outcome, next, router]);
  return (
    <Door title={title}>
      {outcome === 'checking' && (
        <div className="doorsay" role="status">
          <span className="spin" aria-hidden="true" />
          <h1>{t('verifying')}</h1>
        </div>
      )}
      {outcome === 'done' && (
        <DoorMessage icon={CircleCheck} title={done} text={isIn ? t('verifiedIn') : doneText}>
          <ButtonLink kind="primary" isBlock href={next}>
            {t(isIn ? 'goOn' : 'toLogin')}
          </ButtonLink>
        </DoorMessage>
      )}
      {(outcome === 'expired' || outcome === 'taken') && (
        <DoorMessage
          icon={Hourglass}
          title={t(outcome === 'taken' ? 'emailTaken' : 'linkExpired')}
          text={outcome === 'taken' ? t('emailTakenText') : expiredText}
        >
          <ButtonLink kind="primary" isBlock href={renew.href}>
            {renew.label}
          </ButtonLink>
        </DoorMessage>
      )}
      {outcome === 'unreachable' && (
        <DoorMessage icon={WifiOff} title={t('unreachable')} text={t('unreachableText')}>
          <Button kind="primary" isBlock onClick={() => setOutcome('checking')}>
            {t('tryAgain')}
          </Button>
        </DoorMessage>
      )}
    </Door>
  );
};
