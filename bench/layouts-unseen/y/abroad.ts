/** Senders in Denmark, Norway, Finland, Germany, Holland and Belgium. */
import { dashedBack, dotted, slashes } from '../days.ts';
import { belgian, danish, dutch, finnish, firm, german, norwegian } from './firms.ts';
import { drawn, typed } from './drawn.ts';
import { web } from './kit.ts';
import type { LayoutY } from './orders.ts';
import {
  fromBelgium,
  fromDenmark,
  fromFinland,
  fromGermany,
  fromHolland,
  fromNorway,
} from './wares-abroad.ts';

export const abroad: readonly LayoutY[] = [
  {
    id: 'y60-dansk-grosserer',
    producer: 'cairo',
    hard: 'Danish words; texts drawn twice; “Varenr.” and “Momsgrundlag”',
    credits: 1,
    seller: {
      firm: firm(
        'Københavns Fødevareengros ApS',
        'Kødboderne 18, 1714 København V',
        danish('Fødevareengros'),
      ),
      wares: fromDenmark,
      lines: [2, 5],
      code: '####',
      number: (n) => String(60_310 + n),
      terms: 14,
      currency: 'DKK',
    },
    draw: drawn(
      {
        form: 'dotted',
        day: dotted,
        word: ['FAKTURA', 'KREDITNOTA'],
        pay: ['At betale DKK', 'Til gode DKK'],
      },
      `40,52,b14 Københavns Fødevareengros ApS
      40 Kødboderne 18, 1714 København V
      40 CVR-nr. {so}
      380,52,b14 {W}
      380 Fakturanr. {no}
      380 Fakturadato {issue}
      380 Forfaldsdato {due}
      380 Vedr. faktura {about?}
      40,116 {bn}
      40 {bs}
      40 {bp}, Sverige
      40,166,b {remark?}
      @rows 186,13,r | 40 Varenr.={code} | 95 Beskrivelse={name} | 320r Antal={qty} | 328 Enhed={unit} | 430r Stk. pris={price} | 555r Beløb={sum}
      =40,555
      430r Subtotal ;; 555r {net}
      430r Moms 0 % (EU-levering) ;; 555r {tax}
      430r,,b {L} ;; 555r,,b {pay}
      40,+20,8 IBAN {iban}. Omvendt betalingspligt, køber afregner momsen.`,
      { finish: (sheet) => sheet.twice() },
    ),
  },
  {
    id: 'y61-norsk-fisk',
    producer: 'letters',
    hard: 'Norwegian words, letter by letter, a true minus, “Utestående”',
    credits: 1,
    seller: {
      firm: firm('Lofoten Sjømateksport AS', 'Kaibakken 3, 8300 Svolvær', norwegian('Lofoten Sjømat')),
      wares: fromNorway,
      lines: [2, 4],
      code: '1###',
      number: (n) => String(24_070 + n),
      terms: 20,
      currency: 'NOK',
      returns: 8,
      isNegative: true,
    },
    draw: drawn(
      {
        form: 'true',
        day: dotted,
        qty: 1,
        word: ['Faktura', 'Kreditnota'],
        pay: ['Å betale NOK', 'Til gode NOK'],
      },
      `40,50,b15 Lofoten Sjømateksport AS
      40 Kaibakken 3, 8300 Svolvær
      40 Org.nr. NO {so} MVA
      360,50,b13 {W}
      360 Fakturanr: {no}
      360 Fakturadato: {issue}
      360 Forfallsdato: {due}
      360 Gjelder faktura: {about?}
      40,112 {bn}
      40 {bs}
      40 {bp}, Sverige
      40,160,b {remark?}
      @rows 180,13,r | 40 Varenr={code} | 90 Varetekst={name} | 310r Mengde={qty} | 318 Enh={unit} | 420r Enhetspris={price} | 470r Mva={rate} % | 555r Beløp={sum}
      470r Netto ;; 555r {net}
      470r Mva 0 % ;; 555r {tax}
      470r,,b {L} ;; 555r,,b {pay}
      40,+20 Kontonr. IBAN {iban}. Avgiftsfri eksport.`,
    ),
  },
  {
    id: 'y62-lappi-poro',
    producer: 'reportlab-embedded',
    hard: 'Finnish words on a page that lies on its side',
    credits: 0,
    seller: {
      firm: firm('Lapin Poroliha Oy', 'Teollisuustie 6, 99800 Ivalo', finnish('Lapin Poroliha')),
      wares: fromFinland,
      lines: [2, 4],
      code: 'L-###',
      number: (n) => String(8_810 + n),
      terms: 14,
      currency: 'EUR',
    },
    draw: drawn(
      {
        form: 'space',
        day: dotted,
        word: ['LASKU', 'HYVITYSLASKU'],
        pay: ['Maksettava yhteensä EUR', 'Hyvitys yhteensä EUR'],
      },
      `40,50,b15 Lapin Poroliha Oy ;; 800r,50,b15 {W}
      40 Teollisuustie 6, 99800 Ivalo
      40 Y-tunnus {so}, ALV-numero {sv}
      40,106 {bn} ;; 500 Laskun numero ;; 620 {no}
      40 {bs} ;; 500 Laskun päivä ;; 620 {issue}
      40 {bp}, Ruotsi ;; 500 Eräpäivä ;; 620 {due}
      40,150,b {remark?}
      @rows 170,14,r | 40 Tuotenro={code} | 110 Tuote={name} | 420r Määrä={qty} | 430 Yks={unit} | 560r Yksikköhinta={price} | 640r ALV %={rate} | 800r Yhteensä={sum}
      640r Veroton yhteensä ;; 800r {net}
      640r ALV 0 % ;; 800r {tax}
      640r,,b {L} ;; 800r,,b {pay}
      40,+24 IBAN {iban}. Yhteisömyynti, AVL 72 a §. Viite {ocr}.`,
      { isWide: true, bottom: 480 },
    ),
  },
  {
    id: 'y63-deutsche-brauerei',
    producer: 'chromium',
    hard: 'German words, comma and point, “Rechnungsnummer” in a grid, rows counted',
    credits: 1,
    seller: {
      firm: firm('Brauhaus Lindenhof GmbH', 'Braugasse 11, 97318 Kitzingen', german('Brauhaus Lindenhof')),
      wares: fromGermany,
      lines: [2, 5],
      code: '####.##',
      number: (n) => `RE-2026-${1_200 + n}`,
      terms: 21,
      currency: 'EUR',
      charges: [['Fracht', 18_500, 0]],
    },
    draw: web(
      {
        form: 'dotted',
        day: dotted,
        word: ['Rechnung', 'Gutschrift'],
        pay: ['Gesamtbetrag EUR', 'Gutschriftbetrag EUR'],
      },
      'body{font-size:9.5pt}.k{float:right;border-collapse:collapse}.k td{border:1px solid #888;padding:3pt 6pt}.lines th{border-bottom:1.5pt solid #000}.lines td{padding:3pt 4pt}.f{margin-top:12mm;font-size:7.5pt;border-top:1px solid #888}',
      `<table class="k"><tr><td>Rechnungsnummer</td><td>{no}</td></tr><tr><td>Rechnungsdatum</td><td>{issue}</td></tr><tr><td>Fällig am</td><td>{due}</td></tr><tr><td>Lieferdatum</td><td>{delivered}</td></tr><tr><td>Kundennr.</td><td>{cust}</td></tr></table><p class="small">Brauhaus Lindenhof GmbH &middot; Braugasse 11 &middot; 97318 Kitzingen</p><p>{bn}<br>{bs}<br>{bp}<br>Schweden</p><h2 class="clear">{W}</h2>
<p>zu Rechnung {about?}</p>
<p><b>{remark?}</b></p>
[[t Pos.={n} | Artikel={code} | Bezeichnung={name} | r:Menge={qty} | Einheit={unit} | r:Einzelpreis={price} | r:Gesamt={sum}]]
<p class="r">[[c {label} {amount}<br>]]Nettobetrag {net}<br>USt. 0 % {tax}<br><b>{L} {pay}</b></p><p>Steuerfreie innergemeinschaftliche Lieferung.</p><p class="f">USt-IdNr. {sv} | IBAN {iban} | Geschäftsführer: Ulrich Brandl</p>`,
    ),
  },
  {
    id: 'y64-bloemen',
    producer: 'ghostscript',
    hard: 'Dutch flower auction: number of stems and bunches, English and Dutch labels, prices of four decimals',
    credits: 1,
    seller: {
      firm: firm(
        'Van der Velden Bloemenexport B.V.',
        'Legmeerdijk 210, 1431 GB Aalsmeer',
        dutch('Van der Velden'),
      ),
      wares: fromHolland,
      lines: [2, 5],
      code: '#####',
      number: (n) => `${2_602_000 + n}`,
      terms: 8,
      currency: 'EUR',
    },
    draw: drawn(
      {
        form: 'dotted',
        day: dashedBack,
        price: 3,
        word: ['FACTUUR', 'CREDITNOTA'],
        pay: ['Totaal te voldoen EUR', 'Totaal te ontvangen EUR'],
      },
      `40,50,b13 Van der Velden Bloemenexport B.V.
      40 Legmeerdijk 210, 1431 GB Aalsmeer
      40 KvK {so}   BTW {sv}
      400,50,b14 {W}
      400 Factuurnummer {no}
      400 Factuurdatum {issue}
      400 Vervaldatum {due}
      400 Betreft factuur {about?}
      40,114 {bn}
      40 {bs}
      40 {bp}, Zweden
      40,164,b {remark?}
      @rows 184,13,r | 40 Code={code} | 95 Omschrijving={name} | 320r Aantal={qty} | 328 Eenh={unit} | 430r Prijs={price} | 555r Bedrag={sum}
      =40,555
      430r Netto ;; 555r {net}
      430r BTW 0% ;; 555r {tax}
      430r,,b {L} ;; 555r,,b {pay}
      40,+20 IBAN {iban}. Btw verlegd, intracommunautaire levering.`,
    ),
  },
  {
    id: 'y65-belgische-brouwer',
    producer: 'weasyprint',
    hard: 'Belgian words of two languages, number of the firm with points, crates as a charge',
    credits: 0,
    seller: {
      firm: firm('Brouwerij De Oude Molen BV', 'Molenstraat 27, 9620 Zottegem', belgian('De Oude Molen')),
      wares: fromBelgium,
      lines: [2, 4],
      code: 'B##.#',
      number: (n) => `26/${String(410 + n)}`,
      terms: 30,
      currency: 'EUR',
      charges: [['Leeggoed / vidange', 8_400, 0]],
    },
    draw: web(
      {
        form: 'dotted',
        day: slashes,
        word: ['FACTUUR / FACTURE', 'CREDITNOTA / NOTE DE CRÉDIT'],
        pay: ['Te betalen / À payer', 'Terug te betalen / À rembourser'],
      },
      'body{font-family:"Liberation Serif";font-size:10pt}.lines td,.lines th{border:.5pt solid #000;padding:3pt}.h td{padding-right:12mm}',
      `<h2>Brouwerij De Oude Molen BV</h2><p>Molenstraat 27, 9620 Zottegem<br>BTW/TVA {sv}</p><table class="h"><tr><td><b>{W}</b><br>Nr. {no}<br>Datum / Date {issue}<br>Vervaldag / Échéance {due}</td><td>{bn}<br>{bs}<br>{bp}<br>Zweden / Suède</td></tr></table>
<p>Betreft / Concerne {about?}</p>
<p><b>{remark?}</b></p><br>
[[t Ref.={code} | Omschrijving / Description={name} | r:Aantal / Qté={qty} {unit} | r:Prijs / Prix={price} | r:Bedrag / Montant={sum}]]
<p class="r">[[c {label} {amount}<br>]]Totaal excl. / Total HT {net}<br>BTW / TVA 0 % {tax}<br><b>{L} {pay} EUR</b></p><p>IBAN {iban}. Vrijgesteld art. 39bis W.BTW.</p>`,
    ),
  },
  {
    id: 'y66-norsk-typed',
    producer: 'runs',
    hard: 'a Norwegian program of fixed letters, the sum of VAT before the net',
    credits: 0,
    seller: {
      firm: firm('Setesdal Bakevarer AS', 'Industriveien 8, 4735 Evje', norwegian('Setesdal Bakevarer')),
      wares: fromNorway,
      lines: [2, 4],
      code: '####',
      number: (n) => `3${1_070 + n}`,
      terms: 15,
      currency: 'NOK',
    },
    draw: typed(
      { form: 'space', day: dotted, qty: 2 },
      `SETESDAL BAKEVARER AS                        FAKTURA {no}
Industriveien 8
4735 Evje                                    Dato     {issue}
Foretaksnr {so} MVA                     Forfall  {due}

{bn}
{bs}
{bp}
SVERIGE
{remark?}

Nr    Vare                          Antall         Pris       Sum
-----------------------------------------------------------------
[[l {code:6}{name:24}{qty:>10} {unit:4}{price:>9}{sum:>11}]]
-----------------------------------------------------------------
Mva 0 %                                              {tax:>12}
Netto                                                {net:>12}
Å betale NOK                                         {pay:>12}

IBAN {iban}`,
      { size: 9.5 },
    ),
  },
];
