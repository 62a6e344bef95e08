import { useState } from 'react';
import { useText } from '#platform/web/texts/i18n.ts';
import type { texts } from '../texts-desk.en.ts';
import { Cell, has, type LineField, lineFields, type LineShown, RowMenu } from './line-cells.tsx';
import { LineCheck } from './line-repairs.tsx';
import styles from './readings.module.css';
import { figures, productText, rowOf } from './rows-shown.ts';
import type { TypedLine } from './typed-draft.ts';
import type { Desk } from './use-desk.ts';
import type { DraftHandle } from './use-draft.ts';

interface LineStepProps {
  readonly desk: Desk;
  readonly handle: DraftHandle;
  readonly line: TypedLine;
  readonly at: number;
}

const isOf = (names: readonly LineField[], field: LineField): boolean => names.includes(field);

/** What of a line is to be looked at: what is doubtful or missing, and the figures where they do not make its sum. */
const askedOf = (shown: LineShown): readonly LineField[] => {
  const { doubtful, missing, faulty, odd, line } = shown;
  const isAsked = (field: LineField): boolean =>
    [doubtful, missing, faulty].some((names) => has(names, field)) ||
    (odd !== null &&
      (isOf(figures, field) || (field === 'discount' && !/^[0.,]*$/.test(line.discount ?? ''))));
  const asked = lineFields.filter(isAsked);
  return asked.length === 0 ? figures : asked;
};

/** One line in a step of its own: its doubtful fields to be filled in, the others in words, all of them by a press. */
export const LineStep = ({ desk, handle, line, at }: LineStepProps) => {
  const t = useText<typeof texts>('review-desk');
  const shown = rowOf(
    {
      ...desk,
      lines: handle.typed.lines,
      differences: desk.checks.lines,
      drafted: handle.draft.lines,
      isReadOnly: false,
    },
    line,
    at,
  );
  const asked = askedOf(shown);
  // What was asked for stays, though it is doubtful no longer as soon as it is typed in.
  const [kept, setKept] = useState(asked);
  if (asked.some((field) => !isOf(kept, field))) setKept([...kept, ...asked]);
  const isWhole = desk.openKey === line.key || line.read === null;
  const fields = isWhole ? lineFields : lineFields.filter((field) => isOf(kept, field));
  return (
    <>
      <p className={styles.stepline}>
        <span className="grow">
          <b>{line.name || t('lineNameless', { at: at + 1 })}</b>
          <small>{productText(line)}</small>
        </span>
        <b className="num">{line.sum || '–'}</b>
      </p>
      <fieldset className={styles.stepfields}>
        <legend className="visually-hidden">{t('lineNumber', { at: at + 1 })}</legend>
        {fields.map((field) => (
          <Cell key={field} {...shown} isCard field={field} />
        ))}
      </fieldset>
      <LineCheck {...shown} />
      <p className={styles.steprest}>
        {isWhole ? (
          <RowMenu {...shown} />
        ) : (
          <button type="button" className="linkbtn" onClick={() => desk.acts.open(line.key)}>
            {t('wholeLine')}
          </button>
        )}
      </p>
    </>
  );
};
