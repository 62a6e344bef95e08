import { CircleAlert, FileStack, ListChecks, Users } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useFormat } from '#platform/web/formats/format.ts';
import { useText } from '#platform/web/texts/i18n.ts';
import { Note } from '#platform/web/ui/banner.tsx';
import { Button } from '#platform/web/ui/button.tsx';
import type { ReviewDetail } from '../contract.ts';
import type { Draft } from '../contract-draft.ts';
import type { texts } from '../texts-desk.en.ts';
import { differencesOf, type Part } from './typed-draft.ts';
import type { Clash, DraftHandle } from './use-draft.ts';
import { StatementWords } from './statement-words.tsx';
import styles from './readings.module.css';

interface ClashNoteProps {
  readonly clash: Clash;
  readonly theirs: Draft;
  readonly onUse: (part: Part) => void;
  readonly onEnd: () => void;
}

/** Whose change stands, and what was typed here instead, part by part, each to be put back with one press. */
const ClashNote = ({ clash, theirs, onUse, onEnd }: ClashNoteProps) => {
  const t = useText<typeof texts>('review-desk');
  const format = useFormat();
  const { by, at, mine } = clash;
  const note = useRef<HTMLParagraphElement>(null);
  // Whoever types far below would not see it. Newer browsers answer with a promise, which is no clean-up.
  useEffect(() => {
    note.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <Note icon={Users} tone="warn">
      <p role="alert" ref={note}>
        <b>{t('clash', { name: by ?? t('somebody'), time: at === null ? '' : format.time(at) })}</b>{' '}
        {t('clashText')}
      </p>
      <ul className={styles.clashlist}>
        {differencesOf(mine, theirs).map(({ part, words }) => (
          <li key={part}>
            <span>
              {t(`part.${part}`)}: {words === '' ? t('emptied') : <q>{words}</q>}
            </span>
            <Button
              isSmall
              aria-label={t('useMineOf', { what: t(`part.${part}`) })}
              onClick={() => onUse(part)}
            >
              {t('useMine')}
            </Button>
          </li>
        ))}
      </ul>
      <Button isSmall kind="quiet" onClick={onEnd}>
        {t('clashEnd')}
      </Button>
    </Note>
  );
};

interface DeskNotesProps {
  readonly detail: ReviewDetail;
  readonly handle: DraftHandle;
  readonly mayEdit: boolean;
  readonly onAsk: (question: 'split' | 'layouts') => void;
}

const isSeveralIn = ({ detail, mayEdit }: Pick<DeskNotesProps, 'detail' | 'mayEdit'>): boolean =>
  mayEdit && (detail.invoices?.length ?? 0) > 1;

/** Above the fields: whose change stands, and whether the file is to be split first. */
export const DeskNotes = (props: DeskNotesProps) => {
  const t = useText<typeof texts>('review-desk');
  const { detail, handle, onAsk } = props;
  const { clash, form, draft, endClash } = handle;
  return (
    <>
      {clash !== null && (
        <ClashNote
          clash={clash}
          theirs={draft}
          onUse={(part) => form.take(part, clash.mine)}
          onEnd={endClash}
        />
      )}
      {isSeveralIn(props) && (
        <Note icon={FileStack} tone="warn">
          <div className={styles.asking}>
            <p>{t('severalInvoices', { count: detail.invoices?.length ?? 0 })}</p>
            <Button isSmall onClick={() => onAsk('split')}>
              {t('split')}
            </Button>
          </div>
        </Note>
      )}
    </>
  );
};

/** Why the machine asks, and what it knows of the layout. */
export const WhyNotes = (props: Omit<DeskNotesProps, 'handle'>) => {
  const t = useText<typeof texts>('review-desk');
  const { detail, mayEdit, onAsk } = props;
  const { layout, shared } = detail;
  const isSeveral = isSeveralIn(props);
  const doubts = detail.doubts.filter((doubt) => !isSeveral || doubt !== 'several-invoices');
  return (
    <>
      {doubts.length > 0 && (
        <Note icon={CircleAlert} tone="warn">
          <b>{t(mayEdit ? 'doubtsTitle' : 'doubtsTitleRead')}</b>
          <ul className={styles.doubtlist}>
            {doubts.map((doubt) => (
              <li key={doubt}>{t(`doubt.${doubt}`)}</li>
            ))}
          </ul>
        </Note>
      )}
      {shared !== null && (
        <Note icon={Users}>
          <details>
            <summary>{t('sharedShow', { count: shared.length })}</summary>
            <StatementWords statements={shared} />
            <p className="muted small">{t('sharedText')}</p>
          </details>
        </Note>
      )}
      {layout !== null && (
        <Note icon={ListChecks}>
          {t(layout.trusted ? 'layoutTrusted' : 'layoutKnown', { count: layout.confirmations })}{' '}
          {mayEdit && (
            <button type="button" className="linkbtn" onClick={() => onAsk('layouts')}>
              {t('layoutShow')}
            </button>
          )}
        </Note>
      )}
    </>
  );
};
