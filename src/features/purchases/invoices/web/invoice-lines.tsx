import { TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { changePercent } from '#core/price-watch/change-percent.ts';
import { decimal } from '#core/values/decimal.ts';
import { useFormat } from '#platform/web/formats/format.ts';
import { useText } from '#platform/web/texts/i18n.ts';
import { useIsAtLeast } from '#platform/web/ui/shell/breakpoint.ts';
import { type Column, DataTable } from '#platform/web/ui/tables/data-table.tsx';
import { Icon } from '#platform/web/ui/icon.tsx';
import { PriceDelta } from '#platform/web/ui/price-delta.tsx';
import { Marked, Missing } from '#platform/web/ui/price-marks.tsx';
import { RowLines } from '#platform/web/ui/tables/row-lines.tsx';
import type { InvoiceDetail } from '../contract.ts';
import type { texts } from '../texts.en.ts';
import { type Decision, DecisionBox, type InvoiceLine, isPending, priceOf } from './decisions.tsx';
import { InvoiceSums } from './invoice-figures.tsx';
import { useCheckText } from './invoice-notes.tsx';

/** How a line's price changed against the watched one. */
export const useChange = () => {
  const t = useText<typeof texts>('invoices');
  const format = useFormat();
  return (line: InvoiceLine, { held, currency }: InvoiceDetail): ReactNode => {
    const price = priceOf(line);
    const watched = line.alert?.watchedPrice ?? null;
    if (line.firstPurchase)
      return <PriceDelta direction="flat" text={t('firstPurchase')} sentence={t('firstPurchase')} />;
    if (line.alert === null)
      return line.kind === 'goods' && line.articleId !== null && !held ? (
        <PriceDelta direction="flat" sentence={t('unchanged')} />
      ) : null;
    if (watched === null || price === null) return null;
    const percent = changePercent(decimal(price).minus(decimal(watched)).toFixed(), watched);
    if (percent === null) return null;
    const isUp = decimal(price).gt(decimal(watched));
    const sentence = t('sentence', {
      direction: t(isUp ? 'up' : 'down'),
      percent: format.percent(percent.replace('-', '')),
      from: format.price(watched),
      to: format.unitPrice(price, currency, line.unit),
      tail: isPending(line) ? t('waits') : '',
    });
    return (
      <PriceDelta direction={isUp ? 'up' : 'down'} text={format.percentChange(percent)} sentence={sentence} />
    );
  };
};

/** The columns of an invoice's lines. */
export const useLineColumns = (
  invoice: InvoiceDetail,
  hrefOfLine: (line: InvoiceLine) => string,
): readonly Column<InvoiceLine>[] => {
  const t = useText<typeof texts>('invoices');
  const format = useFormat();
  const change = useChange();
  const watchedOf = (line: InvoiceLine): string | null => {
    if (line.alert !== null) return line.alert.watchedPrice;
    const isWatched = line.kind === 'goods' && line.articleId !== null;
    return isWatched && !line.firstPurchase && !invoice.held ? priceOf(line) : null;
  };
  const numeric = (id: string, header: string, cell: (line: InvoiceLine) => ReactNode) => ({
    id,
    header,
    cell,
    isNumeric: true,
  });
  const missing = <Missing label={t('missing')} />;
  return [
    {
      id: 'article',
      header: t('article'),
      cell: (line) => (
        <div className="duo">
          <div>
            <a className="t" href={hrefOfLine(line)} data-row-link data-keeps-scroll>
              {line.name}
            </a>
            <small>{detailOf(t, line)}</small>
          </div>
        </div>
      ),
    },
    numeric('quantity', t('quantity'), (line) =>
      line.quantity === null ? missing : format.quantity(line.quantity, line.unit),
    ),
    numeric('watched', t('watchedColumn'), (line) => {
      const watched = watchedOf(line);
      return watched === null ? missing : <span className="muted">{format.price(watched)}</span>;
    }),
    numeric('price', t('aPrice'), (line) => {
      const price = priceOf(line);
      if (price === null) return missing;
      return isPending(line) ? <Marked>{format.price(price)}</Marked> : format.price(price);
    }),
    numeric('change', t('change'), (line) => change(line, invoice)),
    numeric('sum', t('sum'), (line) => <b className="strong">{format.price(line.sum)}</b>),
  ];
};

const detailOf = (t: (key: 'dealPrice' | `kind.${InvoiceLine['kind']}`) => string, line: InvoiceLine) =>
  [
    line.articleNumber,
    line.kind === 'goods' ? null : t(`kind.${line.kind}`),
    line.alert?.dealId ? t('dealPrice') : null,
  ]
    .filter(Boolean)
    .join(' · ');

interface InvoiceLinesProps {
  readonly invoice: InvoiceDetail;
  readonly lines: readonly InvoiceLine[];
  readonly activeLine: InvoiceLine | null;
  readonly hrefOfLine: (line: InvoiceLine) => string;
  /** The strip of the PDF around the open line, on phones. */
  readonly crop: ReactNode;
  /** Null for those who may not decide. */
  readonly onDecide: ((decision: Decision) => void) | null;
}

/** The lines with what they cost against what is watched; the open one is decided here. */
export const InvoiceLines = (props: InvoiceLinesProps) => {
  const { invoice, lines, activeLine, hrefOfLine, crop, onDecide } = props;
  const t = useText<typeof texts>('invoices');
  const format = useFormat();
  const isWide = useIsAtLeast('sm');
  const checkText = useCheckText(invoice.currency);
  const columns = useLineColumns(invoice, hrefOfLine);
  const change = useChange();
  const isOpen = (line: InvoiceLine) => line.lineNo === activeLine?.lineNo && isPending(line);
  const below = (line: InvoiceLine): ReactNode => {
    const findings = invoice.checks.filter(({ lineNo }) => lineNo === line.lineNo);
    if (findings.length === 0 && !isOpen(line)) return null;
    return (
      <>
        {findings.map((finding) => (
          <p className="amber small linecheck" key={finding.code}>
            <Icon of={TriangleAlert} />
            {checkText(finding)}
          </p>
        ))}
        {isOpen(line) && (
          <DecisionBox line={line} currency={invoice.currency} crop={crop} onDecide={onDecide} />
        )}
      </>
    );
  };
  if (isWide) {
    return (
      <DataTable
        label={t('lineCount', { count: lines.length })}
        columns={columns}
        rows={lines}
        rowKey={({ lineNo }) => String(lineNo)}
        rowHref={hrefOfLine}
        rowTone={(line) => (isOpen(line) ? 'open' : undefined)}
        selectedKey={activeLine === null ? null : String(activeLine.lineNo)}
        listRow={({ name }) => ({ title: name })}
        expansion={below}
        sums={
          <tr>
            <td colSpan={columns.length}>
              <InvoiceSums invoice={invoice} />
            </td>
          </tr>
        }
      />
    );
  }
  return (
    <>
      <ul className="rows" aria-label={t('lineCount', { count: lines.length })}>
        {lines.map((line) => {
          const price = priceOf(line);
          const words = price === null ? '–' : format.money(price, invoice.currency);
          const quantity = line.quantity === null ? '' : `${format.quantity(line.quantity, line.unit)} · `;
          return (
            <li key={line.lineNo} className={isOpen(line) ? 'openrow' : ''}>
              <a className="row" href={hrefOfLine(line)} data-row-link data-keeps-scroll>
                <RowLines
                  title={line.name}
                  value={isPending(line) ? <Marked>{words}</Marked> : words}
                  detail={`${quantity}${format.money(line.sum, invoice.currency)}`}
                  note={change(line, invoice)}
                />
              </a>
              <div className="in">{below(line)}</div>
            </li>
          );
        })}
      </ul>
      <InvoiceSums invoice={invoice} />
    </>
  );
};
