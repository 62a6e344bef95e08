/** More: Sole traders, trading companies and small producers. */
import { address, column, escaped, pairs, remarked, table } from '../html.ts';
import { wrapped, Sheet } from '../sheet.ts';
import {
  beside,
  called,
  col,
  digitsFor,
  gap,
  grid,
  kr,
  num,
  page,
  point,
  rounded,
  soleTrader,
  summed,
} from './kit.ts';
import { type LayoutP } from './orders.ts';
import * as more from './wares-more.ts';
import * as wares from './wares.ts';

export const soleMore: readonly LayoutP[] = [
  {
    id: 'p10',
    producer: 'reportlab',
    hard: "the number stands in the name's cell, behind the name in brackets",
    credits: 1,
    seller: {
      party: soleTrader('Berits Konditori & Surdeg', 'Kyrkogatan 11, 441 30 Alingsås', '710228'),
      wares: wares.bakery,
      codes: 'K###',
      numbers: '20260188',
      lines: [3, 8],
      amounts: [4, 60],
      isWhole: true,
    },
    draw: (paper) => {
      const sheet = new Sheet();
      sheet.text(297, 60, 'Berits Konditori & Surdeg', { size: 17, font: 'serifbold', align: 'c' });
      sheet.text(297, 75, `${paper.supplier.street}, ${paper.supplier.post}`, { align: 'c' });
      sheet.line(50, 84, 545);
      sheet.text(50, 110, called(paper, 'FAKTURA', 'KREDITFAKTURA'), { font: 'bold', size: 12 });
      sheet.text(200, 110, paper.remark ?? '', { font: 'bold' });
      sheet.block(50, 130, [
        `Fakturanr ${paper.number}`,
        `Fakturadatum ${paper.issue}`,
        `Förfaller ${paper.due}`,
        paper.about === null ? '' : `Avser fakturanr ${paper.about}`,
      ]);
      sheet.block(330, 130, [paper.buyer.name, paper.buyer.street, paper.buyer.post]);
      const y = grid(
        sheet,
        [
          num(80, 'Antal', ({ quantity }) => kr.quantity(quantity)),
          col(86, 'Enh', ({ unit }) => unit),
          col(120, 'Vara', ({ code, name }) => `${name} (${code})`),
          num(460, 'À-pris', ({ price }) => kr.price(price)),
          num(545, 'Summa', ({ sum }) => kr.money(sum)),
        ],
        paper.lines,
        { top: 210, leading: 14, rule: (at) => sheet.line(50, at, 545) },
      );
      summed(
        sheet,
        y + 14,
        [
          ['Delsumma', kr.money(paper.net)],
          ...paper.vat.map(({ rate, tax }) => [`Varav moms ${rate} %`, kr.money(tax)] as const),
          ...rounded(paper, 'Avrundning', kr.money),
          ['Att betala', `${kr.money(paper.payable)} kr`],
        ],
        { x: 390, right: 545 },
      );
      sheet.text(
        50,
        790,
        `Innehavare Berit Nylund · Org.nr ${paper.supplier.organisation} · Bg ${paper.supplier.bankgiro} · F-skatt`,
        { size: 8 },
      );
      return sheet.drawing();
    },
  },
  {
    id: 'p11',
    producer: 'chromium',
    hard: 'a market gardener: the name only in the foot and the mail address, numbers with a letter behind',
    credits: 0,
    printing: { code: ({ code }) => code },
    seller: {
      party: soleTrader('Ekebackens Odling Ulf Tranberg', 'Ekebacken 7, 247 91 Södra Sandby', '680603'),
      wares: wares.greens,
      codes: '##@',
      numbers: 'E-204',
      lines: [3, 7],
      step: 50,
      terms: 10,
    },
    draw: (paper) =>
      page(
        'h1{font-weight:normal;color:#363}.lines td{border-bottom:.4pt dotted #777;padding:4pt}.foot{position:fixed;bottom:0;font-size:8pt}',
        `<h1>${called(paper, 'Faktura')}</h1>${remarked(paper)}<br>`,
        beside(
          [
            50,
            pairs([
              ['Fakturanummer', paper.number],
              ['Fakturadatum', paper.issue],
              ['Förfallodatum', paper.due],
            ]),
          ],
          [50, address(paper.buyer)],
        ),
        '<br>',
        table(
          [
            column('Nr', ({ code }) => code),
            column('Gröda', ({ name }) => name),
            column('Odlare', (line) => `Skifte ${digitsFor(line, 2, 'field')}`),
            column('Mängd', ({ quantity, unit }) => `${gap.quantity(quantity)} ${unit}`, 'r'),
            column('Pris', ({ price }) => gap.price(price), 'r'),
            column('Kr', ({ sum }) => gap.money(sum), 'r'),
          ],
          paper.lines,
        ),
        `<br>${pairs([
          ['Att betala exkl. moms', gap.money(paper.net)],
          ['Moms', gap.money(paper.tax)],
          ['Att betala inkl. moms', gap.money(paper.payable)],
        ])}`,
        `<div class="foot">${escaped(paper.supplier.name)} – ${paper.supplier.street} – ${paper.supplier.post} – ${paper.supplier.mail}<br>Bankgiro ${paper.supplier.bankgiro} – Org.nr ${paper.supplier.organisation} – Godkänd för F-skatt</div>`,
      ),
  },
  {
    id: 'p12',
    producer: 'groff',
    hard: "a repairman's page of troff, wrapped names, the number below in the name's cell on a row of its own",
    credits: 1,
    seller: {
      party: soleTrader('Kylmontören Assar Bergkvist', 'Industrigränd 6, 782 33 Malung', '590130'),
      wares: more.repair,
      codes: '###-##',
      numbers: '1093',
      lines: [3, 5],
      amounts: [1, 4],
      terms: 20,
    },
    draw: (paper) =>
      [
        '.sp 3',
        '.nf',
        '.ft B',
        paper.supplier.name,
        '.ft R',
        paper.supplier.street,
        paper.supplier.post,
        `Tel ${paper.supplier.phone}`,
        '.sp',
        '.ft B',
        `${called(paper, 'FAKTURA')} ${paper.number}`,
        '.ft R',
        paper.remark ?? '',
        `Datum ${paper.issue}`,
        `Förfallodatum ${paper.due}`,
        ...(paper.about === null ? [] : [`Kredit av faktura ${paper.about}`]),
        '.sp',
        'Kund:',
        paper.buyer.name,
        paper.buyer.street,
        paper.buyer.post,
        '.sp',
        '.TS',
        'tab(@);',
        'lb rb lb rb rb',
        'l r l r r.',
        'Beskrivning@Antal@Enhet@Pris@Belopp',
        '_',
        ...paper.lines.flatMap(({ code, name, quantity, unit, price, sum }) => {
          const [first = '', ...rest] = wrapped(name, 26);
          return [
            `${first}@${point.quantity(quantity)}@${unit}@${point.price(price)}@${point.money(sum)}`,
            ...rest.map((text) => `${text}@@@@`),
            `Artikelnr ${code}@@@@`,
          ];
        }),
        '_',
        `Summa exkl moms@@@@${point.money(paper.net)}`,
        `Moms 25%@@@@${point.money(paper.tax)}`,
        `Att betala SEK@@@@${point.money(paper.payable)}`,
        '.TE',
        '.sp',
        `Plusgiro ${paper.supplier.plusgiro}   Orgnr ${paper.supplier.organisation}`,
        'Innehar F-skattebevis. Dröjsmålsränta 8 % över referensräntan.',
      ]
        .filter((row) => row !== '')
        .join('\n'),
  },
];
