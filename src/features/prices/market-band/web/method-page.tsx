import { monthOf, windowOf } from '#core/market-band/window.ts';
import { todayInSweden, useFormat } from '#platform/web/formats/format.ts';
import { useText } from '#platform/web/texts/i18n.ts';
import { Card } from '#platform/web/ui/card.tsx';
import { PageHeader } from '#platform/web/ui/shell/page-header.tsx';
import { Page } from '#platform/web/ui/shell/page.tsx';
import type { texts } from '../texts.en.ts';
import { MarketCard } from './market-card.tsx';

const parts = [
  { title: 'whatTitle', lines: ['what1', 'what2', 'what3', 'what4'] },
  { title: 'whenTitle', lines: ['when1', 'when2'] },
  { title: 'whoTitle', lines: ['who1', 'who2', 'who3', 'who4'] },
  { title: 'safeTitle', lines: ['safe1', 'safe2', 'safe3', 'safe4'] },
] as const;

/** How the market band is made, in words that a restaurant's owner reads once and believes. */
export const MethodPage = () => {
  const t = useText<typeof texts>('market-band');
  const format = useFormat();
  const { from, to } = windowOf(monthOf(todayInSweden()));
  const days = { from: format.dateInFull(from), to: format.dateInFull(to) };
  return (
    <Page title={t('title')}>
      <PageHeader title={t('title')} />
      <p>{t('lead')}</p>
      {parts.map(({ title, lines }) => (
        <Card key={title} title={t(title)}>
          <ul className="stack">
            {lines.map((line) => (
              <li key={line}>{t(line, days)}</li>
            ))}
          </ul>
        </Card>
      ))}
      <MarketCard hasLink={false} />
    </Page>
  );
};
