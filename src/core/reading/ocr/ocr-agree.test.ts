import { describe, expect, test } from 'vitest';
import type { InkLine } from './ink-size.ts';
import { agreedWords } from './ocr-agree.ts';

/** Words of letters ten pixels wide with a blank between them: `Kolja~96 loin~40`; as sure as 96 where nothing is said. */
const line = (drawing: string): InkLine => {
  let x = 0;
  return drawing
    .split(' ')
    .filter((each) => each !== '')
    .map((each) => {
      const [text = '', confidence = '96'] = each.split('~');
      const x0 = x;
      x += text.length * 10 + 5;
      return { text, confidence: Number(confidence), bbox: { x0, y0: 0, x1: x0 + text.length * 10, y1: 14 } };
    });
};

const said = (page: string, english: string, swedish = ''): string =>
  agreedWords({ page: line(page), english: line(english), swedish: line(swedish) })
    .map(({ text, confidence }) => `${text}~${confidence}`)
    .join(' ');

describe('what readers say of one place', () => {
  test.each([
    ['two of them alike is sure', '10644~61', '10644', '', '10644~100'],
    [
      'alike but for letters that one model lacks has the letters',
      'Torpsjö~91',
      'Torpsjo',
      '',
      'Torpsjö~100',
    ],
    [
      'with a mark of dirt before it is without',
      'Schemamodul~88',
      '‘Schemamodul~35',
      '"Schemamodul~27',
      'Schemamodul~100',
    ],
    ['with a sign that one model lacks has the sign', '8,0 4~46', '8,0 %~92', '', '8,0~100 %~92'],
    ['as a rate, with something else for its sign, is that rate', '2594~83', '25%~60', '', '25%~100'],
    [
      'of an address on the net is one word',
      'order & fisk.example',
      'order @fisk.example~31',
      '',
      'order@fisk.example~100',
    ],
  ])('%s', (_what, page, english, swedish, expected) => {
    expect(said(page, english, swedish)).toBe(expected);
  });

  test.each([
    ['otherwise', '1205', '1208~90', '1203~80'],
    ['otherwise but for the page', '75332', '15332~85', '15332'],
    ['otherwise by the other model, whatever one says twice', '17475777~66', '7475777', '17475777~59'],
    ['with a ring and with dots', 'Gärdsmejeri', 'Gardsmejeri', 'Gårdsmejeri'],
    ['with other blanks', '63A~90', '63 A', '63A'],
    ['alone, as a figure', '4711', '', ''],
  ])('%s is not sure', (_what, page, english, swedish) => {
    const words = agreedWords({ page: line(page), english: line(english), swedish: line(swedish) });
    expect(Math.min(...words.map(({ confidence }) => confidence))).toBeLessThan(90);
  });

  test('where the page guesses and the others agree is theirs', () => {
    expect(said('RR~34', '4', '4')).toBe('4~100');
  });

  test('by a guess alone is nothing beside what another knows', () => {
    expect(said('Å-pris~92', 'LYLE~20', ';~0')).toBe('Å-pris~92');
  });

  test('keeps the minus that was cut off for the others, unproved', () => {
    expect(said('-7~84', '7~90', '7~89')).toBe('-7~60');
  });

  test('leaves the dash out that parts a cell from the next', () => {
    expect(said('Import AB', 'Import AB -', 'Import AB -:')).toBe('Import~100 AB~100');
  });

  test('is told place by place, whatever else of the cell is in dispute', () => {
    expect(said('Fast säkring 63A', 'Fast sakring~40 63A', 'Fast säkring 68A~50')).toBe(
      'Fast~100 säkring~100 63A~100',
    );
  });

  test('is what one saw where another saw a part of it', () => {
    expect(said('bönor Cannellini', '', 'Vita bönor Cannellini')).toContain('Vita');
  });
});
