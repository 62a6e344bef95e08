import { useFormat } from '#platform/web/formats/format.ts';
import { useText } from '#platform/web/texts/i18n.ts';
import { Card } from '#platform/web/ui/card.tsx';
import type { ImportHead } from '../contract.ts';
import { listImportPath } from '../paths.ts';
import type { texts } from '../texts.en.ts';
import styles from './list-imports.module.css';

/** The newest imports of the list, saved or not. */
export const EarlierImports = ({ imports }: { readonly imports: readonly ImportHead[] }) => {
  const t = useText<typeof texts>('list-imports');
  const format = useFormat();
  return (
    <Card title={t('earlier')} className={styles.narrow}>
      <ul className="rowlist">
        {imports.map(({ id, fileName, state, savedAt, createdAt, counts }) => (
          <li key={id}>
            <div className="grow">
              <b>
                <a href={listImportPath(id)}>{fileName}</a>
              </b>
              <small>
                {(savedAt ?? createdAt).slice(0, 10)} {format.time(savedAt ?? createdAt)}
                {state !== 'open' &&
                  ` · ${t('earlierCounts', { count: counts.new + counts.changed, rejected: counts.rejected })}`}
              </small>
            </div>
            <span className={state === 'open' ? 'badge' : 'muted small'}>{t(`state.${state}`)}</span>
          </li>
        ))}
      </ul>
    </Card>
  );
};
