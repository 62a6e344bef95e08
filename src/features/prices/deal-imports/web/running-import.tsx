import { useFormat } from '#platform/web/formats/format.ts';
import { useText } from '#platform/web/texts/i18n.ts';
import { Bar } from '#platform/web/ui/bar.tsx';
import type { ImportHead } from '../contract-fields.ts';
import type { texts } from '../texts.en.ts';
import styles from './imports.module.css';
import { StepHead } from './step-head.tsx';

/** Of the whole work before the first article is judged; about a third by the clock. */
const begun = { reading: 0.05, writing: 0.2, judging: 0.3 } as const;

/** An import that is being saved in the background, and how far it has come. */
export const RunningImport = ({ head }: { readonly head: ImportHead }) => {
  const t = useText<typeof texts>('deal-imports');
  const format = useFormat();
  const { stage, done, total } = head.progress ?? { stage: 'reading', done: 0, total: 0 };
  const judged = stage === 'judging' && total > 0 ? done / total : 0;
  const count = (head.counts?.new ?? 0) + (head.counts?.changed ?? 0);
  return (
    <>
      <StepHead title={t('savingTitle', { count })} step={3} />
      <section className={`card ${styles.running}`} aria-label={head.fileName}>
        <b className="strong">{head.fileName}</b>
        <Bar label={t('progress')} share={begun[stage] + (1 - begun.judging) * judged} />
        <p role="status">
          {t(`stage.${stage}`, {
            done: format.number(String(done), 0),
            total: format.number(String(total), 0),
          })}
        </p>
        <p className="muted">{t('savingText')}</p>
      </section>
    </>
  );
};
