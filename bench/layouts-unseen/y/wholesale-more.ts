/** More wholesalers. */
import { compact } from '../days.ts';
import { firm } from './firms.ts';
import { drawn } from './drawn.ts';
import { own, web } from './kit.ts';
import type { LayoutY } from './orders.ts';
import { chemicals, frozen, packaging, pantry, perHundred } from './wares.ts';

export const wholesaleMore: readonly LayoutY[] = [
  {
    id: 'y06-bestnr',
    producer: 'words',
    hard: '“Beställningsnr” for the number of goods; what was ordered and what was delivered',
    credits: 1,
    seller: {
      firm: firm('Dahlbergs Restaurangservice AB', 'Partihallsgatan 5, 415 02 Göteborg'),
      wares: [...pantry, ...chemicals, ...frozen],
      lines: [5, 10],
      code: 'R###.##',
      number: (n) => `27-${String(31 + n).padStart(4, '0')}`,
      returns: 5,
    },
    draw: drawn(
      {
        form: 'space',
        pay: ['Summa att betala', 'Summa att återfå'],
        line: (l) => ({
          ordered:
            l.quantity > 0n && own(l, 'ord', 5) === 0
              ? String(Number(l.quantity / 1000n) + 1)
              : String(Number(l.quantity) / 1000),
        }),
      },
      `#40,40,555,110
      48,56,b12 {sn} ;; 330,56,b12 {W} nr {no}
      48 {ss} ;; 330 Datum {issue}
      48 {sp} ;; 330 Förfaller {due}
      48 Org.nr {so} ;; 330 Kund {cust}
      330 Krediterar {about?}
      48,130 {bn} ;; 330 Leveransadress:
      48 {bs} ;; 330 {bs}
      48 {bp} ;; 330 {bp}
      48,174,b {remark?}
      @rows 195,13,r | 44 Beställningsnr={code} | 115 Vara={name} | 300r Best.={ordered} | 335r Lev.={qty} | 343 Enh={unit} | 425r Pris={price} | 470r Moms={rate} % | 551r Summa={sum}
      !130
      =40,555
      300 Momsfördelning ;; 430r Exkl. ;; 490r Moms ;; 551r Inkl.
      [[v 300 {rate} % ;; 430r {base} ;; 490r {vat} ;; 551r {whole}]]
      300 Totalt ;; 430r {net} ;; 490r {tax} ;; 551r {gross}
      300,+6,b11 {L} ;; 551r,,b11 {pay}
      44,+16 Bankgiro {bg}   OCR {ocr}`,
      { size: 8.5 },
    ),
  },
  {
    id: 'y07-per-hundra',
    producer: 'cairo',
    hard: 'prices for a hundred with a column that says so; freight and a fee as rows',
    credits: 1,
    seller: {
      firm: firm('Emballageteam Väst AB', 'Exportgatan 31, 422 46 Hisings Backa'),
      wares: perHundred,
      lines: [3, 6],
      code: '### ###',
      number: (n) => `F${90_410 + n}`,
      base: 100n,
      charges: [
        ['Frakt Schenker', 38_500, 25],
        ['Faktureringsavgift', 2_900, 25],
      ],
    },
    draw: drawn(
      { form: 'swedish' },
      `40,52,S20 Emballageteam ;; 555r,52,b14 {W}
      40,72,8 Emballageteam Väst AB, Exportgatan 31, 422 46 Hisings Backa
      40,100 Fakturanr ;; 130 {no} ;; 320 {bn}
      40 Fakturadatum ;; 130 {issue} ;; 320 {bs}
      40 Förfallodatum ;; 130 {due} ;; 320 {bp}
      40 Ert ordernr ;; 130 {order}
      40 Kredit på faktura ;; 130 {about?}
      40,174,b {remark?}
      @rows 190,14,r | 40 Artikelnr={code} | 100 Benämning={name} | 290r Antal={qty} | 298 Enhet={unit} | 400r À-pris={price} | 430r Per={base} | 555r Belopp={sum}
      [[c 100 {label} ;; 555r {amount}]]
      =40,555
      400r Summa netto ;; 555r {net}
      400r Moms 25 % ;; 555r {tax}
      400r,,b11 {L} ;; 555r,,b11 {pay}`,
      {
        foot: '40,790,8 Bankgiro {bg} ;; 200,,8 Org.nr {so} ;; 330,,8 VAT {sv} ;; 555r,,8 {mail}\n40,,8 Reklamation inom 8 dagar. Godkänd för F-skatt.',
      },
    ),
  },
  {
    id: 'y08-gange',
    producer: 'fpdf',
    hard: 'quantity times price below the name, the sum at its right',
    credits: 1,
    seller: {
      firm: firm('Köksförbrukning Lind & Co AB', 'Hantverkargatan 12, 602 32 Norrköping'),
      wares: [...packaging, ...chemicals],
      lines: [2, 6],
      code: '#####',
      number: (n) => String(20_260_000 + n * 7),
      terms: 14,
    },
    draw: drawn(
      { form: 'swedish' },
      `%0,0,595,46,0.82
      40,30,b16 Köksförbrukning Lind & Co AB ;; 555r,30,b14 {W}
      40,70 Hantverkargatan 12 ;; 340 Nr {no}
      40 602 32 Norrköping ;; 340 Datum {issue}
      40 Org.nr {so} ;; 340 Betala senast {due}
      340 Avser {about?}
      40,130,b {bn}
      40 {bs}, {bp}
      40,170,b {remark?}
      @rows 190,13,r | 40 Artikel={code} | 110 Namn={name} | 555r Kronor={sum}
      =40,555
      420r Netto ;; 555r {net}
      420r Moms (25%): ;; 555r {tax}
      420r,,b {L}: ;; 555r,,b {pay} kr
      40,+30 Bankgiro {bg}. Ange fakturans nummer. Momsreg. {sv}.`,
      { under: '110,,8g {qty} {unit} × {price} ;; 300,,7g EAN {ean}' },
    ),
  },
  {
    id: 'y09-samling',
    producer: 'weasyprint',
    hard: 'a collective invoice; batch and best before beside the name; days of eight figures',
    credits: 1,
    seller: {
      firm: firm('Sydgross Kyl & Frys AB', 'Kylhusgatan 3, 211 20 Malmö'),
      wares: [...frozen, ...pantry],
      lines: [6, 11],
      code: '######',
      number: (n) => `SG${61_200 + n}`,
      deliveries: 3,
    },
    draw: web(
      { form: 'space', day: compact, word: ['Samlingsfaktura', 'Kreditfaktura'] },
      'body{font-size:8pt}h1{font-size:17pt}.lines th{background:#123;color:#fff}.lines td{padding:2pt 4pt}.d td{background:#e8edf2;font-weight:bold}.g{width:100%;margin:4mm 0}.g td{border:.5pt solid #999;padding:2pt 5pt}.s{width:60%;margin-left:40%}',
      `<div class="right r">{bn}<br>{bs}<br>{bp}</div><h1>Sydgross</h1><p>{sn}<br>{ss}, {sp}</p><div class="clear"></div><h2>{W} {no}</h2>
<p><b>{remark?}</b></p>
<p>Avser faktura {about?}</p>
<table class="g"><tr><td>Fakturadatum</td><td>{issue}</td><td>Förfallodatum</td><td>{due}</td><td>Kundnummer</td><td>{cust}</td></tr><tr><td>Er referens</td><td>{ref}</td><td>Vår referens</td><td>Ordermottagningen</td><td>OCR</td><td>{ocr}</td></tr></table>
[[t Artnr={code} | Produkt={name} | Batch={batch} | Bäst före={bb} | Följesedel={delivery} | r:Antal={qty} | Enh={unit} | r:Pris={price} | r:Summa={sum}]]
<table class="s"><tr><td>Summa exkl. moms</td><td class="r">{net}</td></tr><tr><td>Moms {rate} %</td><td class="r">{tax}</td></tr><tr><td><b>{L} SEK</b></td><td class="r"><b>{pay}</b></td></tr></table>
<p>Betalas till bankgiro {bg}. Organisationsnummer {so}, momsregistreringsnummer {sv}.</p>`,
    ),
  },
];
