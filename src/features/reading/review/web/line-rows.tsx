import { ChevronDown, ChevronUp, Plus } from 'lucide-react';
import { memo, type ReactNode, useRef } from 'react';
import { useText } from '#platform/web/texts/i18n.ts';
import { useIsAtLeast } from '#platform/web/ui/shell/breakpoint.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { useWidth } from '#platform/web/ui/charts/use-width.ts';
import { Icon } from '#platform/web/ui/icon.tsx';
import type { texts } from '../texts-desk.en.ts';
import { Cell, isWords, lineFields, RowMenu, type RowProps } from './line-cells.tsx';
import { LineCheck } from './line-repairs.tsx';
import { type LinesShown, productText, rowOf } from './rows-shown.ts';
import styles from './readings.module.css';

/** What a closed card says. */
const Summary = ({ line, at, isOpen, doubtful, missing, faulty, difference, acts }: RowProps) => {
  const t = useText<typeof texts>('review-desk');
  const isOdd = doubtful !== '' || missing !== '' || faulty !== '' || difference !== null;
  return (
    <button
      type="button"
      className={styles.linesummary}
      aria-expanded={isOpen}
      onClick={() => acts.open(isOpen ? null : line.key)}
    >
      <span className="grow">
        <b>{line.name || t('lineNameless', { at: at + 1 })}</b>
        <small>
          {productText(line)}
          {isOdd && !isOpen && <span className="mark">{t('lookHere')}</span>}
        </small>
      </span>
      <b className="num">{line.sum || '–'}</b>
      <Icon of={isOpen ? ChevronUp : ChevronDown} />
    </button>
  );
};

const Row = memo(function Row(props: RowProps) {
  const t = useText<typeof texts>('review-desk');
  const { at, isCard, isOpen, isReadOnly } = props;
  const isShown = !isCard || isOpen;
  return (
    <li className={isCard && isOpen ? `${styles.reviewline} ${styles.open}` : styles.reviewline}>
      {isCard && <Summary {...props} />}
      {isCard && isOpen && props.proof}
      {isShown && (
        <fieldset>
          <legend className="visually-hidden">{t('lineNumber', { at: at + 1 })}</legend>
          <div className={styles.linename}>
            <Cell {...props} field="name" />
            <Cell {...props} field="articleNumber" />
          </div>
          {lineFields.slice(2).map((field) => (
            <Cell key={field} {...props} field={field} />
          ))}
          {isReadOnly ? <span /> : <RowMenu {...props} />}
        </fieldset>
      )}
      {isShown && <LineCheck {...props} />}
    </li>
  );
});

interface LineRowsProps extends LinesShown {
  /** The card that is open. */
  readonly openKey: number | null;
  readonly areAllOpen: boolean;
  /** What the page says there, shown in the card that is open. */
  readonly proof: ReactNode;
}

/** The button to which the focus goes when no line is left. */
export const addLineId = 'add-line';

/** A row of fields takes so many CSS pixels; with less it is a card that opens. */
const leastForRow = 560;

/** The lines, each of whose values can be changed in place. */
export const LineRows = (props: LineRowsProps) => {
  const t = useText<typeof texts>('review-desk');
  const box = useRef<HTMLDivElement>(null);
  const width = useWidth(box);
  const isRoomy = useIsAtLeast('sm');
  // Beside a page that was drawn wide, or with a drawer open, there is no more room than on a phone.
  const isWide = width === 0 ? isRoomy : width >= leastForRow;
  const { lines, isReadOnly, openKey, areAllOpen, proof, acts } = props;
  const last = lines.at(-1);
  return (
    <div ref={box} className={styles.linesbox}>
      {isWide && lines.length > 0 && (
        <div className={styles.linehead} aria-hidden="true">
          <span>{t('line.article')}</span>
          {lineFields.slice(2).map((field) => (
            <span key={field} className={isWords(field) ? '' : 'num'}>
              {t(`short.${field}`)}
            </span>
          ))}
          <span />
        </div>
      )}
      <ol className={isWide ? styles.reviewlines : `${styles.reviewlines} ${styles.cards}`}>
        {lines.map((line, at) => (
          <Row
            key={line.key}
            {...rowOf(props, line, at)}
            isOpen={areAllOpen || openKey === line.key}
            isCard={!isWide}
            proof={!isWide && openKey === line.key ? proof : null}
          />
        ))}
      </ol>
      {!isReadOnly && (
        <p>
          <Button isSmall icon={Plus} id={addLineId} onClick={() => acts.edit('add', last?.key ?? -1)}>
            {t('lineAddLast')}
          </Button>
        </p>
      )}
    </div>
  );
};
