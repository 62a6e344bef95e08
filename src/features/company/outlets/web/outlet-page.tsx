import { Plus, UserPlus } from 'lucide-react';
import type { ComponentType } from 'react';
import { may } from '#core/access/policy.ts';
import { formatOrganizationNumber } from '#core/values/organization-number.ts';
import { ListExport } from '#platform/web/frame/list-export.tsx';
import { ListImport } from '#platform/web/frame/list-import.tsx';
import { useText } from '#platform/web/texts/i18n.ts';
import { useQueryString } from '#platform/web/calls/query-string.ts';
import { useMayRegister } from '#platform/web/session/may-register.ts';
import { useAppState } from '#platform/web/session/state.ts';
import { Button, ButtonLink } from '#platform/web/ui/button.tsx';
import { PageHeader } from '#platform/web/ui/shell/page-header.tsx';
import { Page } from '#platform/web/ui/shell/page.tsx';
import { Tabs } from '#platform/web/ui/shell/tabs.tsx';
import { createOutletPath, outletPath } from '../paths.ts';
import type { texts } from '../texts.en.ts';
import type { OutletParts } from './feature.tsx';
import { useOutlet } from './use-outlet.ts';
import styles from './outlets.module.css';

const outletTabs = ['general', 'team', 'power', 'suppliers', 'activity'] as const;

interface OutletPageProps extends Partial<OutletParts> {
  readonly SuppliersTab: ComponentType;
}

/** Is our information right, and who has access? */
export const OutletPage = ({ SuppliersTab, ...parts }: OutletPageProps) => {
  const { GeneralTab, TeamTab, TeamPanel, InviteDialog, ActivityTab, PowerTab } = parts;
  const t = useText<typeof texts>('outlets');
  const { values, change } = useQueryString();
  const unit = useAppState((state) => state.selectedUnit);
  const { outlet } = useOutlet();
  const role = unit?.role ?? 'reporter';
  const mayRead = may(role, 'organization.read-activity');
  const isOffered = {
    general: GeneralTab !== undefined,
    team: TeamTab !== undefined,
    power: PowerTab !== undefined,
    suppliers: true,
    activity: mayRead && ActivityTab !== undefined,
  };
  const tabs = outletTabs.filter((one) => isOffered[one]);
  const tab = tabs.find((one) => one === values['tab']) ?? 'general';
  const number = outlet?.outletInformation.organizationNumber;
  const lede = [number === undefined ? '' : formatOrganizationNumber(number), t(`role.${role}`)]
    .filter(Boolean)
    .join(' · ');
  const mayAdd = useMayRegister();
  const isTeam = tab === 'team';
  const mayInvite = may(role, 'team.invite');
  const close = () => change({ member: null, invitation: null });
  const hasPanel = isTeam && (values['member'] ?? values['invitation']) !== undefined;
  return (
    <Page
      title={isTeam ? t('tab.team') : t('nav')}
      panel={hasPanel && TeamPanel && <TeamPanel onClose={close} />}
    >
      <PageHeader
        isOwn
        title={unit?.name ?? t('nav')}
        lede={lede}
        {...(isTeam && mayInvite
          ? {
              tools: (
                <Button kind="primary" icon={UserPlus} collapses onClick={() => change({ invite: '1' })}>
                  {t('invite')}
                </Button>
              ),
            }
          : mayAdd && {
              tools: (
                <>
                  <ListExport ask={{ list: 'outlets', filter: {} }} />
                  <ListImport list="outlets" />
                  <ButtonLink icon={Plus} collapses href={createOutletPath()}>
                    {t('addOutlet')}
                  </ButtonLink>
                </>
              ),
            })}
      />
      <Tabs
        label={t('nav')}
        tabs={tabs.map((one) => ({
          href: one === 'general' ? outletPath() : outletPath({ tab: one }),
          label: t(`tab.${one}`),
          isCurrent: one === tab,
        }))}
      />
      <div className={styles.outlettab}>
        {tab === 'general' && GeneralTab && (
          <GeneralTab isOpen={values['edit'] !== undefined} onDone={() => change({ edit: null })} />
        )}
        {isTeam && TeamTab && <TeamTab />}
        {tab === 'power' && PowerTab && <PowerTab />}
        {tab === 'suppliers' && <SuppliersTab />}
        {tab === 'activity' && ActivityTab && <ActivityTab />}
      </div>
      {isTeam && mayInvite && InviteDialog && values['invite'] !== undefined && (
        <InviteDialog onClose={() => change({ invite: null })} />
      )}
    </Page>
  );
};
