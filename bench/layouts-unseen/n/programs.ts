/** More programs of small firms: books on the web, sheets, and a program of the nineties. */
import { words } from '../days.ts';
import { column, escaped, over, remarked, table, titled } from '../html.ts';
import { firm } from '../parties.ts';
import { facts, from, in_, l, ledger, lines, mark, page, r, sheet, side, sums, to } from './kit.ts';
import type { LayoutN } from './orders.ts';

const sw = in_('swedish');
const sp = in_('space');
const bare = in_('bare');
const clean = firm('Renrum Kemikalier i Kalmar AB', 'Tvålgränd 6, 392 36 Kalmar');
const farm = firm('Gårdsbutiken Ekenäs, Lars-Åke Rudh', 'Ekenäs 120, 247 94 Södra Sandby', {
  organisation: '670922-4817',
  vat: 'SE670922481701',
});
const ice = firm('Glassmakeriet Polstjärnan AB', 'Isgatan 5, 972 41 Luleå');

export const programs: readonly LayoutN[] = [
  {
    id: 'n08',
    producer: 'chromium',
    hard: 'cards of a web program, the sum in large figures above the rows',
    count: 2,
    credits: 1,
    seller: {
      party: clean,
      trades: ['clean'],
      codes: '###-##',
      numbers: '1207',
      lines: [3, 8],
      discounts: [1000],
    },
    draw: (p) =>
      page(
        `body{color:#223}.card{border:1px solid #ccd;border-radius:6pt;padding:8pt;margin-bottom:8pt}.big{font-size:22pt;font-weight:bold}.lines td{border-top:1px solid #dde;padding:4pt}`,
        side(
          [60, `<h1>${titled(p, 'Faktura')} #${p.number}</h1>från ${escaped(p.supplier.name)}`],
          [
            40,
            `<div class="card">${p.isCredit ? 'Tillgodo' : 'Att betala'}<div class="big">${sw.money(p.payable)} kr</div>senast ${words(p.due)}</div>`,
          ],
        ),
        remarked(p),
        `<div class="card">${side([34, `<small>Kund</small><br>${lines(...to(p))}`], [33, `<small>Fakturadatum</small><br>${words(p.issue)}<br><small>Kundnummer</small><br>${p.customer}`], [33, `<small>Bankgiro</small><br>${p.supplier.bankgiro}<br><small>OCR</small><br>${p.ocr}`])}</div>`,
        p.about === null ? '' : `<p>Kredit för faktura #${p.about}</p>`,
        table(
          [
            column('Produkt', (x) => x.name),
            column('Art.nr', (x) => x.code),
            column('Antal', (x) => `${sw.quantity(x.quantity)} ${x.unit}`, 'r'),
            column('Á-pris', (x) => sw.price(x.price), 'r'),
            column('Rabatt', (x) => (x.discount === 0n ? '–' : `${sw.percent(x.discount)}%`), 'r'),
            column('Moms', (x) => `${x.rate}%`, 'r'),
            column('Belopp', (x) => sw.money(x.sum), 'r'),
          ],
          p.lines,
        ),
        `<br>${over([
          ['Netto', sw.money(p.net)],
          ['Moms', sw.money(p.tax)],
          ['Totalt inkl. moms', sw.money(p.gross)],
        ])}`,
        `<p class="small">${lines(`${from(p).join(', ')}. Org.nr ${p.supplier.organisation}. Momsnr ${p.supplier.vat}. Godkänd för F-skatt. ${p.supplier.mail}`)}</p>`,
      ),
  },
  {
    id: 'n09',
    producer: 'calc',
    hard: 'a spreadsheet by a sole trader',
    count: 2,
    seller: {
      party: farm,
      trades: ['farm', 'wild'],
      codes: '',
      numbers: '2026-14',
      lines: [2, 6],
      terms: 15,
      step: 50,
    },
    draw: (p) => {
      const row = (...cells: readonly string[]): string =>
        `<tr>${cells.map((cell, at) => `<td nowrap width="${[215, 60, 50, 105, 90][at] ?? 90}" sdnum="1053;0;@">${escaped(cell)}</td>`).join('')}</tr>`;
      const gap = row('', '', '', '', '');
      return page(
        'td{font-size:11pt}',
        `<table>${[
          row('GÅRDSBUTIKEN EKENÄS', '', '', titled(p, 'FAKTURA').toUpperCase(), p.number),
          row(p.supplier.street, '', '', 'Datum', p.issue),
          row(p.supplier.post, '', '', 'Betalas senast', p.due),
          row(p.supplier.phone),
          gap,
          ...to(p).map((text) => row('', '', '', text)),
          row(p.remark ?? ''),
          gap,
          row('Produkt', 'Antal', 'Enhet', 'Pris', 'Summa'),
          ...p.lines.map((x) =>
            row(x.name, bare.quantity(x.quantity), x.unit, bare.price(x.price), bare.money(x.sum)),
          ),
          gap,
          row('', '', '', 'Netto', bare.money(p.net)),
          row('', '', '', `Moms ${p.vat[0]?.rate ?? 0} %`, bare.money(p.tax)),
          row('', '', '', 'Att betala', bare.money(p.payable)),
          gap,
          row(`Bankgiro ${p.supplier.bankgiro}`),
          row(p.supplier.name),
          row(`Momsreg.nr ${p.supplier.vat}`),
          row('Godkänd för F-skatt'),
        ].join('')}</table>`,
      );
    },
  },
  {
    id: 'n10',
    producer: 'words',
    hard: 'each word placed alone; number and name in one cell',
    count: 2,
    credits: 1,
    seller: {
      party: ice,
      trades: ['ice'],
      codes: '####',
      numbers: '60233',
      lines: [2, 5],
      fees: [['Frysfrakt', 35000, 25]],
      terms: 20,
    },
    draw: (p) => {
      const s = sheet();
      s.text(40, 60, 'Polstjärnan', { font: 'serifbold', size: 26 });
      facts(s, 50, 360, 450, [
        [titled(p, 'FAKTURA', 'KREDITFAKTURA'), p.number],
        ['Fakturadag', p.issue],
        ['Förfallodag', p.due],
        ['Kundnummer', p.customer],
        ['Tillhör faktura', p.about ?? ''],
      ]);
      s.block(360, 130, to(p));
      mark(s, 40, 110, p);
      const y = ledger(
        s,
        210,
        [
          l(40, 'Artikel', (x) => `${x.code} ${x.name}`),
          l(270, 'Storlek', (x) => x.pack),
          r(350, 'Antal', (x) => `${sp.quantity(x.quantity)} ${x.unit}`),
          r(430, 'Pris', (x) => sp.price(x.price)),
          r(475, 'Moms', (x) => `${x.rate}%`),
          r(555, 'Belopp', (x) => sp.money(x.sum)),
        ],
        p.lines,
      );
      for (const { label, amount, rate } of p.charges) {
        s.text(40, y, label);
        s.right(475, y, `${rate}%`);
        s.right(555, y, sp.money(amount));
      }
      let at = y + 30;
      s.line(300, at - 12, 555);
      for (const { rate, base, tax } of p.vat) {
        s.text(300, at, `Underlag ${rate}%: ${sp.money(base)}`);
        s.text(440, at, 'moms');
        s.right(555, at, sp.money(tax));
        at += 13;
      }
      sums(s, at, 300, 555, [
        ['Netto', sp.money(p.net)],
        ['Moms', sp.money(p.tax)],
      ]);
      sums(s, at + 30, 300, 555, [['Att betala SEK', sp.money(p.payable)]], { font: 'bold', size: 11 });
      s.block(
        40,
        770,
        [
          `${from(p).join('  ')}  Tel ${p.supplier.phone}`,
          `Bg ${p.supplier.bankgiro}  Org.nr ${p.supplier.organisation}  VAT ${p.supplier.vat}  F-skattebevis finns`,
        ],
        { size: 8 },
      );
      return s.drawing();
    },
  },
];
