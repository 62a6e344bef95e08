/** Sellers in Denmark, Norway and Finland. */
import { dashedBack, dotted as dottedDay, iso } from '../days.ts';
import { column, html, over, pairs, table } from '../html.ts';
import { Sheet } from '../sheet.ts';
import { abroad } from './firms.ts';
import { at, aboutPair, batch, called, chargePairs, fieldsAt, figures, note, pairsAt, place, row, rows, stack } from './kit.ts'; // prettier-ignore
import type { LayoutG } from './orders.ts';

const dotted = figures('dotted');
const space = figures('space');
const bare = figures('bare');

const g55: LayoutG = {
  id: 'g55',
  producer: 'chromium',
  hard: 'Danish: Varenr., Enhedspris, I alt; krona of Denmark; reverse charge in words',
  credits: 1,
  seller: {
    party: abroad('Sundby Fødevarer ApS', 'Amager Strandvej 120, DK-2300 København S', 'DK38417752', {
      phone: '+45 70 20 45 18',
    }),
    trades: ['danish'],
    codes: '#####',
    numbers: '#####',
    lines: [3, 7],
    currency: 'DKK',
    terms: 14,
    charges: [['Fragt', 45000, 0]],
  },
  draw: (paper) =>
    html(
      `.lines th{border-bottom:1pt solid #000}`,
      `${row(
        [
          '60%',
          `<br>${stack(...place(paper.buyer), `SE-nr. SE${paper.buyer.organisation.replace('-', '')}01`)}`,
        ],
        [
          '40%',
          `<b>${stack(...place(paper.supplier))}</b><br>CVR-nr. ${paper.supplier.organisation}<br>Tlf. ${paper.supplier.phone}`,
        ],
      )}
      <h1>${called(paper, 'Faktura', 'Kreditnota')}</h1>${note(paper)}
      ${over([
        ['Fakturanr.', paper.number],
        ['Fakturadato', dashedBack(paper.issue)],
        ['Kundenr.', paper.customer],
        ['Forfaldsdato', dashedBack(paper.due)],
        ...aboutPair(paper, 'Vedr. faktura'),
      ])}<br>
      ${table(
        [
          column('Varenr.', ({ code }) => code),
          column('Beskrivelse', ({ name }) => name),
          column('Antal', ({ quantity }) => dotted.quantity(quantity, 2), 'r'),
          column('Enhed', ({ unit }) => unit),
          column('Enhedspris', ({ price }) => dotted.price(price), 'r'),
          column('Beløb', ({ sum }) => dotted.money(sum), 'r'),
        ],
        paper.lines,
      )}
      <div class="right">${pairs([
        ['Varer i alt', dotted.money(paper.lineNet)],
        ...chargePairs(paper, dotted),
        ['Subtotal', dotted.money(paper.net)],
        ['Moms 0 %', dotted.money(paper.tax)],
        ['Total DKK', dotted.money(paper.payable)],
      ])}</div><div class="clear"></div>
      <p>Levering omfattet af omvendt betalingspligt. IBAN DK5000400440116243, SWIFT SUNDDKKK. Betalingsbetingelser: netto 14 dage.</p>`,
    ),
};

const g56: LayoutG = {
  id: 'g56',
  producer: 'reportlab-embedded',
  hard: 'Danish fish auction in Swedish kronor: boxes, weight and price per kg; no sum of the VAT',
  printing: { omits: ['taxTotal', 'taxExclusive'] },
  seller: {
    party: abroad('Hanstholm Fiskeeksport A/S', 'Auktionsgade 27, DK-7730 Hanstholm', 'DK21908846'),
    trades: ['danishFish'],
    codes: '###',
    numbers: 'HF######',
    lines: [4, 9],
    terms: 8,
  },
  draw: (paper) => {
    const sheet = new Sheet({ size: 9 });
    const { supplier } = paper;
    sheet.text(40, 48, supplier.name, { size: 14, font: 'bold' });
    sheet.text(40, 60, `${supplier.street}, ${supplier.post}, VAT no. ${supplier.vat}`, { size: 8 });
    sheet.text(40, 92, `${called(paper, 'FAKTURA', 'KREDITNOTA')} ${paper.number}`, {
      size: 13,
      font: 'bold',
    });
    if (paper.remark !== null) sheet.text(300, 92, paper.remark, { size: 12, font: 'bold' });
    sheet.block(40, 116, place(paper.buyer));
    fieldsAt(
      sheet,
      [370, 450, 116],
      [
        ['Dato', dottedDay(paper.issue)],
        ['Betalingsdato', dottedDay(paper.due)],
        ['Valuta', 'SEK'],
      ],
    );
    const y = rows(sheet, {
      y: 190,
      step: 14,
      bottom: 700,
      next: () => 60,
      lines: paper.lines,
      columns: [
        at(40, 'Nr', ({ code }) => code),
        at(75, 'Art/kvalitet', ({ name }) => name),
        at(310, 'Kasser', ({ quantity }) => String(1 + Number(quantity / 9000n)), 'r'),
        at(380, 'Vægt/stk', ({ quantity }) => dotted.quantity(quantity, 2), 'r'),
        at(390, 'Enhed', ({ unit }) => unit),
        at(480, 'Pris', ({ price }) => dotted.price(price), 'r'),
        at(555, 'I alt', ({ sum }) => dotted.money(sum), 'r'),
      ],
    });
    pairsAt(sheet, [380, 555, y + 14], [['Til betaling SEK', dotted.money(paper.payable)]], { font: 'bold' });
    sheet.text(40, y + 60, 'Momsfri EU-leverance. Moms afregnes af køber.', { size: 8 });
    sheet.text(40, 800, 'Bank: IBAN DK1230000004718526  BIC HANSDK22', { size: 8 });
    return sheet.drawing();
  },
};

const g57: LayoutG = {
  id: 'g57',
  producer: 'weasyprint',
  hard: 'Norwegian: Beskrivelse, Ant., Pris, Sum; organisation number behind the word with MVA; kroner of Norway',
  seller: {
    party: abroad('Lofotfangst Eksport AS', 'Havnegata 8, NO-8300 Svolvær', 'NO984556213MVA', {
      organisation: '984556213',
    }),
    trades: ['norwegian'],
    codes: '####',
    numbers: '1####',
    lines: [2, 6],
    currency: 'NOK',
    charges: [['Frakt og eksportgebyr', 89000, 0]],
  },
  draw: (paper) =>
    html(
      `.lines td{border-bottom:.3pt solid #aaa}`,
      `<h1 style="color:#034">Lofotfangst</h1><div class="right">${pairs([
        [called(paper, 'Faktura', 'Kreditnota'), paper.number],
        ['Fakturadato', dottedDay(paper.issue)],
        ['Forfallsdato', dottedDay(paper.due)],
        ['Kundenr', paper.customer],
      ])}</div>${stack(...place(paper.buyer))}<div class="clear"></div>${note(paper)}<br>
      ${table(
        [
          column('Varenr', ({ code }) => code),
          column('Beskrivelse', ({ name }) => name),
          column('Parti', (line) => batch(line)),
          column('Ant.', ({ quantity }) => space.quantity(quantity, 2), 'r'),
          column('Enh.', ({ unit }) => unit),
          column('Pris', ({ price }) => space.price(price), 'r'),
          column('Sum', ({ sum }) => space.money(sum), 'r'),
        ],
        paper.lines,
      )}
      <div class="right">${pairs([
        ...chargePairs(paper, space),
        ['Netto', space.money(paper.net)],
        ['MVA 0 %', space.money(paper.tax)],
        ['Å betale NOK', space.money(paper.payable)],
      ])}</div><div class="clear"></div>
      <p class="small">${paper.supplier.name} · ${paper.supplier.street} · ${paper.supplier.post} · Org.nr. NO 984 556 213 MVA · IBAN NO9386011117947 · SWIFT LOFONO22. Utførsel, fritatt for merverdiavgift.</p>`,
    ),
};

const g58: LayoutG = {
  id: 'g58',
  producer: 'pdf-lib',
  hard: 'from Finland in Swedish and euro: FO-nummer, Referensnummer, Förfallodag, á pris',
  seller: {
    party: abroad('Skärgårdssmak Österbotten Ab', 'Strandgatan 4, FI-65100 Vasa', 'FI26180942', {
      organisation: '2618094-2',
    }),
    trades: ['finnish'],
    codes: '####',
    numbers: '10###',
    lines: [3, 6],
    currency: 'EUR',
    terms: 21,
  },
  draw: (paper) => {
    const sheet = new Sheet({ size: 9 });
    const { supplier } = paper;
    sheet.text(40, 50, 'Skärgårdssmak', { size: 16, font: 'serifbold' });
    sheet.block(40, 64, [supplier.name, supplier.street, supplier.post], { size: 8, leading: 10 });
    sheet.text(320, 50, called(paper, 'FAKTURA', 'KREDITNOTA'), { size: 14, font: 'bold' });
    if (paper.remark !== null) sheet.text(320, 34, paper.remark, { size: 11, font: 'bold' });
    fieldsAt(
      sheet,
      [320, 420, 68],
      [
        ['Datum', iso(paper.issue)],
        ['Fakturanummer', paper.number],
        ['Referensnummer', paper.ocr],
        ['Förfallodag', iso(paper.due)],
        ['Dröjsmålsränta', '9,5 %'],
        ['Kundnummer', paper.customer],
      ],
    );
    sheet.block(40, 120, place(paper.buyer), { size: 10 });
    const y = rows(sheet, {
      y: 190,
      step: 14,
      bottom: 700,
      next: () => 60,
      lines: paper.lines,
      columns: [
        at(40, 'Produktnr', ({ code }) => code),
        at(95, 'Produkt', ({ name }) => name),
        at(330, 'Antal', ({ quantity }) => bare.quantity(quantity), 'r'),
        at(340, 'Enh.', ({ unit }) => unit),
        at(430, 'á pris', ({ price }) => bare.price(price), 'r'),
        at(475, 'Moms %', ({ rate }) => String(rate), 'r'),
        at(555, 'Totalt EUR', ({ sum }) => bare.money(sum), 'r'),
      ],
    });
    pairsAt(
      sheet,
      [380, 555, y + 14],
      [
        ['Skattefritt totalt', bare.money(paper.net)],
        ['Moms', bare.money(paper.tax)],
        ['Att betala EUR', bare.money(paper.payable)],
      ],
    );
    sheet.text(
      40,
      790,
      `FO-nummer ${supplier.organisation}   Moms reg.   VAT ${supplier.vat}   IBAN FI2112345600000785   Hemort Vasa`,
      {
        size: 7.5,
      },
    );
    sheet.text(40, 800, 'Gemenskapsintern försäljning av varor, omvänd skattskyldighet.', { size: 7.5 });
    return sheet.drawing();
  },
};

export const abroadNorth: readonly LayoutG[] = [g55, g56, g57, g58];
