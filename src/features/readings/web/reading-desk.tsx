import { CircleAlert, FileStack, ListChecks } from 'lucide-react';
import {
  type ComponentType,
  type KeyboardEvent,
  type ReactNode,
  useCallback,
  useMemo,
  useRef,
  useState,
} from 'react';
import { useFormat } from '#platform/web/format.ts';
import { type TextKey, useText } from '#platform/web/i18n.ts';
import { Note } from '#platform/web/ui/banner.tsx';
import { useIsAtLeast } from '#platform/web/ui/breakpoint.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { ErrorSummary } from '#platform/web/ui/error-summary.tsx';
import { PageCrop } from '#platform/web/ui/page-crop.tsx';
import { PageStage, type SheetPage } from '#platform/web/ui/page-stage.tsx';
import { Segment } from '#platform/web/ui/segment.tsx';
import { SplitPane } from '#platform/web/ui/split-pane.tsx';
import { showToast } from '#platform/web/ui/toasts.ts';
import { useBytes } from '#platform/web/use-download.ts';
import { type ReviewDetail, reviewContract } from '#features/review/contract.ts';
import { checksOf, missingOf } from '#features/review/rules.ts';
import type { texts } from '../texts.en.ts';
import { fieldId, HeadFields, SumFields } from './head-fields.tsx';
import { moveByKey } from './desk-keys.ts';
import { type LineActs, LineRows } from './line-rows.tsx';
import { type Outcome, OutcomeBar, useAccept } from './outcome.tsx';
import { ClashNote } from './clash-note.tsx';
import { joinLines, linePath, splitLine, type Typed, withLine, withoutLine } from './typed-draft.ts';
import { useDraft } from './use-draft.ts';
import { isUnsure, useMarks, useReadFields } from './use-marks.ts';
import { usePictureAddress } from '#platform/web/use-picture-address.ts';

interface DeskProps {
  readonly detail: ReviewDetail;
  readonly mayEdit: boolean;
  /** The table of a file that has no pages. */
  readonly sheet: ReactNode;
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

/** The paths that `missingOf` names, with a line's key in place of its number. */
const missingPaths = (typed: Typed, missing: Readonly<Record<string, string>>): readonly string[] =>
  Object.keys(missing).map((path) => {
    const [, at, field] = /^lines\.(\d+)\.(.+)$/.exec(path) ?? [];
    const line = typed.lines[Number(at)];
    return line === undefined || field === undefined ? path : linePath(line.key, field);
  });

/** The page beside what was read of it: every field shows where it stands, and everything can be changed. */
export const ReadingDesk = ({ detail, mayEdit, sheet, question, onAsk, onDone }: DeskProps) => {
  const t = useText<typeof texts>('readings');
  const format = useFormat();
  const isWide = useIsAtLeast('md');
  const handle = useDraft(detail, mayEdit);
  const { typed, setTyped, draft, faults } = handle;
  const { accept, isBusy, failure } = useAccept(detail, handle, onDone);
  const form = useRef<HTMLDivElement>(null);
  const [active, setActive] = useState<string | null>(null);
  const [seen, setSeen] = useState<ReadonlySet<string>>(new Set());
  const [remember, setRemember] = useState(true);
  const [openKey, setOpenKey] = useState<number | null>(null);
  const [wasAsked, setWasAsked] = useState(false);
  const [showsPage, setShowsPage] = useState(false);
  const Picture = usePicture(detail.documentId);
  const fields = useReadFields(detail, typed);
  const checks = useMemo(() => checksOf(draft), [draft]);
  const missing = useMemo(() => new Set(missingPaths(typed, missingOf(draft))), [typed, draft]);
  const isDoubtful = useCallback(
    (path: string) => !seen.has(path) && isUnsure(fields.get(path)),
    [seen, fields],
  );
  const marks = useMarks(fields, active, isDoubtful);
  const see = useCallback(
    (path: string) => setSeen((now) => (now.has(path) ? now : new Set([...now, path]))),
    [],
  );
  const onChange = useCallback(
    (path: string, change: (now: Typed) => Typed) => {
      see(path);
      setTyped(change);
    },
    [see, setTyped],
  );
  const focusOn = (path: string) => {
    const [, key] = /^lines\.(\d+)\./.exec(path) ?? [];
    if (key !== undefined) setOpenKey(Number(key));
    setShowsPage(false);
    requestAnimationFrame(() => document.getElementById(fieldId(path))?.focus());
  };
  const latest = useRef(typed);
  latest.current = typed;
  const acts: LineActs = useMemo(
    () => ({
      change: (key, field, text) => {
        see(linePath(key, field));
        setTyped((now) => ({
          ...now,
          lines: now.lines.map((line) => (line.key === key ? { ...line, [field]: text } : line)),
        }));
      },
      open: setOpenKey,
      edit: (edit, key) => {
        const before = latest.current;
        const at = before.lines.findIndex((line) => line.key === key);
        const made =
          edit === 'add' ? withLine(before, at + 1) : edit === 'split' ? splitLine(before, at) : null;
        setTyped(() => made?.typed ?? (edit === 'join' ? joinLines(before, at) : withoutLine(before, at)));
        if (edit === 'remove')
          showToast({
            text: t('lineRemoved'),
            onUndo: () => setTyped((now) => ({ ...now, lines: before.lines })),
          });
        const next =
          made?.key ?? (edit === 'join' ? key : (before.lines[at + 1]?.key ?? before.lines[at - 1]?.key));
        if (next !== undefined) setTimeout(() => focusOn(linePath(next, 'name')), 60);
      },
    }),
    [see, setTyped, t],
  );
  const wrong = [...missing, ...faults];
  const doubtful = [...fields.keys()].filter(isDoubtful);
  const tryAccept = () => {
    setWasAsked(true);
    if (wrong.length === 0 && !isBusy) void accept(remember);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey) && mayEdit) {
      event.preventDefault();
      return tryAccept();
    }
    const path = event.target instanceof HTMLElement ? event.target.id.replace(/^review-/, '') : '';
    if (event.key === 'Enter' && event.altKey && mayEdit) {
      const [, key] = /^lines\.(\d+)\./.exec(path) ?? [];
      event.preventDefault();
      return acts.edit('add', key === undefined ? (typed.lines.at(-1)?.key ?? -1) : Number(key));
    }
    moveByKey(event, form.current, { doubtful: [...doubtful, ...missing], focusOn, see: () => see(path) });
  };
  const noteOf = (path: string) => {
    const isMissing = missing.has(path);
    const field = fields.get(path);
    const doubts = isDoubtful(path);
    const hint = doubts ? t('doubtful') : isMissing ? t('notFound') : undefined;
    return {
      isDoubtful: doubts || isMissing,
      hint: field !== undefined && field.place === null && !doubts ? t('concluded') : hint,
      error: faults.has(path) ? t('fault') : wasAsked && isMissing ? t('required') : undefined,
    };
  };
  const shared = { typed, isReadOnly: !mayEdit, noteOf, onChange };
  const place = active === null ? undefined : fields.get(active)?.place;
  const told =
    active === null
      ? ''
      : place == null
        ? t('nowhere')
        : t(isDoubtful(active) ? 'markedDoubtful' : 'marked', { page: place.page });
  const stage =
    detail.pages.length === 0 ? (
      (sheet ?? <p className="muted small nopages">{t('noPages')}</p>)
    ) : (
      <PageStage
        pages={detail.pages}
        marks={marks}
        activeKey={active}
        label={t('pagesOf', { name: detail.fileName })}
        Picture={Picture}
        onMark={focusOn}
      />
    );
  const lookAt = doubtful.length + missing.size;
  const labelOf = (path: string): string => {
    const [, key, field] = /^lines\.(\d+)\.(.+)$/.exec(path) ?? [];
    const at = typed.lines.findIndex((line) => line.key === Number(key));
    const words = (name: string) => t(name as TextKey<typeof texts>);
    return field === undefined
      ? words(`field.${path.replace(/\d+\./, '')}`)
      : t('fieldOfLine', { field: words(`line.${field}`), at: at + 1 });
  };
  const right = (
    <section className="lines reviewform" aria-label={t('fields')}>
      {/* The keys of the form are those of its fields; nothing but them takes the focus. */}
      {/* eslint-disable-next-line jsx-a11y/no-static-element-interactions */}
      <div
        ref={form}
        className="reviewbody"
        onKeyDown={onKeyDown}
        onFocus={({ target }) =>
          target.id.startsWith('review-') && setActive(target.id.replace('review-', ''))
        }
      >
        {wasAsked && wrong.length > 0 && (
          <ErrorSummary
            title={t('wrongTitle', { count: wrong.length })}
            errors={wrong.map((path) => ({ fieldId: fieldId(path), text: labelOf(path) }))}
          />
        )}
        {handle.clash !== null && (
          <ClashNote
            clash={handle.clash}
            theirs={draft}
            onUse={(change) => setTyped(change)}
            onEnd={handle.endClash}
          />
        )}
        {detail.invoices !== null && detail.invoices.length > 1 && mayEdit && (
          <Note icon={FileStack} tone="warn">
            <p>{t('severalInvoices', { count: detail.invoices.length })}</p>
            <Button isSmall onClick={() => onAsk('split')}>
              {t('split')}
            </Button>
          </Note>
        )}
        {detail.doubts.length > 0 && (
          <Note icon={CircleAlert} tone="warn">
            <b>{t('doubtsTitle')}</b>
            <ul className="doubtlist">
              {detail.doubts.map((doubt) => (
                <li key={doubt}>{t(`doubt.${doubt}`)}</li>
              ))}
            </ul>
          </Note>
        )}
        {detail.layout !== null && (
          <Note icon={ListChecks}>
            {t(detail.layout.trusted ? 'layoutTrusted' : 'layoutKnown', {
              count: detail.layout.confirmations,
            })}{' '}
            {mayEdit && (
              <button type="button" className="linkbtn" onClick={() => onAsk('layouts')}>
                {t('layoutShow')}
              </button>
            )}
          </Note>
        )}
        <div className="lh reviewtop">
          <h2>{t('invoice')}</h2>
          {lookAt > 0 && mayEdit && (
            <Button
              isSmall
              onClick={() => {
                const [next] = [...doubtful, ...missing].filter(
                  (path) => path !== active && path !== 'lines',
                );
                if (next !== undefined) focusOn(next);
              }}
            >
              {t('nextDoubt', { count: lookAt })}
            </Button>
          )}
        </div>
        <HeadFields {...shared} />
        <div className="lh">
          <h2 id={fieldId('lines')} tabIndex={-1}>
            {t('lineCount', { count: typed.lines.length })}
          </h2>
        </div>
        <LineRows
          lines={typed.lines}
          differences={checks.lines}
          isReadOnly={!mayEdit}
          openKey={openKey}
          areAllOpen={wasAsked && wrong.length > 0}
          isDoubtful={isDoubtful}
          missing={missing}
          faults={faults}
          acts={acts}
        />
        <h3>{t('sums')}</h3>
        <SumFields {...shared} />
        <span hidden id="review-note-doubtful">
          {t('doubtful')}
        </span>
        <span hidden id="review-note-missing">
          {t('notFound')}
        </span>
        <span hidden id="review-note-fault">
          {t('fault')}
        </span>
      </div>
      {mayEdit ? (
        <OutcomeBar
          {...{ detail, handle, checks, remember, isBusy, failure, onDone }}
          isAsking={question === 'reject'}
          onReject={() => onAsk('reject')}
          onEnd={() => onAsk(null)}
          onRemember={setRemember}
          onAccept={tryAccept}
        />
      ) : (
        <p className="muted small readonly">{t('readOnly')}</p>
      )}
    </section>
  );
  const saved = (
    <p className="muted small savestate" role="status">
      {mayEdit && detail.changedAt !== null && handle.saveState === 'saved' && detail.changedBy !== null
        ? t('changedBy', { name: detail.changedBy, time: format.time(detail.changedAt) })
        : mayEdit
          ? t(`save.${handle.saveState}`)
          : ''}
    </p>
  );
  return (
    <>
      {saved}
      {isWide ? (
        <SplitPane label={t('splitter')} left={stage} right={right} />
      ) : (
        <>
          {detail.pages.length > 0 && (
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
          {!showsPage && detail.pages.length > 0 && (
            <div className="reviewstrip">
              <PageCrop
                pages={detail.pages}
                marks={marks}
                activeKey={active}
                label={t('openPage')}
                Picture={Picture}
                onOpen={() => setShowsPage(true)}
              />
            </div>
          )}
          <div className="split">
            {showsPage ? (
              stage
            ) : (
              <>
                {detail.pages.length === 0 && sheet}
                {right}
              </>
            )}
          </div>
        </>
      )}
      <span className="visually-hidden" role="status">
        {told}
      </span>
    </>
  );
};
