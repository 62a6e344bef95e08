/** Suppliers of the neighbouring countries. */
import * as days from '../days.ts';
import { address, column, pairs, remarked, table } from '../html.ts';
import { firm } from '../parties.ts';
import { digitsOf } from '../identity.ts';
import type { Party } from '../paper.ts';
import { Sheet } from '../sheet.ts';
import { beside, called, col, digitsFor, dots, gap, grid, labelled, num, of, page, summed } from './kit.ts';
import { lettersOf, type LayoutP } from './orders.ts';
import * as wares from './wares-abroad.ts';

export const from = (name: string, at: string, mark: string, length: number, iban: string): Party => {
  const number = digitsOf(`${name}#P`, length);
  return firm(name, at, {
    organisation: number,
    vat: `${mark}${number}`,
    iban: `${iban} ${digitsOf(`${name}#i`, 4)} ${digitsOf(`${name}#j`, 4)} ${digitsOf(`${name}#k`, 4)}`,
    phone: '+00 555 01 20',
  });
};

export const abroad: readonly LayoutP[] = [
  {
    id: 'p44',
    producer: 'chromium',
    hard: 'Danish, "Varenr." of digits with a hyphen, CVR in the foot',
    credits: 1,
    seller: {
      party: from('Sønderhav Fødevarer ApS', 'Havnegade 7, 6400 Sønderborg', 'DK', 8, 'DK42 5051'),
      wares: wares.danish,
      codes: '###-##',
      numbers: '41077',
      lines: [3, 6],
      currency: 'DKK',
      terms: 14,
    },
    draw: (paper) =>
      page(
        '.lines th{border-bottom:1pt solid}.foot{position:fixed;bottom:0;font-size:8pt}',
        beside(
          [55, `<h2>Sønderhav</h2>${address(paper.buyer)}`],
          [
            45,
            `<h2>${called(paper, 'Faktura', 'Kreditnota')}</h2>${remarked(paper)}${labelled([
              ['Fakturanr.', paper.number],
              ['Dato', days.dashedBack(paper.issue)],
              ['Forfaldsdato', days.dashedBack(paper.due)],
              ['Vedr. faktura', paper.about],
            ])}`,
          ],
        ),
        '<br>',
        table(
          [
            column('Varenr.', ({ code }) => code),
            column('Beskrivelse', ({ name }) => name),
            column('Antal', ({ quantity }) => dots.quantity(quantity), 'r'),
            column('Enhed', ({ unit }) => unit),
            column('Stk. pris', ({ price }) => dots.price(price), 'r'),
            column('Beløb', ({ sum }) => dots.money(sum), 'r'),
          ],
          paper.lines,
        ),
        `<br><div class="right">${pairs([
          ['Subtotal', dots.money(paper.net)],
          ['Moms 0 %', dots.money(paper.tax)],
          ['Total DKK', dots.money(paper.payable)],
        ])}</div>`,
        `<div class="foot">${paper.supplier.name} · ${paper.supplier.street} · ${paper.supplier.post} · CVR-nr. ${paper.supplier.vat} · IBAN ${paper.supplier.iban ?? ''}<br>Omvendt betalingspligt, køberens momsnr. ${paper.buyer.vat}</div>`,
      ),
  },
  {
    id: 'p45',
    producer: 'pdf-lib',
    hard: 'Danish, a trading name of a holding at the head, the number behind the name',
    credits: 0,
    seller: {
      party: from(
        'Vestkystens Røgeri og Handel A/S',
        'Strandvejen 88, 6960 Hvide Sande',
        'DK',
        8,
        'DK18 3000',
      ),
      wares: wares.danish,
      codes: '####',
      numbers: 'F-20188',
      lines: [2, 5],
      currency: 'DKK',
    },
    draw: (paper) => {
      const sheet = new Sheet({ size: 9 });
      sheet.text(50, 55, 'RØGERIET', { font: 'serifbold', size: 22 });
      sheet.block(50, 90, [paper.buyer.name, paper.buyer.street, paper.buyer.post, 'Sverige']);
      sheet.block(370, 90, [
        called(paper, 'FAKTURA', 'KREDITNOTA'),
        `Nr. ${paper.number}`,
        `Fakturadato ${days.dotted(paper.issue)}`,
        `Betales senest ${days.dotted(paper.due)}`,
        paper.remark ?? '',
      ]);
      const y = grid(
        sheet,
        [
          col(50, 'Tekst', ({ name }) => name),
          col(240, 'Vare', ({ code }) => code),
          num(330, 'Antal', ({ quantity }) => dots.quantity(quantity)),
          col(336, 'Enhed', ({ unit }) => unit),
          num(440, 'Pris', ({ price }) => dots.price(price)),
          num(545, 'I alt', ({ sum }) => dots.money(sum)),
        ],
        paper.lines,
        { top: 190, gap: 2, rule: (at) => sheet.line(50, at, 545) },
      );
      summed(
        sheet,
        y + 14,
        [
          ['Netto', dots.money(paper.net)],
          ['Moms', dots.money(paper.tax)],
          ['At betale DKK', dots.money(paper.payable)],
        ],
        { x: 410, right: 545 },
      );
      sheet.text(
        50,
        800,
        `${paper.supplier.name}, ${paper.supplier.street}, ${paper.supplier.post}, SE-/CVR-nr. ${paper.supplier.vat}, IBAN ${paper.supplier.iban ?? ''}`,
        { size: 7.5 },
      );
      return sheet.drawing();
    },
  },
  {
    id: 'p46',
    producer: 'weasyprint',
    hard: 'Norwegian, MVA number, a lot and a catch area beside the number',
    credits: 1,
    seller: {
      party: { ...from('Lofotvær Sjømat AS', 'Kaiveien 3, 8310 Kabelvåg', 'NO', 9, 'NO93 8601') },
      wares: wares.norwegian,
      codes: '##.###',
      numbers: '300281',
      lines: [3, 6],
      currency: 'NOK',
      grams: 100,
    },
    draw: (paper) =>
      page(
        '.lines td,.lines th{border-bottom:.5pt solid #667;padding:3pt}',
        beside(
          [
            50,
            `<b>${paper.supplier.name}</b><br>${paper.supplier.street}<br>${paper.supplier.post}<br>Org.nr. ${paper.supplier.vat} MVA`,
          ],
          [
            50,
            `<h2>${called(paper, 'Faktura', 'Kreditnota')}</h2>${remarked(paper)}${labelled([
              ['Fakturanr', paper.number],
              ['Fakturadato', days.dotted(paper.issue)],
              ['Forfallsdato', days.dotted(paper.due)],
              ['Gjelder faktura', paper.about],
            ])}`,
          ],
        ),
        `<br>${address(paper.buyer)}<br><br>`,
        table(
          [
            column('Varenr', ({ code }) => code),
            column('Lot', (line) => `L${digitsFor(line, 6, 'lot')}`),
            column('Område', (line) => ['FAO 27 IIa', 'FAO 27 I'][of(line, 2)] ?? ''),
            column('Varenavn', ({ name }) => name),
            column('Antall', ({ quantity }) => gap.quantity(quantity), 'r'),
            column('Enh.', ({ unit }) => unit),
            column('Pris', ({ price }) => gap.price(price), 'r'),
            column('Sum', ({ sum }) => gap.money(sum), 'r'),
          ],
          paper.lines,
        ),
        `<br>${pairs([
          ['Netto', gap.money(paper.net)],
          ['MVA 0 %', gap.money(paper.tax)],
          ['Å betale NOK', gap.money(paper.payable)],
        ])}<p>IBAN ${paper.supplier.iban ?? ''}</p>`,
      ),
  },
  {
    id: 'p47',
    producer: 'reportlab',
    hard: 'Finnish-Swedish, FO number, letters as numbers, sender at the foot only',
    credits: 0,
    seller: {
      party: from('Skärgårdssmak Houtskär Ab', 'Näsby 14, 21760 Houtskär', 'FI', 8, 'FI21 1234'),
      wares: wares.finnish,
      codes: (name) => lettersOf(name, 3),
      numbers: '7719',
      lines: [3, 6],
      currency: 'EUR',
    },
    draw: (paper) => {
      const sheet = new Sheet({ size: 9 });
      sheet.text(50, 60, called(paper, 'Faktura', 'Kreditfaktura'), { size: 18, font: 'bold' });
      sheet.text(50, 75, paper.remark ?? '');
      sheet.block(50, 100, [paper.buyer.name, paper.buyer.street, paper.buyer.post]);
      sheet.block(360, 60, [
        `Fakturanr ${paper.number}`,
        `Datum ${days.dotted(paper.issue)}`,
        `Förfallodag ${days.dotted(paper.due)}`,
        `Referensnummer ${paper.ocr}`,
      ]);
      const y = grid(
        sheet,
        [
          col(50, 'Kod', ({ code }) => code),
          col(110, 'Produkt', ({ name }) => name),
          num(320, 'Mängd', ({ quantity }) => gap.quantity(quantity)),
          col(326, 'Enh.', ({ unit }) => unit),
          num(410, 'à', ({ price }) => gap.price(price)),
          num(450, 'Moms', ({ rate }) => `${rate} %`),
          num(545, 'Euro', ({ sum }) => gap.money(sum)),
        ],
        paper.lines,
        { top: 170, gap: 3, rule: (at) => sheet.line(50, at, 545) },
      );
      summed(
        sheet,
        y + 14,
        [
          ['Skattefritt', gap.money(paper.net)],
          ['Moms', gap.money(paper.tax)],
          ['Att betala EUR', gap.money(paper.payable)],
        ],
        { x: 410, right: 545 },
      );
      sheet.text(
        50,
        800,
        `${paper.supplier.name}  ${paper.supplier.street}, ${paper.supplier.post}  Momsnr ${paper.supplier.vat}  IBAN ${paper.supplier.iban ?? ''}`,
        { size: 8 },
      );
      return sheet.drawing();
    },
  },
];
