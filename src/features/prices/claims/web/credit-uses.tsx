import { HandCoins } from 'lucide-react';
import { notificationsContract } from '#features/account/notifications/contract.ts';
import { useCall } from '#platform/web/calls/query.ts';
import { useFormat } from '#platform/web/formats/format.ts';
import { useLive } from '#platform/web/live/use-live.ts';
import { useText } from '#platform/web/texts/i18n.ts';
import { Note } from '#platform/web/ui/banner.tsx';
import { claimsContract } from '../contract.ts';
import { claimPath } from '../paths.ts';
import type { texts } from '../texts-doubts.en.ts';
import { ClaimDoubts } from './claim-doubts.tsx';
import styles from './doubts.module.css';
import { shownByClaims } from './stale.ts';

/** Which claims a credit note is for, line by line, and where only a person can say; nothing where it is for none. */
export const CreditUses = ({ invoiceId }: { readonly invoiceId: string }) => {
  const t = useText<typeof texts>('claims-doubts');
  const format = useFormat();
  const { data } = useCall(claimsContract.readCreditUses, { query: { invoiceId } });
  useLive(notificationsContract.liveEvents, shownByClaims, ({ type }) => type === 'claims');
  if (data === undefined) return null;
  return (
    <>
      {data.uses.length > 0 && (
        <Note icon={HandCoins}>
          <h2 className={styles.usestitle}>{t('uses')}</h2>
          <ul className={styles.uses}>
            {data.uses.map(({ creditLineId, name, amount, currency, claimId, number }) => {
              const money = format.money(amount, currency);
              return (
                <li key={`${creditLineId} ${claimId}`}>
                  {name === '' ? t('whole', { amount: money }) : t('line', { name, amount: money })}:{' '}
                  <a href={claimPath(claimId)}>{number}</a>
                </li>
              );
            })}
          </ul>
        </Note>
      )}
      <ClaimDoubts doubts={data.doubts} hasNote={false} />
    </>
  );
};
