/** An invoice of a subscription, sent by a service on the web. */
import { abbreviated, words } from '../days.ts';
import { column, html, pairs, table } from '../html.ts';
import { firm, swedishIban } from '../parties.ts';
import { called, figures, note, place, row, stack } from './kit.ts'; // prettier-ignore
import type { LayoutG } from './orders.ts';

const space = figures('space');

const g05: LayoutG = {
  id: 'g05',
  producer: 'chromium',
  hard: 'no article numbers, no units; the date in words; the period as a row below the name',
  printing: { unit: () => undefined },
  seller: {
    party: firm('Bordsklart System Sverige AB', 'Drottninggatan 71 A, 111 36 Stockholm'),
    trades: ['software'],
    codes: '',
    numbers: 'BK-#####',
    lines: [2, 5],
    amounts: [1, 4],
    terms: 15,
  },
  draw: (paper) =>
    html(
      `body{font-family:'DejaVu Sans';font-size:8.5pt;color:#223}h1{font-size:22pt;font-weight:300}.lines td{padding:5pt 4pt;border-bottom:.5pt solid #dde}.lines th{color:#778;font-weight:normal}.s{color:#778;font-size:7.5pt}`,
      `<div style="font-weight:bold;color:#3a56d4">◆ bordsklart</div><br><h1>${called(paper, 'Faktura')} ${paper.number}</h1>${note(paper)}<br>
      ${row(
        ['34%', `<span class="s">Till</span><br>${stack(...place(paper.buyer), paper.buyer.organisation)}`],
        [
          '33%',
          `<span class="s">Från</span><br>${stack(...place(paper.supplier), paper.supplier.organisation)}`,
        ],
        [
          '33%',
          `<span class="s">Fakturadatum</span><br>${words(paper.issue)}<br><span class="s">Förfaller</span><br>${words(paper.due)}<br><span class="s">Referens</span><br>${paper.reference}`,
        ],
      )}<br>
      ${table(
        [
          column('Beskrivning', ({ name }) => name),
          column('Antal', ({ quantity }) => space.quantity(quantity), 'r'),
          column('Pris', ({ price }) => space.price(price), 'r'),
          column('Belopp', ({ sum }) => space.money(sum), 'r'),
        ],
        paper.lines,
        {
          under: () =>
            `<tr><td class="s">Period ${abbreviated(paper.delivered)} – ${abbreviated(paper.due)}</td><td></td><td></td><td></td></tr>`,
        },
      )}
      <div class="right">${pairs([
        ['Delsumma', `${space.money(paper.net)} kr`],
        ['Moms (25 %)', `${space.money(paper.tax)} kr`],
        ['Att betala', `${space.money(paper.payable)} kr`],
      ])}</div><div class="clear"></div><br>
      <p><b>Betalning</b><br>Bankgiro: ${paper.supplier.bankgiro}<br>OCR: ${paper.ocr}<br>IBAN: ${swedishIban(paper.supplier.name)}</p>
      <p class="s">${paper.supplier.name} är godkänt för F-skatt. Momsreg.nr ${paper.supplier.vat}. Frågor? ${paper.supplier.mail}</p>`,
    ),
};

export const programsWeb: readonly LayoutG[] = [g05];
