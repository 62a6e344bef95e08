/** Wine in English, coffee, tea and a till. */
import { american, words } from '../days.ts';
import { address, column, escaped, over, pairs, remarked, table } from '../html.ts';
import { Sheet } from '../sheet.ts';
import { firm } from './firms.ts';
import { inFigures, page, rowsOn, side, sums, who, word } from './kit.ts';
import type { LayoutQ } from './orders.ts';
import { beer, coffee, soft, wine } from './wares.ts';

const sp = inFigures('space');
const bare = inFigures('bare');
const english = inFigures('english');

export const drinksMore: readonly LayoutQ[] = [
  {
    id: 'q40-import-engelska',
    producer: 'chromium',
    hard: 'a Swedish firm whose system speaks English',
    credits: 1,
    seller: {
      firm: firm('Nordic Cask Trading AB', 'Frihamnsgatan 20, 115 56 Stockholm'),
      wares: [...wine.slice(5), ...beer.slice(0, 4)],
      lines: [3, 6],
      code: (name) => `NC${100 + name.length}${name.codePointAt(2)}`,
      number: (n) => `INV-${26_000 + n}`,
      terms: 30,
    },
    draw: (p) =>
      page(
        '.lines thead{background:#123;color:#fff}.lines td{padding:4pt;border-bottom:.5pt solid #ccd}.over{width:100%;background:#eef;margin:5mm 0}.pairs{width:40%;margin-left:60%}',
        side(
          [
            60,
            `<h1>Nordic Cask</h1>${escaped(p.supplier.name)}<br>${p.supplier.street}<br>${p.supplier.post}<br>Sweden`,
          ],
          [40, `<h2 class="r">${word(p, 'INVOICE', 'CREDIT NOTE')}</h2>`],
        ),
        remarked(p),
        over([
          ['Invoice no.', p.number],
          ['Invoice date', american(p.issue)],
          ['Due date', american(p.due)],
          ['Customer no.', p.customer],
          ...(p.about === null ? [] : [['Credits invoice', p.about] as const]),
        ]),
        `<p>Bill to:<br>${address(p.buyer)}</p>`,
        table(
          [
            column('Item', (l) => l.code),
            column('Description', (l) => l.name),
            column('Qty', (l) => english.quantity(l.quantity), 'r'),
            column('Unit', (l) => l.unit),
            column('Unit price', (l) => english.price(l.price), 'r'),
            column('VAT', (l) => `${l.rate}%`, 'r'),
            column('Amount', (l) => english.money(l.sum), 'r'),
          ],
          p.lines,
        ),
        pairs([
          ['Subtotal', english.money(p.net)],
          ...p.vat.map(
            ({ rate, base, tax }) => [`VAT ${rate}% on ${english.money(base)}`, english.money(tax)] as const,
          ),
          ['VAT total', english.money(p.tax)],
          ['<b>Total due SEK</b>', english.money(p.payable)],
        ]),
        `<p class="small">Bankgiro ${p.supplier.bankgiro} · Reg. no. ${p.supplier.organisation} · VAT no. ${p.supplier.vat} · Approved for F-tax</p>`,
      ),
  },
  {
    id: 'q41-kaffe-inbetalning',
    producer: 'reportlab',
    hard: 'a payment slip below; the sender only on the slip and in small print',
    credits: 0,
    seller: {
      firm: firm('Svalörts Kaffehandel AB', 'Nya Boulevarden 10, 291 31 Kristianstad'),
      wares: coffee,
      lines: [2, 6],
      code: 5,
      number: (n) => String(81_204_400 + n * 7),
      terms: 30,
      isWhole: true,
    },
    draw: (p) => {
      const s = new Sheet({ size: 9 });
      s.text(330, 50, word(p, 'FAKTURA', 'KREDITFAKTURA'), { font: 'bold', size: 15 });
      sums(
        s,
        330,
        550,
        68,
        [
          ['Fakturanummer', p.number],
          ['Fakturadatum', p.issue],
          ['Kundnummer', p.customer],
          ['Er referens', p.reference],
        ],
        {},
        12,
      );
      s.block(60, 110, who(p.buyer), { size: 10 });
      if (p.remark !== null) s.text(60, 170, p.remark);
      const y = rowsOn(
        s,
        [
          [45, 'Artikelnr', (l) => l.code],
          [95, 'Specifikation', (l) => l.name],
          [290, 'Antal', (l) => sp.quantity(l.quantity), 'r'],
          [298, '', (l) => l.unit],
          [390, 'Pris', (l) => sp.price(l.price), 'r'],
          [430, 'Moms%', (l) => String(l.rate), 'r'],
          [550, 'Summa', (l) => sp.money(l.sum), 'r'],
        ],
        p.lines,
        190,
        { isRuled: true },
      );
      sums(s, 340, 550, y + 16, [
        ['Summa exkl. moms', sp.money(p.net)],
        ...p.vat.map(({ rate, base, tax }) => [`Moms ${rate}% av ${sp.money(base)}`, sp.money(tax)] as const),
        ['Summa moms', sp.money(p.tax)],
        ['Summa inkl. moms', sp.money(p.gross)],
        ['Öresavrundning', sp.money(p.rounding)],
        ['Att betala', sp.money(p.payable)],
      ]);
      s.text(
        45,
        540,
        `Org.nr ${p.supplier.organisation}   Momsreg.nr ${p.supplier.vat}   Godkänd för F-skatt   Dröjsmålsränta 12 %`,
        { size: 7.5 },
      );
      s.line(0, 560, 595, 560, 0.4);
      s.text(45, 578, 'INBETALNING/GIRERING AVI', { font: 'bold' });
      s.block(45, 600, ['Betalningsmottagare', p.supplier.name, p.supplier.street, p.supplier.post], {
        size: 8.5,
      });
      s.block(330, 600, ['Till bankgironr', p.supplier.bankgiro, 'Oss tillhanda senast', p.due], {
        size: 8.5,
      });
      s.block(45, 680, ['Avsändare', ...who(p.buyer)], { size: 8.5 });
      s.text(
        330,
        700,
        `Kronor ${bare.money(p.payable).split(',')[0]}    öre ${bare.money(p.payable).split(',')[1]}`,
      );
      s.text(
        70,
        800,
        `# ${p.ocr} #   ${bare.money(p.payable).replace(',', ' ')}   >   ${p.supplier.bankgiro.replace('-', '')}#41#`,
        { font: 'mono', size: 10 },
      );
      return s.drawing();
    },
  },
  {
    id: 'q42-te-sidtva',
    producer: 'chromium',
    hard: 'the sender’s address and numbers on page 2',
    credits: 0,
    seller: {
      firm: firm('Tehuset Blad & Knopp AB', 'Fjällgatan 23, 413 17 Göteborg'),
      wares: coffee,
      lines: [3, 7],
      number: (n) => `${2026}${1_300 + n}`,
      terms: 20,
    },
    draw: (p) =>
      page(
        '.lines td{padding:6pt 4pt}.lines th{border-bottom:1pt solid #272}.brk{page-break-before:always}',
        `<h2>Blad & Knopp</h2>`,
        remarked(p),
        side(
          [50, address(p.buyer)],
          [50, `${word(p)} ${p.number}<br>${words(p.issue)}<br>Betalas senast ${words(p.due)}`],
        ),
        '<br>',
        table(
          [
            column('Sort', (l) => l.name),
            column('Antal', (l) => bare.quantity(l.quantity), 'r'),
            column('Enhet', (l) => l.unit),
            column('Pris', (l) => bare.price(l.price), 'r'),
            column('Moms', (l) => `${l.rate} %`, 'r'),
            column('Summa', (l) => bare.money(l.sum), 'r'),
          ],
          p.lines,
        ),
        pairs([
          ['Netto', bare.money(p.net)],
          ['Moms', bare.money(p.tax)],
          ['Att betala', bare.money(p.payable)],
        ]),
        `<div class="brk"><p>Sida 2 av 2, hör till ${p.number}</p><h2>${escaped(p.supplier.name)}</h2><p>${p.supplier.street}, ${p.supplier.post}<br>Org.nr ${p.supplier.organisation}, momsreg.nr ${p.supplier.vat}<br>Bankgiro ${p.supplier.bankgiro}</p><p>Momsspecifikation: ${p.vat.map(({ rate, base, tax }) => `${rate} % på ${bare.money(base)} = ${bare.money(tax)}`).join('; ')}</p><p>Leveransvillkor: varan är köparens när betalning skett. Reklamation inom åtta dagar från mottagandet.</p></div>`,
      ),
  },
  {
    id: 'q43-bar-kassa',
    producer: 'pdf-lib',
    hard: 'a roll of a till used as an invoice; a name and its figures on two rows',
    credits: 0,
    seller: {
      firm: firm('Dryckeskompaniet Cash AB', 'Marknadsvägen 3, 183 79 Täby'),
      wares: [...soft, ...beer.slice(5, 7)],
      lines: [3, 6],
      code: 6,
      number: (n) => String(40_019_221 + n * 13),
      terms: 10,
    },
    draw: (p) => {
      const s = new Sheet({ size: 7.5, font: 'mono' }, 226, 560);
      s.text(113, 24, p.supplier.name.toUpperCase(), { align: 'c', font: 'monobold', size: 9 });
      s.text(113, 36, p.supplier.street, { align: 'c' });
      s.text(113, 46, p.supplier.post, { align: 'c' });
      s.text(113, 56, `Org.nr ${p.supplier.organisation}`, { align: 'c' });
      s.text(10, 76, `${word(p, 'KONTANTFAKTURA/FAKTURA', 'KREDIT')}`);
      s.block(
        10,
        88,
        [
          `Fakturanr ${p.number}`,
          `Datum ${p.issue}`,
          `Förfaller ${p.due}`,
          `Kund ${p.customer}`,
          ...who(p.buyer),
          ...(p.remark === null ? [] : [p.remark]),
        ],
        { leading: 10 },
      );
      let y = 178;
      for (const l of p.lines) {
        s.text(10, y, `${l.code} ${l.name}`);
        s.text(20, y + 10, `${bare.quantity(l.quantity)} ${l.unit} x ${bare.price(l.price)}`);
        s.right(216, y + 10, `${bare.money(l.sum)} ${l.rate === 25 ? 'A' : 'B'}`);
        y += 24;
      }
      sums(
        s,
        10,
        216,
        y + 8,
        [
          ['Summa exkl moms', bare.money(p.net)],
          ...p.vat.map(
            ({ rate, tax }) => [`Moms ${rate === 25 ? 'A' : 'B'} ${rate}%`, bare.money(tax)] as const,
          ),
          ['Moms totalt', bare.money(p.tax)],
          ['ATT BETALA', bare.money(p.payable)],
        ],
        {},
        12,
      );
      s.text(10, y + 84, `Bg ${p.supplier.bankgiro}  ${p.supplier.vat}`);
      return s.drawing();
    },
  },
];
