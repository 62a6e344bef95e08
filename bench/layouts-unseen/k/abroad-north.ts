/** Danish, Norwegian and Finnish-Swedish sellers. */
import { dashedBack, dotted } from '../days.ts';
import { column, over, pairs, table } from '../html.ts';
import { Sheet } from '../sheet.ts';
import { address, beside, charges, col, figures, grid, listed, num, of, page, rowsOf, stack } from './kit.ts'; // prettier-ignore
import type { LayoutK } from './orders.ts';
import { dane, finn, iban, norwegian } from './parties.ts';

const g = figures('dotted');
const s = figures('space');
const b = figures('bare');
const m = figures('swedish');

export const abroadNorth: readonly LayoutK[] = [
  {
    id: 'k61',
    producer: 'chromium',
    hard: 'Danish: dots between thousands, reverse charge, CVR for the organisation\'s number',
    credits: 1,
    seller: {
      party: dane('Skagerrak Fisk & Skaldyr ApS', 'Auktionsvej 44, DK-9990 Skagen', { phone: '+45 98 44 00 00' }),
      trades: ['danish'],
      lines: [3, 6],
      codes: '1###',
      number: (n) => String(20_880 + n),
      currency: 'DKK',
      terms: 14,
      charges: [['Fragt', 65_000, 0]],
    },
    draw: (p) =>
      page(
        `.lines th{border-bottom:1pt solid #046;text-align:left}.r,.lines th.r{text-align:right}`,
        beside([50, `<h2 style="color:#046">SKAGERRAK</h2>Fisk &amp; Skaldyr ApS`], [50, `<h2>${p.title ?? (p.isCredit ? 'Kreditnota' : 'Faktura')}</h2>${listed([['Fakturanr.', p.number], ['Fakturadato', dashedBack(p.issue)], ['Forfaldsdato', dashedBack(p.due)], ['Kundenr.', p.customer], ['Vedr. faktura', p.about ?? '']])}`]),
        `<p>${address(p.buyer)}<br>Sverige<br>Momsnr. ${p.buyer.vat}</p>`,
        table(
          [
            column('Varenr.', ({ code }) => code),
            column('Beskrivelse', ({ name }) => name),
            column('Antal', (line) => g.quantity(line.quantity), 'r'),
            column('Enhed', ({ unit }) => unit),
            column('Stk. pris', (line) => g.price(line.price), 'r'),
            column('Beløb DKK', (line) => g.money(line.sum), 'r'),
          ],
          p.lines,
        ),
        `<div class="right">${pairs([...charges(p, g.money), ['Subtotal', g.money(p.net)], ['Moms 0 %', g.money(p.tax)], ['<b>Total DKK</b>', g.money(p.payable)]])}</div><div class="clear"></div>`,
        `<p>Omvendt betalingspligt. Betalingsbetingelser: netto 14 dage. IBAN ${iban('DK', p.supplier.name, 18)}, SWIFT SKAGDK22.</p><p class="small">${p.supplier.name} · ${p.supplier.street} · ${p.supplier.post} · Tlf. ${p.supplier.phone} · CVR-nr. ${p.supplier.organisation} · ${p.supplier.mail}</p>`,
      ),
  },
  {
    id: 'k62',
    producer: 'ghostscript',
    hard: 'Danish furniture: two discounts\' heads but one used, delivery weeks under the rows',
    seller: {
      party: dane('Fanø Møbelsnedkeri A/S', 'Havnepladsen 6, DK-6720 Fanø', { phone: '+45 75 16 00 00' }),
      trades: ['chairs'],
      lines: [2, 4],
      codes: 'F-####',
      number: (n) => `SI${n + 10_430}`,
      currency: 'SEK',
      discounts: [1000, 1500],
      charges: [['Levering Sverige', 149_500, 0]],
    },
    draw: (p) => {
      const sheet = new Sheet({ size: 9 });
      sheet.text(45, 60, 'FANØ MØBELSNEDKERI', { font: 'serifbold', size: 18 });
      sheet.text(45, 74, `Fanø Møbelsnedkeri A/S, ${p.supplier.street}, ${p.supplier.post}`, { size: 8 });
      sheet.block(45, 115, [p.buyer.name, p.buyer.street, p.buyer.post, 'Sverige']);
      stack(sheet, 370, 550, 115, [[p.isCredit ? 'Kreditnota' : 'Faktura', p.number], ['Dato', dotted(p.issue)], ['Forfald', dotted(p.due)], ['Kunde', p.customer], ['Krediterer', p.about ?? '']], { leading: 13 });
      const end = grid(
        sheet,
        [
          col(45, 'Varenr', ({ code }) => code),
          col(100, 'Tekst', (line) => [line.name, `Leveret uge ${10 + of(line, 30)}`]),
          num(330, 'Antal', (line) => g.quantity(line.quantity)),
          col(336, '', ({ unit }) => unit),
          num(420, 'Pris', (line) => g.price(line.price)),
          num(465, 'Rabat %', (line) => (line.discount === 0n ? '' : g.percent(line.discount))),
          num(550, 'Beløb', (line) => g.money(line.sum)),
        ],
        p.lines,
        { top: 210, leading: 11, gap: 5, rule: (y) => sheet.line(45, y, 550) },
      );
      const after = stack(sheet, 100, 550, end + 4, charges(p, g.money));
      stack(sheet, 370, 550, after + 18, [['Nettobeløb', g.money(p.net)], ['Moms (0%)', g.money(p.tax)], [`I alt SEK`, g.money(p.payable)]], { leading: 14, font: 'bold' });
      sheet.block(45, 770, [`Momsfri levering til EU-land, køber momsnr. ${p.buyer.vat}`, `CVR ${p.supplier.organisation}   IBAN ${iban('DK', p.supplier.name, 18)}   Telefon ${p.supplier.phone}`], { size: 8 });
      return sheet.drawing();
    },
  },
  {
    id: 'k63',
    producer: 'wkhtmltopdf',
    hard: 'Norwegian: no value added tax on export, org.nr with MVA and spaces',
    credits: 1,
    seller: {
      party: norwegian('Lofotfangst Sjømat AS', 'Kaiveien 3, NO-8313 Kleppstad'),
      trades: ['norwegian'],
      lines: [2, 5],
      codes: '####',
      number: (n) => String(40_120 + n),
      currency: 'NOK',
      terms: 14,
      decimals: 1,
      isNegativeCredit: true,
    },
    draw: (p) =>
      page(
        `body{font-size:12.5pt}.lines th{background:#e3ecf3}.small{font-size:9pt}`,
        beside([55, `<h2>Lofotfangst Sjømat AS</h2>${p.supplier.street}<br>${p.supplier.post}<br>Norge`], [45, `<h2>${p.isCredit ? 'KREDITNOTA' : 'FAKTURA'}</h2>${pairs([['Fakturanr.', p.number], ['Fakturadato', dotted(p.issue)], ['Forfallsdato', dotted(p.due)], ['Kundenr.', p.customer]])}`]),
        `<p>${address(p.buyer)}</p><p>${p.about === null ? '' : `Gjelder faktura ${p.about}`}</p>`,
        table(
          [
            column('Vare', ({ code }) => code),
            column('Beskrivelse', ({ name }) => name),
            column('Antall', (line) => m.quantity(line.quantity), 'r'),
            column('Enhet', ({ unit }) => unit),
            column('Pris', (line) => m.price(line.price), 'r'),
            column('MVA', () => '0 %', 'r'),
            column('Beløp', (line) => m.money(line.sum), 'r'),
          ],
          p.lines,
        ),
        `<div class="right">${pairs([['Netto', m.money(p.net)], ['MVA', m.money(p.tax)], ['<b>Å betale NOK</b>', m.money(p.payable)]])}</div><div class="clear"></div>`,
        `<p class="small">Eksport, avgiftsfritt. Org.nr. NO ${p.supplier.organisation.replaceAll(/(.{3})(?=.)/gu, '$1 ')} MVA. IBAN ${iban('NO', p.supplier.name, 15)}. BIC LOFONO21. ${p.supplier.mail}</p>`,
      ),
  },
  {
    id: 'k64',
    producer: 'arrays',
    hard: 'Norwegian machines: heads on two rows, a KID instead of an OCR',
    seller: {
      party: norwegian('Nordfjord Storkjøkken AS', 'Industrivegen 20, NO-6770 Nordfjordeid'),
      trades: ['stone'],
      lines: [1, 4],
      codes: 'NS##-###',
      number: (n) => String(5_006_600 + n),
      currency: 'NOK',
      charges: [['Frakt og fortolling', 89_000, 0]],
    },
    draw: (p) => {
      const sheet = new Sheet({ size: 9 });
      sheet.text(45, 55, p.supplier.name, { font: 'bold', size: 14 });
      sheet.block(45, 69, [p.supplier.street, p.supplier.post], { size: 8, leading: 10 });
      sheet.text(350, 55, `${p.isCredit ? 'Kreditnota' : 'Faktura'} ${p.number}`, { font: 'bold', size: 14 });
      stack(sheet, 350, 450, 76, [['Fakturadato', dotted(p.issue)], ['Forfallsdato', dotted(p.due)], ['Kundenummer', p.customer], ['Deres ref.', p.reference], ['KID', p.ocr]], { isLeft: true });
      sheet.block(45, 120, [p.buyer.name, p.buyer.street, p.buyer.post, 'SVERIGE']);
      const end = grid(
        sheet,
        [
          col(45, 'Artikkel|nummer', ({ code }) => code),
          col(115, 'Beskrivelse', ({ name }) => name),
          num(350, 'Levert|antall', (line) => s.quantity(line.quantity)),
          col(357, 'Enhet', ({ unit }) => unit),
          num(450, 'Pris pr|enhet', (line) => s.price(line.price)),
          num(550, 'Beløp|NOK', (line) => s.money(line.sum)),
        ],
        p.lines,
        { top: 200, leading: 14, rule: (y) => sheet.line(45, y, 550) },
      );
      const after = stack(sheet, 115, 550, end, charges(p, s.money));
      stack(sheet, 350, 550, after + 16, [['Sum eks. mva', s.money(p.net)], ['Mva 0 %', s.money(p.tax)], ['Å betale', s.money(p.payable)]], { leading: 14, font: 'bold' });
      sheet.block(45, 780, [`${p.supplier.name}   Foretaksregisteret NO ${p.supplier.organisation} MVA`, `IBAN ${iban('NO', p.supplier.name, 15)}   ${p.supplier.mail}`], { size: 8 });
      return sheet.drawing();
    },
  },
  {
    id: 'k65',
    producer: 'chromium',
    hard: 'Finnish-Swedish: words of Finland\'s Swedish, days with dots and no zeros, euros',
    credits: 1,
    seller: {
      party: finn('Skärgårdsdelikatesser Åland Ab', 'Sjökvarteret 7, AX-22100 Mariehamn'),
      trades: ['finnish'],
      lines: [3, 6],
      codes: 'SÅ##',
      number: (n) => String(3_120 + n),
      currency: 'EUR',
      terms: 21,
    },
    draw: (p) => {
      const day = (iso: string): string => iso.split('-').toReversed().map(Number).join('.');
      return page(
        `.over{width:100%}.over th{font-size:7.5pt;color:#555;font-weight:400}.lines th{border-top:1pt solid #000;border-bottom:1pt solid #000}`,
        beside([60, `<h2>Skärgårdsdelikatesser</h2>Åland Ab`], [40, `<h2>${p.isCredit ? 'KREDITRÄKNING' : (p.title ?? 'RÄKNING').toUpperCase()}</h2>`]),
        over([['Räkningsnummer', p.number], ['Datum', day(p.issue)], ['Förfallodag', day(p.due)], ['Kundnummer', p.customer], ['Referensnummer', p.ocr]]),
        `<p>${address(p.buyer)}<br>${p.about === null ? '' : `Krediterar räkning ${p.about}`}</p>`,
        table(
          [
            column('Kod', ({ code }) => code),
            column('Produkt', ({ name }) => name),
            column('Mängd', (line) => m.quantity(line.quantity), 'r'),
            column('Enh.', ({ unit }) => unit),
            column('á pris', (line) => m.price(line.price), 'r'),
            column('Moms', () => '0 %', 'r'),
            column('Summa', (line) => m.money(line.sum), 'r'),
          ],
          p.lines,
        ),
        `<div class="right">${pairs([['Momsfritt', m.money(p.net)], ['Moms', m.money(p.tax)], ['Totalt EUR', m.money(p.payable)]])}</div><div class="clear"></div>`,
        `<p class="small">Skärgårdsdelikatesser Åland Ab, ${p.supplier.street}, ${p.supplier.post}. FO-nummer ${p.supplier.organisation}. Moms-nr ${p.supplier.vat}. Konto ${iban('FI', p.supplier.name, 18)}. Dröjsmålsränta 8 %. Momsfri gemenskapsintern försäljning.</p>`,
      );
    },
  },
  {
    id: 'k66',
    producer: 'calc',
    hard: 'Finnish-Swedish sheet in kronor: the buyer first, sums named "sammanlagt"',
    seller: {
      party: finn('Österbottens Rågkvarn Öb', 'Kvarnvägen 118, FI-66100 Malax'),
      trades: ['finnish'],
      lines: [2, 4],
      codes: '',
      number: (n) => `R${n + 70}`,
      currency: 'EUR',
      terms: 14,
      decimals: 1,
    },
    draw: (p) =>
      page(
        '',
        rowsOf([['Köpare', p.buyer.name, '', '', ''], ['', p.buyer.street, '', '', ''], ['', p.buyer.post, '', '', ''], ['', '', '', '', ''], [p.isCredit ? 'Kreditfaktura' : 'Faktura', p.number, '', '', ''], ['Fakturadatum', dotted(p.issue), '', '', ''], ['Förfallodatum', dotted(p.due), '', '', '']], 'rows', 2),
        rowsOf([
          ['Vara', 'Antal', 'Enhet', 'Pris €', 'Summa €'],
          ...p.lines.map((line) => [line.name, b.quantity(line.quantity), line.unit, b.price(line.price), b.money(line.sum)]),
          ['Sammanlagt utan moms', '', '', '', b.money(p.net)],
          ['Moms 0 %, omvänd skattskyldighet', '', '', '', b.money(p.tax)],
          ['Att betala EUR', '', '', '', b.money(p.payable)],
        ]),
        `<p><b>${p.supplier.name}</b></p><p>${p.supplier.street}, ${p.supplier.post}</p><p>FO-nr ${p.supplier.organisation}</p><p>VAT ${p.supplier.vat}</p><p>IBAN ${iban('FI', p.supplier.name, 18)}</p>`,
      ),
  },
  {
    id: 'k67',
    producer: 'driver',
    hard: 'Danish with the land\'s own tax: a shop in Copenhagen that a restaurant in Malmö fetches from',
    seller: {
      party: dane('Københavns Køkkentorv ApS', 'Flæsketorvet 68, DK-1711 København V'),
      trades: ['chairs', 'danish'],
      lines: [2, 5],
      codes: '##-###',
      number: (n) => `K${n + 26_100}`,
      currency: 'DKK',
      rate: 25,
      terms: 8,
    },
    draw: (p) => {
      const sheet = new Sheet({ size: 9.5 });
      sheet.text(297, 52, 'KØBENHAVNS KØKKENTORV ApS', { font: 'bold', size: 14, align: 'c' });
      sheet.text(297, 66, `${p.supplier.street} · ${p.supplier.post} · CVR ${p.supplier.organisation}`, { size: 8.5, align: 'c' });
      sheet.block(45, 110, [p.buyer.name, p.buyer.street, p.buyer.post, 'Sverige']);
      stack(sheet, 380, 550, 110, [[p.isCredit ? 'Kreditnota nr.' : 'Faktura nr.', p.number], ['Dato', dashedBack(p.issue)], ['Betales senest', dashedBack(p.due)]], { leading: 14 });
      const end = grid(
        sheet,
        [
          num(80, 'Antal', (line) => g.quantity(line.quantity)),
          col(86, '', ({ unit }) => unit),
          col(115, 'Varenr.', ({ code }) => code),
          col(170, 'Varetekst', ({ name }) => name),
          num(450, 'Á pris', (line) => g.price(line.price)),
          num(550, 'Beløb', (line) => g.money(line.sum)),
        ],
        p.lines,
        { top: 200, leading: 15, rule: (y) => sheet.line(45, y, 550) },
      );
      stack(sheet, 380, 550, end + 16, [['Beløb ekskl. moms', g.money(p.net)], ['25% moms', g.money(p.tax)], ['At betale DKK', g.money(p.payable)]], { leading: 15, font: 'bold' });
      sheet.text(45, 790, `Bank: reg. 4711 konto ${p.ocr}   Tlf. ${p.supplier.phone}   SE-nr ${p.supplier.vat}`, { size: 8.5 });
      return sheet.drawing();
    },
  },
];
