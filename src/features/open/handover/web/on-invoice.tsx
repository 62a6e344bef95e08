import { useCall } from '#platform/web/calls/query.ts';
import { useText } from '#platform/web/texts/i18n.ts';
import { handoverContract } from '../contract.ts';
import type { texts } from '../texts.en.ts';
import { HandoverBadge, useHandoverNote } from './handover-state.tsx';
import { systemNames } from '../rules.ts';

/** Whether this invoice has come to bookkeeping; nothing where the unit hands nothing over. */
export const HandoverFact = ({ invoiceId }: { readonly invoiceId: string }) => {
  const t = useText<typeof texts>('handover');
  const noteOf = useHandoverNote();
  const { data } = useCall(handoverContract.readHandover, { params: { invoiceId } });
  const handover = data?.handover ?? null;
  if (handover === null) return null;
  const system = handover.system === null ? '' : systemNames[handover.system];
  return (
    <div>
      <dt>{t('onInvoice')}</dt>
      <dd title={noteOf(handover)}>
        <HandoverBadge handover={handover} /> {system}
      </dd>
    </div>
  );
};
