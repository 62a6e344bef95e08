import { Pencil } from 'lucide-react';
import { type ComponentType, type ReactNode, useEffect, useRef, useState } from 'react';
import { formatBankgiro } from '#core/values/giro.ts';
import { formatOrganizationNumber } from '#core/values/organization-number.ts';
import { type Outlet, organizationsContract } from '../contract.ts';
import { useLanguage, useText } from '#platform/web/texts/i18n.ts';
import { telephoneText } from '#platform/wire/phone.ts';
import { useCall } from '#platform/web/calls/query.ts';
import { useAppState, useMayEdit } from '#platform/web/session/state.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Card, Facts } from '#platform/web/ui/card.tsx';
import { LoadFailed } from '#platform/web/ui/shell/load-failed.tsx';
import { Skeleton } from '#platform/web/ui/shell/skeleton.tsx';
import { showToast } from '#platform/web/ui/overlays/toasts.ts';
import type { texts } from '../texts.en.ts';
import { OutletChange } from './outlet-change.tsx';
import type { Group } from './outlet-fields.ts';
import styles from './outlet-details.module.css';

/** What stands together on the screen: the form's groups by their card. */
const cards = [
  { id: 'company', groups: ['restaurant', 'company'] },
  { id: 'contact', groups: ['contact'] },
  { id: 'invoices', groups: ['invoices'] },
  { id: 'payment', groups: ['payment'] },
] as const;

type CardId = (typeof cards)[number]['id'];

const Site = ({ address }: { readonly address: string }) => (
  <a href={address} target="_blank" rel="noopener noreferrer">
    {address.replace(/^https?:\/\//, '').replace(/\/$/, '')}
  </a>
);

const useFacts = (outlet: Outlet): Readonly<Record<CardId, readonly (readonly [string, ReactNode])[]>> => {
  const t = useText<typeof texts>('organizations');
  const language = useLanguage();
  const given = (value: string | null): ReactNode =>
    value === null || value === '' ? <span className="muted">{t('missing')}</span> : value;
  const { website, zip_code, city, country, category } = outlet;
  const land = new Intl.DisplayNames(language, { type: 'region' }).of(country) ?? country;
  const site = website ? <Site address={website} /> : given(null);
  const town = [zip_code, city].filter(Boolean).join(' ');
  return {
    company: [
      [t('field.display_name'), outlet.displayName],
      [t('field.category'), given(category && t(`category.${category}`))],
      [t('field.website'), site],
      [t('field.legal_name'), outlet.legal_name],
      [t('field.organization_number'), formatOrganizationNumber(outlet.organization_number)],
    ],
    contact: [
      [t('field.street'), given(outlet.street)],
      [t('field.city'), given(town)],
      [t('field.country'), land],
      [t('field.contact_email'), given(outlet.contact_email)],
      [t('field.contact_tel'), given(outlet.contact_tel && telephoneText(outlet.contact_tel))],
    ],
    invoices: [[t('field.forward_email'), given(outlet.forward_email)]],
    payment: [
      [t('field.bankgiro_number'), given(outlet.bankgiro_number && formatBankgiro(outlet.bankgiro_number))],
    ],
  };
};

interface GroupCardProps {
  readonly outlet: Outlet;
  readonly id: CardId;
  readonly groups: readonly Group[];
  readonly facts: readonly (readonly [string, ReactNode])[];
}

/** One group to read; Change opens its fields in place, and saving leads the focus back to Change. */
const GroupCard = ({ outlet, id, groups, facts }: GroupCardProps) => {
  const t = useText<typeof texts>('organizations');
  const mayEdit = useMayEdit();
  const [isOpen, setOpen] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const wasOpen = useRef(false);
  useEffect(() => {
    const { current } = box;
    if (isOpen) current?.querySelector<HTMLElement>('input, select')?.focus();
    else if (wasOpen.current) current?.querySelector<HTMLElement>('[data-change]')?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  const name = t(`group.${id}`);
  const formId = `change-${id}`;
  return (
    <div ref={box}>
      <Card
        title={name}
        {...(mayEdit && !isOpen
          ? {
              aside: (
                <Button
                  isSmall
                  icon={Pencil}
                  data-change=""
                  aria-label={t('changeGroup', { group: name })}
                  onClick={() => setOpen(true)}
                >
                  {t('change')}
                </Button>
              ),
            }
          : {})}
      >
        {isOpen ? (
          <>
            <OutletChange
              id={formId}
              outlet={outlet}
              groups={groups}
              hasCards={false}
              onBusy={setBusy}
              onSaved={() => {
                setOpen(false);
                showToast({ text: t('saved') });
              }}
            />
            <div className={`acts ${styles.changeacts}`}>
              <Button kind="primary" type="submit" form={formId} isBusy={isBusy}>
                {t('save')}
              </Button>
              <Button kind="quiet" onClick={() => setOpen(false)}>
                {t('cancel')}
              </Button>
            </div>
          </>
        ) : (
          <Facts facts={facts} />
        )}
      </Card>
    </div>
  );
};

/** Every field at once. */
const WholeForm = ({ outlet, onDone }: { readonly outlet: Outlet; readonly onDone: () => void }) => {
  const t = useText<typeof texts>('organizations');
  const [isBusy, setBusy] = useState(false);
  return (
    <>
      <OutletChange
        id="change-all"
        outlet={outlet}
        groups={['restaurant', 'company', 'contact', 'invoices', 'payment']}
        onBusy={setBusy}
        onSaved={() => {
          onDone();
          showToast({ text: t('saved') });
        }}
      />
      <div className={`acts ${styles.changeacts} ${styles.sticky}`}>
        <Button kind="primary" type="submit" form="change-all" isBusy={isBusy}>
          {t('saveAll')}
        </Button>
        <Button kind="quiet" onClick={onDone}>
          {t('cancel')}
        </Button>
      </div>
    </>
  );
};

export interface GeneralTabProps {
  /** All fields open, as at `/setting/outlet`. */
  readonly isOpen: boolean;
  readonly onDone: () => void;
  readonly AddressCard?: ComponentType<{ readonly name: string; readonly address: string }> | undefined;
  readonly ReceiverCard?: ComponentType | undefined;
  readonly MarketCard?: ComponentType | undefined;
  readonly StructureCard?: ComponentType | undefined;
}

/** Is our information right: company, contact, invoices and payment of the selected restaurant. */
export const GeneralTab = ({ isOpen, onDone, ...parts }: GeneralTabProps) => {
  const t = useText<typeof texts>('organizations');
  const here = useAppState((state) => state.selectedOutlet);
  const mayEdit = useMayEdit();
  const { data, error, refetch } = useCall(organizationsContract.listOutlets, {});
  const outlet = data?.find(({ id }) => id === here);
  if (outlet === undefined)
    return (
      <Card>
        {error === null && data === undefined ? (
          <Skeleton lines={8} />
        ) : (
          <LoadFailed title={t('outletFailed')} error={error} onRetry={() => void refetch()} />
        )}
      </Card>
    );
  if (isOpen && mayEdit) return <WholeForm outlet={outlet} onDone={onDone} />;
  return <Groups outlet={outlet} {...parts} />;
};

const Groups = ({
  outlet,
  AddressCard,
  ReceiverCard,
  MarketCard,
  StructureCard,
}: Omit<GeneralTabProps, 'isOpen' | 'onDone'> & { readonly outlet: Outlet }) => {
  const t = useText<typeof texts>('organizations');
  const mayEdit = useMayEdit();
  const facts = useFacts(outlet);
  return (
    <>
      {AddressCard && <AddressCard name={outlet.displayName} address={outlet.inboundAddress} />}
      {ReceiverCard && <ReceiverCard />}
      {cards.map(({ id, groups }) => (
        <GroupCard key={id} id={id} outlet={outlet} groups={groups} facts={facts[id]} />
      ))}
      {MarketCard && <MarketCard />}
      {StructureCard && <StructureCard />}
      {!mayEdit && <p className="muted small">{t('readOnly')}</p>}
    </>
  );
};
