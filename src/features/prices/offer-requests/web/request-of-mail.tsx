import { Mail } from 'lucide-react';
import type { InboxParts } from '#features/intake/inbox/web/feature.tsx';
import { sourcingArticlesPath } from '#features/prices/sourcing/paths.ts';
import { useCall } from '#platform/web/calls/query.ts';
import { useText } from '#platform/web/texts/i18n.ts';
import { Note } from '#platform/web/ui/banner.tsx';
import { offerRequestsContract } from '../contract.ts';
import type { texts } from '../texts.en.ts';

/** The letter that a mail in the inbox answers: what was asked, by whom and when, and the way to what else there is of the goods. */
export const RequestOfMail: InboxParts['RequestOfMail'] = ({ reference }) => {
  const t = useText<typeof texts>('offer-requests');
  const { data } = useCall(offerRequestsContract.readAnswered, { query: { reference } });
  if (data === undefined || data === null)
    return (
      <Note icon={Mail} tone="info">
        {t('ofMail')}
      </Note>
    );
  const { supplierName, goodsName, articleId, kind, sentAt, sentBy } = data;
  const values = { goods: goodsName, supplier: supplierName, date: sentAt.slice(0, 10), name: sentBy };
  return (
    <Note icon={Mail} tone="info">
      <b>{t(kind === 'offer' ? 'answersOffer' : 'answersPrice', values)}.</b>{' '}
      {t(sentBy === '' ? 'askedOn' : 'whoAsked', values)}{' '}
      <a href={sourcingArticlesPath({ search: goodsName, alternatives: articleId })}>{t('toGoods')}</a>
    </Note>
  );
};
