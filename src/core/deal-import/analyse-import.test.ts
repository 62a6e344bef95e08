import { describe, expect, test } from 'vitest';
import {
  agreedDeal,
  analyse,
  boughtArticle,
  type CaseContext,
  chuck,
  fillet,
} from '#testing/deal-import/import-case.ts';
import { keptOf, nothingSaid } from './import-mapping.ts';
import { analyseImport } from './analyse-import.ts';
import { headKey } from './find-head.ts';
import { importOf, sheetOf } from '#testing/deal-import/import-case.ts';

const head = 'Art nr;Benämning;Netto SEK;Enh;Giltig fr o m;t o m;Avv %;Kampanjkod';
const first = '214070;Oxfilé 2-3 kg;389,00;KG;2026-12-01;2027-11-30;2;VINTER';

/** The first row's code, or its outcome. */
const outcome = (row: string, context: CaseContext = {}): string => {
  const [only] = analyse(`${head}\n${row}\n`, context).rows;
  return only?.problem?.code ?? only?.outcome ?? 'no row';
};

describe('a row of a price list', () => {
  test('is a new deal where its article has none', () => {
    const { counts, rows, effect } = analyse(`${head}\n${first}\n`);
    expect(counts).toEqual({ rows: 1, new: 1, changed: 0, unchanged: 0, rejected: 0, open: 0, empty: 0 });
    expect(rows[0]).toMatchObject({ row: 2, outcome: 'new', goods: { goods: fillet.goods, isBought: true } });
    expect(effect.creates).toMatchObject([
      {
        row: 2,
        price: '389',
        validFrom: '2026-12-01',
        validTo: '2027-11-30',
        tolerance: { type: 'percent', up: '2' },
      },
    ]);
  });

  test('with the article, scope and start of a deal corrects it', () => {
    const deal = agreedDeal(fillet, { id: 'd1', price: '392', validFrom: '2026-12-01' });
    const { rows, effect } = analyse(`${head}\n${first}\n`, { deals: [deal] });
    expect(rows[0]).toMatchObject({ outcome: 'changed', before: { price: '392' }, endsOn: null });
    expect(effect).toMatchObject({
      creates: [],
      updates: [{ id: 'd1', price: '389', validTo: '2027-11-30' }],
    });
  });

  test('with a later start ends the old deal the day before', () => {
    const deal = agreedDeal(fillet, {
      id: 'd1',
      price: '392',
      validFrom: '2026-01-01',
      validTo: '2027-03-31',
    });
    const { rows, effect } = analyse(`${head}\n${first}\n`, { deals: [deal] });
    expect(rows[0]).toMatchObject({ outcome: 'changed', before: { id: 'd1' }, endsOn: '2026-11-30' });
    expect(effect.updates).toMatchObject([{ id: 'd1', price: '392', validTo: '2026-11-30' }]);
    expect(effect.creates).toHaveLength(1);
  });

  test('after a deal that has ended is new', () => {
    const deal = agreedDeal(fillet, {
      id: 'd1',
      price: '392',
      validFrom: '2026-01-01',
      validTo: '2026-11-30',
    });
    expect(analyse(`${head}\n${first}\n`, { deals: [deal] })).toMatchObject({
      counts: { new: 1 },
      effect: { updates: [] },
    });
  });

  test('with an earlier start that reaches into a later deal is rejected', () => {
    const deal = agreedDeal(fillet, { id: 'd1', price: '392', validFrom: '2027-02-01' });
    expect(analyse(`${head}\n${first}\n`, { deals: [deal] }).rows[0]).toMatchObject({
      outcome: 'rejected',
      problem: { code: 'import.overlaps', other: { price: '392', validFrom: '2027-02-01', validTo: null } },
    });
  });

  test('does not touch deals of other units, and is rejected where one unit would have two', () => {
    const deal = agreedDeal(fillet, { id: 'd1', price: '392', validFrom: '2026-01-01', units: ['a', 'b'] });
    expect(outcome(first, { deals: [deal], units: null })).toBe('new');
    expect(outcome(first, { deals: [deal], units: ['c'] })).toBe('new');
    expect(outcome(first, { deals: [deal], units: ['b', 'c'] })).toBe('import.overlaps-unit');
    expect(outcome(first, { deals: [deal], units: ['b', 'a'] })).toBe('changed');
  });

  test.each([
    [';;389,00;KG;2026-12-01;;;', 'import.article-missing'],
    [';Okänd vara;389,00;KG;2026-12-01;;;', 'import.article-unknown'],
    ['999;Oxfilé 2-3 kg;389,00;KG;2026-12-01;;;', 'import.article-unknown'],
    ['999;Ny vara;389,00;KG;2026-12-01;;;', 'new'],
    ['999;Ny vara;389,00;;2026-12-01;;;', 'import.unit-missing'],
    ['999;Ny vara;389,00;gurkor;2026-12-01;;;', 'import.unit-unknown'],
    ['214070;Oxfilé;;KG;2026-12-01;;;', 'import.price-missing'],
    ['214070;Oxfilé;ring;KG;2026-12-01;;;', 'import.price-invalid'],
    ['214070;Oxfilé;12,3,4;KG;2026-12-01;;;', 'import.price-invalid'],
    ['214070;Oxfilé;0,00;KG;2026-12-01;;;', 'import.price-zero'],
    ['214070;Oxfilé;-5;KG;2026-12-01;;;', 'import.price-zero'],
    ['214070;Oxfilé;1.389;KG;2026-12-01;;;', 'import.price-ambiguous'],
    ['214070;Oxfilé;2010,00;KG;2026-12-01;;;', 'import.price-far'],
    ['214070;Oxfilé;80,40;KG;2026-12-01;;;', 'import.price-far'],
    ['214070;Oxfilé;2009,99;KG;2026-12-01;;;', 'new'],
    ['214070;Oxfilé;80,41;KG;2026-12-01;;;', 'new'],
    ['214070;Oxfilé;389,00;förp;2026-12-01;;;', 'import.unit-unlike'],
    ['214070;Oxfilé;389,00;KG;2027-11-30;2026-12-01;;', 'import.dates-swapped'],
    ['214070;Oxfilé;389,00;KG;2026-02-30;;;', 'import.date-invalid'],
    ['214070;Oxfilé;389,00;KG;01/02/2027;;;', 'import.date-ambiguous'],
    ['214070;Oxfilé;389,00;KG;01/02/2027;28/02/2027;;', 'new'],
    ['214070;Oxfilé;389,00;KG;2026-12-01;tills vidare;;', 'new'],
    ['214070;Oxfilé;389,00;KG;2026-12-01;;100;', 'import.tolerance-swallows'],
    ['214070;Oxfilé;389,00;KG;2026-12-01;;-1;', 'import.tolerance-invalid'],
    ['214070;Oxfilé;=1+1;KG;2026-12-01;;;', 'import.formula'],
    ['214070;Oxfilé;389,00;KG;2026-12-01;;;V;mer', 'import.row-shifted'],
    ['Summa;;389,00;;;;;', 'import.row-sum'],
    ['KÖTT;;;;;;;', 'import.row-heading'],
    [head, 'import.row-head-again'],
  ])('%s is %s', (row, code) => {
    expect(outcome(row)).toBe(code);
  });

  test('beside the price that was last paid says what was probably meant', () => {
    const { rows } = analyse(`${head}\n214230;Högrev benfri;1 149,00;KG;2026-12-01;;;\n`);
    expect(rows[0]?.problem).toMatchObject({
      code: 'import.price-far',
      lastPaid: '114.90',
      suggestion: { kind: 'price', prices: ['114.9'] },
    });
  });

  test('by name alone is the article of that name, and waits for a person where two have it', () => {
    const row = ';Högrev  BENFRI;120,00;KG;2026-12-01;;;';
    const twin = boughtArticle('300', 'Högrev benfri', 'kg', '99.00');
    expect(analyse(`${head}\n${row}\n`).rows[0]).toMatchObject({
      outcome: 'new',
      goods: { articleNumber: '214230' },
    });
    const ambiguous = analyse(`${head}\n${row}\n`, { articles: [chuck, twin] }).rows[0];
    expect(ambiguous?.problem).toMatchObject({
      code: 'import.article-ambiguous',
      suggestion: { kind: 'articles', goods: [chuck.goods, twin.goods] },
    });
    expect(outcome(row, { articles: [chuck, twin], fixes: { 2: { goods: twin.goods } } })).toBe('new');
  });

  test('whose number lost its zeros in a spreadsheet is the article all the same', () => {
    const article = boughtArticle('00417', 'Salt', 'st', '12.00');
    expect(
      analyse(`${head}\n417;Salt;11,00;st;2026-12-01;;;\n`, { articles: [article] }).rows[0]?.goods,
    ).toMatchObject({ articleNumber: '00417', isBought: true });
  });

  test('that is fixed is judged anew, and what is accepted stands', () => {
    expect(outcome('214070;Oxfilé;3890,00;KG;2026-12-01;;;', { fixes: { 2: { price: '389.00' } } })).toBe(
      'new',
    );
    expect(
      outcome('214070;Oxfilé;3890,00;KG;2026-12-01;;;', { fixes: { 2: { accept: ['import.price-far'] } } }),
    ).toBe('new');
    expect(outcome('214070;Oxfilé;389;förp;2026-12-01;;;', { fixes: { 2: { unit: 'kg' } } })).toBe('new');
    expect(
      outcome('214070;Oxfilé;389;förp;2026-12-01;;;', { fixes: { 2: { accept: ['import.unit-unlike'] } } }),
    ).toBe('new');
    expect(
      outcome('214070;Oxfilé;389;KG;2027-11-30;2026-12-01;;', {
        fixes: { 2: { validFrom: '2026-12-01', validTo: '2027-11-30' } },
      }),
    ).toBe('new');
    expect(outcome(first, { fixes: { 2: { skip: true } } })).toBe('import.skipped');
    expect(outcome(first, { fixes: { 2: { price: '0' } } })).toBe('import.price-zero');
  });
});

describe('a price list', () => {
  test('the same twice changes nothing, also where one row of it ends another', () => {
    const list = `${head}\n${first}\n214070;Oxfilé;395,00;KG;2027-03-01;2027-12-31;;\n`;
    const { counts, effect } = analyse(list);
    expect(counts).toMatchObject({ new: 2, rejected: 0 });
    expect(effect.creates).toMatchObject([{ validTo: '2027-02-28' }, { validTo: '2027-12-31' }]);
    const deals = effect.creates.map((deal, at) =>
      agreedDeal(fillet, { ...deal, goods: fillet.goods, id: `d${at}` }),
    );
    expect(analyse(list, { deals })).toMatchObject({
      counts: { unchanged: 2 },
      effect: { creates: [], updates: [] },
    });
  });

  test('that states no start changes nothing when it comes again another day', () => {
    const deal = agreedDeal(fillet, { id: 'd1', price: '389', validFrom: '2026-11-02' });
    const list = 'Art nr;Pris;Enhet\n214070;389,00;kg\n';
    expect(analyse(list, { deals: [deal] }).counts.unchanged).toBe(1);
    expect(analyse(list).effect.creates).toMatchObject([{ validFrom: '2026-11-23', validTo: null }]);
  });

  test('with a row twice takes it once, and believes neither of two that contradict each other', () => {
    const again = analyse(`${head}\n${first}\n${first}\n`);
    expect(again.rows.map(({ problem }) => problem)).toMatchObject([
      null,
      { code: 'import.row-repeated', otherRow: 2 },
    ]);
    expect(again.counts.open).toBe(0);
    const other = first.replace('389,00', '379,00');
    const { rows, effect } = analyse(`${head}\n${first}\n${other}\n`);
    expect(rows.map(({ problem }) => problem)).toMatchObject([
      { code: 'import.contradicted', otherRow: 3 },
      { code: 'import.contradicted', otherRow: 2 },
    ]);
    expect(effect.creates).toEqual([]);
    const fixed = analyse(`${head}\n${first}\n${other}\n`, { fixes: { 3: { skip: true } } });
    expect(fixed.rows[0]).toMatchObject({ outcome: 'new', problem: null });
  });

  test('counts empty rows apart, and rows keep the number that they have in the file', () => {
    const { counts, rows } = analyse(`Prisavtal\n\n${head}\n\n${first}\n\n;;;;;;;\nSumma;;389,00;;;;;\n`);
    expect(counts).toMatchObject({ rows: 2, new: 1, rejected: 1, open: 0, empty: 3 });
    expect(rows.map(({ row }) => row)).toEqual([5, 8]);
  });

  test('with decimal points or commas is read by the whole column', () => {
    const points = analyse('Art nr;Pris;Enhet\n214070;1.389;kg\n214230;114.5;kg\n', {
      articles: [boughtArticle('214070', 'Oxfilé', 'kg', '1.4'), chuck],
    });
    expect(points.rows.map(({ promise }) => promise?.price)).toEqual(['1.389', '114.5']);
    const commas = analyse('Art nr;Pris;Enhet\n214070;1.389;kg\n214230;114,50;kg\n', {
      articles: [boughtArticle('214070', 'Oxfilé', 'kg', '1400'), chuck],
    });
    expect(commas.rows.map(({ promise }) => promise?.price)).toEqual(['1389', '114.5']);
    const said = analyse('Art nr;Pris;Enhet\n214070;1.389;kg\n', {
      choice: { decimalMark: '.' },
      articles: [boughtArticle('214070', 'Oxfilé', 'kg', '1.4')],
    });
    expect(said.rows[0]?.promise?.price).toBe('1.389');
  });

  test('is read as its supplier’s lists were before, when the head is the same', () => {
    const text = 'A;B;C;D\n214070;kg;389,00;x\n';
    const input = importOf(sheetOf(text), { choice: { fields: ['articleNumber', 'unit', 'price', null] } });
    const kept = keptOf(input.mapping, headKey(input.mapping.head), nothingSaid);
    const again = importOf(sheetOf(text.replace('389,00', '395,00')), { kept: [kept] });
    expect(again.mapping.columns.map(({ field, certainty }) => [field, certainty])).toEqual([
      ['articleNumber', 'certain'],
      ['unit', 'certain'],
      ['price', 'certain'],
      [null, 'certain'],
    ]);
    expect(analyseImport(again).counts.new).toBe(1);
  });
});
