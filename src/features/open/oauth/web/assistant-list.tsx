import { useText } from '#platform/web/texts/i18n.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { consentsContract } from '../contract.ts';
import type { texts } from '../texts.en.ts';
import type { AssistantsProps } from './assistant-table.tsx';
import styles from './oauth.module.css';
import { useAssistantWords } from './use-assistant-words.ts';

/** The connected programs on a phone. */
export const AssistantList = ({ assistants, onEnd }: AssistantsProps) => {
  const t = useText<typeof texts>('oauth');
  const words = useAssistantWords();
  return (
    <ul className={styles.list}>
      {assistants.map((assistant) => (
        <li key={assistant.id}>
          <div>
            <b>{assistant.name}</b>
            <small className="muted">{assistant.host}</small>
            <small className="muted">{`${words.rights(assistant)} · ${words.places(assistant)}`}</small>
            <small className="muted">{`${assistant.who} · ${words.used(assistant)}`}</small>
          </div>
          <Button
            kind="danger"
            isSmall
            does={consentsContract.endAssistant}
            aria-label={t('endOf', { name: assistant.name })}
            onClick={() => onEnd(assistant)}
          >
            {t('end')}
          </Button>
        </li>
      ))}
    </ul>
  );
};
