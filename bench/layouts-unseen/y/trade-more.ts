/** More of the trade in what is not eaten. */
import { iso, slashed } from '../days.ts';
import { picture } from '../html.ts';
import { firm } from './firms.ts';
import { drawn, typed } from './drawn.ts';
import { web } from './kit.ts';
import type { LayoutY } from './orders.ts';
import { coffee, gear, office, packaging, pantry } from './wares.ts';

const mark = await picture('Pappersbruket', '#7a2d2d');

export const tradeMore: readonly LayoutY[] = [
  {
    id: 'y47-papper',
    producer: 'pdf-lib',
    hard: 'the sender’s name is a picture; the VAT number of the sender without its name',
    credits: 1,
    seller: {
      firm: firm('Pappersbruket Emballage AB', 'Bruksvägen 12, 671 70 Edane'),
      wares: [...packaging, ...office],
      lines: [4, 8],
      code: '## ####',
      number: (n) => `PE-${5_400 + n}`,
    },
    draw: drawn(
      { form: 'swedish', price: 4 },
      `555r,50,b16 {W}
      555r {no}
      40,110 {bn} ;; 350 Datum ;; 555r {issue}
      40 {bs} ;; 350 Förfallodatum ;; 555r {due}
      40 {bp} ;; 350 Kundnummer ;; 555r {cust}
      350 Krediterad faktura ;; 555r {about?}
      40,170,b {remark?}
      @rows 190,13,g | 44 Artikelnr={code} | 100 Beskrivning={name} | 290r Antal={qty} | 298 Enhet={unit} | 400r Pris={price} | 450r Moms={rate}% | 550r Summa={sum}
      450r Nettosumma ;; 550r {net}
      450r Moms 25% ;; 550r {tax}
      450r,,b {L} ;; 550r,,b {pay}`,
      {
        pictures: [[40, 36, 170, mark]],
        foot: '=40,555\n40,804,8 Bruksvägen 12, 671 70 Edane  Momsreg.nr {sv}  Bankgiro {bg}  Godkänd för F-skatt',
      },
    ),
    printing: { isNameless: true },
  },
  {
    id: 'y48-kontor',
    producer: 'kerned',
    hard: 'an old system’s grid, “Artikel” for the number, quantity with three decimals',
    credits: 1,
    seller: {
      firm: firm('Kontorsgross i Halmstad AB', 'Lagergatan 7, 302 60 Halmstad'),
      wares: [...office, ...packaging.slice(4)],
      lines: [3, 7],
      code: '######',
      number: (n) => `0${51_210 + n}`,
      isWhole: true,
      isNegative: true,
    },
    draw: typed(
      { form: 'dotted', qty: 3, day: slashed, pay: ['ATT BETALA', 'ER TILLGODO'] },
      `KONTORSGROSS I HALMSTAD AB                 {W!}
Lagergatan 7, 302 60 Halmstad
                                           Fakturanr     {no}
{bn:43}Fakturadatum  {issue}
{bs:43}Förfallodatum {due}
{bp:43}Kundnr        {cust}

Kreditering av {about?}
{remark?}

Artikel  Benämning                   Antal  Enh        Pris       Belopp
------------------------------------------------------------------------
[[l {code:9}{name:25}{qty:>8}  {unit:5}{price:>10}{sum:>13}]]
------------------------------------------------------------------------
Netto {net}   Moms 25 % {tax}
Öresavr. {round?}
{L} {pay}

Bankgiro {bg}  Org.nr {so}  Momsreg.nr {sv}`,
      { size: 9 },
    ),
  },
  {
    id: 'y49-husgerad',
    producer: 'cairo',
    isWithoutUnicode: true,
    hard: 'without Unicode: glyphs that cannot be named',
    credits: 0,
    seller: {
      firm: firm('Restaurangtillbehör Nord AB', 'Storgatan 51, 871 31 Härnösand'),
      wares: gear,
      lines: [3, 6],
      code: '#####',
      number: (n) => String(18_800 + n),
    },
    draw: drawn(
      { form: 'space' },
      `40,50,b15 Restaurangtillbehör Nord AB
      40 Storgatan 51, 871 31 Härnösand
      360,50,b13 {W} {no}
      360 Fakturadatum {issue}
      360 Förfallodatum {due}
      40,110 {bn}
      40 {bs}
      40 {bp}
      40,150,b {remark?}
      @rows 170,13,r | 40 Artnr={code} | 95 Artikel={name} | 300r Antal={qty} | 308 Enhet={unit} | 400r Pris={price} | 450r Moms={rate} % | 555r Belopp={sum}
      450r Netto ;; 555r {net}
      450r Moms 25 % ;; 555r {tax}
      450r,,b {L} ;; 555r,,b {pay}
      40,+20 Bankgiro {bg}. Org.nr {so}. Godkänd för F-skatt.`,
      { size: 10 },
    ),
  },
  {
    id: 'y50-forskott',
    producer: 'chromium',
    hard: 'a prepayment drawn off: what is left to pay is less than the sum with VAT',
    credits: 0,
    seller: {
      firm: firm('Inredningssnickarna Tegnér AB', 'Snickarvägen 23, 352 45 Växjö'),
      wares: gear,
      lines: [5, 8],
      code: 'IT##',
      number: (n) => `${880 + n}`,
      prepaid: 50_000n,
      terms: 14,
    },
    draw: web(
      { form: 'space', day: iso },
      'body{font-family:"Liberation Serif";font-size:11pt}.lines td,.lines th{padding:4pt;border-bottom:1px solid #000}.k td:first-child{width:45mm}',
      `<h2>Inredningssnickarna Tegnér AB</h2><p>{ss}, {sp}<br>Org.nr {so}</p><p>{bn}<br>{bs}<br>{bp}</p><table class="k"><tr><td>{W}</td><td>{no}</td></tr><tr><td>Fakturadatum</td><td>{issue}</td></tr><tr><td>Förfallodatum</td><td>{due}</td></tr></table>
<p><b>{remark?}</b></p>
[[t Art={code} | Benämning={name} | r:Antal={qty} | Enhet={unit} | r:Pris={price} | r:Summa={sum}]]
<p class="r">Summa exkl. moms {net}<br>Moms 25 % {tax}<br>Summa inkl. moms {gross}<br>Avgår betald handpenning -500,00<br><b>Kvar att betala {pay}</b></p><p>Bankgiro {bg}. Godkänd för F-skatt.</p>`,
    ),
  },
  {
    id: 'y51-kolumner',
    producer: 'reportlab',
    hard: 'texts in the order of columns; number and name in one cell',
    credits: 1,
    seller: {
      firm: firm('Kafferummet i Jönköping AB', 'Barnarpsgatan 40, 553 16 Jönköping'),
      wares: [...coffee, ...pantry.slice(0, 4)],
      lines: [3, 7],
      code: '####',
      number: (n) => `KJ ${3_120 + n}`,
      terms: 20,
    },
    draw: drawn(
      { form: 'space', word: ['FAKTURA', 'KREDITFAKTURA'] },
      `40,52,b14 Kafferummet i Jönköping AB
      40 Barnarpsgatan 40, 553 16 Jönköping
      340,52,b14 {W}
      340,74 Nr: {no}
      340 Datum: {issue}
      340 Förfallodag: {due}
      340 Krediterar: {about?}
      40,110 {bn}
      40 {bs}
      40 {bp}
      40,160,b {remark?}
      @rows 180,14,r | 40 Artikel={code} {name} | 300r Antal={qty} | 308 Enhet={unit} | 390r Pris={price} | 440r Moms={rate} % | 555r Belopp={sum}
      440r Netto ;; 555r {net}
      [[v 440r Moms {rate} % på {base} ;; 555r {vat}]]
      440r Summa moms ;; 555r {tax}
      440r,,b {L} ;; 555r,,b {pay}
      40,+20 Bankgiro {bg}, org.nr {so}, godkänd för F-skatt.`,
      { finish: (sheet) => sheet.columnwise() },
    ),
  },
];
