/** A farm in Norway and a firm in Finland. */
import { dotted } from '../days.ts';
import { address, escaped, remarked } from '../html.ts';
import { Sheet } from '../sheet.ts';
import { firm, inFinland, inNorway } from './firms.ts';
import { gridOf, inFigures, page, rowsOn, sums, word, who } from './kit.ts';
import type { LayoutQ } from './orders.ts';
import { finnish, norse } from './wares-services.ts';

const sp = inFigures('space');
const bare = inFigures('bare');

export const abroadFinland: readonly LayoutQ[] = [
  {
    id: 'q55-norsk-laks',
    producer: 'pdf-lib',
    hard: 'Norwegian; KID instead of OCR; export without VAT',
    credits: 1,
    seller: {
      firm: firm('Skjærvik Laks AS', 'Kaigata 9, 8900 Brønnøysund', inNorway('Skjærvik Laks AS')),
      wares: norse,
      lines: [2, 5],
      code: 4,
      number: (n) => String(100_871 + n),
      terms: 14,
      currency: 'NOK',
    },
    draw: (p) => {
      const s = new Sheet({ size: 9 });
      s.text(50, 60, p.supplier.name, { font: 'bold', size: 18 });
      s.text(545, 60, word(p, 'FAKTURA', 'KREDITNOTA'), { font: 'bold', align: 'r', size: 14 });
      s.block(50, 76, [
        p.supplier.street,
        `${p.supplier.post}, Norge`,
        `Org.nr. NO ${p.supplier.organisation} MVA`,
        'Foretaksregisteret',
      ]);
      s.block(50, 150, [...who(p.buyer), 'Sverige']);
      sums(s, 350, 545, 90, [
        ['Fakturanr.', p.number],
        ['Fakturadato', dotted(p.issue)],
        ['Forfallsdato', dotted(p.due)],
        ['Kundenr.', p.customer],
        ['KID', p.ocr],
        ...(p.about === null ? [] : [['Gjelder faktura', p.about] as const]),
      ]);
      if (p.remark !== null) s.text(50, 205, p.remark);
      const y = rowsOn(
        s,
        [
          [50, 'Varenr', (l) => l.code],
          [95, 'Varenavn', (l) => l.name],
          [310, 'Antall', (l) => sp.quantity(l.quantity), 'r'],
          [316, 'Enhet', (l) => l.unit],
          [410, 'Pris', (l) => sp.price(l.price), 'r'],
          [450, 'MVA', () => '0 %', 'r'],
          [545, 'Beløp', (l) => sp.money(l.sum), 'r'],
        ],
        p.lines,
        225,
        { isRuled: true },
      );
      sums(
        s,
        350,
        545,
        y + 18,
        [
          ['Netto', sp.money(p.net)],
          ['MVA', sp.money(p.tax)],
          ['Å betale NOK', sp.money(p.payable)],
        ],
        { font: 'bold' },
      );
      s.text(50, 790, 'Kontonr. 4610.07.55214   Utførsel, fritatt for merverdiavgift', { size: 8 });
      return s.drawing();
    },
  },
  {
    id: 'q56-norsk-gard',
    producer: 'writer',
    hard: 'Norwegian letter of a farm',
    credits: 0,
    seller: {
      firm: firm('Øvre Tveit Gardsmat', 'Tveitvegen 210, 5736 Granvin', inNorway('Øvre Tveit Gardsmat')),
      wares: norse.slice(3),
      lines: [1, 3],
      number: (n) => `${n + 41}`,
      terms: 20,
      currency: 'NOK',
    },
    draw: (p) =>
      page(
        'body{font-family:"Liberation Serif";font-size:12pt}',
        `<p><b>${escaped(p.supplier.name)}</b><br>${p.supplier.street}<br>${p.supplier.post}<br>Org.nr ${p.supplier.organisation}</p>`,
        remarked(p),
        `<p>${address(p.buyer)}</p><p><b>${word(p, 'Faktura')} nr. ${p.number}</b>, dato ${dotted(p.issue)}, forfall ${dotted(p.due)}</p>`,
        gridOf([
          ['Vare', 'Mengde', 'Pris', 'Sum'],
          ...p.lines.map((l) => [
            escaped(l.name),
            `${bare.quantity(l.quantity)} ${l.unit}`,
            bare.price(l.price),
            bare.money(l.sum),
          ]),
          ['Sum uten mva', '', '', bare.money(p.net)],
          ['Mva 0 %', '', '', bare.money(p.tax)],
          ['Å betale NOK', '', '', bare.money(p.payable)],
        ]),
        '<p>Kontonummer 3420.11.90873. Vennlig hilsen Torbjørg</p>',
      ),
  },
  {
    id: 'q57-finlandssvensk',
    producer: 'arrays',
    hard: 'Swedish of Finland: moms, FO-nummer, viitenumero; euro',
    credits: 1,
    seller: {
      firm: firm(
        'Kimitoöns Kräft & Fisk Ab',
        'Fiskehamnsvägen 20, 25900 Dalsbruk',
        inFinland('Kimitoöns Kräft & Fisk Ab'),
      ),
      wares: finnish,
      lines: [2, 6],
      code: 3,
      number: (n) => String(20_260 + n),
      terms: 14,
      currency: 'EUR',
    },
    draw: (p) => {
      const s = new Sheet({ size: 9 });
      s.block(40, 46, [p.supplier.name, p.supplier.street, `${p.supplier.post}, Finland`], { font: 'bold' });
      s.text(320, 46, word(p, 'FAKTURA', 'KREDITERINGSFAKTURA'), { font: 'bold', size: 12 });
      s.block(320, 64, [
        'Fakturans nummer',
        'Fakturadatum',
        'Förfallodag',
        'Dröjsmålsränta',
        'Referensnummer',
        ...(p.about === null ? [] : ['Krediterar']),
      ]);
      s.block(430, 64, [
        p.number,
        dotted(p.issue),
        dotted(p.due),
        '9,5 %',
        p.ocr,
        ...(p.about === null ? [] : [p.about]),
      ]);
      s.block(40, 110, [...who(p.buyer), 'Sverige']);
      if (p.remark !== null) s.text(40, 165, p.remark);
      const y = rowsOn(
        s,
        [
          [40, 'Kod', (l) => l.code],
          [75, 'Produkt', (l) => l.name],
          [300, 'Antal', (l) => sp.quantity(l.quantity), 'r'],
          [308, 'Enh.', (l) => l.unit],
          [400, 'à-pris €', (l) => sp.price(l.price), 'r'],
          [440, 'Moms %', () => '0', 'r'],
          [545, 'Totalt €', (l) => sp.money(l.sum), 'r'],
        ],
        p.lines,
        190,
        { isRuled: true },
      );
      sums(
        s,
        350,
        545,
        y + 18,
        [
          ['Utan moms', sp.money(p.net)],
          ['Moms', sp.money(p.tax)],
          ['Att betala EUR', sp.money(p.payable)],
        ],
        { font: 'bold' },
      );
      s.block(
        40,
        780,
        [
          `FO-nummer ${p.supplier.organisation}   VAT-nummer ${p.supplier.vat}   Hemort Kimitoön`,
          'Andelsbanken IBAN FI42 5670 0820 1445 71   BIC OKOYFIHH   Gemenskapsintern försäljning, moms 0 %',
        ],
        { size: 8 },
      );
      return s.drawing();
    },
  },
];
