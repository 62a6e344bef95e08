import { useEffect, useRef } from 'react';
import { useFormat } from '#platform/web/formats/format.ts';
import { useText } from '#platform/web/texts/i18n.ts';
import type { Message } from '../contract-message.ts';
import type { texts } from '../texts.en.ts';
import styles from './chat.module.css';
import type { FileEndpoint } from './file-endpoint.ts';
import { MessageBubble } from './message-bubble.tsx';

/** Minutes between two messages after which the time is said again. */
const longPause = 30;

/** What scrolls has to be reached by keyboard (WCAG 2.1.1). */
const scrolled = { tabIndex: 0 };

const isAfterPause = (message: Message, before: Message | undefined): boolean =>
  before === undefined || Date.parse(message.sentAt) - Date.parse(before.sentAt) > longPause * 60_000;

interface MessageLogProps {
  readonly messages: readonly Message[];
  /** Up to when the other side has seen it. */
  readonly seenAt: string | null;
  /** Whose messages stand to the right. */
  readonly own: Message['author'];
  readonly file: FileEndpoint;
}

/** What was said, oldest first, the newest in view; new messages are read out. */
export const MessageLog = ({ messages, seenAt, own, file }: MessageLogProps) => {
  const t = useText<typeof texts>('chat');
  const format = useFormat();
  const log = useRef<HTMLDivElement>(null);
  const newest = messages.at(-1)?.id;
  useEffect(() => {
    const { current } = log;
    if (current !== null && newest !== undefined) current.scrollTop = current.scrollHeight;
  }, [newest]);
  const when = (sentAt: string): string => {
    const time = format.time(sentAt);
    const days = format.daysAgo(sentAt);
    if (days === 0) return t('today', { time });
    return days === 1 ? t('yesterday', { time }) : t('onDay', { date: format.date(sentAt), time });
  };
  const lastOwn = messages.findLast(({ author }) => author === own);
  const isSeen =
    lastOwn === messages.at(-1) && seenAt !== null && lastOwn !== undefined && seenAt >= lastOwn.sentAt;
  return (
    <div className={styles.log} role="log" {...scrolled} aria-label={t('conversation')} ref={log}>
      {messages.map((message, index) => (
        <MessageBubble
          key={message.id}
          message={message}
          isOwn={message.author === own}
          when={isAfterPause(message, messages[index - 1]) ? when(message.sentAt) : null}
          file={file}
        />
      ))}
      {isSeen && <p className={styles.seen}>{t('seen')}</p>}
    </div>
  );
};
