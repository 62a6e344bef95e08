/** Wholesalers with large systems. */
import { short } from '../days.ts';
import { firm } from './firms.ts';
import { drawn, typed } from './drawn.ts';
import { web } from './kit.ts';
import type { LayoutY } from './orders.ts';
import { chemicals, frozen, pantry, soft } from './wares.ts';

export const wholesale: readonly LayoutY[] = [
  {
    id: 'y01-storkok',
    producer: 'reportlab-embedded',
    hard: 'numbers of two groups, many narrow columns, two pages, two rates in a table',
    credits: 1,
    seller: {
      firm: firm('Mälardalens Storköksgrossist AB', 'Lagervägen 8, 721 38 Västerås'),
      wares: [...pantry, ...frozen, ...chemicals],
      lines: [27, 33],
      code: '## ###',
      number: (n) => String(7_204_100 + n * 3),
      returns: 6,
      discounts: [300, 500],
      charges: [['Fraktbidrag', 24_500, 25]],
    },
    draw: drawn(
      { form: 'space' },
      `40,50,b16 STORKÖKSGROSSISTEN ;; 555r,50,b13 {W}
      40,66,8g Vi levererar till kök mellan Örebro och Uppsala
      320,80 Fakturanr ;; 555r {no}
      320 Kundnr ;; 555r {cust}
      320 Fakturadatum ;; 555r {issue}
      320 Förfallodatum ;; 555r {due}
      320 Ordernr ;; 555r {order}
      320 Er referens ;; 555r {ref}
      320 Avser faktura ;; 555r {about?}
      40,92,b10 {bn}
      40 {bs}
      40 {bp}
      40,172,b {remark?}
      @rows 190,18,rg | 40 Artnr={code} | 80 Benämning={name} | 232 Förp={pack} | 322r Kolli={kolli} | 350r Antal={qty} | 356 Enh={unit} | 430r À-pris={price} | 462r Rab%={disc} | 490r Mom%={rate} | 555r Belopp={sum}
      !130
      [[c 80 {label} ;; 490r {rate} ;; 555r {amount}]]
      =40,555
      380,+8 Netto ;; 555r {net}
      380 Moms ;; 555r {tax}
      380,+4,b11 {L} SEK ;; 555r,,b11 {pay}
      40,-43,b8 Momssats ;; 130r,,b8 Underlag ;; 200r,,b8 Moms
      [[v 40 {rate} % ;; 130r {base} ;; 200r {vat}]]`,
      {
        size: 8,
        step: 13,
        bottom: 730,
        again: '40,40 Faktura {no} ;; 555r {bn}\n^66',
        foot: '40,800,7 Mälardalens Storköksgrossist AB, Lagervägen 8, 721 38 Västerås. Org.nr {so}. Godkänd för F-skatt. ;; 555r,,7 Sida #page\n40,,7 Bankgiro {bg}   OCR {ocr}   Dröjsmålsränta debiteras efter förfallodagen med 8 % över referensräntan.',
      },
    ),
  },
  {
    id: 'y02-kundblock',
    producer: 'runs',
    hard: 'the buyer with an organisation number without a label on top, the sender in the foot only',
    credits: 1,
    seller: {
      firm: firm('Ostkustens Livsmedelspartner AB', 'Terminalgatan 14, 392 39 Kalmar'),
      wares: [...pantry, ...soft],
      lines: [5, 11],
      code: '######',
      number: (n) => String(510_330 + n),
      isWhole: true,
    },
    draw: drawn(
      { form: 'bare', word: ['FAKTURA', 'KREDITFAKTURA'], pay: ['ATT BETALA', 'ATT ÅTERFÅ'] },
      `40,56,b {bn}
      40 {bs}
      40 {bp}
      40 {bo}
      555r,56,b18 {W}
      555r,80 {no}
      %40,120,555,134,0.9
      44,130,8 Fakturadatum ;; 140,,8 Förfaller ;; 230,,8 Kundnummer ;; 330,,8 Betalningsvillkor ;; 450,,8 Levererat
      44,146 {issue} ;; 140 {due} ;; 230 {cust} ;; 330 30 dagar netto ;; 450 {delivered}
      40,168 Krediterar faktura {about?}
      40,168,b {remark?}
      @rows 190,13,r | 40 Nr={code} | 95 Vara={name} | 300r Kvant.={qty} | 308 Sort={unit} | 400r Pris={price} | 450r Moms={rate}% | 555r Summa={sum}
      !110
      330 Varuvärde exkl. moms ;; 555r {net}
      [[v 330 Moms {rate} % på {base} ;; 555r {vat}]]
      330 Moms totalt ;; 555r {tax}
      330 Öresavrundning ;; 555r {round?}
      330,+4,b11 {L} ;; 555r,,b11 {pay}`,
      {
        foot: '=40,555\n40,804,8 {sn}  ·  {ss}  ·  {sp}  ·  Tel {tel}\n40,,8 Momsreg.nr {sv}  ·  Bankgiro {bg}  ·  Betalningsreferens {ocr}',
      },
    ),
  },
  {
    id: 'y03-radskrivare',
    producer: 'ghostscript',
    hard: 'a line printer: days of six figures in a grid, a minus behind, columns of spaces',
    credits: 1,
    seller: {
      firm: firm('AB Norrlands Partihandel', 'Industrivägen 4, 931 36 Skellefteå', {
        organisation: '556014-2276',
        vat: 'SE556014227601',
      }),
      wares: pantry,
      lines: [4, 9],
      code: '#####-#',
      number: (n) => String(88_120 + n),
      isNegative: true,
      isWhole: true,
    },
    draw: typed(
      { form: 'trailing', day: short, word: ['FAKTURA', 'KREDITNOTA'], pay: ['ATT BETALA', 'TILLGODO'] },
      `AB NORRLANDS PARTIHANDEL                          {W} {no}
INDUSTRIVÄGEN 4
931 36 SKELLEFTEÅ                                 {bn!}
TEL {tel:46}{bs!}
                                                  {bp!}

FAKT.DAT   FÖRF.DAT   KUNDNR   ORDERNR   ERT MÄRKE
{issue:11}{due:11}{cust:9}{order:10}{ref!}
AVSER FAKTURA {about?}
{remark?}

ARTNR    BENÄMNING                      ANTAL ENH      PRIS      BELOPP  M
--------------------------------------------------------------------------
[[l {code:9}{name:29}{qty:>7} {unit:4}{price:>10}{sum:>12}  2]]
--------------------------------------------------------------------------
                             VARUVÄRDE                    {net:>12}
[[v                              MOMS {rate:>2} %                    {vat:>12}]]
                             ÖRESUTJÄMNING                {round?:>12}
                             {L:29}{pay:>12}

BANKGIRO {bg}   OCR-NR {ocr}
ORG.NR {so}   MOMSREG.NR {sv}   F-SKATT
MOMSKOD 2 = LIVSMEDEL`,
      { size: 8.5 },
    ),
  },
  {
    id: 'y04-portal',
    producer: 'chromium',
    hard: 'labels over values, the sum to pay on top, a short name as sender and the company in the foot',
    credits: 1,
    seller: {
      firm: firm('Kökets Varuhus Sverige AB', 'Box 4402, 203 15 Malmö'),
      wares: [...pantry, ...frozen],
      lines: [4, 9],
      code: 'KV-#####',
      number: (n) => `KVF${260_400 + n}`,
      charges: [['Expeditionsavgift', 4_900, 25]],
    },
    draw: web(
      { form: 'swedish', pay: ['Att betala', 'Er tillgodo'] },
      'body{font-family:"DejaVu Sans";font-size:8.5pt}h1{color:#0a5c4a;font-size:20pt}.top{display:flex;justify-content:space-between;margin-bottom:8mm}.kv{display:grid;grid-template-columns:repeat(4,1fr);gap:3mm;background:#eef5f2;padding:4mm;margin:5mm 0}.kv span{display:block;color:#567;font-size:7pt}.lines th{border-bottom:1.2pt solid #0a5c4a}.lines td{border-bottom:.4pt solid #ccd;padding:3pt 4pt}.foot{margin-top:10mm;font-size:7pt;color:#555;border-top:1pt solid #0a5c4a}.sum{margin-left:55%;width:45%}',
      `<div class="top"><h1>kökets varuhus</h1><div><b>{bn}</b><br>{bs}<br>{bp}</div></div><h2>{W}</h2>
<p><b>{remark?}</b></p>
<div class="kv"><div><span>{L}</span><b>{pay} kr</b></div><div><span>Senast</span>{due}</div><div><span>Fakturanr</span>{no}</div><div><span>Fakturadatum</span>{issue}</div><div><span>Kundnr</span>{cust}</div><div><span>Bankgiro</span>{bg}</div><div><span>OCR</span>{ocr}</div><div><span>Er referens</span>{ref}</div></div>
<p>Kreditering av faktura {about?}</p>
[[t Artikel={code} | Beskrivning={name} | Förpackning={pack} | r:Antal={qty} {unit} | r:Styckpris={price} | r:Moms={rate} % | r:Belopp={sum}]]
<table class="sum"><tr><td>Summa varor</td><td class="r">{goods}</td></tr>[[c <tr><td>{label}</td><td class="r">{amount}</td></tr>]]<tr><td>Summa exkl. moms</td><td class="r">{net}</td></tr>[[v <tr><td>Moms {rate} % ({base})</td><td class="r">{vat}</td></tr>]]<tr><td>Moms totalt</td><td class="r">{tax}</td></tr><tr><td><b>{L}</b></td><td class="r"><b>{pay}</b></td></tr></table>
<div class="foot">{sn} | {ss}, {sp} | Org.nr {so} | {mail} | Godkänd för F-skatt</div>`,
    ),
  },
  {
    id: 'y05-summa-forst',
    producer: 'driver',
    hard: 'the sum of a row first, heads of two rows',
    credits: 0,
    seller: {
      firm: firm('Grossistcentralen i Sundsvall AB', 'Heffnersvägen 20, 856 33 Sundsvall'),
      wares: [...frozen, ...pantry],
      lines: [4, 9],
      code: '####',
      number: (n) => `${40_115 + n}`,
      terms: 20,
    },
    draw: drawn(
      { form: 'space' },
      `40,48,b13 Grossistcentralen i Sundsvall AB
      40 Heffnersvägen 20, 856 33 Sundsvall ;; 340,48,b15 {W}
      40 Telefon {tel}
      340,72 Fakturanummer: {no}
      340 Fakturadatum: {issue}
      340 Förfallodatum: {due}
      340 Kundnr: {cust}
      40,120 {bn}
      40 {bs}
      40 {bp}
      40,166,b {remark?}
      @rows 190,13,r | 95r Radbelopp~exkl. moms={sum} | 110 Artikel-~nummer={code} | 165 Artikelbenämning={name} | 375r Lev.~antal={qty} | 383 Enhet={unit} | 470r Pris~per enhet={price} | 540r Moms~%={rate}
      !120
      =40,555
      95r {net} ;; 110 Nettobelopp
      95r {tax} ;; 110 Moms {rate} %
      95r,+3,b {pay} ;; 110,,b {L}
      40,+24 Betalning till bankgiro {bg}. Ange fakturanummer. Org.nr {so}, momsreg.nr {sv}. F-skatt.`,
    ),
  },
];
