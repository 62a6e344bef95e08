import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { documentsContract } from '#features/intake/documents/contract.ts';
import { isForReview } from '#features/intake/documents/rules.ts';
import { inboxContract } from '#features/intake/inbox/contract.ts';
import { useFormat } from '#platform/web/formats/format.ts';
import { useText } from '#platform/web/texts/i18n.ts';
import { useCall, useSend } from '#platform/web/calls/query.ts';
import { AskDialog } from '#platform/web/ui/overlays/ask-dialog.tsx';
import { CheckField } from '#platform/web/ui/forms/check-field.tsx';
import { showToast } from '#platform/web/ui/overlays/toasts.ts';
import { useBytes } from '#platform/web/calls/use-download.ts';
import { usePictureAddress } from '#platform/web/calls/use-picture-address.ts';
import { inboxPath } from '#features/intake/inbox/paths.ts';
import { type ReviewDetail, reviewContract } from '../contract.ts';
import type { texts } from '../texts.en.ts';
import styles from './review.module.css';

interface DialogProps {
  readonly detail: ReviewDetail;
  readonly onClose: () => void;
}

const stale = [
  reviewContract.readReview,
  documentsContract.listDocuments,
  inboxContract.listArrivals,
  inboxContract.readArrival,
  inboxContract.readArrivalsSummary,
];

const Thumbnail = ({ documentId, page }: { documentId: string; page: number }) => {
  const { bytes } = useBytes(reviewContract.readPage, { params: { documentId, page } });
  const address = usePictureAddress(bytes);
  return <span className={styles.thumb}>{address !== null && <img src={address} alt="" />}</span>;
};

/** Which invoice each page belongs to; the machine's proposal to begin with. */
export const SplitDialog = ({ detail, onClose }: DialogProps) => {
  const t = useText<typeof texts>('review');
  const router = useRouter();
  const { documentId, pages, invoices } = detail;
  const proposed = (page: number): number =>
    invoices === null ? page : invoices.findIndex((group) => group.includes(page)) + 1;
  const [chosen, setChosen] = useState<Readonly<Record<number, number>>>(() =>
    Object.fromEntries(pages.map(({ number }) => [number, proposed(number)])),
  );
  const send = useSend(reviewContract.splitDocument, stale);
  const groups = pages
    .map((_, at) => pages.filter(({ number }) => chosen[number] === at + 1).map(({ number }) => number))
    .filter((group) => group.length > 0);
  const confirm = () =>
    send.mutate(
      { params: { documentId }, body: { groups } },
      {
        onSuccess: () => {
          showToast({ text: t('splitDone', { count: groups.length }) });
          void router.navigate({ href: inboxPath({ doc: documentId }) });
        },
      },
    );
  return (
    <AskDialog
      title={t('splitTitle')}
      confirmLabel={groups.length < 2 ? t('splitAtLeast') : t('splitInto', { count: groups.length })}
      isBusy={send.isPending}
      error={send.error}
      onConfirm={() => groups.length > 1 && confirm()}
      onClose={onClose}
    >
      <p className="muted small">{t('splitText')}</p>
      <ul className={styles.pagechoices}>
        {pages.map(({ number }) => (
          <li key={number}>
            <Thumbnail documentId={documentId} page={number} />
            <label>
              <span>{t('pageNumber', { page: number })}</span>
              <select
                className="input"
                value={chosen[number] ?? 0}
                onChange={({ target }) => setChosen({ ...chosen, [number]: Number(target.value) })}
              >
                {pages.map((_, at) => (
                  <option key={at + 1} value={at + 1}>
                    {t('invoiceNumbered', { number: at + 1 })}
                  </option>
                ))}
                <option value={0}>{t('leftOut')}</option>
              </select>
            </label>
          </li>
        ))}
      </ul>
    </AskDialog>
  );
};

/** Which other photos show the rest of this invoice. */
export const JoinDialog = ({ detail, onClose }: DialogProps) => {
  const t = useText<typeof texts>('review');
  const format = useFormat();
  const { documentId } = detail;
  const query = { states: 'needs-review', limit: 50 };
  const { data } = useCall(documentsContract.listDocuments, { query });
  const others = (data?.content ?? []).filter(
    (one) => isForReview(one) && one.id !== documentId && one.format !== 'csv',
  );
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const send = useSend(reviewContract.joinDocuments, stale);
  const toggle = (id: string) =>
    setChosen(chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id]);
  const confirm = () =>
    send.mutate(
      { body: { documentIds: [documentId, ...chosen] } },
      {
        onSuccess: () => {
          showToast({ text: t('joined') });
          onClose();
        },
      },
    );
  return (
    <AskDialog
      title={t('joinTitle')}
      confirmLabel={chosen.length === 0 ? t('joinAtLeast') : t('joinConfirm', { count: chosen.length + 1 })}
      isBusy={send.isPending}
      error={send.error}
      onConfirm={() => chosen.length > 0 && confirm()}
      onClose={onClose}
    >
      <p className="muted small">{others.length === 0 ? t('joinNone') : t('joinText')}</p>
      <div className={styles.joinchoices}>
        {others.map(({ id, fileName, receivedAt }) => {
          const at = chosen.indexOf(id);
          const name = `${fileName.split('/').at(-1)} · ${format.date(receivedAt)} ${format.time(receivedAt)}`;
          return (
            <CheckField
              key={id}
              label={at < 0 ? name : `${name} · ${t('joinOrder', { at: at + 2 })}`}
              checked={at >= 0}
              onChange={() => toggle(id)}
            />
          );
        })}
      </div>
    </AskDialog>
  );
};
