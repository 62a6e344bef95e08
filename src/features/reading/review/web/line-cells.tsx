import { Ellipsis } from 'lucide-react';
import type { ReactNode } from 'react';
import { lineKinds } from '#features/purchases/invoices/contract.ts';
import { useText } from '#platform/web/texts/i18n.ts';
import { ActionMenu } from '#platform/web/ui/overlays/action-menu.tsx';
import { buttonClass } from '#platform/web/ui/button-look.tsx';
import { Icon } from '#platform/web/ui/icon.tsx';
import type { DraftLine } from '../contract-draft.ts';
import type { texts } from '../texts-desk.en.ts';
import { fieldId } from './one-field.tsx';
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

/** Words, not an amount. */
export const isWords = (field: LineField): boolean =>
  field === 'name' || field === 'articleNumber' || field === 'unit';

export type LineEdit = 'add' | 'split' | 'join' | 'remove';

export interface LineActs {
  readonly change: (key: number, field: LineField | 'kind', text: string) => void;
  readonly edit: (edit: LineEdit, key: number) => void;
  readonly open: (key: number | null) => void;
}

/** A line with what is odd about it. */
export interface LineShown {
  readonly line: TypedLine;
  /** From 0. */
  readonly at: number;
  readonly isLast: boolean;
  readonly isReadOnly: boolean;
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

/** A line as it is shown among the others. */
export interface RowProps extends LineShown {
  /** As a card it is opened to be changed. */
  readonly isOpen: boolean;
  readonly isCard: boolean;
  /** What the page says there, for the card that is open. */
  readonly proof: ReactNode;
}

/** Whether a field is among names as a line carries them. */
export const has = (names: string, field: string): boolean => names.includes(`${field} `);

interface CellProps extends LineShown {
  readonly field: LineField;
  readonly isCard: boolean;
}

/** One field of a line: alone in a row, under its name in a card. */
export const Cell = ({ field, ...row }: CellProps) => {
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

/** What can be done to a whole line. */
export const RowMenu = ({ line, at, isLast, acts }: LineShown) => {
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
        ...lineKinds.map((kind, index) => ({
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
