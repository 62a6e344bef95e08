import { type ComponentType, type ReactNode, useMemo, useRef } from 'react';
import { type ReviewDetail, reviewContract } from '../contract.ts';
import { useFormat } from '#platform/web/formats/format.ts';
import { useText } from '#platform/web/texts/i18n.ts';
import { useIsAtLeast } from '#platform/web/ui/shell/breakpoint.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { ErrorSummary } from '#platform/web/ui/forms/error-summary.tsx';
import { PageCrop } from '#platform/web/ui/pdf/page-crop.tsx';
import { PageStage, type SheetPage } from '#platform/web/ui/pdf/page-stage.tsx';
import { Segment } from '#platform/web/ui/forms/segment.tsx';
import { ToggleChip } from '#platform/web/ui/tables/filter-chips.tsx';
import { SplitPane } from '#platform/web/ui/shell/split-pane.tsx';
import { useBytes } from '#platform/web/calls/use-download.ts';
import { usePictureAddress } from '#platform/web/calls/use-picture-address.ts';
import type { texts } from '../texts-desk.en.ts';
import { DeskNotes, WhyNotes } from './desk-notes.tsx';
import { KindField } from './kind-field.tsx';
import { HeadFields, SumFields } from './head-fields.tsx';
import { LineRows } from './line-rows.tsx';
import { OneDoubt } from './one-doubt.tsx';
import { fieldId } from './one-field.tsx';
import { type Outcome, OutcomeBar } from './outcome.tsx';
import { type Desk, useDesk } from './use-desk.ts';
import { type DraftHandle, useDraft } from './use-draft.ts';
import styles from './readings.module.css';

/** A cell of a table file: its column and its row, both from 0. */
export interface SheetCell {
  readonly column: number;
  readonly row: number;
}

interface DeskProps {
  readonly detail: ReviewDetail;
  readonly mayEdit: boolean;
  /** The table of a file that has no pages, with a cell of it marked; null when it is no table. */
  readonly sheetAt: (cell: SheetCell | null) => ReactNode;
  readonly question: string | null;
  readonly onAsk: (question: 'reject' | 'split' | 'layouts' | null) => void;
  readonly onDone: (outcome: Outcome) => void;
}

const usePicture = (documentId: string): ComponentType<{ readonly page: SheetPage }> =>
  useMemo(
    () =>
      function PagePicture({ page }) {
        const { bytes } = useBytes(reviewContract.readPage, { params: { documentId, page: page.number } });
        const address = usePictureAddress(bytes);
        return address === null ? null : <image href={address} width={page.width} height={page.height} />;
      },
    [documentId],
  );

/** Whether what is typed is kept, and who kept something last. */
const SaveState = ({ detail, handle }: { detail: ReviewDetail; handle: DraftHandle }) => {
  const t = useText<typeof texts>('review-desk');
  const format = useFormat();
  const { changedAt, changedBy } = detail;
  const isKept = handle.saveState === 'saved' && changedAt !== null && changedBy !== null;
  return (
    <p className="muted small grow" role="status">
      {isKept
        ? t('changedBy', { name: changedBy, time: format.time(changedAt) })
        : handle.saveState === 'saved'
          ? ''
          : t(`save.${handle.saveState}`)}
    </p>
  );
};

interface FormProps extends DeskProps {
  readonly desk: Desk;
  readonly handle: DraftHandle;
  /** What the page says where the focus is. */
  readonly proof: ReactNode;
}

const AllFields = ({ desk, handle, proof, ...props }: FormProps) => {
  const t = useText<typeof texts>('review-desk');
  const { mayEdit } = props;
  const { typed, faults, form } = handle;
  const shared = { form, isReadOnly: !mayEdit, noteOf: desk.noteOf, onSee: desk.see };
  return (
    <>
      <HeadFields {...shared} />
      <div className="lh">
        <h2 id={fieldId('lines')} tabIndex={-1}>
          {t('lineCount', { count: typed.lines.length })}
        </h2>
      </div>
      <LineRows
        lines={typed.lines}
        differences={desk.checks.lines}
        drafted={handle.draft.lines}
        isReadOnly={!mayEdit}
        openKey={desk.openKey}
        areAllOpen={desk.errors.length > 0}
        proof={proof}
        isDoubtful={desk.isDoubtful}
        missing={desk.missing}
        faults={faults}
        acts={desk.acts}
      />
      <h3>{t('sums')}</h3>
      <SumFields {...shared} />
    </>
  );
};

/** What was read, one doubt at a time or whole. */
const DeskFields = ({ isOne, ...props }: FormProps & { readonly isOne: boolean }) => {
  const t = useText<typeof texts>('review-desk');
  const { desk, handle, detail, mayEdit, onAsk } = props;
  const { lookAt, active } = desk;
  const goOn = () => {
    const next = lookAt[lookAt.indexOf(active ?? '') + 1] ?? lookAt[0];
    if (next !== undefined) desk.focusOn(next);
  };
  return (
    <>
      <div className={`lh ${styles.deskhead}`}>
        <h2>{t(isOne ? 'toReview' : 'invoice')}</h2>
        {mayEdit && <SaveState detail={detail} handle={handle} />}
        {mayEdit && desk.mayHide && (
          <ToggleChip isOn={isOne} onToggle={() => desk.setShowsAll(isOne)}>
            {t('onlyDoubts')}
          </ToggleChip>
        )}
        {lookAt.length > 0 && mayEdit && !isOne && (
          <Button isSmall onClick={goOn}>
            {t('nextDoubt', { count: lookAt.length })}
          </Button>
        )}
      </div>
      {isOne ? <OneDoubt desk={desk} handle={handle} /> : <AllFields {...props} />}
      {isOne && <WhyNotes detail={detail} mayEdit={mayEdit} onAsk={onAsk} />}
    </>
  );
};

const DeskForm = (props: FormProps) => {
  const t = useText<typeof texts>('review-desk');
  const { desk, handle, detail, mayEdit, onAsk } = props;
  const { errors } = desk;
  const isOne = mayEdit && desk.isOne && desk.other === null;
  return (
    <div className={styles.desk}>
      {errors.length > 0 && (
        <ErrorSummary title={t('wrongTitle', { count: errors.length })} errors={errors} />
      )}
      <KindField
        form={handle.form}
        other={desk.other}
        isReadOnly={!mayEdit}
        onOther={desk.setOther}
        onSee={desk.see}
      />
      <DeskNotes detail={detail} handle={handle} mayEdit={mayEdit} onAsk={onAsk} />
      {!isOne && <WhyNotes detail={detail} mayEdit={mayEdit} onAsk={onAsk} />}
      {desk.other === null && <DeskFields {...props} isOne={isOne} />}
      {(['doubtful', 'notFound', 'fault'] as const).map((note) => (
        <span key={note} hidden id={`review-note-${note}`}>
          {t(note)}
        </span>
      ))}
    </div>
  );
};

/** The page beside what was read of it: every field shows where it stands, and everything can be changed. */
export const ReadingDesk = (props: DeskProps) => {
  const { detail, mayEdit, sheetAt, question, onAsk, onDone } = props;
  const t = useText<typeof texts>('review-desk');
  const isWide = useIsAtLeast('md');
  const isRoomy = useIsAtLeast('sm');
  const form = useRef<HTMLDivElement>(null);
  const handle = useDraft(detail, mayEdit);
  const desk = useDesk(detail, handle, form, onDone);
  const Picture = usePicture(detail.documentId);
  const { pages } = detail;
  const { marks, active, showsPage, setShowsPage } = desk;
  const stage =
    pages.length === 0 ? (
      (sheetAt(desk.cell) ?? <p className={`muted small ${styles.nopages}`}>{t('noPages')}</p>)
    ) : (
      <PageStage
        pages={pages}
        marks={marks}
        activeKey={active}
        label={t('pagesOf', { name: detail.fileName })}
        Picture={Picture}
        onMark={desk.focusOn}
      />
    );
  const crop = (
    <PageCrop
      pages={pages}
      marks={marks}
      activeKey={active}
      label={t('openPage')}
      Picture={Picture}
      onOpen={() => setShowsPage(true)}
    />
  );
  const right = (
    <section className={`lines ${styles.reviewform}`} aria-label={t('fields')}>
      {/* Its keys are those of the fields inside; it takes no focus itself. */}
      <div
        ref={form}
        role="presentation"
        className={styles.reviewbody}
        onKeyDown={mayEdit ? desk.onKeyDown : undefined}
        onFocus={({ target }) =>
          target.id.startsWith('review-') && desk.look(target.id.replace('review-', ''))
        }
      >
        <DeskForm
          {...props}
          desk={desk}
          handle={handle}
          proof={pages.length > 0 && !isRoomy ? <div className={styles.reviewproof}>{crop}</div> : null}
        />
      </div>
      {mayEdit ? (
        <OutcomeBar
          {...{ detail, handle, onDone }}
          checks={desk.checks}
          isLater={desk.isOne && desk.steps.shown !== null}
          remember={desk.remember}
          isBusy={desk.isBusy}
          failure={desk.failure}
          isAsking={question === 'reject'}
          onReject={() => onAsk('reject')}
          onEnd={() => onAsk(null)}
          onRemember={desk.setRemember}
          onAccept={desk.accept}
          other={desk.other}
        />
      ) : (
        <p className="muted small readonly">{t('readOnly')}</p>
      )}
    </section>
  );
  return (
    <>
      {isWide ? (
        <SplitPane label={t('splitter')} left={stage} right={right} />
      ) : (
        <>
          {pages.length > 0 && (
            <Segment
              className="wholerow"
              label={t('view')}
              value={showsPage ? 'page' : 'fields'}
              onChange={(value) => setShowsPage(value === 'page')}
              choices={[
                { value: 'fields', label: t('fields') },
                { value: 'page', label: t('page') },
              ]}
            />
          )}
          {pages.length > 0 && !showsPage && <div className={styles.reviewstrip}>{crop}</div>}
          <div className="split">
            {(showsPage || pages.length === 0) && stage}
            {!showsPage && right}
          </div>
        </>
      )}
      <span className="visually-hidden" role="status">
        {desk.told}
      </span>
    </>
  );
};
