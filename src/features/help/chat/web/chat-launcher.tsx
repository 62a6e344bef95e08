import { MessageCircle } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useText } from '#platform/web/texts/i18n.ts';
import { Icon } from '#platform/web/ui/icon.tsx';
import type { texts } from '../texts.en.ts';
import { ChatWindow } from './chat-window.tsx';
import { closeChat, openChat, useChat } from './chat-state.ts';
import styles from './chat.module.css';
import { useFreshConversations, useHelp } from './use-help.ts';
import { useRoom } from './use-room.ts';

/** The round button in the corner and what it opens. It gives way to whatever a person is about to press. */
export const ChatLauncher = () => {
  const t = useText<typeof texts>('chat');
  const isOpen = useChat((state) => state.isOpen);
  const place = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);
  const isFree = useRoom(place);
  useFreshConversations();
  const unread = useHelp().data?.unread ?? 0;
  useEffect(() => {
    if (wasOpen.current && !isOpen) button.current?.focus({ preventScroll: true });
    wasOpen.current = isOpen;
  }, [isOpen]);
  return (
    <>
      <div className={styles.launcherplace} ref={place} data-chat>
        {isFree && !isOpen && (
          <button
            type="button"
            ref={button}
            className={styles.launcher}
            aria-haspopup="dialog"
            aria-label={unread > 0 ? t('openUnread', { count: unread }) : t('open')}
            title={t('open')}
            onClick={() => openChat()}
          >
            <Icon of={MessageCircle} size={24} />
            {unread > 0 && <i aria-hidden="true" />}
          </button>
        )}
      </div>
      <span className="visually-hidden" role="status">
        {!isOpen && unread > 0 ? t('unread', { count: unread }) : ''}
      </span>
      {isOpen && <ChatWindow onClose={closeChat} />}
    </>
  );
};
