import type { Formats } from '#platform/web/formats/format.ts';
import type { TextOf } from '#platform/web/texts/i18n.ts';
import type { AlertGroup, AlertGroupDetail } from '../contract-alerts.ts';
import type { texts } from '../texts.en.ts';

/** Lines that a mail names; programs take no longer addresses. */
const mostLines = 10;

interface Letter {
  readonly to: string | null;
  readonly subject: string;
  readonly body: string;
}

interface Asker {
  readonly person: string;
  readonly restaurant: string;
}

/** What a mail to the supplier says of an article's waiting lines: each with both prices and its day, in the UI's language. */
export const letterOf = (
  t: TextOf<typeof texts>,
  format: Formats,
  { article, deal, contact }: AlertGroupDetail,
  { group, from }: { readonly group: AlertGroup; readonly from: Asker },
): Letter => {
  const { name, articleNumber, unit, currency } = article;
  const title = articleNumber === null ? name : `${name}, ${t('articleNumber', { number: articleNumber })}`;
  const price = (amount: string) => format.unitPrice(amount, currency, unit);
  const lines = group.content.slice(0, mostLines).map((entry) => {
    const values = {
      number: entry.invoiceNumber,
      date: entry.invoiceDate,
      quantity: format.quantity(entry.quantity, unit),
      billed: price(entry.billedPrice.amount),
    };
    const { watchedPrice } = entry;
    if (watchedPrice === null) return t('askLineNew', values);
    const difference = format.change(entry.itemDiff.amount, currency);
    return t('askLine', { ...values, watched: price(watchedPrice), difference });
  });
  const left = group.entries - lines.length;
  const isAgreed = deal !== null && !deal.marketPriced;
  const agreed = isAgreed
    ? t(deal.validTo === null ? 'askDealOpen' : 'askDeal', {
        price: price(deal.price),
        from: deal.validFrom,
        to: deal.validTo ?? '',
      })
    : null;
  const paragraphs = [
    t('askHello'),
    t('askIntro', { title }),
    [...lines, ...(left > 0 ? [t('askMore', { count: left })] : [])].join('\n'),
    t('askSum', { sum: format.change(group.sumDifference, currency) }),
    agreed,
    t('askQuestion'),
    [t('askRegards'), from.person, from.restaurant].filter(Boolean).join('\n'),
  ];
  return {
    to: contact.email,
    subject: t('askSubject', { title }),
    body: paragraphs.filter((paragraph) => paragraph !== null).join('\n\n'),
  };
};

/** The address that opens a letter in the person's own mail program; without a recipient the person fills it in. */
export const mailtoOf = ({ to, subject, body }: Letter): string => {
  const encoded = (text: string) =>
    encodeURIComponent(text.replaceAll('\u00a0', ' ').replaceAll('\n', '\r\n'));
  return `mailto:${encodeURIComponent(to ?? '').replaceAll('%40', '@')}?subject=${encoded(subject)}&body=${encoded(body)}`;
};
