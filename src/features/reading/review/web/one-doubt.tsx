import { ArrowRight, Check } from 'lucide-react';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { useText } from '#platform/web/texts/i18n.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Icon } from '#platform/web/ui/icon.tsx';
import { useIsAtLeast } from '#platform/web/ui/shell/breakpoint.ts';
import type { texts } from '../texts-desk.en.ts';
import { ArticleStep } from './article-step.tsx';
import { LineStep } from './line-step.tsx';
import { FieldByPath } from './one-field.tsx';
import { PrecedingField } from './preceding-field.tsx';
import styles from './readings.module.css';
import { SumRepair } from './sum-repair.tsx';
import type { Desk } from './use-desk.ts';
import type { DraftHandle } from './use-draft.ts';

interface DeskParts {
  readonly desk: Desk;
  readonly handle: DraftHandle;
}

const isLacking = ({ desk }: DeskParts, step: string): boolean =>
  [...desk.missing, ...desk.faults].some((path) => path === step || path.startsWith(`${step}.`));

/** What is asked in a step: the fields of a line, one other field, or for lines where none was read. */
const Asked = ({ desk, handle, step }: DeskParts & { step: string }) => {
  const t = useText<typeof texts>('review-desk');
  const { typed, form } = handle;
  const at = typed.lines.findIndex(({ key }) => step === `lines.${key}`);
  const line = typed.lines[at];
  if (line !== undefined) return <LineStep desk={desk} handle={handle} line={line} at={at} />;
  const shared = { form, isReadOnly: false, noteOf: desk.noteOf, onSee: desk.see };
  const addLine = (
    <Button isSmall onClick={() => desk.acts.edit('add', typed.lines.at(-1)?.key ?? -1)}>
      {t('lineAddLast')}
    </Button>
  );
  if (step === 'lines')
    return (
      <>
        <p>{t('doubt.lines-missing')}</p>
        <p>{addLine}</p>
      </>
    );
  if (step === 'articles') return <ArticleStep desk={desk} handle={handle} />;
  return (
    <>
      <FieldByPath path={step} {...shared} />
      {step === 'creditNote' && typed.creditNote && (
        <PrecedingField {...shared} onSee={() => desk.see(step)} />
      )}
      <SumRepair path={step} desk={desk} handle={handle}>
        {addLine}
      </SumRepair>
    </>
  );
};

/** What is said when nothing is left. */
const AllSeen = ({ desk }: { desk: Desk }) => {
  const t = useText<typeof texts>('review-desk');
  return (
    <p className={`linecheck good ${styles.allseen}`} role="status">
      <Icon of={Check} />
      <span>
        {t('allSeen')}{' '}
        <button type="button" className="linkbtn" onClick={() => desk.setShowsAll(true)}>
          {t('showAll')}
        </button>
      </span>
    </p>
  );
};

/** The one thing of a reading that comes next to be looked at, with what was read and the way on. */
export const OneDoubt = ({ desk, handle }: DeskParts) => {
  const t = useText<typeof texts>('review-desk');
  const box = useRef<HTMLDivElement>(null);
  const isRoomy = useIsAtLeast('md');
  const { shown, open, pass, back } = desk.steps;
  const before = useRef(shown);
  useEffect(() => {
    if (before.current === shown) return;
    before.current = shown;
    // On a phone the keyboard would cover the page that is to be compared, and most of what is read is right.
    const field = isRoomy ? box.current?.querySelector<HTMLElement>('input') : null;
    (field ?? box.current)?.focus();
  }, [shown, isRoomy]);
  const onKeyDown = (event: KeyboardEvent) => {
    const { target, key } = event;
    const isPlain = !(event.altKey || event.ctrlKey || event.metaKey || event.shiftKey);
    if (key !== 'Enter' || !isPlain || event.defaultPrevented || !(target instanceof HTMLInputElement))
      return;
    const inputs = [...(box.current?.querySelectorAll<HTMLInputElement>('input:not([type=checkbox])') ?? [])];
    event.preventDefault();
    const next = inputs[inputs.indexOf(target) + 1];
    if (next === undefined) pass();
    else next.focus();
  };
  const isLeft = shown !== null && isLacking({ desk, handle }, shown);
  return (
    <div
      ref={box}
      role="group"
      aria-label={shown === null ? t('toReview') : desk.stepLabel(shown)}
      tabIndex={-1}
      className={styles.onedoubt}
      onKeyDown={onKeyDown}
    >
      {shown === null ? (
        <AllSeen desk={desk} />
      ) : (
        <>
          <Asked key={shown} desk={desk} handle={handle} step={shown} />
          <div className={styles.doubtacts}>
            {back !== null && (
              <Button kind="quiet" onClick={back}>
                {t('doubtBack')}
              </Button>
            )}
            <span className="muted small grow" role="status">
              {t('doubtsLeft', { count: open.length })}
            </span>
            <Button kind="primary" icon={isLeft ? ArrowRight : Check} onClick={pass}>
              {t(isLeft ? 'doubtSkip' : 'doubtRight')}
            </Button>
          </div>
        </>
      )}
    </div>
  );
};
