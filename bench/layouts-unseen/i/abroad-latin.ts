/** Sellers in France and Italy, and a software firm. */
import { address, over, pairs, remarked } from '../html.ts';
import { Sheet } from '../sheet.ts';
import { abroad } from './firms.ts';
import {
  beside,
  boxed,
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
const f = figures('swedish');

export const abroadLatin: readonly LayoutI[] = [
  {
    id: 'i69',
    producer: 'wkhtmltopdf',
    hard: 'English words of a software firm, euro, dates as in America',
    seller: {
      firm: abroad('GB', 'Pintglass Cloud Ltd', '12 Dock Street, Leeds LS10 1XX'),
      trades: ['engelsk'],
      lines: [1, 3],
      numbers: 'PG-####',
      currency: 'EUR',
      terms: 14,
    },
    draw: (p) =>
      page(
        'h1{color:#09a}.lines th{border-bottom:1pt solid #09a}.pairs{float:right}',
        `<h1>pintglass</h1>`,
        beside(
          [50, `<b>Billed to</b><br>${address(p.buyer)}<br>Sweden`],
          [
            50,
            `<b>${called(p, 'Invoice', 'Credit note')}</b>${pairs(meta(p, 'Invoice number=number|Date of issue=issue:american|Date due=due:american'), 'm')}`,
          ],
        ),
        remarked(p),
        `<br>${linesAs(p.lines, english, 'Description=name|Qty=qty>|Unit=unit|Unit price=price>|Amount=sum>')}`,
        pairs(
          sums(
            p,
            english,
            'Total excluding tax=net|VAT - Sweden (0% reverse charge)=tax|Amount due (EUR)=payable',
          ),
        ),
        `<p class="clear small"><br>${p.supplier.name}, ${p.supplier.street}, United Kingdom. ${p.supplier.mail}. VAT ${p.supplier.vat}</p>`,
      ),
  },
  {
    id: 'i70',
    producer: 'skia',
    hard: 'French: accents, dates with slashes, mentions at the foot',
    seller: {
      firm: abroad('FR', 'Maison Corbière SARL', '8 rue du Moulin, 11100 Narbonne'),
      trades: ['fransk'],
      lines: [2, 5],
      codes: '5',
      numbers: 'FA######',
      currency: 'EUR',
      terms: 30,
    },
    credits: 1,
    draw: (p) => {
      const s = new Sheet({ size: 9 });
      s.text(40, 55, 'Maison Corbière', { font: 'serifbold', size: 20 });
      s.block(40, 72, [p.supplier.street, p.supplier.post, 'France'], { size: 8, leading: 10 });
      s.text(350, 55, called(p, 'FACTURE', 'AVOIR'), { font: 'bold', size: 15 });
      facts(
        s,
        350,
        460,
        74,
        meta(
          p,
          'N° de facture=number|Date=issue:slashes|Échéance=due:slashes|Code client=customer|Facture d’origine=about',
        ),
      );
      s.block(350, 150, [...partyLines(p.buyer), 'Suède']);
      remarkOn(s, p, 40, 215);
      const y = grid(
        s,
        p.lines,
        f,
        '40 Réf.=code|90 Désignation=name|>360 Qté=qty2|368 Unité=unit|>450 P.U. HT=price|>555 Montant HT=sum',
        { top: 235, leading: 15, rule: (at) => s.line(40, at, 555) },
      );
      listed(s, 380, 555, y + 18, sums(p, f, 'Total HT=net|TVA 0 %=tax|Net à payer EUR=payable'), {
        font: 'bold',
      });
      s.block(
        40,
        775,
        [
          'Exonération de TVA, article 262 ter I du CGI',
          `${p.supplier.name}  SIREN ${p.supplier.organisation}  N° TVA ${p.supplier.vat}`,
          `IBAN ${p.supplier.iban ?? ''}`,
        ],
        { size: 7.5, leading: 10 },
      );
      return s.drawing();
    },
  },
  {
    id: 'i71',
    producer: 'weasyprint',
    hard: 'Italian: labels over values in a band, VAT codes',
    seller: {
      firm: abroad('IT', 'Dispensa del Garda S.r.l.', 'Via delle Olive 22, 37011 Bardolino'),
      trades: ['italiensk'],
      lines: [3, 6],
      codes: '5',
      numbers: '1####',
      currency: 'EUR',
      discounts: [5, 10],
      terms: 60,
    },
    credits: 1,
    draw: (p) =>
      page(
        '.over{width:100%;border:.5pt solid}.over th{font-size:7pt;color:#555}.lines th{border-bottom:1pt solid #373}h1{color:#373}',
        beside(
          [
            55,
            `<h1>Dispensa del Garda</h1>${p.supplier.name}<br>${p.supplier.street}, ${p.supplier.post}<br>P.IVA ${p.supplier.vat}`,
          ],
          [45, `Spett.le<br>${address(p.buyer)}<br>Svezia`],
        ),
        `<br>${over(meta(p, `Documento=!${called(p, 'Fattura', 'Nota di credito')}|Numero=number|Data=issue:slashes|Scadenza=due:slashes|Cod. cliente=customer|Rif. fattura=about`))}`,
        remarked(p),
        `<br>${linesAs(p.lines, dotted, 'Codice=code|Descrizione=name|Quantità=qty>|UM=unit|Prezzo=price>|Sc. %=disc>|Importo=sum>|IVA=rate>')}`,
        `<br>${over(sums(p, dotted, 'Imponibile=net|Imposta=tax|Totale documento EUR=payable'))}`,
        `<p class="small">IBAN ${p.supplier.iban ?? ''} — Operazione non imponibile art. 41 D.L. 331/93</p>`,
      ),
  },
  {
    id: 'i72',
    producer: 'arrays',
    hard: 'Italian: the addressee in a frame, sender without a number of the register',
    seller: {
      firm: abroad('IT', 'Forno Antico Belcolle S.r.l.', 'Piazza Grande 5, 50028 Barberino'),
      trades: ['italiensk'],
      lines: [2, 5],
      codes: '4',
      numbers: '7###',
      currency: 'EUR',
      terms: 30,
    },
    draw: (p) => {
      const s = new Sheet({ size: 9 });
      s.text(40, 50, p.supplier.name, { font: 'bold', size: 14 });
      s.block(40, 64, [`${p.supplier.street} - ${p.supplier.post}`, `Partita IVA ${p.supplier.vat}`], {
        size: 8,
        leading: 10,
      });
      s.frame(320, 40, 555, 110);
      s.block(326, 54, ['Destinatario', ...partyLines(p.buyer), 'Svezia']);
      s.text(40, 135, called(p, 'FATTURA', 'NOTA DI CREDITO'), { font: 'bold', size: 12 });
      boxed(
        s,
        [40, 150, 260, 370],
        150,
        meta(
          p,
          'Numero fattura=number|Data fattura=issue:slashes|Data scadenza=due:slashes|Cliente=customer',
        ),
      );
      remarkOn(s, p, 40, 180);
      const y = grid(
        s,
        p.lines,
        dotted,
        '40 Cod. art.=code|95 Descrizione=name|>365 Q.tà=qty2|372 U.M.=unit|>450 Prezzo unit.=price|>555 Totale=sum',
        { top: 200, leading: 15, rule: (at) => s.line(40, at, 555) },
      );
      listed(
        s,
        380,
        555,
        y + 20,
        sums(p, dotted, 'Totale imponibile=net|IVA=tax|Totale da pagare EUR=payable'),
      );
      s.text(40, 795, `Banca: IBAN ${p.supplier.iban ?? ''}   Cessione intracomunitaria art. 41`, {
        size: 8,
      });
      return s.drawing();
    },
  },
];
