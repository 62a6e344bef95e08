import { useEffect, useState } from 'react';
import { useCall, useSend } from '#platform/web/calls/query.ts';
import { useFormat } from '#platform/web/formats/format.ts';
import { useLanguage, useText } from '#platform/web/texts/i18n.ts';
import { Badge } from '#platform/web/ui/badge.tsx';
import { Card } from '#platform/web/ui/card.tsx';
import { LoadFailed } from '#platform/web/ui/shell/load-failed.tsx';
import { PageHeader } from '#platform/web/ui/shell/page-header.tsx';
import { Page } from '#platform/web/ui/shell/page.tsx';
import { Skeleton } from '#platform/web/ui/shell/skeleton.tsx';
import { useImpersonation } from '#platform/web/session/impersonation.ts';
import { guidesContract } from '../contract.ts';
import { guidesPath } from '../paths.ts';
import type { ReplyOf } from '#platform/wire/endpoint.ts';
import type { texts } from '../texts.en.ts';
import styles from './guides.module.css';

type Version = ReplyOf<typeof guidesContract.readNews>['versions'][number];

/** Words of the changelog, whose names of things between back ticks are code. */
const Item = ({ text }: { readonly text: string }) => (
  <>
    {text
      .split(/`([^`]+)`/)
      .map((part, at) => (at % 2 === 0 ? part : <code key={`${at} ${part}`}>{part}</code>))}
  </>
);

const VersionCard = ({ version, isNew }: { readonly version: Version; readonly isNew: boolean }) => {
  const t = useText<typeof texts>('guides');
  const format = useFormat();
  const { number, date } = version;
  const isSwedish = useLanguage() === 'sv';
  const swedish = isSwedish ? version.swedish : null;
  const { lede, groups } = swedish ?? version;
  return (
    <Card
      title={t('version', { number })}
      aside={
        <span className="muted small">
          {isNew && <Badge tone="info">{t('newsNew')}</Badge>}{' '}
          {date === null ? t('unreleased') : format.date(date)}
        </span>
      }
    >
      <div className={styles.version} lang={swedish === null ? 'en' : 'sv'}>
        {lede !== '' && <p>{lede}</p>}
        {groups.map(({ kind, items }) => (
          <section key={kind}>
            <h3>{kind}</h3>
            <ul>
              {items.map((item) => (
                <li key={item}>
                  <Item text={item} />
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </Card>
  );
};

/** What has become different? Every version, what is unread marked; looking at it reads it. */
export const NewsPage = () => {
  const t = useText<typeof texts>('guides');
  const { data, error, refetch } = useCall(guidesContract.readNews, {});
  const isVisit = useImpersonation() !== null;
  const { mutate: markRead } = useSend(guidesContract.markNewsRead, [guidesContract.countNews]);
  const [fresh, setFresh] = useState<readonly string[] | null>(null);
  const unread = data?.versions.filter(({ isNew }) => isNew).map(({ number }) => number);
  // What was new when the page was opened stays marked while it is looked at.
  if (fresh === null && unread !== undefined) setFresh(unread);
  const hasUnread = unread !== undefined && unread.length > 0;
  useEffect(() => {
    if (hasUnread && !isVisit) markRead({});
  }, [hasUnread, isVisit, markRead]);
  return (
    <Page title={t('newsTitle')} backHref={guidesPath()}>
      <PageHeader isOwn title={t('newsTitle')} lede={t('newsLede')} />
      {data === undefined && error !== null && (
        <LoadFailed title={t('newsTitle')} error={error} onRetry={() => void refetch()} />
      )}
      {data === undefined && error === null && <Skeleton lines={8} />}
      {data?.versions.map((version) => (
        <VersionCard
          key={version.number}
          version={version}
          isNew={fresh?.includes(version.number) ?? false}
        />
      ))}
    </Page>
  );
};
