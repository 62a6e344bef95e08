/** Energy, software, telephones, insurance-like agreements and waste. */
import * as days from '../days.ts';
import { address, column, escaped, pairs, table } from '../html.ts';
import { firm, swedishIban } from '../parties.ts';
import { doc, fig, kv, note, rounded, side, stack, word } from './kit.ts';
import type { LayoutO } from './orders.ts';
import { powers, softs } from './wares-trade.ts';
import { list } from './wares.ts';

const sp = fig('space');
const sw = fig('swedish');
const english = fig('english');

export const officeA: readonly LayoutO[] = [
  {
    id: 'o-kraftbolaget',
    producer: 'weasyprint',
    hard: 'energy bill: meter readings, prices with four decimals, specification on page two',
    count: 3,
    seller: {
      party: firm('Vätterbygdens Kraft AB', 'Elverksgatan 2, 561 31 Huskvarna'),
      wares: powers,
      codes: '',
      numbers: '700418226',
      lines: [4, 7],
      terms: 30,
      isWhole: true,
    },
    draw: (p) =>
      doc(
        `.lines td{padding:2pt}.lines th{border-bottom:.7pt solid #06a;color:#06a}.big{font-size:14pt}`,
        side(
          [60, `<b style="color:#06a;font-size:16pt">Vätterbygdens Kraft</b>`],
          [
            40,
            kv([
              ['Fakturanummer', p.number],
              ['Fakturadatum', p.issue],
              ['Kundnummer', p.customer],
              ['Anläggnings-id', `735999${p.order}${p.order}`],
            ]),
          ],
        ),
        `<p style="margin:24pt 0">${address(p.buyer)}</p><h2>${word(p, 'Faktura')} el ${days.plusDays(p.issue, -31).slice(0, 7)}</h2>`,
        note(p),
        `<p class="big">Att betala: <b>${sp.money(p.payable)} kr</b><br>Förfallodag: <b>${p.due}</b></p><p>Bankgiro ${p.supplier.bankgiro}, OCR ${p.ocr}</p>`,
        `<p>Din förbrukning denna period följer av specifikationen på nästa sida.</p><p class="small">${stack(p.supplier.name, `${p.supplier.street}, ${p.supplier.post}`, `Kundservice ${p.supplier.phone}`, `Organisationsnummer ${p.supplier.organisation}`, `Momsregistreringsnummer ${p.supplier.vat}`, 'Godkänd för F-skatt')}</p>`,
        `<div style="page-break-before:always"></div><h2>Specifikation</h2><p class="small">Mätare ${p.order}${p.customer}, avläst ${p.delivered}</p>`,
        table(
          [
            column('Avser', (l) => l.name),
            column('Förbrukning', (l) => sp.quantity(l.quantity), 'r'),
            column('Enhet', (l) => l.unit),
            column('Pris kr', (l) => sp.price(l.price, 4), 'r'),
            column('Belopp kr', (l) => sp.money(l.sum), 'r'),
          ],
          p.lines,
        ),
        `<br>${pairs([['Summa exkl. moms', sp.money(p.net)], ['Moms 25 %', sp.money(p.tax)], ['Summa inkl. moms', sp.money(p.gross)], ...rounded(p, sp)], 'right')}`,
      ),
  },
  {
    id: 'o-kassapunkten',
    producer: 'chromium',
    hard: 'software in a card-like page, English word in a Swedish invoice, period per row',
    count: 2,
    credits: 1,
    seller: {
      party: firm('Kassapunkten Nordic AB', 'Sveavägen 149, 113 46 Stockholm'),
      wares: softs,
      codes: 'KP-XX9',
      numbers: 'INV-10442',
      lines: [2, 6],
      terms: 15,
    },
    draw: (p) =>
      doc(
        `body{font-size:9pt}.pill{display:inline-block;border-radius:8pt;background:#e7f0ff;padding:4pt 8pt}.lines th{color:#889;font-weight:normal}.lines td{padding:6pt 4pt;border-top:.5pt solid #dde}`,
        side(
          [50, `<span class="pill">${escaped(p.supplier.name)}</span>`],
          [50, `<div class="r" style="font-size:18pt">${word(p, 'Faktura')}</div>`],
        ),
        side(
          [40, `<p style="color:#667">Till</p><p>${address(p.buyer)}</p>`],
          [
            30,
            `<p style="color:#667">Fakturanummer</p><p>${p.number}</p><p style="color:#667">Kundnummer</p><p>${p.customer}</p>`,
          ],
          [
            30,
            `<p style="color:#667">Fakturadatum</p><p>${p.issue}</p><p style="color:#667">Förfallodatum</p><p>${p.due}</p>`,
          ],
        ),
        note(p),
        p.about === null ? '' : `<p>Krediterar faktura ${p.about}</p>`,
        table(
          [
            column('Tjänst', (l) => l.name),
            column('Artikel', (l) => l.code),
            column('Antal', (l) => sw.quantity(l.quantity), 'r'),
            column('Enhet', (l) => l.unit),
            column('Pris', (l) => sw.price(l.price), 'r'),
            column('Moms', (l) => `${l.rate} %`, 'r'),
            column('Belopp', (l) => sw.money(l.sum), 'r'),
          ],
          p.lines,
        ),
        `<br>${pairs(
          [
            ['Netto', sw.money(p.net)],
            ['Moms 25 %', sw.money(p.tax)],
            ['<b>Totalt att betala</b>', `${sw.money(p.payable)} SEK`],
          ],
          'right',
        )}<div class="clear"></div>`,
        `<p class="small" style="color:#667;margin-top:70pt">${escaped(p.supplier.street)}, ${escaped(p.supplier.post)} · Org.nr ${p.supplier.organisation} · Momsnr ${p.supplier.vat} · Bankgiro ${p.supplier.bankgiro} · IBAN ${swedishIban(p.supplier.name)} · Godkänd för F-skatt</p>`,
      ),
  },
  {
    id: 'o-bordsbokning',
    producer: 'chromium',
    hard: 'English invoice from a Swedish firm, amounts in English marks, amount due at the top',
    seller: {
      party: firm('Tablewise Software AB', 'Regeringsgatan 29, 111 53 Stockholm'),
      wares: list(
        25,
        'month',
        `
Booking Premium plan|899.00
Additional venue|449.00
SMS confirmations bundle|250.00|st
Deposit module|199.00
Priority support|320.00
`,
      ),
      codes: '',
      numbers: '2F81-0007',
      lines: [1, 4],
      amounts: [1, 3],
      terms: 14,
    },
    draw: (p) =>
      doc(
        `body{font-size:9.5pt}.lines th{border-bottom:1pt solid #000;font-weight:normal}.lines td{padding:5pt 0}.kv td{padding-right:14pt}`,
        side(
          [50, `<h1 style="font-size:18pt">${word(p, 'Invoice')}</h1>`],
          [50, `<div class="r" style="color:#777"><b>tablewise</b></div>`],
        ),
        kv([
          ['<b>Invoice number</b>', p.number],
          ['Date of issue', days.american(p.issue)],
          ['Date due', days.american(p.due)],
        ]),
        side(
          [
            50,
            `<p><b>${escaped(p.supplier.name)}</b><br>${stack(p.supplier.street, p.supplier.post, 'Sweden', p.supplier.mail)}<br>SE VAT ${p.supplier.vat}</p>`,
          ],
          [50, `<p><b>Bill to</b><br>${address(p.buyer)}<br>Sweden</p>`],
        ),
        `<p style="font-size:13pt"><b>SEK ${english.money(p.payable)} due ${days.american(p.due)}</b></p>`,
        note(p),
        table(
          [
            column('Description', (l) => l.name),
            column('Qty', (l) => english.quantity(l.quantity), 'r'),
            column('Unit price', (l) => english.price(l.price), 'r'),
            column('Tax', (l) => `${l.rate}%`, 'r'),
            column('Amount', (l) => english.money(l.sum), 'r'),
          ],
          p.lines,
        ),
        `${pairs(
          [
            ['Subtotal', english.money(p.net)],
            ['Total excluding tax', english.money(p.net)],
            [`VAT – Sweden (25% on ${english.money(p.net)})`, english.money(p.tax)],
            ['Total', english.money(p.gross)],
            ['<b>Amount due</b>', `SEK ${english.money(p.payable)}`],
          ],
          'right',
        )}`,
      ),
    printing: { unit: () => undefined },
  },
];
