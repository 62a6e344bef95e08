import { useRouter } from '@tanstack/react-router';
import { Circle } from 'lucide-react';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { Failure } from '#platform/web/calls/api.ts';
import { useErrorText } from '#platform/web/texts/error-text.ts';
import { useText } from '#platform/web/texts/i18n.ts';
import { Button, ButtonLink } from '#platform/web/ui/button.tsx';
import { Card } from '#platform/web/ui/card.tsx';
import { ErrorState } from '#platform/web/ui/shell/error-state.tsx';
import { Icon } from '#platform/web/ui/icon.tsx';
import { addOutletsPath, reviewSetupPath } from '../paths.ts';
import type { texts } from '../texts.en.ts';
import { type Refused, registerDraft, linkDraft } from './save-setup.ts';
import { suppliersHref, useGoOn, useOnboarding } from './draft.ts';
import { Step } from './step.tsx';
import styles from './onboarding.module.css';

interface SavingProps {
  readonly kind: 'outlets' | 'suppliers';
  readonly doing: readonly string[];
  readonly backHref: string;
  /** Sends everything; one key for all tries, so that a try whose answer was lost is not done twice. */
  readonly send: (key: string) => Promise<Refused | null>;
  readonly doneHref: string;
}

const none: Failure | null = null;

const useSaving = (send: SavingProps['send'], doneHref: string) => {
  const goOn = useGoOn();
  const key = useRef(crypto.randomUUID());
  const [refused, setRefused] = useState<Refused | null>(null);
  const [isBusy, setBusy] = useState(true);
  const isRunning = useRef(false);
  const run = useCallback(async () => {
    if (isRunning.current) return;
    isRunning.current = true;
    setBusy(true);
    const said = await send(key.current);
    isRunning.current = false;
    setRefused(said);
    if (said !== null) {
      setBusy(false);
      // What was refused was not done, and may be sent changed.
      if (said.failure.status >= 400) key.current = crypto.randomUUID();
      return;
    }
    await goOn(doneHref);
  }, [send, goOn, doneHref]);
  const first = useRef(run);
  useEffect(() => void first.current(), []);
  return { refused, isBusy, retry: () => void run() };
};

const Saving = ({ kind, doing, backHref, send, doneHref }: SavingProps) => {
  const t = useText<typeof texts>('onboarding');
  const { refused, isBusy, retry } = useSaving(send, doneHref);
  const wording = useErrorText(refused?.failure ?? none);
  return (
    <Step
      title={t(`saving.${kind}`)}
      lede={t('savingLede')}
      stage={kind === 'outlets' ? 1 : 2}
      backHref={backHref}
    >
      <Card>
        {refused !== null && !isBusy ? (
          <ErrorState
            title={t('savingFailed')}
            action={
              <div className="acts">
                {refused.href !== null && (
                  <ButtonLink kind="primary" href={refused.href}>
                    {t('correct')}
                  </ButtonLink>
                )}
                <Button {...(refused.href === null ? { kind: 'primary' as const } : {})} onClick={retry}>
                  {t('tryAgain')}
                </Button>
              </div>
            }
          >
            {wording} {refused.name !== null && t('faultAt', { name: refused.name })} {t('savingFailedText')}
          </ErrorState>
        ) : (
          <ul className={styles.doing} role="status">
            {doing.map((words, index) => (
              <li key={words}>
                {index === 0 ? <span className="spin" aria-hidden="true" /> : <Icon of={Circle} />}
                {words}
              </li>
            ))}
          </ul>
        )}
      </Card>
    </Step>
  );
};

/** Registers company and restaurants, while it says so. */
export const SetupOrganizationPage = () => {
  const t = useText<typeof texts>('onboarding');
  const router = useRouter();
  const { draft, outlets } = useOnboarding();
  const isDone = outlets.length > 0;
  useEffect(() => {
    if (isDone) void router.navigate({ href: suppliersHref(outlets.length), replace: true });
  }, [isDone, outlets.length, router]);
  const send = useCallback((key: string) => registerDraft(key, t('company')), [t]);
  if (isDone) return null;
  const count = draft?.outlets.length ?? 0;
  return (
    <Saving
      kind="outlets"
      doing={[t('doing.companies'), t('doing.outlets', { count }), t('doing.addresses')]}
      backHref={addOutletsPath()}
      send={send}
      doneHref={suppliersHref(count)}
    />
  );
};

/** Links the chosen suppliers to the restaurants, while it says so. */
export const SetupSupplierPage = () => {
  const t = useText<typeof texts>('onboarding');
  const { draft, outlets } = useOnboarding();
  const ids = outlets.map(({ id }) => id).join(',');
  const send = useCallback((key: string) => linkDraft(key, ids.split(',')), [ids]);
  return (
    <Saving
      kind="suppliers"
      doing={[t('doing.suppliers', { count: draft?.suppliers?.length ?? 0 })]}
      backHref={suppliersHref(outlets.length)}
      send={send}
      doneHref={reviewSetupPath()}
    />
  );
};
