/** Bookkeeping programs, tills and shops that print invoices for their users. More of them. */
import { address, remarked } from '../html.ts';
import { checked, firm } from './firms.ts';
import { data, formOf, lines, page, rows, side, totals, word } from './kit.ts';
import type { LayoutT } from './orders.ts';
import { crafts, roastery } from './wares-more.ts';

const sp = formOf('space');
const bare = formOf('bare');

/** Papers of programs for small firms. */
export const programsMore: readonly LayoutT[] = [
  {
    id: 't49-kaffeservice-lista',
    producer: 'chromium',
    hard: 'name first and number last, unit and price in one cell',
    credits: 1,
    seller: {
      firm: firm('Kaffeservice Roslagen AB', 'Estunavägen 14, 761 51 Norrtälje'),
      wares: roastery,
      lines: [2, 6],
      code: 5,
      number: (n) => `KR${8080 + n}`,
      isListed: true,
      terms: 20,
    },
    draw: (p) =>
      page(
        '.lines th{background:#4b2e1e;color:#fff;padding:3pt}.lines td{padding:4pt 3pt;border-bottom:.3pt solid #4b2e1e}.totals{margin:6mm 0}.data td{padding-right:9pt}h1{font-size:15pt}',
        side([45, `<h1>${p.supplier.name}</h1>${lines([p.supplier.street, p.supplier.post, p.supplier.phone])}`], [55, `<b>${word(p)} ${p.number}</b>${data([['Datum', p.issue], ['Förfaller', p.due], ['Kund', p.customer], ['Kredit till', p.about]])}`]),
        `<p>${address(p.buyer)}</p>`,
        remarked(p),
        rows([['Vara', sp.title], ['Antal', sp.count, 'r'], ['Pris', (l) => `${sp.price(l.price)} / ${l.unit}`, 'r'], ['Moms', sp.percented, 'r'], ['Summa', sp.sum, 'r'], ['Art.nr', sp.code, 'r']], p.lines),
        totals([['Summa', sp.money(p.net)], ...p.vat.map(({ rate, tax }) => [`Moms ${rate} %`, sp.money(tax)] as const), ['Moms summa', sp.money(p.tax)], ['Att betala', sp.money(p.payable)]]),
        `<p>Bankgiro ${p.supplier.bankgiro} · Org.nr ${p.supplier.organisation} · Momsnr ${p.supplier.vat} · F-skatt</p>`,
      ), // prettier-ignore
  },
  {
    id: 't50-snickare-mall',
    producer: 'calc',
    hard: 'an old template of a spreadsheet, work and material in one list',
    seller: {
      firm: firm('Furu & Ek Inredning HB', 'Sågverksgatan 3, 331 33 Värnamo', {
        organisation: checked('969718384'),
      }),
      wares: crafts,
      lines: [2, 5],
      isListed: true,
      number: (n) => String(2600 + n),
    },
    draw: (p) => {
      const row = (...texts: readonly string[]): string =>
        `<tr>${texts.map((text, at) => `<td align="${at === 0 ? 'left' : 'right'}" sdnum="1033;0;@">${text.replaceAll('&', '&amp;')}</td>`).join('')}</tr>`;
      return page(
        'td{font-size:9.5pt}',
        `<table width="620"><tr><td width="280"></td><td width="70"></td><td width="60"></td><td width="100"></td><td width="110"></td></tr>${row(`<b>${word(p, 'FAKTURA')}</b>`, '', '', 'Fakturanr', p.number)}${row(p.supplier.name, '', '', 'Datum', p.issue)}${row(p.supplier.street, '', '', 'Förfaller', p.due)}${row(p.supplier.post, '', '', 'Bankgiro', p.supplier.bankgiro)}${row(`Org.nr ${p.supplier.organisation}`, '', '', 'F-skatt', 'Ja')}${row(p.remark ?? '')}${row('<b>Kund</b>')}${row(p.buyer.name)}${row(p.buyer.street)}${row(p.buyer.post)}${row('')}${row('<b>Beskrivning</b>', '<b>Antal</b>', '<b>Enhet</b>', '<b>Pris</b>', '<b>Belopp</b>')}${p.lines.map((l) => row(l.name, bare.quantity(l.quantity), l.unit, bare.price(l.price), bare.money(l.sum))).join('')}${row('')}${row('', '', '', 'Summa', bare.money(p.net))}${row('', '', '', 'Moms 25 %', bare.money(p.tax))}${row('', '', '', '<b>Att betala</b>', `<b>${bare.money(p.payable)}</b>`)}</table>`,
      ); // prettier-ignore
    },
  },
];
