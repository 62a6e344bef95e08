/** Middle wholesalers: Swedish business systems of twenty and of five years ago. More of them. */
import { address, remarked } from '../html.ts';
import { firm } from './firms.ts';
import { formOf, lines, page, rows, side, word } from './kit.ts';
import type { LayoutT } from './orders.ts';
import { deli } from './wares-fresh.ts';

const bare = formOf('bare');

/** Papers of middle wholesalers. */
export const wholesaleMiddleMore: readonly LayoutT[] = [
  {
    id: 't09-deli-word',
    producer: 'writer',
    hard: 'a word processor’s form with a bordered table; weights and pieces mixed',
    seller: {
      firm: firm('Bottega Salumi Import AB', 'Hälsingegatan 43, 113 31 Stockholm'),
      wares: deli,
      lines: [4, 9],
      code: 3,
      number: (n) => `${2026}-${110 + n}`,
      terms: 10,
    },
    draw: (p) =>
      page(
        'body{font-family:"Liberation Serif";font-size:11pt}',
        side([60, `<b>BOTTEGA SALUMI</b><br>Import av italienska delikatesser<br>${lines([p.supplier.street, p.supplier.post, p.supplier.phone])}`], [40, `<b>${word(p, 'FAKTURA', 'KREDITFAKTURA')}</b><br>Fakturanr: ${p.number}<br>Datum: ${p.issue}<br>Oss tillhanda: ${p.due}`]),
        `<p>Kund:<br>${address(p.buyer)}</p>`,
        remarked(p),
        rows([['Nr', bare.code], ['Vara', bare.title], ['Mängd', bare.count, 'r'], ['', bare.unit], ['Kr/enh', bare.each, 'r'], ['Summa kr', bare.sum, 'r']], p.lines, { attributes: 'border="1" cellpadding="3" cellspacing="0"' }),
        `<p align="right">Netto: ${bare.money(p.net)}<br>Moms ${p.vat[0]?.rate} %: ${bare.money(p.tax)}<br><b>Att betala: ${bare.money(p.payable)} SEK</b></p>`,
        `<p>Betalning till bankgiro ${p.supplier.bankgiro}. Ange fakturanummer.<br>${p.supplier.name}, org.nr ${p.supplier.organisation}, momsnr ${p.supplier.vat}. Godkänd för F-skatt.</p>`,
      ), // prettier-ignore
  },
];
