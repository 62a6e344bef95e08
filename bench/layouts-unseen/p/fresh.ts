/** Fish, meat, greens, bread and milk. */
import * as days from '../days.ts';
import { address, column, escaped, pairs, remarked, table } from '../html.ts';
import { firm } from '../parties.ts';
import { Sheet } from '../sheet.ts';
import {
  beside,
  called,
  charged,
  col,
  digitsFor,
  gap,
  grid,
  kr,
  labelled,
  num,
  of,
  page,
  rounded,
  summed,
} from './kit.ts';
import { lettersOf, type LayoutP } from './orders.ts';
import * as wares from './wares.ts';

export const fresh: readonly LayoutP[] = [
  {
    id: 'p25',
    producer: 'chromium',
    hard: 'origin, catch area and parcel as columns left of the number',
    credits: 1,
    seller: {
      party: firm('Kattegatts Fiskdelikatesser AB', 'Sjötorget 4, 432 44 Varberg'),
      wares: wares.fish,
      codes: '####.#',
      numbers: '80233',
      lines: [3, 7],
      terms: 14,
      fees: [{ label: 'Frigolitlåda', ore: 3_000, rate: 25 }],
    },
    draw: (paper) =>
      page(
        '.lines{font-size:8.5pt;border:1pt solid #036}.lines th{background:#036;color:#fff}.lines td{border-right:.4pt solid #9bd}',
        beside(
          [
            50,
            `<h2 style="color:#036">Kattegatts</h2>${escaped(paper.supplier.name)}<br>${paper.supplier.street}, ${paper.supplier.post}<br>Org.nr ${paper.supplier.organisation}`,
          ],
          [
            50,
            `<h2 class="r">${called(paper, 'Faktura')}</h2><div class="r">${remarked(paper)}nr ${paper.number}<br>${paper.issue}</div>`,
          ],
        ),
        '<br>',
        address(paper.buyer),
        '<br><br>',
        table(
          [
            column(
              'Område',
              (line) => ['NO Atlant 27', 'Östersjön 3d', 'Skagerrak 3a'][of(line, 3, 'area')] ?? '',
            ),
            column('Parti', (line) => `P-${digitsFor(line, 5, 'lot')}`),
            column('Art.', ({ code }) => code),
            column('Sort', ({ name }) => name),
            column('Mängd', ({ quantity }) => kr.quantity(quantity), 'r'),
            column('Enh', ({ unit }) => unit),
            column('Pris', ({ price }) => kr.price(price), 'r'),
            column('Belopp', ({ sum }) => kr.money(sum), 'r'),
          ],
          paper.lines,
        ),
        `<br>${beside(
          [
            50,
            labelled([
              ['Betalas senast', paper.due],
              ['Bankgiro', paper.supplier.bankgiro],
              ['OCR', paper.ocr],
              ['Avser faktura', paper.about],
            ]),
          ],
          [
            50,
            pairs([
              ...charged(paper, kr.money),
              ['Netto', kr.money(paper.net)],
              ...paper.vat.map(({ rate, tax }) => [`Moms ${rate} %`, kr.money(tax)] as const),
              ['Summa moms', kr.money(paper.tax)],
              ['ATT BETALA', kr.money(paper.payable)],
            ]),
          ],
        )}`,
      ),
  },
  {
    id: 'p26',
    producer: 'reportlab',
    hard: 'pieces and weight both, the best-before day beside the number, kilos decide',
    credits: 1,
    seller: {
      party: firm('Styckmästarna Nils & Nils AB', 'Slakthusgatan 27, 121 62 Johanneshov'),
      wares: wares.meat,
      codes: '######',
      numbers: '44019',
      lines: [4, 8],
    },
    draw: (paper) => {
      const sheet = new Sheet({ size: 8.5 });
      sheet.text(40, 46, paper.supplier.name, { font: 'bold', size: 13 });
      sheet.block(40, 60, [paper.supplier.street, paper.supplier.post], { leading: 11 });
      sheet.frame(380, 34, 555, 86);
      sheet.block(388, 47, [
        `${called(paper, 'FAKTURA', 'KREDITNOTA')}  ${paper.number}`,
        `Datum ${paper.issue}`,
        `Förfaller ${paper.due}`,
      ]);
      sheet.text(388, 98, paper.remark ?? (paper.about === null ? '' : `Kredit av ${paper.about}`));
      sheet.block(40, 110, [paper.buyer.name, paper.buyer.street, paper.buyer.post]);
      const y = grid(
        sheet,
        [
          col(40, 'Art nr', ({ code }) => code),
          col(85, 'Bäst före', (line) => days.short(days.plusDays(paper.issue, 5 + of(line, 20)))),
          col(130, 'Benämning', ({ name }) => name),
          num(300, 'Kolli', (line) => String(1 + of(line, 4))),
          num(370, 'Vikt', ({ quantity }) => kr.quantity(quantity, 2)),
          col(375, '', ({ unit }) => unit),
          num(450, 'Kr/kg', ({ price }) => kr.price(price)),
          num(555, 'Summa', ({ sum }) => kr.money(sum)),
        ],
        paper.lines,
        { top: 170, gap: 2, rule: (at) => sheet.line(40, at, 555) },
      );
      summed(
        sheet,
        y + 14,
        [
          ['Summa', kr.money(paper.net)],
          ...paper.vat.map(({ rate, tax }) => [`Moms ${rate} %`, kr.money(tax)] as const),
          ['Att betala kr', kr.money(paper.payable)],
        ],
        { x: 420, right: 555 },
      );
      sheet.text(
        40,
        800,
        `Organisationsnr ${paper.supplier.organisation}   Bg ${paper.supplier.bankgiro}   Innehar F-skatt   EG-kontrollnr SE 714`,
        { size: 7.5 },
      );
      return sheet.drawing();
    },
  },
  {
    id: 'p27',
    producer: 'weasyprint',
    hard: "country and class between number and price; short letters as numbers; the name at the head is that of the market hall's stand",
    credits: 1,
    seller: {
      party: firm('Yilmaz & Partner Frukthandel AB', 'Partihallsvägen 40, 121 63 Johanneshov'),
      wares: wares.greens,
      codes: (name) => lettersOf(name, 3),
      numbers: '16-3318',
      lines: [7, 13],
      isWhole: true,
    },
    draw: (paper) =>
      page(
        '.lines th{border-bottom:1.5pt solid #393;color:#393}.logo{font:bold 20pt Arial;color:#393}',
        beside(
          [
            60,
            `<span class="logo">GRÖNA STÅNDET</span><br><span class="small">Frukt & grönt varje morgon</span>`,
          ],
          [
            40,
            `${called(paper, 'FAKTURA', 'KREDITFAKTURA')}<br>${remarked(paper)}${labelled([
              ['Fakturanr', paper.number],
              ['Datum', paper.issue],
              ['Förfallodag', paper.due],
              ['Gäller', paper.about],
            ])}`,
          ],
        ),
        '<br>',
        address(paper.buyer),
        '<br><br>',
        table(
          [
            column('Kod', ({ code }) => code),
            column('Vara', ({ name }) => name),
            column('Land', (line) => ['SE', 'NL', 'ES', 'IT'][of(line, 4, 'land')] ?? ''),
            column('Kl', (line) => (of(line, 3) === 0 ? '2' : '1'), 'c'),
            column('Antal', ({ quantity }) => gap.quantity(quantity), 'r'),
            column('Enh', ({ unit }) => unit),
            column('á', ({ price }) => gap.price(price), 'r'),
            column('Kronor', ({ sum }) => gap.money(sum), 'r'),
          ],
          paper.lines,
        ),
        `<br><div class="right">${pairs([['Exkl moms', gap.money(paper.net)], ['Moms', gap.money(paper.tax)], ...rounded(paper, 'Öresavr.', gap.money), ['Att betala', gap.money(paper.payable)]])}</div><div class="clear"></div><br><br>`,
        `<p class="small">Gröna Ståndet drivs av ${escaped(paper.supplier.name)}, ${paper.supplier.street}, ${paper.supplier.post}. Org.nr ${paper.supplier.organisation}. Bankgiro ${paper.supplier.bankgiro}. F-skatt.</p>`,
      ),
  },
];
