import { useText } from '#platform/web/texts/i18n.ts';
import { Badge } from '#platform/web/ui/badge.tsx';
import { Button } from '#platform/web/ui/button.tsx';
import { keysContract } from '../contract.ts';
import type { texts } from '../texts.en.ts';
import type { KeysProps } from './key-table.tsx';
import styles from './keys.module.css';
import { useKeyWords } from './use-key-words.ts';

/** The keys on a phone: what it is called and may do, its end and its last use. */
export const KeyList = ({ keys, onRevoke }: KeysProps) => {
  const t = useText<typeof texts>('keys');
  const words = useKeyWords();
  return (
    <ul className={styles.list}>
      {keys.map((key) => {
        const [limits, state] = [words.limits(key), words.state(key)];
        return (
          <li key={key.id}>
            <b>{key.name}</b>
            <code translate="no">{key.shown.slice(-4)}</code>
            <small className="muted">
              {[words.rights(key), limits].filter((text) => text !== '').join(' · ')}
            </small>
            <small className="muted">{words.used(key)}</small>
            <span>{state !== null && <Badge tone="bad">{state}</Badge>}</span>
            <Button
              kind="danger"
              isSmall
              does={keysContract.revokeKey}
              aria-label={t('revokeOf', { name: key.name })}
              onClick={() => onRevoke(key)}
            >
              {t('revoke')}
            </Button>
          </li>
        );
      })}
    </ul>
  );
};
