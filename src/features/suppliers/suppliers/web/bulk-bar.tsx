import { Plus } from 'lucide-react';
import { useState } from 'react';
import { supplierLinksContract } from '../contract-links.ts';
import { useText } from '#platform/web/texts/i18n.ts';
import { useSend } from '#platform/web/calls/query.ts';
import { AskDialog } from '#platform/web/ui/overlays/ask-dialog.tsx';
import { Button } from '#platform/web/ui/button.tsx';
import { CheckList } from '#platform/web/ui/forms/check-list.tsx';
import { showToast } from '#platform/web/ui/overlays/toasts.ts';
import type { FinderRow } from '../rules-finder.ts';
import type { texts } from '../texts.en.ts';
import { type Place, staleLinks } from './use-finder.ts';
import styles from './suppliers.module.css';

interface BulkProps {
  readonly rows: readonly FinderRow[];
  readonly places: readonly Place[];
  readonly onDone: () => void;
}

/** Adds the chosen suppliers to restaurants at once: all of the links, or none. */
const BulkDialog = ({ rows, places, onDone, onClose }: BulkProps & { readonly onClose: () => void }) => {
  const t = useText<typeof texts>('suppliers');
  const [ids, setIds] = useState<readonly string[]>(places.map(({ id }) => id));
  const [isSent, setSent] = useState(false);
  const send = useSend(supplierLinksContract.linkSuppliers, staleLinks);
  const links = rows.flatMap((row) =>
    ids
      .filter((outletId) => !row.outlets.some((link) => link.outletId === outletId))
      .map((outletId) => ({ supplierId: row.id, outletId })),
  );
  const missing = ids.length === 0 ? t('whereMissing') : t('bulkNothing');
  const add = () => {
    setSent(true);
    if (links.length === 0) return;
    // Not by `onSuccess`: the bar is gone, and so this dialog, before it would be called.
    void send.mutateAsync({ body: { organizationSuppliers: links } }).then(
      () => {
        onDone();
        showToast({ text: t('bulkDone', { count: links.length }) });
      },
      () => undefined,
    );
  };
  return (
    <AskDialog
      title={t('bulkTitle', { count: rows.length })}
      confirmLabel={t('bulkConfirm', { count: links.length })}
      isBusy={send.isPending}
      error={send.error}
      onConfirm={add}
      onClose={onClose}
    >
      <p className="consequence">{rows.map(({ displayName }) => displayName).join(', ')}</p>
      <CheckList
        legend={t('bulkWhere')}
        choices={places.map(({ id, name }) => ({ value: id, label: name }))}
        chosen={ids}
        onChange={setIds}
        error={isSent && links.length === 0 ? missing : undefined}
      />
      <p className="muted small">{t('bulkText')}</p>
    </AskDialog>
  );
};

/** What can be done with the ticked suppliers. */
export const BulkBar = (props: BulkProps) => {
  const t = useText<typeof texts>('suppliers');
  const [isAsking, setAsking] = useState(false);
  return (
    <div className={styles.bulkbar}>
      <span className="grow" role="status">
        {t('chosen', { count: props.rows.length })}
      </span>
      <Button kind="quiet" isSmall onClick={props.onDone}>
        {t('clearChosen')}
      </Button>
      <Button kind="primary" isSmall icon={Plus} onClick={() => setAsking(true)}>
        {t('addChosen')}
      </Button>
      {isAsking && <BulkDialog {...props} onClose={() => setAsking(false)} />}
    </div>
  );
};
