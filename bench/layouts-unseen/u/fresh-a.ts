/** Growers, bakers, fishers and dealers in food. */
import { shortDashed, words } from '../days.ts';
import { gtin } from '../identity.ts';
import { left, right } from '../format.ts';
import { Sheet } from '../sheet.ts';
import { grid, put, who } from './drawn.ts';
import { begun, firm } from './firms.ts';
import { facts, figures, totals, word } from './kit.ts';
import type { LayoutU } from './orders.ts';
import { at, beside, bold, list, page, rows, run, said } from './pages.ts';
import { bakery, garden, molluscs, pantry } from './wares-food.ts';

const m = figures('swedish');
const bare = figures('bare');

export const freshA: readonly LayoutU[] = [
  {
    id: 'u55-cash-radskrivare',
    producer: 'letters',
    hard: 'a till’s invoice in letters of one width: EAN, capitals, VAT by code, many rows over two pages',
    credits: 1,
    seller: {
      firm: firm('Hallen Cash & Carry i Gävle AB', 'Utmarksvägen 21, 802 91 Gävle'),
      wares: pantry.map((ware) => ({ ...ware, name: ware.name.toUpperCase() })),
      lines: [17, 26],
      code: (name) => gtin(`u55${name}`),
      number: (n) => `${4_471_020 + n}`,
      terms: 10,
      isWhole: true,
    },
    draw: (p) => {
      const s = new Sheet({ size: 8.5, font: 'mono' });
      const print = (y: number, text: string): void => s.text(36, y, text);
      let sheet = 1;
      const head = (): void => {
        print(40, left(p.supplier.name.toUpperCase(), 52) + right(`SIDA ${sheet}`, 46));
        print(
          52,
          `${p.supplier.street.toUpperCase()}  ${p.supplier.post.toUpperCase()}  ORG.NR ${p.supplier.organisation}`,
        );
        print(
          76,
          `${word(p, 'FAKTURA', 'KREDITFAKTURA').toUpperCase()} ${p.number}   DATUM ${shortDashed(p.issue)}   FÖRFALLER ${shortDashed(p.due)}   KUND ${p.customer}`,
        );
      };
      head();
      s.block(
        36,
        100,
        who(p.buyer).map((text) => text.toUpperCase()),
      );
      if (p.about !== null) print(142, `AVSER FAKTURA ${p.about}`);
      if (p.remark !== null) print(142, p.remark);
      let y = 160;
      const heads = (): void => {
        print(
          y,
          `${left('EAN', 15)}${left('BENÄMNING', 32)}${right('ANTAL', 8)} ${left('ENH', 5)}${right('PRIS', 11)}${right('BELOPP', 13)} ${right('MK', 3)}`,
        );
        print(y + 8, '-'.repeat(88));
        y += 20;
      };
      heads();
      for (const l of p.lines) {
        if (y > 600) {
          print(y + 8, 'FORTS. NÄSTA SIDA');
          s.page();
          sheet += 1;
          head();
          y = 104;
          heads();
        }
        print(
          y,
          `${left(l.code, 15)}${left(l.name, 32)}${right(bare.quantity(l.quantity), 8)} ${left(l.unit, 5)}${right(bare.price(l.price), 11)}${right(bare.money(l.sum), 13)} ${right(l.rate === 25 ? '1' : '3', 3)}`,
        );
        y += 19;
      }
      print(y, '-'.repeat(88));
      for (const [label, value] of totals(
        p,
        'bare',
        'NETTO=net|MOMSKOD {r} % PÅ {b}=vat|MOMS TOTALT=tax|AVRUNDNING=rounding|ATT BETALA=payable',
      )) {
        y += 14;
        print(y, left('', 40) + left(label, 30) + right(value, 15));
      }
      print(y + 30, `BANKGIRO ${p.supplier.bankgiro}  OCR ${p.ocr}  MOMSNR ${p.supplier.vat}  F-SKATT`);
      print(y + 44, 'MK 1 = 25 % MOMS, MK 3 = 6 % MOMS');
      return s.drawing();
    },
    printing: { name: (l) => l.name.slice(0, 32) },
  },
  {
    id: 'u56-brod-dagar',
    producer: 'chromium',
    hard: 'bread by the day: each delivery under its note with a sum of its own',
    credits: 1,
    seller: {
      firm: firm('Degspaden Bageri i Falun AB', 'Slaggatan 13, 791 71 Falun'),
      wares: bakery,
      lines: [5, 8],
      code: 3,
      deliveries: 3,
      isRepeated: true,
      number: (n) => `${18_220 + n}`,
      terms: 15,
    },
    draw: (p) =>
      page(
        'body{font-size:9pt}.lines{margin-top:5mm}.lines th{border-bottom:.8pt solid #000}.d td{padding-top:6pt;font-weight:bold}.s td{font-style:italic;border-top:.3pt solid #999}.list{margin:5mm 0 0 auto}.list td{padding:2pt 5pt}',
        beside(
          [60, `<h2>${p.supplier.name}</h2>${p.supplier.street}, ${p.supplier.post}<br>${p.supplier.phone}`],
          [
            40,
            `<h2>${word(p, 'Veckofaktura')}</h2>${run(facts(p, 'Nummer=number|Datum=issue|Förfallodag=due|Kund=customer|Krediterar=about'))}`,
          ],
        ),
        said(p),
        `<p>${at(p.buyer)}</p>`,
        rows(p, 'swedish', 'Nr=code|Bröd=name|>Antal=qty|=unit|>Pris=price|>Summa=sum', {
          above: (l, i) =>
            i === 0 || p.lines[i - 1]?.delivery !== l.delivery
              ? `<tr class="d"><td colspan="6">Följesedel ${Number(p.order) + l.delivery}, ${['måndag', 'onsdag', 'fredag'][l.delivery]}</td></tr>`
              : '',
          under: (l, i) =>
            p.lines[i + 1]?.delivery === l.delivery
              ? ''
              : `<tr class="s"><td colspan="5">Summa följesedel</td><td class="r">${m.money(p.lines.filter((each) => each.delivery === l.delivery).reduce((sum, each) => sum + each.sum, 0n))}</td></tr>`,
        }),
        list(bold(totals(p, 'swedish', 'Totalt exkl. moms=net|Moms {r} %=vat|Att betala=payable'), ' kr')),
        `<p>Bankgiro ${p.supplier.bankgiro} · OCR ${p.ocr} · Org.nr ${p.supplier.organisation} · Momsnr ${p.supplier.vat} · F-skatt</p>`,
      ),
  },
  {
    id: 'u57-odling-skia',
    producer: 'skia',
    hard: 'a grower’s plain page in another type; unit before quantity; no article numbers',
    credits: 1,
    seller: {
      firm: firm('Tre Syskons Odling HB', 'Ekenäs gård 2, 247 96 Veberöd', begun('96971', 'Tre Syskons')),
      wares: garden,
      lines: [4, 9],
      number: (n) => `26-${210 + n}`,
      terms: 14,
    },
    draw: (p) => {
      const s = new Sheet({ size: 10 });
      s.text(60, 66, 'Tre Syskons Odling', { font: 'serif', size: 24 });
      s.text(60, 84, `${p.supplier.street}, ${p.supplier.post}`, { size: 9 });
      s.text(60, 130, `${word(p)} ${p.number}`, { font: 'bold', size: 13 });
      put(s, 60, 150, 150, facts(p, 'Datum=issue|Förfallodatum=due|Kreditering av=about'), { step: 15 });
      s.block(340, 130, who(p.buyer), { size: 10.5, leading: 14 });
      if (p.remark !== null) s.text(60, 205, p.remark);
      const y = grid(
        s,
        p,
        '60 Gröda=name|250 Enhet=unit|>350 Antal=qty|>440 Pris=price|>535 Summa=sum',
        226,
        { form: 'bare', rule: 'head', step: 17 },
      );
      put(s, 360, '>535', y + 14, totals(p, 'bare', 'Summa=net|Moms {r} %=vat|Att betala=payable'), {
        step: 17,
        last: { font: 'bold' },
      });
      s.block(
        60,
        770,
        [
          `${p.supplier.name}, bankgiro ${p.supplier.bankgiro}`,
          `Org.nr ${p.supplier.organisation}, momsnr ${p.supplier.vat}, F-skatt`,
          'SE-EKO-01 Ekologisk odling',
        ],
        { size: 9 },
      );
      return s.drawing();
    },
  },
  {
    id: 'u58-ostron-stycken',
    producer: 'pdf-lib',
    hard: 'pieces and kilograms in one column, quantity and unit before the name',
    credits: 1,
    seller: {
      firm: firm('Grebbestads Musselbank AB', 'Nedre Långgatan 24, 457 72 Grebbestad'),
      wares: molluscs,
      lines: [2, 6],
      code: 3,
      number: (n) => `M${7_030 + n}`,
      terms: 10,
      charges: [['Kyltransport Göteborg–kund', 42000, 'F']],
    },
    draw: (p) => {
      const s = new Sheet({ size: 9, font: 'serif' });
      s.text(297, 54, p.supplier.name.toUpperCase(), { font: 'serifbold', size: 16, align: 'c' });
      s.text(297, 68, `${p.supplier.street} · ${p.supplier.post} · ${p.supplier.phone}`, { align: 'c' });
      s.line(60, 78, 535, 78, 1.5);
      s.text(60, 104, `${word(p)} ${p.number}`, { font: 'serifbold', size: 13 });
      s.block(60, 120, [
        `den ${words(p.issue)}`,
        `att betalas senast ${words(p.due)}`,
        ...(p.about === null ? [] : [`avser faktura ${p.about}`]),
      ]);
      s.block(340, 104, who(p.buyer), { size: 10 });
      if (p.remark !== null) s.text(340, 160, p.remark);
      const y = grid(
        s,
        p,
        '>100 Mängd=qty|106 =unit|135 Sort=name|300 Art.nr=code|350 Parti=lot|>460 Pris=price|>535 Kronor=sum',
        190,
        { form: 'space', rule: 'head', step: 16, head: { font: 'serifbold' } },
      );
      put(
        s,
        330,
        '>535',
        y + 10,
        totals(p, 'space', '=charges|Summa=net|Moms {r} %=vat|Att betala=payable'),
        { step: 15, last: { font: 'serifbold' } },
      );
      s.text(
        297,
        800,
        `Bankgiro ${p.supplier.bankgiro} · Org.nr ${p.supplier.organisation} · Momsreg.nr ${p.supplier.vat} · Godkänd för F-skatt`,
        { align: 'c', size: 8 },
      );
      return s.drawing();
    },
  },
];
