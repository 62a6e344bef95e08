import { useFormat } from '#platform/web/formats/format.ts';
import { useText } from '#platform/web/texts/i18n.ts';
import { Figure } from '#platform/web/ui/tables/figures.tsx';
import type { ReplyOf } from '#platform/wire/endpoint.ts';
import type { sourcingContract } from '../contract.ts';
import type { texts } from '../texts.en.ts';
import styles from './sourcing.module.css';

export type Overview = ReplyOf<(typeof sourcingContract)['readSourcing']>;

/** The one figure, and what it is made of. */
export const SavingsSummary = ({ overview }: { readonly overview: Overview }) => {
  const t = useText<typeof texts>('sourcing');
  const format = useFormat();
  const { total, currency, articles, atOwnSuppliers, isEstimated } = overview;
  return (
    <section className={`card ${styles.say}`} aria-label={t('summary')}>
      <Figure
        value={format.number(total)}
        unit={t('perYearIn', { currency: format.currencyName(currency) })}
        isTotal
      />
      <p>
        <b>{t('canSave')}</b>
        <br />
        {t('canSaveOf', { count: articles })} {t('atOwn', { count: atOwnSuppliers })}
        {isEstimated && ` ${t('someEstimated')}`}
      </p>
    </section>
  );
};
