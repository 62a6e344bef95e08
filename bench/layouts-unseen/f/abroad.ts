/** Denmark and Norway. */
import * as days from '../days.ts';
import { column, escaped, pairs, table } from '../html.ts';
import { Sheet } from '../sheet.ts';
import { abroad } from './firms.ts';
import { at, beside, figures, grid, ledger, lines, place, remark, sheet, whereOf, word } from './kit.ts';
import { danish, iban, norwegian } from './numbers.ts';
import type { LayoutF } from './orders.ts';

const d = figures('dotted');
const f = figures('space');

const party = (name: string, address: string, organisation: string, vat: string) => abroad(name, address, { organisation, vat }); // prettier-ignore
const cvr = danish('Røgeriet Bornholm');
const cvr2 = danish('Bager Lindved');
const mva = norwegian('Nordlys Sjømat');
const mva2 = norwegian('Fjordgaarden Spekemat');

export const foreign: readonly LayoutF[] = [
  {
    id: 'f46',
    producer: 'chromium',
    hard: 'Danish: "Varenr., Antal, Enhedspris, Beløb", CVR, "Forfaldsdato", prices in DKK, no VAT',
    seller: { party: party('Røgeriet Bornholm ApS', 'Havnevej 9, 3770 Allinge', cvr, `DK${cvr}`), trades: ['danish'], codes: '1###', numbers: '3####', lines: [3, 6], currency: 'DKK', terms: 14 }, // prettier-ignore
    draw: (p) =>
      sheet(
        `.lines{margin-top:18pt}.lines th{border-bottom:1pt solid #000}`,
        beside(
          ['60%', `${at(p.buyer)}<br>Sverige`],
          [
            '40%',
            `<b>${escaped(p.supplier.name)}</b><br>${lines(p.supplier.street, p.supplier.post)}<br>CVR-nr. ${p.supplier.organisation}`,
          ],
        ),
        `<h1 style="margin-top:24pt">${word(p, 'Faktura', 'Kreditnota')}</h1>${remark(p)}`,
        pairs([['Fakturanr.', p.number], ['Fakturadato', days.dotted(p.issue)], ['Forfaldsdato', days.dotted(p.due)], ['Kundenr.', p.customer]]), // prettier-ignore
        table(
          [
            column('Varenr.', (l) => l.code),
            column('Tekst', (l) => l.name),
            column('Antal', (l) => d.quantity(l.quantity, 2), 'r'),
            column('Enhed', (l) => l.unit),
            column('Enhedspris', (l) => d.price(l.price), 'r'),
            column('Beløb', (l) => d.money(l.sum), 'r'),
          ],
          p.lines,
        ),
        `<div style="margin:16pt 0 0 60%">${pairs([
          ['Subtotal', d.money(p.net)],
          ['Moms 0 % (momsfri levering EU)', d.money(p.tax)],
          ['Total DKK', d.money(p.payable)],
        ])}</div>`,
        `<p class="small">Betalingsbetingelser: Netto 14 dage. IBAN ${iban('DK', p.supplier.name, 18)}. SE/CVR DK${p.supplier.organisation}. Omvendt betalingspligt. Købers momsnr. ${p.buyer.vat}</p>`,
      ),
  },
  {
    id: 'f47',
    producer: 'cairo',
    hard: 'Danish bakery, drawn: label over value, "Faktura nr.", stk. and sum to the right, "I alt at betale"',
    seller: { party: party('Bager Lindved A/S', 'Møllegade 44, 7100 Vejle', cvr2, `DK${cvr2}`), trades: ['danish'], codes: '##-##', numbers: '2026-###', lines: [3, 6], currency: 'DKK' }, // prettier-ignore
    draw: (p) => {
      const page = new Sheet({ size: 9.5 });
      page.text(40, 55, 'Bager Lindved A/S', { size: 16, font: 'bold' });
      page.block(40, 70, [p.supplier.street, p.supplier.post, 'Danmark', `CVR ${p.supplier.organisation}`]);
      if (p.remark !== null) page.text(40, 140, p.remark, { font: 'bold', size: 13 });
      page.block(350, 55, [word(p, 'FAKTURA', 'KREDITNOTA'), `Faktura nr. ${p.number}`, `Dato ${days.dashedBack(p.issue)}`, `Betales senest ${days.dashedBack(p.due)}`]); // prettier-ignore
      page.block(350, 125, whereOf(p.buyer));
      const below = grid(
        page, 200,
        [
          place(40, 'Vare', (l) => l.code),
          place(90, 'Beskrivelse', (l) => l.name),
          place(330, 'Antal', (l) => d.quantity(l.quantity), 'r'),
          place(340, 'Enh.', (l) => l.unit),
          place(450, 'Pris', (l) => d.price(l.price), 'r'),
          place(555, 'I alt', (l) => d.money(l.sum), 'r'),
        ],
        p.lines,
      ); // prettier-ignore
      ledger(page, 380, 555, below + 16, [['Netto', d.money(p.net)], ['Moms 0%', d.money(p.tax)], ['I alt at betale DKK', d.money(p.payable)]]); // prettier-ignore
      page.text(40, 800, `Bank: IBAN ${iban('DK', p.supplier.name, 18)}   VAT ${p.supplier.vat}`, {
        size: 8,
      });
      return page.drawing();
    },
  },
  {
    id: 'f48',
    producer: 'weasyprint',
    hard: 'Norwegian: "Org.nr. NO … MVA", KID, "Å betale", NOK, due date labelled "Forfall"',
    seller: { party: party('Nordlys Sjømat AS', 'Kaigata 3, 8300 Svolvær', mva, `NO${mva}MVA`), trades: ['norwegian'], codes: '####', numbers: '50###', lines: [3, 5], currency: 'NOK' }, // prettier-ignore
    credits: 1,
    draw: (p) =>
      sheet(
        `.lines{margin-top:18pt}.lines th{background:#dde;padding:3pt}.lines td{padding:3pt}`,
        beside(['55%', `<b style="font-size:15pt">${escaped(p.supplier.name)}</b><br>${lines(p.supplier.street, p.supplier.post, 'Norge')}`], ['45%', `<b style="font-size:15pt">${word(p, 'Faktura', 'Kreditnota')}</b>${pairs([['Fakturanr', p.number], ['Fakturadato', days.dotted(p.issue)], ['Forfall', days.dotted(p.due)], ['KID', p.ocr], ...(p.about === null ? [] : [['Gjelder faktura', p.about] as const])])}`]), // prettier-ignore
        remark(p),
        `<p><br>${at(p.buyer)}<br>Sverige</p>`,
        table(
          [
            column('Varenr', (l) => l.code),
            column('Beskrivelse', (l) => l.name),
            column('Antall', (l) => f.quantity(l.quantity), 'r'),
            column('Enhet', (l) => l.unit),
            column('Pris', (l) => f.price(l.price), 'r'),
            column('MVA', () => '0 %', 'r'),
            column('Beløp', (l) => f.money(l.sum), 'r'),
          ],
          p.lines,
        ),
        `<div style="margin:14pt 0 0 60%">${pairs([
          ['Nettobeløp', f.money(p.net)],
          ['MVA', f.money(p.tax)],
          ['Å betale NOK', f.money(p.payable)],
        ])}</div>`,
        `<p class="small" style="position:fixed;bottom:0">Foretaksregisteret Org.nr. NO ${p.supplier.organisation} MVA · IBAN ${iban('NO', p.supplier.name, 15)} · Utførsel fritatt for mva.</p>`,
      ),
  },
  {
    id: 'f49',
    producer: 'pdf-lib',
    hard: 'Norwegian cured meat: "Leveringsdato", a remark below the rows',
    seller: { party: party('Fjordgården Spekemat AS', 'Bygdevegen 71, 6823 Sandane', mva2, `NO${mva2}MVA`), trades: ['norwegian'], codes: 'F##', numbers: '1####', lines: [2, 5], currency: 'NOK', terms: 20 }, // prettier-ignore
    draw: (p) => {
      const page = new Sheet({ font: 'serif', size: 10 });
      page.right(555, 50, p.supplier.name, { font: 'serifbold', size: 15 });
      page.right(555, 64, `${p.supplier.street}, ${p.supplier.post}`);
      page.text(40, 50, word(p, 'FAKTURA', 'KREDITNOTA'), { font: 'serifbold', size: 15 });
      if (p.remark !== null) page.text(40, 70, p.remark, { font: 'serifbold', size: 12 });
      page.block(40, 110, whereOf(p.buyer));
      ledger(page, 360, 555, 110, [['Fakturanummer', p.number], ['Fakturadato', days.dotted(p.issue)], ['Leveringsdato', days.dotted(p.delivered)], ['Forfallsdato', days.dotted(p.due)]]); // prettier-ignore
      const below = grid(
        page, 200,
        [
          place(40, 'Art.', (l) => l.code),
          place(85, 'Varetekst', (l) => l.name),
          place(330, 'Kvantum', (l) => f.quantity(l.quantity, 1), 'r'),
          place(338, 'Enh', (l) => l.unit),
          place(440, 'Pris', (l) => f.price(l.price), 'r'),
          place(555, 'Sum', (l) => f.money(l.sum), 'r'),
        ],
        p.lines, { headStyle: { font: 'serifbold' } },
      ); // prettier-ignore
      page.text(85, below + 4, 'Opprinnelse Norge, eksport til Sverige', { size: 8 });
      ledger(page, 360, 555, below + 24, [['Sum eks. mva', f.money(p.net)], ['Mva 0 %', f.money(p.tax)], ['Sum å betale NOK', f.money(p.payable)]]); // prettier-ignore
      page.text(40, 800, `Org.nr. ${p.supplier.organisation} MVA   IBAN ${iban('NO', p.supplier.name, 15)}`, {
        size: 8,
      });
      return page.drawing();
    },
  },
];
