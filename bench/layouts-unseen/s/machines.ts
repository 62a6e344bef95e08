/** Gas, repairs and machines that a kitchen rents. */
import { dotted as dottedDay } from '../days.ts';
import { own, rowsOn, sums, who, word } from '../q/kit.ts';
import { Sheet } from '../sheet.ts';
import { firm } from './firms.ts';
import { bare, sv } from './kit.ts';
import { type LayoutS, wares } from './orders.ts';

export const machinesS: readonly LayoutS[] = [
  {
    id: 's24-gasol-flaskor',
    producer: 'pdf-lib',
    hard: 'gas: bottles out and in, rent by days, a fee for dangerous goods',
    credits: 1,
    seller: {
      firm: firm('Skånegas Svets & Livsmedel AB', 'Gjörwellsgatan 26, 212 38 Malmö'),
      wares: wares(
        '100443-P11|Gasol propan P11|fl|389.00|25|11 kg',
        '100451-P45|Gasol propan P45|fl|1298.00|25|45 kg',
        '220118-K10|Kolsyra livsmedel E290|fl|412.00|25|10 kg',
        '220126-K20|Kolsyra livsmedel E290|fl|655.00|25|20 kg',
        '230907-B20|Blandgas öl 30/70|fl|598.00|25|20 l',
        '900010|Flaskhyra|dgr|1.15|25|',
        '900025|Regulator byte|st|745.00|25|',
      ),
      lines: [3, 6],
      amount: ({ unit }, upTo) => (unit === 'dgr' ? (60 + upTo(200)) * 1000 : (1 + upTo(4)) * 1000),
      number: (n) => String(8_801_220 + n * 4),
      charges: [
        ['Farligt gods-avgift', 9800, 25],
        ['Leverans zon 2', 32500, 25],
      ],
    },
    draw: (p) => {
      const sheet = new Sheet({ size: 8.5 });
      sheet.box(0, 0, 595, 36, 0.8);
      sheet.text(40, 24, 'SKÅNEGAS', { size: 18, font: 'bold' });
      sheet.right(555, 24, word(p, 'Faktura', 'Kreditfaktura'), { size: 12 });
      sheet.block(40, 62, [p.supplier.name, p.supplier.street, p.supplier.post, `Tel ${p.supplier.phone}`], {
        size: 7.5,
        leading: 10,
      });
      sheet.block(320, 62, who(p.buyer), { size: 10 });
      const head = [
        ['Fakturanr', p.number],
        ['Datum', p.issue],
        ['Kund', p.customer],
        ['Order', p.order],
        ['Förfaller', p.due],
        ...(p.about === null ? [] : [['Avser', p.about] as const]),
      ] as const;
      head.forEach(([label, value], at) => {
        sheet.text(40 + at * 88, 130, label, { size: 7 });
        sheet.text(40 + at * 88, 141, value, { font: 'bold' });
      });
      if (p.remark !== null) sheet.text(40, 156, p.remark, { font: 'bold' });
      let y = rowsOn(
        sheet,
        [
          [40, 'Artikel', (l) => l.code],
          [105, 'Benämning', (l) => l.name],
          [230, 'Storlek', (l) => l.pack],
          [305, 'Ut', (l) => (l.unit === 'fl' ? sv.quantity(l.quantity) : ''), 'r'],
          [335, 'In', (l) => (l.unit === 'fl' ? String(own(l, 'in', 3)) : ''), 'r'],
          [385, 'Antal', (l) => sv.quantity(l.quantity), 'r'],
          [390, '', (l) => l.unit],
          [460, 'Pris', (l) => sv.price(l.price), 'r'],
          [555, 'Belopp', (l) => sv.money(l.sum), 'r'],
        ],
        p.lines,
        175,
        { isRuled: true, step: 14 },
      );
      for (const { label, amount } of p.charges) {
        sheet.text(105, y, label);
        sheet.right(555, y, sv.money(amount));
        y += 14;
      }
      sheet.box(340, y + 6, 555, y + 66, 0.92);
      sums(
        sheet,
        350,
        548,
        y + 20,
        [
          ['Netto', sv.money(p.net)],
          ['Moms 25%', sv.money(p.tax)],
          ['Att betala SEK', sv.money(p.payable)],
        ],
        { font: 'bold' },
      );
      sheet.text(
        40,
        y + 100,
        `Flaskor i ert förvar efter leverans: P11 2, K10 2. Säkerhetsdatablad finns på vår webbplats.`,
        { size: 7.5 },
      );
      sheet.text(
        40,
        805,
        `Bankgiro ${p.supplier.bankgiro}  |  OCR ${p.ocr}  |  Org.nr ${p.supplier.organisation}  |  Momsnr ${p.supplier.vat}  |  Godkänd för F-skatt`,
        { size: 7.5 },
      );
      return sheet.drawing();
    },
  },
  {
    id: 's26-disk-reparation',
    producer: 'reportlab',
    hard: 'repair: machine and fault told above the rows, spare parts with long numbers, freight',
    credits: 1,
    seller: {
      firm: firm('Storköksteknik Mellansverige AB', 'Elektrikergatan 12, 632 29 Eskilstuna'),
      wares: wares(
        '9900|Arbete servicetekniker|tim|945.00|25|',
        '9910|Restid|tim|620.00|25|',
        '9920|Milersättning|km|7.20|25|',
        '775-204-11|Spolarm nedre komplett|st|2140.00|25|',
        '775-310-08|Packning lucka 2,4 m|st|486.00|25|',
        '602/1185-A|Magnetventil 230 V|st|1295.00|25|',
        '602/0077|Termostat 0-90 °C|st|864.00|25|',
        '118.0442.90|Kolborste sats|set|392.00|25|',
        '9990|Miljöavgift förbrukning|st|85.00|25|',
      ),
      lines: [4, 7],
      isListed: true,
      amount: ({ unit }, upTo) =>
        unit === 'km' ? (24 + upTo(180)) * 1000 : unit === 'tim' ? (2 + upTo(8)) * 500 : (1 + upTo(2)) * 1000,
      number: (n) => `S${n + 40_118}`,
      discounts: [500],
      isWhole: true,
    },
    draw: (p) => {
      const sheet = new Sheet({ font: 'serif', size: 10 });
      sheet.text(50, 55, 'STORKÖKSTEKNIK', { size: 20, font: 'serifbold' });
      sheet.text(50, 68, 'Mellansverige AB', { size: 10 });
      sheet.right(545, 55, word(p, 'SERVICEFAKTURA', 'KREDITFAKTURA'), { size: 14, font: 'serifbold' });
      sums(
        sheet,
        370,
        545,
        75,
        [
          ['Fakturanummer', p.number],
          ['Fakturadatum', p.issue],
          ['Förfallodatum', p.due],
          ['Kundnummer', p.customer],
          ...(p.about === null ? [] : [['Avser faktura', p.about] as const]),
        ],
        {},
        13,
      );
      sheet.block(50, 105, who(p.buyer));
      sheet.line(50, 155, 545);
      sheet.block(
        50,
        170,
        [
          `Maskin: Diskmaskin tunnel DT-200, serienr ${p.order}-${p.customer}`,
          `Felanmälan ${p.delivered} av ${p.reference}: diskar inte rent, läcker vid lucka.`,
          'Åtgärd: bytt delar enligt nedan, provkört utan anmärkning.',
        ],
        { size: 9 },
      );
      if (p.remark !== null) sheet.text(50, 212, p.remark, { font: 'serifbold' });
      const y = rowsOn(
        sheet,
        [
          [50, 'Artikelnr', (l) => l.code],
          [125, 'Benämning', (l) => l.name],
          [330, 'Antal', (l) => bare.quantity(l.quantity), 'r'],
          [336, 'Enhet', (l) => l.unit],
          [430, 'À-pris', (l) => bare.price(l.price), 'r'],
          [470, 'Rab %', (l) => (l.discount === 0n ? '' : bare.percent(l.discount)), 'r'],
          [545, 'Summa', (l) => bare.money(l.sum), 'r'],
        ],
        p.lines,
        230,
        { isRuled: true, step: 15, head: { font: 'serifbold' } },
      );
      sheet.line(50, y, 545);
      sums(
        sheet,
        340,
        545,
        y + 16,
        [
          ['Summa', bare.money(p.net)],
          ['Moms 25%', bare.money(p.tax)],
          ['Avrundning', bare.money(p.rounding)],
          ['ATT BETALA KR', bare.money(p.payable)],
        ],
        { font: 'serifbold' },
      );
      sheet.text(
        50,
        770,
        `${p.supplier.street}, ${p.supplier.post}    Telefon ${p.supplier.phone}    Bankgiro ${p.supplier.bankgiro}`,
        { size: 8 },
      );
      sheet.text(
        50,
        782,
        `Storköksteknik Mellansverige AB    Org.nr ${p.supplier.organisation}    Momsreg.nr ${p.supplier.vat}    Innehar F-skattsedel`,
        { size: 8 },
      );
      return sheet.drawing();
    },
  },
  {
    id: 's29-kaffemaskin-hyra',
    producer: 'stretched',
    hard: 'letters set apart and narrowed; rent with serial numbers and counts of cups below',
    credits: 1,
    seller: {
      firm: firm('Kopp & Bryggverk Automater AB', 'Vallentunavägen 88, 186 41 Vallentuna'),
      wares: wares(
        'H-440|Hyra espressomaskin Duo|mån|1890.00|25|',
        'H-445|Hyra kvarn dubbel|mån|340.00|25|',
        'K-001|Klickavgift kopp|st|0.42|25|',
        'F-118|Vattenfilter byte|st|585.00|25|',
        'M-207|Mjölkrengöring 1 l|fl|142.00|25|',
        'S-900|Förebyggande service|tim|780.00|25|',
      ),
      lines: [3, 5],
      isListed: true,
      amount: ({ unit, price }, upTo) =>
        unit === 'mån' ? 1000 : price === '0.42' ? (900 + upTo(4000)) * 1000 : (1 + upTo(3)) * 1000,
      number: (n) => `26-${n + 8_830}`,
    },
    draw: (p) => {
      const sheet = new Sheet({ size: 9 });
      sheet.text(40, 50, p.supplier.name, { size: 13, font: 'bold' });
      sheet.block(40, 64, [p.supplier.street, p.supplier.post], { size: 8, leading: 10 });
      sheet.block(320, 50, [
        `${word(p)} ${p.number}`,
        `Fakturadatum ${dottedDay(p.issue)}`,
        `Förfallodatum ${dottedDay(p.due)}`,
        `Kundnummer ${p.customer}`,
        ...(p.about === null ? [] : [`Krediterar faktura ${p.about}`]),
      ]);
      sheet.block(320, 130, who(p.buyer));
      if (p.remark !== null) sheet.text(40, 180, p.remark, { font: 'bold' });
      const y = rowsOn(
        sheet,
        [
          [40, 'Artikel', (l) => l.code],
          [90, 'Text', (l) => l.name],
          [350, 'Kvantitet', (l) => sv.quantity(l.quantity), 'r'],
          [358, 'Enh', (l) => l.unit],
          [450, 'Pris', (l) => sv.price(l.price), 'r'],
          [555, 'Belopp', (l) => sv.money(l.sum), 'r'],
        ],
        p.lines,
        200,
        {
          isRuled: true,
          under: (l, _, at) => {
            if (!l.code.startsWith('H')) return at + 3;
            sheet.text(90, at - 2, `Serienr ${p.order}${own(l, 's', 90) + 10}, ${p.issue.slice(0, 7)}`, {
              size: 7.5,
            });
            return at + 11;
          },
        },
      );
      sheet.line(40, y, 555);
      sums(sheet, 350, 555, y + 16, [
        ['Netto', sv.money(p.net)],
        ['Moms 25,00%', sv.money(p.tax)],
        ['Summa att betala', sv.money(p.payable)],
      ]);
      sheet.text(
        40,
        780,
        `Bankgiro ${p.supplier.bankgiro}. Org.nr ${p.supplier.organisation}. Momsreg.nr ${p.supplier.vat}. Godkänd för F-skatt. Tel ${p.supplier.phone}.`,
        { size: 8 },
      );
      return sheet.drawing();
    },
  },
];
