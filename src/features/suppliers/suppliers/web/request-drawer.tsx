import { useState } from 'react';
import { formatOrganizationNumber } from '#core/values/organization-number.ts';
import { type SupplierRequest, supplierRequestsContract } from '../contract-requests.ts';
import { useFormat } from '#platform/web/formats/format.ts';
import { useText } from '#platform/web/texts/i18n.ts';
import { useSend } from '#platform/web/calls/query.ts';
import { useMayEdit } from '#platform/web/session/state.ts';
import { AskDialog } from '#platform/web/ui/overlays/ask-dialog.tsx';
import { Button, ButtonLink } from '#platform/web/ui/button.tsx';
import { Facts } from '#platform/web/ui/card.tsx';
import { Drawer } from '#platform/web/ui/overlays/drawer.tsx';
import { Monogram } from '#platform/web/ui/plate.tsx';
import { showToast } from '#platform/web/ui/overlays/toasts.ts';
import type { texts } from '../texts.en.ts';
import { supplierHref } from './finder-view.ts';
import { RequestStateBadge } from './requests-table.tsx';
import styles from './suppliers.module.css';

interface RequestProps {
  readonly request: SupplierRequest;
  readonly onClose: () => void;
}

const WithdrawDialog = ({ request: { id, name }, onClose }: RequestProps) => {
  const t = useText<typeof texts>('suppliers');
  const send = useSend(supplierRequestsContract.withdrawSupplierRequest, [
    supplierRequestsContract.listSupplierRequests,
  ]);
  const withdraw = () =>
    void send.mutateAsync({ params: { requestId: id } }).then(
      () => {
        onClose();
        showToast({ text: t('requestWithdrawn', { name }) });
      },
      () => undefined,
    );
  return (
    <AskDialog
      title={t('withdrawTitle', { name })}
      confirmLabel={t('withdrawRequest')}
      isDestructive
      isBusy={send.isPending}
      error={send.error}
      onConfirm={withdraw}
      onClose={onClose}
    >
      <p className="consequence">{t('withdrawText')}</p>
    </AskDialog>
  );
};

/** One request: what has happened to it, and the way to take it back. */
export const RequestDrawer = ({ request, onClose }: RequestProps) => {
  const t = useText<typeof texts>('suppliers');
  const format = useFormat();
  const mayEdit = useMayEdit();
  const [isAsking, setAsking] = useState(false);
  const { name, organizationNumber, outlets, requestedAt, requestedBy, state, note, answer, supplierId } =
    request;
  const footer =
    supplierId !== null ? (
      <ButtonLink isBlock href={supplierHref(supplierId)}>
        {t('existsShow', { supplier: name })}
      </ButtonLink>
    ) : (
      mayEdit &&
      state === 'received' && (
        <Button kind="danger" isBlock onClick={() => setAsking(true)}>
          {t('withdrawRequest')}
        </Button>
      )
    );
  return (
    <>
      <Drawer
        title={name}
        detail={<RequestStateBadge state={state} />}
        lead={<Monogram name={name} isLarge />}
        onClose={onClose}
        {...(footer === false ? {} : { footer })}
      >
        <div className="stack">
          <p>{t(`stateText.${state}`)}</p>
          {answer !== null && <q className={styles.requestnote}>{answer}</q>}
          <Facts
            facts={[
              ...(organizationNumber === null
                ? []
                : [[t('organizationNumber'), formatOrganizationNumber(organizationNumber)] as const]),
              [t('restaurants'), outlets.map(({ displayName }) => displayName).join(', ')],
              [t('requestedOn'), format.date(requestedAt)],
              [t('requestedBy'), requestedBy ?? t('someone')],
              ...(note === null ? [] : [[t('note'), note] as const]),
            ]}
          />
        </div>
      </Drawer>
      {isAsking && <WithdrawDialog request={request} onClose={() => setAsking(false)} />}
    </>
  );
};
