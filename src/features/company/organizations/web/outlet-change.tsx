import { faultsIn } from '#platform/web/calls/faults-in.ts';
import { useState } from 'react';
import { type Outlet, organizationsContract } from '../contract.ts';
import { checkOutlet, type OutletField } from '#features/company/outlets/rules-outlet.ts';
import { call, type Failure } from '#platform/web/calls/api.ts';
import { useText } from '#platform/web/texts/i18n.ts';
import { callKey, queryClient } from '#platform/web/calls/query.ts';
import { ConfirmDialog } from '#platform/web/ui/overlays/confirm-dialog.tsx';
import { RichText } from '#platform/web/ui/rich-text.tsx';
import type { texts } from '../texts.en.ts';
import { fieldsOf, formOf, formOfOutlet, type Group, groups, type OutletFields } from './outlet-fields.ts';
import { OutletForm } from './outlet-form.tsx';

interface OutletChangeProps {
  readonly id: string;
  readonly outlet: Outlet;
  readonly groups: readonly Group[];
  readonly hasCards?: boolean;
  /** A bankgiro number that was never given may stay away. */
  readonly mayWait?: boolean;
  readonly onBusy?: (isBusy: boolean) => void;
  readonly onSaved: (outlet: Outlet) => void;
}

const isField = (field: string): field is OutletField =>
  field !== 'forward_email_again' && field !== 'corporateIdentityNumber';

/** What another value is sent for; what stays as it is needs no confirmation. */
const changesOf = (outlet: Outlet, fields: OutletFields, shown: readonly Group[]) => {
  const names = shown.flatMap((group) => groups[group].filter(isField));
  const { values } = checkOutlet(formOf(fields), names);
  const changed = names.filter((name) => values[name] !== (outlet[name] ?? ''));
  return formOf(fields, changed);
};

type Changes = ReturnType<typeof formOf>;

/** Some or all groups of a registered restaurant, open for change. What invoices depend on is asked about first. */
export const OutletChange = (props: OutletChangeProps) => {
  const { id, outlet, groups: shown, hasCards, mayWait = false, onBusy, onSaved } = props;
  const t = useText<typeof texts>('organizations');
  const [asked, setAsked] = useState<Changes | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [refused, setRefused] = useState<{
    failure: Failure | null;
    faults: Readonly<Record<string, string>>;
  }>({
    failure: null,
    faults: {},
  });
  const send = async (changes: Changes, isConfirmed: boolean) => {
    if (Object.keys(changes).length === 0) return onSaved(outlet);
    setBusy(true);
    onBusy?.(true);
    const answer = await call(organizationsContract.changeOutlet, {
      params: { outletId: outlet.id },
      body: { ...changes, ...(isConfirmed ? { confirmed: true } : {}) },
      unitId: outlet.mainUnitId,
    });
    setBusy(false);
    onBusy?.(false);
    setAsked(null);
    if (answer.hasError && answer.error.code === 'outlet.confirmation_required') return setAsked(changes);
    if (answer.hasError) {
      const faults = faultsIn(answer.errorData);
      const hasFaults = Object.keys(faults).length > 0;
      return setRefused({ failure: hasFaults ? null : answer.error, faults });
    }
    await Promise.all(
      [organizationsContract.listOutlets, organizationsContract.listOwnOutlets].map((one) =>
        queryClient.invalidateQueries({ queryKey: callKey(one) }),
      ),
    );
    onSaved(answer.data);
  };
  const save = (fields: OutletFields) => {
    setRefused({ failure: null, faults: {} });
    const changes = changesOf(outlet, fields, shown);
    const isGrave = changes.forward_email !== undefined || changes.bankgiro_number !== undefined;
    if (isGrave) setAsked(changes);
    else void send(changes, false);
  };
  const missing = t('missing');
  return (
    <>
      <OutletForm
        id={id}
        groups={shown}
        start={fieldsOf({
          ...formOfOutlet(outlet),
          bankgiro_later: mayWait && outlet.bankgiro_number === null,
        })}
        mayWait={mayWait}
        ownNumber={outlet.organization_number}
        faults={refused.faults}
        failure={refused.failure}
        onSend={save}
        {...(hasCards === undefined ? {} : { hasCards })}
      />
      {asked !== null && (
        <ConfirmDialog
          title={t('confirmTitle')}
          consequence={
            <>
              {asked.forward_email !== undefined && (
                <p>
                  <RichText
                    text={t('confirmEmail', {
                      before: outlet.forward_email ?? missing,
                      after: asked.forward_email,
                    })}
                  />
                </p>
              )}
              {asked.bankgiro_number !== undefined && (
                <p>
                  <RichText
                    text={t('confirmBankgiro', {
                      before: outlet.bankgiro_number ?? missing,
                      after: asked.bankgiro_number,
                    })}
                  />
                </p>
              )}
              <p>{t('confirmOwners')}</p>
            </>
          }
          confirmLabel={t('confirm')}
          isBusy={isBusy}
          onConfirm={() => void send(asked, true)}
          onCancel={() => setAsked(null)}
        />
      )}
    </>
  );
};
