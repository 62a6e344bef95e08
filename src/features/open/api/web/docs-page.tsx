import { useState } from 'react';
import { useText } from '#platform/web/texts/i18n.ts';
import { useRouteSearch } from '#platform/web/frame/use-route-search.ts';
import { Card } from '#platform/web/ui/card.tsx';
import { SearchField } from '#platform/web/ui/forms/search-field.tsx';
import { PageHeader } from '#platform/web/ui/shell/page-header.tsx';
import { Page } from '#platform/web/ui/shell/page.tsx';
import { apiDocsPath } from '../paths.ts';
import type { texts } from '../texts.en.ts';
import { Basics } from './basics.tsx';
import styles from './docs.module.css';
import { EntryCard } from './entry-card.tsx';
import { shownEntry } from './feature.tsx';
import { useEntries } from './use-entries.ts';

/** What can programs ask and do here, and how? */
export const DocsPage = () => {
  const t = useText<typeof texts>('api');
  const [search, setSearch] = useState('');
  const { entry: name } = useRouteSearch(shownEntry);
  const { found, open } = useEntries(search, name);
  return (
    <Page title={t('title')}>
      <PageHeader title={t('title')} lede={t('lede')} />
      <div className={styles.docs}>
        <Card title={t('entries')} className={styles.entries}>
          <SearchField label={t('search')} value={search} onSearch={setSearch} />
          {found.length === 0 && <p className="muted">{t('nothing')}</p>}
          <ul>
            {found.map((one) => (
              <li key={one.name}>
                <a
                  href={apiDocsPath({ entry: one.name })}
                  aria-current={one.name === name ? 'true' : undefined}
                >
                  <code>{one.entry.method}</code> {one.entry.path.replace('/api/v1/units/{unitId}', '')}
                  <small className="muted" lang="en">
                    {one.entry.summary}
                  </small>
                </a>
              </li>
            ))}
          </ul>
        </Card>
        <div className={styles.told}>
          {open === null ? <Basics /> : <EntryCard key={open.name} named={open} />}
        </div>
      </div>
    </Page>
  );
};
