/** Invoices of set C in fixed width or typeset by troff, as older systems print them. */
import { compact, iso, pointed as pointedDay, short, words } from '../days.ts';
import { chunks, left, right } from '../format.ts';
import { titled } from '../html.ts';
import { digitsOf } from '../identity.ts';
import type { Paper } from '../paper.ts';
import { firm } from './firms.ts';
import { bare, dotted, pointed, spaced, swedish } from './looks.ts';
import { type CLayout, coded, uncoded } from './orders.ts';
import { beer, bread, dairy, fish, frozen, gear, meat, pantry } from './wares.ts';

const safe = (text: string): string => text.replaceAll('\\', '\\e').replaceAll("'", '\\(cq');

/** Rows of fixed width with troff's own font for that. */
const listing = (rows: readonly string[], size = 8): string =>
  `.pl 29.7c\n.po 1.6c\n.ll 18c\n.nf\n.ft CR\n.ps ${size}\n.vs ${size + 3}\n.sp |1.6c\n${rows.map((row) => (row === '' ? '.sp' : row === '\f' ? '.bp\n.sp |1.6c' : `\\&${safe(row)}`)).join('\n')}\n`;

const tabled = (form: string, rows: readonly (readonly string[])[]): string =>
  `.TS\ntab(|);\n${form}.\n${rows.map((row) => row.map(safe).join('|')).join('\n')}\n.TE\n`;

const opened = (text: string): string =>
  `.pl 29.7c\n.po 1.9c\n.ll 17c\n.ft H\n.ps 9\n.vs 12\n.nf\n.sp |1.6c\n${text}`;

const address = (p: Paper): readonly string[] => [p.buyer.name, p.buyer.street, p.buyer.post];

export const typed: readonly CLayout[] = [
  {
    id: 'c46',
    producer: 'groff',
    hard: 'fixed-width listing over two pages with carried sum, yymmdd, amounts to the right without head marks',
    seller: {
      supplier: firm('Kopparhults Kolonialimport AB', 'Järnvägsgatan 55', '781 70 Borlänge'),
      wares: [...pantry, ...gear],
      lines: [24, 30],
      code: coded('c46', 5),
      number: (count) => String(664_210 + count),
      from: '2026-03-02',
      discounts: [1000],
      buyer: 1,
    },
    draw: (p) => {
      const parts = chunks(p.lines, 20);
      let carried = 0n;
      const head = `${left('ARTNR', 7)}${left('BENÄMNING', 32)}${right('ANTAL', 7)} ${left('ENH', 6)}${right('PRIS', 10)}${right('RAB%', 6)}${right('MOMS', 6)}${right('BELOPP', 12)}`;
      return listing(
        parts
          .flatMap((lines, at) => {
            const before = carried;
            carried += lines.reduce((sum, l) => sum + l.sum, 0n);
            return [
              ...(at === 0 ? [] : ['\f']),
              `${left(p.supplier.name.toUpperCase(), 50)}${titled(p, 'FAKTURA')}   SIDA ${at + 1}`,
              `${left(p.supplier.street, 50)}FAKTURANUMMER ${p.number}`,
              `${left(p.supplier.post, 50)}FAKTURADATUM  ${short(p.issue)}`,
              `${left('', 50)}FÖRFALLODATUM ${short(p.due)}`,
              `${left(p.remark ?? '', 50)}KUNDNUMMER    ${p.customer}`,
              '',
              ...(at === 0
                ? [...address(p).map((row) => `${left('', 50)}${row}`), '']
                : [`${left('TRANSPORT', 74)}${right(dotted.money(before), 12)}`]),
              head,
              '-'.repeat(86),
              ...lines.map(
                (l) =>
                  `${left(l.code, 7)}${left(l.name, 32)}${right(dotted.quantity(l.quantity), 7)} ${left(l.unit, 6)}${right(dotted.price(l.price), 10)}${right(l.discount === 0n ? '' : dotted.percent(l.discount), 6)}${right(String(l.rate), 6)}${right(dotted.money(l.sum), 12)}`,
              ),
              ...(at < parts.length - 1
                ? ['', `${left('TRANSPORTERAS', 74)}${right(dotted.money(carried), 12)}`]
                : []),
            ];
          })
          .concat([
            '-'.repeat(86),
            ...p.vat.map(
              (v) =>
                `MOMS ${right(String(v.rate), 2)}%  UNDERLAG ${right(dotted.money(v.base), 12)}  MOMS ${right(dotted.money(v.tax), 12)}`,
            ),
            `${left('SUMMA EXKL MOMS', 74)}${right(dotted.money(p.net), 12)}`,
            `${left('SUMMA MOMS', 74)}${right(dotted.money(p.tax), 12)}`,
            `${left('ATT BETALA SEK', 74)}${right(dotted.money(p.payable), 12)}`,
            '',
            `BANKGIRO ${p.supplier.bankgiro}   ORG.NR ${p.supplier.organisation}   OCR ${p.ocr}   F-SKATTEBEVIS`,
          ]),
        8,
      );
    },
    printing: { name: (l) => l.name.slice(0, 32).trim() },
  },
  {
    id: 'c47',
    producer: 'groff',
    credits: 1,
    hard: 'typeset table with centred heads, letters with ligatures, sums told in text',
    seller: {
      supplier: firm('Fiffiga Fjällfiskens Filéfabrik AB', 'Forsvägen 1', '836 95 Ås'),
      wares: fish,
      lines: [3, 7],
      code: coded('c47', 4),
      number: (count) => `F ${3300 + count}`,
      from: '2026-04-21',
      terms: 10,
      buyer: 2,
    },
    draw: (p) =>
      opened(
        `.ps 14\n${safe(p.supplier.name)}\n.ps 9\n${p.supplier.street}, ${p.supplier.post}\n.sp\n${titled(p, 'Faktura')}${p.remark === null ? '' : `\n${p.remark}`}\n${tabled('l l', [['Fakturanummer', p.number], ['Fakturadatum', iso(p.issue)], ['Förfallodatum', iso(p.due)], ...(p.about === null ? [] : [['Avser fakturanummer', p.about]])])}.sp\n${address(p).map(safe).join('\n')}\n.sp\n${tabled('c c c c c c\nl l r l r r', [['Art.nr', 'Artikel', 'Vikt', 'Enhet', 'Pris', 'Belopp'], ...p.lines.map((l) => [l.code, l.name, swedish.quantity(l.quantity, l.unit === 'kg' ? 2 : 0), l.unit, swedish.price(l.price), swedish.money(l.sum)])])}.sp\n${tabled(
          'l r',
          [
            ['Belopp utan moms', swedish.money(p.net)],
            [`Moms ${p.vat[0]?.rate ?? 0} %`, swedish.money(p.tax)],
            [p.isCredit ? 'Att återbetala' : 'Att betala', `${swedish.money(p.payable)} kr`],
          ],
        )}.sp\nBankgiro ${p.supplier.bankgiro}. Organisationsnummer ${p.supplier.organisation}. Godkänd för F-skatt.\n`,
      ),
  },
  {
    id: 'c48',
    producer: 'groff',
    hard: 'Times, name first, quantities with times sign, no article numbers, VAT in words',
    seller: {
      supplier: firm('Systrarna Blomgrens Konditori Handelsbolag', 'Rådhustorget 3', '261 31 Landskrona'),
      wares: bread,
      lines: [3, 6],
      code: uncoded,
      number: (count) => String(2611 + count),
      from: '2026-02-08',
      terms: 20,
      buyer: 3,
    },
    draw: (p) =>
      `.pl 29.7c\n.po 2.4c\n.ll 16c\n.ft R\n.ps 11\n.vs 14\n.nf\n.sp |1.6c\n.ce 3\n\\fB${p.supplier.name}\\fR\n${p.supplier.street}, ${p.supplier.post}\nOrganisationsnummer ${p.supplier.organisation}\n.sp 2\n\\fB${titled(p, 'FAKTURA')}\\fR nummer ${p.number}\n${p.remark ?? '\\&'}\nDatum: ${words(p.issue)}\nBetalas senast: ${words(p.due)}\n.sp\n${address(p).map(safe).join('\n')}\n.sp\n${tabled('l r r r', [['Vara', 'Antal', 'À kr', 'Kr'], ...p.lines.map((l) => [l.name, `${bare.quantity(l.quantity)} st`, bare.price(l.price), bare.money(l.sum)]), ['', '', '', ''], ['Summa', '', '', bare.money(p.net)], [`Mervärdesskatt ${p.vat[0]?.rate ?? 0} %`, '', '', bare.money(p.tax)], ['Att betala', '', '', bare.money(p.payable)]])}.sp 2\nPlusgiro ${p.supplier.plusgiro}. F-skatt.\n`,
  },
  {
    id: 'c49',
    producer: 'groff-gs',
    hard: 'PostScript from an old system: abbreviations, codes for VAT, trailing minus for returns',
    seller: {
      supplier: firm('Mälarhagens Mejerivaror Distribution AB', 'Distributionsvägen 9', '721 37 Västerås'),
      wares: [...dairy, ...frozen],
      lines: [8, 14],
      code: coded('c49', 4),
      number: (count) => String(5_512_040 + count),
      from: '2026-03-27',
      terms: 20,
      returnsEach: 5,
      buyer: 4,
    },
    draw: (p) =>
      listing(
        [
          `${left('', 44)}${titled(p, 'FAKTURA')}`,
          `${left(p.supplier.name, 44)}FAKT.NR  ${p.number}`,
          `${left(`${p.supplier.street}, ${p.supplier.post}`, 44)}FAKT.DAT ${compact(p.issue)}`,
          `${left(`ORG.NR ${p.supplier.organisation}`, 44)}FÖRF.DAT ${compact(p.due)}`,
          `${left(p.remark ?? '', 44)}KUNDNR   ${p.customer}`,
          '',
          ...address(p).map((row) => `${left('', 44)}${row}`),
          '',
          '',
          `${left('VARUNR', 8)}${left('VARUSLAG', 36)}${left('ENHET', 7)}${right('KVANT', 7)}${right('PRIS', 9)} M${right('BELOPP', 13)}`,
          ...p.lines.map(
            (l) =>
              `${left(l.code, 8)}${left(l.name, 36)}${left(l.unit, 7)}${right(dotted.quantity(l.quantity < 0n ? -l.quantity : l.quantity) + (l.quantity < 0n ? '-' : ' '), 8)}${right(dotted.price(l.price), 8)} 2${right(dotted.money(l.sum < 0n ? -l.sum : l.sum) + (l.sum < 0n ? '-' : ' '), 14)}`,
          ),
          '',
          `M2 = MOMS ${p.vat[0]?.rate ?? 0}%`,
          `${left('NETTO', 16)}${left(`MOMS ${p.vat[0]?.rate ?? 0}%`, 16)}ATT BETALA`,
          `${left(dotted.money(p.net), 16)}${left(dotted.money(p.tax), 16)}${dotted.money(p.payable)}`,
          '',
          `BG ${p.supplier.bankgiro}  REF ${p.ocr}`,
        ],
        9,
      ),
  },
  {
    id: 'c50',
    producer: 'groff-gs',
    credits: 1,
    hard: 'Helvetica through PostScript: keg and bottle invoice, price per litre beside the price, batch under the name',
    seller: {
      supplier: firm('Humlevallens Mikrobryggeri', 'Gamla Sockerbruket 2', '232 37 Arlöv-Burl'),
      wares: [...beer, ...meat.slice(8, 9)].slice(0, 9),
      lines: [2, 5],
      code: (name) => `H${digitsOf(`c50${name}`, 2)}`,
      number: (count) => `H2026-${60 + count}`,
      from: '2026-05-08',
      terms: 15,
      buyer: 5,
    },
    draw: (p) =>
      opened(
        `\\fB\\s16${p.supplier.name}\\s0\\fP\n.sp\n${tabled('l l', [[titled(p, 'Faktura', 'Kreditfaktura'), p.number], ['Den', pointedDay(p.issue)], ['Förfaller', pointedDay(p.due)], ['Köpare', p.buyer.name], ['', `${p.buyer.street}, ${p.buyer.post}`], ...(p.remark === null ? [] : [['Obs', p.remark]]), ...(p.about === null ? [] : [['Krediterar', p.about]])])}.sp\n${tabled(
          'lb lb rb lb rb rb\nl l r l r r',
          [
            ['Kod', 'Öl', 'Antal', 'Enhet', 'Pris', 'Summa'],
            ...p.lines.flatMap((l) => [
              [
                l.code,
                l.name,
                pointed.quantity(l.quantity),
                l.unit,
                pointed.price(l.price),
                pointed.money(l.sum),
              ],
              [
                '',
                `Batch ${digitsOf(String(l.seed), 4)}, bäst före 2027-0${1 + (l.seed % 8)}`,
                '',
                '',
                '',
                '',
              ],
            ]),
          ],
        )}.sp\nSumma exkl. moms ${spaced.money(p.net)}\nMoms 25 % ${spaced.money(p.tax)}\n\\fB${p.isCredit ? 'Att få tillbaka' : 'Att betala'} ${spaced.money(p.payable)} kronor\\fP\n.sp 3\n\\s7${p.supplier.name}, ${p.supplier.street}, ${p.supplier.post}, org.nr ${p.supplier.organisation}, bankgiro ${p.supplier.bankgiro}, F-skatt\\s0\n`,
      ),
  },
];
