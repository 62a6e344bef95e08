import { type FormEvent, useState } from 'react';
import { isAccount } from '#core/bookkeeping/accounts.ts';
import { useSend } from '#platform/web/calls/query.ts';
import { useText } from '#platform/web/texts/i18n.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Card } from '#platform/web/ui/card.tsx';
import { FormAlert } from '#platform/web/ui/forms/form-alert.tsx';
import { TextField } from '#platform/web/ui/forms/text-field.tsx';
import { showToast } from '#platform/web/ui/overlays/toasts.ts';
import type { ReplyOf } from '#platform/wire/endpoint.ts';
import { handoverContract } from '../contract.ts';
import type { texts } from '../texts.en.ts';
import styles from './handover.module.css';
import { staleAfterChange } from './stale.ts';

type Accounts = ReplyOf<typeof handoverContract.readBookkeeping>['accounts'];
type Use = Accounts[number]['use'];

const other: readonly Use[] = ['deposit', 'freight', 'fee'];
const sides: readonly Use[] = ['vat-25', 'vat-12', 'vat-6', 'vat-other', 'payable', 'rounding'];

const groupOf = (use: Use): 'goods' | 'other' | 'sides' =>
  other.includes(use) ? 'other' : sides.includes(use) ? 'sides' : 'goods';

/** On which account each part of an invoice is booked. */
export const AccountsCard = ({ accounts }: { readonly accounts: Accounts }) => {
  const t = useText<typeof texts>('handover');
  const [typed, setTyped] = useState<Partial<Record<Use, string>>>({});
  const [isChecked, setChecked] = useState(false);
  const send = useSend(handoverContract.setAccounts, staleAfterChange);
  const valueOf = ({ use, account }: Accounts[number]): string => typed[use] ?? account;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    if (!accounts.every((one) => isAccount(valueOf(one)))) return;
    send.mutate(
      { body: { accounts: Object.fromEntries(accounts.map((one) => [one.use, valueOf(one)])) } },
      { onSuccess: () => showToast({ text: t('saved') }) },
    );
  };
  return (
    <Card title={t('accounts')}>
      <form className="stack" noValidate onSubmit={submit}>
        <p>{t('accountsText')}</p>
        <FormAlert failure={send.error?.failure ?? null} />
        {(['goods', 'other', 'sides'] as const).map((group) => (
          <fieldset key={group} className={styles.group}>
            <legend>{t(`group.${group}`)}</legend>
            <div className={styles.accounts}>
              {accounts
                .filter(({ use }) => groupOf(use) === group)
                .map((one) => (
                  <TextField
                    key={one.use}
                    label={t(`use.${one.use}`)}
                    inputMode="numeric"
                    maxLength={4}
                    autoComplete="off"
                    value={valueOf(one)}
                    onChange={({ target }) => setTyped({ ...typed, [one.use]: target.value.trim() })}
                    error={isChecked && !isAccount(valueOf(one)) ? t('accountFault') : undefined}
                  />
                ))}
            </div>
          </fieldset>
        ))}
        <div className="acts">
          <Button kind="primary" type="submit" isBusy={send.isPending}>
            {t('save')}
          </Button>
        </div>
      </form>
    </Card>
  );
};
