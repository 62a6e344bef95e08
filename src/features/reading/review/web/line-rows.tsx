import { ChevronDown, ChevronUp, Ellipsis, Plus, TriangleAlert } from 'lucide-react';
import { memo, useRef } from 'react';
import { lineKind } from '#features/purchases/invoices/contract.ts';
import { useFormat } from '#platform/web/formats/format.ts';
import { useText } from '#platform/web/texts/i18n.ts';
import { ActionMenu } from '#platform/web/ui/overlays/action-menu.tsx';
import { useIsAtLeast } from '#platform/web/ui/shell/breakpoint.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { buttonClass } from '#platform/web/ui/button-look.tsx';
import { useWidth } from '#platform/web/ui/charts/use-width.ts';
import { Icon } from '#platform/web/ui/icon.tsx';
import type { DraftLine } from '../contract-draft.ts';
import type { texts } from '../texts-desk.en.ts';
import { fieldId } from './head-fields.tsx';
import { LineRepairs } from './line-repairs.tsx';
import { linePath, type TypedLine } from './typed-draft.ts';
import styles from './readings.module.css';

/** In the order of the row, which is that of the keyboard. */
export const lineFields = [
  'name',
  'articleNumber',
  'quantity',
  'unit',
  'price',
  'discount',
  'vatRate',
  'sum',
] as const;

export type LineField = (typeof lineFields)[number];

const longest: Readonly<Record<LineField, number>> = {
  name: 300,
  articleNumber: 100,
  quantity: 30,
  unit: 30,
  price: 30,
  discount: 30,
  vatRate: 30,
  sum: 30,
};

const isWords = (field: LineField): boolean =>
  field === 'name' || field === 'articleNumber' || field === 'unit';

export type LineEdit = 'add' | 'split' | 'join' | 'remove';

export interface LineActs {
  readonly change: (key: number, field: LineField | 'kind', text: string) => void;
  readonly edit: (edit: LineEdit, key: number) => void;
  readonly open: (key: number | null) => void;
}

interface RowProps {
  readonly line: TypedLine;
  /** From 0. */
  readonly at: number;
  readonly isLast: boolean;
  readonly isReadOnly: boolean;
  /** As a card it is opened to be changed. */
  readonly isOpen: boolean;
  readonly isCard: boolean;
  /** Its sum less what its figures make, when they differ. */
  readonly difference: string | null;
  /** The line as the draft has it, where arithmetic may have something to propose; null where it closes. */
  readonly odd: DraftLine | null;
  /** Names of fields that are doubtful, missing or no amount, each with one blank behind it. */
  readonly doubtful: string;
  readonly missing: string;
  readonly faulty: string;
  readonly acts: LineActs;
}

const has = (names: string, field: string): boolean => names.includes(`${field} `);

const Cell = ({ field, ...row }: RowProps & { field: LineField }) => {
  const t = useText<typeof texts>('review-desk');
  const { line, at, isReadOnly, isCard, doubtful, missing, faulty, acts } = row;
  const [isDoubtful, isMissing, isFaulty] = [has(doubtful, field), has(missing, field), has(faulty, field)];
  const note = isFaulty ? 'fault' : isMissing ? 'notFound' : isDoubtful ? 'doubtful' : null;
  const id = fieldId(linePath(line.key, field));
  const input = (
    <input
      id={id}
      data-line={field}
      className={`input${isWords(field) ? '' : ' num'}${isDoubtful || isMissing ? ` ${styles.doubtful}` : ''}`}
      aria-label={t('fieldOfLine', { field: t(`line.${field}`), at: at + 1 })}
      value={line[field] ?? ''}
      readOnly={isReadOnly}
      maxLength={longest[field]}
      autoComplete="off"
      {...(isWords(field) ? {} : { inputMode: 'decimal' as const })}
      {...(field === 'articleNumber' && !isCard ? { placeholder: t('line.articleNumber') } : {})}
      {...(isFaulty ? { 'aria-invalid': true } : {})}
      {...(note === null ? {} : { 'aria-describedby': `review-note-${note}` })}
      onChange={({ target }) => acts.change(line.key, field, target.value)}
    />
  );
  if (!isCard) return input;
  return (
    <div className={styles.linefield}>
      <span aria-hidden="true">{t(`line.${field}`)}</span>
      {input}
    </div>
  );
};

const RowMenu = ({ line, at, isLast, acts }: RowProps) => {
  const t = useText<typeof texts>('review-desk');
  const edit = (what: LineEdit) => () => acts.edit(what, line.key);
  return (
    <ActionMenu
      label={t('lineMenu', { at: at + 1 })}
      className={buttonClass({ isSmall: true, isIconOnly: true, kind: 'quiet' })}
      items={[
        { id: 'add', label: t('lineAdd'), onAction: edit('add') },
        { id: 'split', label: t('lineSplit'), onAction: edit('split') },
        ...(isLast ? [] : [{ id: 'join', label: t('lineJoin'), onAction: edit('join') }]),
        { id: 'remove', label: t('lineRemove'), onAction: edit('remove') },
        ...lineKind.options.map((kind, index) => ({
          id: kind,
          label: t(`kind.${kind}`),
          isChosen: line.kind === kind,
          startsGroup: index === 0,
          onAction: () => acts.change(line.key, 'kind', kind),
        })),
      ]}
    >
      <Icon of={Ellipsis} />
    </ActionMenu>
  );
};

/** What a closed card says. */
const Summary = ({ line, at, isOpen, doubtful, missing, faulty, difference, acts }: RowProps) => {
  const t = useText<typeof texts>('review-desk');
  const isOdd = doubtful !== '' || missing !== '' || faulty !== '' || difference !== null;
  const figures = [[line.quantity, line.unit].filter(Boolean).join(' '), line.price]
    .filter(Boolean)
    .join(' × ');
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
          {figures}
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
  const format = useFormat();
  const { at, isCard, isOpen, isReadOnly, difference } = props;
  const isShown = !isCard || isOpen;
  return (
    <li className={isCard && isOpen ? `${styles.reviewline} ${styles.open}` : styles.reviewline}>
      {isCard && <Summary {...props} />}
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
      {isShown && difference !== null && (
        <p className="linecheck amber small">
          <Icon of={TriangleAlert} />
          {t('lineDiffers', { difference: format.plainChange(difference) })}
        </p>
      )}
      {isShown && !isReadOnly && props.odd !== null && (
        <LineRepairs
          line={props.odd}
          onTake={(field, text) => props.acts.change(props.line.key, field, text)}
        />
      )}
    </li>
  );
});

interface LineRowsProps {
  readonly lines: readonly TypedLine[];
  readonly differences: readonly (string | null)[];
  /** The lines as the draft has them, in the same order. */
  readonly drafted: readonly DraftLine[];
  readonly isReadOnly: boolean;
  /** The card that is open. */
  readonly openKey: number | null;
  readonly areAllOpen: boolean;
  readonly isDoubtful: (path: string) => boolean;
  readonly missing: ReadonlySet<string>;
  readonly faults: ReadonlySet<string>;
  readonly acts: LineActs;
}

const figures = ['quantity', 'price', 'sum'] as const;

/** A line that does not close, or lacks one of its three figures. */
const oddOf = (line: DraftLine | undefined, difference: string | null): DraftLine | null => {
  if (line === undefined) return null;
  const missing = figures.filter((name) => line[name] === null || line[name] === '').length;
  return difference !== null || missing === 1 ? line : null;
};

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
  const { lines, differences, drafted, isReadOnly, openKey, areAllOpen, isDoubtful, missing, faults, acts } =
    props;
  const named = (key: number, is: (path: string) => boolean) =>
    lineFields
      .filter((field) => is(linePath(key, field)))
      .map((field) => `${field} `)
      .join('');
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
            line={line}
            at={at}
            isLast={at === lines.length - 1}
            isReadOnly={isReadOnly}
            isOpen={areAllOpen || openKey === line.key}
            isCard={!isWide}
            difference={differences[at] ?? null}
            odd={oddOf(drafted[at], differences[at] ?? null)}
            doubtful={named(line.key, isDoubtful)}
            missing={named(line.key, (path) => missing.has(path))}
            faulty={named(line.key, (path) => faults.has(path))}
            acts={acts}
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
