/** Danish, Norwegian and Finnish-Swedish sellers. */
import { dashedBack, dotted } from '../days.ts';
import { column, pairs, table } from '../html.ts';
import { Sheet } from '../sheet.ts';
import { address, beside, charges, col, figures, grid, listed, num, of, page, stack } from './kit.ts';
import type { LayoutK } from './orders.ts';
import { dane, iban, norwegian } from './parties.ts';

const g = figures('dotted');
const s = figures('space');
const m = figures('swedish');

export const abroadNorth: readonly LayoutK[] = [
  {
    id: 'k61',
    producer: 'chromium',
    hard: "Danish: dots between thousands, reverse charge, CVR for the organisation's number",
    credits: 1,
    seller: {
      party: dane('Skagerrak Fisk & Skaldyr ApS', 'Auktionsvej 44, DK-9990 Skagen', {
        phone: '+45 98 44 00 00',
      }),
      trades: ['danish'],
      lines: [3, 6],
      codes: '1###',
      number: (n) => String(20_880 + n),
      currency: 'DKK',
      terms: 14,
      charges: [['Fragt', 65_000, 0]],
    },
    draw: (p) =>
      page(
        `.lines th{border-bottom:1pt solid #046;text-align:left}.r,.lines th.r{text-align:right}`,
        beside(
          [50, `<h2 style="color:#046">SKAGERRAK</h2>Fisk &amp; Skaldyr ApS`],
          [
            50,
            `<h2>${p.title ?? (p.isCredit ? 'Kreditnota' : 'Faktura')}</h2>${listed([
              ['Fakturanr.', p.number],
              ['Fakturadato', dashedBack(p.issue)],
              ['Forfaldsdato', dashedBack(p.due)],
              ['Kundenr.', p.customer],
              ['Vedr. faktura', p.about ?? ''],
            ])}`,
          ],
        ),
        `<p>${address(p.buyer)}<br>Sverige<br>Momsnr. ${p.buyer.vat}</p>`,
        table(
          [
            column('Varenr.', ({ code }) => code),
            column('Beskrivelse', ({ name }) => name),
            column('Antal', (line) => g.quantity(line.quantity), 'r'),
            column('Enhed', ({ unit }) => unit),
            column('Stk. pris', (line) => g.price(line.price), 'r'),
            column('Beløb DKK', (line) => g.money(line.sum), 'r'),
          ],
          p.lines,
        ),
        `<div class="right">${pairs([...charges(p, g.money), ['Subtotal', g.money(p.net)], ['Moms 0 %', g.money(p.tax)], ['<b>Total DKK</b>', g.money(p.payable)]])}</div><div class="clear"></div>`,
        `<p>Omvendt betalingspligt. Betalingsbetingelser: netto 14 dage. IBAN ${iban('DK', p.supplier.name, 18)}, SWIFT SKAGDK22.</p><p class="small">${p.supplier.name} · ${p.supplier.street} · ${p.supplier.post} · Tlf. ${p.supplier.phone} · CVR-nr. ${p.supplier.organisation} · ${p.supplier.mail}</p>`,
      ),
  },
  {
    id: 'k62',
    producer: 'ghostscript',
    hard: "Danish furniture: two discounts' heads but one used, delivery weeks under the rows",
    seller: {
      party: dane('Fanø Møbelsnedkeri A/S', 'Havnepladsen 6, DK-6720 Fanø', { phone: '+45 75 16 00 00' }),
      trades: ['chairs'],
      lines: [2, 4],
      codes: 'F-####',
      number: (n) => `SI${n + 10_430}`,
      currency: 'SEK',
      discounts: [1000, 1500],
      charges: [['Levering Sverige', 149_500, 0]],
    },
    draw: (p) => {
      const sheet = new Sheet({ size: 9 });
      sheet.text(45, 60, 'FANØ MØBELSNEDKERI', { font: 'serifbold', size: 18 });
      sheet.text(45, 74, `Fanø Møbelsnedkeri A/S, ${p.supplier.street}, ${p.supplier.post}`, { size: 8 });
      sheet.block(45, 115, [p.buyer.name, p.buyer.street, p.buyer.post, 'Sverige']);
      stack(
        sheet,
        370,
        550,
        115,
        [
          [p.isCredit ? 'Kreditnota' : 'Faktura', p.number],
          ['Dato', dotted(p.issue)],
          ['Forfald', dotted(p.due)],
          ['Kunde', p.customer],
          ['Krediterer', p.about ?? ''],
        ],
        { leading: 13 },
      );
      const end = grid(
        sheet,
        [
          col(45, 'Varenr', ({ code }) => code),
          col(100, 'Tekst', (line) => [line.name, `Leveret uge ${10 + of(line, 30)}`]),
          num(330, 'Antal', (line) => g.quantity(line.quantity)),
          col(336, '', ({ unit }) => unit),
          num(420, 'Pris', (line) => g.price(line.price)),
          num(465, 'Rabat %', (line) => (line.discount === 0n ? '' : g.percent(line.discount))),
          num(550, 'Beløb', (line) => g.money(line.sum)),
        ],
        p.lines,
        { top: 210, leading: 11, gap: 5, rule: (y) => sheet.line(45, y, 550) },
      );
      const after = stack(sheet, 100, 550, end + 4, charges(p, g.money));
      stack(
        sheet,
        370,
        550,
        after + 18,
        [
          ['Nettobeløb', g.money(p.net)],
          ['Moms (0%)', g.money(p.tax)],
          [`I alt SEK`, g.money(p.payable)],
        ],
        { leading: 14, font: 'bold' },
      );
      sheet.block(
        45,
        770,
        [
          `Momsfri levering til EU-land, køber momsnr. ${p.buyer.vat}`,
          `CVR ${p.supplier.organisation}   IBAN ${iban('DK', p.supplier.name, 18)}   Telefon ${p.supplier.phone}`,
        ],
        { size: 8 },
      );
      return sheet.drawing();
    },
  },
  {
    id: 'k63',
    producer: 'wkhtmltopdf',
    hard: 'Norwegian: no value added tax on export, org.nr with MVA and spaces',
    credits: 1,
    seller: {
      party: norwegian('Lofotfangst Sjømat AS', 'Rorbuveien 12, NO-8313 Kleppstad'),
      trades: ['norwegian'],
      lines: [2, 5],
      codes: '####',
      number: (n) => String(40_120 + n),
      currency: 'NOK',
      terms: 14,
      decimals: 1,
      isNegativeCredit: true,
    },
    draw: (p) =>
      page(
        `body{font-size:12.5pt}.lines th{background:#e3ecf3}.small{font-size:9pt}`,
        beside(
          [55, `<h2>Lofotfangst Sjømat AS</h2>${p.supplier.street}<br>${p.supplier.post}<br>Norge`],
          [
            45,
            `<h2>${p.isCredit ? 'KREDITNOTA' : 'FAKTURA'}</h2>${pairs([
              ['Fakturanr.', p.number],
              ['Fakturadato', dotted(p.issue)],
              ['Forfallsdato', dotted(p.due)],
              ['Kundenr.', p.customer],
            ])}`,
          ],
        ),
        `<p>${address(p.buyer)}</p><p>${p.about === null ? '' : `Gjelder faktura ${p.about}`}</p>`,
        table(
          [
            column('Vare', ({ code }) => code),
            column('Beskrivelse', ({ name }) => name),
            column('Antall', (line) => m.quantity(line.quantity), 'r'),
            column('Enhet', ({ unit }) => unit),
            column('Pris', (line) => m.price(line.price), 'r'),
            column('MVA', () => '0 %', 'r'),
            column('Beløp', (line) => m.money(line.sum), 'r'),
          ],
          p.lines,
        ),
        `<div class="right">${pairs([
          ['Netto', m.money(p.net)],
          ['MVA', m.money(p.tax)],
          ['<b>Å betale NOK</b>', m.money(p.payable)],
        ])}</div><div class="clear"></div>`,
        `<p class="small">Eksport, avgiftsfritt. Org.nr. NO ${p.supplier.organisation.replaceAll(/(.{3})(?=.)/gu, '$1 ')} MVA. IBAN ${iban('NO', p.supplier.name, 15)}. BIC LOFONO21. ${p.supplier.mail}</p>`,
      ),
  },
  {
    id: 'k64',
    producer: 'arrays',
    hard: 'Norwegian machines: heads on two rows, a KID instead of an OCR',
    seller: {
      party: norwegian('Nordfjord Storkjøkken AS', 'Industrivegen 20, NO-6770 Nordfjordeid'),
      trades: ['stone'],
      lines: [1, 4],
      codes: 'NS##-###',
      number: (n) => String(5_006_600 + n),
      currency: 'NOK',
      charges: [['Frakt og fortolling', 89_000, 0]],
    },
    draw: (p) => {
      const sheet = new Sheet({ size: 9 });
      sheet.text(45, 55, p.supplier.name, { font: 'bold', size: 14 });
      sheet.block(45, 69, [p.supplier.street, p.supplier.post], { size: 8, leading: 10 });
      sheet.text(350, 55, `${p.isCredit ? 'Kreditnota' : 'Faktura'} ${p.number}`, { font: 'bold', size: 14 });
      stack(
        sheet,
        350,
        450,
        76,
        [
          ['Fakturadato', dotted(p.issue)],
          ['Forfallsdato', dotted(p.due)],
          ['Kundenummer', p.customer],
          ['Deres ref.', p.reference],
          ['KID', p.ocr],
        ],
        { isLeft: true },
      );
      sheet.block(45, 120, [p.buyer.name, p.buyer.street, p.buyer.post, 'SVERIGE']);
      const end = grid(
        sheet,
        [
          col(45, 'Artikkel|nummer', ({ code }) => code),
          col(115, 'Beskrivelse', ({ name }) => name),
          num(350, 'Levert|antall', (line) => s.quantity(line.quantity)),
          col(357, 'Enhet', ({ unit }) => unit),
          num(450, 'Pris pr|enhet', (line) => s.price(line.price)),
          num(550, 'Beløp|NOK', (line) => s.money(line.sum)),
        ],
        p.lines,
        { top: 200, leading: 14, rule: (y) => sheet.line(45, y, 550) },
      );
      const after = stack(sheet, 115, 550, end, charges(p, s.money));
      stack(
        sheet,
        350,
        550,
        after + 16,
        [
          ['Sum eks. mva', s.money(p.net)],
          ['Mva 0 %', s.money(p.tax)],
          ['Å betale', s.money(p.payable)],
        ],
        { leading: 14, font: 'bold' },
      );
      sheet.block(
        45,
        780,
        [
          `${p.supplier.name}   Foretaksregisteret NO ${p.supplier.organisation} MVA`,
          `IBAN ${iban('NO', p.supplier.name, 15)}   ${p.supplier.mail}`,
        ],
        { size: 8 },
      );
      return sheet.drawing();
    },
  },
];
