import { useText } from '#platform/web/texts/i18n.ts';
import { Badge } from '#platform/web/ui/badge.tsx';
import { Button } from '#platform/web/ui/button.tsx';
import { type ApiKey, keysContract } from '../contract.ts';
import type { texts } from '../texts.en.ts';
import styles from './keys.module.css';
import { useKeyWords } from './use-key-words.ts';

export interface KeysProps {
  readonly keys: readonly ApiKey[];
  readonly onRevoke: (key: ApiKey) => void;
}

/** The keys in rows. */
export const KeyTable = ({ keys, onRevoke }: KeysProps) => {
  const t = useText<typeof texts>('keys');
  const words = useKeyWords();
  return (
    <table className={styles.table}>
      <caption className="visually-hidden">{t('keys')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('name')}</th>
          <th scope="col">{t('key')}</th>
          <th scope="col">{t('gets')}</th>
          <th scope="col" className={styles.late}>
            {t('lastUsed')}
          </th>
          <th scope="col" className={styles.late}>
            {t('made')}
          </th>
          <th scope="col">
            <span className="visually-hidden">{t('revoke')}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {keys.map((key) => {
          const [limits, state] = [words.limits(key), words.state(key)];
          return (
            <tr key={key.id}>
              <th scope="row">
                {key.name}
                {state !== null && <Badge tone="bad">{state}</Badge>}
              </th>
              <td>
                <code translate="no">{key.shown}</code>
              </td>
              <td>
                {words.rights(key)}
                {limits !== '' && <small className="muted">{limits}</small>}
              </td>
              <td className={styles.late}>
                {words.used(key)}
                {key.lastAddress !== null && <small className="muted">{key.lastAddress}</small>}
              </td>
              <td className={styles.late}>
                <span className="muted">{words.made(key)}</span>
              </td>
              <td>
                <Button
                  kind="danger"
                  isSmall
                  does={keysContract.revokeKey}
                  aria-label={t('revokeOf', { name: key.name })}
                  onClick={() => onRevoke(key)}
                >
                  {t('revoke')}
                </Button>
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
};
