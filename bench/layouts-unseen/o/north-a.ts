/** Suppliers in Denmark, Norway and on Åland. */
import * as days from '../days.ts';
import { address, column, escaped, pairs, table } from '../html.ts';
import { Sheet } from '../sheet.ts';
import { doc, feesOf, fig, kv, L, note, R, rowsOn, side, stack, sumsOn, word } from './kit.ts';
import type { LayoutO } from './orders.ts';
import { danish, norwegian } from './parties.ts';
import { norges, smorrebrod } from './wares-trade.ts';

const dot = fig('dotted');
const sp = fig('space');

export const northA: readonly LayoutO[] = [
  {
    id: 'o-dk-smorrebrod',
    producer: 'chromium',
    printing: { omits: ['lineNet'] },
    hard: 'Danish invoice in kroner with 25 per cent, amounts with points',
    credits: 1,
    seller: {
      party: danish('Amagertorvs Smørrebrød ApS', 'Vermlandsgade 40, 2300 København S'),
      wares: smorrebrod,
      codes: '9999',
      numbers: '20418',
      lines: [3, 7],
      currency: 'DKK',
      rate: 25,
      terms: 14,
      fees: [['Fragt', 35_000, 25]],
    },
    draw: (p) =>
      doc(
        `.lines th{border-bottom:1pt solid #c00}.lines td{padding:3pt}`,
        side(
          [60, `<b style="font-size:16pt;color:#c00">${escaped(p.supplier.name)}</b>`],
          [
            40,
            `<div class="r">${stack(p.supplier.street, p.supplier.post, 'Danmark')}<br>CVR-nr. ${p.supplier.organisation}<br>Tlf. ${p.supplier.phone}</div>`,
          ],
        ),
        side(
          [60, `<p>${address(p.buyer)}<br>Sverige</p>`],
          [
            40,
            kv([
              [`<b>${word(p, 'Faktura', 'Kreditnota')}</b>`, p.number],
              ['Fakturadato', days.dashedBack(p.issue)],
              ['Forfaldsdato', days.dashedBack(p.due)],
              ['Kundenr.', p.customer],
              ['Vedr. faktura', p.about],
            ]),
          ],
        ),
        note(p),
        table(
          [
            column('Varenr.', (l) => l.code),
            column('Beskrivelse', (l) => l.name),
            column('Antal', (l) => dot.quantity(l.quantity, 2), 'r'),
            column('Enhed', (l) => l.unit),
            column('Stk. pris', (l) => dot.price(l.price), 'r'),
            column('Beløb', (l) => dot.money(l.sum), 'r'),
          ],
          p.lines,
        ),
        `<br>${pairs([...feesOf(p, dot), ['Subtotal', dot.money(p.net)], [`Moms (25,00%) af ${dot.money(p.net)}`, dot.money(p.tax)], ['<b>Total DKK</b>', dot.money(p.payable)]], 'right')}<div class="clear"></div>`,
        `<p class="small">Betalingsbetingelser: Netto 14 dage. Bank: reg.nr. 4180 konto 0041872206. SE-nr. ${p.supplier.vat}. Ved betaling anføres fakturanr. ${p.number}.</p>`,
      ),
  },
  {
    id: 'o-dk-grossist',
    producer: 'kerned',
    hard: 'Danish delivery to Sweden without tax, reverse charge stated, amounts in Swedish kronor',
    seller: {
      party: danish('Stevns Foodservice A/S', 'Fabriksvej 11, 4600 Køge'),
      wares: smorrebrod,
      codes: '999-999',
      numbers: 'FA107731',
      lines: [3, 8],
      rate: 0,
      terms: 30,
    },
    draw: (p) => {
      const s = new Sheet({ size: 9 });
      s.text(40, 50, p.supplier.name, { size: 14, font: 'bold' });
      s.block(40, 64, [p.supplier.street, `DK-${p.supplier.post}`, `CVR ${p.supplier.organisation}`], {
        size: 8,
        leading: 10,
      });
      s.text(380, 50, word(p, 'FAKTURA', 'KREDITNOTA'), { size: 13, font: 'bold' });
      sumsOn(
        s,
        66,
        [
          ['Fakturanr.', p.number],
          ['Dato', days.dotted(p.issue)],
          ['Forfald', days.dotted(p.due)],
          ['Kunde', p.customer],
          ['Valuta', p.currency],
        ],
        380,
        555,
      );
      s.block(
        40,
        120,
        [p.buyer.name, p.buyer.street, `SE-${p.buyer.post}`, `Kundens momsnr. ${p.buyer.vat}`],
        { size: 9.5 },
      );
      if (p.remark !== null) s.text(40, 176, p.remark, { font: 'bold' });
      const end = rowsOn(
        s,
        [
          L(40, 'Varenummer', (l) => l.code),
          L(110, 'Varetekst', (l) => l.name),
          R(330, 'Antal', (l) => dot.quantity(l.quantity)),
          L(336, 'Enhed', (l) => l.unit),
          R(440, 'Pris', (l) => dot.price(l.price)),
          R(555, 'Beløb', (l) => dot.money(l.sum)),
        ],
        p.lines,
        { y: 196, ruled: (y) => s.line(40, y, 555) },
      );
      sumsOn(
        s,
        end + 16,
        [
          ['Momsfrit beløb', dot.money(p.net)],
          ['Moms 0 %', dot.money(p.tax)],
          [`I alt ${p.currency}`, dot.money(p.payable)],
        ],
        400,
        555,
        { font: 'bold' },
      );
      s.text(40, end + 70, 'Omvendt betalingspligt: momsfri EU-leverance efter momslovens § 34.');
      s.text(
        40,
        790,
        `SE/moms nr. ${p.supplier.vat}   Svensk bankgiro ${p.supplier.bankgiro}   ${p.supplier.mail}`,
        { size: 8 },
      );
      return s.drawing();
    },
  },
  {
    id: 'o-no-fisk',
    producer: 'reportlab',
    hard: 'Norwegian export invoice, KID, zero tax, lot number per line',
    credits: 1,
    seller: {
      party: norwegian('Senja Kystfisk AS', 'Havneveien 8, 9380 Gryllefjord'),
      wares: norges,
      codes: '9999',
      numbers: '50417',
      lines: [2, 6],
      currency: 'NOK',
      rate: 0,
      terms: 14,
      grams: 100,
    },
    draw: (p) => {
      const s = new Sheet({ size: 9 });
      s.text(40, 52, p.supplier.name, { size: 16, font: 'bold' });
      s.block(40, 66, [p.supplier.street, `NO-${p.supplier.post}, Norge`, `Telefon ${p.supplier.phone}`], {
        size: 8,
        leading: 10,
      });
      s.text(360, 52, word(p, 'Faktura', 'Kreditnota'), { size: 14, font: 'bold' });
      sumsOn(
        s,
        70,
        [
          ['Fakturanr.', p.number],
          ['Fakturadato', days.dotted(p.issue)],
          ['Forfallsdato', days.dotted(p.due)],
          ['Kundenr.', p.customer],
          ['KID', p.ocr],
          ...(p.about === null ? [] : [['Gjelder faktura', p.about] as const]),
        ],
        360,
        555,
      );
      s.block(40, 130, [p.buyer.name, p.buyer.street, p.buyer.post, 'Sverige']);
      if (p.remark !== null) s.text(40, 186, p.remark, { font: 'bold' });
      const end = rowsOn(
        s,
        [
          L(40, 'Varenr', (l) => l.code),
          L(90, 'Beskrivelse', (l) => [l.name, `Lot ${l.seed}`]),
          R(330, 'Antall', (l) => sp.quantity(l.quantity, 1)),
          L(336, 'Enhet', (l) => l.unit),
          R(430, 'Pris', (l) => sp.price(l.price)),
          R(470, 'Mva', () => '0 %'),
          R(555, 'Beløp', (l) => sp.money(l.sum)),
        ],
        p.lines,
        { y: 206, ruled: (y) => s.line(40, y, 555) },
      );
      sumsOn(
        s,
        end + 16,
        [
          ['Netto', sp.money(p.net)],
          ['Mva 0 % (utførsel)', sp.money(p.tax)],
          [`Å betale ${p.currency}`, sp.money(p.payable)],
        ],
        380,
        555,
        { font: 'bold' },
      );
      s.text(
        40,
        790,
        `Org.nr. NO ${p.supplier.organisation} MVA   Foretaksregisteret   Konto 4776 14 00218   SWIFT SNOWNO22`,
        { size: 8 },
      );
      return s.drawing();
    },
  },
];
