import { FileText } from 'lucide-react';
import { useCall } from '#platform/web/calls/query.ts';
import { useFormat } from '#platform/web/formats/format.ts';
import { useText } from '#platform/web/texts/i18n.ts';
import { Note } from '#platform/web/ui/banner.tsx';
import { claimsContract } from '../contract.ts';
import { claimPath } from '../paths.ts';
import type { texts } from '../texts.en.ts';

/** The claim that a mail in the inbox is about, with how it stands. */
export const ClaimOfMail = ({ number }: { number: string }) => {
  const t = useText<typeof texts>('claims');
  const format = useFormat();
  const { data } = useCall(claimsContract.listClaims, { query: { search: number, limit: 5 } });
  const claim = data?.content.find((row) => row.number === number);
  return (
    <Note icon={FileText} tone="info">
      {claim === undefined ? (
        t('ofClaim', { number })
      ) : (
        <>
          <b>{t(claim.isUndelivered ? 'returned' : 'ofClaim', { number })}.</b>{' '}
          {t('claimStands', {
            supplier: claim.supplierName,
            amount: format.money(claim.amount, claim.currency),
          })}{' '}
          <a href={claimPath(claim.id)}>{t('toClaim')}</a>
        </>
      )}
    </Note>
  );
};
