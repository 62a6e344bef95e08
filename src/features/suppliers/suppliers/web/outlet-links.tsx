import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useErrorText } from '#platform/web/texts/error-text.ts';
import { useFormat } from '#platform/web/formats/format.ts';
import { useText } from '#platform/web/texts/i18n.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { ConfirmDialog } from '#platform/web/ui/overlays/confirm-dialog.tsx';
import { Segment } from '#platform/web/ui/forms/segment.tsx';
import type { OutletLink } from '../rules-finder.ts';
import type { texts } from '../texts.en.ts';
import { Status } from './status-cell.tsx';
import type { Place } from './use-finder.ts';
import { type LinkActs, useLinkActs } from './use-link-acts.ts';
import styles from './suppliers.module.css';

interface OneProps {
  readonly supplier: { readonly id: string; readonly displayName: string };
  readonly place: Place;
  readonly link: OutletLink | undefined;
  readonly acts: LinkActs;
}

const Choice = ({
  supplier,
  place,
  acts,
  status,
}: Omit<OneProps, 'link'> & { status: 'active' | 'inactive' }) => {
  const t = useText<typeof texts>('suppliers');
  const [isAsking, setAsking] = useState(false);
  const names = { supplier: supplier.displayName, outlet: place.name };
  return (
    <>
      <Segment
        label={place.name}
        value={status}
        choices={[
          { value: 'active', label: t('active') },
          { value: 'inactive', label: t('inactive') },
        ]}
        onChange={(chosen) => {
          if (chosen === status || acts.isBusy) return;
          if (chosen === 'inactive') setAsking(true);
          else acts.setStatus(place, 'active');
        }}
      />
      {isAsking && (
        <ConfirmDialog
          title={t('inactivateTitle', names)}
          consequence={t('inactivateText', names)}
          confirmLabel={t('inactivate')}
          onCancel={() => setAsking(false)}
          onConfirm={() => {
            setAsking(false);
            acts.setStatus(place, 'inactive');
          }}
        />
      )}
    </>
  );
};

const One = ({ supplier, place, link, acts }: OneProps) => {
  const t = useText<typeof texts>('suppliers');
  const format = useFormat();
  const { id, name, mayEdit } = place;
  const isWaiting = link?.status === 'requested';
  return (
    <li key={id}>
      <div className="spread">
        <b className="strong">{name}</b>
        {link === undefined && <span className="muted small">{t('status.none')}</span>}
        {isWaiting && <Status status="requested" text={t('waiting')} />}
        {link !== undefined && !isWaiting && (
          <span className="muted small">
            {!mayEdit && `${t(`status.${link.status}`)} `}
            {t('since', { date: format.date(link.since) })}
          </span>
        )}
      </div>
      {mayEdit && link === undefined && (
        <Button isSmall icon={Plus} isBusy={acts.isBusy} onClick={() => acts.add([place])}>
          {t('add')}
          <span className="visually-hidden">{name}</span>
        </Button>
      )}
      {mayEdit && isWaiting && (
        <Button isSmall isBusy={acts.isBusy} onClick={() => acts.withdraw(place)}>
          {t('withdraw')}
          <span className="visually-hidden">{name}</span>
        </Button>
      )}
      {mayEdit && link !== undefined && link.status !== 'requested' && (
        <Choice supplier={supplier} place={place} acts={acts} status={link.status} />
      )}
    </li>
  );
};

interface OutletLinksProps {
  readonly supplier: { readonly id: string; readonly displayName: string };
  readonly links: readonly OutletLink[];
  readonly places: readonly Place[];
}

/** How a supplier stands at each restaurant, and what can be done about it. */
export const OutletLinks = ({ supplier, links, places }: OutletLinksProps) => {
  const t = useText<typeof texts>('suppliers');
  const acts = useLinkActs(supplier);
  const failure = useErrorText(acts.error?.failure ?? null);
  const linkAt = ({ id }: Place) => links.find(({ outletId }) => outletId === id);
  const free = places.filter((place) => place.mayEdit && linkAt(place) === undefined);
  return (
    <>
      {failure !== '' && (
        <p className="poor small" role="alert">
          {failure}
        </p>
      )}
      <ul className={styles.outletlinks}>
        {places.map((place) => (
          <One key={place.id} supplier={supplier} place={place} link={linkAt(place)} acts={acts} />
        ))}
      </ul>
      {free.length > 1 && (
        <Button kind="quiet" isSmall icon={Plus} isBusy={acts.isBusy} onClick={() => acts.add(free)}>
          {t('addAll')}
        </Button>
      )}
    </>
  );
};
