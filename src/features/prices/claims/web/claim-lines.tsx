import { decimal, fixed, sumOf } from '#core/values/decimal.ts';
import { invoicePath } from '#features/intake/documents/paths.ts';
import { useFormat } from '#platform/web/formats/format.ts';
import { useText } from '#platform/web/texts/i18n.ts';
import { useIsAtLeast } from '#platform/web/ui/shell/breakpoint.ts';
import type { ClaimDetail } from '../contract-claim.ts';
import type { texts } from '../texts.en.ts';
import { Matches, placeText, quantityText, strangersOf } from './claim-matches.tsx';
import styles from './claims.module.css';

type ClaimLine = ClaimDetail['claimLines'][number];

const differenceOf = (line: ClaimLine): string =>
  decimal(line.credited).minus(decimal(line.amount)).toFixed();

const LineRow = ({ claim, line }: { claim: ClaimDetail; line: ClaimLine }) => {
  const t = useText<typeof texts>('claims');
  const format = useFormat();
  const isOpen = decimal(line.open).gt('0');
  const waits = isOpen && claim.state === 'sent' && claim.credit !== 'none';
  const hasMoney = decimal(line.credited).gt('0');
  return (
    <tr className={waits ? styles.waits : ''}>
      <td>
        <a className="quiet strong" href={invoicePath(line.invoiceId, { line: line.orderLineId })}>
          {line.name}
        </a>
        <small>
          {quantityText(format, line)} · {line.invoiceNumber}
        </small>
      </td>
      <td className="num strong">{format.price(line.amount)}</td>
      <td>
        <Matches claim={claim} line={line} />
      </td>
      <td className="num">
        {hasMoney ? format.price(line.credited) : <span className="muted">–</span>}
        {decimal(line.overCredited).gt('0') && (
          <small>{t('over', { amount: format.price(line.overCredited) })}</small>
        )}
      </td>
      <td className="num">
        {isOpen ? (
          <b className="strong">{format.plainChange(differenceOf(line))}</b>
        ) : (
          <span className="muted">{format.price('0')}</span>
        )}
      </td>
    </tr>
  );
};

const LinesTable = ({ claim }: { claim: ClaimDetail }) => {
  const t = useText<typeof texts>('claims');
  const format = useFormat();
  const credited = sumOf(claim.claimLines.map((line) => decimal(line.credited)));
  const percent = fixed(credited.times('100').div(decimal(claim.amount)), 1);
  return (
    <table className={`table ${styles.match}`} aria-label={t('linesTitle')}>
      <thead>
        <tr>
          <th scope="col">{t('ourClaim')}</th>
          <th scope="col" className="num">
            {t('claimed')}
          </th>
          <th scope="col">{t('creditNote')}</th>
          <th scope="col" className="num">
            {t('credited')}
          </th>
          <th scope="col" className="num">
            {t('difference')}
          </th>
        </tr>
      </thead>
      <tbody>
        {claim.claimLines.map((line) => (
          <LineRow key={line.id} claim={claim} line={line} />
        ))}
        {strangersOf(claim).map((line) => (
          <tr key={line.id} className="muted">
            <td>{t('notOfClaim')}</td>
            <td className="num">–</td>
            <td>
              <span className={styles.link}>
                {placeText(t, claim, line.lineNo, line.number)}
                {line.name !== '' && `, ${line.name}`}
              </span>
            </td>
            <td className="num">{format.price(line.amount)}</td>
            <td className="num">–</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <td>{t('sum')}</td>
          <td className="num">{format.price(claim.amount)}</td>
          <td>
            <span className="muted">{t('shareBack', { share: format.percent(percent) })}</span>
          </td>
          <td className="num">{format.price(fixed(credited, 2))}</td>
          <td className="num">{format.plainChange(fixed(credited.minus(decimal(claim.amount)), 2))}</td>
        </tr>
      </tfoot>
    </table>
  );
};

const LinesList = ({ claim }: { claim: ClaimDetail }) => {
  const t = useText<typeof texts>('claims');
  const format = useFormat();
  return (
    <ul className="rows" aria-label={t('linesTitle')}>
      {claim.claimLines.map((line) => (
        <li key={line.id}>
          <div className="row">
            <div className="c">
              <div className="l1">
                <b>{line.name}</b>
                <span className="strong">{format.money(line.credited, claim.currency)}</span>
              </div>
              <div className="l2">
                <span>
                  <Matches claim={claim} line={line} />
                </span>
                <span>{t('ofClaimed', { amount: format.money(line.amount, claim.currency) })}</span>
              </div>
            </div>
          </div>
        </li>
      ))}
    </ul>
  );
};

/** The claim's lines against those of the credit notes. */
export const ClaimLines = ({ claim }: { claim: ClaimDetail }) => {
  const t = useText<typeof texts>('claims');
  const isTable = useIsAtLeast('sm');
  return (
    <section className="tablecard" aria-labelledby="claim-lines">
      <div className={styles.cardtitle}>
        <h2 id="claim-lines" className="grow">
          {t('linesTitle')}
        </h2>
        {claim.documents.map(({ invoiceId, number }) => (
          <a key={invoiceId} className="small" href={invoicePath(invoiceId)}>
            {t('openNote', { number })}
          </a>
        ))}
      </div>
      {isTable ? (
        <div className={styles.sideways}>
          <LinesTable claim={claim} />
        </div>
      ) : (
        <LinesList claim={claim} />
      )}
    </section>
  );
};
