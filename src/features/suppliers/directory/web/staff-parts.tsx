import { CircleCheck, CircleSlash, Inbox, Phone, Undo2 } from 'lucide-react';
import { formatOrganizationNumber } from '#core/values/organization-number.ts';
import type { RequestState } from '#features/suppliers/suppliers/contract-requests.ts';
import { useText } from '#platform/web/texts/i18n.ts';
import { Badge } from '#platform/web/ui/badge.tsx';
import { Tabs } from '#platform/web/ui/shell/tabs.tsx';
import { requestsPath, proposalsPath, directoryPath } from '../paths.ts';
import type { texts } from '../texts.en.ts';

const home = requestsPath();
const tabs = { requests: home, proposals: proposalsPath(), directory: directoryPath() } as const;

/** The three lists that staff keep of suppliers. */
export const DirectoryTabs = ({ current }: { readonly current: keyof typeof tabs }) => {
  const t = useText<typeof texts>('directory');
  return (
    <Tabs
      label={t('tabs')}
      tabs={(['requests', 'proposals', 'directory'] as const).map((one) => ({
        href: tabs[one],
        label: t(`tab.${one}`),
        isCurrent: one === current,
      }))}
    />
  );
};

const looks = {
  received: { tone: 'look', icon: Inbox },
  contacted: { tone: 'info', icon: Phone },
  added: { tone: 'done', icon: CircleCheck },
  declined: { tone: 'line', icon: CircleSlash },
  withdrawn: { tone: 'line', icon: Undo2 },
} as const;

/** How far a request has come; yellow while nobody has worked on it. */
export const QueueState = ({ state }: { readonly state: RequestState }) => {
  const t = useText<typeof texts>('directory');
  return (
    <Badge tone={looks[state].tone} icon={looks[state].icon}>
      {t(`state.${state}`)}
    </Badge>
  );
};

/** A number as people write it; one that is hidden in part stays as it came. */
export const numberText = (number: string): string =>
  /^\d{10}$/.test(number) ? formatOrganizationNumber(number) : number;
