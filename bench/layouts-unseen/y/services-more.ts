/** Rent, commission, crews and others. */
import { dotted, pointed } from '../days.ts';
import { firm } from './firms.ts';
import { drawn, troff } from './drawn.ts';
import { web } from './kit.ts';
import type { LayoutY } from './orders.ts';
import { booking, crew, flowers, pests, premises } from './wares.ts';

export const servicesMore: readonly LayoutY[] = [
  {
    id: 'y38-hyra',
    producer: 'groff-gs',
    hard: 'an “avi” of rent, texts instead of goods, the number called “Avinr”',
    credits: 1,
    seller: {
      firm: firm('Fastighets AB Gjutaren 7', 'Drottninggatan 62, 602 32 Norrköping'),
      wares: premises,
      lines: [3, 4],
      number: (n) => `4417-${2_600 + n}`,
      isListed: true,
      everyDays: 30,
    },
    draw: troff(
      { form: 'space', word: ['HYRESAVI', 'KREDITAVI'] },
      `.sp 1.4c
.ft TR
.ps 11
.vs 15
.ta 10cR 12.5cR 17cR
\\fBFastighets AB Gjutaren 7\\fP
{ss}, {sp}
.sp 1
.ps 14
\\fB{W}\\fP
.ps 11
Avinr: {no}
Utskriven: {issue}
Förfallodag: {due}
Avser avi: {about?}
{remark?}
Hyresgäst: {bn}
{bs}
{bp}
.sp 1
\\fBAvser\tAntal\tPris\tBelopp\\fP
[[l {name}\t{qty} {unit}\t{price}\t{sum}]]
.sp 0.5
Summa\t\t\t{net}
Moms 25 %\t\t\t{tax}
\\fB{L}\t\t\t{pay}\\fP
.sp 2
Bankgiro {bg}. Ange OCR {ocr}.
Org.nr {so}. Momsreg.nr {sv}. Fastighetsägaren är skattskyldig till moms för lokalen.`,
    ),
  },
  {
    id: 'y39-bordsbokning',
    producer: 'chromium',
    hard: 'commission of a booking service; 214 guests at 18 kronor; sums right of labels without a table',
    credits: 1,
    seller: {
      firm: firm('Bordet Direkt Sverige AB', 'Tulegatan 41, 113 53 Stockholm'),
      wares: booking,
      lines: [2, 4],
      number: (n) => `BD-2026-${7_710 + n}`,
      terms: 15,
      isListed: true,
    },
    draw: web(
      { form: 'english', day: (iso) => iso, pay: ['Att betala', 'Att få tillbaka'] },
      'body{font-family:"DejaVu Sans";font-size:8.5pt}.row{display:flex;justify-content:space-between;border-bottom:1px solid #eee;padding:4pt 0}.row span:last-child{font-variant-numeric:tabular-nums}.m{color:#777}h1{color:#e0435a}',
      `<h1>bordet direkt</h1><p><b>{W} {no}</b></p>
<p><b>{remark?}</b></p>
<p class="m">Rättar {about?}</p>
<div class="row"><span class="m">Till</span><span>{bn}, {bs}, {bp}</span></div><div class="row"><span class="m">Fakturadatum</span><span>{issue}</span></div><div class="row"><span class="m">Förfallodatum</span><span>{due}</span></div><div class="row"><span class="m">Restaurang-ID</span><span>{cust}</span></div>
[[t Beskrivning={name} | r:Antal={qty} | Enhet={unit} | r:Pris={price} | r:Moms={rate}% | r:Belopp={sum}]]
<div class="row"><span>Netto</span><span>{net}</span></div><div class="row"><span>Moms (25%)</span><span>{tax}</span></div><div class="row"><b>{L}</b><b>{pay} SEK</b></div>
<p class="m">Bordet Direkt Sverige AB, Tulegatan 41, 113 53 Stockholm. Org.nr {so}. Bankgiro {bg}.</p>`,
    ),
  },
  {
    id: 'y40-bemanning',
    producer: 'reportlab-embedded',
    hard: 'names and weeks in the text of a row, hours with halves, due day in a sentence',
    credits: 1,
    seller: {
      firm: firm('Kockpoolen Bemanning AB', 'Regeringsgatan 74, 111 39 Stockholm'),
      wares: crew,
      lines: [2, 4],
      code: 'T-##',
      number: (n) => `KP${3_300 + n}`,
      terms: 10,
    },
    draw: drawn(
      { form: 'space', day: dotted, qty: 2 },
      `40,56,b20 KOCKPOOLEN
      40,90 {W} ;; 120,,b {no}
      40 Datum ;; 120 {issue}
      40 Kund ;; 120 {cust}
      40 Kreditering av ;; 120 {about?}
      300,90,b {bn}
      300 {bs}
      300 {bp}
      40,160,b {remark?}
      @rows 180,14,r | 40 Nr={code} | 80 Uppdrag={name} | 290r Timmar/antal={qty} | 300 Enh={unit} | 400r Pris={price} | 450r Moms={rate}% | 555r Belopp={sum}
      =40,555
      400r Summa ;; 555r {net}
      400r Moms 25% ;; 555r {tax}
      400r,,b {L} ;; 555r,,b {pay}
      40,+20 Betalas senast {due} till bankgiro {bg}. Ange fakturanummer.
      40 Fordran har överlåtits till Nordfaktor Finans AB, som tar emot betalningen.`,
      {
        under: '80,-2,7.5g Tidrapport vecka {kolli}, attesterad av köksmästare',
        foot: '40,800,8 Kockpoolen Bemanning AB · org.nr {so} · auktoriserat bemanningsföretag · F-skatt',
      },
    ),
  },
  {
    id: 'y41-skadedjur',
    producer: 'calc',
    hard: 'a sheet of a spreadsheet: labels and values in cells, a table of framed cells',
    credits: 0,
    seller: {
      firm: firm('Sanering & Skadedjur Halland AB', 'Kanalgatan 4, 302 50 Halmstad'),
      wares: pests,
      lines: [2, 4],
      code: 'S##',
      number: (n) => `SK${1_010 + n}`,
      terms: 30,
    },
    draw: web(
      { form: 'bare', word: ['FAKTURA', 'KREDITFAKTURA'] },
      'td{font-size:9pt}',
      `<table width="640"><tr><td width="60"></td><td width="220"></td><td width="60"></td><td width="60"></td><td width="100"></td><td width="110"></td></tr>
<tr><td colspan="4"><font size="4"><b>{sn}</b></font></td><td colspan="2"><font size="4"><b>{W}</b></font></td></tr>
<tr><td colspan="4">{ss}</td><td>Fakturanr</td><td align="right" sdnum="1033;0;@">{no}</td></tr>
<tr><td colspan="4">{sp}</td><td>Datum</td><td align="right" sdnum="1033;0;@">{issue}</td></tr>
<tr><td colspan="4">Org.nr {so}</td><td>Förfaller</td><td align="right" sdnum="1033;0;@">{due}</td></tr>
<tr><td></td></tr><tr><td colspan="4">{bn}</td></tr><tr><td colspan="4">{bs}</td></tr><tr><td colspan="4">{bp}</td></tr>
<tr><td colspan="6">Avser faktura {about?}</td></tr>
<tr><td colspan="6"><b>{remark?}</b></td></tr>
<tr><td></td></tr></table><table border="1" width="640"><tr><td width="60"><b>Artikel</b></td><td width="220"><b>Text</b></td><td width="60" align="right"><b>Antal</b></td><td width="60"><b>Enhet</b></td><td width="100" align="right"><b>À-pris</b></td><td width="110" align="right"><b>Summa</b></td></tr>
[[l <tr><td sdnum="1033;0;@">{code}</td><td>{name}</td><td align="right" sdnum="1033;0;@">{qty}</td><td>{unit}</td><td align="right" sdnum="1033;0;@">{price}</td><td align="right" sdnum="1033;0;@">{sum}</td></tr>]]
<tr><td colspan="5" align="right">Netto</td><td align="right" sdnum="1033;0;@">{net}</td></tr><tr><td colspan="5" align="right">Moms 25%</td><td align="right" sdnum="1033;0;@">{tax}</td></tr><tr><td colspan="5" align="right"><b>{L}</b></td><td align="right" sdnum="1033;0;@"><b>{pay}</b></td></tr></table>
<table width="640"><tr><td colspan="6">Bankgiro {bg}. F-skatt.</td></tr></table>`,
    ),
  },
  {
    id: 'y42-blommor',
    producer: 'wkhtmltopdf',
    hard: 'a week as the heading of rows, no number of goods, “Fakturabelopp”',
    credits: 0,
    seller: {
      firm: firm('Blomsterverkstan Kronan AB', 'Kyrkogatan 19, 903 30 Umeå'),
      wares: flowers,
      lines: [2, 4],
      number: (n) => `B${n + 640}`,
      terms: 15,
      isWhole: true,
    },
    draw: web(
      { form: 'space', day: pointed },
      'body{font-size:13pt}h1{font-size:28pt;font-weight:400;color:#4a6b3a}.lines td{border-top:1px solid #ccc;padding:5pt 4pt}',
      `<h1>Blomsterverkstan</h1><p>{bn}<br>{bs}<br>{bp}</p><p>{W} {no} &nbsp;&nbsp; Fakturadatum {issue} &nbsp;&nbsp; Förfallodatum {due}</p>
<p><b>{remark?}</b></p>
[[t Vara={name} | r:Antal={qty} | Enhet={unit} | r:à={price} | r:Belopp={sum}]]
<p class="r" align="right">Varuvärde {net}<br>Mervärdesskatt 25 % {tax}<br>
Öresavrundning {round?}<br>
<b>Fakturabelopp {pay} SEK</b></p><hr><p>Blomsterverkstan Kronan AB, Kyrkogatan 19, 903 30 Umeå, bankgiro {bg}, org.nr {so}, F-skatt</p>`,
    ),
  },
];
