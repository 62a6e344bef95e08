import type { Formats } from '#platform/web/formats/format.ts';
import type { TextOf } from '#platform/web/texts/i18n.ts';
import { Badge } from '#platform/web/ui/badge.tsx';
import { Button } from '#platform/web/ui/button.tsx';
import { Duo } from '#platform/web/ui/duo.tsx';
import type { Column } from '#platform/web/ui/tables/data-table.tsx';
import { priceListsContract } from '../contract.ts';
import type { PriceListLine } from '../contract-line.ts';
import type { texts } from '../texts.en.ts';
import { LineNotes } from './line-notes.tsx';
import type { ListActions } from './use-list.ts';
import styles from './price-lists.module.css';

type Words = TextOf<typeof texts>;

/** A line's own key: what is gone has no place in the list. */
export const lineKey = ({ place, articleNumber, name, unit, validFrom }: PriceListLine): string =>
  place === null
    ? `gone ${articleNumber ?? ''} ${name} ${unit} ${validFrom ?? ''}`
    : `${place.listId} ${place.row}`;

const detailOf = (t: Words, format: Formats, line: PriceListLine): string =>
  [
    line.articleNumber === null ? '' : t('articleNumber', { number: line.articleNumber }),
    ...line.breaks.map(({ from, price }) =>
      t('breaks', { from: format.quantity(from, line.unit), price: format.price(price) }),
    ),
  ]
    .filter(Boolean)
    .join(' · ');

const listedOf = (t: Words, format: Formats, line: PriceListLine): string => {
  if (line.place === null) return t('gone');
  if (line.price === null) return line.unread || t('noPrice');
  return format.unitPrice(line.price, line.currency, line.unit || null);
};

const paidOf = (t: Words, format: Formats, { paid, isLocked }: PriceListLine): string => {
  if (isLocked) return t('lockedPaid');
  return paid === null || paid.price === null ? '–' : format.unitPrice(paid.price, paid.currency, paid.unit);
};

/** What was paid, where it stands under the list's price; empty where there is nothing to say. */
const paidUnder = (t: Words, format: Formats, line: PriceListLine): string => {
  if (line.isLocked) return t('lockedPaid');
  return (line.paid?.price ?? null) === null ? '' : t('paidWas', { price: paidOf(t, format, line) });
};

const isFree = ({ place, price, change }: PriceListLine): boolean =>
  place !== null && price !== null && change !== 'unlike';

const LineDecision = ({
  line,
  t,
  actions,
}: {
  readonly line: PriceListLine;
  readonly t: Words;
  readonly actions: ListActions;
}) => {
  const { place, choice } = line;
  if (place === null) return null;
  if (choice !== 'open')
    return (
      <span className={styles.decision}>
        <Badge tone={choice === 'deal' ? 'ok' : 'plain'}>{t(`choice.${choice}`)}</Badge>
        <Button
          isSmall
          kind="quiet"
          isBusy={actions.isBusy}
          onClick={() => void (choice === 'deal' ? actions.takeBack(line) : actions.choose([place], 'open'))}
        >
          {t('undo')}
        </Button>
      </span>
    );
  if (!isFree(line)) return null;
  return (
    <span className={styles.decision}>
      {line.isAcceptable && (
        <Button
          isSmall
          does={priceListsContract.acceptListPrice}
          isBusy={actions.isBusy}
          onClick={() => void (line.deal === null ? actions.accept(line) : actions.ask(line))}
        >
          {t('accept')}
        </Button>
      )}
      <Button isSmall kind="quiet" onClick={() => void actions.choose([place], 'offer')}>
        {t('keep')}
      </Button>
      <Button isSmall kind="quiet" onClick={() => void actions.choose([place], 'refused')}>
        {t('refuse')}
      </Button>
    </span>
  );
};

const articleColumn = (t: Words, format: Formats): Column<PriceListLine> => ({
  id: 'article',
  header: t('article'),
  cell: (line) => (
    <>
      <Duo title={line.name} detail={detailOf(t, format, line)} />
      <LineNotes t={t} format={format} line={line} />
    </>
  ),
});

/** The list's price, with what was last paid under it: the two are read together. */
const Listed = ({
  line,
  t,
  format,
}: {
  readonly line: PriceListLine;
  readonly t: Words;
  readonly format: Formats;
}) => (
  <span className={styles.listed}>
    <span className="strong">{listedOf(t, format, line)}</span>
    {paidUnder(t, format, line) !== '' && <small className="muted">{paidUnder(t, format, line)}</small>}
  </span>
);

/** The columns of a list's lines; of articles that it leaves out there is nothing but what was paid. */
export const lineColumns = (
  t: Words,
  format: Formats,
  { actions, isGone }: { readonly actions: ListActions; readonly isGone: boolean },
): Column<PriceListLine>[] =>
  isGone
    ? [
        articleColumn(t, format),
        { id: 'paid', header: t('paid'), isNumeric: true, cell: (line) => paidOf(t, format, line) },
      ]
    : [
        articleColumn(t, format),
        {
          id: 'listed',
          header: t('listed'),
          isNumeric: true,
          cell: (line) => <Listed line={line} t={t} format={format} />,
        },
        {
          id: 'change',
          header: t('change'),
          isNumeric: true,
          cell: (line) =>
            line.percent === null ? (
              <span className="muted">{t(`show.${line.change}`)}</span>
            ) : (
              format.percentChange(line.percent)
            ),
        },
        {
          id: 'yearly',
          header: t('yearly'),
          isNumeric: true,
          cell: (line) =>
            line.yearly === null ? (
              '–'
            ) : (
              <>
                {format.totalChange(line.yearly, line.currency)}
                {line.isEstimated && <small className="muted"> {t('estimated')}</small>}
              </>
            ),
        },
        {
          id: 'decision',
          header: t('decision'),
          cell: (line) => <LineDecision line={line} t={t} actions={actions} />,
        },
      ];

/** A line on small screens. */
export const lineListRow = (t: Words, format: Formats, actions: ListActions) => (line: PriceListLine) => ({
  title: line.name,
  value: listedOf(t, format, line),
  detail: [paidUnder(t, format, line), line.percent === null ? '' : format.percentChange(line.percent)]
    .filter(Boolean)
    .join(' · '),
  note: line.yearly === null ? t(`show.${line.change}`) : format.totalChange(line.yearly, line.currency),
  foot: (
    <div className={styles.foot}>
      <LineNotes t={t} format={format} line={line} />
      <LineDecision line={line} t={t} actions={actions} />
    </div>
  ),
});
