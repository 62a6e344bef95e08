import { Unlink2 } from 'lucide-react';
import { inboxPath, invoicePath } from '#features/intake/documents/paths.ts';
import { type Formats, useFormat } from '#platform/web/formats/format.ts';
import { useMayEdit } from '#platform/web/session/state.ts';
import { type TextOf, useText } from '#platform/web/texts/i18n.ts';
import { ButtonLink } from '#platform/web/ui/button.tsx';
import { Card } from '#platform/web/ui/card.tsx';
import type { ClaimDetail } from '../contract-claim.ts';
import type { texts } from '../texts.en.ts';
import styles from './claims.module.css';

type Words = TextOf<typeof texts>;
type Event = ClaimDetail['events'][number];

/** Day in Sweden as letters and claims write it, with the time. */
const momentOf = (format: Formats, at: string): string => `${format.isoDay(at)} ${format.time(at)}`;

const sentenceOf = (t: Words, format: Formats, event: Event, claim: ClaimDetail): string => {
  const who =
    event.person ?? (event.sender === 'link' ? claim.supplierName : (event.sender ?? claim.supplierName));
  if (event.credit !== null)
    return event.credit.amount === null
      ? t('event.creditedBy', { number: event.credit.number })
      : t('event.creditedWith', {
          number: event.credit.number,
          amount: format.money(event.credit.amount, claim.currency),
        });
  if (event.line !== null && (event.kind === 'linked' || event.kind === 'unlinked')) {
    const { name, amount, number, invoiceNumber } = event.line;
    return t(
      event.kind === 'linked' && invoiceNumber !== null ? 'event.linkedTo' : `event.${event.kind}Line`,
      {
        who,
        number,
        name: name === '' ? t('wholeNote') : name,
        amount: format.money(amount, claim.currency),
        invoice: invoiceNumber ?? '',
      },
    );
  }
  if (event.kind !== 'answered')
    return t(`event.${event.kind}`, {
      who,
      address: event.sender ?? claim.recipient ?? '',
      number: event.invoiceNumber ?? '',
    });
  const said = t(`answered.${event.answer ?? 'accepted'}`, {
    supplier: claim.supplierName,
    amount: event.offer === null ? '' : format.money(event.offer, claim.currency),
  });
  return event.person === null ? said : `${said} · ${t('loggedBy', { who: event.person })}`;
};

/** All that has happened, newest first, each with its time and address. */
export const ClaimTimeline = ({ claim, hrefOfMatching }: { claim: ClaimDetail; hrefOfMatching: string }) => {
  const t = useText<typeof texts>('claims');
  const format = useFormat();
  const mayEdit = useMayEdit();
  return (
    <Card title={t('events')}>
      <ol className={styles.timeline}>
        {claim.events.toReversed().map((event, at) => (
          <li key={event.id} className={at === 0 ? styles.newest : ''}>
            <div>
              {sentenceOf(t, format, event, claim)}
              {event.words !== null && <q>{event.words}</q>}
              {event.credit !== null && (
                <a className="small" href={invoicePath(event.credit.invoiceId)}>
                  {t('openNote', { number: event.credit.number })}
                </a>
              )}
              {event.documentId !== null && (
                <a className="small" href={inboxPath({ doc: event.documentId })}>
                  {t('openMail')}
                </a>
              )}
              <small>{momentOf(format, event.at)}</small>
            </div>
          </li>
        ))}
      </ol>
      {mayEdit && (
        <ButtonLink kind="quiet" isSmall icon={Unlink2} href={hrefOfMatching}>
          {t('wrongMatch')}
        </ButtonLink>
      )}
    </Card>
  );
};
