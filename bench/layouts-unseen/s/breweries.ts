/** Beer and soft drinks with their deposits. */
import { plusDays } from '../days.ts';
import { address, escaped, remarked } from '../html.ts';
import { gtin } from '../identity.ts';
import { page, rowsOn, side, sums, who, word } from '../q/kit.ts';
import { Sheet } from '../sheet.ts';
import { firm } from './firms.ts';
import { goods, kv, perDelivery, rounded, sp, strip, sv } from './kit.ts';
import { type LayoutS, wares } from './orders.ts';

export const breweriesS: readonly LayoutS[] = [
  {
    id: 's31-bryggeri-stort',
    producer: 'words',
    hard: 'a large brewer: EAN beside numbers, deposits in a column and as sums, empties back as negative rows',
    count: 3,
    credits: 1,
    seller: {
      firm: firm('Göta Älvs Bryggerier AB', 'Ölkajen 2, 461 32 Trollhättan'),
      wares: wares(
        '110440|Älvlager 5,0 % burk 33 cl|kli|318.00|25|24>990024|Pant burk 1 kr|kli|24.00|0|',
        '110465|Älvlager 5,3 % fat 30 l|fat|1240.00|25|1',
        '110512|Slussen Pilsner 4,8 % flaska 33 cl|bck|296.00|25|20>990120|Pant flaska/back|bck|60.00|0|',
        '120218|Julmust PET 50 cl|kli|188.00|F|12>990212|Pant PET 1 kr|kli|12.00|0|',
        '120331|Sockerdricka glas 33 cl|bck|172.00|F|20>990120|Pant flaska/back|bck|60.00|0|',
        '120410|Mineralvatten kolsyrat 33 cl|bck|118.00|F|20>990120|Pant flaska/back|bck|60.00|0|',
        '130077|Cider päron 4,5 % burk 50 cl|kli|384.00|25|24>990024|Pant burk 1 kr|kli|24.00|0|',
      ),
      lines: [4, 7],
      back: wares('990121|Retur flaska/back 33 cl|bck|60.00|0|', '990301|Retur fat 30 l|st|400.00|0|'),
      number: (n) => `${6_640_210 + n * 5}`,
      terms: 14,
      isFixed: true,
      charges: [['Distributionsavgift', 18900, 25]],
    },
    draw: (p) => {
      const sheet = new Sheet({ size: 8.5 });
      sheet.text(40, 52, 'Göta Älvs', { size: 18, font: 'serifbold' });
      sheet.text(40, 68, 'BRYGGERIER', { size: 11, font: 'serif' });
      sheet.text(300, 52, word(p, 'FAKTURA', 'KREDITFAKTURA'), { size: 15, font: 'bold' });
      sheet.right(555, 52, '1(1)');
      [
        ['Fakturanummer', p.number, 'Kundnummer', p.customer],
        ['Fakturadatum', p.issue, 'Ordernummer', p.order],
        ['Förfallodatum', p.due, 'Leveransdatum', p.delivered],
      ].forEach(([a = '', b = '', c = '', d = ''], at) => {
        sheet.text(300, 72 + at * 12, a);
        sheet.text(370, 72 + at * 12, b);
        sheet.text(435, 72 + at * 12, c);
        sheet.right(555, 72 + at * 12, d);
      });
      if (p.about !== null) sheet.text(300, 110, `Krediterar fakturanr ${p.about}`);
      sheet.block(40, 125, who(p.buyer), { size: 9.5 });
      if (p.remark !== null) sheet.text(40, 175, p.remark, { font: 'bold' });
      let y = rowsOn(
        sheet,
        [
          [40, 'Artikel', (l) => l.code],
          [80, 'EAN', (l) => (l.rate === 0 ? '' : gtin(l.name))],
          [155, 'Benämning', (l) => l.name],
          [335, 'Antal', (l) => sv.quantity(l.quantity), 'r'],
          [340, 'Enh', (l) => l.unit],
          [385, 'St/kli', (l) => l.pack, 'r'],
          [435, 'Pris', (l) => sv.price(l.price), 'r'],
          [468, 'Moms', (l) => `${l.rate}`, 'r'],
          [555, 'Netto', (l) => sv.money(l.sum), 'r'],
        ],
        p.lines,
        195,
        { isRuled: true, step: 13 },
      );
      sheet.line(40, y - 4, 555, y - 4, 0.3);
      y += 10;
      for (const { label, amount, rate } of p.charges) {
        sheet.text(155, y, label);
        sheet.right(468, y, `${rate}`);
        sheet.right(555, y, sv.money(amount));
        y += 16;
      }
      sheet.text(40, y + 10, 'Momsspecifikation', { font: 'bold' });
      p.vat.forEach(({ rate, base, tax }, at) => {
        sheet.right(70, y + 24 + at * 12, `${rate}%`);
        sheet.right(150, y + 24 + at * 12, sv.money(base));
        sheet.right(220, y + 24 + at * 12, sv.money(tax));
      });
      sums(sheet, 380, 555, y + 10, [
        ['Netto', sv.money(p.net)],
        ['Moms', sv.money(p.tax)],
      ]);
      sums(sheet, 380, 555, y + 42, [['Att betala', sv.money(p.payable)]], { font: 'bold', size: 11 });
      sheet.text(
        40,
        800,
        `${p.supplier.name} · ${p.supplier.street} · ${p.supplier.post} · ${p.supplier.phone} · bg ${p.supplier.bankgiro} · org.nr ${p.supplier.organisation} · ${p.supplier.vat} · F-skatt`,
        { size: 7 },
      );
      return sheet.drawing();
    },
  },
  {
    id: 's33-lask-samling',
    producer: 'chromium',
    hard: 'a collective invoice of deliveries with empties back under each, deposits as rows',
    credits: 0,
    count: 3,
    seller: {
      firm: firm('Dryckesdepån i Småland AB', 'Lagergatan 9, 352 46 Växjö'),
      wares: wares(
        '2012|Cola 33 cl rgl 20-back|back|154.00|F|>9001|Pant 20-back|back|44.00|0|',
        '2015|Cola zero 33 cl rgl 20-back|back|154.00|F|>9001|Pant 20-back|back|44.00|0|',
        '2033|Apelsin 33 cl rgl 20-back|back|149.00|F|>9001|Pant 20-back|back|44.00|0|',
        '2210|Bordsvatten 75 cl glas 12-back|back|128.00|F|>9004|Pant 12-back|back|36.00|0|',
        '2307|Post-mix cola BIB 10 l|st|468.00|F|',
        '2311|Post-mix citron BIB 10 l|st|468.00|F|',
        '2502|Lingondricka konc 5 l|dunk|212.00|F|',
        '2601|Folköl 3,5 % 33 cl brk 24|flak|212.00|25|>9010|Pant burk|flak|24.00|0|',
      ),
      from: '2026-01-08',
      lines: [6, 8],
      deliveries: 2,
      back: wares('9001R|Tomgods 20-back åter|back|44.00|0|', '9004R|Tomgods 12-back åter|back|36.00|0|'),
      number: (n) => `${221_800 + n}`,
      terms: 15,
      isFixed: true,
      isWhole: true,
    },
    draw: (p) =>
      page(
        'body{font-size:8.5pt;font-family:"DejaVu Sans",sans-serif}.g td{padding:1.5pt 3pt}.g th{background:#d8e8d0;font-size:7.5pt}.d td{background:#f3f3f3;font-weight:bold}.strip{border:.5pt solid #333}.strip th{font-size:7pt;font-weight:400}.sum{margin:4mm 0 0 auto}.v td{border:.4pt solid #888;padding:2pt 6pt}',
        side(
          [
            50,
            `<b style="font-size:14pt">DRYCKESDEPÅN</b><br>${escaped(p.supplier.name)}<br>${p.supplier.street}, ${p.supplier.post}`,
          ],
          [
            50,
            `<div class="r"><b>${word(p, 'SAMLINGSFAKTURA', 'KREDITFAKTURA')}</b></div><br>${address(p.buyer)}`,
          ],
        ),
        remarked(p),
        strip([
          ['Fakturanr', p.number],
          ['Fakt.datum', p.issue],
          ['Kundnr', p.customer],
          ['Bet.villkor', '15 dagar'],
          ['Förf.datum', p.due],
          ['Säljare', 'Distrikt 3'],
        ]),
        '<br>',
        goods(
          [
            ['Artnr', (l) => l.code],
            ['Artikel', (l) => l.name],
            ['Antal', (l) => sp.quantity(l.quantity), 'r'],
            ['Enh', (l) => l.unit],
            ['Pris', (l) => sp.price(l.price), 'r'],
            ['Moms%', (l) => String(l.rate), 'r'],
            ['Belopp', (l) => sp.money(l.sum), 'r'],
          ],
          p.lines,
          {
            above: perDelivery(p.lines, 7, (d) =>
              `Följesedel ${Number(p.order) + d} &nbsp; Lev.dag ${plusDays(p.issue, -14 + d * 7)}`.replace(
                '&nbsp;',
                ' ',
              ),
            ),
          },
        ),
        `<br><table class="v"><tr><td>Moms %</td><td>Underlag</td><td>Moms kr</td></tr>${p.vat.map(({ rate, base, tax }) => `<tr><td>${rate},00</td><td class="r">${sp.money(base)}</td><td class="r">${sp.money(tax)}</td></tr>`).join('')}</table>`,
        kv(
          [
            ['Summa exkl moms', sp.money(p.net)],
            ['Summa moms', sp.money(p.tax)],
            ...rounded(p, sp),
            ['<b>Att betala</b>', `<b>${sp.money(p.payable)}</b>`],
          ],
          'sum',
        ),
        `<p class="small">Bankgiro ${p.supplier.bankgiro} OCR ${p.ocr} · Org.nr ${p.supplier.organisation} · Momsregnr ${p.supplier.vat} · F-skattebevis · Tel ${p.supplier.phone}</p>`,
      ),
  },
];
