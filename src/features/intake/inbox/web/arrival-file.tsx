import { Download, Eye, EyeOff } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { formatBankgiro, formatPlusgiro } from '#core/values/giro.ts';
import { formatOrganizationNumber, organizationNumberDigits } from '#core/values/organization-number.ts';
import { documentsContract } from '#features/intake/documents/contract.ts';
import { isForReview, isOtherKind } from '#features/intake/documents/rules.ts';
import { useFormat } from '#platform/web/formats/format.ts';
import { useCodeText, useText } from '#platform/web/texts/i18n.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Facts } from '#platform/web/ui/card.tsx';
import { PdfPane } from '#platform/web/ui/pdf/pdf-pane.tsx';
import { useBytes, useDownload } from '#platform/web/calls/use-download.ts';
import { invoicePath, priceListsPath, reviewPath } from '#features/intake/documents/paths.ts';
import { inboxPath } from '../paths.ts';
import type { ArrivalFile, Preview } from '../contract.ts';
import type { texts } from '../texts.en.ts';
import { StateBadge, useAmount } from './arrival-parts.tsx';
import styles from './inbox.module.css';

const Picture = ({ bytes, name }: { bytes: Blob; name: string }) => {
  const [address, setAddress] = useState<string | null>(null);
  useEffect(() => {
    const made = URL.createObjectURL(bytes);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [bytes]);
  return address === null ? null : <img className="filepicture" src={address} alt={name} />;
};

const FileView = ({ file }: { file: ArrivalFile }) => {
  const input = { params: { documentId: file.id } };
  const { bytes, hasFailed } = useBytes(documentsContract.downloadOriginal, input);
  const download = useDownload(documentsContract.downloadOriginal);
  if (file.contentType.startsWith('image/'))
    return bytes === null ? null : <Picture bytes={bytes} name={file.fileName} />;
  return (
    <div className="filepreview">
      <PdfPane
        bytes={bytes}
        hasFailed={hasFailed}
        marks={[]}
        activeKey={null}
        label={file.fileName}
        onDownload={() => void download(input, file.fileName)}
      />
    </div>
  );
};

const canShow = ({ contentType, size }: ArrivalFile): boolean =>
  size > 0 && (contentType === 'application/pdf' || /^image\/(?:png|jpeg|webp|gif)$/.test(contentType));

const printed = ({ kind, account }: Preview['accounts'][number]): string => {
  if (kind === 'iban' || !/^\d{3,8}$/.test(account)) return account;
  return kind === 'bankgiro' ? formatBankgiro(account) : formatPlusgiro(account);
};

const printedNumber = (text: string): string => {
  const digits = organizationNumberDigits(text);
  return digits === null ? text : formatOrganizationNumber(digits);
};

/** What a waiting file seems to say: enough to recognize an invoice by, and nothing that counts anywhere. */
const Readout = ({ preview }: { preview: Preview }) => {
  const t = useText<typeof texts>('inbox');
  const format = useFormat();
  const { accounts, organizationNumber } = preview;
  return (
    <section className={styles.readout}>
      <h4>{t('previewTitle')}</h4>
      <Facts
        facts={[
          [t('supplier'), preview.supplierName],
          ...(organizationNumber === null
            ? []
            : [[t('organizationNumber'), printedNumber(organizationNumber)] as const]),
          [t('number'), preview.number],
          [t('issueDate'), format.date(preview.issueDate)],
          [t('lines'), format.number(String(preview.lineCount))],
          ...(accounts.length === 0
            ? []
            : [[t('payTo'), accounts.map((one) => `${t(one.kind)} ${printed(one)}`).join(', ')] as const]),
          [t('total'), format.money(preview.total, preview.currency)],
        ]}
      />
    </section>
  );
};

/** Which invoices a document of another kind is about, and whether they are here. */
const About = ({ invoices }: { invoices: ArrivalFile['about'] }) => {
  const t = useText<typeof texts>('inbox');
  if (invoices.length === 0) return null;
  return (
    <ul className={styles.about}>
      {invoices.map(({ number, invoiceId }) => (
        <li key={number} className="small">
          {invoiceId === null ? (
            <span className="muted">{t('aboutMissing', { number })}</span>
          ) : (
            <a href={invoicePath(invoiceId)}>{t('aboutHere', { number })}</a>
          )}
        </li>
      ))}
    </ul>
  );
};

interface FileBlockProps {
  readonly file: ArrivalFile;
  /** Named and judged by itself, beside others; else its arrival says so. */
  readonly isOneOfMany: boolean;
  readonly isOpen: boolean;
  /** What may be done with it alone. */
  readonly more?: ReactNode;
}

/** One file of an arrival: where it stands, what it says or seems to say, and its original. */
export const FileBlock = ({ file, isOneOfMany, isOpen, more }: FileBlockProps) => {
  const t = useText<typeof texts>('inbox');
  const format = useFormat();
  const reasonText = useCodeText('documents', 'reason');
  const download = useDownload(documentsContract.downloadOriginal);
  const [isShown, setShown] = useState(isOpen);
  const amountOf = useAmount();
  const { invoice, invoiceId, duplicateOf, preview, value } = file;
  const name = file.fileName.split('/').at(-1) ?? file.fileName;
  return (
    <div className={styles.arrivalfile}>
      <div className="spread">
        <b>
          <bdi>{name}</bdi>
        </b>
        {isOneOfMany && <StateBadge state={file.state} />}
      </div>
      {isOneOfMany && file.reason !== null && <p className="muted small">{reasonText(file.reason)}</p>}
      {invoice !== null && invoiceId !== null && (
        <p className="small">
          <a href={invoicePath(invoiceId)}>{t('invoice', { number: invoice.number })}</a>{' '}
          <span className="muted">
            {invoice.supplierName} · {format.money(invoice.total, invoice.currency)}
          </span>
        </p>
      )}
      {file.format === 'price-list' && file.state === 'settled' && (
        <p className="small">
          <a href={priceListsPath()}>{t('priceLists')}</a>
        </p>
      )}
      <About invoices={file.about} />
      {value !== null && (
        <p className="small">
          {t('payable')} <b>{amountOf(value)}</b> <span className="muted">({t('unconfirmedLong')})</span>
        </p>
      )}
      {isOneOfMany && duplicateOf !== null && (
        <p className="small">
          <a href={inboxPath({ doc: duplicateOf })}>{t('openFirst')}</a>
        </p>
      )}
      {isOneOfMany && isForReview(file) && (
        <p className="small">
          <a href={reviewPath(file.id)}>{t(isOtherKind(file.reason) ? 'isInvoice' : 'review')}</a>
        </p>
      )}
      {preview !== null && file.state !== 'deleted' && <Readout preview={preview} />}
      {file.size > 0 && (
        <div className={styles.fileacts}>
          {canShow(file) && (
            <Button
              isSmall
              icon={isShown ? EyeOff : Eye}
              aria-expanded={isShown}
              onClick={() => setShown(!isShown)}
            >
              {t(isShown ? 'hide' : 'view')}
            </Button>
          )}
          <Button
            isSmall
            icon={Download}
            onClick={() => void download({ params: { documentId: file.id } }, file.fileName)}
          >
            {t('download', { what: t('original') })}
          </Button>
          {more}
        </div>
      )}
      {isShown && canShow(file) && <FileView file={file} />}
    </div>
  );
};
