import { useFormat } from '#platform/web/formats/format.ts';
import { useText } from '#platform/web/texts/i18n.ts';
import { Facts } from '#platform/web/ui/card.tsx';
import { inboxPath } from '#features/intake/documents/paths.ts';
import type { DealDetail, FollowedDeal } from '../contract-list.ts';
import type { texts } from '../texts.en.ts';
import { periodOf, toleranceOf } from './deal-words.ts';

/** What was agreed, for those who may look and not change. */
export const DealFacts = ({ deal }: { readonly deal: FollowedDeal }) => {
  const t = useText<typeof texts>('deals');
  const format = useFormat();
  const { lines: count, followed, over, currency } = deal;
  return (
    <Facts
      facts={[
        [t('price'), format.unitPrice(deal.price, currency, deal.unit)],
        ...deal.breaks.map(
          ({ from, price }) =>
            [
              t('breaks'),
              t('from', {
                quantity: format.quantity(from, deal.unit),
                price: format.unitPrice(price, currency, deal.unit),
              }),
            ] as const,
        ),
        [t('valid'), periodOf(t, deal)],
        [t('tolerance'), deal.marketPriced ? t('noAlerts') : toleranceOf(format, deal)],
        ...(count > 0 ? [[t('followed'), t('followedOf', { followed, count })] as const] : []),
        ...(over === null ? [] : [[t('overColumn'), format.price(over)] as const]),
      ]}
    />
  );
};

/** Where the deal stands written, or who typed it. */
export const DealSource = ({ deal }: { readonly deal: FollowedDeal }) => {
  const t = useText<typeof texts>('deals');
  const { source, createdBy, createdAt } = deal;
  const date = createdAt.slice(0, 10);
  return (
    <section className="stack">
      <h3>{t('source')}</h3>
      {source === null ? (
        <p className="small muted">
          {createdBy === null ? t('typed', { date }) : t('typedBy', { name: createdBy, date })}
        </p>
      ) : (
        <p className="small">
          <a href={inboxPath({ doc: source.documentId })}>{source.fileName}</a>{' '}
          {source.page !== null && <span className="muted">{t('sourcePage', { page: source.page })}</span>}
          {source.row !== null && <span className="muted">{t('sourceRow', { row: source.row })}</span>}
        </p>
      )}
    </section>
  );
};

interface OtherDealsProps extends Pick<DealDetail, 'others'> {
  readonly deal: FollowedDeal;
  readonly hrefOf: (dealId: string) => string;
}

/** Its source, and the deals before and after it. */
export const OtherDeals = ({ deal, others, hrefOf }: OtherDealsProps) => {
  const t = useText<typeof texts>('deals');
  const format = useFormat();
  return (
    <>
      <DealSource deal={deal} />
      {others.length > 0 && (
        <section className="log">
          <h3>{t('others')}</h3>
          <ul>
            {others.map((other) => (
              <li key={other.id} className="spread">
                <a href={hrefOf(other.id)}>{periodOf(t, other)}</a>
                <b>{format.unitPrice(other.price, deal.currency, deal.unit)}</b>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
};
