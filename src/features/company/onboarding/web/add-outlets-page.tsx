import { useRouter } from '@tanstack/react-router';
import { Pencil, Plus, Trash2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import type { OutletForm } from '#features/company/outlets/rules-outlet.ts';
import { useText } from '#platform/web/texts/i18n.ts';
import { Badge } from '#platform/web/ui/badge.tsx';
import { Button, ButtonLink } from '#platform/web/ui/button.tsx';
import { Card } from '#platform/web/ui/card.tsx';
import { Monogram } from '#platform/web/ui/plate.tsx';
import { firstOutletPath, savingOutletsPath, startPath, addOutletsPath } from '../paths.ts';
import type { texts } from '../texts.en.ts';
import {
  hasOwnCompany,
  isComplete,
  newestDraft,
  pendingStep,
  saveDraft,
  suppliersHref,
  useOnboarding,
} from './draft.ts';
import { Step } from './step.tsx';
import styles from './onboarding.module.css';

interface PlaceRowProps {
  readonly name: string;
  readonly detail: string;
  readonly note?: ReactNode;
  readonly href: string;
  readonly onRemove?: (() => void) | undefined;
}

const PlaceRow = ({ name, detail, note, href, onRemove }: PlaceRowProps) => {
  const t = useText<typeof texts>('onboarding');
  return (
    <li>
      <div className="duo">
        <Monogram name={name} />
        <div>
          <b>{name}</b>
          <small>{detail}</small>
        </div>
      </div>
      {note}
      <div className="acts">
        <ButtonLink isSmall icon={Pencil} href={href} aria-label={t('changeName', { name })}>
          {t('change')}
        </ButtonLink>
        {onRemove !== undefined && (
          <Button
            isSmall
            kind="quiet"
            icon={Trash2}
            aria-label={t('removeName', { name })}
            onClick={onRemove}
          >
            {t('remove')}
          </Button>
        )}
      </div>
    </li>
  );
};

const detailOf = (place: OutletForm, company: string): string =>
  [[place.street, place.city].filter(Boolean).join(', '), hasOwnCompany(place) ? place.legal_name : company]
    .filter(Boolean)
    .join(' · ');

/** Restaurants that are not registered yet. */
const DraftPlaces = () => {
  const t = useText<typeof texts>('onboarding');
  const router = useRouter();
  const { draft } = useOnboarding();
  const [isBusy, setBusy] = useState(false);
  const places = draft?.outlets ?? [];
  const isOne = draft?.kind !== 'several' && places.length < 2;
  const company = draft?.parent?.organizationName ?? '';
  const remove = (at: number) =>
    void saveDraft({ ...newestDraft(), outlets: newestDraft().outlets.filter((_, index) => index !== at) });
  const add = async () => {
    setBusy(true);
    await saveDraft({ ...newestDraft(), kind: 'several' });
    setBusy(false);
    await router.navigate({ href: firstOutletPath({ edit: String(places.length) }) });
  };
  const open = places.findIndex((place) => !isComplete(place));
  const goOn = () => {
    const pending = pendingStep(draft);
    const target = open >= 0 ? firstOutletPath({ edit: String(open) }) : savingOutletsPath();
    void router.navigate({ href: pending === addOutletsPath() ? target : pending });
  };
  return (
    <Step
      title={t(isOne ? 'moreTitleOne' : 'moreTitle')}
      {...(isOne ? {} : { lede: t('moreLede') })}
      eyebrow={t('place', { step: 3, count: 3 })}
      stage={1}
      backHref={firstOutletPath()}
      next={{ label: t(isOne ? 'onlyOne' : 'next'), onClick: goOn }}
    >
      <Card>
        <ul className={styles.places}>
          {places.map((place, at) => (
            <PlaceRow
              key={at}
              name={place.display_name?.trim() || t('unnamed', { number: at + 1 })}
              detail={detailOf(place, company)}
              note={!isComplete(place) && <Badge tone="line">{t('incomplete')}</Badge>}
              href={firstOutletPath({ edit: String(at) })}
              onRemove={places.length > 1 ? () => remove(at) : undefined}
            />
          ))}
        </ul>
        <Button icon={Plus} isBusy={isBusy} onClick={() => void add()}>
          {t('addOne')}
        </Button>
      </Card>
    </Step>
  );
};

/** The restaurants so far, to change, remove and add to. */
export const AddOutletsPage = () => {
  const t = useText<typeof texts>('onboarding');
  const router = useRouter();
  const { outlets, organizations } = useOnboarding();
  if (outlets.length === 0) return <DraftPlaces />;
  return (
    <Step
      title={t('moreTitle')}
      lede={t('moreLede')}
      stage={1}
      backHref={startPath()}
      next={{
        label: t('next'),
        onClick: () => void router.navigate({ href: suppliersHref(outlets.length) }),
      }}
    >
      <Card>
        <ul className={styles.places}>
          {outlets.map(({ id, displayName }) => (
            <PlaceRow
              key={id}
              name={displayName}
              detail={organizations.length === 1 ? (organizations[0]?.name ?? '') : t('registered')}
              href={firstOutletPath({ edit: id })}
            />
          ))}
        </ul>
        <ButtonLink icon={Plus} href={firstOutletPath({ edit: 'new' })}>
          {t('addOne')}
        </ButtonLink>
      </Card>
    </Step>
  );
};
