/** Breweries, wine, coffee, and what is sold in crates. */
import { address, pairs, remarked } from '../html.ts';
import { Sheet } from '../sheet.ts';
import { firm } from './firms.ts';
import {
  beside,
  called,
  facts,
  figures,
  grid,
  linesAs,
  listed,
  meta,
  page,
  partyLines,
  remarkOn,
  sums,
  told,
} from './kit.ts';
import type { LayoutI } from './orders.ts';

const f = figures('swedish');
const sp = figures('space');

export const drinks: readonly LayoutI[] = [
  {
    id: 'i26',
    producer: 'chromium',
    hard: 'a brewery: deposits for kegs and crates as charges between lines and sums',
    seller: {
      firm: firm('Kvarnö Bryggeri AB', 'Bryggarvägen 1, 185 95 Vaxholm'),
      trades: ['öl', 'läsk'],
      lines: [3, 9],
      codes: '4',
      numbers: '24###',
      charges: [
        ['Pant fat ut', 120000, 0],
        ['Pant back', 21600, 0],
      ],
      from: '2026-04-10',
    },
    credits: 1,
    draw: (p) =>
      page(
        '.lines th{text-transform:uppercase;font-size:7pt;border-bottom:2pt solid #c80}h1{letter-spacing:6pt;color:#c80}',
        `<h1>KVARNÖ</h1>`,
        beside(
          [33, address(p.supplier)],
          [33, address(p.buyer)],
          [
            34,
            `<b>${called(p, 'Faktura')} #${p.number}</b><br>${told(meta(p, 'Datum=issue|Förfaller=due|Kund=customer|Avser=about'))}`,
          ],
        ),
        remarked(p),
        `<br>${linesAs(p.lines, f, 'Art=code|Produkt=name|Förpackning=pack|Antal=qty>|Enhet=unit|à pris=price>|moms=rate%>|summa=sum>')}`,
        `<div class="right">${pairs(sums(p, f, 'Summa produkter=lines|=charges|Netto=net|Moms {r}%=vat|Moms totalt=taxes|Att betala SEK=payable'))}</div>`,
        `<p class="clear small">Org.nr ${p.supplier.organisation} | VAT ${p.supplier.vat} | BG ${p.supplier.bankgiro} | Punktskatt betald. F-skatt.</p>`,
      ),
  },
  {
    id: 'i27',
    producer: 'reportlab',
    hard: 'wine importer: vintages in names, packs in a column, long sender line at the top',
    seller: {
      firm: firm('Druvkällaren Import i Sverige AB', 'Vinbodsgatan 8, 116 32 Stockholm'),
      trades: ['vin'],
      lines: [2, 6],
      codes: '6-2',
      numbers: '1005###',
      terms: 45,
    },
    credits: 1,
    draw: (p) => {
      const s = new Sheet({ font: 'serif', size: 9.5 });
      s.text(
        297,
        40,
        `${p.supplier.name} · ${p.supplier.street} · ${p.supplier.post} · ${p.supplier.phone}`,
        { size: 7.5, align: 'c' },
      );
      s.text(297, 80, called(p, 'FAKTURA', 'KREDITNOTA'), { font: 'serifbold', size: 20, align: 'c' });
      s.block(40, 120, ['Faktureringsadress', ...partyLines(p.buyer)]);
      facts(
        s,
        330,
        430,
        120,
        meta(
          p,
          'Fakturanr.=number|Datum=issue:dotted|Förfallodatum=due:dotted|Kundnummer=customer|Kontaktperson=ref|Refererar till=about',
        ),
      );
      remarkOn(s, p, 40, 205);
      const y = grid(
        s,
        p.lines,
        f,
        '40 Art.nr=code|110 Vin=name|300 Kolli=pack|>390 Flaskor=qty|396 =unit|>470 Pris/fl=price|>555 Summa=sum',
        { top: 225, leading: 15, head: { font: 'serifbold' }, rule: (at) => s.line(40, at, 555, at, 1.5) },
      );
      s.line(40, y, 555);
      listed(
        s,
        380,
        555,
        y + 18,
        sums(p, f, 'Summa exkl. moms=net|Moms {r} %=vat|Moms totalt=taxes|Totalsumma SEK=payable'),
        {},
        15,
      );
      s.text(
        40,
        800,
        `Bankgiro ${p.supplier.bankgiro}   Org.nr ${p.supplier.organisation}   VAT no ${p.supplier.vat}   Godkänd upplagshavare   F-skatt`,
        { size: 7.5 },
      );
      return s.drawing();
    },
  },
  {
    id: 'i28',
    producer: 'kerned',
    hard: 'coffee roaster: machine hire and goods, sender under a trade mark',
    seller: {
      firm: firm('Rostmästarna i Borås AB', 'Kafferostargatan 4, 506 38 Borås'),
      trades: ['te'],
      lines: [2, 8],
      codes: '5',
      numbers: '71####',
      isWhole: true,
      discounts: [6],
    },
    draw: (p) => {
      const s = new Sheet();
      s.text(40, 60, 'JAVALUND', { font: 'bold', size: 26 });
      s.text(40, 74, 'kaffe sedan 1934', { font: 'serif', size: 9 });
      s.text(420, 60, called(p, 'Faktura'), { font: 'bold', size: 15 });
      listed(
        s,
        360,
        555,
        84,
        meta(
          p,
          'Fakturanummer=number|Fakturadatum=issue|Förfallodatum=due|Kundnummer=customer|Vår referens=ref',
        ),
      );
      s.block(40, 130, partyLines(p.buyer), { size: 10 });
      remarkOn(s, p, 40, 190);
      const y = grid(
        s,
        p.lines,
        f,
        '40 Artikelnr=code|90 Artikel=name|>360 Antal=qty|366 Enhet=unit|>440 Á-pris=price|>485 Rabatt %=disc|>555 Totalt=sum',
        { top: 210, leading: 14, rule: (at) => s.line(40, at, 555) },
      );
      listed(
        s,
        380,
        555,
        y + 16,
        sums(
          p,
          f,
          'Summa exkl. moms=net|Moms {r}% (underlag {b})=vat|Moms totalt=taxes|Öresavrundning=rounding|Summa att betala=payable',
        ),
      );
      s.line(40, 770, 555);
      s.block(40, 784, [p.supplier.name, p.supplier.street, p.supplier.post], { size: 7.5, leading: 10 });
      s.block(
        240,
        784,
        [`Org.nr: ${p.supplier.organisation}`, `Momsreg: ${p.supplier.vat}`, 'Godkänd för F-skatt'],
        { size: 7.5, leading: 10 },
      );
      s.block(430, 784, [`Bankgiro: ${p.supplier.bankgiro}`, p.supplier.phone], { size: 7.5, leading: 10 });
      return s.drawing();
    },
  },
  {
    id: 'i29',
    producer: 'recoded',
    hard: 'soft drinks: goods sent back as negative lines, GTIN as the number',
    seller: {
      firm: firm('Källhults Läskfabrik AB', 'Källvägen 11, 577 51 Silverdalen'),
      trades: ['läsk'],
      lines: [3, 7],
      codes: 'gtin',
      numbers: '38####',
      returns: 0.1,
      terms: 20,
    },
    draw: (p) => {
      const s = new Sheet({ size: 9 });
      s.text(40, 50, 'Källhults Läskfabrik AB', { font: 'bold', size: 15 });
      s.block(40, 64, [`${p.supplier.street}, ${p.supplier.post}`, `Orgnr ${p.supplier.organisation}`]);
      s.text(350, 50, `${called(p, 'Faktura')} ${p.number}`, { font: 'bold', size: 15 });
      s.block(
        350,
        66,
        meta(p, 'Kundnr=customer|Fakturadatum=issue|Förfallodatum=due|OCR-nummer=ocr').map(
          ([label, value]) => `${label} ${value}`,
        ),
      );
      s.block(40, 130, partyLines(p.buyer));
      remarkOn(s, p, 40, 185);
      const y = grid(
        s,
        p.lines,
        sp,
        '40 EAN=code|125 Vara=name|>370 Antal=qty|378 Enhet=unit|>460 Pris=price|>555 Belopp=sum',
        { top: 205, leading: 15 },
      );
      s.line(300, y, 555);
      listed(
        s,
        300,
        555,
        y + 18,
        sums(p, sp, 'Summa före moms=net|Moms {r} %=vat|Att betala till bankgiro=payable'),
        { font: 'bold' },
      );
      s.text(300, y + 80, `Bankgiro ${p.supplier.bankgiro}`);
      return s.drawing();
    },
  },
  {
    id: 'i30',
    producer: 'calc',
    hard: 'a small distillery from a sheet: labels left and values right in cells',
    seller: {
      firm: firm('Skogsdestilleriet Norra AB', 'Kolarvägen 6, 915 31 Robertsfors'),
      trades: ['sprit'],
      lines: [1, 4],
      codes: '3',
      numbers: 'SD##',
      from: '2026-03-20',
    },
    draw: (p) =>
      page(
        '',
        `<table><tr><td colspan="3"><b>${p.supplier.name}</b></td><td></td><td colspan="2"><b>${called(p, 'FAKTURA')}</b></td></tr><tr><td>${p.supplier.street}</td></tr><tr><td>${p.supplier.post}</td></tr><tr><td>Org.nr</td><td>${p.supplier.organisation}</td></tr><tr><td></td></tr>${meta(
          p,
          'Kund=buyer|Fakturanummer=number|Fakturadatum=issue|Förfallodatum=due|Referens=ref',
        )
          .map(
            ([label, value]) =>
              `<tr><td>${label}:</td><td colspan="3">${value.replace('&', '&amp;')}&nbsp;</td></tr>`,
          )
          .join('')}<tr><td><b>${p.remark ?? ''}</b></td></tr></table>`,
        `<table border="1"><tr><th>Nr</th><th>Benämning</th><th>Antal</th><th>Enhet</th><th>Pris</th><th>Summa</th></tr>${p.lines.map((line) => `<tr><td>${line.code}</td><td>${line.name}</td><td>${f.quantity(line.quantity)}&nbsp;</td><td>${line.unit}</td><td>${f.price(line.price)}&nbsp;</td><td>${f.money(line.sum)}&nbsp;</td></tr>`).join('')}</table>`,
        `<table>${sums(p, f, 'Summa=net|Moms {r} %=vat|Att betala=payable')
          .map(
            ([label, value]) =>
              `<tr><td></td><td></td><td></td><td></td><td>${label}</td><td>${value}&nbsp;</td></tr>`,
          )
          .join(
            '',
          )}<tr><td></td></tr><tr><td colspan="4">Betalas till bankgiro ${p.supplier.bankgiro}</td></tr></table>`,
      ),
  },
];
