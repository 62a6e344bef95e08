import { useText } from '#platform/web/texts/i18n.ts';
import { Tabs } from '#platform/web/ui/shell/tabs.tsx';
import { dealsPath } from '#features/prices/deals/paths.ts';
import { articleListPath, productsPath } from '../paths.ts';
import type { texts } from '../texts.en.ts';

const hrefs = { all: productsPath(), list: articleListPath(), deals: dealsPath() } as const;

/** What is bought, by its price or as a register of numbers. */
export const ProductTabs = ({ current }: { readonly current: keyof typeof hrefs }) => {
  const t = useText<typeof texts>('products');
  return (
    <Tabs
      label={t('title')}
      tabs={(['all', 'list', 'deals'] as const).map((tab) => ({
        href: hrefs[tab],
        label: t(`tab.${tab}`),
        isCurrent: tab === current,
      }))}
    />
  );
};
