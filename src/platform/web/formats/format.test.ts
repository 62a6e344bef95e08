import { expect, test } from 'vitest';
import { dateFormats } from '#core/values/format-dates.ts';
import { numberFormats } from '#core/values/format-numbers.ts';

const [sv, en] = [numberFormats('sv'), numberFormats('en')];
const plain = (text: string) => text.replaceAll('\u00a0', '_');

test('amounts keep the Swedish separators in both languages', () => {
  for (const format of [sv, en]) {
    expect(plain(format.money('16726.28'))).toBe('16_726,28_kr');
    expect(plain(format.unitPrice('428', 'SEK', 'kg'))).toBe('428,00_kr/kg');
    expect(plain(format.total('412380.49'))).toBe('412_380_kr');
    expect(plain(format.money('54.5', 'EUR'))).toBe('54,50_EUR');
  }
});

test('what is sold has öre where there are any, and a share decimals', () => {
  expect(['1185', '1185.00', '1185.5', '0', '10098.000'].map((one) => plain(sv.tag(one)))).toEqual([
    '1_185_kr',
    '1_185_kr',
    '1_185,50_kr',
    '0_kr',
    '10_098_kr',
  ]);
  expect(['15', '12.5', '33.33'].map((one) => plain(en.share(one)))).toEqual(['15_%', '12,5_%', '33,3_%']);
});

test('a change always carries its sign, and minus is U+2212', () => {
  for (const format of [sv, en]) {
    expect(plain(format.change('39'))).toBe('+39,00_kr');
    expect(plain(format.change('-3.6'))).toBe('\u22123,60_kr');
    expect(plain(format.percentChange('10'))).toBe('+10,0_%');
    expect(plain(format.percentChange('-5.84'))).toBe('\u22125,8_%');
    expect(format.plainChange('0')).toBe('0,00');
  }
});

test('an amount too long for a double is shown to the last digit', () => {
  expect(plain(sv.money('9007199254740993.01'))).toBe('9_007_199_254_740_993,01_kr');
});

test('weights have one decimal, pieces none, and pieces are named in the language', () => {
  expect(plain(sv.quantity('14.24', 'kg'))).toBe('14,2_kg');
  expect(plain(sv.quantity('24', 'st'))).toBe('24_st');
  expect(plain(en.quantity('24', 'st'))).toBe('24_pcs');
  expect(plain(sv.quantity('2.5', 'frp'))).toBe('2,5_frp');
});

test('what is multiplied is shown to two decimals, so that the product can be followed', () => {
  expect(plain(sv.multiplied('1734.412345', 'KGM'))).toBe('1_734,41_kg');
  expect(plain(sv.multiplied('1734', 'kg'))).toBe('1_734_kg');
  expect(plain(en.multiplied('2094', 'XPK'))).toBe('2_094_packs');
});

test('a Swedish word for a pack is told in English', () => {
  expect(plain(en.unitPrice('165', 'SEK', 'krt'))).toBe('165,00_kr/box');
  expect(plain(sv.unitPrice('165', 'SEK', 'krt'))).toBe('165,00_kr/krt');
});

test('units are named, whatever code the invoice has', () => {
  expect(plain(sv.quantity('14.24', 'KGM'))).toBe('14,2_kg');
  expect(plain(en.unitPrice('54.5', 'SEK', 'H87'))).toBe('54,50_kr/pcs');
  expect(sv.unitName('KRT')).toBe('kartong');
  expect(plain(sv.quantity('1', 'KRT'))).toBe('1_kartong');
  expect(plain(sv.quantity('2', 'KRT'))).toBe('2_kartonger');
  expect(plain(en.quantity('1.0', 'KRT'))).toBe('1_box');
  expect(plain(en.quantity('3', 'KRT'))).toBe('3_boxes');
  for (const code of ['KGM', 'H87', 'XPK']) expect(sv.unitName(code)).not.toMatch(/kgm|h87|xpk/i);
  expect(sv.unitName('G')).toBe('g');
});

test('axis labels are short', () => {
  expect(plain(sv.axis(400_000))).toBe('400_tkr');
  expect(en.axis(400_000)).toBe('400k');
  expect(plain(sv.axis(1_200_000))).toBe('1,2_mkr');
});

test('dates leave out this year, and ranges close up inside a month', () => {
  const format = dateFormats('sv', '2026-03-19');
  expect(plain(format.date('2026-03-18'))).toBe('18_mars');
  expect(plain(format.date('2025-09-01'))).toBe('1_sep_2025');
  expect(plain(format.range('2026-03-01', '2026-03-19'))).toBe('1–19_mars');
  expect(plain(format.range('2025-09-01', '2026-08-31'))).toBe('1_sep_2025 – 31_aug_2026');
  expect(plain(format.range('2025-01-01', '2025-11-20'))).toBe('1_jan – 20_nov_2025');
  expect(format.longDate('2026-03-19')).toBe('torsdag 19 mars');
  expect(format.month('2026-03-01')).toBe('mars 2026');
});

test('English dates and times', () => {
  const format = dateFormats('en', '2026-03-19');
  expect(plain(format.date('2026-03-18'))).toBe('18_Mar');
  expect(format.longDate('2026-03-19')).toBe('Thursday 19 March');
  expect(format.time('2026-03-19T09:42:00Z')).toBe('10:42');
  expect(dateFormats('sv', '2026-03-19').time('2026-03-19T09:42:00Z')).toBe('10.42');
});

test('a moment is on the day that it is in Sweden', () => {
  const dates = dateFormats('sv', '2026-03-20');
  const lateInTheEvening = '2026-03-18T23:30:00Z';
  expect(plain(dates.date(lateInTheEvening))).toBe('19_mars');
  expect(dates.daysAgo(lateInTheEvening)).toBe(1);
  expect(dates.daysAgo('2026-03-20T05:00:00Z')).toBe(0);
  expect(dates.daysAgo('2026-03-21T05:00:00Z')).toBe(0);
});
