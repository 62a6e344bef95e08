/** Other papers that come with the same post: contracts, logs, certificates, news. */
import * as days from '../../days.ts';
import { across } from '../../format.ts';
import { column, escaped, table } from '../../html.ts';
import { Sheet } from '../../sheet.ts';
import { doc, fig, L, R, rowsOn } from '../kit.ts';
import { type Letter, senders } from './letters.ts';

const sp = fig('space');
const bare = fig('bare');

export const lettersOtherB: readonly Letter[] = [
  {
    kind: 'service-report',
    hard: 'work report with hours and material, no sums',
    producer: 'fpdf',
    seller: senders.repair,
    draw: (p) => {
      const s = new Sheet();
      s.text(40, 50, `Servicerapport ${p.number}`, { size: 14, font: 'bold' });
      s.block(40, 72, [
        p.supplier.name,
        `Tekniker ${p.reference}`,
        `Utfört ${p.delivered} hos ${p.buyer.name}`,
      ]);
      const end = rowsOn(
        s,
        [
          L(40, 'Åtgärd / material', (l) => l.name),
          R(360, 'Antal', (l) => bare.quantity(l.quantity)),
          L(368, 'Enhet', (l) => l.unit),
        ],
        p.lines,
        { y: 130 },
      );
      s.block(40, end + 30, [
        'Anläggningen provkörd och i drift. Faktura kommer separat.',
        'Kundens underskrift: _______________________',
      ]);
      return s.drawing();
    },
  },
  {
    kind: 'timesheet',
    hard: 'hours per person and day',
    producer: 'kerned',
    seller: senders.craft,
    draw: (p) => {
      const s = new Sheet({ size: 8.5 });
      s.text(40, 50, `Tidrapport vecka ${Math.ceil(Number(p.issue.slice(5, 7)) * 4.3)}`, {
        size: 13,
        font: 'bold',
      });
      s.text(40, 66, `${p.supplier.name}, objekt ${p.buyer.name}`);
      across(
        s,
        96,
        [
          [40, 'Namn'],
          [180, 'Mån'],
          [230, 'Tis'],
          [280, 'Ons'],
          [330, 'Tor'],
          [380, 'Fre'],
          [440, 'Summa'],
        ],
        { font: 'bold' },
      );
      for (const [at, name] of ['Ali Reza', 'Bodil Ek', 'Jonas Fält'].entries())
        across(s, 112 + at * 14, [
          [40, name],
          [180, '8,0'],
          [230, '8,0'],
          [280, `${at + 5},5`],
          [330, '8,0'],
          [380, '6,0'],
          [440, `${at + 35},5`],
        ]);
      s.text(40, 190, 'Attesteras av kund: ______________________');
      return s.drawing();
    },
  },
  {
    kind: 'delivery-plan',
    hard: 'plan of deliveries around a holiday',
    producer: 'groff',
    seller: senders.green,
    draw: (p) => `.ll 16c
.po 2c
.ps 14
\\fBÄndrade leveransdagar\\fP
.ps 11
.vs 14
.sp
Till alla kunder hos ${p.supplier.name}
.sp
Med anledning av helgen kör vi enligt följande:
.sp
.TS
tab(|);
l l l.
Ordinarie dag|Ny dag|Beställ senast
${[0, 1, 2, 3].map((at) => `${days.plusDays(p.issue, at * 2)}|${days.plusDays(p.issue, at * 2 - 1)}|${days.plusDays(p.issue, at * 2 - 2)} kl 13`).join('\n')}
.TE
.sp
Hör av er till ${p.reference} på ${p.supplier.phone} vid frågor.
`,
  },
  {
    kind: 'statistics',
    hard: 'purchases per article for the year, with amounts',
    producer: 'chromium',
    seller: { ...senders.china, lines: [6, 10] },
    draw: (p) =>
      doc(
        '.lines th{border-bottom:1pt solid}',
        `<h2>Inköpsstatistik ${p.issue.slice(0, 4)}</h2><p>${escaped(p.supplier.name)} – kund ${p.customer} ${escaped(p.buyer.name)}</p>`,
        table(
          [
            column('Artikel', (l) => l.code),
            column('Benämning', (l) => l.name),
            column('Antal köpta', (l) => sp.quantity(l.quantity * 12n), 'r'),
            column('Omsättning kr', (l) => sp.money(l.sum * 12n), 'r'),
          ],
          p.lines,
        ),
        `<p class="r">Summa ${sp.money(p.lineNet * 12n)}</p>`,
      ),
  },
  {
    kind: 'complaint-answer',
    hard: 'answer to a complaint, promises a credit note',
    producer: 'reportlab-embedded',
    seller: senders.fish,
    isAbout: true,
    draw: (p) => {
      const s = new Sheet({ size: 10 });
      s.text(50, 60, p.supplier.name, { size: 14, font: 'bold' });
      s.block(50, 100, [p.buyer.name, p.buyer.street, p.buyer.post]);
      s.text(50, 170, `Svar på er reklamation av faktura ${p.number}`, { font: 'bold' });
      s.block(
        50,
        196,
        [
          `Vi har tagit del av er reklamation av leveransen den ${days.words(p.delivered)}. Vi beklagar`,
          'det inträffade. En kreditfaktura kommer att sändas inom en vecka.',
          '',
          'Vänliga hälsningar',
          p.reference,
        ],
        { leading: 16 },
      );
      s.text(50, 790, `${p.supplier.street}, ${p.supplier.post}   Org.nr ${p.supplier.organisation}`, {
        size: 8,
      });
      return s.drawing();
    },
  },
  {
    kind: 'certificate',
    hard: 'organic certificate with dates and numbers',
    producer: 'cairo',
    seller: senders.coffee,
    draw: (p) => {
      const s = new Sheet({ size: 11, font: 'serif' }, 842, 595);
      s.text(421, 120, 'CERTIFIKAT', { size: 30, font: 'serifbold', align: 'c' });
      s.block(
        421,
        180,
        [
          'Härmed intygas att',
          p.supplier.name,
          `${p.supplier.street}, ${p.supplier.post}`,
          'uppfyller reglerna för hantering av ekologiska produkter',
          `Certifikat nr SE-EKO-${p.customer}`,
          `Giltigt ${p.issue} till ${days.plusDays(p.issue, 365)}`,
        ],
        { align: 'c', leading: 24 },
      );
      return s.drawing();
    },
  },
];
