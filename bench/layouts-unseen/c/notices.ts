/** Papers of set C about debts: reminders, interest, statements. */
import { iso, plusDays, words } from '../days.ts';
import { shareOf } from '../exact.ts';
import { escaped, html, over } from '../html.ts';
import type { Paper } from '../paper.ts';
import { Sheet } from '../sheet.ts';
import { foot, number, seller, style } from './debts.ts';
import { bare, grid, post, ruled, swedish } from './looks.ts';
import type { COther } from './orders.ts';
import { valued } from './strokes.ts';
import { gear, meat, services } from './wares.ts';

const series = (p: Paper): readonly (readonly string[])[] =>
  Array.from({ length: 4 }, (_, at) => {
    const amount = p.payable / BigInt(at + 1);
    return [String(Number(p.number) - at * 11), iso(plusDays(p.issue, -7 * at)), iso(plusDays(p.due, -7 * at)), swedish.money(amount)];
  }); // prettier-ignore

export const notices: readonly COther[] = [
  {
    kind: 'reminder',
    about: number,
    hard: 'Påminnelse with fee and the invoice in a table',
    producer: 'chromium',
    seller: seller('Tallvretens Storköksgross AB', 'Lastkajen 2', '163 53 Spånga'),
    draw: (p) =>
      html(
        style,
        `<h1>Påminnelse</h1><p>${post(p.buyer)}</p><p>Datum ${iso(plusDays(p.due, 8))}. Enligt vår bokföring är nedanstående faktura inte betald.</p>${grid(['Fakturanr', 'Fakturadatum', 'Förfallodatum', 'Belopp'], [[p.number, iso(p.issue), iso(p.due), swedish.money(p.payable)]], { left: 3 })}${ruled(
          [
            ['Påminnelseavgift', '60,00'],
            ['Att betala', swedish.money(p.payable + 6000n)],
          ],
        )}${foot(p)}`,
      ),
  },
  {
    kind: 'reminder',
    about: number,
    hard: 'Betalningspåminnelse as a short letter without a table',
    producer: 'writer',
    seller: seller('Rörmokarens Kylservice Handelsbolag', 'Pumpgatan 2', '653 46 Karlstad', services),
    draw: (p) =>
      html(
        style,
        `<p>${post(p.supplier)}</p><p>${escaped(p.buyer.name)}</p><h3>Betalningspåminnelse</h3><p>Hej, vi saknar er betalning av faktura ${p.number} på ${swedish.money(p.payable)} kr som förföll ${words(p.due)}. Betala omgående till bankgiro ${p.supplier.bankgiro}. Har ni redan betalat kan ni bortse från detta brev.</p><p>Org.nr ${p.supplier.organisation}</p>`,
      ),
  },
  {
    kind: 'interest-invoice',
    about: number,
    hard: 'Räntefaktura with days and rate, VAT free',
    producer: 'reportlab',
    seller: seller('Glimfors Fiskauktion AB', 'Auktionskajen 1', '471 32 Skärhamn'),
    draw: (p) => {
      const s = new Sheet({ size: 9.5 });
      const interest = shareOf(p.payable, 74n);
      s.text(50, 60, 'RÄNTEFAKTURA', { size: 15, font: 'bold' });
      s.block(50, 84, [
        p.supplier.name,
        p.supplier.street,
        p.supplier.post,
        `Org.nr ${p.supplier.organisation}`,
      ]);
      valued(s, 350, 545, 84, [
        ['Räntefakturanr', String(9000 + p.lines.length)],
        ['Datum', iso(plusDays(p.due, 30))],
        ['Förfallodatum', iso(plusDays(p.due, 40))],
      ]);
      s.block(50, 160, [p.buyer.name, p.buyer.street, p.buyer.post]);
      s.text(50, 230, 'Avser faktura');
      s.text(160, 230, 'Förföll');
      s.text(250, 230, 'Betald');
      s.text(420, 230, 'Belopp', { align: 'r' });
      s.text(545, 230, 'Ränta 9 %', { align: 'r' });
      s.block(50, 246, [p.number]);
      s.text(160, 246, iso(p.due));
      s.text(250, 246, iso(plusDays(p.due, 30)));
      s.text(420, 246, bare.money(p.payable), { align: 'r' });
      s.text(545, 246, bare.money(interest), { align: 'r' });
      valued(s, 380, 545, 290, [
        ['Summa ränta', bare.money(interest)],
        ['Moms 0 %', '0,00'],
        ['Att betala', bare.money(interest)],
      ]);
      s.text(50, 800, `Bankgiro ${p.supplier.bankgiro}`);
      return s.drawing();
    },
  },
  {
    kind: 'interest-invoice',
    about: number,
    hard: 'Dröjsmålsränta billed, named Faktura dröjsmålsränta',
    producer: 'chromium',
    seller: seller('Kartongrikets Lager AB', 'Pallvägen 1', '556 28 Jönköping', gear),
    draw: (p) =>
      html(
        style,
        `<h2>Faktura dröjsmålsränta</h2>${over([
          ['Nummer', String(55_000 + p.lines.length)],
          ['Datum', iso(plusDays(p.due, 25))],
          ['Förfaller', iso(plusDays(p.due, 35))],
        ])}<p>${post(p.buyer)}</p>${grid(['Faktura', 'Kapital', 'Dagar', 'Räntesats', 'Ränta'], [[p.number, swedish.money(p.payable), '25', '10,00 %', swedish.money(shareOf(p.payable, 68n))]], { left: 1 })}${ruled([['Att betala', swedish.money(shareOf(p.payable, 68n))]])}${foot(p)}`,
      ),
  },
  {
    kind: 'account-statement',
    hard: 'Kontoutdrag with open invoices and balance',
    producer: 'chromium',
    seller: seller('Mjölkvägens Distribution AB', 'Kylvägen 5', '901 33 Umeå'),
    draw: (p) =>
      html(
        style,
        `<h2>Kontoutdrag</h2><p>Kund ${p.customer}<br>${post(p.buyer)}</p><p>Utskrivet ${iso(p.due)}</p>${grid(['Faktura', 'Fakturadatum', 'Förfallodatum', 'Belopp'], series(p), { left: 3 })}${ruled([['Saldo', swedish.money(p.payable + p.payable / 2n + p.payable / 3n + p.payable / 4n)]])}<p>Utdraget är inget krav på betalning.</p>${foot(p)}`,
      ),
  },
  {
    kind: 'account-statement',
    hard: 'Saldobesked from a spreadsheet with debit and credit',
    producer: 'calc',
    seller: seller('Lammhultets Charkfabrik AB', 'Fabriksgatan 2', '363 45 Lammhult', meat),
    draw: (p) =>
      html(
        style,
        `<h2>Saldobesked per ${iso(p.due)}</h2><p>${p.supplier.name} – org.nr ${p.supplier.organisation}</p><p>${escaped(p.buyer.name)}</p>${grid(
          ['Datum', 'Verifikat', 'Debet', 'Kredit', 'Saldo'],
          [
            [iso(p.issue), `F ${p.number}`, swedish.money(p.payable), '', swedish.money(p.payable)],
            [
              iso(p.due),
              'Inbetalning',
              '',
              swedish.money(p.payable / 2n),
              swedish.money(p.payable - p.payable / 2n),
            ],
          ],
          { left: 2 },
        )}`,
      ),
  },
];
