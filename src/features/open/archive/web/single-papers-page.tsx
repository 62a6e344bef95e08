import { useState } from 'react';
import { useCall } from '#platform/web/calls/query.ts';
import type { Failure } from '#platform/web/calls/api.ts';
import { useText } from '#platform/web/texts/i18n.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Card } from '#platform/web/ui/card.tsx';
import { CheckField } from '#platform/web/ui/forms/check-field.tsx';
import { FormAlert } from '#platform/web/ui/forms/form-alert.tsx';
import { TextField } from '#platform/web/ui/forms/text-field.tsx';
import { LoadFailed } from '#platform/web/ui/shell/load-failed.tsx';
import { Skeleton } from '#platform/web/ui/shell/skeleton.tsx';
import { EmptyState } from '#platform/web/ui/shell/states.tsx';
import type { PaperDetail, PaperRow } from '../contract-paper-shown.ts';
import { paperContract } from '../contract-paper.ts';
import { paperPath, papersPath } from '../paths.ts';
import { paperName, singlesAtOnce } from '../rules-paper.ts';
import type { texts } from '../texts-paper.en.ts';
import { PaperDoubts } from './paper-form.tsx';
import { PaperFrame } from './paper-frame.tsx';
import { PaperPicture } from './paper-picture.tsx';
import styles from './paper.module.css';
import { useShownPages } from './use-paper-form.ts';
import { useSinglePapers } from './use-single-papers.ts';

interface SingleProps {
  readonly row: PaperRow;
  readonly isChosen: boolean;
  readonly failure: Failure | null;
  readonly onToggle: (paper: PaperDetail) => void;
}

const Single = ({ row, isChosen, failure, onToggle }: SingleProps) => {
  const t = useText<typeof texts>('archive-paper');
  const { seen, onShown } = useShownPages();
  const [isEarly, setEarly] = useState(false);
  const { data } = useCall(paperContract.readPaper, { params: { documentId: row.id } });
  const [page] = data?.shown ?? [];
  const name = paperName(row);
  const tick = () => {
    setEarly(!seen.has(1));
    if (data !== undefined && seen.has(1)) onToggle(data);
  };
  return (
    <li className={styles.single}>
      <header>
        <b>{name}</b>
        <a href={paperPath(row.id)} aria-label={t('openOf', { name })}>
          {t('open')}
        </a>
      </header>
      {data === undefined || page === undefined ? (
        <Skeleton lines={6} />
      ) : (
        <>
          <PaperPicture paper={data} page={page} onShown={onShown} />
          <PaperDoubts paper={data} seen={seen} />
          <FormAlert failure={failure} />
          <CheckField
            label={t('singleLegible', { name })}
            checked={isChosen}
            onChange={tick}
            error={isEarly && !seen.has(1) ? t('notShown') : undefined}
          />
        </>
      )}
    </li>
  );
};

const Singles = ({ rows }: { readonly rows: readonly PaperRow[] }) => {
  const t = useText<typeof texts>('archive-paper');
  const { chosen, toggle, failures, ...form } = useSinglePapers();
  return (
    <form className={styles.stack} noValidate onSubmit={form.submit}>
      <ul className={styles.singles}>
        {rows.map((row) => (
          <Single
            key={row.id}
            row={row}
            isChosen={chosen.has(row.id)}
            failure={failures.get(row.id) ?? null}
            onToggle={toggle}
          />
        ))}
      </ul>
      <Card title={t('paper')}>
        <div className={styles.together}>
          <TextField
            label={t('singlesCount')}
            hint={t('countHint')}
            inputMode="numeric"
            autoComplete="off"
            maxLength={3}
            value={form.counted}
            onChange={({ target }) => form.setCounted(target.value)}
            error={form.fault}
          />
          {form.isTried && chosen.size === 0 && !form.isBusy && (
            <p className="poor small" role="alert">
              {t('singlesChosen')}
            </p>
          )}
          <p className="small muted">{t('confirmText')}</p>
          <div className="acts">
            <Button kind="primary" type="submit" does={paperContract.confirmPaper} isBusy={form.isBusy}>
              {t('singlesConfirm', { count: chosen.size })}
            </Button>
          </div>
        </div>
      </Card>
    </form>
  );
};

const Found = () => {
  const t = useText<typeof texts>('archive-paper');
  const query = { single: 'true', limit: singlesAtOnce } as const;
  const { data, error, refetch } = useCall(paperContract.listPapers, { query });
  if (error !== null && data === undefined)
    return <LoadFailed title={t('failed')} error={error} onRetry={() => void refetch()} />;
  if (data === undefined) return <Skeleton lines={8} />;
  if (data.content.length === 0) return <EmptyState title={t('singlesNone')} />;
  return <Singles rows={data.content} />;
};

/** Papers of one page, each shown, confirmed together. */
export const SinglePapersPage = () => {
  const t = useText<typeof texts>('archive-paper');
  return (
    <PaperFrame title={t('singlesTitle')} lede={t('singlesLede')} listHref={papersPath()}>
      <Found />
    </PaperFrame>
  );
};
