import { whySentence } from '#core/price-watch/why-sentence.ts';
import { whyTitle } from '#core/price-watch/why-title.ts';
import { decimal } from '#core/values/decimal.ts';
import { type Formats, useFormat } from '#platform/web/formats/format.ts';
import { type TextOf, useLanguage, useText } from '#platform/web/texts/i18n.ts';
import { PriceDelta } from '#platform/web/ui/price-delta.tsx';
import type { PriceWhy } from '../contract-why.ts';
import type { texts } from '../texts.en.ts';
import { directionOf } from './direction.ts';
import styles from './price-why.module.css';

type Words = TextOf<typeof texts>;
type Part = PriceWhy['parts'][number];

interface Row {
  readonly name: string;
  readonly note: string | null;
  readonly amount: string;
  /** Where its bar begins and ends, percent of the track; null: no bar. */
  readonly bar: readonly [number, number] | null;
  /** Stands outside the price: what it has become is neither dearer nor cheaper. */
  readonly isBeside?: boolean;
}

/** Bars begin after the cut of the axis, which stands for what both prices have in common. */
const cut = 40;
const room = 50;

const scaleOf = ({ from, parts }: PriceWhy) => {
  const steps = [Number(from)];
  for (const { amount } of parts) steps.push((steps.at(-1) ?? 0) + Number(amount));
  const [least, most] = [Math.min(...steps), Math.max(...steps)];
  return steps.map((step) => cut + ((step - least) / (most - least)) * room);
};

const noteOf = (t: Words, format: Formats, { was, is }: PriceWhy, { name }: Part, unit: string) => {
  if (name === 'list' && was.listPrice !== null && is.listPrice !== null)
    return t('becamePrice', { from: format.price(was.listPrice), to: format.price(is.listPrice), unit });
  if (name === 'discount' && was.discountPercent !== null && is.discountPercent !== null)
    return t('became', {
      from: format.percent(was.discountPercent),
      to: format.percent(is.discountPercent),
    });
  if (name === 'pack' && was.pack !== null && is.pack !== null)
    return t('became', {
      from: format.quantity(was.pack.amount, was.pack.baseUnit),
      to: format.quantity(is.pack.amount, is.pack.baseUnit),
    });
  return null;
};

const besideNote = (t: Words, format: Formats, why: PriceWhy, name: 'vat' | 'deposit'): string => {
  const { was, is } = why;
  const rate = (percent: string | null) => (percent === null ? t('missing') : format.percent(percent));
  if (name === 'vat')
    return is.vatRate === was.vatRate || was.vatRate === null
      ? t('vatUnchanged', { value: rate(is.vatRate) })
      : t('became', { from: rate(was.vatRate), to: rate(is.vatRate) });
  if (decimal(is.deposit ?? '0').eq('0') && decimal(why.deposit).eq('0')) return t('noDeposit');
  const per = (amount: string | null) => format.price(amount ?? '0');
  return t('became', { from: per(was.deposit ?? is.deposit), to: per(is.deposit) });
};

/** What stands outside the price: one row while neither has changed, one each otherwise. */
const besideRows = (t: Words, format: Formats, why: PriceWhy): Row[] => {
  const rows = (['vat', 'deposit'] as const).map((name): Row => ({
    name: t(`part.${name}`),
    note: besideNote(t, format, why, name),
    amount: why[name],
    bar: null,
    isBeside: true,
  }));
  if (rows.some(({ amount }) => !decimal(amount).eq('0'))) return rows;
  const note = rows.map((row, at) => (at === 0 ? row.note : row.note?.toLowerCase())).join(', ');
  return [{ name: t('part.beside'), note, amount: '0.00', bar: null, isBeside: true }];
};

const bars = { base: styles.base, now: styles.now, up: styles.up, down: styles.down };

/** A bar between its ends, with the dashed lines that lead from the row above and to the one below. */
const Bar = ({ bar, kind }: { bar: Row['bar']; kind: keyof typeof bars }) => (
  <span className={styles.track} aria-hidden="true">
    {bar !== null && (
      <>
        <i
          className={bars[kind]}
          style={{ left: `${Math.min(...bar)}%`, width: `${Math.abs(bar[1] - bar[0])}%` }}
        />
        {kind !== 'base' && kind !== 'now' && <em style={{ left: `${bar[0]}%` }} />}
        {kind !== 'now' && <em style={{ left: `${bar[1]}%` }} />}
      </>
    )}
  </span>
);

const PartRow = ({ row, decimals }: { row: Row; decimals: number }) => {
  const format = useFormat();
  const direction = directionOf(row.amount);
  const text = format.plainChange(row.amount, decimals);
  return (
    <tr className={direction === 'flat' ? styles.zero : undefined}>
      <th scope="row">
        <b>{row.name}</b>
        {row.note !== null && <small>{row.note}</small>}
      </th>
      <td className={styles.graph}>
        <Bar bar={row.bar} kind={direction === 'down' ? 'down' : 'up'} />
      </td>
      <td className={styles.amount}>
        {direction === 'flat' || row.isBeside === true ? (
          text
        ) : (
          <PriceDelta direction={direction} text={text} sentence={text} />
        )}
      </td>
    </tr>
  );
};

interface EndRowProps {
  readonly name: string;
  /** When, and in what pack. */
  readonly note: string;
  readonly price: string;
  readonly bar: number | null;
  readonly isNow: boolean;
}

const EndRow = ({ name, note, price, bar, isNow }: EndRowProps) => (
  <tr className={isNow ? styles.sum : undefined}>
    <th scope="row">
      <b>{name}</b>
      {note !== '' && <small>{note}</small>}
    </th>
    <td className={styles.graph}>
      <Bar bar={bar === null ? null : [0, bar]} kind={isNow ? 'now' : 'base'} />
    </td>
    <td className={styles.amount}>{price}</td>
  </tr>
);

interface PriceWhyProps {
  readonly why: PriceWhy;
  readonly currency: string;
  /** The invoiced unit. */
  readonly unit: string;
  /** Since when the old price was watched, and when the new one was billed last; null: not known. */
  readonly since: string | null;
  readonly billed: string | null;
  /** Of the place that it stands in. */
  readonly heading?: 'h2' | 'h3';
}

/** Why a price differs: one sentence, and from the old price to the new what each cause adds. */
export const PriceWhyTable = (props: PriceWhyProps) => {
  const { why, currency, unit, since, billed, heading: Heading = 'h3' } = props;
  const t = useText<typeof texts>('price-monitoring');
  const format = useFormat();
  const language = useLanguage();
  const said = whySentence(why, language);
  const decimals = why.from.split('.')[1]?.length ?? 2;
  const base = format.unitName(why.baseUnit ?? unit);
  // Where nothing tells the causes apart there is nothing to draw.
  const isTold = why.parts.length > 1 || why.parts.some(({ name }) => name !== 'other');
  const scale = isTold ? scaleOf(why) : [];
  const parts = why.parts.map((part, index): Row => ({
    name: part.name === 'other' && why.causes.includes('deal') ? t('part.deal') : t(`part.${part.name}`),
    note: noteOf(t, format, why, part, format.unitName(unit)),
    amount: part.amount,
    bar: isTold ? [scale[index] ?? cut, scale[index + 1] ?? cut] : null,
  }));
  const price = (amount: string) => format.number(amount, decimals);
  const noteAt = (day: string | null, { pack }: PriceWhy['was']) =>
    [
      day === null ? '' : format.date(day),
      pack === null || why.baseUnit === null ? '' : format.quantity(pack.amount, pack.baseUnit),
    ]
      .filter(Boolean)
      .join(', ');
  return (
    <section className={styles.why}>
      <Heading>{t('whyTitle')}</Heading>
      {said !== `${whyTitle(why, language)}.` && <p className={styles.said}>{said}</p>}
      {parts.length > 0 && (
        <table className={styles.waterfall} aria-label={t('whyTable', { unit: base })}>
          <tbody>
            <EndRow
              name={t(
                why.was.vatRate === null && why.causes.includes('deal') ? 'dealBefore' : 'watchedBefore',
              )}
              note={noteAt(since, why.was)}
              price={price(why.from)}
              bar={scale[0] ?? null}
              isNow={false}
            />
            {[...parts, ...besideRows(t, format, why)].map((row) => (
              <PartRow key={row.name} row={row} decimals={decimals} />
            ))}
            <EndRow
              name={t('billedNow')}
              note={noteAt(billed, why.is)}
              price={`${price(why.to)} ${format.currencyName(currency)}/${base}`}
              bar={scale.at(-1) ?? null}
              isNow
            />
          </tbody>
        </table>
      )}
    </section>
  );
};
