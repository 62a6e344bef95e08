import { useText } from '#platform/web/texts/i18n.ts';
import type { texts } from '../texts-desk.en.ts';
import { linePath } from './typed-draft.ts';
import type { Desk } from './use-desk.ts';
import type { DraftHandle } from './use-draft.ts';
import styles from './readings.module.css';

/** What the lines are of, in one look: the number and the name of each, with a way to the line that is not right. */
export const ArticleStep = ({ desk, handle }: { readonly desk: Desk; readonly handle: DraftHandle }) => {
  const t = useText<typeof texts>('review-desk');
  const goods = handle.typed.lines.filter(({ kind }) => kind === 'goods');
  return (
    <>
      <p>{t('articlesAsk')}</p>
      <ul className={styles.articles}>
        {goods.map(({ key, name, articleNumber }, at) => (
          <li key={key}>
            <span className="num">{articleNumber || t('articleNone')}</span>
            <span className="grow">{name || t('lineNameless', { at: at + 1 })}</span>
            <button
              type="button"
              className="linkbtn"
              aria-label={t('articleChange', { name: name || t('lineNameless', { at: at + 1 }) })}
              onClick={() => desk.focusOn(linePath(key, 'articleNumber'))}
            >
              {t('change')}
            </button>
          </li>
        ))}
      </ul>
    </>
  );
};
