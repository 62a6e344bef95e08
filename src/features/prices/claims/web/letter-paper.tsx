import { Fragment, type ReactNode } from 'react';
import { formatOrganizationNumber } from '#core/values/organization-number.ts';
import { fillText } from '#core/values/fill-text.ts';
import { todayInSweden } from '#platform/web/formats/format.ts';
import type { ClaimDetail } from '../contract-claim.ts';
import { letterClosing } from '../rules-closing.ts';
import {
  letterAmount,
  letterFacts,
  letterPrice,
  letterQuantity,
  letterSums,
  letterText,
  letterTotals,
  letterWords,
  openAmounts,
} from '../rules-letter.ts';
import type { LetterSource } from '../rules-letter.ts';
import styles from './claims.module.css';

interface PaperProps {
  readonly claim: ClaimDetail;
  readonly source: LetterSource;
  readonly recipient: string;
  /** Stands in the place of the words while a person changes them. */
  readonly writing?: ReactNode;
}

/** Words in which no day is broken at its hyphens. */
const WholeDays = ({ text }: { text: string }) =>
  text.split(/(\d{4}-\d{2}-\d{2})/).map((part, at) =>
    at % 2 === 0 ? (
      part
    ) : (
      <span key={part} className="nowrap">
        {part}
      </span>
    ),
  );

const Lines = ({ claim, source }: { claim: ClaimDetail; source: LetterSource }) => {
  const words = letterWords(source.language);
  const facts = letterFacts(source);
  const isOfDeals = claim.claimLines.every(({ reason }) => reason === 'above-deal');
  const totals = letterTotals(source);
  const price = (amount: string | null) => (amount === null ? '–' : letterPrice(amount, source.language));
  return (
    <>
      <table>
        <thead>
          <tr>
            <th className="nowrap">{words.invoice}</th>
            <th className={styles.wide}>{words.date}</th>
            <th>{words.goods}</th>
            <th className="num">{words.quantity}</th>
            <th className={`num ${styles.wide}`}>{isOfDeals ? words.expected : words.watchedPrice}</th>
            <th className={`num ${styles.roomy}`}>{words.billed}</th>
            <th className="num">{words.credit}</th>
          </tr>
        </thead>
        <tbody>
          {claim.claimLines.map((line, at) => (
            <tr key={line.id}>
              <td className="nowrap">{line.invoiceNumber}</td>
              <td className={`nowrap ${styles.wide}`}>{line.invoiceDate}</td>
              <td>
                {line.name}
                <small>
                  {line.expectedPrice === null ? (
                    words[line.reason]
                  ) : (
                    <WholeDays text={facts[at]?.evidence ?? ''} />
                  )}
                </small>
              </td>
              <td className="num">{letterQuantity(line.quantity, line.unit, source.language)}</td>
              <td className={`num ${styles.wide}`}>{price(line.expectedPrice)}</td>
              <td className={`num ${styles.roomy}`}>{price(line.billedPrice)}</td>
              <td className="num">{letterPrice(line.amount, source.language)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <dl className={styles.lettersums}>
        {totals.map(([label, amount], at) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{at === totals.length - 1 ? <span className={styles.double}>{amount}</span> : amount}</dd>
          </div>
        ))}
      </dl>
    </>
  );
};

/** The letter as the supplier gets it, in its own language: white in both themes. */
export const LetterPaper = ({ claim, source, recipient, writing }: PaperProps) => {
  const words = letterWords(source.language);
  const { sender, language, currency } = source;
  const amount = letterAmount(letterSums(openAmounts(source.lines)).net, currency, language);
  const { sendTo, regards, signature, enclosed } = letterClosing(source);
  const paragraphs = letterText(source, 'claim').text.split(/\n{2,}/);
  return (
    <article className={styles.letter} lang={language} aria-label={words.title}>
      <div className={styles.letterhead}>
        <p>
          <b>{sender.organizationName}</b>
          <br />
          {formatOrganizationNumber(sender.organizationNumber)}
          <br />
          {sender.restaurantName}
          {source.contact.map((line) => (
            <Fragment key={line}>
              <br />
              {line}
            </Fragment>
          ))}
        </p>
        <p>
          <span className={styles.pale}>{words.reference}</span> {claim.number}
          <br />
          <span className={styles.pale}>{words.date}</span> {claim.sentOn ?? todayInSweden()}
        </p>
      </div>
      <p className={styles.to}>
        {words.to} {claim.supplierName}
        <br />
        {recipient}
      </p>
      <h2>{fillText(words.heading, { amount })}</h2>
      {writing ?? paragraphs.map((paragraph) => <p key={paragraph}>{paragraph}</p>)}
      <Lines claim={claim} source={source} />
      <p>{sendTo}</p>
      <p>
        {regards}
        <br />
        {signature}
      </p>
      {enclosed !== null && (
        <p className={styles.pale}>
          {words.enclosures}: {enclosed}
        </p>
      )}
    </article>
  );
};
