import { useSend } from '#platform/web/calls/query.ts';
import { useFormat } from '#platform/web/formats/format.ts';
import { useText } from '#platform/web/texts/i18n.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Card } from '#platform/web/ui/card.tsx';
import { FormAlert } from '#platform/web/ui/forms/form-alert.tsx';
import { type ArchiveExport, archiveContract } from '../contract.ts';
import type { texts } from '../texts.en.ts';
import styles from './archive.module.css';
import { useSize } from './use-size.ts';

const { cancelArchive, openArchive, readArchive } = archiveContract;

const Acts = ({ made }: { readonly made: ArchiveExport }) => {
  const t = useText<typeof texts>('archive');
  const format = useFormat();
  const open = useSend(openArchive, []);
  const cancel = useSend(cancelArchive, [readArchive]);
  const params = { exportId: made.id };
  if (made.state === 'waiting' || made.state === 'writing')
    return (
      <Button isSmall isBusy={cancel.isPending} onClick={() => cancel.mutate({ params })}>
        {t('stop')}
      </Button>
    );
  if (made.state !== 'ready') return null;
  return (
    <>
      <Button
        isSmall
        isBusy={open.isPending}
        aria-label={t('getOf', { date: format.isoDay(made.createdAt) })}
        // The browser fetches it itself: it may be larger than a page can hold, and goes on after a cut.
        onClick={() => open.mutate({ params }, { onSuccess: ({ path }) => location.assign(path) })}
      >
        {t('get')}
      </Button>
      <FormAlert failure={open.error?.failure ?? null} />
    </>
  );
};

const Export = ({ made }: { readonly made: ArchiveExport }) => {
  const t = useText<typeof texts>('archive');
  const format = useFormat();
  const size = useSize();
  const count = (value: number): string => format.number(String(value));
  const values = {
    done: count(made.done),
    documents: count(made.documents),
    date: made.until === null ? '' : format.isoDay(made.until),
  };
  return (
    <li>
      <span>
        <b>{made.from === null || made.to === null ? t('all') : `${made.from} – ${made.to}`}</b>
        <small>
          {[
            format.isoDay(made.createdAt),
            t('documents', { shown: count(made.documents) }),
            ...(made.size === null ? [] : [size(made.size)]),
            ...(made.missing === 0 ? [] : [t('missing', { shown: count(made.missing) })]),
          ].join(' · ')}
        </small>
        <small>{t(`state.${made.state}`, values)}</small>
        {made.state === 'writing' && (
          <progress
            className={styles.bar}
            aria-label={t('progress')}
            value={made.done}
            max={Math.max(made.documents, made.done, 1)}
          />
        )}
      </span>
      <span>
        <Acts made={made} />
      </span>
    </li>
  );
};

/** The ZIPs that the person has had made. */
export const ExportsCard = ({ exports }: { readonly exports: readonly ArchiveExport[] }) => {
  const t = useText<typeof texts>('archive');
  return (
    <Card title={t('earlier')}>
      {exports.length === 0 ? (
        <p className="muted">{t('noEarlier')}</p>
      ) : (
        <ul className={styles.list}>
          {exports.map((made) => (
            <Export key={made.id} made={made} />
          ))}
        </ul>
      )}
    </Card>
  );
};
