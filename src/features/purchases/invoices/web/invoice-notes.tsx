import { Copy, TriangleAlert } from 'lucide-react';
import { useFormat } from '#platform/web/formats/format.ts';
import { useText } from '#platform/web/texts/i18n.ts';
import { Note } from '#platform/web/ui/banner.tsx';
import { inboxPath } from '#features/intake/inbox/paths.ts';
import type { InvoiceDetail } from '../contract.ts';
import type { texts } from '../texts.en.ts';
import { HeldNote } from './held-note.tsx';

type Finding = InvoiceDetail['checks'][number];

const moneyParams = new Set(['stated', 'difference', 'sum']);

/** The words of a check with its figures; amounts in the invoice's currency. */
export const useCheckText = (currency: string): ((finding: Finding) => string) => {
  const t = useText<Readonly<Record<string, string>>>('invoices');
  const format = useFormat();
  return ({ code, params }) => {
    const isMoney = (name: string) =>
      moneyParams.has(name) || (name === 'expected' && !code.endsWith('-vat-rate'));
    const words = Object.entries(params).map(([name, value]): [string, string] => {
      if (isMoney(name)) return [name, format.money(value, currency)];
      return [name, /^\d{4}-\d{2}-\d{2}$/.test(value) ? format.date(value) : value];
    });
    const blanks: Readonly<Record<string, string>> = Object.fromEntries(words);
    return t(`check.${code}`, blanks);
  };
};

/** What a person should know before the lines: why it is held, what does not add up, that it came more than once. */
export const InvoiceNotes = ({ invoice }: { invoice: InvoiceDetail }) => {
  const t = useText<typeof texts>('invoices');
  const checkText = useCheckText(invoice.currency);
  const ofDocument = invoice.checks.filter(({ lineNo }) => lineNo === null);
  const more = invoice.documents.slice(1);
  return (
    <>
      {invoice.held && <HeldNote invoice={invoice} />}
      {ofDocument.length > 0 && (
        <Note icon={TriangleAlert} tone="warn">
          {ofDocument.map((finding) => (
            <p key={finding.code}>{checkText(finding)}</p>
          ))}
        </Note>
      )}
      {more.length > 0 && (
        <Note icon={Copy}>
          <p>
            {t('duplicates', { count: more.length })}{' '}
            {more.map(({ id, fileName }, index) => (
              <span key={id}>
                {index > 0 && ', '}
                <a href={inboxPath({ doc: id })}>{fileName}</a>
              </span>
            ))}
          </p>
        </Note>
      )}
    </>
  );
};
