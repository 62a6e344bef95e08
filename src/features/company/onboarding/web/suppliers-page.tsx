import { useRouter } from '@tanstack/react-router';
import { type ComponentType, type ReactNode, useEffect, useRef, useState } from 'react';
import type { Failure } from '#platform/web/calls/api.ts';
import { useText } from '#platform/web/texts/i18n.ts';
import { useQueryString } from '#platform/web/calls/query-string.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { FormAlert } from '#platform/web/ui/forms/form-alert.tsx';
import { addOutletsPath, reviewSetupPath, savingSuppliersPath } from '../paths.ts';
import type { texts } from '../texts.en.ts';
import { newestDraft, type Onboarding, saveDraft, suppliersHref, useOnboarding } from './draft.ts';
import { Step } from './step.tsx';
import styles from './onboarding.module.css';

type Choice = ReadonlyMap<string, ReadonlySet<string>>;

/** The choice of suppliers, which another feature brings. */
export interface SupplierChoiceProps {
  readonly intro: ReactNode;
  readonly outlets: readonly { readonly id: string; readonly displayName: string }[];
  readonly choice: Choice;
  readonly onChange: (choice: Choice) => void;
  readonly isDividing: boolean;
  readonly onDivided: () => void;
}

const keepAfter = 800;

const choiceOf = ({ draft, outlets }: Onboarding): Choice =>
  new Map(
    (draft?.suppliers ?? []).map(({ supplierId, outletIds = [] }) => [
      supplierId,
      new Set(outletIds.filter((id) => outlets.some((outlet) => outlet.id === id))),
    ]),
  );

const keep = (choice: Choice): Promise<Failure | null> =>
  saveDraft({
    ...newestDraft(),
    suppliers: [...choice].map(([supplierId, outletIds]) => ({ supplierId, outletIds: [...outletIds] })),
  });

/** The choice so far, which is kept a moment after each change and when the step is left. */
const useChoice = (onboarding: Onboarding) => {
  const [choice, setChoice] = useState<Choice>(() => choiceOf(onboarding));
  const pending = useRef<{ choice: Choice; timer: ReturnType<typeof setTimeout> } | null>(null);
  const flush = (): Promise<Failure | null> => {
    const waiting = pending.current;
    pending.current = null;
    if (waiting === null) return Promise.resolve(null);
    clearTimeout(waiting.timer);
    return keep(waiting.choice);
  };
  const change = (next: Choice) => {
    setChoice(next);
    if (pending.current !== null) clearTimeout(pending.current.timer);
    pending.current = { choice: next, timer: setTimeout(() => void flush(), keepAfter) };
  };
  useEffect(() => () => void flush(), []);
  return { choice, change, flush };
};

/** Whom the restaurants buy from. */
export const SuppliersPage = ({
  SupplierChoice,
}: {
  readonly SupplierChoice: ComponentType<SupplierChoiceProps>;
}) => {
  const t = useText<typeof texts>('onboarding');
  const router = useRouter();
  const onboarding = useOnboarding();
  const { choice, change, flush } = useChoice(onboarding);
  const [isDividing, setDividing] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  const leave = async (href: string) => {
    setBusy(true);
    const error = await flush();
    setBusy(false);
    setFailure(error);
    if (error === null) await router.navigate({ href });
  };
  const isSeveral = onboarding.outlets.length > 1;
  const { values } = useQueryString();
  // The address says for how many it is, also where somebody typed it.
  const [corrected] = useState(() => {
    const own = suppliersHref(onboarding.outlets.length);
    return own.endsWith(`=${values['type'] ?? ''}`) ? null : own;
  });
  useEffect(() => {
    if (corrected !== null) void router.navigate({ href: corrected, replace: true });
  }, [corrected, router]);
  return (
    <Step
      title={t('suppliersTitle')}
      stage={2}
      width="wide"
      backHref={addOutletsPath()}
      hasOwnIntro
      chosen={
        <span className={styles.chosenbar}>
          {t('chosen', { count: choice.size })}
          {isSeveral && (
            <button
              type="button"
              className="linkbtn small"
              disabled={choice.size === 0}
              onClick={() => setDividing(true)}
            >
              {t('distribute')}
            </button>
          )}
        </span>
      }
      later={
        <Button kind="quiet" onClick={() => void leave(reviewSetupPath())}>
          {t('later')}
        </Button>
      }
      next={{
        label: t('toReview'),
        isBusy,
        onClick: () => void leave(savingSuppliersPath()),
      }}
    >
      <SupplierChoice
        intro={
          <div className="intro">
            <FormAlert failure={failure}>
              <p>{t('keepFailed')}</p>
            </FormAlert>
            <h1 tabIndex={-1}>{t('suppliersTitle')}</h1>
            <p className="lede">{t('suppliersLede')}</p>
          </div>
        }
        outlets={onboarding.outlets}
        choice={choice}
        onChange={change}
        isDividing={isDividing}
        onDivided={() => setDividing(false)}
      />
    </Step>
  );
};
