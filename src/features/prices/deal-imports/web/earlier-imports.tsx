import { useFormat } from '#platform/web/formats/format.ts';
import { useText } from '#platform/web/texts/i18n.ts';
import { Card } from '#platform/web/ui/card.tsx';
import type { ImportHead } from '../contract-fields.ts';
import { dealImportPath } from '../paths.ts';
import type { texts } from '../texts.en.ts';
import styles from './imports.module.css';

/** The newest imports of the restaurant, saved or not. */
export const EarlierImports = ({ imports }: { readonly imports: readonly ImportHead[] }) => {
  const t = useText<typeof texts>('deal-imports');
  const format = useFormat();
  const counted = ({ counts, state }: ImportHead) =>
    counts === null || state === 'open'
      ? ''
      : ` · ${t('earlierCounts', { count: counts.new + counts.changed, rejected: counts.rejected })}`;
  return (
    <Card title={t('earlier')} className={styles.narrow}>
      <ul className="rowlist">
        {imports.map((one) => (
          <li key={one.id}>
            <div className="grow">
              <b>
                <a href={dealImportPath(one.id)}>{one.fileName}</a>
              </b>
              <small>
                {one.supplierName} · {(one.savedAt ?? one.createdAt).slice(0, 10)}{' '}
                {format.time(one.savedAt ?? one.createdAt)}
                {counted(one)}
              </small>
            </div>
            <span className={one.state === 'open' ? 'badge' : 'muted small'}>{t(`state.${one.state}`)}</span>
          </li>
        ))}
      </ul>
    </Card>
  );
};
