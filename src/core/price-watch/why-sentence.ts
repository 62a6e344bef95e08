import { decimal, fixed } from '#core/values/decimal.ts';
import { fillText } from '#core/values/fill-text.ts';
import { numberFormats } from '#core/values/format-numbers.ts';
import type { Language } from '#core/values/unit-names.ts';
import type { Why } from './types.ts';
import { whyWords, type WhyWord } from './why-words.ts';

type Said = readonly [word: WhyWord, values?: Readonly<Record<string, string>>];
type Formats = ReturnType<typeof numberFormats>;

const isUp = (amount: string | undefined): boolean => amount !== undefined && !amount.startsWith('-');

const saidOfPack = (format: Formats, why: Why): Said => {
  const { was, is } = why;
  if (was.pack === null || is.pack === null) return ['unit'];
  const values = {
    from: format.quantity(was.pack.amount, was.pack.baseUnit),
    to: format.quantity(is.pack.amount, is.pack.baseUnit),
    unit: format.unitName(is.pack.baseUnit),
  };
  const change = decimal(why.to).minus(decimal(why.from));
  if (change.eq('0')) return ['packEven', values];
  const percent = format.percentChange(fixed(change.times('100').div(decimal(why.from)), 1));
  const isSamePrice = decimal(was.price).eq(decimal(is.price));
  return [isSamePrice ? 'packSamePrice' : 'pack', { ...values, percent }];
};

const saidBeside = (format: Formats, { vat, deposit, was, is }: Why): Said => {
  if (!decimal(vat).eq('0'))
    return ['vatOnly', { from: format.percent(was.vatRate ?? '0'), to: format.percent(is.vatRate ?? '0') }];
  return [decimal(deposit).eq('0') ? 'other' : 'depositOnly'];
};

const saidOf = (format: Formats, why: Why): Said => {
  const [cause] = why.causes;
  const { was, is } = why;
  if (cause === undefined) return saidBeside(format, why);
  if (cause === 'pack') return saidOfPack(format, why);
  if (cause === 'list' || cause === 'deal' || cause === 'other')
    return [isUp(why.parts[0]?.amount) ? `${cause}.up` : `${cause}.down`];
  const read = (stated: Why['was']) => (cause === 'vat' ? stated.vatRate : stated.discountPercent) ?? '0';
  return [cause, { from: format.percent(read(was)), to: format.percent(read(is)) }];
};

/** What has happened to a price, by the cause that makes up most of it, as one sentence; never more than its parts say. */
export const whySentence = (why: Why, language: Language): string => {
  const [word, values = {}] = saidOf(numberFormats(language), why);
  return fillText(whyWords[language][word], values);
};
