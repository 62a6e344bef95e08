/** What is typed in a word processor or a spreadsheet. */
import { abbreviated, iso, slashed, words } from '../days.ts';
import { address, column, remarked, table } from '../html.ts';
import { firm } from '../parties.ts';
import { beside, called, figures, labelled, page, rows } from './kit.ts';
import type { LayoutH } from './orders.ts';

const kr = figures('space');
const bare = figures('bare');
const dash = figures('dash');
const colon = figures('colon');

const h06: LayoutH = {
  id: 'h06',
  producer: 'writer',
  hard: 'plain: a letter with a table of lines, typed in a word processor',
  seller: {
    party: firm('Lindmans Fönsterputs & Städ HB', 'Rönnvägen 7, 302 60 Halmstad'),
    trades: ['cleaning'],
    codes: '',
    numbers: '117',
    lines: [2, 4],
    amounts: [1, 6],
    terms: 20,
    isWhole: true,
  },
  draw: (paper) =>
    page(
      `body{font-family:'Liberation Serif';font-size:11pt}`,
      `<p><b>${paper.supplier.name}</b><br>${paper.supplier.street}<br>${paper.supplier.post}</p>`,
      `<p align="right">${address(paper.buyer)}</p>`,
      `<h2>${called(paper, 'Faktura')} nr ${paper.number}</h2>${remarked(paper)}`,
      `<p>${labelled([['Fakturadatum', words(paper.issue)], ['Förfallodatum', words(paper.due)], ['Avser', paper.about === null ? 'Utfört arbete enligt överenskommelse' : `Kreditering av faktura ${paper.about}`]])}</p>`,
      table(
        [
          column('Beskrivning', ({ name }) => name),
          column('Antal', ({ quantity, unit }) => `${kr.quantity(quantity)} ${unit}`, 'r'),
          column('Pris', ({ price }) => kr.price(price), 'r'),
          column('Belopp', ({ sum }) => kr.money(sum), 'r'),
        ],
        paper.lines,
      ),
      `<p align="right">Summa ${kr.money(paper.net)}<br>Moms 25 % ${kr.money(paper.tax)}<br>Avrundning ${kr.money(paper.rounding)}<br><b>Att betala ${kr.money(paper.payable)} kr</b></p>`,
      `<p>Vänligen betala till bankgiro ${paper.supplier.bankgiro} senast på förfallodagen. Vid försenad betalning debiteras dröjsmålsränta enligt räntelagen.</p>`,
      `<p><small>Org.nr ${paper.supplier.organisation}, momsreg.nr ${paper.supplier.vat}. Innehar F-skattsedel. Tel ${paper.supplier.phone}</small></p>`,
    ),
}; // prettier-ignore

const h07: LayoutH = {
  id: 'h07',
  producer: 'calc',
  hard: 'a spreadsheet: addresses, data and lines in one grid of cells; kronor with colons',
  seller: {
    party: firm('Ekbackens Gård', 'Ekbacken 3, 386 92 Färjestaden', { organisation: '590412-3827', vat: 'SE590412382701' }),
    trades: ['farm'],
    codes: '',
    numbers: '26031',
    lines: [3, 7],
    grams: 500,
    step: 50,
    terms: 14,
  },
  draw: (paper) => {
    const row = (...cells: readonly string[]): string => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`;
    const line = (...cells: readonly string[]): string =>
      `<tr>${cells.map((cell, at) => `<td${at > 0 ? ' align="right"' : ''}>${cell}</td>`).join('')}</tr>`;
    return page(
      '',
      `<table><tr>${[230, 70, 60, 110, 110].map((width) => `<td width="${width}"></td>`).join('')}</tr>`,
      row('<b>EKBACKENS GÅRD</b>', '', '', `<b>${called(paper, 'FAKTURA', 'KREDITFAKTURA')}</b>`, ''),
      row(paper.supplier.street, '', '', 'Nr', paper.number),
      row(paper.supplier.post, '', '', 'Datum', `${iso(paper.issue)} `),
      row(paper.supplier.phone, '', '', 'Betalas senast', `${iso(paper.due)} `),
      row(paper.remark ?? '', '', '', paper.about === null ? '' : 'Avser nr', paper.about ?? ''),
      row('Till:', '', '', '', ''),
      row(paper.buyer.name, '', '', '', ''),
      row(paper.buyer.street, '', '', '', ''),
      row(paper.buyer.post, '', '', '', ''),
      row('', '', '', '', ''),
      `<tr><td><b>Vara</b></td><td align="right"><b>Mängd</b></td><td align="right"><b>Enhet</b></td><td align="right"><b>Pris exkl</b></td><td align="right"><b>Summa</b></td></tr>`,
      ...paper.lines.map(({ name, quantity, unit, price, sum }) => line(name, bare.quantity(quantity), unit, colon.price(price), colon.money(sum))),
      row('', '', '', '', ''),
      line('', '', '', 'Summa exkl moms', colon.money(paper.net)),
      ...paper.vat.map(({ rate, tax }) => line('', '', '', `Moms ${rate}%`, colon.money(tax))),
      line('', '', '', '<b>SUMMA</b>', `<b>${colon.money(paper.payable)}</b>`),
      row('', '', '', '', ''),
      row(`Swish 123 456 78 90 eller bankgiro ${paper.supplier.bankgiro}`, '', '', '', ''),
      row(`Momsreg.nr ${paper.supplier.vat}   F-skatt`, '', '', '', ''),
      `</table>`,
    );
  },
}; // prettier-ignore

const h08: LayoutH = {
  id: 'h08',
  producer: 'calc',
  hard: 'a wide spreadsheet with EAN, pack, pieces in a pack and lines numbered; net price after discount',
  seller: {
    party: firm('Medelhavsimporten Zaitoun AB', 'Partihallsvägen 28, 254 68 Helsingborg'),
    trades: ['pantry'],
    codes: '4###',
    numbers: 'F10882',
    lines: [6, 14],
    amounts: [1, 24],
    discounts: [300, 700],
  },
  draw: (paper) => {
    const cell = (text: string, kind = ''): string => `<td${kind === 'r' ? ' align="right"' : ''}>${text}</td>`;
    return page(
      'td{font-size:8pt}',
      `<table><tr>${[22, 40, 170, 62, 36, 40, 60, 44, 66, 90].map((width) => `<td width="${width}"></td>`).join('')}</tr>`,
      `<tr><td colspan="6"><b>${paper.supplier.name}</b></td><td colspan="4"><b>${called(paper, 'FAKTURA', 'KREDITFAKTURA')} ${paper.number}</b></td></tr>`,
      `<tr><td colspan="6">${paper.supplier.street}, ${paper.supplier.post}</td><td colspan="2">Fakturadatum:</td><td colspan="2">${iso(paper.issue)} </td></tr>`,
      `<tr><td colspan="6">Org.nr: ${paper.supplier.organisation} &nbsp; VAT: ${paper.supplier.vat}</td><td colspan="2">Förfallodatum:</td><td colspan="2">${iso(paper.due)} </td></tr>`,
      `<tr><td colspan="10">${paper.remark ?? '&nbsp;'}</td></tr>`,
      `<tr><td colspan="6">Köpare: ${paper.buyer.name}</td><td colspan="4">${paper.about === null ? `Order ${paper.order}` : `Krediterar ${paper.about}`}</td></tr>`,
      `<tr><td colspan="10">${paper.buyer.street}, ${paper.buyer.post}</td></tr><tr><td colspan="10">&nbsp;</td></tr>`,
      `<tr>${['#', 'Art', 'Produktnamn', 'Förp.', 'Enh', 'Antal', 'Listpris', 'Rabatt', 'Nettopris', 'Radsumma'].map((head) => `<td><b>${head}</b></td>`).join('')}</tr>`,
      ...paper.lines.map(
        (line, at) =>
          `<tr>${cell(`${at + 1}.`)}${cell(line.code)}${cell(line.name)}${cell(line.pack)}${cell(line.unit)}${cell(kr.quantity(line.quantity), 'r')}${cell(kr.price(line.price), 'r')}${cell(line.discount === 0n ? '' : `${kr.percent(line.discount)}%`, 'r')}${cell(kr.price((line.price * (10_000n - line.discount)) / 10_000n), 'r')}${cell(kr.money(line.sum), 'r')}</tr>`,
      ),
      `<tr><td colspan="10">&nbsp;</td></tr>`,
      ...[
        ['Netto', paper.net] as const,
        ...paper.vat.map(({ rate, tax }) => [`Moms ${rate}%`, tax] as const),
        ['Att betala SEK', paper.payable] as const,
      ].map(([label, amount]) => `<tr><td colspan="8"></td>${cell(`<b>${label}</b>`)}${cell(kr.money(amount), 'r')}</tr>`),
      `<tr><td colspan="10">Betalning: Bankgiro ${paper.supplier.bankgiro}, ange ${paper.number}. Godkänd för F-skatt.</td></tr></table>`,
    );
  },
}; // prettier-ignore

const h09: LayoutH = {
  id: 'h09',
  producer: 'writer',
  hard: 'a letter without a table: each piece of work a sentence with its sum; whole kronor with a dash',
  seller: {
    party: firm('Imkanalrensarna Väst AB', 'Importgatan 31, 422 46 Hisings Backa'),
    trades: ['chimney'],
    codes: '',
    numbers: '3308',
    lines: [2, 4],
    amounts: [1, 3],
    step: 100,
  },
  draw: (paper) =>
    page(
      `body{font-family:'Liberation Sans';font-size:10.5pt}`,
      beside([60, `<b>IMKANALRENSARNA VÄST AB</b><br>${paper.supplier.street}<br>${paper.supplier.post}<br>Telefon ${paper.supplier.phone}`], [40, `<b>${called(paper, 'FAKTURA', 'KREDITFAKTURA')}</b><br>Fakturanr ${paper.number}<br>Datum ${slashed(paper.issue)}<br>Kundnr ${paper.customer}`]),
      remarked(paper),
      `<p style="margin-top:24pt">${address(paper.buyer)}</p>`,
      `<p>${paper.about === null ? `Vi debiterar härmed för arbete utfört ${slashed(paper.delivered)}:` : `Kreditering av faktura ${paper.about}:`}</p>`,
      rows(
        paper.lines.map(({ name, quantity, unit, price, sum }) => [name, `${dash.quantity(quantity)} ${unit}`, `à ${dash.price(price)}`, dash.money(sum)]),
      ),
      `<p>&nbsp;</p>`,
      rows([['Summa', dash.money(paper.net)], ['Moms 25 %', dash.money(paper.tax)], ['Att betala', dash.money(paper.payable)]]),
      `<p>Betalas till bankgiro ${paper.supplier.bankgiro} senast ${slashed(paper.due)}. Protokoll översänds separat.</p>`,
      `<p><small>Org.nr ${paper.supplier.organisation} – Momsreg.nr ${paper.supplier.vat} – Företaget innehar F-skattsedel</small></p>`,
    ),
}; // prettier-ignore

const h10: LayoutH = {
  id: 'h10',
  producer: 'writer',
  hard: 'a form of a word processor; the amount before the name; the sum including VAT above the parts',
  credits: 1,
  seller: {
    party: firm('Chark & Rök på Österlen AB', 'Tommarpsvägen 102, 272 94 Simrishamn'),
    trades: ['meat', 'farm'],
    codes: '3##',
    numbers: '5502',
    lines: [3, 7],
    grams: 50,
  },
  draw: (paper) =>
    page(
      `body{font-family:'DejaVu Sans';font-size:9pt}th{border-bottom:1pt solid #000}`,
      `<p align="center"><b style="font-size:16pt">Chark &amp; Rök på Österlen</b></p>`,
      `<p align="center">${paper.supplier.street}, ${paper.supplier.post} · ${paper.supplier.mail}</p>`,
      `<p><b>${called(paper, 'FAKTURA', 'KREDITFAKTURA')}</b></p>${remarked(paper)}`,
      rows([['Fakturanr:', paper.number, 'Köpare:', paper.buyer.name], ['Datum:', abbreviated(paper.issue), '', paper.buyer.street], ['Förfaller:', abbreviated(paper.due), '', paper.buyer.post], ...(paper.about === null ? [] : [['Avser:', paper.about, '', '']])], '', ['', '', '', '']),
      `<p>&nbsp;</p>`,
      table(
        [
          column('Mängd', ({ quantity, unit }) => `${kr.quantity(quantity, quantity % 1000n === 0n ? 0 : 2)} ${unit}`, 'r'),
          column('Artnr', ({ code }) => code),
          column('Vara', ({ name }) => name),
          column('Kr/enh', ({ price }) => kr.price(price), 'r'),
          column('Kronor', ({ sum }) => kr.money(sum), 'r'),
        ],
        paper.lines,
      ),
      `<p align="right"><b>Totalt att betala SEK ${kr.money(paper.payable)}</b></p>`,
      `<p align="right">varav moms ${paper.vat.map(({ rate, tax }) => `${rate}% ${kr.money(tax)}`).join(', ')}<br>belopp exkl. moms ${kr.money(paper.net)}</p>`,
      `<p>Bankgiro: ${paper.supplier.bankgiro} &nbsp; OCR: ${paper.ocr}</p>`,
      `<p><small>${paper.supplier.name} &nbsp; Org.nr: ${paper.supplier.organisation} &nbsp; Momsreg: ${paper.supplier.vat} &nbsp; F-skatt</small></p>`,
    ),
}; // prettier-ignore

export const office: readonly LayoutH[] = [h06, h07, h08, h09, h10];
