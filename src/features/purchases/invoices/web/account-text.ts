import { useText } from '#platform/web/texts/i18n.ts';
import type { InvoiceDetail } from '../contract.ts';
import type { texts } from '../texts.en.ts';

/** An account as it is printed: `Bankgiro 5050-1055`, `Plusgiro 12 34 56-7`; the last digits stand apart. */
export const useAccountText = (): ((account: InvoiceDetail['accounts'][number]) => string) => {
  const t = useText<typeof texts>('invoices');
  return ({ kind, account }) => {
    const last = { bankgiro: 4, plusgiro: 1, iban: 0 }[kind];
    const isPlain = last > 0 && /^\d{3,8}$/.test(account);
    return `${t(kind)} ${isPlain ? `${account.slice(0, -last)}-${account.slice(-last)}` : account}`;
  };
};
