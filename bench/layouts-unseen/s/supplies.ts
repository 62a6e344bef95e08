/** Packaging, detergents and charcoal. */
import { compact } from '../days.ts';
import { rowsOn, sums, who, word } from '../q/kit.ts';
import { Sheet, wrapped } from '../sheet.ts';
import { firm } from './firms.ts';
import { bare, sp, taken } from './kit.ts';
import { type LayoutS, wares } from './orders.ts';

export const suppliesS: readonly LayoutS[] = [
  {
    id: 's41-forpackning-tusental',
    producer: 'arrays',
    hard: 'packaging: cartons and pieces, names wrapped to two rows, discount in kronor and percent',
    credits: 1,
    seller: {
      firm: firm('Emballageväst Take Away AB', 'Exportgatan 59, 422 46 Hisings Backa'),
      wares: wares(
        'EV 20 114|Matlåda sockerrör 2-fack 1000 ml med lock komposterbar|kart|398.00|25|',
        'EV 20 131|Pizzakartong 33x33 brun otryckt|bal|186.00|25|',
        'EV 20 177|Soppbägare kraft 480 ml inkl ventilerat lock|kart|512.00|25|',
        'EV 31 002|Papperskasse SOS brun 22x10x28 vridna handtag|kart|344.00|25|',
        'EV 31 040|Smörgåspapper fettätt 35x38 ark|pkt|168.00|25|',
        'EV 42 318|Träbestick set kniv gaffel servett inslaget|kart|429.00|25|',
        'EV 42 377|Sugrör papper svart 200 mm|ask|74.00|25|',
        'EV 55 801|Kvittorulle 80x80x12 termo BPA-fri|kart|312.00|25|',
        'EV 55 920|Dryckeslock 90 mm fiber vit|kart|455.00|25|',
      ),
      lines: [3, 7],
      number: (n) => `1${n + 52_806}`,
      discounts: [1000, 1750, 2500],
      charges: [['Frakt DSV', 29900, 25]],
      isNegativeCredit: true,
    },
    draw: (p) => {
      const sheet = new Sheet({ size: 9 });
      sheet.text(40, 55, 'emballageväst', { size: 19, font: 'bold', grey: 0.2 });
      sheet.block(400, 48, [p.supplier.name, p.supplier.street, p.supplier.post], { size: 7.5, leading: 10 });
      sheet.text(40, 110, `${word(p)} ${p.number}`, { size: 15 });
      sheet.block(40, 128, [
        `Kundnr ${p.customer}   Order ${p.order}   Datum ${p.issue}   Förfaller ${p.due}`,
        ...(p.about === null ? [] : [`Avser faktura ${p.about}`]),
        ...(p.remark === null ? [] : [p.remark]),
      ]);
      sheet.block(40, 172, who(p.buyer), { font: 'bold' });
      let y = rowsOn(
        sheet,
        [
          [40, 'Art.nr', (l) => l.code],
          [100, 'Artikel', (l) => wrapped(l.name, 36)[0] ?? ''],
          [325, 'Antal', (l) => sp.quantity(l.quantity), 'r'],
          [330, '', (l) => l.unit],
          [405, 'Bruttopris', (l) => sp.price(l.price), 'r'],
          [440, 'Rab.', (l) => (l.discount === 0n ? '' : `${sp.percent(l.discount)}%`), 'r'],
          [490, 'Rab. kr', (l) => (l.discount === 0n ? '' : sp.money(taken(l))), 'r'],
          [555, 'Netto', (l) => sp.money(l.sum), 'r'],
        ],
        p.lines,
        232,
        {
          isRuled: true,
          under: (l, _, at) => {
            const [, ...rest] = wrapped(l.name, 36);
            rest.forEach((text, row) => sheet.text(100, at - 2 + row * 11, text));
            return at + rest.length * 11 + 3;
          },
        },
      );
      sheet.line(40, y - 6, 555);
      y = sums(sheet, 370, 555, y + 10, [
        ['Varuvärde', sp.money(p.lineNet)],
        ...p.charges.map(({ label, amount }) => [label, sp.money(amount)] as const),
        ['Netto', sp.money(p.net)],
        ['Moms 25 %', sp.money(p.tax)],
      ]);
      sheet.text(370, y + 6, 'Att betala', { font: 'bold', size: 11 });
      sheet.right(555, y + 6, sp.money(p.payable), { font: 'bold', size: 11 });
      sheet.text(
        40,
        800,
        `Bankgiro ${p.supplier.bankgiro}  OCR ${p.ocr}  Org.nr ${p.supplier.organisation}  VAT ${p.supplier.vat}  F-skatt  Tel ${p.supplier.phone}`,
        { size: 7.5 },
      );
      return sheet.drawing();
    },
  },
  {
    id: 's42-kemi-as400',
    producer: 'driver',
    hard: 'a driver of an old system: days without marks, prices net, sums in a frame at the foot',
    credits: 1,
    seller: {
      firm: firm('Renkemi Storkök Produktion AB', 'Fabriksvägen 15, 441 38 Alingsås'),
      wares: wares(
        '0014402|MASKINDISK EXTRA 10 L|DK|512.00|25|',
        '0014410|TORKMEDEL SUR 10 L|DK|468.00|25|',
        '0014477|GRILLRENT GEL 5 L|DK|318.00|25|',
        '0015008|HANDTVÅL PARFYMFRI 700 ML|FL|46.00|25|',
        '0015120|YTDESINFEKTION SPRAY 750|FL|58.50|25|',
        '0016301|AVKALKNING PULVER 5 KG|HK|395.00|25|',
        '0017022|SVAMPDUK MIX 10-P|PK|64.00|25|',
        '0017100|MIKROMOPP 40 CM|ST|72.00|25|',
      ),
      lines: [3, 7],
      number: (n) => String(20_614_770 + n),
    },
    draw: (p) => {
      const sheet = new Sheet({ font: 'mono', size: 8.5 });
      sheet.text(50, 45, 'Renkemi Storkök Produktion AB', { font: 'monobold', size: 11 });
      sheet.right(545, 45, `${word(p, 'FAKTURA', 'KREDIT')}  SIDA 1`, { font: 'monobold' });
      sheet.block(50, 85, who(p.buyer));
      sums(
        sheet,
        350,
        545,
        75,
        [
          ['FAKTURANUMMER', p.number],
          ['FAKTURADATUM', compact(p.issue)],
          ['FÖRFALLODATUM', compact(p.due)],
          ['KUNDNUMMER', p.customer],
          ['ERT MÄRKE', p.reference.toUpperCase()],
          ...(p.about === null ? [] : [['AVSER FAKTURA', p.about] as const]),
        ],
        {},
        12,
      );
      if (p.remark !== null) sheet.text(50, 150, p.remark.toUpperCase(), { font: 'monobold' });
      rowsOn(
        sheet,
        [
          [50, 'ARTIKEL', (l) => l.code],
          [105, 'BENÄMNING', (l) => l.name],
          [325, 'KVANT', (l) => bare.quantity(l.quantity), 'r'],
          [335, 'E', (l) => l.unit],
          [430, 'PRIS', (l) => bare.price(l.price), 'r'],
          [545, 'BELOPP', (l) => bare.money(l.sum), 'r'],
        ],
        p.lines,
        185,
        { head: { font: 'monobold' } },
      );
      sheet.frame(50, 640, 545, 700);
      [
        ['NETTO', bare.money(p.net)],
        ['MOMS 25%', bare.money(p.tax)],
        ['TOTALT', bare.money(p.gross)],
        ['ATT BETALA SEK', bare.money(p.payable)],
      ].forEach(([label = '', value = ''], at) => {
        sheet.text(60 + at * 122, 658, label);
        sheet.text(60 + at * 122, 680, value, { font: 'monobold' });
      });
      sheet.block(
        50,
        730,
        [
          `${p.supplier.street} ${p.supplier.post} TEL ${p.supplier.phone}`,
          `BANKGIRO ${p.supplier.bankgiro} ORG.NR ${p.supplier.organisation} MOMS ${p.supplier.vat} F-SKATT`,
        ],
        { size: 7.5 },
      );
      return sheet.drawing();
    },
  },
  {
    id: 's43-stenkol-bud',
    producer: 'kerned',
    hard: 'charcoal and delivery: few rows, the sum in a slip below with the payee named again',
    credits: 0,
    seller: {
      firm: firm('Kolmilan Grill & Bränsle i Dalarna AB', 'Sågverksvägen 6, 795 32 Rättvik'),
      wares: wares(
        '50-1|Grillkol restaurang björk 15 kg|säck|189.00|25|',
        '50-2|Binchotan vit 10 kg|kart|745.00|25|',
        '51-1|Björkved ugnstorr 40 l|säck|64.00|25|',
        '51-4|Alspån för rökning 12 kg|säck|168.00|25|',
        '52-9|Tändbriketter naturull 5 kg|kart|212.00|25|',
        '60-0|Budleverans Siljanstrakten|st|275.00|25|',
      ),
      lines: [2, 5],
      number: (n) => String(5_117 + n),
      terms: 20,
      isFixed: true,
    },
    draw: (p) => {
      const sheet = new Sheet({ size: 10 });
      sheet.text(60, 60, word(p), { size: 24 });
      sheet.block(60, 90, who(p.buyer));
      sheet.block(350, 90, [
        `Faktura ${p.number}`,
        `${p.issue}`,
        `Kund ${p.customer}`,
        `Ref. ${p.reference}`,
      ]);
      if (p.remark !== null) sheet.text(60, 160, p.remark, { font: 'bold' });
      const y = rowsOn(
        sheet,
        [
          [60, 'Nr', (l) => l.code],
          [95, 'Vara', (l) => l.name],
          [360, 'St', (l) => `${bare.quantity(l.quantity)} ${l.unit}`, 'r'],
          [440, 'Pris', (l) => bare.price(l.price), 'r'],
          [535, 'Kr', (l) => bare.money(l.sum), 'r'],
        ],
        p.lines,
        190,
        { isRuled: true, step: 17 },
      );
      sums(sheet, 360, 535, y + 12, [
        ['Utan moms', bare.money(p.net)],
        ['Moms 25%', bare.money(p.tax)],
        ['Med moms', bare.money(p.gross)],
      ]);
      sheet.text(60, 600, 'Tack för din beställning! Reklamation inom 8 dagar. Dröjsmålsränta 10 %.', {
        size: 8,
      });
      for (let x = 40; x < 555; x += 8) sheet.line(x, 620, x + 4, 620, 0.4);
      sheet.text(60, 640, 'INBETALNING', { font: 'bold' });
      sums(sheet, 60, 290, 660, [
        ['Till bankgiro', p.supplier.bankgiro],
        ['OCR', p.ocr],
        ['Förfallodatum', p.due],
        ['Att betala, kronor', bare.money(p.payable)],
      ]);
      sheet.block(330, 660, [
        p.supplier.name,
        p.supplier.street,
        p.supplier.post,
        `Org.nr ${p.supplier.organisation}`,
        `Momsnr ${p.supplier.vat}`,
        'Godkänd för F-skatt',
      ]);
      return sheet.drawing();
    },
  },
];
