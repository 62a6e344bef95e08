import { Signature, Store, Truck } from 'lucide-react';
import type { ComponentType } from 'react';
import { accountsContract } from '#features/account/accounts/contract.ts';
import { settingsContract } from '#features/account/settings/contract.ts';
import { useText } from '#platform/web/texts/i18n.ts';
import { useCall } from '#platform/web/calls/query.ts';
import { useAppState } from '#platform/web/session/state.ts';
import { ButtonLink } from '#platform/web/ui/button.tsx';
import { Card } from '#platform/web/ui/card.tsx';
import { Plate } from '#platform/web/ui/plate.tsx';
import { personPath } from '../paths.ts';
import type { texts } from '../texts.en.ts';
import { pendingStep, suppliersHref, useOnboarding } from './draft.ts';
import { Step } from './step.tsx';
import styles from './onboarding.module.css';

const things = [
  { icon: Store, name: 'thingOutlets', text: 'thingOutletsText' },
  { icon: Truck, name: 'thingSuppliers', text: 'thingSuppliersText' },
  { icon: Signature, name: 'thingSigning', text: 'thingSigningText' },
] as const;

const Questions = () => {
  const t = useText<typeof texts>('onboarding');
  const { data } = useCall(accountsContract.readSignUp, {});
  if (data === undefined) return null;
  return (
    <p className="muted small">
      {t('questions', { phone: data.supportPhone })}{' '}
      <a href={`mailto:${data.supportEmail}`}>{data.supportEmail}</a>
    </p>
  );
};

/** What this is going to take, what one is invited to, and the way in. */
export const WelcomePage = ({
  OwnInvitations,
}: {
  readonly OwnInvitations: ComponentType<{ readonly empty: null }>;
}) => {
  const t = useText<typeof texts>('onboarding');
  const { draft, outlets } = useOnboarding();
  const { data: profile } = useCall(settingsContract.readProfile, {});
  const firstName = useAppState((state) => state.user?.fullName.split(' ')[0] ?? '');
  const isKnown = profile === undefined || (profile.fullName.trim() !== '' && profile.phone !== null);
  const hasBegun = draft !== null || outlets.length > 0;
  const begin = outlets.length > 0 ? suppliersHref(outlets.length) : pendingStep(draft);
  return (
    <Step
      title={firstName === '' ? t('title') : t('welcome', { name: firstName })}
      lede={t(hasBegun ? 'goOnLede' : 'welcomeLede')}
    >
      <OwnInvitations empty={null} />
      <Card className={styles.things}>
        <ol>
          {things.map(({ icon, name, text }) => (
            <li key={name} className="duo">
              <Plate icon={icon} isLarge />
              <div>
                <b>{t(name)}</b>
                <small>{t(text)}</small>
              </div>
            </li>
          ))}
        </ol>
        <p className="small muted">{t('atHand')}</p>
        <ButtonLink kind="primary" isBlock href={isKnown ? begin : personPath()}>
          {t(hasBegun ? 'goOn' : 'start')}
        </ButtonLink>
      </Card>
      <Questions />
    </Step>
  );
};
