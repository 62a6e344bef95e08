import { isDecimal } from '../../values/decimal.ts';

export type DecimalMark = ',' | '.';

/** A number as it is printed, before the document's decimal mark is known. */
export interface PrintedNumber {
  readonly negative: boolean;
  /** Digits with their marks, without sign, currency and unit. */
  readonly body: string;
  readonly percent: boolean;
  /** A currency stands at it, or it ends in `:-`. */
  readonly money: boolean;
  /** Letters that follow without a blank: `5kg`. */
  readonly unit: string;
}

const shape =
  /^([-−–(]?)((?:[€$£]|kr|sek|eur|usd)?)([-−–]?)(\d{1,3}(?:[ .,'’\u00a0\u2009\u202f]\d{3})+(?:[.,]\d+)?|\d+(?:[.,]\d+)?|[.,]\d+)(?:(:-|[.,]-)|([-−–)]))?(€|\$|£|kr|sek|eur|usd|%)?([a-zåäö²³./]{1,6})?$/i;

/** Takes a word (or words joined by their thousands' blanks) as a number; `null` when it is none. */
export const printedNumber = (text: string): PrintedNumber | null => {
  const match = shape.exec(text);
  if (match === null) return null;
  const [, sign = '', before = '', inner = '', body = '', dash = '', trailing = '', after = '', unit = ''] =
    match;
  return {
    negative: /[-−–(]/.test(sign) || inner !== '' || /[-−–]/.test(trailing),
    body,
    percent: after === '%',
    money: before !== '' || dash !== '' || (after !== '' && after !== '%'),
    unit,
  };
};

/**
 * The decimal string of a printed number. The other mark, a blank or an apostrophe separates thousands where groups of
 * three allow it (`1.234` is 1234 in a document with decimal commas), and is a decimal mark where they do not (`3.5`).
 */
export const valueOf = ({ negative, body }: PrintedNumber, mark: DecimalMark): string | null => {
  const other = mark === ',' ? '.' : ',';
  const compact = body.replaceAll(/[ '’\u00a0\u2009\u202f]/g, '');
  const grouped = new RegExp(`^[1-9]\\d{0,2}(\\${other}\\d{3})+(\\${mark}\\d+)?$`);
  const plain = grouped.test(compact)
    ? compact.replaceAll(other, '').replace(mark, '.')
    : compact.replaceAll(',', '.');
  const value = plain.startsWith('.') ? `0${plain}` : plain;
  if (!isDecimal(value)) return null;
  return negative && !/^[0.]*$/.test(value) ? `-${value}` : value;
};
