import { X } from 'lucide-react';
import { useId } from 'react';
import { Dialog, Modal, ModalOverlay } from 'react-aria-components';
import { useText } from '#platform/web/texts/i18n.ts';
import { Icon } from '#platform/web/ui/icon.tsx';
import { useIsAtLeast } from '#platform/web/ui/shell/breakpoint.ts';
import type { texts } from '../texts.en.ts';
import styles from './chat.module.css';
import { ChatTalk } from './chat-talk.tsx';
import { useTalk } from './use-talk.ts';
import { useAnswering } from './use-answering.ts';

const Content = ({ id, onClose }: { readonly id: string; readonly onClose: () => void }) => {
  const t = useText<typeof texts>('chat');
  const talk = useTalk();
  const { name, says } = useAnswering(talk);
  const initials = (name ?? 'Krogkoll').slice(0, 2).toUpperCase();
  return (
    <>
      <div className={styles.chathead}>
        <span className={styles.face} aria-hidden="true">
          {initials}
        </span>
        <p>
          <b id={id}>{name === null ? t('support') : t('withName', { name })}</b>
          <small>{says}</small>
        </p>
        <button type="button" aria-label={t('close')} onClick={onClose}>
          <Icon of={X} />
        </button>
      </div>
      <ChatTalk talk={talk} />
    </>
  );
};

/** The chat as a window in the corner that leaves the page usable; on phones it is the screen. */
export const ChatWindow = ({ onClose }: { readonly onClose: () => void }) => {
  const id = useId();
  const isCorner = useIsAtLeast('sm');
  if (isCorner)
    return (
      <section
        className={styles.chat}
        role="dialog"
        aria-labelledby={id}
        data-chat
        onKeyDown={(event) => {
          if (event.key === 'Escape' && !event.defaultPrevented) onClose();
        }}
      >
        <Content id={id} onClose={onClose} />
      </section>
    );
  return (
    <ModalOverlay className={styles.chatscreen ?? ''} isOpen onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Modal className={styles.chatmodal ?? ''}>
        <Dialog className={styles.chat ?? ''} aria-labelledby={id} data-chat>
          <Content id={id} onClose={onClose} />
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
};
