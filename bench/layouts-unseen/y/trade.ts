/** Gear, chemicals, packaging, paper: the trade in what is not eaten. */
import { compact } from '../days.ts';
import { picture } from '../html.ts';
import { firm } from './firms.ts';
import { drawn } from './drawn.ts';
import type { LayoutY } from './orders.ts';
import { chemicals, gear, perThousand } from './wares.ts';

const logo = await picture('Kökslagret Ekero', '#1f4e79', 'Liberation Sans');

export const trade: readonly LayoutY[] = [
  {
    id: 'y43-kemi',
    producer: 'driver',
    hard: 'the buyer’s number in the sender’s line, numbers of letters and hyphens, a rebate on all',
    credits: 1,
    seller: {
      firm: firm('Rent & Klart Kemi AB', 'Kemistvägen 3, 183 79 Täby'),
      wares: chemicals,
      lines: [3, 7],
      code: 'RK-##-###',
      number: (n) => `${41_900 + n}`,
      charges: [['Bonusrabatt', -15_000, 25]],
    },
    draw: drawn(
      { form: 'space' },
      `40,50,b14 Rent & Klart Kemi
      40,80 Köpare: {bn} ;; 330,80 {W}nummer ;; 440 {no}
      40 {bs} ;; 330 Datum ;; 440 {issue}
      40 {bp} ;; 330 Förfallodatum ;; 440 {due}
      330 Avser faktura ;; 440 {about?}
      40,119 {bo}
      40,136 Er referens {ref}
      40,160,b {remark?}
      @rows 180,13,r | 40 Vårt artnr={code} | 105 Produkt={name} | 290r Antal={qty} | 298 Förp={unit} | 390r Pris/förp={price} | 450r Moms={rate} % | 555r Totalt={sum}
      =40,555
      390 Varor ;; 555r {goods}
      [[c 390 {label} ;; 555r {amount}]]
      390 Summa exkl. moms ;; 555r {net}
      390 Moms 25 % ;; 555r {tax}
      390,,b {L} ;; 555r,,b {pay}`,
      {
        foot: '40,800,8 Rent & Klart Kemi AB, Kemistvägen 3, 183 79 Täby. VAT {sv}. Bankgiro {bg}. Bankavgift betalas av köparen.',
      },
    ),
  },
  {
    id: 'y44-tusen',
    producer: 'ghostscript',
    hard: 'prices for a thousand told in the price’s cell, pieces grouped by a point',
    credits: 1,
    seller: {
      firm: firm('Tryck & Servett i Gnosjö AB', 'Industrigatan 44, 335 33 Gnosjö'),
      wares: perThousand,
      lines: [2, 5],
      code: '######',
      number: (n) => String(77_100 + n),
      base: 1000n,
    },
    draw: drawn(
      { form: 'dotted', day: compact },
      `40,50,b15 Tryck & Servett i Gnosjö AB
      40 Industrigatan 44, 335 33 Gnosjö
      %330,38,555,56,0.85
      336,51,b {W} {no}
      336,72 Fakturadatum ;; 440 {issue}
      336 Förfallodatum ;; 440 {due}
      336 Vår order ;; 440 {order}
      336 Krediterar ;; 440 {about?}
      40,110 {bn}
      40 {bs}
      40 {bp}
      40,160,b {remark?}
      @rows 180,13,r | 40 Best.nr={code} | 100 Benämning={name} | 310r Kvantitet={qty} | 316 Enhet={unit} | 440r Pris={price}/1000 | 555r Belopp={sum}
      =40,555
      440r Netto ;; 555r {net}
      [[v 440r Moms {rate} % på {base} ;; 555r {vat}]]
      440r Moms totalt ;; 555r {tax}
      440r,,b {L} ;; 555r,,b {pay}
      40,+24,8 Bankgiro {bg}   Plusgiro {pg}   Org.nr {so}   Momsreg.nr {sv}   F-skattebevis finns`,
    ),
  },
  {
    id: 'y45-glas-porslin',
    producer: 'cairo',
    hard: 'wrapped names of three columns’ width, texts drawn twice, a discount column empty for most',
    credits: 0,
    seller: {
      firm: firm('Porslinsbolaget Rörö AB', 'Dukgatan 2, 415 05 Göteborg'),
      wares: gear.map((ware) => ({ ...ware, name: `${ware.name} maskindiskbar restaurangserie` })),
      lines: [3, 7],
      code: 'P####',
      number: (n) => String(12_900 + n),
      discounts: [1000, 1500],
    },
    draw: drawn(
      { form: 'swedish' },
      `40,56,b16 Porslinsbolaget Rörö AB
      40 Dukgatan 2, 415 05 Göteborg ;; 400,56,b14 {W}
      400,80 Nr {no}
      400 Datum {issue}
      400 Förfallodag {due}
      400 Kund {cust}
      40,110 {bn}
      40 {bs}
      40 {bp}
      40,160,b {remark?}
      @rows 180,13,r | 40 Nr={code} | 85 Artikel={name%26} | 270r Antal={qty} | 278 Enhet={unit} | 360r À-pris={price} | 410r Rabatt={disc} | 460r Moms={rate} | 555r Summa={sum}
      =40,555
      460r Summa exkl moms ;; 555r {net}
      460r Moms 25 % ;; 555r {tax}
      460r,,b {L} ;; 555r,,b {pay}`,
      {
        foot: '40,800,8 Org.nr {so}. Bankgiro {bg}. OCR {ocr}. Innehar F-skattebevis.',
        finish: (sheet) => sheet.twice(),
      },
    ),
  },
  {
    id: 'y46-koksbild',
    producer: 'reportlab-embedded',
    hard: 'the sender’s name is a picture, the buyer’s stands large',
    credits: 0,
    seller: {
      firm: firm('Kökslagret Ekerö AB', 'Färjevägen 5, 178 31 Ekerö'),
      wares: gear,
      lines: [3, 6],
      code: '####',
      number: (n) => `${20_610 + n}`,
    },
    draw: drawn(
      { form: 'space' },
      `350,56,b14 {W}
      350 Fakturanr {no}
      350 Fakturadatum {issue}
      350 Förfallodatum {due}
      40,126,b12 {bn}
      40 {bs}
      40 {bp}
      40,178,b {remark?}
      @rows 196,13,r | 40 Artnr={code} | 90 Benämning={name} | 300r Antal={qty} | 308 Enh={unit} | 400r Pris={price} | 450r Moms={rate} % | 555r Belopp={sum}
      450r Netto ;; 555r {net}
      450r Moms 25 % ;; 555r {tax}
      450r,,b {L} ;; 555r,,b {pay}`,
      {
        pictures: [[40, 40, 190, logo]],
        foot: '40,800,8 Färjevägen 5, 178 31 Ekerö   Org.nr {so}   Bankgiro {bg}   OCR {ocr}   F-skatt',
      },
    ),
    printing: { isNameless: true },
  },
];
