import { Bell } from 'lucide-react';
import { useState } from 'react';
import { notificationsContract } from '#features/account/notifications/contract.ts';
import { useCall, useSend } from '#platform/web/calls/query.ts';
import { loadParts } from '#platform/web/frame/slots.ts';
import { useLive } from '#platform/web/live/use-live.ts';
import { useIsRefused } from '#platform/web/session/use-refused.ts';
import { useText } from '#platform/web/texts/i18n.ts';
import { Icon } from '#platform/web/ui/icon.tsx';
import { latePart } from '#platform/web/ui/late-part.tsx';
import { bellContract, type NewsItem } from '../contract.ts';
import type { texts } from '../texts.en.ts';
import styles from './bell.module.css';
import { newsParts } from './feature.tsx';

const loadPanel = async () => {
  const [{ NewsPanel }, parts] = await Promise.all([import('./news-panel.tsx'), loadParts(newsParts)]);
  return (props: Omit<Parameters<typeof NewsPanel>[0], 'parts'>) => <NewsPanel {...props} parts={parts} />;
};

const LatePanel = latePart(loadPanel);

const stale = [bellContract.countNews, bellContract.listNews];

// An import tells of a document several times a second; the bell need not follow each.
const calm = 1_500;

/** The bell with a dot while something is unread, as it happens; it opens the list. */
export const BellButton = () => {
  const t = useText<typeof texts>('bell');
  const [isOpen, setOpen] = useState(false);
  const { data } = useCall(bellContract.countNews, {});
  useLive(notificationsContract.liveEvents, stale, () => true, calm);
  const send = useSend(bellContract.readNews, stale);
  const mayNotRead = useIsRefused(bellContract.readNews);
  const read = (items: readonly NewsItem[]) => {
    const unread = items.filter(({ isUnread }) => isUnread);
    if (mayNotRead || unread.length === 0) return;
    const shown = unread.map(({ kind, subjectId, version }) => ({ kind, subjectId, version }));
    send.mutate({ body: { items: shown } });
  };
  const unread = data?.unread ?? 0;
  return (
    <>
      <button
        type="button"
        className={styles.bell}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-label={unread === 0 ? t('title') : t('titleNew', { count: unread })}
        title={t('title')}
        onPointerEnter={() => void loadPanel()}
        onFocus={() => void loadPanel()}
        onClick={() => setOpen(true)}
      >
        <Icon of={Bell} />
        {unread > 0 && <i className={styles.dot} />}
      </button>
      {isOpen && <LatePanel onClose={() => setOpen(false)} onRead={read} />}
    </>
  );
};
