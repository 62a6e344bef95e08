import { useRouter } from '@tanstack/react-router';
import { Store } from 'lucide-react';
import { useState } from 'react';
import type { Failure } from '#platform/web/calls/api.ts';
import { useText } from '#platform/web/texts/i18n.ts';
import { FormAlert } from '#platform/web/ui/forms/form-alert.tsx';
import { Icon } from '#platform/web/ui/icon.tsx';
import { Plate } from '#platform/web/ui/plate.tsx';
import { parentPath, startPath } from '../paths.ts';
import type { OnboardingDraft } from '../contract.ts';
import type { texts } from '../texts.en.ts';
import { blankDraft, saveDraft, useOnboarding } from './draft.ts';
import { Step } from './step.tsx';
import '#platform/web/ui/forms/picks.css';
import styles from './onboarding.module.css';

type Kind = OnboardingDraft['kind'];
const kinds = ['one', 'several'] as const;

/** One restaurant, or several. */
export const OrganizationPage = () => {
  const t = useText<typeof texts>('onboarding');
  const router = useRouter();
  const { draft } = useOnboarding();
  const [kind, setKind] = useState<Kind>(draft?.kind ?? 'one');
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  const goOn = async () => {
    setBusy(true);
    const error = await saveDraft({ ...(draft ?? blankDraft), kind });
    setBusy(false);
    setFailure(error);
    if (error === null) await router.navigate({ href: parentPath() });
  };
  return (
    <Step
      title={t('kindTitle')}
      lede={t('kindLede')}
      stage={1}
      backHref={startPath()}
      next={{ label: t('next'), isBusy, onClick: () => void goOn() }}
    >
      <FormAlert failure={failure}>
        <p>{t('keepFailed')}</p>
      </FormAlert>
      <fieldset className={styles.kinds}>
        <legend className="visually-hidden">{t('kindTitle')}</legend>
        {kinds
          .map((one) => ({ one, name: t(`kind.${one}`), text: t(`kindText.${one}`) }))
          .map(({ one, name, text }) => (
            <label key={one} className={`pick ${styles.kind}`}>
              <Plate isLarge>
                <Icon of={Store} />
                {one === 'several' && <Icon of={Store} />}
              </Plate>
              <span className="grow">
                <b>{name}</b>
                <small>{text}</small>
              </span>
              <input
                className="radio"
                type="radio"
                name="kind"
                checked={kind === one}
                onChange={() => setKind(one)}
              />
            </label>
          ))}
      </fieldset>
    </Step>
  );
};
