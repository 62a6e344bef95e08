/** Greens, fish and meat in weights, drawn. */
import { dotted as dottedDay, plusDays } from '../days.ts';
import { own, rowsOn, sums, who, word } from '../q/kit.ts';
import { Sheet, wrapped } from '../sheet.ts';
import { firm } from './firms.ts';
import { bare, point, sp, sv } from './kit.ts';
import { type LayoutS, wares } from './orders.ts';

export const marketsS: readonly LayoutS[] = [
  {
    id: 's08-gront-lador',
    producer: 'reportlab-embedded',
    printing: { omits: ['taxTotal'] },
    hard: 'crates, net weight and class before the quantity; origin behind the name',
    credits: 1,
    seller: {
      firm: firm('Partihallens Frukt & Grönt i Göteborg AB', 'Partihandlaregatan 11, 415 01 Göteborg'),
      wares: wares(
        '1011|Tomat kvist|kg|28.90|F|6 kg', '1034|Gurka slang|st|14.50|F|12 st', '1102|Isbergssallad|st|18.20|F|10 st', '1128|Ruccola tvättad|kg|119.00|F|1 kg', '1206|Gul lök|kg|9.80|F|25 kg', '1219|Schalottenlök banan|kg|32.50|F|5 kg',
        '1305|Morot tvättad|kg|11.40|F|20 kg', '1340|Kålrabbi|kg|26.00|F|10 kg', '1411|Potatis fast King Edward|kg|8.90|F|25 kg', '1427|Sparris grön 16+|kg|98.00|F|5 kg', '1502|Citron|kg|27.30|F|15 kg', '1515|Avokado ätmogen|kg|62.00|F|4 kg',
        '1608|Champinjon brun|kg|58.00|F|3 kg', '1711|Koriander kruka|st|16.90|F|8 st', '1733|Persilja slät bunt|st|12.80|F|10 st',
      ), // prettier-ignore
      from: '2026-01-12',
      lines: [7, 13],
      number: (n) => `P-${55_310 + n}`,
      terms: 15,
      isRough: true,
      charges: [['Pallar och retur', 4500, 25]],
    },
    draw: (p) => {
      const sheet = new Sheet({ font: 'serif', size: 9.5 });
      sheet.frame(35, 30, 560, 110);
      sheet.text(45, 52, 'PARTIHALLENS FRUKT & GRÖNT', { size: 15, font: 'serifbold' });
      sheet.block(45, 68, [
        `i Göteborg AB  ·  ${p.supplier.street}  ·  ${p.supplier.post}`,
        `Telefon ${p.supplier.phone}  ·  Bankgiro ${p.supplier.bankgiro}`,
        `Org.nr ${p.supplier.organisation}  ·  Momsreg.nr ${p.supplier.vat}  ·  F-skatt`,
      ]);
      sheet.text(45, 140, `${word(p, 'Faktura', 'Kreditnota')} nr ${p.number}`, {
        size: 13,
        font: 'serifbold',
      });
      sheet.block(45, 158, [
        `Datum ${p.issue}`,
        `Att betalas senast ${p.due}`,
        p.about === null ? `Er order ${p.order}` : `Gäller faktura ${p.about}`,
      ]);
      sheet.block(340, 140, ['Köpare', ...who(p.buyer), `Kundnummer ${p.customer}`]);
      if (p.remark !== null) sheet.text(45, 202, p.remark, { font: 'serifbold' });
      const land = ['SE', 'NL', 'ES', 'IT', 'DK'];
      let y = rowsOn(
        sheet,
        [
          [40, 'Art', (l) => l.code],
          [70, 'Vara', (l) => l.name],
          [205, 'Urspr.', (l) => land[own(l, 'o', 5)] ?? ''],
          [240, 'Kl', (l) => (own(l, 'k', 3) === 0 ? 'II' : 'I')],
          [290, 'Kollin', (l) => String(1 + own(l, 'c', 5)), 'r'],
          [300, 'à', (l) => l.pack],
          [390, 'Kvantitet', (l) => sp.quantity(l.quantity, l.unit === 'kg' ? 2 : 0), 'r'],
          [395, '', (l) => l.unit],
          [465, 'Pris', (l) => sp.price(l.price), 'r'],
          [555, 'Summa', (l) => sp.money(l.sum), 'r'],
        ],
        p.lines,
        220,
        { isRuled: true, step: 15, head: { font: 'serifbold' } },
      );
      sheet.line(40, y - 6, 555);
      for (const { label, amount } of p.charges) {
        sheet.text(70, y + 6, label);
        sheet.right(555, y + 6, sp.money(amount));
        y += 15;
      }
      sums(
        sheet,
        330,
        555,
        y + 20,
        [
          ['Summa exkl. moms', sp.money(p.net)],
          ...p.vat.map(({ rate, tax }) => [`Moms ${rate} %`, sp.money(tax)] as const),
          ['Summa att betala', `${sp.money(p.payable)} kr`],
        ],
        { font: 'serifbold' },
      );
      sheet.text(
        45,
        800,
        'Anmärkning mot varan skall göras samma dag som leverans sker. Priser per kg eller styck enligt dagsnotering.',
        { size: 7.5 },
      );
      return sheet.drawing();
    },
  },
  {
    id: 's09-fisk-parti',
    producer: 'fpdf',
    printing: { omits: ['taxTotal'] },
    hard: 'a text of catch and method below each fish; ice boxes as a fee; weights of three decimals',
    credits: 1,
    seller: {
      firm: firm('Bohus Fiskauktion Partner AB', 'Fiskhamnen 18, 451 50 Uddevalla'),
      wares: wares(
        'F210|Torskrygg 300+ utan skinn|kg|268.00|F|', 'F214|Torskkind|kg|189.00|F|', 'F302|Hälleflundra bit|kg|319.00|F|', 'F345|Sjötunga 400/500|kg|425.00|F|', 'F390|Makrill hel|kg|64.00|F|',
        'F411|Kummel sida|kg|176.00|F|', 'S104|Räka färsk kokt Bohus 90/120|kg|239.00|F|', 'S120|Hummer levande 500-700|kg|548.00|F|', 'S133|Krabbklor kokta|kg|198.00|F|', 'S158|Ostron Grebbestad nr 3|st|17.50|F|', 'S161|Hjärtmussla|kg|112.00|F|',
      ), // prettier-ignore
      lines: [4, 8],
      number: (n) => String(260_718 + n),
      terms: 10,
      charges: [
        ['Islåda frigolit 3 st', 8700, 25],
        ['Transport Uddevalla', 24000, 25],
      ],
    },
    draw: (p) => {
      const sheet = new Sheet({ size: 9 });
      sheet.right(555, 48, 'BOHUS FISKAUKTION PARTNER AB', { font: 'bold', size: 13 });
      sheet.right(555, 61, `${p.supplier.street}, ${p.supplier.post}, ${p.supplier.phone}`, { size: 8 });
      sheet.block(60, 100, who(p.buyer), { size: 10 });
      sheet.text(60, 170, word(p), { size: 17, font: 'bold' });
      const cell = (x: number, label: string, value: string): void => {
        sheet.text(x, 190, label, { size: 7, grey: 0.4 });
        sheet.text(x, 202, value, { font: 'bold' });
      };
      cell(60, 'FAKTURANUMMER', p.number);
      cell(160, 'FAKTURADATUM', p.issue);
      cell(260, 'FÖRFALLODATUM', p.due);
      cell(360, 'KUND', p.customer);
      cell(430, p.about === null ? 'ER REFERENS' : 'KREDITERAR', p.about ?? p.reference);
      if (p.remark !== null) sheet.text(60, 220, p.remark, { font: 'bold' });
      const area = ['Skagerrak IIIa', 'Nordsjön IVb', 'Norska havet IIa', 'Kattegatt IIIa'];
      let y = rowsOn(
        sheet,
        [
          [60, 'Art', (l) => l.code],
          [100, 'Produkt', (l) => l.name],
          [360, 'Vikt/antal', (l) => sv.quantity(l.quantity, l.unit === 'kg' ? 3 : 0), 'r'],
          [366, '', (l) => l.unit],
          [450, 'Pris', (l) => sv.price(l.price), 'r'],
          [555, 'Belopp', (l) => sv.money(l.sum), 'r'],
        ],
        p.lines,
        240,
        {
          isRuled: true,
          under: (l, _, at) => {
            sheet.text(
              100,
              at - 2,
              `Fångstzon FAO 27 ${area[own(l, 'z', 4)]}, ${own(l, 'm', 2) === 0 ? 'trål' : 'krok/garn'}, landad ${plusDays(p.delivered, -1)}`,
              { size: 7, grey: 0.3 },
            );
            return at + 13;
          },
        },
      );
      for (const { label, amount } of p.charges) {
        sheet.text(100, y, label);
        sheet.right(555, y, sv.money(amount));
        y += 15;
      }
      sheet.line(60, y, 555);
      sheet.text(60, y + 18, 'Netto');
      sheet.text(60, y + 30, sv.money(p.net));
      p.vat.forEach(({ rate, base, tax }, at) => {
        sheet.text(150 + at * 130, y + 18, `Moms ${rate}% av ${sv.money(base)}`);
        sheet.text(150 + at * 130, y + 30, sv.money(tax));
      });
      sheet.right(555, y + 18, 'Att betala');
      sheet.right(555, y + 32, sv.money(p.payable), { font: 'bold', size: 12 });
      sheet.text(
        60,
        780,
        `Bankgiro ${p.supplier.bankgiro}     Org.nr ${p.supplier.organisation}     VAT-nr ${p.supplier.vat}     Godkänd för F-skatt     Styrelsens säte Uddevalla`,
        { size: 7.5 },
      );
      return sheet.drawing();
    },
  },
  {
    id: 's10-kott-kartong',
    producer: 'cairo',
    hard: 'weights of each carton below; wrapped names; sums in English form with points',
    credits: 1,
    seller: {
      firm: firm('Kinda Gårdskött Chark & Stycksal AB', 'Slakterivägen 2, 590 40 Kisa'),
      wares: wares(
        '60-105-2|Entrecôte nöt putsad hel mogna 21 dagar vakuum|kg|318.00|F|', '60-118-4|Rostas nöt|kg|142.00|F|', '60-131-9|Oxfilé kedjefri 2+|kg|489.00|F|', '60-140-0|Nötfärs grov 8 mm 15 % fett vakuumpackad 2 kg|kg|109.00|F|',
        '61-207-5|Fläskkarré benfri svensk gris|kg|82.50|F|', '61-214-1|Pulled pork råvara fläskbog med svål utan ben|kg|69.00|F|', '61-233-2|Fläskfilé|kg|112.00|F|', '62-301-8|Lammrostbiff|kg|248.00|F|', '62-309-4|Lammkorv merguez naturfjälster 60 g|kg|164.00|F|',
        '63-402-3|Kalvlever skivad|kg|128.00|F|', '63-417-7|Märgben kluvna längs|kg|44.00|F|',
      ), // prettier-ignore
      lines: [4, 8],
      number: (n) => String(10_552 + n),
      terms: 20,
      isWhole: true,
    },
    draw: (p) => {
      const sheet = new Sheet({ size: 9 });
      sheet.text(297, 45, 'Kinda Gårdskött', { size: 20, font: 'serifbold', align: 'c' });
      sheet.text(297, 58, `Chark & Stycksal AB · ${p.supplier.street} · ${p.supplier.post}`, {
        align: 'c',
        size: 8,
      });
      sheet.line(40, 66, 555, 66, 1.5);
      sheet.block(40, 88, [
        word(p, 'FAKTURA', 'KREDITFAKTURA'),
        `Nummer: ${p.number}`,
        `Datum: ${p.issue}`,
        `Förfaller: ${p.due}`,
        `Kundnr: ${p.customer}`,
        ...(p.about === null ? [] : [`Krediterar: ${p.about}`]),
      ]);
      sheet.block(330, 88, ['Mottagare:', ...who(p.buyer), `Märkning: ${p.reference}`]);
      if (p.remark !== null) sheet.text(40, 168, p.remark, { font: 'bold' });
      let y = 190;
      sheet.box(40, y - 11, 555, y + 4, 0.85);
      for (const [x, text, align] of [
        [44, 'Artikelnr', 'l'],
        [105, 'Beskrivning', 'l'],
        [380, 'Nettovikt', 'r'],
        [460, 'Kg-pris', 'r'],
        [550, 'Summa kr', 'r'],
      ] as const)
        sheet.text(x, y, text, { font: 'bold', align });
      y += 18;
      for (const l of p.lines) {
        const names = wrapped(l.name, 34);
        sheet.text(44, y, l.code);
        sheet.block(105, y, names, { leading: 11 });
        sheet.right(380, y, `${point.quantity(l.quantity, 3)} ${l.unit}`);
        sheet.right(460, y, point.price(l.price));
        sheet.right(550, y, point.money(l.sum));
        y += names.length * 11;
        const first = (l.quantity * BigInt(30 + own(l, 'w', 40))) / 100n;
        if (l.quantity > 6000n) {
          sheet.text(
            115,
            y,
            `Kartong 1: ${point.quantity(first, 3)}   Kartong 2: ${point.quantity(l.quantity - first, 3)}`,
            { size: 7, font: 'mono' },
          );
          y += 11;
        }
        y += 5;
      }
      sheet.line(40, y, 555);
      sheet.text(
        44,
        y + 14,
        `Total vikt ${point.quantity(
          p.lines.reduce((sum, { quantity }) => sum + quantity, 0n),
          3,
        )} kg`,
        { size: 8 },
      );
      y = sums(sheet, 380, 550, y + 14, [
        ['Summa', point.money(p.net)],
        ...p.vat.map(({ rate, tax }) => [`Moms ${rate}%`, point.money(tax)] as const),
        ['Öresavr.', point.money(p.rounding)],
        ['Att betala', point.money(p.payable)],
      ]);
      sheet.text(
        44,
        y + 30,
        `Bg ${p.supplier.bankgiro}   Org nr ${p.supplier.organisation}   Moms ${p.supplier.vat}   Innehar F-skattsedel   Godk. anläggning SE 3318 EG   Utskrivet ${dottedDay(p.issue)}`,
        { size: 7.5 },
      );
      sheet.text(44, y + 42, `OCR vid betalning: ${bare.quantity(BigInt(p.ocr) * 1000n)}`, { size: 7.5 });
      return sheet.drawing();
    },
  },
];
