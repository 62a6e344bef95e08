/** More drinks and what a bar needs. */
import { address, over, pairs, remarked } from '../html.ts';
import { left, right } from '../format.ts';
import { Sheet } from '../sheet.ts';
import { firm } from './firms.ts';
import {
  beside,
  called,
  facts,
  figures,
  grid,
  linesAs,
  listed,
  meta,
  page,
  partyLines,
  remarkOn,
  sums,
  told,
} from './kit.ts';
import type { LayoutI } from './orders.ts';
import { typed, typedSheet } from './typed.ts';

const f = figures('swedish');
const sp = figures('space');

export const drinksMore: readonly LayoutI[] = [
  {
    id: 'i31',
    producer: 'wkhtmltopdf',
    hard: 'bar supplies: group heads with subtotals within the table',
    seller: {
      firm: firm('Bartendergrossisten Nolltvå AB', 'Hammarvägen 27, 213 76 Malmö'),
      trades: ['läsk', 'is', 'papp'],
      lines: [5, 12],
      codes: '5',
      numbers: '#######',
      groupOf: ({ rate }) => rate,
      charges: [['Leverans', 19500, 25]],
    },
    credits: 1,
    draw: (p) =>
      page(
        '.lines th{border-top:1pt solid;border-bottom:1pt solid}.g td{background:#eef;font-weight:bold}',
        beside(
          [50, `<b style="font-size:15pt">BARTENDERGROSSISTEN</b><br>${p.supplier.phone}`],
          [
            50,
            `<b>${called(p, 'Faktura')}</b><br>${told(meta(p, 'Fakturanr=number|Fakturadatum=issue:slashes|Förfallodatum=due:slashes|Kundnr=customer|Avser faktura=about'))}`,
          ],
        ),
        `<br><br>${address(p.buyer)}<br>`,
        remarked(p),
        linesAs(p.lines, f, 'Art.nr=code|Benämning=name|Antal=qty>|Enh=unit|Pris=price>|Belopp=sum>', {
          above: (line, index) => {
            return index === 0 || p.lines[index - 1]?.rate !== line.rate
              ? `<tr class="g"><td colspan="6">Varor med ${String(line.rate)} % moms</td></tr>`
              : '';
          },
        }),
        `<br>${over(sums(p, f, 'Varor=lines|Leverans=charges|Netto=net|Moms {r} %=vat|Moms totalt=taxes|ATT BETALA=payable'))}`,
        `<p class="small"><br>${p.supplier.name} · ${p.supplier.street} · ${p.supplier.post} · Org.nr ${p.supplier.organisation} · Bankgiro ${p.supplier.bankgiro} · Innehar F-skattebevis</p>`,
      ),
  },
  {
    id: 'i32',
    producer: 'flipped',
    hard: 'tea importer: number and name in one cell, dates written out',
    seller: {
      firm: firm('Tehuset Silverspetsen HB', 'Prästgatan 41, 831 31 Östersund'),
      trades: ['te'],
      lines: [2, 6],
      codes: '3',
      numbers: '20##',
    },
    draw: (p) => {
      const s = new Sheet({ size: 9.5, font: 'serif' });
      s.text(40, 60, p.supplier.name, { font: 'serifbold', size: 15 });
      s.text(40, 95, `${called(p, 'Faktura')} nr ${p.number}`, { font: 'serifbold', size: 12 });
      s.block(360, 95, partyLines(p.buyer));
      facts(s, 40, 130, 115, meta(p, 'Datum=issue:words|Förfaller=due:words|Kundnr=customer'));
      remarkOn(s, p, 40, 170);
      const y = grid(
        s,
        p.lines,
        f,
        '40 Artikel=cn|>360 Antal=qty|368 Enhet=unit|>450 Pris=price|>550 Summa=sum',
        { top: 190, leading: 16, head: { font: 'serifbold' } },
      );
      listed(s, 380, 550, y + 14, sums(p, f, 'Netto=net|Moms {r} %=vat|Att betala=payable'));
      s.block(
        40,
        770,
        [
          `${p.supplier.street}, ${p.supplier.post}`,
          `Org.nr ${p.supplier.organisation}, bankgiro ${p.supplier.bankgiro}`,
          'Godkänd för F-skatt',
        ],
        { size: 8 },
      );
      return s.drawing();
    },
  },
  {
    id: 'i33',
    producer: 'letters',
    hard: 'drinks wholesaler on a matrix printer, letter by letter',
    seller: {
      firm: firm('Dryckesdepån i Sundsvall AB', 'Hamnterminalen 4, 852 29 Sundsvall'),
      trades: ['öl', 'läsk'],
      lines: [4, 9],
      codes: '5',
      numbers: '45#####',
      terms: 25,
      isWhole: true,
      isNegativeCredit: true,
    },
    credits: 1,
    draw: (p) =>
      typedSheet(
        [
          `${left('DRYCKESDEPÅN I SUNDSVALL AB', 46)}${called(p, 'FAKTURA', 'KREDITFAKTURA')}`,
          `${left(p.supplier.street, 46)}FAKTURANUMMER  ${p.number}`,
          `${left(p.supplier.post, 46)}FAKTURADATUM   ${p.issue}`,
          `${left('', 46)}FÖRFALLODATUM  ${p.due}`,
          `${left(p.buyer.name, 46)}KUNDNUMMER     ${p.customer}`,
          `${left(p.buyer.street, 46)}${p.about === null ? '' : `KREDIT AV      ${p.about}`}`,
          p.buyer.post,
          p.remark ?? '',
          ...typed(
            p.lines,
            sp,
            '7 ART.NR=code|32 BENÄMNING=name|>6 ANTAL=qty|5 ENHET=unit|>10 PRIS=price|>3 M%=rate|>11 BELOPP=sum',
          ),
          '',
          ...sums(
            p,
            sp,
            'NETTO=net|MOMS {r} %=vat|SUMMA MOMS=taxes|AVRUNDNING=rounding|ATT BETALA=payable',
          ).map(([label, value]) => `${left('', 46)}${left(label, 16)}${right(value, 16)}`),
          '',
          `BG ${p.supplier.bankgiro}  ORG.NR ${p.supplier.organisation}  F-SKATT  TEL ${p.supplier.phone}`,
        ],
        8.5,
      ).drawing(),
  },
  {
    id: 'i34',
    producer: 'chromium',
    hard: 'invoice through a factoring company: paid to another firm, its notice on the page',
    seller: {
      firm: firm('Isverket Polarblock AB', 'Frysvägen 9, 461 38 Trollhättan'),
      trades: ['is'],
      lines: [1, 4],
      codes: '3',
      numbers: '3###',
      terms: 15,
    },
    draw: (p) =>
      page(
        '.n{border:1pt solid;padding:5pt;margin:10pt 0}.lines th{background:#def}',
        beside(
          [
            60,
            `<h2>Isverket Polarblock AB</h2>${p.supplier.street}<br>${p.supplier.post}<br>Org.nr ${p.supplier.organisation}`,
          ],
          [
            40,
            `<h2>${called(p, 'Faktura')}</h2>${pairs(meta(p, 'Fakturanr=number|Fakturadatum=issue|Förfallodatum=due|OCR=ocr'))}`,
          ],
        ),
        `<p>${address(p.buyer)}</p>`,
        remarked(p),
        linesAs(p.lines, f, 'Nr=code|Text=name|Antal=qty>|Enhet=unit|Pris=price>|Belopp=sum>'),
        pairs(sums(p, f, 'Netto=net|Moms {r} %=vat|Att betala=payable')),
        `<div class="n">Denna faktura är överlåten till Fakturahuset Vinga Finans AB, bankgiro 5012-7745. Betalning med befriande verkan kan endast ske till Fakturahuset Vinga Finans AB. Ange OCR ${p.ocr}.</div>`,
      ),
  },
];
