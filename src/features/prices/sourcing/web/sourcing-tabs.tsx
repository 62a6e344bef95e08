import { useAppState } from '#platform/web/session/state.ts';
import { useText } from '#platform/web/texts/i18n.ts';
import { Tabs } from '#platform/web/ui/shell/tabs.tsx';
import { goodsSearchPath, parityPath, sourcingArticlesPath, sourcingPath } from '../paths.ts';
import type { texts } from '../texts.en.ts';

const hrefs = {
  overview: sourcingPath(),
  articles: sourcingArticlesPath(),
  search: goodsSearchPath(),
  outlets: parityPath(),
} as const;

export type SourcingTab = keyof typeof hrefs;

/** The screens of sourcing; own restaurants only where there is another one to compare with. */
export const SourcingTabs = ({
  current,
  otherOutlets,
}: {
  readonly current: SourcingTab;
  readonly otherOutlets: number | undefined;
}) => {
  const t = useText<typeof texts>('sourcing');
  const units = useAppState((state) => state.units.length);
  const hasOthers = current === 'outlets' || (otherOutlets ?? units - 1) > 0;
  const tabs = (['overview', 'articles', 'search', 'outlets'] as const).filter(
    (tab) => tab !== 'outlets' || hasOthers,
  );
  return (
    <Tabs
      label={t('title')}
      tabs={tabs.map((tab) => ({ href: hrefs[tab], label: t(`tab.${tab}`), isCurrent: tab === current }))}
    />
  );
};
