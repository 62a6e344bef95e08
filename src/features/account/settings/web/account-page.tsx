import {
  Archive,
  Bell,
  BookOpenCheck,
  CreditCard,
  KeyRound,
  MailPlus,
  ShieldCheck,
  Trash2,
  UserRound,
} from 'lucide-react';
import { useText } from '#platform/web/texts/i18n.ts';
import { useAppState } from '#platform/web/session/state.ts';
import { useLinkToken } from '#platform/web/session/link-token.ts';
import { useRouteSearch } from '#platform/web/frame/use-route-search.ts';
import { useIsAtLeast } from '#platform/web/ui/shell/breakpoint.ts';
import { PageHeader } from '#platform/web/ui/shell/page-header.tsx';
import { Page } from '#platform/web/ui/shell/page.tsx';
import { SideTabs } from '#platform/web/ui/shell/side-tabs.tsx';
import { TabList } from '#platform/web/ui/shell/tab-list.tsx';
import { accountPath } from '../paths.ts';
import type { texts } from '../texts.en.ts';
import { BillingTab } from './billing-tab.tsx';
import { DeleteTab } from './delete-tab.tsx';
import { GeneralTab } from './general-tab.tsx';
import { NotificationsTab } from './notifications-tab.tsx';
import { type AccountTab, accountTabs, type AccountParts, shownTab } from './feature.tsx';
import { SecurityTab } from './security-tab.tsx';
import { useNewEmail } from './use-new-email.ts';

const icons = {
  general: UserRound,
  security: ShieldCheck,
  notifications: Bell,
  invitations: MailPlus,
  billing: CreditCard,
  bookkeeping: BookOpenCheck,
  archive: Archive,
  api: KeyRound,
  delete: Trash2,
} as const;

const here = accountPath();

/** How does Krogkoll know and reach me? */
export const AccountPage = ({ parts }: { readonly parts: Partial<AccountParts> }) => {
  const t = useText<typeof texts>('settings');
  const isWide = useIsAtLeast('md');
  const { tab } = useRouteSearch(shownTab);
  useNewEmail(useLinkToken('token'));
  const { OwnInvitations, Api } = parts;
  const isOwner = useAppState((state) => state.selectedUnit?.role === 'owner');
  const Kept = isOwner ? parts.Archive : undefined;
  const Books = isOwner ? parts.Bookkeeping : undefined;
  const brought: Partial<Record<AccountTab, unknown>> = {
    invitations: OwnInvitations,
    api: Api,
    archive: Kept,
    bookkeeping: Books,
  };
  const offered = accountTabs.filter((id) => !(id in brought) || brought[id] !== undefined);
  const tabs = offered.map((id) => ({
    id,
    href: accountPath({ tab: id }),
    label: t(`tab.${id}`),
    icon: icons[id],
  }));
  const current: AccountTab = tab ?? 'general';
  const shown = {
    general: <GeneralTab />,
    security: <SecurityTab />,
    notifications: <NotificationsTab />,
    invitations: OwnInvitations && <OwnInvitations />,
    billing: <BillingTab {...parts} />,
    bookkeeping: Books && <Books />,
    archive: Kept && <Kept />,
    api: Api && <Api />,
    delete: <DeleteTab />,
  }[current];
  const title = t(`tab.${current}`);
  if (isWide)
    return (
      <Page title={`${title}, ${t('title')}`}>
        <PageHeader title={t('title')} />
        <SideTabs label={t('title')} tabs={tabs} currentId={current}>
          <h2 className="visually-hidden">{title}</h2>
          {shown}
        </SideTabs>
      </Page>
    );
  if (tab === undefined)
    return (
      <Page title={t('title')}>
        <PageHeader title={t('title')} />
        <TabList label={t('title')} tabs={tabs} />
      </Page>
    );
  return (
    <Page title={title} backHref={here}>
      <h1 className="visually-hidden" tabIndex={-1}>
        {title}
      </h1>
      <div className="sidepanel">{shown}</div>
    </Page>
  );
};
