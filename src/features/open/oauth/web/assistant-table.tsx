import { useText } from '#platform/web/texts/i18n.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { type Assistant, consentsContract } from '../contract.ts';
import type { texts } from '../texts.en.ts';
import styles from './oauth.module.css';
import { useAssistantWords } from './use-assistant-words.ts';

export interface AssistantsProps {
  readonly assistants: readonly Assistant[];
  readonly onEnd: (assistant: Assistant) => void;
}

/** The connected programs in rows. */
export const AssistantTable = ({ assistants, onEnd }: AssistantsProps) => {
  const t = useText<typeof texts>('oauth');
  const words = useAssistantWords();
  return (
    <table className={styles.table}>
      <caption className="visually-hidden">{t('connected')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('program')}</th>
          <th scope="col">{t('may')}</th>
          <th scope="col">{t('by')}</th>
          <th scope="col" className={styles.late}>
            {t('lastUsed')}
          </th>
          <th scope="col">
            <span className="visually-hidden">{t('end')}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {assistants.map((assistant) => (
          <tr key={assistant.id}>
            <th scope="row">
              {assistant.name}
              <small className="muted">{assistant.host}</small>
            </th>
            <td>
              {words.rights(assistant)}
              <small className="muted">{words.places(assistant)}</small>
            </td>
            <td>{assistant.who}</td>
            <td className={styles.late}>{words.used(assistant)}</td>
            <td>
              <Button
                kind="danger"
                isSmall
                does={consentsContract.endAssistant}
                aria-label={t('endOf', { name: assistant.name })}
                onClick={() => onEnd(assistant)}
              >
                {t('end')}
              </Button>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
};
