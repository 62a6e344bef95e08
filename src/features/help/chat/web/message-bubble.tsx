import { FileText, Link2 } from 'lucide-react';
import { useDownload } from '#platform/web/calls/use-download.ts';
import { useText } from '#platform/web/texts/i18n.ts';
import { Icon } from '#platform/web/ui/icon.tsx';
import type { Message } from '../contract-message.ts';
import type { texts } from '../texts.en.ts';
import styles from './chat.module.css';
import type { FileEndpoint } from './file-endpoint.ts';
import { LinkedWords } from './linked-words.tsx';

interface MessageBubbleProps {
  readonly message: Message;
  readonly isOwn: boolean;
  /** Said above it, after a pause. */
  readonly when: string | null;
  readonly file: FileEndpoint;
}

/** One message with what goes along with it. The page is a link for who asked, and words for support, who may not go there. */
export const MessageBubble = ({ message, isOwn, when, file }: MessageBubbleProps) => {
  const t = useText<typeof texts>('chat');
  const download = useDownload(file);
  const { author, name, words, page, files, sender, viaMail } = message;
  const side = isOwn ? styles.mine : styles.theirs;
  const staffName = name === null ? t('support') : t('withName', { name });
  const isLink = page !== null && isOwn && author === 'person';
  return (
    <>
      {when !== null && <time className={styles.when}>{when}</time>}
      {words !== '' && (
        <p className={`${styles.bubble} ${side}`}>
          <span className="visually-hidden">
            {isOwn ? t('you') : author === 'staff' ? staffName : t('person')}:{' '}
          </span>
          <LinkedWords text={words} />
        </p>
      )}
      {files.map(({ id, name: fileName }) => (
        <button
          type="button"
          className={`${styles.context} ${side}`}
          key={id}
          onClick={() => void download({ params: { fileId: id } }, fileName)}
        >
          <Icon of={FileText} />
          {fileName}
        </button>
      ))}
      {page !== null && (
        <p className={`${styles.context} ${side}`}>
          <Icon of={Link2} />
          {isLink ? <a href={page.path}>{page.title}</a> : <span title={page.path}>{page.title}</span>}
        </p>
      )}
      {(viaMail || sender !== null) && (
        <p className={`${styles.note} ${side}`}>
          {sender === null ? t('viaMail') : sender === '' ? t('noSender') : t('claims', { sender })}
        </p>
      )}
    </>
  );
};
