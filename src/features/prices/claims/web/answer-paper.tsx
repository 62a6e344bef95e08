import { decimal } from '#core/values/decimal.ts';
import { formatOrganizationNumber } from '#core/values/organization-number.ts';
import { useFormat } from '#platform/web/formats/format.ts';
import { useText } from '#platform/web/texts/i18n.ts';
import type { ReplyOf } from '#platform/wire/endpoint.ts';
import type { claimsContract } from '../contract.ts';
import type { texts } from '../texts-answer.en.ts';
import styles from './answer.module.css';

type Asked = ReplyOf<typeof claimsContract.readClaimByLink>;

/** What the restaurant asks the supplier to credit. */
export const AnswerPaper = ({ asked }: { asked: Asked }) => {
  const t = useText<typeof texts>('claims-answer');
  const format = useFormat();
  const money = (amount: string) => format.money(amount, asked.currency);
  const isPartly = decimal(asked.credited).gt('0');
  return (
    <section className={styles.asked}>
      <div className="intro">
        <h1 tabIndex={-1}>{t('asks', { restaurant: asked.restaurantName, amount: money(asked.net) })}</h1>
        <p className="lede">
          {t('askedOn', { number: asked.number, date: asked.sentOn })}
          {asked.replyBy !== null && ` ${t('answerBy', { date: asked.replyBy })}`}
        </p>
      </div>
      <ul className={styles.asklines} aria-label={t('lines')}>
        {asked.lines.map((line) => (
          <li key={`${line.invoiceNumber} ${line.articleNumber} ${line.name} ${line.amount}`}>
            <span>
              <b>{line.name}</b>
              <small>
                {t('invoice', { number: line.invoiceNumber, date: line.invoiceDate })} ·{' '}
                {format.quantity(line.quantity, line.unit)}
                {line.billedPrice !== null && line.expectedPrice !== null && (
                  <>
                    {' · '}
                    {t(line.reason === 'above-deal' ? 'agreed' : 'earlier', {
                      expected: format.price(line.expectedPrice),
                      billed: format.price(line.billedPrice),
                    })}
                  </>
                )}
                {line.expectedPrice === null && ` · ${t(`reason.${line.reason}`)}`}
              </small>
            </span>
            <b>{money(line.amount)}</b>
          </li>
        ))}
      </ul>
      <dl className={styles.sums}>
        <div>
          <dt>{t('net')}</dt>
          <dd>{money(asked.net)}</dd>
        </div>
        <div>
          <dt>{t('vat')}</dt>
          <dd>{money(asked.vatTotal)}</dd>
        </div>
        <div className={styles.whole}>
          <dt>{t('total')}</dt>
          <dd>
            <span className="summed">{money(asked.total)}</span>
          </dd>
        </div>
        {isPartly && (
          <div>
            <dt>{t('credited')}</dt>
            <dd>{t('creditedLeft', { credited: money(asked.credited), open: money(asked.open) })}</dd>
          </div>
        )}
      </dl>
      <p className="muted small">
        {asked.organizationName}, {formatOrganizationNumber(asked.organizationNumber)}
      </p>
    </section>
  );
};
