import { whySentence } from '#core/price-watch/why-sentence.ts';
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
      ? t('unchangedAt', { value: rate(is.vatRate) })
      : t('became', { from: rate(was.vatRate), to: rate(is.vatRate) });
  if (decimal(is.deposit ?? '0').eq('0') && decimal(why.deposit).eq('0')) return t('noDeposit');
  const per = (amount: string | null) => format.price(amount ?? '0');
  return t('became', { from: per(was.deposit ?? is.deposit), to: per(is.deposit) });
};

const bars = { base: styles.base, now: styles.now, up: styles.up, down: styles.down };

const Bar = ({ bar, kind }: { bar: Row['bar']; kind: 'base' | 'now' | 'up' | 'down' }) => (
  <span className={styles.track} aria-hidden="true">
    {bar !== null && (
      <i
        className={bars[kind]}
        style={{ left: `${Math.min(...bar)}%`, width: `${Math.abs(bar[1] - bar[0])}%` }}
      />
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
        {direction === 'flat' || row.bar === null ? (
          text
        ) : (
          <PriceDelta direction={direction} text={text} sentence={text} />
        )}
      </td>
    </tr>
  );
};

const EndRow = ({
  name,
  price,
  bar,
  isNow,
}: {
  name: string;
  price: string;
  bar: number;
  isNow: boolean;
}) => (
  <tr className={isNow ? styles.sum : undefined}>
    <th scope="row">
      <b>{name}</b>
    </th>
    <td className={styles.graph}>
      <Bar bar={[0, bar]} kind={isNow ? 'now' : 'base'} />
    </td>
    <td className={styles.amount}>{price}</td>
  </tr>
);

interface PriceWhyProps {
  readonly why: PriceWhy;
  readonly currency: string;
  /** The invoiced unit. */
  readonly unit: string;
  /** Of the place that it stands in. */
  readonly heading?: 'h2' | 'h3';
}

/** Why a price differs: one sentence, and from the old price to the new what each cause adds. */
export const PriceWhyTable = ({ why, currency, unit, heading: Heading = 'h3' }: PriceWhyProps) => {
  const t = useText<typeof texts>('price-monitoring');
  const format = useFormat();
  const language = useLanguage();
  const decimals = why.from.split('.')[1]?.length ?? 2;
  const base = format.unitName(why.baseUnit ?? unit);
  const scale = scaleOf(why);
  const parts = why.parts.map((part, index): Row => ({
    name: t(`part.${part.name}`),
    note: noteOf(t, format, why, part, format.unitName(unit)),
    amount: part.amount,
    bar: [scale[index] ?? cut, scale[index + 1] ?? cut],
  }));
  const beside = (['vat', 'deposit'] as const).map((name): Row => ({
    name: t(`part.${name}`),
    note: besideNote(t, format, why, name),
    amount: why[name],
    bar: null,
  }));
  const price = (amount: string) =>
    `${format.number(amount, decimals)} ${format.currencyName(currency)}/${base}`;
  return (
    <section className={styles.why}>
      <Heading>{t('whyTitle')}</Heading>
      <p className={styles.said}>{whySentence(why, language)}</p>
      {parts.length > 0 && (
        <table className={styles.waterfall} aria-label={t('whyTable', { unit: base })}>
          <tbody>
            <EndRow name={t('watchedBefore')} price={price(why.from)} bar={scale[0] ?? cut} isNow={false} />
            {[...parts, ...beside].map((row) => (
              <PartRow key={row.name} row={row} decimals={decimals} />
            ))}
            <EndRow name={t('billedNow')} price={price(why.to)} bar={scale.at(-1) ?? cut} isNow />
          </tbody>
        </table>
      )}
    </section>
  );
};
