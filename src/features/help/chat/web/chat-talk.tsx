import { useAppState } from '#platform/web/session/state.ts';
import { useText } from '#platform/web/texts/i18n.ts';
import { LoadFailed } from '#platform/web/ui/shell/load-failed.tsx';
import { Skeleton } from '#platform/web/ui/shell/skeleton.tsx';
import { chatContract } from '../contract.ts';
import { conversationsPath } from '../paths.ts';
import { firstNameOf } from '../rules.ts';
import type { texts } from '../texts.en.ts';
import styles from './chat.module.css';
import { Composer } from './composer.tsx';
import { GuideHints } from './guide-hints.tsx';
import { MessageLog } from './message-log.tsx';
import { useAnswering } from './use-answering.ts';
import { useComposer } from './use-composer.ts';
import { useHelp } from './use-help.ts';
import type { Talk } from './use-talk.ts';

/** Before the first question: who answers, and when. */
const Welcome = () => {
  const t = useText<typeof texts>('chat');
  const fullName = useAppState((state) => state.user?.fullName ?? '');
  const { data } = useHelp();
  return (
    <div className={styles.welcome}>
      <h3>{t('welcome', { name: firstNameOf(fullName) ?? fullName })}</h3>
      <p>{t('welcomeText')}</p>
      {data?.isOpen === false && (
        <p className="muted small">
          {t('closedText')} <a href={`mailto:${data.supportEmail}`}>{data.supportEmail}</a>.
        </p>
      )}
      <p className="small">
        <a href={conversationsPath()}>{t('all')}</a>
      </p>
    </div>
  );
};

/** What was said, what may help, and the line to write on. */
export const ChatTalk = ({ talk }: { readonly talk: Talk }) => {
  const t = useText<typeof texts>('chat');
  const { name } = useAnswering(talk);
  const composer = useComposer({ send: talk.send, attachesPage: true });
  const hasAnswer = talk.messages.some(({ author }) => author === 'staff');
  if (talk.error !== null)
    return (
      <div className={styles.log}>
        <LoadFailed title={t('failed')} error={talk.error} onRetry={talk.retry} />
      </div>
    );
  return (
    <>
      {talk.isLoading ? (
        <div className={styles.log}>
          <Skeleton lines={4} />
        </div>
      ) : talk.conversationId === null ? (
        <Welcome />
      ) : (
        <MessageLog
          messages={talk.messages}
          seenAt={talk.seenAt}
          own="person"
          file={chatContract.downloadFile}
        />
      )}
      <GuideHints words={composer.words} />
      {talk.isSolved && <p className={styles.solved}>{t('solvedTitle')}</p>}
      {!talk.isSolved && talk.conversationId !== null && (
        <div className={styles.quick}>
          {hasAnswer && (
            <button type="button" className="chip" onClick={talk.solve}>
              {t('solved')}
            </button>
          )}
          <button type="button" className="chip" onClick={() => composer.begin(t('callMeWords'))}>
            {t('callMe')}
          </button>
        </div>
      )}
      <Composer composer={composer} label={name === null ? t('write') : t('writeTo', { name })} />
    </>
  );
};
