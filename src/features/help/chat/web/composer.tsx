import { Paperclip, SendHorizontal, X } from 'lucide-react';
import { useEffect, useId } from 'react';
import { useText } from '#platform/web/texts/i18n.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { FilePicker } from '#platform/web/ui/forms/file-picker.tsx';
import { Icon } from '#platform/web/ui/icon.tsx';
import { mostFiles } from '../rules.ts';
import type { texts } from '../texts.en.ts';
import styles from './chat.module.css';
import type { ComposerState } from './use-composer.ts';

/** What goes along with the words; each can be left out. */
const Along = ({ composer }: { readonly composer: ComposerState }) => {
  const t = useText<typeof texts>('chat');
  const { files, page } = composer;
  if (files.length === 0 && page === null) return null;
  return (
    <ul className={styles.along} aria-label={t('attached')}>
      {page !== null && (
        <li>
          <span>{t('page', { title: page.title })}</span>
          <button type="button" aria-label={t('pageOff')} onClick={composer.dismissPage}>
            <Icon of={X} />
          </button>
        </li>
      )}
      {files.map(({ id, name }) => (
        <li key={id}>
          <span>{name}</span>
          <button type="button" aria-label={t('remove', { name })} onClick={() => composer.remove(id)}>
            <Icon of={X} />
          </button>
        </li>
      ))}
    </ul>
  );
};

/** The line to write on. Enter sends and Shift and Enter breaks the line; on phones Enter breaks it. */
export const Composer = ({
  composer,
  label,
  isInDrawer = false,
}: {
  readonly composer: ComposerState;
  readonly label: string;
  /** Stands in the foot of a drawer, whose title has the focus. */
  readonly isInDrawer?: boolean;
}) => {
  const t = useText<typeof texts>('chat');
  const errorId = useId();
  const { field, words, error, isFull } = composer;
  useEffect(() => {
    if (!isInDrawer) field.current?.focus({ preventScroll: true });
  }, [isInDrawer, field]);
  return (
    <form
      className={isInDrawer ? `${styles.composer} ${styles.bare}` : styles.composer}
      onSubmit={(event) => {
        event.preventDefault();
        void composer.submit();
      }}
    >
      <Along composer={composer} />
      {(error !== null || isFull) && (
        <p className={styles.fault} id={errorId} role="alert">
          {error ?? t('tooMany', { count: mostFiles })}
        </p>
      )}
      <div className={styles.line}>
        <FilePicker
          accept=""
          isMultiple
          className={styles.attach}
          onFiles={(files) => void composer.add(files)}
        >
          <Icon of={Paperclip} />
          <span className="visually-hidden">{t('attach')}</span>
        </FilePicker>
        <textarea
          ref={field}
          className="input"
          rows={1}
          aria-label={label}
          placeholder={label}
          value={words}
          {...(error === null ? {} : { 'aria-invalid': true, 'aria-describedby': errorId })}
          onChange={(event) => composer.setWords(event.target.value)}
          onKeyDown={(event) => {
            const isPhone = matchMedia('(pointer: coarse)').matches;
            if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing || isPhone) return;
            event.preventDefault();
            void composer.submit();
          }}
        />
        <Button
          kind="primary"
          type="submit"
          icon={SendHorizontal}
          isIconOnly
          isBusy={composer.isSending || composer.isUploading}
          aria-disabled={!composer.canSend}
        >
          {t('send')}
        </Button>
      </div>
    </form>
  );
};
