/** More: growers, bakers, fishers and dealers in food. */
import { slashed } from '../days.ts';
import { Sheet } from '../sheet.ts';
import { grid, headed, put, who } from './drawn.ts';
import { begun, firm, sole } from './firms.ts';
import { facts, figures, own, totals, word } from './kit.ts';
import type { LayoutU } from './orders.ts';
import { at, page, said, sheetRows } from './pages.ts';
import { asian, dairy, fish, forest, wild } from './wares-food.ts';

const bare = figures('bare');

export const freshB: readonly LayoutU[] = [
  {
    id: 'u59-asien-ark',
    producer: 'calc',
    hard: 'an importer’s bordered spreadsheet with two rates; number and name in one cell',
    credits: 1,
    seller: {
      firm: firm('Nordic Kombu Trading AB', 'Spångavägen 60, 168 75 Bromma'),
      wares: asian,
      lines: [4, 9],
      code: (name) => `NK${String((name.codePointAt(0) ?? 0) + name.length * 17)}`,
      number: (n) => `NKT-${2_650 + n}`,
      isWhole: true,
    },
    draw: (p) => {
      const wide = (text: string): string => `<tr><td colspan="6">${text}</td></tr>`;
      return page(
        'td{font-size:9pt}',
        `<table border="1">${wide(`<b>${p.supplier.name}</b>, ${p.supplier.street}, ${p.supplier.post}`)}${wide(`<font size="4">${word(p, 'FAKTURA', 'KREDITFAKTURA')}</font>`)}${facts(
          p,
          'Fakturanr=number|Fakturadatum=issue|Förfallodatum=due|Krediterar=about|Kund=buyer|Adress==x',
        )
          .map(
            ([label, value]) =>
              `<tr><td colspan="2">${label}</td><td colspan="4" sdnum="1033;0;@">${(value === 'x' ? `${p.buyer.street}, ${p.buyer.post}` : value).replace('&', '&amp;')}</td></tr>`,
          )
          .join(
            '',
          )}${wide(p.remark ?? `Er referens ${p.reference}`)}${sheetRows(p, 'bare', 'Artikel=codename|>Antal=qty|Enhet=unit|>Pris=price|>Moms=ratep|>Belopp=sum', { isBare: true, widths: [240, 55, 55, 80, 55, 95] })}${totals(
          p,
          'bare',
          'Summa exkl. moms=net|Moms {r} % på {b}=vat|Avrundning=rounding|Att betala SEK=payable',
        )
          .map(
            ([label, value]) =>
              `<tr><td colspan="5" align="right">${label}</td><td align="right" sdnum="1033;0;@">${value}</td></tr>`,
          )
          .join(
            '',
          )}${wide(`Bankgiro ${p.supplier.bankgiro}. Org.nr ${p.supplier.organisation}. Momsreg.nr ${p.supplier.vat}. F-skatt.`)}</table>`,
      );
    },
    printing: { omits: ['taxTotal'] },
  },
  {
    id: 'u60-skog-brev',
    producer: 'writer',
    hard: 'a picker’s letter: whole kronor as 120:-, days as 3/9 -26, no numbers of goods',
    seller: {
      firm: firm(
        'Bärplockarn Ruben Stålhed',
        'Myrheden 8, 933 92 Abborrträsk',
        sole('640309', 'Bärplockarn'),
      ),
      wares: forest,
      lines: [1, 4],
      number: (n) => `${8 + n}`,
      terms: 10,
      isWhole: true,
    },
    draw: (p) => {
      const dash = figures('dash');
      return page(
        'body{font-family:"Liberation Serif";font-size:12pt}td{padding:2pt 10pt 2pt 0}',
        `<p>${at(p.supplier)}<br>Tel ${p.supplier.phone}</p><p align="right">${at(p.buyer)}</p>`,
        `<h3>${word(p, 'Räkning', 'Kredit')} nr ${p.number}</h3>`,
        said(p),
        `<p>Datum ${slashed(p.issue)}, betalas senast ${slashed(p.due)}</p>`,
        sheetRows(p, 'dash', 'Vara=name|>Vikt=qtyu|>Kr/kg=price|>Summa=sum', {}),
        `<p>Varor ${dash.money(p.net)}<br>Moms ${p.vat[0]?.rate} % ${dash.money(p.tax)}<br>Avrundning ${dash.money(p.rounding)}<br><b>Att betala ${dash.money(p.payable)}</b></p>`,
        `<p>Plusgiro ${p.supplier.plusgiro}. Momsregnr ${p.supplier.vat}. Innehar F-skattsedel.</p><p>Tack för handeln!</p>`,
      );
    },
  },
  {
    id: 'u61-jaktlag-ark',
    producer: 'calc',
    hard: 'a hunters’ association’s sheet without borders; the sums at the left below the rows',
    seller: {
      firm: firm(
        'Norra Kedjeåsens Viltslakt ek. för.',
        'Bygdevägen 77, 914 91 Bjurholm',
        begun('7696', 'Norra Kedjeåsen'),
      ),
      wares: wild,
      lines: [2, 5],
      number: (n) => `2026:${31 + n}`,
      terms: 20,
    },
    draw: (p) => {
      const pair = ([label, value]: readonly [string, string]): string =>
        `<tr><td>${label}</td><td align="right" sdnum="1033;0;@">${value}</td></tr>`;
      return page(
        'td{font-size:10pt}',
        `<table><tr><td width="190"><b>${p.supplier.name}</b></td><td width="80"></td><td width="60"></td><td width="80"></td><td width="90"></td></tr><tr><td>${p.supplier.street}</td></tr><tr><td>${p.supplier.post}</td></tr><tr><td>Org.nr ${p.supplier.organisation}</td></tr><tr><td></td></tr><tr><td><b>${word(p)}</b></td></tr>${facts(p, 'Nr=number|Datum=issue|Förfaller=due').map(pair).join('')}<tr><td>Till: ${p.buyer.name.replace('&', '&amp;')}</td></tr><tr><td>${p.buyer.street}</td></tr><tr><td>${p.buyer.post}</td></tr><tr><td>${p.remark ?? ''}</td></tr>${sheetRows(p, 'bare', 'Kött=name|>Mängd=qty|Enhet=unit|>Pris=price|>Kronor=sum', { isBare: true })}<tr><td></td></tr>${totals(p, 'bare', 'Summa=net|Moms {r} %=vat|Att betala=payable').map(pair).join('')}<tr><td></td></tr><tr><td>Bankgiro ${p.supplier.bankgiro}</td></tr><tr><td>Momsnr ${p.supplier.vat}</td></tr></table>`,
      );
    },
  },
  {
    id: 'u62-mejeri-retur',
    producer: 'reportlab',
    hard: 'goods sent back as rows below zero with the minus behind; two addresses, batch and best before',
    credits: 1,
    seller: {
      firm: firm('Mejeriet Klöverhagen AB', 'Mjölkgatan 5, 521 37 Falköping'),
      wares: dairy,
      lines: [4, 8],
      code: 5,
      returns: 22,
      number: (n) => `${330_871 + n}`,
      terms: 15,
    },
    draw: (p) => {
      const s = new Sheet({ size: 8.5 });
      s.text(40, 50, 'Klöverhagen', { font: 'serifbold', size: 22 });
      s.text(555, 50, word(p, 'FAKTURA', 'KREDITFAKTURA'), { font: 'bold', size: 13, align: 'r' });
      headed(
        s,
        [250, 330, 410, 490],
        66,
        facts(p, 'Fakturanummer=number|Fakturadatum=issue|Förfallodatum=due|Kundnummer=customer'),
      );
      s.block(40, 110, ['LEVERANSADRESS', ...who(p.buyer)]);
      s.block(330, 110, ['FAKTURAADRESS', ...who(p.buyer)]);
      s.text(40, 168, p.about === null ? `Leveransdag ${p.delivered}` : `Avser faktura ${p.about}`);
      if (p.remark !== null) s.text(330, 168, p.remark);
      const y = grid(
        s,
        p,
        '40 Art.nr=code|85 Produkt=name|255 Parti=lot|295 Bäst före=best|>390 Antal=qty|396 Enh=unit|>470 Pris=price|>552 Belopp=sum',
        192,
        { form: 'trailing', rule: 'bar', step: 14 },
      );
      put(s, 380, '>552', y + 10, totals(p, 'trailing', 'Netto=net|Moms {r} %=vat|ATT BETALA=payable'), {
        last: { font: 'bold', size: 10 },
      });
      s.text(
        40,
        790,
        `${p.supplier.name}, ${p.supplier.street}, ${p.supplier.post}. Tel ${p.supplier.phone}`,
        { size: 7.5 },
      );
      s.text(
        40,
        801,
        `Bankgiro ${p.supplier.bankgiro}. OCR ${p.ocr}. Org.nr ${p.supplier.organisation}. Momsregnr ${p.supplier.vat}. F-skatt.`,
        { size: 7.5 },
      );
      return s.drawing();
    },
  },
  {
    id: 'u63-fisk-tvarad',
    producer: 'arrays',
    hard: 'two rows a record: name with Latin name above, figures below; boxes counted beside the weight',
    credits: 1,
    seller: {
      firm: firm('Norrhamnens Fiskgrossist AB', 'Fiskargatan 10, 891 33 Örnsköldsvik'),
      wares: fish.filter(({ unit }) => unit === 'kg'),
      lines: [3, 8],
      code: 6,
      number: (n) => `${51_900 + n}`,
      terms: 7,
    },
    draw: (p) => {
      const s = new Sheet({ size: 9 });
      s.text(40, 50, p.supplier.name, { font: 'bold', size: 14 });
      s.block(40, 64, [p.supplier.street, p.supplier.post]);
      s.text(360, 50, `${word(p, 'Faktura', 'Kreditfaktura')} ${p.number}`, { font: 'bold', size: 12 });
      put(
        s,
        360,
        '>555',
        66,
        facts(p, 'Fakturadatum=issue|Förfallodatum=due|Kundnr=customer|Krediterar=about'),
        { step: 12 },
      );
      s.block(40, 116, who(p.buyer), { size: 10 });
      if (p.remark !== null) s.text(360, 130, p.remark);
      const y = grid(
        s,
        p,
        '40 Artikelnr=code|90 Benämning=name|>240 Lådor=none|>330 Nettovikt=none|336 =none|>430 Pris/kg=none|>552 Belopp=none',
        174,
        {
          form: 'space',
          rule: 'head',
          step: 12,
          under: (l, _, to) => {
            s.text(
              90,
              to,
              ['Fångad i NO Atlanten', 'Odlad i Sverige', 'Fångad i Östersjön'][own(l, 'f', 3)] ?? '',
              { size: 7 },
            );
            s.right(240, to, String(1 + own(l, 'b', 3)));
            s.right(330, to, bare.quantity(l.quantity));
            s.text(336, to, l.unit);
            s.right(430, to, bare.price(l.price));
            s.right(552, to, figures('space').money(l.sum));
            return to + 17;
          },
        },
      );
      put(s, 360, '>552', y + 6, totals(p, 'space', 'Netto=net|Moms {r} %=vat|Att betala SEK=payable'), {
        last: { font: 'bold' },
      });
      s.text(
        40,
        800,
        `Bankgiro ${p.supplier.bankgiro}   OCR ${p.ocr}   Org.nr ${p.supplier.organisation}   Momsreg.nr ${p.supplier.vat}   F-skatt`,
        { size: 7.5 },
      );
      return s.drawing();
    },
  },
];
