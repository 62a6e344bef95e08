import { useText } from '#platform/web/texts/i18n.ts';
import type { InvoiceDetail } from '../contract.ts';
import type { texts } from '../texts.en.ts';
import { useAccountText } from './account-text.ts';
import styles from './invoices.module.css';

type Account = InvoiceDetail['accounts'][number];

/** The account that was always paid to beside the one on this invoice. */
export const Accounts = ({ invoice }: { invoice: InvoiceDetail }) => {
  const t = useText<typeof texts>('invoices');
  const accountText = useAccountText();
  const { accounts, confirmedAccounts } = invoice;
  const isKnown = ({ kind, account }: Account) =>
    confirmedAccounts.some((one) => one.kind === kind && one.account === account);
  const fresh = accounts.filter((account) => !isKnown(account));
  if (fresh.length === 0) return null;
  const words = (shown: readonly Account[]) =>
    shown.map((account) => <span key={`${account.kind} ${account.account}`}>{accountText(account)}</span>);
  return (
    <dl className={styles.accounts}>
      {confirmedAccounts.length > 0 && (
        <div>
          <dt>{t('accountKnown')}</dt>
          <dd className="stack">{words(confirmedAccounts)}</dd>
        </div>
      )}
      <div className={styles.fresh}>
        <dt>{t('accountNew')}</dt>
        <dd className="stack">{words(fresh)}</dd>
      </div>
    </dl>
  );
};
