/** Older programs that place each text. */
import { plusDays, pointed, short } from '../days.ts';
import { own, rowsOn, sums, who, word } from '../q/kit.ts';
import { Sheet } from '../sheet.ts';
import { firm } from './firms.ts';
import { dotted, sv } from './kit.ts';
import { type LayoutS, wares } from './orders.ts';

export const printedS: readonly LayoutS[] = [
  {
    id: 's39-torghandel',
    producer: 'flipped',
    hard: 'a greengrocer: quantity, unit and name before the number; notes of the day',
    credits: 1,
    seller: {
      firm: firm('Torgets Grönsakspartner i Uppsala AB', 'Fyrisvallsgatan 30, 752 28 Uppsala'),
      wares: wares(
        'G110|Vitkål|kg|9.60|F|',
        'G112|Rödkål|kg|12.40|F|',
        'G131|Zucchini|kg|24.90|F|',
        'G135|Aubergine|kg|29.80|F|',
        'G150|Paprika röd|kg|36.50|F|',
        'G163|Purjolök|kg|22.70|F|',
        'G210|Äpple Royal Gala|kg|23.40|F|',
        'G224|Banan gul|kg|19.90|F|',
        'G233|Lime ask|ask|42.00|F|',
        'G301|Dill krukpack|st|15.50|F|',
        'G322|Mynta knippe|st|13.90|F|',
        'G410|Potatis skalad hel vakuum 5 kg|pås|89.00|F|',
      ),
      lines: [6, 11],
      isRough: true,
      number: (n) => `${n + 418_330}`,
      terms: 7,
      isWhole: true,
    },
    draw: (p) => {
      const sheet = new Sheet({ size: 10 });
      sheet.text(45, 50, 'TORGETS GRÖNSAKSPARTNER', { font: 'bold', size: 14 });
      sheet.text(45, 64, `i Uppsala AB, ${p.supplier.street}, ${p.supplier.post}`, { size: 8 });
      sheet.block(45, 100, [
        `${word(p, 'FAKTURA', 'KREDITFAKTURA')}: ${p.number}`,
        `DATUM: ${p.issue}`,
        `BETALAS SENAST: ${p.due}`,
        ...(p.about === null ? [] : [`KREDITERAR: ${p.about}`]),
      ]);
      sheet.block(330, 100, ['KUND: ' + p.customer, ...who(p.buyer)]);
      if (p.remark !== null) sheet.text(45, 160, p.remark, { font: 'bold' });
      const y = rowsOn(
        sheet,
        [
          [100, 'Mängd', (l) => sv.quantity(l.quantity, l.unit === 'kg' ? 2 : 0), 'r'],
          [106, '', (l) => l.unit],
          [140, 'Vara', (l) => l.name],
          [345, 'Varunr', (l) => l.code],
          [450, 'á-pris', (l) => sv.price(l.price), 'r'],
          [550, 'Summa', (l) => sv.money(l.sum), 'r'],
        ],
        p.lines,
        185,
        { step: 16 },
      );
      sheet.line(345, y - 6, 550);
      sums(
        sheet,
        345,
        550,
        y + 10,
        [
          ['Netto', sv.money(p.net)],
          ...p.vat.map(({ rate, tax }) => [`${rate}% moms`, sv.money(tax)] as const),
          ['Öresavrundn', sv.money(p.rounding)],
          ['ATT BETALA', sv.money(p.payable)],
        ],
        { font: 'bold' },
      );
      sheet.block(
        45,
        770,
        [
          `Bg ${p.supplier.bankgiro}   Tel ${p.supplier.phone}`,
          `Org.nr ${p.supplier.organisation}   Momsreg.nr ${p.supplier.vat}   F-skatt`,
        ],
        { size: 8 },
      );
      return sheet.drawing();
    },
  },
  {
    id: 's40-fagel-slakteri',
    producer: 'ghostscript',
    hard: 'poultry: boxes and kilos, best before, price per kilo, charges between rows and sums',
    credits: 1,
    seller: {
      firm: firm('Hallands Gårdsfågel AB', 'Kycklingvägen 40, 311 96 Heberg'),
      wares: wares(
        '7310040|Kyckling hel gårds 1,6 kg|kg|68.50|F|',
        '7310057|Kycklingbröst m ben|kg|112.00|F|',
        '7310118|Kycklingvinge Y-snitt|kg|41.80|F|',
        '7310132|Lårfilé skinn på|kg|104.50|F|',
        '7310200|Kycklingskrov|kg|14.90|F|',
        '7310255|Kycklinglever|kg|38.00|F|',
        '7320018|Anklår confit|kg|196.00|F|',
        '7330026|Kalkonlägg|kg|62.00|F|',
        '7340050|Vaktelägg ask 18 st|ask|56.00|F|',
      ),
      from: '2026-01-19',
      lines: [3, 7],
      number: (n) => String(502_771 + n * 2),
      terms: 21,
      discounts: [200, 350],
      charges: [
        ['SRS-lådor 6 st', 5400, 25],
        ['Kyltransport', 19500, 25],
      ],
    },
    draw: (p) => {
      const sheet = new Sheet({ size: 8.5 });
      sheet.frame(35, 35, 560, 150);
      sheet.line(300, 35, 300, 150);
      sheet.text(45, 55, 'HALLANDS GÅRDSFÅGEL AB', { font: 'bold', size: 12 });
      sheet.block(
        45,
        70,
        [
          p.supplier.street,
          p.supplier.post,
          `Telefon ${p.supplier.phone}`,
          `Org.nr ${p.supplier.organisation}`,
          `Momsreg.nr ${p.supplier.vat}`,
          'Godkänd för F-skatt',
        ],
        { leading: 11 },
      );
      sheet.text(310, 55, word(p, 'FAKTURA', 'KREDITFAKTURA'), { font: 'bold', size: 12 });
      sums(
        sheet,
        310,
        550,
        70,
        [
          ['Fakturanr', p.number],
          ['Fakturadatum', pointed(p.issue)],
          ['Förfallodatum', pointed(p.due)],
          ['Kundnr', p.customer],
          ['Er order', p.order],
          ...(p.about === null ? [] : [['Krediterad faktura', p.about] as const]),
        ],
        {},
        12,
      );
      sheet.block(45, 175, who(p.buyer), { size: 10 });
      if (p.remark !== null) sheet.text(300, 175, p.remark, { font: 'bold' });
      let y = rowsOn(
        sheet,
        [
          [40, 'Artnr', (l) => l.code],
          [85, 'Benämning', (l) => l.name],
          [240, 'Bäst före', (l) => short(plusDays(p.delivered, 6 + own(l, 'd', 8)))],
          [315, 'Lådor', (l) => String(1 + own(l, 'c', 6)), 'r'],
          [370, 'Kvantitet', (l) => dotted.quantity(l.quantity, l.unit === 'kg' ? 2 : 0), 'r'],
          [375, 'Enh', (l) => l.unit],
          [440, 'Pris', (l) => dotted.price(l.price), 'r'],
          [480, 'Rab%', (l) => (l.discount === 0n ? '' : dotted.percent(l.discount)), 'r'],
          [555, 'Belopp', (l) => dotted.money(l.sum), 'r'],
        ],
        p.lines,
        235,
        { isRuled: true },
      );
      for (const { label, amount } of p.charges) {
        sheet.text(85, y, label);
        sheet.right(555, y, dotted.money(amount));
        y += 13;
      }
      sheet.line(40, y - 4, 555);
      sheet.text(
        40,
        y + 12,
        `Varuvärde ${dotted.money(p.lineNet)}    Exkl. moms ${dotted.money(p.net)}    Total moms ${dotted.money(p.tax)}`,
      );
      p.vat.forEach(({ rate, base, tax }, at) =>
        sheet.text(40, y + 28 + at * 12, `Moms ${rate} %   ${dotted.money(base)}   ${dotted.money(tax)}`),
      );
      sheet.right(555, y + 40, `Att betala SEK  ${dotted.money(p.payable)}`, { font: 'bold', size: 12 });
      sheet.text(
        40,
        y + 75,
        `Bankgiro ${p.supplier.bankgiro}    OCR ${p.ocr}    Dröjsmålsränta 1,5 % per månad`,
      );
      return sheet.drawing();
    },
  },
];
