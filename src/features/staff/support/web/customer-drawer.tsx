import { useState } from 'react';
import { useText } from '#platform/web/texts/i18n.ts';
import { useCall } from '#platform/web/calls/query.ts';
import { useQueryString } from '#platform/web/calls/query-string.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Facts } from '#platform/web/ui/card.tsx';
import { Drawer } from '#platform/web/ui/overlays/drawer.tsx';
import { Avatar } from '#platform/web/ui/plate.tsx';
import { type Customer, supportContract } from '../contract.ts';
import type { texts } from '../texts.en.ts';
import type { CustomerParts } from './feature.tsx';
import { ImpersonateDialog } from './impersonate-dialog.tsx';
import styles from './support.module.css';

type Organization = Customer['organizations'][number];

/** Who else belongs to the organization; the search finds them by its name. */
const People = ({ organization, than }: { readonly organization: Organization; readonly than: string }) => {
  const t = useText<typeof texts>('support');
  const { hrefWith } = useQueryString();
  const { organizationId, name } = organization;
  const { data } = useCall(supportContract.findCustomers, { query: { search: name, limit: 100 } });
  const seats = (data?.content ?? []).flatMap((person) =>
    person.organizations
      .filter((seat) => seat.organizationId === organizationId && person.userId !== than)
      .map(({ role }) => ({ ...person, role })),
  );
  if (seats.length === 0) return null;
  return (
    <>
      <h4>{t('people')}</h4>
      <ul className={styles.colleagues}>
        {seats.map(({ userId, fullName, role }) => (
          <li key={userId}>
            <Avatar name={fullName} />
            <a href={hrefWith({ q: name, customer: userId })}>{fullName}</a>
            <span className="muted small">{t(`role.${role}`)}</span>
          </li>
        ))}
      </ul>
    </>
  );
};

/** One customer: companies, restaurants and colleagues, and the way to act as them. */
export const CustomerDrawer = ({
  customer,
  parts: { OrganizationActs },
  onClose,
}: {
  readonly customer: Customer;
  readonly parts: Partial<CustomerParts>;
  readonly onClose: () => void;
}) => {
  const t = useText<typeof texts>('support');
  const [isAsking, setAsking] = useState(false);
  const { userId, fullName, email, onboardingStatus, organizations } = customer;
  return (
    <>
      <Drawer
        title={fullName}
        detail={email}
        lead={<Avatar name={fullName} />}
        onClose={onClose}
        footer={
          <Button kind="primary" isBlock onClick={() => setAsking(true)}>
            {t('impersonate')}
          </Button>
        }
      >
        <div className="stack">
          {onboardingStatus !== 'ONBOARDED' && <p className="muted small">{t('notOnboarded')}</p>}
          {organizations.length === 0 && <p className="muted">{t('noOrganization')}</p>}
          {organizations.map((organization) => (
            <section className={styles.customerpart} key={organization.organizationId}>
              <h3>{organization.name}</h3>
              <Facts
                facts={[
                  [t('organizationNumber'), organization.organizationNumber],
                  [t('role'), t(`role.${organization.role}`)],
                  [t('restaurants'), organization.outlets.map(({ name }) => name).join(', ')],
                ]}
              />
              {OrganizationActs !== undefined && (
                <OrganizationActs organizationId={organization.organizationId} name={organization.name} />
              )}
              <People organization={organization} than={userId} />
            </section>
          ))}
        </div>
      </Drawer>
      {isAsking && <ImpersonateDialog customer={customer} onClose={() => setAsking(false)} />}
    </>
  );
};
