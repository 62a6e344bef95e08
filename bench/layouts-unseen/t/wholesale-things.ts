/** Wholesalers of things: papers with discounts, prices by the thousand, portals and printed electronic invoices. */
import { address, over, remarked } from '../html.ts';
import { digitsOf } from '../identity.ts';
import { Sheet } from '../sheet.ts';
import { firm } from './firms.ts';
import { bold, data, formOf, lines, page, rows, side, totals, vatRows, who, word } from './kit.ts';
import type { LayoutT } from './orders.ts';
import { cells, drawRows, footed, summed } from './pens.ts';
import { frozen, supplies } from './wares.ts';
import { disposables, tools } from './wares-more.ts';

const sv = formOf('swedish');
const sp = formOf('space');
const dot = formOf('dotted');

/** Papers of wholesalers of things. */
export const wholesaleThings: readonly LayoutT[] = [
  {
    id: 't10-engang-tusen',
    producer: 'arrays',
    hard: 'prices for a thousand, the thousand in a column of its own',
    credits: 1,
    seller: {
      firm: firm('Bägarhuset i Borås AB', 'Viskastrandsgatan 5, 506 30 Borås'),
      wares: disposables,
      lines: [3, 6],
      code: 6,
      base: 1000n,
      number: (n) => String(78_200 + n),
      charges: [['Pallfrakt', 89500, 25]],
    },
    draw: (p) => {
      const s = new Sheet({ size: 9 });
      s.text(40, 52, 'BÄGARHUSET', { font: 'bold', size: 19 });
      s.text(360, 52, word(p), { font: 'bold', size: 19 });
      cells(
        s,
        66,
        26,
        [360, 425, 490, 555],
        [
          ['Nummer', p.number],
          ['Datum', p.issue],
          ['Kund', p.customer],
        ],
      );
      s.block(40, 84, [p.supplier.street, p.supplier.post, `Tel ${p.supplier.phone}`]);
      s.block(40, 140, ['Fakturaadress', ...who(p.buyer)], { size: 9.5 });
      s.block(360, 140, [
        `Betalas senast ${p.due}`,
        `Referens ${p.reference}`,
        ...(p.about === null ? [] : [`Kreditering av ${p.about}`]),
      ]);
      if (p.remark !== null) s.text(360, 182, p.remark, bold);
      let y = drawRows(
        s,
        [
          [40, 'Art.nr', dot.code],
          [90, 'Artikel', dot.title],
          [305, 'Antal', dot.count, 'r'],
          [312, 'Enhet', dot.unit],
          [415, 'Pris', dot.each, 'r'],
          [460, 'Per', (l) => dot.quantity(l.base * 1000n), 'r'],
          [555, 'Belopp', dot.sum, 'r'],
        ],
        p.lines,
        214,
        { step: 15, rule: [40, 555] },
      );
      for (const { label, amount } of p.charges) {
        s.text(90, y, label);
        s.right(555, y, dot.money(amount));
        y += 15;
      }
      s.line(360, y, 555);
      summed(s, 360, 555, y + 14, [
        ['Summa', dot.money(p.net)],
        ['Moms 25%', dot.money(p.tax)],
        ['Att betala', dot.money(p.payable)],
      ]); // prettier-ignore
      s.text(
        40,
        800,
        `${p.supplier.name}  Bg ${p.supplier.bankgiro}  Org.nr ${p.supplier.organisation}  Momsnr ${p.supplier.vat}  F-skatt`,
        { size: 8 },
      );
      return s.drawing();
    },
  },
  {
    id: 't11-koksutrustning-visma',
    producer: 'weasyprint',
    hard: 'gross price, discount and net price; terms of sale in small print',
    credits: 1,
    seller: {
      firm: firm('Stålgrytan Restaurangutrustning AB', 'Smidesvägen 21, 556 52 Jönköping'),
      wares: tools,
      lines: [9, 13],
      code: (name) => `${name.slice(0, 2).toUpperCase()}-${digitsOf(name, 4)}`,
      number: (n) => String(26_5510 + n),
      discounts: [1000, 1500, 2000],
      charges: [['Frakt', 39500, 25]],
    },
    draw: (p) =>
      page(
        '.lines th{border-top:1.2pt solid #b00;border-bottom:.5pt solid #b00;color:#b00;font-size:8pt}.lines td{font-size:9pt;padding:3.5pt 4pt}.over th{font-size:7pt;font-weight:400;color:#777;padding-right:9mm}.over{margin:5mm 0}.totals{margin-top:6mm;min-width:70mm}.terms{font-size:6.5pt;columns:2;margin-top:14mm}',
        side([60, `<h1 style="color:#b00">STÅLGRYTAN</h1>`], [40, `<h2>${word(p)}</h2>`, 'right']),
        side([60, `<br>${lines([p.reference])}<br>${address(p.buyer)}`], [40, data([['Fakturanr', p.number], ['Fakturadatum', p.issue], ['Kundnr', p.customer], ['OCR', p.ocr]])]),
        remarked(p),
        over([['Er referens', p.reference], ['Ordernr', p.order], ['Betalningsvillkor', '30 dagar netto'], ['Förfallodatum', p.due], ...(p.about === null ? [] : [['Krediterar', p.about] as const])]),
        rows([['Artnr', sv.code], ['Benämning', sv.title], ['Antal', sv.count, 'r'], ['Enhet', sv.unit], ['Bruttopris', sv.each, 'r'], ['Rabatt %', sv.discount, 'r'], ['Nettopris', (l) => sv.price((l.price * (10_000n - l.discount)) / 10_000n), 'r'], ['Summa', sv.sum, 'r']], p.lines),
        totals([...p.charges.map(({ label, amount }) => [label, sv.money(amount)] as const), ['Exkl. moms', sv.money(p.net)], ['Moms 25 %', sv.money(p.tax)], ['ATT BETALA', `SEK ${sv.money(p.payable)}`]]),
        '<p class="terms">Äganderättsförbehåll: varan förblir säljarens egendom tills full betalning skett. Reklamation görs inom 8 dagar. Vid sen betalning debiteras dröjsmålsränta enligt räntelagen samt påminnelseavgift 60 kronor. Retur endast efter överenskommelse, returavdrag 20 %.</p>',
        `<p class="small">${p.supplier.name}, ${p.supplier.street}, ${p.supplier.post} | Bankgiro ${p.supplier.bankgiro} | Org.nr ${p.supplier.organisation} | Momsreg.nr ${p.supplier.vat} | Godkänd för F-skatt</p>`,
      ), // prettier-ignore
  },
  {
    id: 't12-monitor-ruta',
    producer: 'driver',
    hard: 'a grid with rules between the columns down to the sums',
    seller: {
      firm: firm('Norrlands Köksgrossist AB', 'Industrivägen 66, 901 30 Umeå'),
      wares: [...tools, ...supplies.slice(0, 8)],
      lines: [5, 10],
      code: 8,
      number: (n) => `K${10_550 + n}`,
      terms: 30,
      charges: [['Frakt Schenker', 48000, 25]],
    },
    draw: (p) => {
      const s = new Sheet({ size: 8.5 });
      s.text(40, 46, p.supplier.name, { font: 'bold', size: 13 });
      s.text(555, 46, word(p), { font: 'bold', size: 13, align: 'r' });
      cells(
        s,
        56,
        24,
        [300, 400, 480, 555],
        [
          ['Fakturanummer', p.number],
          ['Fakturadatum', p.issue],
          ['Blad', '1'],
        ],
      );
      cells(
        s,
        80,
        24,
        [300, 400, 480, 555],
        [
          ['Kundnummer', p.customer],
          ['Förfallodag', p.due],
          ['Valuta', p.currency],
        ],
      );
      s.block(46, 112, who(p.buyer), { size: 10 });
      cells(
        s,
        156,
        24,
        [40, 170, 300, 430, 555],
        [
          ['Er referens', p.reference],
          ['Vår referens', 'Order Umeå'],
          ['Leveransvillkor', 'FCA Umeå'],
          ['Betalningsvillkor', '30 dagar netto'],
        ],
      );
      if (p.remark !== null) s.text(300, 122, p.remark, bold);
      const edges = [40, 95, 300, 350, 385, 455, 555];
      s.frame(40, 184, 555, 560);
      for (const x of edges.slice(1, -1)) s.line(x, 184, x, 560, 0.3);
      let y = drawRows(
        s,
        [
          [44, 'Artikelnr', sp.code],
          [99, 'Benämning', sp.title],
          [346, 'Antal', sp.count, 'r'],
          [354, 'Enhet', sp.unit],
          [451, 'Pris', sp.each, 'r'],
          [551, 'Belopp', sp.sum, 'r'],
        ],
        p.lines,
        196,
        { step: 16, rule: [40, 555] },
      );
      for (const { label, amount } of p.charges) {
        s.text(99, y, label);
        s.right(551, y, sp.money(amount));
        y += 16;
      }
      cells(s, 560, 28, [40, 150, 260, 370, 555], [
        ['Exkl. moms', sp.money(p.net)],
        ['Moms 25 %', sp.money(p.tax)],
        ['Öresutj.', sp.money(p.rounding)],
        ['Summa att betala SEK', sp.money(p.payable)],
      ], bold); // prettier-ignore
      footed(s, 610, [
        [40, ['Adress', p.supplier.street, p.supplier.post]],
        [180, ['Telefon / e-post', p.supplier.phone, p.supplier.mail]],
        [360, ['Bankgiro', p.supplier.bankgiro, `Plusgiro ${p.supplier.plusgiro}`]],
        [460, ['Org.nr / VAT', p.supplier.organisation, p.supplier.vat]],
      ]); // prettier-ignore
      return s.drawing();
    },
  },
  {
    id: 't13-peppol-visning',
    producer: 'chromium',
    hard: 'an electronic invoice as a portal shows it: all data as pairs, each row with its VAT',
    credits: 1,
    seller: {
      firm: firm('Fryskedjan Mellansverige AB', 'Köldgatan 3, 702 27 Örebro'),
      wares: frozen,
      lines: [5, 11],
      code: 7,
      number: (n) => `9${330_220 + n}`,
      terms: 30,
      discounts: [400],
    },
    draw: (p) =>
      page(
        'body{font-size:8.5pt}h2{font-size:11pt;background:#dde7f3;padding:3pt;margin:4mm 0 2mm}.data td:first-child{color:#555;width:42mm}.lines th{font-size:7.5pt;border-bottom:1pt solid #88a}.lines td{border-bottom:.4pt solid #ccd;padding:3pt 4pt}.vat th,.vat td{padding:2pt 8pt}',
        `<h1>${word(p, 'Faktura', 'Kreditnota')}</h1><p class="small">Visning av elektronisk faktura (BIS Billing 3)</p>`,
        remarked(p),
        side([50, data([['Fakturanummer', p.number], ['Fakturadatum', p.issue], ['Förfallodatum', p.due], ['Fakturatyp', p.isCredit ? '381' : '380'], ['Valuta', 'SEK'], ['Köparens referens', p.reference], ['Orderreferens', p.order], ['Refererar till faktura', p.about]])], [50, data([['Betalningssätt', 'Girering'], ['Konto', `Bankgiro ${p.supplier.bankgiro}`], ['Betalningsreferens', p.ocr]])]),
        side([50, `<h2>Säljare</h2>${data([['Namn', p.supplier.name], ['Adress', `${p.supplier.street}, ${p.supplier.post}`], ['Organisationsnummer', p.supplier.organisation], ['Momsnummer', p.supplier.vat], ['Kontakt', p.supplier.mail]])}`], [50, `<h2>Köpare</h2>${data([['Namn', p.buyer.name], ['Adress', `${p.buyer.street}, ${p.buyer.post}`], ['Organisationsnummer', p.buyer.organisation], ['Momsnummer', p.buyer.vat]])}`]),
        '<h2>Fakturarader</h2>',
        rows([['Rad', sv.place], ['Artikel-id', sv.code], ['Benämning', sv.title], ['Antal', sv.count, 'r'], ['Enhet', sv.unit], ['Pris', sv.each, 'r'], ['Rabatt %', sv.discount, 'r'], ['Momskod', (l) => `S ${l.rate}`, 'r'], ['Radbelopp', sv.sum, 'r']], p.lines),
        '<h2>Moms</h2>',
        vatRows(p, sv, ['Sats', 'Underlag', 'Momsbelopp']),
        '<h2>Summor</h2>',
        totals([['Summa radbelopp', sv.money(p.lineNet)], ['Summa exkl. moms', sv.money(p.net)], ['Summa moms', sv.money(p.tax)], ['Summa inkl. moms', sv.money(p.gross)], ['Belopp att betala', sv.money(p.payable)]]),
      ), // prettier-ignore
  },
];
