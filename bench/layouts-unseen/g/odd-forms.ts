/** A payment form at the foot, and a table with charges in its rows. */
import { iso } from '../days.ts';
import { escaped, html } from '../html.ts';
import { firm } from '../parties.ts';
import { Sheet } from '../sheet.ts';
import { aboutPair, at, called, chargePairs, fieldsAt, figures, note, pairsAt, place, rateTable, rows, stack } from './kit.ts'; // prettier-ignore
import type { LayoutG } from './orders.ts';

const space = figures('space');
const bare = figures('bare');

const g53: LayoutG = {
  id: 'g53',
  printing: { omits: ['taxTotal'] },
  producer: 'ghostscript',
  hard: 'a payment form at the foot that repeats the sum, the account and the supplier; two rates',
  credits: 1,
  seller: {
    party: firm('Partihallarnas Restaurangservice AB', 'Grönsakstorget 3, 415 02 Göteborg'),
    trades: ['dry', 'paper', 'dairy'],
    codes: '1####',
    numbers: '68#####',
    lines: [24, 30],
  },
  draw: (paper) => {
    const sheet = new Sheet({ size: 8.5 });
    const { supplier } = paper;
    sheet.text(40, 46, 'PARTIHALLARNAS RESTAURANGSERVICE', { size: 12, font: 'bold' });
    sheet.block(40, 58, [`${supplier.street}, ${supplier.post}`, `Org.nr ${supplier.organisation}`], {
      size: 7.5,
      leading: 10,
    });
    sheet.text(400, 46, called(paper, 'FAKTURA', 'KREDITFAKTURA'), { size: 13, font: 'bold' });
    if (paper.remark !== null) sheet.text(400, 28, paper.remark, { size: 11, font: 'bold' });
    fieldsAt(
      sheet,
      [400, 475, 62],
      [
        ['Nr', paper.number],
        ['Fakturadat.', iso(paper.issue)],
        ['Kund', paper.customer],
        ['Er order', paper.order],
        ...aboutPair(paper, 'Avser nr'),
      ],
    );
    sheet.block(60, 110, place(paper.buyer), { size: 10 });
    const y = rows(sheet, {
      y: 178,
      step: 13,
      bottom: 480,
      next: () => 60,
      lines: paper.lines,
      columns: [
        at(40, 'Artnr', ({ code }) => code),
        at(85, 'Benämning', ({ name }) => name),
        at(345, 'Antal', ({ quantity }) => bare.quantity(quantity), 'r'),
        at(353, 'Enh', ({ unit }) => unit),
        at(440, 'Pris', ({ price }) => bare.price(price), 'r'),
        at(480, 'Moms', ({ rate }) => `${rate}%`, 'r'),
        at(555, 'Belopp', ({ sum }) => bare.money(sum), 'r'),
      ],
    });
    pairsAt(
      sheet,
      [370, 555, y + 10],
      [
        ['Netto', bare.money(paper.net)],
        ...paper.vat.map(
          ({ rate, base, tax }) => [`Moms ${rate}% av ${bare.money(base)}`, bare.money(tax)] as const,
        ),
        ['Att betala', bare.money(paper.payable)],
      ],
    );
    sheet.line(30, 640, 565);
    sheet.text(40, 656, 'INBETALNING / GIRERING AVI', { font: 'bold' });
    fieldsAt(
      sheet,
      [40, 130, 676],
      [
        ['Till bankgiro', supplier.bankgiro],
        ['Betalningsmottagare', supplier.name],
        ['OCR-nummer', paper.ocr],
        ['Förfallodatum', iso(paper.due)],
      ],
      { leading: 14 },
    );
    sheet.text(330, 676, 'Avsändare');
    sheet.block(330, 690, place(paper.buyer));
    sheet.text(330, 740, `Kronor ${bare.money(paper.payable).replace(',', '   öre ')}`, { size: 10 });
    sheet.text(40, 800, `Momsreg.nr ${supplier.vat}   Godkänd för F-skatt   Tel ${supplier.phone}`, {
      size: 7,
    });
    return sheet.drawing();
  },
};

const g54: LayoutG = {
  id: 'g54',
  producer: 'writer',
  hard: 'a table of rates with labels in the first column; charges in rows of the table',
  seller: {
    party: firm('Kryddboden Saffran & Salt AB', 'Västerlånggatan 60, 111 29 Stockholm'),
    trades: ['spice', 'dry'],
    codes: 'SS###',
    numbers: '#####',
    lines: [4, 8],
    charges: [['Porto och emballage', 8900, 25]],
  },
  draw: (paper) =>
    html(
      `td,th{padding:2px 5px}`,
      `<p><font size="5" color="#a05000">Saffran &amp; Salt</font></p><table width="100%"><tr><td>${stack(...place(paper.buyer))}</td><td><b>${called(paper, 'Faktura')}</b><br>Fakturanr ${paper.number}<br>Fakturadatum ${iso(paper.issue)}<br>Förfallodatum ${iso(paper.due)}<br>Kundnr ${paper.customer}</td></tr></table>${note(paper)}
      <table border="1" cellspacing="0" width="100%"><tr><th>Art.nr</th><th>Artikel</th><th>Antal</th><th>Enhet</th><th>Pris</th><th>Moms</th><th>Belopp</th></tr>
      ${paper.lines.map(({ code, name, quantity, unit, price, rate, sum }) => `<tr><td>${code}</td><td>${escaped(name)}</td><td align="right">${bare.quantity(quantity)}</td><td>${unit}</td><td align="right">${space.price(price)}</td><td align="right">${rate} %</td><td align="right">${space.money(sum)}</td></tr>`).join('')}
      ${paper.charges.map(({ label, amount, rate }) => `<tr><td></td><td>${label}</td><td></td><td></td><td></td><td align="right">${rate} %</td><td align="right">${space.money(amount)}</td></tr>`).join('')}</table><br>
      ${rateTable(paper, space, ['Momssats', 'Netto', 'Moms'])}
      <p align="right">Netto ${space.money(paper.net)}<br>Moms ${space.money(paper.tax)}<br><b>Att betala SEK ${space.money(paper.payable)}</b></p>
      <p><font size="1">${chargePairs(paper, space).length > 0 ? 'Porto enligt prislista. ' : ''}${escaped(paper.supplier.name)}, ${paper.supplier.street}, ${paper.supplier.post}. Org.nr ${paper.supplier.organisation}. Momsreg.nr ${paper.supplier.vat}. Bankgiro ${paper.supplier.bankgiro}. F-skatt.</font></p>`,
    ),
}; // prettier-ignore

export const oddForms: readonly LayoutG[] = [g53, g54];
