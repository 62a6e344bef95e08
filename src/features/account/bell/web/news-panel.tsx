import { X } from 'lucide-react';
import { useState } from 'react';
import { Dialog, Heading, Modal, ModalOverlay } from 'react-aria-components';
import { useCall } from '#platform/web/calls/query.ts';
import { useText } from '#platform/web/texts/i18n.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Segment } from '#platform/web/ui/forms/segment.tsx';
import { Icon } from '#platform/web/ui/icon.tsx';
import { useIsAtLeast } from '#platform/web/ui/shell/breakpoint.ts';
import { LoadFailed } from '#platform/web/ui/shell/load-failed.tsx';
import { Skeleton } from '#platform/web/ui/shell/skeleton.tsx';
import { bellContract, type NewsItem } from '../contract.ts';
import type { texts } from '../texts.en.ts';
import styles from './bell.module.css';
import { DigestLine } from './digest-line.tsx';
import type { NewsParts } from './feature.tsx';
import { NewsList } from './news-list.tsx';
import { priceKind, shownNews, type NewsView } from './shown-news.ts';

interface NewsPanelProps {
  readonly parts: Partial<NewsParts>;
  readonly onRead: (items: readonly NewsItem[]) => void;
  readonly onClose: () => void;
}

const views = ['all', 'unread', 'prices'] as const;

/** Beside the navigation, wherever that ends. */
const besideNavigation = (): number =>
  (document.querySelector('.sidebar')?.getBoundingClientRect().right ?? 0) + 12;

/** What the bell tells, newest first. Opening it reads nothing; following a piece of news does. */
export const NewsPanel = ({ parts, onRead, onClose }: NewsPanelProps) => {
  const t = useText<typeof texts>('bell');
  const isWide = useIsAtLeast('md');
  const [view, setView] = useState<NewsView>('all');
  const { data, error, refetch } = useCall(bellContract.listNews, {});
  const content = data?.content ?? [];
  const unread = content.filter(({ isUnread }) => isUnread).length;
  const count = { all: null, unread, prices: null };
  const choices = views
    .filter((one) => one !== 'prices' || content.some(({ kind }) => kind === priceKind))
    .map((value) => ({
      value,
      label: count[value] ? `${t(`view.${value}`)} ${count[value]}` : t(`view.${value}`),
    }));
  return (
    <ModalOverlay
      className={`sheet-scrim ${styles.scrim}`}
      isOpen
      isDismissable
      onOpenChange={(isOpen) => !isOpen && onClose()}
    >
      <Modal className={`${styles.panel}`} style={isWide ? { left: besideNavigation() } : {}}>
        <Dialog className={`${styles.dialog}`}>
          <header>
            <Heading slot="title">{t('title')}</Heading>
            {unread > 0 && (
              <Button kind="quiet" isSmall does={bellContract.readNews} onClick={() => onRead(content)}>
                {t('readAll')}
              </Button>
            )}
            <button type="button" className="closebtn" aria-label={t('close')} onClick={onClose}>
              <Icon of={X} />
            </button>
          </header>
          <div className={styles.views}>
            <Segment label={t('views')} choices={choices} value={view} onChange={setView} />
          </div>
          <div className={styles.list}>
            {data !== undefined ? (
              <NewsList
                news={shownNews(content, view)}
                parts={parts}
                empty={t(content.length === 0 ? 'empty' : `empty.${view}`)}
                onFollow={(item) => {
                  onRead([item]);
                  onClose();
                }}
              />
            ) : error === null ? (
              <Skeleton lines={6} />
            ) : (
              <LoadFailed title={t('failed')} error={error} onRetry={() => void refetch()} />
            )}
          </div>
          <DigestLine onFollow={onClose} />
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
};
