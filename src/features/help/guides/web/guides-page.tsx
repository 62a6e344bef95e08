import { useCallback } from 'react';
import { useQueryString } from '#platform/web/calls/query-string.ts';
import { useLanguage, useText } from '#platform/web/texts/i18n.ts';
import { Button, ButtonLink } from '#platform/web/ui/button.tsx';
import { Card } from '#platform/web/ui/card.tsx';
import { SearchField } from '#platform/web/ui/forms/search-field.tsx';
import { PageHeader } from '#platform/web/ui/shell/page-header.tsx';
import { Page } from '#platform/web/ui/shell/page.tsx';
import { NoMatch } from '#platform/web/ui/shell/states.tsx';
import { tourAddress } from '#features/purchases/tour/paths.ts';
import { guidePath, newsPath } from '../paths.ts';
import { topics } from '../rules.ts';
import { films } from '../rules-films.ts';
import { guides } from '../rules-guides.ts';
import { searchGuides } from '../rules-search.ts';
import type { texts } from '../texts.en.ts';
import type { GuideParts } from './feature.tsx';
import { FilmRow } from './film-row.tsx';
import { allGuides, type FoundGuide } from './guide-hits.ts';
import styles from './guides.module.css';
import { useUnreadNews } from './unread-news.ts';

const GuideList = ({ found }: { readonly found: readonly FoundGuide[] }) => {
  const t = useText<typeof texts>('guides');
  return (
    <ul className={styles.list}>
      {found.map(({ id, title, steps }) => (
        <li key={id}>
          <a href={guidePath(id)}>
            <span>{title}</span>
            <small>{t('steps', { count: steps })}</small>
          </a>
        </li>
      ))}
    </ul>
  );
};

/** What is new, under the guides, with a mark while it is unread. */
const NewsCard = () => {
  const t = useText<typeof texts>('guides');
  const unread = useUnreadNews() ?? 0;
  return (
    <Card
      title={t('newsTitle')}
      aside={unread > 0 ? <span className="badge info">{t('newsNew')}</span> : undefined}
    >
      <div className={styles.news}>
        <p>{t('newsText')}</p>
        <ButtonLink href={newsPath()}>{t('newsOpen')}</ButtonLink>
      </div>
    </Card>
  );
};

const TourCard = () => {
  const t = useText<typeof texts>('guides');
  return (
    <Card title={t('tourTitle')}>
      <div className={styles.news}>
        <p>{t('tourText')}</p>
        <ButtonLink href={tourAddress()}>{t('tourShow')}</ButtonLink>
      </div>
    </Card>
  );
};

/** How do I do this? Guides by topic, or those that match what is searched for. */
export const GuidesPage = ({ parts: { AskSupport } }: { readonly parts: Partial<GuideParts> }) => {
  const t = useText<typeof texts>('guides');
  useLanguage();
  const { values, change } = useQueryString();
  const search = values['q'] ?? '';
  const find = useCallback((text: string) => change({ q: text.trim() }), [change]);
  const all = allGuides();
  const found = searchGuides(all, search);
  return (
    <Page title={t('title')}>
      <PageHeader
        title={t('title')}
        tools={
          <SearchField label={t('search')} placeholder={t('searchHint')} value={search} onSearch={find} />
        }
      />
      {search === '' && <FilmRow title={t('films')} shown={films} />}
      {search === '' && (
        <div className={styles.topics}>
          {topics.map((topic) => (
            <Card key={topic} title={t(`topic.${topic}`)}>
              <GuideList
                found={all.filter(({ id }) =>
                  guides.some((guide) => guide.id === id && guide.topic === topic),
                )}
              />
            </Card>
          ))}
        </div>
      )}
      {search !== '' && found.length > 0 && (
        <Card title={t('results', { count: found.length })}>
          <GuideList found={found} />
        </Card>
      )}
      {search !== '' && found.length === 0 && (
        <NoMatch
          title={t('noMatch', { search })}
          action={
            <>
              <Button onClick={() => find('')}>{t('clear')}</Button>
              {AskSupport !== undefined && <AskSupport />}
            </>
          }
        >
          {t('noMatchText')}
        </NoMatch>
      )}
      {search === '' && (
        <div className={styles.topics}>
          <TourCard />
          <NewsCard />
        </div>
      )}
    </Page>
  );
};
