import { FileWarning } from 'lucide-react';
import { useCall } from '#platform/web/calls/query.ts';
import { usePathPart } from '#platform/web/frame/use-route-search.ts';
import { useAppState } from '#platform/web/session/state.ts';
import { useErrorText } from '#platform/web/texts/error-text.ts';
import { useText } from '#platform/web/texts/i18n.ts';
import { Note } from '#platform/web/ui/banner.tsx';
import { LoadFailed } from '#platform/web/ui/shell/load-failed.tsx';
import { Skeleton } from '#platform/web/ui/shell/skeleton.tsx';
import type { PaperDetail } from '../contract-paper-shown.ts';
import { paperContract } from '../contract-paper.ts';
import { papersPath } from '../paths.ts';
import { paperName } from '../rules-paper.ts';
import type { texts } from '../texts-paper.en.ts';
import { PaperForm } from './paper-form.tsx';
import { PaperFrame } from './paper-frame.tsx';
import { PaperPicture } from './paper-picture.tsx';
import { PaperLog, PaperSaid } from './paper-said.tsx';
import styles from './paper.module.css';
import { useShownPages } from './use-paper-form.ts';

const Fault = ({ code }: { readonly code: string }) => {
  const t = useText<typeof texts>('archive-paper');
  const reason = useErrorText({ code, status: 409, text: '' });
  return (
    <Note icon={FileWarning} tone="warn">
      <b>{t('keep')}</b>
      <p>{reason}</p>
    </Note>
  );
};

const Desk = ({ paper }: { readonly paper: PaperDetail }) => {
  const { seen, onShown } = useShownPages();
  const { fault, state } = paper;
  const isOpen = state === 'waiting' && (fault === null || fault === 'paper.changed');
  return (
    <div className={styles.stack}>
      {fault !== null && <Fault code={fault} />}
      <div className={styles.desk}>
        <div className={styles.pages}>
          {paper.shown.map((page) => (
            <PaperPicture key={page.number} paper={paper} page={page} onShown={onShown} />
          ))}
        </div>
        <div className={styles.beside}>
          {isOpen && <PaperForm paper={paper} seen={seen} />}
          {fault === null && state !== 'waiting' && <PaperSaid paper={paper} />}
          <PaperLog paper={paper} />
        </div>
      </div>
    </div>
  );
};

/** Does the paper have just these pages, and can each be read? */
export const PaperPage = () => {
  const t = useText<typeof texts>('archive-paper');
  const documentId = usePathPart('documentId');
  const isOwner = useAppState(({ selectedUnit }) => selectedUnit?.role === 'owner');
  const { data, error, refetch } = useCall(paperContract.readPaper, { params: { documentId } }, isOwner);
  return (
    <PaperFrame
      title={data === undefined ? t('paper') : paperName(data)}
      lede={data === undefined ? undefined : `${data.day} · ${data.fileName}`}
      listHref={papersPath()}
    >
      {error !== null && data === undefined ? (
        <LoadFailed title={t('failed')} error={error} onRetry={() => void refetch()} />
      ) : data === undefined ? (
        <Skeleton lines={8} />
      ) : (
        <Desk key={data.id} paper={data} />
      )}
    </PaperFrame>
  );
};
