/** Farms, small bakers and shops: papers typed in a word processor or a spreadsheet. */
import { iso, slashed, words } from '../days.ts';
import { escaped, html } from '../html.ts';
import { firm } from '../parties.ts';
import { called, chargePairs, figures, note, place, stack } from './kit.ts';
import type { LayoutG } from './orders.ts';

const bare = figures('bare');
const space = figures('space');
const dash = figures('dash');
const colon = figures('colon');

const cells = (texts: readonly string[], tag = 'td'): string =>
  `<tr>${texts.map((text) => `<${tag}>${escaped(text)}</${tag}>`).join('')}</tr>`;

const g30: LayoutG = {
  id: 'g30',
  producer: 'writer',
  hard: 'typed in a word processor: the unit behind the quantity, no article numbers, days like 2/9 -26',
  credits: 1,
  seller: {
    party: firm('Östergårdens Lantbruk HB', 'Östergården 3, 521 93 Falköping'),
    trades: ['farm'],
    codes: '',
    numbers: '###',
    lines: [2, 6],
    terms: 14,
  },
  draw: (paper) =>
    html(
      `td{padding:2px 8px}`,
      `<p><font size="6" face="Liberation Serif"><i>Östergårdens Lantbruk</i></font></p>
      <p>${paper.supplier.street}, ${paper.supplier.post}<br>Tel: ${paper.supplier.phone}</p>
      <p><font size="4"><b>${called(paper, 'FAKTURA', 'KREDITFAKTURA')}</b></font></p>${note(paper)}
      <p>Faktura nr: ${paper.number}<br>Datum: ${slashed(paper.issue)}<br>${paper.about === null ? '' : `Avser faktura nr: ${paper.about}<br>`}Till: ${escaped(paper.buyer.name)}<br>${paper.buyer.street}<br>${paper.buyer.post}</p>
      <table border="1" width="100%" cellspacing="0">${cells(['Vara', 'Mängd', 'Pris', 'Summa'], 'th')}
      ${paper.lines.map(({ name, quantity, unit, price, sum }) => cells([name, `${bare.quantity(quantity)} ${unit}`, bare.price(price), bare.money(sum)])).join('')}</table>
      <p align="right">Summa exkl. moms: ${bare.money(paper.net)}<br>Moms 6 %: ${bare.money(paper.tax)}<br><b>Att betala: ${bare.money(paper.payable)} kr</b></p>
      <p>Betalas senast ${slashed(paper.due)} till bankgiro ${paper.supplier.bankgiro}.<br>Tack för att ni handlar lokalt!</p>
      <p><font size="2">Östergårdens Lantbruk HB, org.nr ${paper.supplier.organisation}. Momsreg.nr ${paper.supplier.vat}. Godkänd för F-skatt.</font></p>`,
    ),
};

const g31: LayoutG = {
  id: 'g31',
  printing: { omits: ['taxTotal'] },
  producer: 'writer',
  hard: 'quantity before the name; kronor with a dash; the supplier only at the foot; days in words',
  seller: {
    party: firm('Biodlare Svea Honung AB', 'Ljungvägen 40, 570 60 Österbymo'),
    trades: ['farm'],
    codes: '',
    numbers: '2026-##',
    lines: [1, 4],
    charges: [['Leverans', 15000, 25]],
    terms: 20,
  },
  draw: (paper) =>
    html(
      `td{padding:3px 6px}`,
      `<p align="center"><font size="5">${called(paper, 'Faktura')} ${paper.number}</font></p>${note(paper)}
      <p>${stack(...place(paper.buyer))}</p><p>${paper.supplier.post.split(' ').slice(2).join(' ')} den ${words(paper.issue)}</p>
      <p>För levererade varor ${words(paper.delivered)} får vi debitera följande:</p>
      <table width="90%">${cells(['Antal', 'Enhet', 'Vara', 'á', 'Kronor'], 'th')}
      ${paper.lines.map(({ name, quantity, unit, price, sum }) => cells([bare.quantity(quantity), unit, name, dash.price(price), dash.money(sum)])).join('')}
      ${chargePairs(paper, dash).map(([label, value]) => cells(['', '', label, '', value])).join('')}
      ${cells(['', '', 'Summa', '', dash.money(paper.net)])}
      ${paper.vat.map(({ rate, tax }) => cells(['', '', `Moms ${rate} %`, '', dash.money(tax)])).join('')}
      ${cells(['', '', 'ATT BETALA', '', dash.money(paper.payable)])}</table>
      <p>Förfallodag: ${words(paper.due)}. Bankgiro ${paper.supplier.bankgiro}.</p>
      <p>Med vänlig hälsning<br>${escaped(paper.supplier.name)}<br>${paper.supplier.street}<br>${paper.supplier.post}<br>Org.nr ${paper.supplier.organisation}, momsnr ${paper.supplier.vat}, F-skattebevis finns</p>`,
    ),
}; // prettier-ignore

const g32: LayoutG = {
  id: 'g32',
  producer: 'calc',
  hard: 'a spreadsheet with empty columns and a date as yyyy-mm-dd without label but Datum; goods numbered by row only',
  seller: {
    party: firm('Mormor Bergs Tårtor AB', 'Parkgatan 3, 682 30 Filipstad'),
    trades: ['bread'],
    codes: '',
    numbers: '11##',
    lines: [3, 7],
    amounts: [2, 30],
    terms: 10,
  },
  draw: (paper) =>
    html(
      ``,
      `<table><tr><td colspan="6"><font size="5">Mormor Bergs Tårtor</font></td></tr><tr><td colspan="6">${paper.remark ?? ' '}</td></tr>
      <tr><td colspan="3"><b>${called(paper, 'Faktura')}</b></td><td colspan="3">Fakturanr: ${paper.number}</td></tr>
      <tr><td colspan="3">${escaped(paper.buyer.name)}</td><td colspan="3">Datum: ${iso(paper.issue)}</td></tr>
      <tr><td colspan="3">${paper.buyer.street}</td><td colspan="3">Förfallodatum: ${iso(paper.due)}</td></tr>
      <tr><td colspan="3">${paper.buyer.post}</td><td colspan="3">Kundnr: ${paper.customer}</td></tr><tr><td> </td></tr>
      <tr bgcolor="#f4d9e2"><th width="40">Rad</th><th width="240">Produkt</th><th width="60">Antal</th><th width="50">Enhet</th><th width="80">Styckpris</th><th width="90">Radsumma</th></tr>
      ${paper.lines.map((line, index) => `<tr><td>${index + 1}.</td><td>${escaped(line.name)}</td><td align="right">${bare.quantity(line.quantity)}&nbsp;</td><td>${line.unit}</td><td align="right">${bare.price(line.price)}&nbsp;</td><td align="right">${space.money(line.sum)}&nbsp;</td></tr>`).join('')}
      <tr><td> </td></tr><tr><td colspan="4"></td><td>Netto</td><td align="right">${space.money(paper.net)}&nbsp;</td></tr>
      <tr><td colspan="4"></td><td>Moms ${paper.vat[0]?.rate ?? 6} %</td><td align="right">${space.money(paper.tax)}&nbsp;</td></tr>
      <tr><td colspan="4"></td><td><b>Totalt</b></td><td align="right"><b>${space.money(paper.payable)}</b>&nbsp;</td></tr>
      <tr><td> </td></tr><tr><td colspan="6">${escaped(paper.supplier.name)}, ${paper.supplier.street}, ${paper.supplier.post}</td></tr>
      <tr><td colspan="6">Bankgiro ${paper.supplier.bankgiro}, org.nr ${paper.supplier.organisation}, momsreg.nr ${paper.supplier.vat}, F-skatt</td></tr></table>`,
    ),
}; // prettier-ignore

const g33: LayoutG = {
  id: 'g33',
  producer: 'chromium',
  hard: 'quantity × price below the name; a form of the size A5; colons',
  seller: {
    party: firm('Slaktar Olles Gårdsbutik AB', 'Kyrkvägen 18, 438 93 Landvetter'),
    trades: ['meat', 'chark'],
    codes: '',
    numbers: '#####',
    lines: [2, 5],
    terms: 10,
  },
  draw: (paper) =>
    html(
      `@page{size:A5;margin:10mm}body{font-size:9.5pt}.l td{padding:2pt 0}`,
      `<b style="font-size:14pt">Slaktar Olles</b><br>${paper.supplier.street}, ${paper.supplier.post}<br>Org.nr ${paper.supplier.organisation}<hr>
      <b>${called(paper, 'Faktura')} nr ${paper.number}</b>${note(paper)}<br>Fakturadatum ${iso(paper.issue)}<br>Förfallodatum ${iso(paper.due)}<br><br>${stack(...place(paper.buyer))}<hr>
      <table class="l" style="width:100%">${paper.lines
        .map(
          ({ name, quantity, unit, price, sum }) =>
            `<tr><td>${escaped(name)}</td><td></td></tr><tr><td>&nbsp;&nbsp;${colon.quantity(quantity)} ${unit} × ${colon.price(price)}</td><td class="r">${colon.money(sum)}</td></tr>`,
        )
        .join('')}</table><hr>
      <table style="width:100%"><tr><td>Netto</td><td class="r">${colon.money(paper.net)}</td></tr>${paper.vat.map(({ rate, tax }) => `<tr><td>Moms ${rate} %</td><td class="r">${colon.money(tax)}</td></tr>`).join('')}<tr><td><b>Att betala</b></td><td class="r"><b>${colon.money(paper.payable)}</b></td></tr></table>
      <p class="small">Bankgiro ${paper.supplier.bankgiro}. ${paper.supplier.name}. Momsreg.nr ${paper.supplier.vat}. F-skatt.</p>`,
    ),
};

const g34: LayoutG = {
  id: 'g34',
  producer: 'wkhtmltopdf',
  hard: 'a web shop: the order number largest, item number in small print below the name, prices with kr',
  credits: 1,
  seller: {
    party: firm('Barutrustning Online i Norden AB', 'Svarvargatan 2, 504 64 Borås'),
    trades: ['spice', 'coffee'],
    codes: 'SKU-#####',
    numbers: '####',
    lines: [2, 6],
    charges: [['Fraktkostnad', 7900, 25]],
    terms: 30,
  },
  draw: (paper) =>
    html(
      `.lines th{text-align:left;border-bottom:2px solid #333}.lines td{padding:6px 4px;border-bottom:1px solid #ddd}small{color:#777}`,
      `<table style="width:100%"><tr><td><b style="font-size:18pt">barutrustning.online</b></td><td class="r">${escaped(paper.supplier.name)}<br>${paper.supplier.street}<br>${paper.supplier.post}<br>Org.nr: ${paper.supplier.organisation}<br>VAT: ${paper.supplier.vat}</td></tr></table>
      <h2>${called(paper, 'FAKTURA', 'KREDITFAKTURA')}</h2>${note(paper)}
      <table style="width:100%"><tr><td style="width:50%">${stack(...place(paper.buyer))}</td><td>Ordernummer: <b style="font-size:13pt">#${paper.order}</b><br>Orderdatum: ${words(paper.delivered)}<br>Fakturanummer: ${paper.number}<br>Fakturadatum: ${words(paper.issue)}<br>Förfallodatum: ${words(paper.due)}<br>${paper.about === null ? 'Betalsätt: Faktura 30 dagar' : `Avser fakturanummer: ${paper.about}`}</td></tr></table><br>
      <table class="lines"><thead><tr><th>Produkt</th><th>Moms</th><th class="r">Antal</th><th class="r">Pris</th><th class="r">Totalt</th></tr></thead><tbody>${paper.lines
        .map(
          ({ name, code, rate, quantity, price, sum }) =>
            `<tr><td>${escaped(name)}<br><small>Artikelnummer: ${code}</small></td><td>${rate}%</td><td class="r">${bare.quantity(quantity)}</td><td class="r">${space.price(price)} kr</td><td class="r">${space.money(sum)} kr</td></tr>`,
        )
        .join('')}</tbody></table>
      <table class="right">${[['Delsumma', `${space.money(paper.lineNet)} kr`], ...paper.charges.map(({ label, amount }) => [label, `${space.money(amount)} kr`]), ['Summa exkl. moms', `${space.money(paper.net)} kr`], ...paper.vat.map(({ rate, tax }) => [`Moms ${rate}%`, `${space.money(tax)} kr`]), ['Totalt', `${space.money(paper.payable)} kr`]].map(([label, value]) => `<tr><td>${label}</td><td class="r">${value}</td></tr>`).join('')}</table><div class="clear"></div>
      <p class="small">Bankgiro ${paper.supplier.bankgiro}, OCR ${paper.ocr}. Godkänd för F-skatt.</p>`,
    ),
  printing: { unit: () => undefined, omits: ['taxTotal'] },
}; // prettier-ignore

export const typed: readonly LayoutG[] = [g30, g31, g32, g33, g34];
