/** Danish, Norwegian and Finnish-Swedish sellers. */
import { dashedBack, dotted } from '../days.ts';
import { column, over, pairs, table } from '../html.ts';
import { Sheet } from '../sheet.ts';
import { address, beside, col, figures, grid, num, page, rowsOf, stack } from './kit.ts';
import type { LayoutK } from './orders.ts';
import { dane, finn, iban } from './parties.ts';

const g = figures('dotted');
const b = figures('bare');
const m = figures('swedish');

export const abroadNorway: readonly LayoutK[] = [
  {
    id: 'k65',
    producer: 'chromium',
    hard: "Finnish-Swedish: words of Finland's Swedish, days with dots and no zeros, euros",
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
        beside(
          [60, `<h2>Skärgårdsdelikatesser</h2>Åland Ab`],
          [40, `<h2>${p.isCredit ? 'KREDITRÄKNING' : (p.title ?? 'RÄKNING').toUpperCase()}</h2>`],
        ),
        over([
          ['Räkningsnummer', p.number],
          ['Datum', day(p.issue)],
          ['Förfallodag', day(p.due)],
          ['Kundnummer', p.customer],
          ['Referensnummer', p.ocr],
        ]),
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
        `<div class="right">${pairs([
          ['Momsfritt', m.money(p.net)],
          ['Moms', m.money(p.tax)],
          ['Totalt EUR', m.money(p.payable)],
        ])}</div><div class="clear"></div>`,
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
        rowsOf(
          [
            ['Köpare', p.buyer.name, '', '', ''],
            ['', p.buyer.street, '', '', ''],
            ['', p.buyer.post, '', '', ''],
            ['', '', '', '', ''],
            [p.isCredit ? 'Kreditfaktura' : 'Faktura', p.number, '', '', ''],
            ['Fakturadatum', dotted(p.issue), '', '', ''],
            ['Förfallodatum', dotted(p.due), '', '', ''],
          ],
          'rows',
          2,
        ),
        rowsOf([
          ['Vara', 'Antal', 'Enhet', 'Pris €', 'Summa €'],
          ...p.lines.map((line) => [
            line.name,
            b.quantity(line.quantity),
            line.unit,
            b.price(line.price),
            b.money(line.sum),
          ]),
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
    hard: "Danish with the land's own tax: a shop in Copenhagen that a restaurant in Malmö fetches from",
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
      sheet.text(297, 66, `${p.supplier.street} · ${p.supplier.post} · CVR ${p.supplier.organisation}`, {
        size: 8.5,
        align: 'c',
      });
      sheet.block(45, 110, [p.buyer.name, p.buyer.street, p.buyer.post, 'Sverige']);
      stack(
        sheet,
        380,
        550,
        110,
        [
          [p.isCredit ? 'Kreditnota nr.' : 'Faktura nr.', p.number],
          ['Dato', dashedBack(p.issue)],
          ['Betales senest', dashedBack(p.due)],
        ],
        { leading: 14 },
      );
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
      stack(
        sheet,
        380,
        550,
        end + 16,
        [
          ['Beløb ekskl. moms', g.money(p.net)],
          ['25% moms', g.money(p.tax)],
          ['At betale DKK', g.money(p.payable)],
        ],
        { leading: 15, font: 'bold' },
      );
      sheet.text(
        45,
        790,
        `Bank: reg. 4711 konto ${p.ocr}   Tlf. ${p.supplier.phone}   SE-nr ${p.supplier.vat}`,
        { size: 8.5 },
      );
      return sheet.drawing();
    },
  },
];
