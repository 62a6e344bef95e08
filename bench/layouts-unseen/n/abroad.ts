/** Invoices from Denmark, Norway and Finland, without VAT. */
import { dotted, iso, slashes } from '../days.ts';
import { column, escaped, pairs, remarked, table, titled } from '../html.ts';
import { facts, fees, from, in_, l, ledger, lines, mark, page, r, sheet, side, sums, to } from './kit.ts';
import { firmAbroad } from './numbers-abroad.ts';
import type { LayoutN } from './orders.ts';

const dots = in_('dotted');
const sp = in_('space');

const pork = firmAbroad(
  'DK',
  'Vestegnens Slagtervarer ApS',
  'Kødbyen 18, DK-2650 Hvidovre',
  '+45 55 50 41 18',
);
const bageri = firmAbroad('DK', 'Fynske Brød A/S', 'Bagervej 7, DK-5220 Odense SØ', '+45 55 50 77 02');
const salmon = firmAbroad('NO', 'Helgeland Sjømat AS', 'Kaiveien 4, NO-8800 Sandnessjøen', '+47 21 00 44 18');

export const abroad: readonly LayoutN[] = [
  {
    id: 'n60',
    producer: 'chromium',
    hard: 'Danish, number and date in one block, without VAT',
    count: 2,
    credits: 1,
    seller: {
      party: pork,
      trades: ['dk'],
      codes: '#####',
      numbers: '71820',
      lines: [3, 6],
      currency: 'DKK',
      terms: 14,
      fees: [['Fragt', 65000, 0]],
    },
    draw: (p) =>
      page(
        `.lines th{background:#c8102e;color:#fff}.lines td{padding:3pt 4pt}`,
        side(
          [60, `<h2>${escaped(p.supplier.name)}</h2>${lines(p.supplier.street, p.supplier.post, 'Danmark')}`],
          [
            40,
            `<h2>${titled(p, 'Faktura', 'Kreditnota')}</h2>${pairs([['Fakturanr.', p.number], ['Fakturadato', dotted(p.issue)], ['Forfaldsdato', dotted(p.due)], ['Kundenr.', p.customer], ...(p.about === null ? [] : [['Vedr. faktura', p.about] as const])])}`,
          ],
        ),
        remarked(p),
        `<p>${lines(...to(p), 'Sverige', `VAT: ${p.buyer.vat}`)}</p>`,
        table(
          [
            column('Varenr.', (x) => x.code),
            column('Tekst', (x) => x.name),
            column('Antal', (x) => dots.quantity(x.quantity), 'r'),
            column('Enhed', (x) => x.unit),
            column('Enhedspris', (x) => dots.price(x.price), 'r'),
            column('Beløb DKK', (x) => dots.money(x.sum), 'r'),
          ],
          p.lines,
        ),
        `<br>${pairs([...fees(p, dots.money), ['Nettobeløb', dots.money(p.net)], ['Moms 0 %', dots.money(p.tax)], ['Total DKK', dots.money(p.payable)]], 'pairs right')}<div class="clear"></div>`,
        `<p>Momsfri levering til EU, omvendt betalingspligt.</p><p class="small">${lines(`CVR-nr. ${p.supplier.organisation} · SE/VAT ${p.supplier.vat} · Tlf. ${p.supplier.phone} · IBAN ${p.supplier.iban ?? ''}`)}</p>`,
      ),
  },
  {
    id: 'n61',
    producer: 'pdf-lib',
    hard: 'Danish bakery, discount column, terms in words',
    count: 2,
    seller: {
      party: bageri,
      trades: ['dk'],
      codes: '##-###',
      numbers: '2026-00488',
      lines: [2, 5],
      currency: 'DKK',
      terms: 8,
      discounts: [500],
    },
    draw: (p) => {
      const s = sheet();
      s.text(40, 50, 'FYNSKE BRØD', { font: 'bold', size: 18 });
      s.text(400, 50, titled(p, 'FAKTURA', 'KREDITNOTA'), { font: 'bold', size: 14 });
      s.block(40, 90, [...to(p), 'Sverige']);
      facts(s, 90, 400, 470, [
        ['Faktura nr.', p.number],
        ['Dato', slashes(p.issue)],
        ['Kunde', p.customer],
        ['Betaling', '8 dage netto'],
        ['Forfald', slashes(p.due)],
      ]);
      mark(s, 40, 160, p);
      const y = ledger(
        s,
        190,
        [
          l(40, 'Vare', (x) => x.code),
          l(95, 'Beskrivelse', (x) => x.name),
          r(320, 'Antal', (x) => dots.quantity(x.quantity)),
          l(328, 'Enh.', (x) => x.unit),
          r(420, 'Pris', (x) => dots.price(x.price)),
          r(465, 'Rabat', (x) => (x.discount === 0n ? '' : `${dots.percent(x.discount)} %`)),
          r(555, 'I alt', (x) => dots.money(x.sum)),
        ],
        p.lines,
      );
      sums(
        s,
        y + 14,
        400,
        555,
        [
          ['Subtotal', dots.money(p.net)],
          ['Moms 0,00 %', dots.money(p.tax)],
          ['Total DKK', dots.money(p.payable)],
        ],
        { font: 'bold' },
      );
      s.text(40, y + 70, `Omvendt betalingspligt. Købers momsnr. ${p.buyer.vat}`, { size: 8 });
      s.block(
        40,
        785,
        [
          `${from(p).join(' · ')} · Tlf. ${p.supplier.phone}`,
          `CVR ${p.supplier.organisation} · IBAN ${p.supplier.iban ?? ''}`,
        ],
        { size: 7.5 },
      );
      return s.drawing();
    },
  },
  {
    id: 'n62',
    producer: 'skia',
    hard: 'Norwegian export, boxes and net weight',
    count: 2,
    credits: 1,
    seller: {
      party: salmon,
      trades: ['no'],
      codes: '####',
      numbers: '18734',
      lines: [1, 4],
      currency: 'NOK',
      terms: 14,
      grams: 100,
    },
    draw: (p) => {
      const s = sheet();
      s.block(40, 48, from(p), { font: 'bold', size: 10 });
      s.text(360, 48, titled(p, 'FAKTURA', 'KREDITNOTA'), { font: 'bold', size: 16 });
      facts(s, 68, 360, 450, [
        ['Fakturanr.', p.number],
        ['Fakturadato', iso(p.issue)],
        ['Forfallsdato', p.due],
        ['Kundenr.', p.customer],
        ['Leveringsbetingelse', 'DAP Åre'],
        ['Gjelder faktura', p.about ?? ''],
      ]);
      s.block(40, 120, [...to(p), 'Sverige']);
      mark(s, 40, 180, p);
      const y = ledger(
        s,
        210,
        [
          l(40, 'Varenr', (x) => x.code),
          l(90, 'Varebeskrivelse', (x) => x.name),
          r(320, 'Kolli', (x) => String(1 + (x.seed % 6))),
          r(390, 'Netto', (x) => sp.quantity(x.quantity, 2)),
          l(396, 'Enhet', (x) => x.unit),
          r(470, 'Pris', (x) => sp.price(x.price)),
          r(555, 'Beløp', (x) => sp.money(x.sum)),
        ],
        p.lines,
      );
      sums(
        s,
        y + 16,
        400,
        555,
        [
          ['Sum eks. mva', sp.money(p.net)],
          ['Mva 0 %', sp.money(p.tax)],
          ['Å betale NOK', sp.money(p.payable)],
        ],
        { font: 'bold' },
      );
      s.block(
        40,
        780,
        [
          `Org.nr ${p.supplier.organisation.replaceAll(/(\d{3})(?=\d)/gu, '$1 ')} MVA   Tlf ${p.supplier.phone}`,
          `IBAN ${p.supplier.iban ?? ''}   Eksport, avgiftsfri omsetning`,
        ],
        { size: 8 },
      );
      return s.drawing();
    },
  },
];
