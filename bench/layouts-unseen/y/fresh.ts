/** Fish and meat. */
import { abbreviated, dotted, slashed } from '../days.ts';
import { firm } from './firms.ts';
import { drawn, typed } from './drawn.ts';
import { web } from './kit.ts';
import type { LayoutY } from './orders.ts';
import { fish, meat } from './wares.ts';

export const fresh: readonly LayoutY[] = [
  {
    id: 'y10-fiskhamn',
    producer: 'flipped',
    hard: 'number and date in one line, catch and best before below each row, no units but kilograms in the head',
    credits: 1,
    seller: {
      firm: firm('Fiskeboa Fisk & Skaldjur AB', 'Fiskhamnsgatan 6, 414 58 Göteborg'),
      wares: fish,
      lines: [3, 7],
      code: '###',
      number: (n) => String(88_120 + n),
      terms: 10,
    },
    draw: drawn(
      {
        form: 'space',
        word: ['FAKTURA', 'KREDITFAKTURA'],
        qty: 2,
        line: (l) => ({
          zone: ['IIIa Skagerrak', 'IVb Nordsjön', 'Odlad Norge', '27.3.d Östersjön'][l.seed % 4] ?? '',
        }),
      },
      `40,50,b15 FISKEBOA
      40 Fisk & Skaldjur i Fiskhamnen sedan 1961
      40,92,b12 {W} {no} ;; 330,92 den {issue}
      40,110 Betalas senast {due} ;; 330 Kund {cust}
      40 Avser faktura {about?}
      40,140 {bn} ;; 330 Org.nr {so}
      40 {bs} ;; 330 Bankgiro {bg}
      40 {bp}
      40,184,b {remark?}
      @rows 202,13,r | 40 Nr={code} | 80 Benämning={name} | 360r Vikt kg={qty} | 450r Pris/kg={price} | 555r Kronor={sum}
      =40,555
      450r Summa ;; 555r {net}
      450r Moms {rate} % ;; 555r {tax}
      450r,+4,b11 {L} ;; 555r,,b11 {pay}`,
      {
        under: '80,-2,7.5g Fångstzon {zone}, batch {batch}, bäst före {bb}',
        foot: '40,800,8 {sn}, {ss}, {sp}. Innehar F-skattsedel. Dröjsmålsränta 12 %.',
      },
    ),
    printing: { unit: () => 'kg' },
  },
  {
    id: 'y11-fiskbil',
    producer: 'wkhtmltopdf',
    hard: 'names and numbers in one cell, dotted days, VAT of one rate told by the net sum only',
    credits: 1,
    seller: {
      firm: firm('Skärgårdsfisk i Stockholm AB', 'Slakthusplan 3, 121 62 Johanneshov'),
      wares: fish,
      lines: [3, 8],
      code: '#-###',
      number: (n) => `SF${5_400 + n}`,
      terms: 14,
      isWhole: true,
    },
    draw: web(
      { form: 'swedish', day: dotted, pay: ['Att betala', 'Att återfå'] },
      'body{font-family:"Liberation Serif";font-size:14pt}.small{font-size:10pt}h1{font-size:28pt;font-weight:400}.lines th{border-top:1pt solid;border-bottom:1pt solid}.lines td{padding:3pt}.i td{padding-right:12mm}',
      `<h1>Skärgårdsfisk</h1><p>{sn} &middot; {ss} &middot; {sp} &middot; {tel}</p><hr>
<table class="i"><tr><td>{bn}<br>{bs}<br>{bp}</td><td>{W}<br>Nummer:<br>Datum:<br>Förfaller:</td><td><br>{no}<br>{issue}<br>{due}</td></tr></table>
<p>Krediterar {about?}</p>
<p><b>{remark?}</b></p>
[[t Artikel={code} {name} | r:Kvantitet={qty} {unit} | r:Á pris={price} | r:Summa={sum}]]
<p class="r">Netto {net}<br>Moms {rate}% {tax}<br>
Öresavrundning {round?}<br>
<b>{L} {pay} kr</b></p><p class="small">Org.nr {so}. F-skatt. Bankgiro {bg}. Vid betalning efter förfallodagen debiteras ränta.</p>`,
    ),
  },
  {
    id: 'y12-lada',
    producer: 'pdf-lib',
    hard: 'boxes and weight as two quantities, wrapped names, the sum of VAT within a sentence',
    credits: 0,
    seller: {
      firm: firm('Västkustens Delikatesser AB', 'Södra Hamnen 11, 450 43 Smögen'),
      wares: fish.map((ware) => ({ ...ware, name: `${ware.name} landad Smögen auktion` })),
      lines: [3, 7],
      code: '####',
      number: (n) => `2026-${410 + n}`,
      charges: [
        ['Frakt kyltransport', 28_000, 'F'],
        ['Emballage EPS', 9_600, 'F'],
      ],
    },
    draw: drawn(
      { form: 'space', qty: 1 },
      `40,52,b13 {sn} ;; 555r,52,b13 {W} {no}
      40 {ss}, {sp} ;; 555r Fakturadatum {issue}
      40 Momsreg {sv} ;; 555r Förfallodatum {due}
      555r Krediterar {about?}
      300,110 {bn}
      300 {bs}
      300 {bp}
      40,110 Er ref: {ref}
      40 Kundnr: {cust}
      40,160,b {remark?}
      @rows 180,13,r | 40 Art={code} | 85 Beskrivning={name%24} | 260r Kolli={kolli} | 320r Kvantitet={qty} | 328 Enhet={unit} | 430r Pris={price} | 555r Belopp={sum}
      =40,555
      [[c 85 {label} ;; 555r {amount}]]
      =40,555
      430r Summa exkl. moms ;; 555r {net}
      430r Moms {rate} % ;; 555r {tax}
      430r,,b {L} SEK ;; 555r,,b {pay}
      40,+20,8 Betalning till bankgiro {bg} med OCR {ocr}. Godkänd för F-skatt.`,
    ),
  },
  {
    id: 'y13-kottrad',
    producer: 'stretched',
    hard: 'frames around the cells, days as 2/9 -26, the minus of returned goods',
    credits: 1,
    seller: {
      firm: firm('Slakteri Hallbergs Eftr. AB', 'Slakterivägen 1, 534 50 Vara'),
      wares: meat,
      lines: [4, 8],
      code: '##-##',
      number: (n) => String(31_800 + n),
      returns: 9,
      terms: 20,
    },
    draw: drawn(
      {
        form: 'bare',
        day: slashed,
        qty: 1,
        word: ['Faktura', 'Kreditnota'],
        pay: ['Att betala', 'Er tillgodo'],
      },
      `40,56,b16 {sn}
      40 {ss}, {sp}. Tel {tel}
      330,90 {W} nr ;; 420 {no} ;; 40,90 {bn}
      330 Datum ;; 420 {issue} ;; 40 {bs}
      330 Förfallodag ;; 420 {due} ;; 40 {bp}
      330 Avser nr ;; 420 {about?}
      40,156,b {remark?}
      @rows 178,15,l | 46 Artnr={code} | 92 Vara={name} | 322r Vikt={qty} | 331 Enh={unit} | 422r Pris={price} | 547r Belopp={sum}
      %330,-4,555,+38,0.93
      340,+10 Summa varor ;; 547r {net}
      340 Moms {rate} % ;; 547r {tax}
      340,,b {L} ;; 547r,,b {pay}`,
      {
        bars: [40, 88, 270, 327, 360, 430, 555],
        foot: '40,790,8 Org.nr {so} ;; 170,,8 Bankgiro {bg} ;; 320,,8 Plusgiro {pg}\n40,,8 Godkänd för F-skatt. Ränta vid sen betalning 2 % per månad.',
      },
    ),
  },
  {
    id: 'y14-bokstaver',
    producer: 'letters',
    hard: 'letter by letter; the number behind the name; a discount in per cent',
    credits: 1,
    seller: {
      firm: firm('Charkuteri Bergslagen AB', 'Hyttvägen 17, 711 34 Lindesberg'),
      wares: meat,
      lines: [3, 8],
      code: 'CB###',
      from: '2025-11-20',
      number: (n) => `${1_900 + n}/26`,
      discounts: [400, 750, 1000],
      terms: 15,
    },
    draw: drawn(
      { form: 'space', qty: 2, day: abbreviated },
      `40,50,S15 Charkuteri Bergslagen AB
      40,,s Hyttvägen 17, 711 34 Lindesberg
      40,100,b12 {W} ;; 140,,b12 {no}
      40 Fakturadag ;; 140 {issue}
      40 Förfallodag ;; 140 {due}
      40 Kreditering av ;; 140 {about?}
      320,100 {bn}
      320 {bs}
      320 {bp}
      40,160,b {remark?}
      @rows 180,13,r | 40 Benämning={name} | 190 Artikelnr={code} | 290r Mängd={qty} | 296 Enhet={unit} | 380r Bruttopris={price} | 430r Rabatt %={disc} | 480r Moms={rate}% | 555r Netto={sum}
      =40,555
      40 Momspliktigt ;; 140 Momssats ;; 220 Moms ;; 300 Summa exkl. ;; 400,,b {L} kr
      40 {net} ;; 140 {rate} % ;; 220 {tax} ;; 300 {net} ;; 400,,b {pay}
      40,+30 Organisationsnummer {so}. Bankgiro {bg}. F-skatt finns.`,
    ),
  },
  {
    id: 'y15-vilt',
    producer: 'kerned',
    hard: 'no spaces in the text layer; the sum of a row first, heads of two rows; a charge for cutting; öre behind a colon',
    credits: 0,
    seller: {
      firm: firm('Norrbottens Vilt och Chark AB', 'Banvägen 50, 961 38 Boden'),
      wares: meat,
      lines: [2, 6],
      code: '#####',
      number: (n) => String(4_417 + n),
      charges: [['Styckningsavgift', 35_000, 'F']],
      isWhole: true,
    },
    draw: drawn(
      { form: 'colon', qty: 1 },
      `40,50,b14 Norrbottens Vilt och Chark AB
      40 Banvägen 50, 961 38 Boden, org.nr {so}
      40,96 Till: ;; 90 {bn} ;; 350 {W} nr: {no}
      90 {bs} ;; 350 Datum: {issue}
      90 {bp} ;; 350 Förfallodatum: {due}
      40,150,b {remark?}
      @rows 170,14,r | 95r Belopp~kronor={sum} | 112 Artikel-~nummer={code} | 175 Varuslag={name} | 400r Vikt~eller antal={qty} | 408 Enhet={unit} | 540r Pris per~enhet={price}
      [[c 95r {amount} ;; 175 {label}]]
      =40,555
      95r {net} ;; 112 Summa
      95r {tax} ;; 112 Moms {rate} %
      95r {round?} ;; 112 Avrundning
      95r,,b {pay} ;; 112,,b SLUTBELOPP
      40,+20 Bankgiro {bg}. F-skattsedel finns. Köttet hängmörat, spårbarhet på begäran.`,
    ),
  },
  {
    id: 'y16-typad-fisk',
    producer: 'arrays',
    hard: 'a typed page of an old program, quantities with three decimals after a point, yymmdd',
    credits: 1,
    seller: {
      firm: firm('Insjöfisk Hjälmaren HB', 'Odensbackavägen 9, 715 31 Odensbacken'),
      wares: fish,
      lines: [2, 6],
      code: '###',
      number: (n) => `F-${700 + n}`,
      terms: 10,
    },
    draw: typed(
      {
        form: 'point',
        qty: 3,
        day: (iso) => iso.slice(2).replaceAll('-', ''),
        word: ['F A K T U R A', 'K R E D I T F A K T U R A'],
      },
      `{sn:50}{W}
{ss}
{sp:50}Nr {no}
                                                  Dat {issue}
{bn}
{bs}
{bp}

Avser faktura {about?}
{remark?}
Förfallodatum {due}      Er beteckning {ref}

Kod  Fiskslag                        Kvant Enh      Pris       Belopp
---------------------------------------------------------------------
[[l {code:5}{name:28}{qty:>9} {unit:4}{price:>9}{sum:>13}]]
---------------------------------------------------------------------
                                          Summa     {net:>15}
                                          Moms {rate:>2} % {tax:>15}
                                          {L:11}{pay:>15}

Bankgiro {bg}  Org.nr {so}  F-skatt`,
      { size: 9.5, step: 13 },
    ),
  },
];
