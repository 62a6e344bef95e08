import { HandCoins } from 'lucide-react';
import { decimal, fixed, sumOf } from '#core/values/decimal.ts';
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
import { shownByClaims } from './stale.ts';

/** Which claims a credit note is for, with what it gives each, and where only a person can say; nothing where it is for none. */
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
          <p>
            {t('uses')}{' '}
            {[...Map.groupBy(data.uses, ({ claimId }) => claimId)].map(([claimId, own], at) => {
              const [first] = own;
              const sum = fixed(sumOf(own.map(({ amount }) => decimal(amount))), 2);
              const amount = format.money(sum, first?.currency ?? '');
              return (
                <span key={claimId} className="nowrap">
                  {at > 0 && '· '}
                  <a href={claimPath(claimId)}>{first?.number}</a>{' '}
                  {t('lines', { amount, count: own.length })}{' '}
                </span>
              );
            })}
          </p>
        </Note>
      )}
      <ClaimDoubts doubts={data.doubts} hasNote={false} />
    </>
  );
};
