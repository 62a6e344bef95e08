/** Sellers in Germany, Britain, France and Italy. */
import { address, pairs, remarked } from '../html.ts';
import { Sheet } from '../sheet.ts';
import { abroad } from './firms.ts';
import {
  beside,
  called,
  facts,
  figures,
  grid,
  linesAs,
  listed,
  meta,
  page,
  partyLines,
  remarkOn,
  sums,
} from './kit.ts';
import type { LayoutI } from './orders.ts';

const dotted = figures('dotted');
const english = figures('english');

export const abroadSouth: readonly LayoutI[] = [
  {
    id: 'i66',
    producer: 'words',
    hard: 'German: sender in a thin line above the address, foot in four columns',
    seller: {
      firm: abroad('DE', 'Feinkost Alsterblick GmbH', 'Speicherweg 14, D-20457 Hamburg'),
      trades: ['tysk'],
      lines: [3, 6],
      codes: '6',
      numbers: 'RE26####',
      currency: 'EUR',
      terms: 14,
    },
    credits: 1,
    draw: (p) => {
      const s = new Sheet({ size: 9 });
      s.text(300, 55, 'Feinkost Alsterblick', { font: 'serifbold', size: 20 });
      s.text(50, 115, `${p.supplier.name} · ${p.supplier.street} · ${p.supplier.post}`, { size: 6.5 });
      s.block(50, 132, [...partyLines(p.buyer), 'Schweden'], { size: 10 });
      s.text(50, 225, `${called(p, 'Rechnung', 'Gutschrift')} Nr. ${p.number}`, { font: 'bold', size: 13 });
      facts(
        s,
        360,
        460,
        150,
        meta(
          p,
          'Rechnungsdatum=issue:dotted|Lieferdatum=delivered:dotted|Kundennummer=customer|Fällig am=due:dotted|Zu Rechnung=about',
        ),
      );
      remarkOn(s, p, 50, 242);
      const y = grid(
        s,
        p.lines,
        dotted,
        '50 Pos.=pos|80 Art.-Nr.=code|135 Bezeichnung=name|>370 Menge=qty2|378 Einheit=unit|>460 Einzelpreis=price|>550 Gesamt EUR=sum',
        { top: 262, leading: 14, rule: (at) => s.line(50, at, 550) },
      );
      listed(
        s,
        360,
        550,
        y + 16,
        sums(p, dotted, 'Nettobetrag=net|USt. 0 %=tax|Rechnungsbetrag EUR=payable'),
        { font: 'bold' },
      );
      s.text(
        50,
        y + 80,
        `Steuerfreie innergemeinschaftliche Lieferung. USt-IdNr. des Kunden: ${p.buyer.vat}`,
        { size: 8 },
      );
      s.block(50, 780, [p.supplier.name, p.supplier.street, p.supplier.post], { size: 7, leading: 9 });
      s.block(190, 780, [`USt-IdNr. ${p.supplier.vat}`, `Amtsgericht Hamburg ${p.supplier.organisation}`], {
        size: 7,
        leading: 9,
      });
      s.block(360, 780, [`IBAN ${p.supplier.iban ?? ''}`, p.supplier.mail], { size: 7, leading: 9 });
      return s.drawing();
    },
  },
  {
    id: 'i67',
    producer: 'chromium',
    hard: 'German brewery supplies: labels in a block on the right',
    seller: {
      firm: abroad('DE', 'Brezelhaus Allgäu GmbH', 'Bahnhofstraße 3, D-87435 Kempten'),
      trades: ['tysk'],
      lines: [2, 5],
      codes: '4',
      numbers: '26-#####',
      currency: 'EUR',
      discounts: [3],
    },
    draw: (p) =>
      page(
        '.lines th{background:#fc9}',
        `<div class="c"><h2>${p.supplier.name}</h2>${p.supplier.street}, ${p.supplier.post}</div><br>`,
        beside(
          [55, `${address(p.buyer)}<br>Schweden`],
          [
            45,
            pairs(
              meta(p, 'Rechnungsnummer=number|Datum=issue:dotted|Zahlbar bis=due:dotted|Kunden-Nr.=customer'),
            ),
          ],
        ),
        `<h3>${called(p, 'Rechnung', 'Gutschrift')}</h3>`,
        remarked(p),
        linesAs(
          p.lines,
          dotted,
          'Artikel=code|Bezeichnung=name|Menge=qty>|ME=unit|Preis=price>|Rabatt=disc%>|Betrag=sum>',
        ),
        `<br>${pairs(sums(p, dotted, 'Summe netto=net|MwSt. 0 %=tax|Endbetrag EUR=payable'))}`,
        `<p class="small">USt-ID ${p.supplier.vat} · IBAN ${p.supplier.iban ?? ''} · Innergemeinschaftliche Lieferung, steuerfrei nach § 4 Nr. 1b UStG</p>`,
      ),
  },
  {
    id: 'i68',
    producer: 'reportlab-embedded',
    hard: 'English, in pounds: day before month, carriage among the sums',
    seller: {
      firm: abroad('GB', 'Harrowgate Provisions Ltd', 'Unit 4 Mill Lane, York YO31 8XX'),
      trades: ['engelsk'],
      lines: [2, 6],
      codes: 'HP-4',
      numbers: 'SI-#####',
      currency: 'GBP',
      charges: [['Carriage', 4500, 0]],
    },
    credits: 1,
    draw: (p) => {
      const s = new Sheet({ size: 9, font: 'serif' });
      s.text(40, 55, p.supplier.name, { font: 'serifbold', size: 18 });
      s.block(
        40,
        70,
        [
          p.supplier.street,
          'United Kingdom',
          `VAT Reg No ${p.supplier.vat}  Company No ${p.supplier.organisation}`,
        ],
        { size: 8, leading: 10 },
      );
      s.right(555, 55, called(p, 'INVOICE', 'CREDIT NOTE'), { font: 'serifbold', size: 16 });
      s.block(40, 130, ['Invoice to', ...partyLines(p.buyer), 'Sweden']);
      facts(
        s,
        380,
        470,
        130,
        meta(
          p,
          'Invoice no.=number|Invoice date=issue:slashes|Due date=due:slashes|Account=customer|Your order=order|Against invoice=about',
        ),
      );
      remarkOn(s, p, 40, 225);
      const y = grid(
        s,
        p.lines,
        english,
        '40 Code=code|100 Description=name|>360 Quantity=qty|368 Unit=unit|>450 Unit price=price|>555 Amount=sum',
        { top: 245, rule: (at) => s.line(40, at, 555), head: { font: 'serifbold' } },
      );
      listed(
        s,
        400,
        555,
        y + 16,
        sums(p, english, 'Goods=lines|Carriage=charges|Net total=net|VAT @ 0%=tax|Amount due GBP=payable'),
      );
      s.text(40, 790, `Payment by transfer to IBAN ${p.supplier.iban ?? ''}. Zero-rated export.`, {
        size: 8,
      });
      return s.drawing();
    },
  },
];
