/** Suppliers in the north. */
import { dashedBack, dotted as dottedDay } from '../days.ts';
import { address, escaped, remarked } from '../html.ts';
import { own, page, rowsOn, side, sums, who, word } from '../q/kit.ts';
import { inDenmark, inFinland, inNorway } from '../q/firms.ts';
import { Sheet } from '../sheet.ts';
import { firm } from './firms.ts';
import { bare, chargeRows, dotted, goods, kv, sp } from './kit.ts';
import { type LayoutS, wares } from './orders.ts';

export const abroadNorth: readonly LayoutS[] = [
  {
    id: 's44-dansk-chokolade',
    producer: 'chromium',
    hard: 'Danish: days with dashes backwards, VAT of nothing, kroner of Denmark',
    credits: 1,
    seller: {
      firm: firm('Nyhavnens Chokolade ApS', 'Refshalevej 163, 1432 København K', inDenmark('Nyhavnens')),
      wares: wares(
        'DK-7001|Mørk overtrækschokolade 64 % dråber|kg|98.00|0|',
        'DK-7010|Hvid chokolade 33 %|kg|112.00|0|',
        'DK-7044|Nougat blød hasselnød|kg|124.50|0|',
        'DK-7102|Marcipan 60 % blok|kg|86.00|0|',
        'DK-7130|Fyldte chokolader assorteret|stk|6.40|0|',
        'DK-7188|Gaveæske tom guld 12 rum|stk|9.80|0|',
      ),
      lines: [2, 5],
      currency: 'DKK',
      amount: ({ unit }, upTo) => (unit === 'kg' ? (5 + upTo(20)) * 1000 : (12 + upTo(90)) * 1000),
      number: (n) => String(41_207 + n),
      terms: 14,
      isFixed: true,
      charges: [['Fragt', 24500, 0]],
    },
    draw: (p) =>
      page(
        'body{font-size:9.5pt}.g th{border-bottom:.8pt solid #000}.g td{padding:3pt}.kv td{padding:1pt 5mm 1pt 0}.sum{margin:5mm 0 0 auto}.sum td{padding:1pt 0 1pt 12mm}',
        side(
          [60, `<br>${address(p.buyer)}<br>Sverige`],
          [
            40,
            `<b>${escaped(p.supplier.name)}</b><br>${p.supplier.street}<br>${p.supplier.post}<br>CVR-nr. ${p.supplier.organisation}<br>Tlf. 33 18 40 72`,
          ],
        ),
        `<h1 style="margin:8mm 0 3mm">${word(p, 'Faktura', 'Kreditnota')}</h1>`,
        remarked(p),
        side(
          [
            50,
            kv([
              ['Fakturanr.', p.number],
              ['Fakturadato', dashedBack(p.issue)],
              ['Forfaldsdato', dashedBack(p.due)],
            ]),
          ],
          [
            50,
            kv([
              ['Kundenr.', p.customer],
              ['Deres ref.', p.reference],
              ['Køber VAT', p.buyer.vat],
              ['Vedr. faktura', p.about],
            ]),
          ],
        ),
        '<br>',
        goods(
          [
            ['Varenr.', (l) => l.code, 'nw'],
            ['Beskrivelse', (l) => l.name],
            ['Antal', (l) => dotted.quantity(l.quantity, 2), 'r'],
            ['Enhed', (l) => l.unit],
            ['Enhedspris', (l) => dotted.price(l.price), 'r'],
            ['Beløb', (l) => dotted.money(l.sum), 'r'],
          ],
          p.lines,
        ),
        kv(
          [
            ...chargeRows(p, dotted),
            ['Subtotal', dotted.money(p.net)],
            ['Moms 0 %', dotted.money(p.tax)],
            ['<b>Total DKK</b>', `<b>${dotted.money(p.payable)}</b>`],
          ],
          'sum',
        ),
        `<p>Omvendt betalingspligt – EU-varesalg. VAT ${p.supplier.vat}</p><p class="small">Betales til Danske Bank, IBAN DK50 0040 0440 1162 43, SWIFT DABADKKK. Ved for sen betaling tilskrives rente 2 % pr. måned.</p>`,
      ),
  },
  {
    id: 's45-norsk-laks',
    producer: 'reportlab',
    hard: 'Norwegian: salmon by boxes with size grades, Norwegian kroner, exempt from VAT',
    credits: 1,
    seller: {
      firm: firm('Trøndelag Laks & Sjømat AS', 'Kystveien 208, 7240 Hitra', inNorway('Hitra Laks')),
      wares: wares(
        '1104|Laks hel sløyd sup. 4-5 kg|kg|84.50|0|',
        '1105|Laks hel sløyd sup. 5-6 kg|kg|89.20|0|',
        '1212|Laksefilet trim C m/skinn|kg|142.00|0|',
        '1340|Røykt laks skivet 1 kg|kg|198.00|0|',
        '2207|Kveite 3-5 kg|kg|186.00|0|',
        '3310|Kongekrabbe kløfter kokt|kg|540.00|0|',
        '3402|Kamskjell 10/20|kg|328.00|0|',
      ),
      lines: [2, 5],
      currency: 'NOK',
      amount: (_, upTo) => (1800 + upTo(9000)) * 10,
      number: (n) => String(260_455 + n),
      terms: 14,
      charges: [['Frakt Svinesund', 89000, 0]],
    },
    draw: (p) => {
      const sheet = new Sheet({ size: 9 });
      sheet.text(40, 55, p.supplier.name, { size: 15, font: 'bold' });
      sheet.block(
        40,
        70,
        [
          p.supplier.street,
          `${p.supplier.post}, Norge`,
          `Org.nr. ${p.supplier.organisation} MVA`,
          'Foretaksregisteret',
        ],
        { size: 8, leading: 10 },
      );
      sheet.block(40, 135, [...who(p.buyer), 'Sverige'], { size: 10 });
      sheet.text(350, 55, word(p, 'FAKTURA', 'KREDITNOTA'), { size: 15, font: 'bold' });
      sums(
        sheet,
        350,
        555,
        75,
        [
          ['Fakturanr.', p.number],
          ['Fakturadato', dottedDay(p.issue)],
          ['Forfallsdato', dottedDay(p.due)],
          ['Kundenr.', p.customer],
          ['Levert', dottedDay(p.delivered)],
          ...(p.about === null ? [] : [['Krediterer faktura', p.about] as const]),
        ],
        {},
        12,
      );
      if (p.remark !== null) sheet.text(40, 195, p.remark, { font: 'bold' });
      let y = rowsOn(
        sheet,
        [
          [40, 'Varenr', (l) => l.code],
          [80, 'Tekst', (l) => l.name],
          [280, 'Kasser', (l) => String(1 + own(l, 'k', 6)), 'r'],
          [350, 'Netto', (l) => sp.quantity(l.quantity, 2), 'r'],
          [356, '', (l) => l.unit],
          [420, 'Pris', (l) => sp.price(l.price), 'r'],
          [465, 'MVA', (l) => `${l.rate}%`, 'r'],
          [555, 'Beløp', (l) => sp.money(l.sum), 'r'],
        ],
        p.lines,
        220,
        { isRuled: true },
      );
      for (const { label, amount } of p.charges) {
        sheet.text(80, y, label);
        sheet.right(555, y, sp.money(amount));
        y += 14;
      }
      sheet.line(40, y - 4, 555);
      y = sums(
        sheet,
        350,
        555,
        y + 12,
        [
          ['Sum eks. mva', sp.money(p.net)],
          ['Mva 0 %', sp.money(p.tax)],
          ['Å betale NOK', sp.money(p.payable)],
        ],
        { font: 'bold' },
      );
      sheet.block(
        40,
        y + 20,
        [
          'Utførsel fritatt for mva, jf. mval. § 6-21.',
          'Bankkonto 4202.31.77540   IBAN NO93 8601 1117 947   BIC DNBANOKK',
          'Forsinkelsesrente etter gjeldende satser.',
        ],
        { size: 8 },
      );
      return sheet.drawing();
    },
  },
  {
    id: 's46-suomi-marja',
    producer: 'weasyprint',
    hard: 'Finnish in two languages; a transfer form at the foot with barcode digits',
    credits: 0,
    seller: {
      firm: firm('Pohjolan Marjatuote Oy', 'Teollisuustie 11, 96320 Rovaniemi', inFinland('Pohjolan Marja')),
      wares: wares(
        'PM-20|Lakka pakaste / Hjortron fryst|kg|21.40|0|',
        'PM-22|Puolukka pakaste / Lingon fryst|kg|4.65|0|',
        'PM-25|Tyrni mehu / Havtornssaft|pullo|11.80|0|',
        'PM-31|Mustikkajauhe / Blåbärspulver|kg|62.00|0|',
        'PM-40|Korvasieni kuivattu / Stenmurkla torkad|kg|148.00|0|',
      ),
      lines: [2, 4],
      currency: 'EUR',
      amount: ({ unit }, upTo) => (unit === 'kg' ? (2 + upTo(30)) * 2500 : (6 + upTo(18)) * 1000),
      number: (n) => `${n + 26_044}`,
      isFixed: true,
    },
    draw: (p) =>
      page(
        'body{font-size:9pt}.g th{background:#ddd;text-align:left}.g td{border-bottom:.3pt solid #aaa}.slip{border:.8pt solid #000;width:100%;margin-top:25mm}.slip td{border:.8pt solid #000;padding:4pt;font-size:8.5pt}.kv td{padding:1pt 5mm 1pt 0}.sum{margin:4mm 0 0 auto}',
        side(
          [
            50,
            `<b style="font-size:13pt">${escaped(p.supplier.name)}</b><br>${p.supplier.street}<br>${p.supplier.post}<br>Suomi Finland`,
          ],
          [
            50,
            `<b>${word(p, 'LASKU / FAKTURA', 'HYVITYSLASKU')}</b>${kv([
              ['Laskun numero', p.number],
              ['Päiväys', dottedDay(p.issue)],
              ['Eräpäivä', dottedDay(p.due)],
              ['Asiakasnumero', p.customer],
            ])}`,
          ],
        ),
        remarked(p),
        `<p>${address(p.buyer)}<br>SE – ${p.buyer.vat}</p>`,
        goods(
          [
            ['Tuote', (l) => l.code],
            ['Nimike / Benämning', (l) => l.name],
            ['Määrä', (l) => bare.quantity(l.quantity), 'r'],
            ['Yks.', (l) => l.unit],
            ['À-hinta', (l) => bare.price(l.price), 'r'],
            ['ALV %', (l) => String(l.rate), 'r'],
            ['Yhteensä', (l) => bare.money(l.sum), 'r'],
          ],
          p.lines,
        ),
        kv(
          [
            ['Veroton yhteensä', bare.money(p.net)],
            ['ALV 0 %', bare.money(p.tax)],
            ['<b>Maksettava EUR</b>', `<b>${bare.money(p.payable)}</b>`],
          ],
          'sum',
        ),
        `<p class="small">Yhteisömyynti, käännetty verovelvollisuus. Viivästyskorko 8 %. Y-tunnus ${p.supplier.organisation} · ALV-numero ${p.supplier.vat}</p>`,
        `<table class="slip"><tr><td>Saajan tilinumero</td><td colspan="2">FI21 1234 5600 0007 85 &nbsp; BIC NDEAFIHH</td></tr><tr><td>Saaja</td><td colspan="2">${escaped(p.supplier.name)}</td></tr><tr><td>Maksaja</td><td colspan="2">${address(p.buyer)}</td></tr><tr><td>Viitenumero ${p.ocr}</td><td>Eräpäivä ${dottedDay(p.due)}</td><td>Euro ${bare.money(p.payable)}</td></tr></table>`,
      ),
  },
];
