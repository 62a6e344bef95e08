/** Beer, wine, soft drinks and coffee. */
import { slashed } from '../days.ts';
import { gtin } from '../identity.ts';
import { firm } from './firms.ts';
import { drawn } from './drawn.ts';
import { own, web } from './kit.ts';
import type { LayoutY } from './orders.ts';
import { beer, coffee, deposits, soft, sweets, wine } from './wares.ts';

export const drinks: readonly LayoutY[] = [
  {
    id: 'y25-bryggeri',
    producer: 'driver',
    hard: 'deposits as rows without VAT, three rates, a horizontal table of rates',
    credits: 1,
    seller: {
      firm: firm('Norrköpings Ångbryggeri AB', 'Bryggargatan 4, 602 28 Norrköping'),
      wares: [...beer, ...soft],
      lines: [4, 8],
      code: '### ##',
      number: (n) => String(15_900 + n),
      tail: deposits,
      isWhole: true,
    },
    draw: drawn(
      { form: 'space', pay: ['Att betala', 'Er tillgodo'] },
      `40,52,b17 ÅNGBRYGGERIET ;; 555r,52,b14 {W}
      40,70 Norrköpings Ångbryggeri AB
      40 Bryggargatan 4, 602 28 Norrköping
      330,78 Fakturanummer ;; 430 {no}
      330 Fakturadatum ;; 430 {issue}
      330 Förfallodatum ;; 430 {due}
      330 Kundnummer ;; 430 {cust}
      330 Kreditfaktura till ;; 430 {about?}
      40,118 {bn}
      40 {bs}
      40 {bp}
      40,166,b {remark?}
      @rows 184,13,rg | 40 Art.nr={code} | 90 Artikel={name} | 330r Antal={qty} | 338 Enhet={unit} | 430r À-pris={price} | 465r Moms={rate} % | 555r Summa={sum}
      !100
      =40,555
      [[v 40 Moms {rate} %: {base} / {vat}]]
      40,+4,b9 Exkl. moms ;; 150,,b9 Moms ;; 250,,b9 Avrundning ;; 430,,b9 {L}
      40 {net} ;; 150 {tax} ;; 250 {r} ;; 430,,b12 {pay} kr`,
      { foot: '40,800,8 Org.nr {so}   Momsreg.nr {sv}   Bankgiro {bg}   OCR {ocr}   Godkänd för F-skatt' },
    ),
  },
  {
    id: 'y26-mikrobryggeri',
    producer: 'wkhtmltopdf',
    hard: 'crates out and in beside the quantity, alcohol tax in a column of no price',
    credits: 0,
    seller: {
      firm: firm('Humlegårdens Ekologiska Bryggeri AB', 'Skolvägen 11, 762 96 Rimbo'),
      wares: beer.filter(({ rate }) => rate === 25),
      lines: [2, 6],
      code: 'HE###',
      number: (n) => `${2_026_000 + n}`,
      charges: [
        ['Retur tomfat', -80_000, 25],
        ['Leverans', 15_000, 25],
      ],
    },
    draw: web(
      {
        form: 'swedish',
        line: (l) => ({
          tax: String(12 + own(l, 't', 60)),
          out: String(own(l, 'u', 6)),
          back: String(own(l, 'å', 6)),
        }),
      },
      'body{font-size:12.5pt}h1{font-size:22pt;text-transform:uppercase;letter-spacing:2pt}.lines th{background:#eee}.lines td,.lines th{border:1px solid #bbb}small,.small{font-size:10pt}.s{float:right;width:45%}',
      `<h1>Humlegården</h1><table width="100%"><tr><td width="55%">{bn}<br>{bs}<br>{bp}</td><td>{W}: {no}<br>Datum: {issue}<br>Förfallodag: {due}<br>Kund-id: {cust}</td></tr></table>
<p>Krediterar faktura {about?}</p>
<p><b>{remark?}</b></p>
[[t Art.nr={code} | Produkt={name} | r:Ut={out} | r:In={back} | r:Skatt kr={tax} | r:Antal={qty} | Enh={unit} | r:Pris={price} | r:Belopp={sum}]]
<br><table class="s">[[c <tr><td>{label}</td><td class="r" align="right">{amount}</td></tr>]]<tr><td>Totalt exkl. moms</td><td class="r" align="right">{net}</td></tr><tr><td>Moms (25%):</td><td class="r" align="right">{tax}</td></tr><tr><td><b>{L}</b></td><td class="r" align="right"><b>{pay} SEK</b></td></tr></table><div class="clear"></div>
<p class="small">Humlegårdens Ekologiska Bryggeri AB &ndash; {ss}, {sp} &ndash; Org.nr {so} &ndash; Bg {bg} &ndash; F-skatt</p>`,
    ),
  },
  {
    id: 'y27-vinhus',
    producer: 'ghostscript',
    hard: 'our number and yours beside each other, vintage and size in the name',
    credits: 1,
    seller: {
      firm: firm('Vinkompaniet Strand & Falk AB', 'Sveavägen 98, 113 50 Stockholm'),
      wares: wine,
      lines: [3, 8],
      code: '#####-##',
      number: (n) => `VK${12_040 + n}`,
      discounts: [800, 1200],
    },
    draw: drawn(
      {
        form: 'space',
        line: (l) => ({ theirs: String(100 + own({ ...l, seed: l.name.length * 37 }, 'vårt', 800)) }),
      },
      `555r,50,S18 Strand & Falk
      555r,,s9 Vinkompaniet
      40,60,b12 {W} {no}
      40 Utställd ;; 120 {issue}
      40 Förfaller ;; 120 {due}
      40 Kreditfaktura avser ;; 140 {about?}
      40,126 {bn}
      40 {bs}
      40 {bp}
      40,172,b {remark?}
      @rows 190,13,r | 40 Vårt artnr={code} | 105 Ert artnr={theirs} | 155 Vin={name} | 330r Antal={qty} | 338 Enh={unit} | 415r Pris={price} | 455r Rabatt={disc} | 555r Belopp={sum}
      =40,555
      415r Summa ;; 555r {net}
      415r Moms 25 % ;; 555r {tax}
      415r,,b Att betala ;; 555r,,b {pay}`,
      {
        size: 8.5,
        foot: '297c,800,8 Vinkompaniet Strand & Falk AB, Sveavägen 98, 113 50 Stockholm · Org.nr {so} · Bankgiro {bg} · Partihandelstillstånd',
      },
    ),
  },
  {
    id: 'y28-vinagent',
    producer: 'reportlab-embedded',
    hard: 'the buyer in a box above, a lone “Datum”, prices after discount beside those before',
    credits: 0,
    seller: {
      firm: firm('Terroir Import Norden AB', 'Magasinsgatan 22, 411 18 Göteborg'),
      wares: wine,
      lines: [3, 7],
      code: '####',
      number: (n) => `${7_010 + n}`,
      discounts: [1000],
      terms: 45,
    },
    draw: drawn(
      { form: 'swedish' },
      `#300,44,555,104
      308,60 {bn}
      308 {bs}
      308 {bp}
      40,60,s22 terroir
      40,130,b14 {W}
      40,152 Nummer: {no}
      40 Datum: {issue}
      40 Förfaller: {due}
      40,200,b {remark?}
      @rows 220,14,r | 40 Kod={code} | 80 Vin / årgång={name} | 262 Storlek={pack} | 340r Flaskor={qty} | 346 Enh={unit} | 410r Listpris={price} | 440r %={disc} | 495r Nettopris={net} | 555r Summa={sum}
      300,+6 Delsumma ;; 555r {net}
      300 Moms 25% ;; 555r {tax}
      300,,b Slutbelopp SEK ;; 555r,,b {pay}`,
      {
        size: 8.5,
        foot: '40,800,7.5g Terroir Import Norden AB | Magasinsgatan 22 | 411 18 Göteborg | Org.nr {so} | Bankgiro {bg} | Godkänd för F-skatt',
      },
    ),
  },
  {
    id: 'y29-lask',
    producer: 'arrays',
    hard: 'EAN beside the number, kerned letters, deposits as a charge',
    credits: 1,
    seller: {
      firm: firm('Dryckesgrossisten Mitt AB', 'Depåvägen 6, 863 41 Sundsbruk'),
      wares: [...soft, ...beer.slice(0, 3)],
      lines: [4, 8],
      code: '######',
      number: (n) => `D${70_050 + n}`,
      charges: [['Pant burk och back', 42_000, 0]],
    },
    draw: drawn(
      { form: 'bare', line: (l) => ({ gtin: gtin(l.name) }) },
      `40,50,b14 {sn}
      40 {ss}, {sp}
      40 Org.nr {so}, momsreg.nr {sv}
      360,50,b14 {W}
      360,72 Nr: {no}
      360 Datum: {issue}
      360 Förfallodatum: {due}
      360 Kreditering av: {about?}
      40,108 {bn}
      40 {bs}
      40 {bp}
      40,160,b {remark?}
      @rows 180,13,r | 40 Artnr={code} | 85 EAN={gtin} | 160 Benämning={name} | 340r Ant={qty} | 347 Enh={unit} | 430r Pris={price} | 460r Moms={rate} | 555r Belopp={sum}
      !100
      [[c 160 {label} ;; 460r {rate} ;; 555r {amount}]]
      =40,555
      [[v 40 Moms {rate} % ;; 160r {base} ;; 240r {vat}]]
      430r,-12 Netto ;; 555r {net}
      430r Moms ;; 555r {tax}
      430r,,b {L} ;; 555r,,b {pay}
      40,+18 Bankgiro {bg} OCR {ocr} F-skatt`,
      { size: 8.5 },
    ),
  },
  {
    id: 'y30-rosteri',
    producer: 'chromium',
    hard: 'an invoice of a web shop; unit glued to the price; order, payment and delivery days beside the invoice’s',
    credits: 0,
    seller: {
      firm: firm('Rosteriet Fågelsång AB', 'Kaffevägen 7, 223 63 Lund'),
      wares: coffee,
      lines: [2, 6],
      code: 'RF-###-#',
      number: (n) => `#${10_400 + n}`,
      terms: 15,
      charges: [['Frakt DHL', 14_900, 25]],
    },
    draw: web(
      { form: 'space', word: ['Faktura', 'Kredit'], pay: ['Totalt att betala', 'Totalt att få tillbaka'] },
      'body{font-family:"DejaVu Sans Condensed",sans-serif;font-size:9.5pt}.a{display:flex;gap:14mm;margin:6mm 0}.lines th{color:#888;font-weight:400;border-bottom:1px solid #ddd}.lines td{padding:5pt 4pt;border-bottom:1px solid #eee}small{color:#888}',
      `<h1>Fågelsång <small>kafferosteri</small></h1><div class="a"><div><small>Faktureras</small><br>{bn}<br>{bs}<br>{bp}</div><div><small>Orderdatum</small><br>{ordered}<br><small>Leveransdatum</small><br>{delivered}</div><div><small>{W}</small><br>{no}<br><small>Fakturadatum</small><br>{issue}</div><div><small>Förfallodatum</small><br>{due}<br><small>Orderreferens</small><br>{order}</div></div>
<p>Gäller faktura {about?}</p>
<p><b>{remark?}</b></p>
[[t Produkt={name} | SKU={code} | r:Pris={price} kr/{unit} | r:Antal={qty} {unit} | r:Moms={rate}% | r:Summa={sum} kr]]
<p class="r">Delsumma {goods} kr<br>[[c {label} {amount} kr<br>]]Summa exkl. moms {net} kr<br>[[v Moms {rate}% av {base}: {vat} kr<br>]]Moms {tax} kr<br><b>{L} {pay} kr</b></p>
<p><small>Rosteriet Fågelsång AB &bull; Kaffevägen 7, 223 63 Lund &bull; Org.nr {so} &bull; Bankgiro {bg} &bull; F-skatt</small></p>`,
    ),
  },
  {
    id: 'y31-glass',
    producer: 'words',
    hard: 'days such as 2/9 -26, quantities as “3 st à”, the sum of the row last without a head',
    credits: 1,
    seller: {
      firm: firm('Glassfabriken Tuvan AB', 'Tuvvägen 18, 541 55 Skövde'),
      wares: sweets,
      lines: [2, 6],
      code: '##/##',
      from: '2025-11-20',
      number: (n) => `${2_600 + n}`,
      terms: 20,
      isWhole: true,
    },
    draw: drawn(
      { form: 'bare', day: slashed },
      `40,54,S18 Glassfabriken Tuvan AB
      40,,s10 Tuvvägen 18, 541 55 Skövde · Tel {tel}
      40,100,b {W} {no} ;; 200 {issue} ;; 330,100 {bn}
      40 Betalas senast {due} ;; 330 {bs}
      40 Till faktura {about?}
      330,126 {bp}
      40,160,b {remark?}
      @rows 180,14,r | 40 Artikel={code} | 95 Vara={name} | 360r Antal à pris={qty} {unit} à {price} | 460r Moms={rate} % | 555r Kr={sum}
      =40,555
      460r Netto ;; 555r {net}
      460r Moms ;; 555r {tax}
      460r Avrundn. ;; 555r {round?}
      460r,,b {L} ;; 555r,,b {pay}
      40,+24 Bg {bg} · Org.nr {so} · F-skatt`,
    ),
  },
];
