/** Sellers in Denmark, Norway, Finland and Estonia. */
import { dashedBack, dotted, iso, plusDays } from '../days.ts';
import { address, column, pairs, remarked, table } from '../html.ts';
import { firm } from '../parties.ts';
import { Sheet } from '../sheet.ts';
import { beside, called, col, figures, grid, labelled, num, of, page, summed } from './kit.ts';
import type { LayoutH } from './orders.ts';

const danish = figures('dotted');
const space = figures('space');
const bare = figures('bare');

const h59: LayoutH = {
  id: 'h59',
  producer: 'chromium',
  hard: 'Danish, reverse charge, points between thousands; payment by IBAN',
  credits: 1,
  seller: {
    party: firm('Nordhavn Delikatesser ApS', 'Fiskerihavnsgade 11, DK-9900 Frederikshavn', { organisation: '38214477', vat: 'DK38214477', iban: 'DK50 0040 0440 1162 43' }),
    trades: ['danish'],
    codes: '1####',
    numbers: '20418',
    lines: [3, 7],
    currency: 'DKK',
    rate: 0,
    terms: 14,
  },
  draw: (paper) => {
    const { supplier: seller } = paper;
    return page(
      `body{font:9.5pt 'Liberation Sans'}.lines{margin:18pt 0}.lines th{border-bottom:1pt solid #000}`,
      beside([60, `<p><b>${paper.buyer.name}</b><br>${paper.buyer.street}<br>SE-${paper.buyer.post}<br>Sverige<br>CVR/VAT ${paper.buyer.vat}</p>`], [40, `<p><b>${seller.name}</b><br>${seller.street}<br>${seller.post}<br>CVR-nr. ${seller.organisation}<br>Bank IBAN ${seller.iban ?? ''}</p>`]),
      `<h2>${called(paper, 'Faktura', 'Kreditnota')} ${paper.number}</h2>${remarked(paper)}`,
      `<p>${labelled([['Fakturadato', dashedBack(paper.issue)], ['Forfaldsdato', dashedBack(paper.due)], ['Betalingsbetingelser', 'Netto 14 dage'], ['Kundenr.', paper.customer], ['Vedr. faktura', paper.about]])}</p>`,
      table(
        [
          column('Varenr.', ({ code }) => code),
          column('Beskrivelse', ({ name }) => name),
          column('Antal', ({ quantity }) => danish.quantity(quantity), 'r'),
          column('Enhed', ({ unit }) => unit),
          column('Enhedspris', ({ price }) => danish.price(price), 'r'),
          column('Beløb', ({ sum }) => danish.money(sum), 'r'),
        ],
        paper.lines,
      ),
      pairs([['Subtotal', danish.money(paper.net)], ['0% moms', danish.money(paper.tax)], ['Total DKK', danish.money(paper.payable)]], 'right'),
      `<p class="clear small"><br>Momsfrit EU-salg, omvendt betalingspligt. Sælgers momsnummer ${seller.vat}. Købers momsnummer ${paper.buyer.vat}.</p>`,
    );
  },
}; // prettier-ignore

const h60: LayoutH = {
  id: 'h60',
  producer: 'pdf-lib',
  hard: 'a Danish firm with Swedish VAT and Swedish words in Danish ones, in Swedish kronor',
  seller: {
    party: firm('Øresund Foodservice A/S', 'Industriholmen 40, DK-2650 Hvidovre', { organisation: '502081-4471', vat: 'SE502081447101' }),
    trades: ['danish'],
    codes: '####-@',
    numbers: 'SE-700418',
    lines: [3, 8],
    rate: 'F',
    terms: 20,
  },
  draw: (paper) => {
    const sheet = new Sheet({ size: 9 });
    const { supplier: seller } = paper;
    sheet.text(40, 52, seller.name, { font: 'bold', size: 15 });
    sheet.block(40, 66, [seller.street, seller.post, 'CVR 30 71 18 20'], { size: 8, leading: 10 });
    sheet.text(350, 52, called(paper, 'FAKTURA', 'KREDITNOTA'), { font: 'bold', size: 15 });
    if (paper.remark !== null) sheet.text(350, 34, paper.remark, { font: 'bold', size: 11 });
    summed(sheet, 70, [['Fakturanr.', paper.number], ['Fakturadato / datum', iso(paper.issue)], ['Forfald / förfallodag', iso(paper.due)], ['Kundenr.', paper.customer]], { x: 350, right: 550, leading: 12 });
    sheet.block(40, 120, [paper.buyer.name, paper.buyer.street, `SE-${paper.buyer.post}`], { size: 10 });
    const y = grid(
      sheet,
      [
        col(40, 'Varenr', ({ code }) => code),
        col(92, 'Varebetegnelse', ({ name }) => name),
        num(310, 'Antal', ({ quantity }) => danish.quantity(quantity)),
        col(318, 'Enhed', ({ unit }) => unit),
        num(420, 'Pris', ({ price }) => danish.price(price)),
        num(460, 'Moms', ({ rate }) => `${rate}%`),
        num(550, 'Beløb', ({ sum }) => danish.money(sum)),
      ],
      paper.lines,
      { top: 186, leading: 13.5, rule: (at) => sheet.line(40, at, 550) },
    );
    sheet.line(40, y, 550);
    summed(sheet, y + 16, [['Netto', danish.money(paper.net)], ...paper.vat.map(({ rate, tax }): [string, string] => [`Svensk moms ${rate} %`, danish.money(tax)]), ['I alt at betale SEK', danish.money(paper.payable)]], { x: 350, right: 550 });
    sheet.text(40, 800, `Svensk bankgiro ${seller.bankgiro}   Svenskt momsreg.nr ${seller.vat}   Svenskt org.nr ${seller.organisation}`, { size: 7.6 });
    return sheet.drawing();
  },
}; // prettier-ignore

const h61: LayoutH = {
  id: 'h61',
  producer: 'weasyprint',
  hard: 'Norwegian, export without VAT, KID, organisation number in groups',
  seller: {
    party: firm('Lofotkysten Sjømat AS', 'Havneveien 6, 8340 Stamsund', { organisation: '918 204 771', vat: 'NO918204771MVA', iban: 'NO93 8601 1117 947' }),
    trades: ['norwegian'],
    codes: '2###',
    numbers: '40911',
    lines: [2, 6],
    currency: 'NOK',
    rate: 0,
    grams: 100,
  },
  draw: (paper) => {
    const { supplier: seller } = paper;
    return page(
      `body{font:10pt 'Liberation Sans'}.lines{margin:20pt 0}.lines th{border-bottom:1pt solid #258}.lines td{padding:3pt 4pt}`,
      `<h1 style="color:#258">Lofotkysten</h1>`,
      beside([55, `<br>${address(paper.buyer)}<br>Sverige`], [45, `<b>${called(paper, 'Faktura', 'Kreditnota')}</b>${remarked(paper)}<br>${labelled([['Fakturanr', paper.number], ['Fakturadato', dotted(paper.issue)], ['Forfallsdato', dotted(paper.due)], ['Kundenr', paper.customer], ['Deres ref', 'Innkjøp']])}`]),
      table(
        [
          column('Varenr', ({ code }) => code),
          column('Varetekst', ({ name }) => name),
          column('Antall', ({ quantity, unit }) => `${space.quantity(quantity)} ${unit}`, 'r'),
          column('Pris', ({ price }) => space.price(price), 'r'),
          column('Mva', ({ rate }) => `${rate} %`, 'r'),
          column('Beløp', ({ sum }) => space.money(sum), 'r'),
        ],
        paper.lines,
      ),
      pairs([['Netto', space.money(paper.net)], ['Mva 0 %', space.money(paper.tax)], ['Å betale NOK', space.money(paper.payable)]], 'right'),
      `<p class="clear small"><br>Eksport, fritatt for merverdiavgift. IBAN ${seller.iban ?? ''}. KID ${paper.ocr}. ${seller.name}, ${seller.street}, ${seller.post}, Norge. Foretaksregisteret ${seller.vat.slice(0, 2)} ${seller.organisation} MVA.</p>`,
    );
  },
}; // prettier-ignore

const h62: LayoutH = {
  id: 'h62',
  producer: 'reportlab-embedded',
  hard: 'Finnish and Swedish words over each other in the heads',
  credits: 1,
  seller: {
    party: firm('Saaristo Herkut Oy', 'Satamakatu 4, 21600 Parainen', { organisation: '2841907-5', vat: 'FI28419075', iban: 'FI21 1234 5600 0007 85' }),
    trades: ['finnish'],
    codes: '###',
    numbers: '118204',
    lines: [2, 6],
    currency: 'EUR',
    rate: 0,
    terms: 14,
  },
  draw: (paper) => {
    const sheet = new Sheet({ size: 9 });
    const { supplier: seller } = paper;
    sheet.text(40, 50, seller.name, { font: 'bold', size: 14 });
    sheet.text(40, 62, `${seller.street}, ${seller.post}, Finland`, { size: 8 });
    sheet.text(330, 50, called(paper, 'LASKU / FAKTURA', 'HYVITYSLASKU / KREDITFAKTURA'), { font: 'bold', size: 11 });
    if (paper.remark !== null) sheet.text(330, 34, paper.remark, { font: 'bold', size: 11 });
    summed(sheet, 66, [['Laskun numero / Fakturanummer', paper.number], ['Päiväys / Datum', dotted(paper.issue)], ['Eräpäivä / Förfallodag', dotted(paper.due)], ['Asiakasnro / Kundnr', paper.customer], ...(paper.about === null ? [] : [['Hyvitetään / Krediterar', paper.about] as [string, string]])], { x: 330, right: 550, leading: 12 });
    sheet.block(40, 104, [paper.buyer.name, paper.buyer.street, `SE-${paper.buyer.post}`, paper.buyer.vat]);
    const y = grid(
      sheet,
      [
        col(40, 'Nro|Nr', ({ code }) => code),
        col(76, 'Tuote|Produkt', ({ name }) => name),
        num(300, 'Määrä|Mängd', ({ quantity }) => space.quantity(quantity)),
        col(308, 'Yks.|Enhet', ({ unit }) => unit),
        num(420, 'Hinta €|Pris €', ({ price }) => space.price(price)),
        num(460, 'Alv|Moms', ({ rate }) => `${rate} %`),
        num(550, 'Yhteensä €|Summa €', ({ sum }) => space.money(sum)),
      ],
      paper.lines,
      { top: 176, leading: 12.5, rule: (at) => sheet.line(40, at, 550) },
    );
    sheet.line(40, y, 550);
    summed(sheet, y + 16, [['Veroton / Utan moms', space.money(paper.net)], ['Alv / Moms 0 %', space.money(paper.tax)], ['Maksettava / Att betala EUR', space.money(paper.payable)]], { x: 330, right: 550 });
    sheet.block(40, 780, ['Yhteisömyynti, AVL 72 a § – Gemenskapsintern försäljning, omvänd skattskyldighet', `IBAN ${seller.iban ?? ''}   Viitenumero ${paper.ocr}   Y-tunnus ${seller.organisation}   ${seller.vat}`], { size: 7.8, leading: 11 });
    return sheet.drawing();
  },
}; // prettier-ignore

const h63: LayoutH = {
  id: 'h63',
  producer: 'fpdf',
  hard: 'Estonian, in English, best before in the lines',
  seller: {
    party: firm('Saaremaa Toidukaubad OÜ', 'Tallinna 82, 93813 Kuressaare', { organisation: '14720388', vat: 'EE102177430', iban: 'EE38 2200 2210 2014 5685' }),
    trades: ['estonian'],
    codes: '47####',
    numbers: '26-0177',
    lines: [2, 5],
    currency: 'EUR',
    rate: 0,
    terms: 21,
  },
  draw: (paper) => {
    const sheet = new Sheet({ size: 9 });
    const { supplier: seller } = paper;
    sheet.text(40, 54, called(paper, 'INVOICE No.', 'CREDIT NOTE No.') + ` ${paper.number}`, { font: 'bold', size: 14 });
    if (paper.remark !== null) sheet.text(330, 54, paper.remark, { font: 'bold', size: 11 });
    sheet.block(40, 80, ['Seller:', seller.name, seller.street, `${seller.post}, Estonia`, `Reg. no. ${seller.organisation}`, `VAT no. ${seller.vat}`]);
    sheet.block(300, 80, ['Buyer:', paper.buyer.name, paper.buyer.street, `SE-${paper.buyer.post}, Sweden`, `VAT no. ${paper.buyer.vat}`]);
    sheet.text(40, 166, `Date: ${dotted(paper.issue)}    Due date: ${dotted(paper.due)}    Delivery: DAP ${paper.buyer.post.slice(7)}`);
    const y = grid(
      sheet,
      [
        col(40, 'Code', ({ code }) => code),
        col(90, 'Goods', ({ name }) => name),
        col(230, 'BBD', (line) => dotted(plusDays(paper.issue, 30 + of(line, 200)))),
        num(330, 'Qty', ({ quantity }) => bare.quantity(quantity)),
        col(338, 'Unit', ({ unit }) => unit),
        num(440, 'Price EUR', ({ price }) => bare.price(price)),
        num(550, 'Total EUR', ({ sum }) => bare.money(sum)),
      ],
      paper.lines,
      { top: 194, leading: 14, rule: (at) => sheet.line(40, at, 550) },
    );
    sheet.line(40, y, 550);
    summed(sheet, y + 16, [['Total without VAT', bare.money(paper.net)], ['VAT 0%', bare.money(paper.tax)], ['Total to pay EUR', bare.money(paper.payable)]], { x: 360, right: 550 });
    sheet.text(40, 790, `Intra-Community supply. SWIFT HABAEE2X, IBAN ${seller.iban ?? ''}`, { size: 8 });
    return sheet.drawing();
  },
}; // prettier-ignore

export const abroadNorth: readonly LayoutH[] = [h59, h60, h61, h62, h63];
