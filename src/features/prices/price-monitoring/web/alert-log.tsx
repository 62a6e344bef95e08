import { type ReactNode, useState } from 'react';
import { invoicePath } from '#features/intake/documents/paths.ts';
import { useFormat } from '#platform/web/formats/format.ts';
import { selectedUnitId, useMayEdit } from '#platform/web/session/state.ts';
import { useLanguage, useText } from '#platform/web/texts/i18n.ts';
import { Badge } from '#platform/web/ui/badge.tsx';
import { Button } from '#platform/web/ui/button.tsx';
import { priceMonitoringContract } from '../contract.ts';
import type { AlertGroupDetail } from '../contract-alerts.ts';
import type { AskedRow, ToldRow } from '../contract-log.ts';
import type { texts } from '../texts.en.ts';
import { withdraw } from './settling.ts';

type DecisionRow = AlertGroupDetail['decisions'][number];

const joined = (...parts: readonly (string | null)[]): string => parts.filter(Boolean).join(' · ');

const Undo = ({ decisionId }: { decisionId: string }) => {
  const t = useText<typeof texts>('price-monitoring');
  const language = useLanguage();
  const [isBusy, setBusy] = useState(false);
  const undo = async () => {
    setBusy(true);
    const unitId = selectedUnitId();
    await withdraw({ decisionIds: [decisionId], ...(unitId === undefined ? {} : { unitId }) }, { language });
    setBusy(false);
  };
  return (
    <div className="acts">
      <Button
        isSmall
        isBusy={isBusy}
        does={priceMonitoringContract.withdrawDecisions}
        onClick={() => void undo()}
      >
        {t('undo')}
      </Button>
    </div>
  );
};

const DecisionItem = ({ made, currency }: { made: DecisionRow; currency: string }) => {
  const t = useText<typeof texts>('price-monitoring');
  const format = useFormat();
  const mayEdit = useMayEdit();
  const { id, kind, price, until, entries, decidedAt, decidedBy, comment } = made;
  const { withdrawnAt, withdrawnBy, undoUntil } = made;
  const moment = (at: string) => `${format.date(at)} ${format.time(at)}`;
  return (
    <li>
      <b>
        {t(`made.${kind}`, {
          price: format.money(price, currency),
          until: until === null ? '' : format.date(until),
        })}{' '}
        {withdrawnAt !== null && <Badge>{t('withdrawn')}</Badge>}
      </b>
      <small>{joined(decidedBy, moment(decidedAt), t('entriesSettled', { count: entries }))}</small>
      {withdrawnAt !== null && (
        <small>
          {withdrawnBy === null
            ? t('withdrawnAt', { date: moment(withdrawnAt) })
            : t('withdrawnByAt', { name: withdrawnBy, date: moment(withdrawnAt) })}
        </small>
      )}
      {comment !== null && <q>{comment}</q>}
      {undoUntil !== null && mayEdit && <Undo decisionId={id} />}
    </li>
  );
};

const AskedItem = ({ asked }: { asked: AskedRow }) => {
  const t = useText<typeof texts>('price-monitoring');
  const format = useFormat();
  const { channel, askedAt, askedBy } = asked;
  return (
    <li>
      <b>{t(`asked.${channel}`)}</b>
      <small>{joined(askedBy, `${format.date(askedAt)} ${format.time(askedAt)}`)}</small>
    </li>
  );
};

const ToldItem = ({ told, article }: { told: ToldRow; article: AlertGroupDetail['article'] }) => {
  const t = useText<typeof texts>('price-monitoring');
  const format = useFormat();
  const { kind, date, price, against, invoiceId, invoiceNumber } = told;
  const money = (amount: string) => format.unitPrice(amount, article.currency, article.unit);
  const key = against === null ? 'told.late.alone' : (`told.${kind}` as const);
  return (
    <li>
      <b>{t(key, { price: money(price), against: against === null ? '' : money(against) })}</b>
      <small>
        <a href={invoicePath(invoiceId)}>{t('toldInvoice', { number: invoiceNumber })}</a> ·{' '}
        {format.date(date)}
      </small>
    </li>
  );
};

interface Item {
  readonly id: string;
  /** A moment, or a day, which stands after the moments of it. */
  readonly at: string;
  readonly item: ReactNode;
}

interface AlertLogProps {
  readonly detail: AlertGroupDetail;
  readonly heading: 'h2' | 'h3';
}

/** What has happened with an article's price, newest first: decisions, questions to the supplier, and what was only told. */
export const AlertLog = ({ detail, heading: Heading }: AlertLogProps) => {
  const t = useText<typeof texts>('price-monitoring');
  const { decisions, asked, told, article } = detail;
  const items: Item[] = [
    ...decisions.map((made) => ({
      id: made.id,
      at: made.decidedAt,
      item: <DecisionItem key={made.id} made={made} currency={article.currency} />,
    })),
    ...asked.map((row) => ({ id: row.id, at: row.askedAt, item: <AskedItem key={row.id} asked={row} /> })),
    ...told.map((row) => ({
      id: row.id,
      at: row.date,
      item: <ToldItem key={row.id} told={row} article={article} />,
    })),
  ];
  if (items.length === 0) return null;
  return (
    <section className="log">
      <Heading>{t('earlier')}</Heading>
      <ul>{items.toSorted((a, b) => (a.at < b.at ? 1 : -1)).map(({ item }) => item)}</ul>
    </section>
  );
};
