import { Link2, Unlink2 } from 'lucide-react';
import { decimal } from '#core/values/decimal.ts';
import type { Formats } from '#platform/web/formats/format.ts';
import { type TextOf, useText } from '#platform/web/texts/i18n.ts';
import { Icon } from '#platform/web/ui/icon.tsx';
import type { ClaimDetail } from '../contract-claim.ts';
import type { texts } from '../texts.en.ts';
import styles from './claims.module.css';

type Words = TextOf<typeof texts>;
type ClaimLine = ClaimDetail['claimLines'][number];

/** Money of a claim line, and where on which credit note it stands. */
const creditsOf = (claim: ClaimDetail, line: ClaimLine) =>
  claim.documents.flatMap((document) =>
    document.lines.flatMap(({ lineNo, credits }) =>
      credits
        .filter(({ claimLineId, claimId }) => claimLineId === line.id && claimId === claim.id)
        .map((credit) => ({ ...credit, lineNo, number: document.number })),
    ),
  );

/** Lines of its credit notes that are about something else. */
export const strangersOf = (claim: ClaimDetail) =>
  claim.documents.flatMap((document) =>
    document.lines
      .filter(({ credits }) => credits.every(({ claimId }) => claimId !== claim.id))
      .map((line) => ({ ...line, number: document.number })),
  );

/** `150 st × 5,60`: the claimed quantity and the difference per unit. */
export const quantityText = (format: Formats, line: ClaimLine): string => {
  const quantity = format.quantity(line.quantity, line.unit);
  if (line.billedPrice === null || line.expectedPrice === null) return quantity;
  const difference = decimal(line.billedPrice).minus(decimal(line.expectedPrice));
  return `${quantity} × ${format.price(difference.toFixed())}`;
};

/** Where on which credit note a line stands. */
export const placeText = (t: Words, claim: ClaimDetail, lineNo: number | null, number: string): string => {
  const place = lineNo === null ? t('wholeNote') : t('noteLine', { line: lineNo });
  return claim.documents.length > 1 ? `${number}, ${place}` : place;
};

/** The credit lines that a claim line has money of, and why they are its. */
export const Matches = ({ claim, line }: { claim: ClaimDetail; line: ClaimLine }) => {
  const t = useText<typeof texts>('claims');
  const credits = creditsOf(claim, line);
  if (credits.length === 0)
    return (
      <span className={`${styles.link} ${styles.none}`}>
        <Icon of={Unlink2} size={16} />
        {t('noCreditLine')}
      </span>
    );
  return credits.map((credit) => (
    <span className={`${styles.link} ${styles.found}`} key={`${credit.number} ${credit.lineNo}`}>
      <Icon of={Link2} size={16} />
      {placeText(t, claim, credit.lineNo, credit.number)}, {t(`step.${credit.step as 1 | 2 | 3 | 4 | 5}`)}
    </span>
  ));
};
