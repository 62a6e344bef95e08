/** Papers of set C about payments: withdrawals, transferred claims, receipts. */
import { iso, short, words } from '../days.ts';
import { shareOf } from '../exact.ts';
import { html } from '../html.ts';
import { Sheet } from '../sheet.ts';
import { foot, number, seller, style } from './debts.ts';
import { firm } from './firms.ts';
import { bare, post, ruled, swedish, told } from './looks.ts';
import type { COther } from './orders.ts';
import { valued } from './strokes.ts';
import { gear, services } from './wares.ts';

export const payments: readonly COther[] = [
  {
    kind: 'autogiro-notice',
    about: number,
    hard: 'Autogiroavisering with the day of withdrawal',
    producer: 'weasyprint',
    seller: seller('Tvättexpressen Linnehyra AB', 'Mangelgatan 8', '412 76 Göteborg', services),
    draw: (p) =>
      html(
        style,
        `<h2>Avisering autogiro</h2><p>${post(p.buyer)}</p><p>Följande belopp dras från ert konto den ${words(p.due)}:</p>${ruled(
          [
            ['Faktura', p.number],
            ['Belopp som dras', `${swedish.money(p.payable)} kr`],
          ],
        )}<p>Ni behöver inte göra någonting.</p>${foot(p)}`,
      ),
  },
  {
    kind: 'autogiro-notice',
    about: number,
    hard: 'table of withdrawals with two invoices',
    producer: 'fpdf',
    seller: seller('Hyrmaskinen Kök & Disk AB', 'Uthyrargatan 1', '721 30 Västerås', services),
    draw: (p) => {
      const s = new Sheet({ size: 10 });
      s.text(50, 60, 'Meddelande om autogirodragning', { size: 14, font: 'bold' });
      s.block(
        50,
        90,
        [
          p.supplier.name,
          `Org.nr ${p.supplier.organisation}`,
          '',
          p.buyer.name,
          p.buyer.street,
          p.buyer.post,
        ],
        { leading: 13 },
      );
      valued(
        s,
        50,
        400,
        200,
        [
          ['Dragningsdag', iso(p.due)],
          [`Faktura ${p.number}`, bare.money(p.payable)],
          ['Summa som dras från ert bankkonto', bare.money(p.payable)],
        ],
        { leading: 16 },
      );
      return s.drawing();
    },
  },
  {
    kind: 'factoring-notice',
    about: number,
    hard: 'the claim is transferred, new bankgiro, no goods',
    producer: 'chromium',
    seller: seller('Ängslyckans Mejeridepå AB', 'Depåvägen 6', '583 30 Linköping'),
    draw: (p) =>
      html(
        style,
        `<h2>Överlåtelse av fordran</h2><p>${post(p.buyer)}</p><p>${words(p.issue)}</p><p>Vår fordran enligt faktura ${p.number} om ${swedish.money(p.payable)} kr har överlåtits till Fordringskassan Sextett Finans AB. Betalning med befriande verkan kan endast ske till bankgiro ${firm('Fordringskassan Sextett Finans AB', '', '').bankgiro}.</p>${foot(p)}`,
      ),
  },
  {
    kind: 'factoring-notice',
    hard: 'general notice that all future invoices are sold',
    producer: 'writer',
    seller: seller('Pricka Rätt Vinagentur AB', 'Agentgatan 5', '118 46 Stockholm'),
    draw: (p) =>
      html(
        style,
        `<p>${post(p.supplier)}</p><h3>Viktig information om betalning av våra fakturor</h3><p>Från och med ${words(p.issue)} är samtliga våra fakturor pantsatta och överlåtna till Fordringskassan Sextett Finans AB, org.nr ${firm('Fordringskassan Sextett Finans AB', '', '').organisation}. Ändra betalningsmottagare i ert ekonomisystem till bankgiro ${firm('Fordringskassan Sextett Finans AB', '', '').bankgiro}.</p>`,
      ),
  },
  {
    kind: 'payment-receipt',
    about: number,
    hard: 'Kvitto on a paid invoice with VAT',
    producer: 'chromium',
    seller: seller('Nätkryddan i Fristaden AB', 'Boxvägen 9', '513 35 Fristad'),
    draw: (p) =>
      html(
        style,
        `<h2>Kvitto på betalning</h2><p>Tack! Vi har den ${words(p.due)} tagit emot er betalning.</p>${told([
          ['Faktura', p.number],
          ['Betalt belopp', `${swedish.money(p.payable)} kr`],
          ['Varav moms', `${swedish.money(p.tax)} kr`],
          ['Betalningssätt', 'Bankgiro'],
        ])}<p>${post(p.buyer)}</p>${foot(p)}`,
      ),
  },
  {
    kind: 'payment-receipt',
    about: number,
    hard: 'Betalningsbekräftelse, short page',
    producer: 'kerned',
    seller: seller('Hyrmaskinen Kök & Disk AB', 'Uthyrargatan 1', '721 30 Västerås', services),
    draw: (p) => {
      const s = new Sheet({ size: 10 });
      s.text(50, 60, 'BETALNINGSBEKRÄFTELSE', { size: 14, font: 'bold' });
      s.block(
        50,
        90,
        [
          `Mottagen betalning ${short(p.due)}`,
          `Faktura nr ${p.number}`,
          `Belopp ${bare.money(p.payable)} SEK`,
          `Kvarstår att betala 0,00 SEK`,
          '',
          p.supplier.name,
          `Org.nr ${p.supplier.organisation}`,
        ],
        { leading: 14 },
      );
      return s.drawing();
    },
  },
  {
    kind: 'debt-collection',
    about: number,
    hard: 'Inkassokrav by another firm',
    producer: 'chromium',
    seller: seller('Kolbrands Grill & Kökslösningar AB', 'Ugnsvägen 3', '175 43 Järfälla', gear),
    draw: (p) =>
      html(
        style,
        `<h1>Inkassokrav</h1><p>Indrivningsbyrån Tredje Bud AB, org.nr ${firm('Indrivningsbyrån Tredje Bud AB', '', '').organisation}</p><p>${post(p.buyer)}</p><p>Vår uppdragsgivare ${p.supplier.name} har en förfallen fordran på er.</p>${ruled(
          [
            [`Faktura ${p.number}, förföll ${iso(p.due)}`, swedish.money(p.payable)],
            ['Ränta', swedish.money(shareOf(p.payable, 90n))],
            ['Inkassokostnad', '180,00'],
            ['Att betala', swedish.money(p.payable + shareOf(p.payable, 90n) + 18_000n)],
          ],
        )}<p>Betala inom 8 dagar till bankgiro ${firm('Indrivningsbyrån Tredje Bud AB', '', '').bankgiro}.</p>`,
      ),
  },
  {
    kind: 'bankgiro-letter',
    hard: 'letter about a new bankgiro number',
    producer: 'groff',
    seller: seller('Morgondaggens Gröntgrossist AB', 'Tidiga torget 3', '120 44 Årsta'),
    draw: (p) =>
      `.pl 29.7c\n.po 2.5c\n.ll 16c\n.ft R\n.ps 11\n.vs 15\n.nf\n.sp |1.6c\n${p.supplier.name}\n${p.supplier.street}\n${p.supplier.post}\n.sp\n${words(p.issue)}\n.sp\nTill våra kunder\n.sp\n.fi\nVi har bytt bank och därmed bankgironummer. Från och med ${words(p.due)} ska våra fakturor betalas till bankgiro ${p.supplier.bankgiro}. Det gamla numret upphör att gälla efter en månad.\n.sp\n.nf\nMed vänliga hälsningar\nEkonomiavdelningen\n.sp 2\nOrg.nr ${p.supplier.organisation}\n`,
  },
];
