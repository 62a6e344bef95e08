/** More programs of small firms: books on the web, sheets, and a program of the nineties, continued. */
import { compact, dotted, shortDashed } from '../days.ts';
import { left, right } from '../format.ts';
import { escaped, remarked, titled } from '../html.ts';
import { firm } from '../parties.ts';
import {
  from,
  in_,
  l,
  ledger,
  lines,
  mark,
  page,
  plainTable,
  r,
  refers,
  rounded,
  sheet,
  side,
  to,
} from './kit.ts';
import type { LayoutN } from './orders.ts';

const sw = in_('swedish');
const sp = in_('space');
const bare = in_('bare');
const dot = in_('point');

const paper = firm('Pappers-Jonsson Emballage AB', 'Kartongvägen 31, 331 53 Värnamo');
const pest = firm('Råttfri Skadedjurskontroll Väst AB', 'Fällvägen 8, 442 40 Kungälv');
const chars = firm('Korvmakare Lindhs Charkuteri AB', 'Rökerigatan 14, 234 42 Lomma');
const vent = firm('Imkanalsotarna Mälardalen AB', 'Sotarvägen 3, 722 23 Västerås');

export const programsMore: readonly LayoutN[] = [
  {
    id: 'n11',
    producer: 'arrays',
    hard: 'a frame round every cell',
    count: 2,
    credits: 1,
    seller: {
      party: paper,
      trades: ['paper'],
      codes: '######',
      numbers: '448120',
      lines: [4, 10],
      isWhole: true,
      isNegative: true,
    },
    draw: (p) => {
      const s = sheet({ size: 8.5 });
      s.block(40, 48, from(p), { font: 'bold' });
      s.text(320, 48, titled(p, 'FAKTURA', 'KREDITNOTA'), { font: 'bold', size: 15 });
      const cell = (x: number, y: number, x2: number, label: string, value: string): void => {
        s.frame(x, y, x2, y + 26);
        s.text(x + 3, y + 8, label, { size: 6 });
        s.text(x + 3, y + 21, value, { size: 9 });
      };
      cell(320, 58, 400, 'Fakturadatum', p.issue);
      cell(400, 58, 480, 'Fakturanr', p.number);
      cell(480, 58, 555, 'Kundnr', p.customer);
      cell(320, 84, 400, 'Förfallodatum', p.due);
      cell(400, 84, 480, 'Er order', p.order);
      cell(480, 84, 555, 'Säljare', p.reference);
      s.block(325, 140, to(p), { size: 10 });
      mark(s, 40, 140, p);
      s.text(40, 190, refers(p, 'Krediterar faktura nr'));
      const top = 215;
      const y = ledger(
        s,
        top,
        [
          l(44, 'Art.nr', (x) => x.code),
          l(95, 'Benämning', (x) => x.name),
          l(255, 'Förp.', (x) => x.pack),
          r(350, 'Antal', (x) => bare.quantity(x.quantity)),
          l(358, 'Enh', (x) => x.unit),
          r(455, 'À-pris', (x) => sp.price(x.price)),
          r(551, 'Summa', (x) => sp.money(x.sum)),
        ],
        p.lines,
        { ruled: 'all', leading: 14 },
      );
      for (const x of [40, 92, 251, 310, 354, 390, 460, 555]) s.line(x, top - 11, x, y - 9);
      cell(40, 700, 140, 'Netto', sp.money(p.net));
      cell(140, 700, 220, 'Moms %', `${p.vat[0]?.rate ?? 0}`);
      cell(220, 700, 320, 'Moms', sp.money(p.tax));
      cell(320, 700, 420, 'Öresutjämning', sp.money(p.rounding));
      cell(420, 700, 555, 'Att betala', `SEK ${sp.money(p.payable)}`);
      cell(40, 740, 180, 'Bankgiro', p.supplier.bankgiro);
      cell(180, 740, 320, 'Organisationsnr', p.supplier.organisation);
      cell(320, 740, 440, 'Momsregnr', p.supplier.vat);
      cell(440, 740, 555, 'Telefon', p.supplier.phone);
      s.text(40, 780, 'Innehar F-skattebevis. Dröjsmålsränta enligt räntelagen.', { size: 7 });
      return s.drawing();
    },
  },
  {
    id: 'n12',
    producer: 'groff',
    hard: 'a page set with troff, the sender small at the head',
    count: 2,
    seller: {
      party: pest,
      trades: ['pest'],
      codes: '',
      numbers: '9381',
      lines: [1, 3],
      terms: 30,
      step: 100,
    },
    draw: (p) => `.fam H
.nf
.ps 9
${from(p).join(' – ')}
.sp 1
.ps 18
${titled(p, 'Faktura')}
.ps 10
.sp 1
${p.remark ?? ''}
.TS
tab(|);
l l l l.
Fakturanr|${p.number}|Kund|${p.buyer.name}
Fakturadatum|${p.issue}||${p.buyer.street}
Förfallodatum|${p.due}||${p.buyer.post}
Avtal|${p.order}|Kundnr|${p.customer}
.TE
.sp 2
.TS
tab(|) expand;
lb rb lb rb rb
l r l r r.
Avser|Antal||Pris|Belopp
${p.lines.map((x) => `${x.name}|${bare.quantity(x.quantity)}|${x.unit}|${bare.price(x.price)}|${bare.money(x.sum)}`).join('\n')}
.TE
.sp 1
.TS
tab(|);
l r.
Summa exkl. moms|${bare.money(p.net)}
Moms 25 %|${bare.money(p.tax)}
Att betala SEK|${bare.money(p.payable)}
.TE
.sp 2
Bankgiro ${p.supplier.bankgiro}. Ange fakturanumret som meddelande.
Organisationsnummer ${p.supplier.organisation}. Momsregistreringsnummer ${p.supplier.vat}.
Företaget innehar F-skattebevis.
`,
  },
  {
    id: 'n13',
    producer: 'driver',
    hard: 'a program of 1994 in a fixed font, capitals, points for decimals',
    count: 2,
    credits: 1,
    seller: {
      party: chars,
      trades: ['charcuterie'],
      codes: '###',
      numbers: '031877',
      lines: [3, 8],
      isWhole: true,
      terms: 14,
      grams: 50,
    },
    draw: (p) => {
      const s = sheet({ font: 'mono', size: 8.5 });
      const gap = (text: string, width: number): string => left(text, width);
      const rows = [
        `${gap(p.supplier.name.toUpperCase(), 50)}${titled(p, 'FAKTURA', 'KREDITFAKTURA')}`,
        `${gap(p.supplier.street, 50)}FAKTURANR  ${p.number}`,
        `${gap(p.supplier.post, 50)}DATUM      ${shortDashed(p.issue)}`,
        `${gap(`TEL ${p.supplier.phone}`, 50)}FÖRFALLER  ${shortDashed(p.due)}`,
        `${gap('', 50)}KUNDNR     ${p.customer}`,
        '',
        ...to(p).map((text) => gap('', 50) + text),
        '',
        p.remark ?? '',
        refers(p, 'AVSER FAKTURA'),
        '',
        `${gap('ART', 5)}${gap('BENÄMNING', 32)}${right('KVANT', 9)} ${gap('ENH', 5)}${right('A-PRIS', 10)}${right('BELOPP', 13)}`,
        '-'.repeat(76),
        ...p.lines.map(
          (x) =>
            `${gap(x.code, 5)}${gap(x.name, 32)}${right(dot.quantity(x.quantity, 2), 9)} ${gap(x.unit, 5)}${right(dot.price(x.price), 10)}${right(dot.money(x.sum), 13)}`,
        ),
        '-'.repeat(76),
        '',
        `${right('NETTO', 62)}${right(dot.money(p.net), 13)}`,
        `${right(`MOMS ${p.vat[0]?.rate ?? 0} %`, 62)}${right(dot.money(p.tax), 13)}`,
        ...rounded(p, 'ÖRESAVRUNDNING', dot.money).map(
          ([label, value]) => `${right(label, 62)}${right(value, 13)}`,
        ),
        `${right('ATT BETALA', 62)}${right(dot.money(p.payable), 13)}`,
      ];
      s.block(45, 60, rows, { leading: 12 });
      s.block(
        45,
        770,
        [
          `BANKGIRO ${p.supplier.bankgiro}   ORGNR ${p.supplier.organisation}   MOMSREGNR ${p.supplier.vat}   GODKÄND FÖR F-SKATT`,
        ],
        { size: 7.5 },
      );
      return s.drawing();
    },
  },
  {
    id: 'n14',
    producer: 'writer',
    hard: 'a page of a word processor without a table of rules; text of the work',
    count: 2,
    credits: 1,
    seller: { party: vent, trades: ['vent'], codes: '', numbers: '26041', lines: [1, 4], step: 500 },
    draw: (p) =>
      page(
        'body{font-size:11pt}td{font-size:11pt}',
        side(
          [60, `<b>${escaped(p.supplier.name)}</b><br>${p.supplier.street}<br>${p.supplier.post}`],
          [40, `<h2>${titled(p, 'Faktura')}</h2>Nr ${p.number}<br>Datum ${dotted(p.issue)}`],
        ),
        remarked(p),
        `<br>${side([60, 'Vår referens: Jimmy'], [40, lines(...to(p))])}<p>Uppdrag ${p.order} enligt överenskommelse. ${refers(p)} Anläggningen kontrollerad ${compact(p.delivered)}.</p>`,
        plainTable(
          [
            ['Utfört', 'Antal', 'à', 'Kr'],
            ...p.lines.map((x) => [
              x.name,
              `${sw.quantity(x.quantity)} ${x.unit}`,
              sw.price(x.price),
              sw.money(x.sum),
            ]),
          ],
          'plain',
          'width="100%" cellpadding="4"',
        ),
        `<hr>${plainTable(
          [
            ['Summa', sw.money(p.net)],
            ['Moms 25 %', sw.money(p.tax)],
            [p.isCredit ? 'Återbetalas' : 'Att betala', sw.money(p.payable)],
            ['Förfallodag', dotted(p.due)],
          ],
          'plain',
          'width="100%"',
        )}`,
        `<p>Bankgiro ${p.supplier.bankgiro} &nbsp; Org.nr ${p.supplier.organisation} &nbsp; Momsnr ${p.supplier.vat} &nbsp; F-skatt</p>`,
      ),
  },
];
