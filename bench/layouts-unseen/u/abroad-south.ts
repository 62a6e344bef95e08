/** Sellers in Italy, France, Spain, Holland and Poland. */
import { slashes } from '../days.ts';
import { inFrance, inItaly } from '../q/firms.ts';
import { Sheet } from '../sheet.ts';
import { framed, grid, who } from './drawn.ts';
import { firm, iban } from './firms.ts';
import { facts, figures, totals, word } from './kit.ts';
import type { LayoutU } from './orders.ts';
import { french, italian } from './wares-abroad.ts';

export const abroadSouth: readonly LayoutU[] = [
  {
    id: 'u33-italia-copia',
    producer: 'reportlab-embedded',
    hard: 'Italian; a courtesy copy with frames everywhere, VAT by code of exemption',
    credits: 1,
    seller: {
      firm: firm('Salumi e Dispensa Bertacchi S.r.l.', 'Via della Filanda 18, 43121 Parma PR', {
        ...inItaly('Salumi e Dispensa Bertacchi'),
        iban: iban('IT', 'X0623012700000041870331'),
      }),
      wares: italian,
      lines: [4, 8],
      code: 6,
      number: (n) => `${1_180 + n}/E`,
      currency: 'EUR',
      charges: [['Spese trasporto', 14500, 0]],
    },
    draw: (p) => {
      const s = new Sheet({ size: 8.5 });
      s.text(40, 52, 'BERTACCHI', { font: 'serifbold', size: 22 });
      s.block(
        40,
        66,
        [p.supplier.name, `${p.supplier.street} - ${p.supplier.post}`, `P.IVA ${p.supplier.vat}`],
        { size: 8, leading: 10 },
      );
      framed(s, [300, 430, 490, 555], 40, [
        ['Tipo documento', word(p, 'FATTURA', 'NOTA DI CREDITO')],
        ...facts(p, 'Numero=number|Data=issue', slashes),
      ]);
      framed(s, [300, 400, 555], 65, facts(p, 'Cod. cliente=customer|P.IVA cliente=buyerVat'));
      s.frame(300, 96, 555, 156);
      s.text(303, 104, 'Spett.le', { size: 6 });
      s.block(308, 118, [...who(p.buyer), 'SVEZIA'], { size: 9 });
      framed(s, [40, 200, 300], 131, [
        ['Pagamento', 'Bonifico bancario 30 gg'],
        ['Scadenza', slashes(p.due)],
      ]);
      if (p.about !== null) s.text(40, 172, `Rif. fattura ${p.about}`);
      if (p.remark !== null) s.text(200, 172, p.remark);
      const y = grid(
        s,
        p,
        '43 Codice=code|85 Descrizione=name|270 U.M.=unit|>350 Quantità=qty|>425 Prezzo unit.=price|>510 Importo=sum|>550 IVA=ratep',
        194,
        { form: 'dotted', rule: 'bar', step: 15 },
      );
      s.frame(40, 182, 555, Math.max(y, 600));
      framed(
        s,
        [40, 140, 260, 360, 440, 555],
        610,
        totals(
          p,
          'dotted',
          'Totale merce=goods|Spese trasporto=net|Imponibile=net|Imposta=tax|TOTALE FATTURA EUR=payable',
        ).map(([label, value]) => [
          label,
          label === 'Spese trasporto' ? figures('dotted').money(p.net - p.lineNet) : value,
        ]),
        30,
      );
      s.block(
        40,
        660,
        [
          'Operazione non imponibile art. 41 D.L. 331/93 (aliquota 0 %).',
          `IBAN ${p.supplier.iban}`,
          'Copia di cortesia priva di valore fiscale ai sensi della normativa italiana.',
        ],
        { size: 7.5 },
      );
      return s.drawing();
    },
  },
  {
    id: 'u34-france-cadre',
    producer: 'arrays',
    hard: 'French; a framed table with vertical rules, terms in a small block',
    credits: 1,
    seller: {
      firm: firm('Maison Fauvelet SARL', '12 rue des Halles, 21200 Beaune', {
        ...inFrance('Maison Fauvelet'),
        iban: iban('FR', '30004008410000118702544'),
      }),
      wares: french,
      lines: [3, 6],
      code: (name) =>
        `${name
          .slice(0, 3)
          .toUpperCase()
          .normalize('NFD')
          .replaceAll(/[^A-Z]/gu, '')}${String(name.length).padStart(3, '0')}`,
      number: (n) => `FC26-0${712 + n}`,
      terms: 45,
      currency: 'EUR',
      discounts: [300, 500],
      charges: [['Port et emballage', 9200, 0]],
    },
    draw: (p) => {
      const s = new Sheet({ size: 8.5 });
      s.text(40, 54, 'Maison Fauvelet', { font: 'serifbold', size: 20 });
      s.text(40, 68, 'Affineur et épicerie fine', { font: 'serif', size: 10 });
      s.block(40, 86, [p.supplier.street, p.supplier.post, `TVA ${p.supplier.vat}`], { size: 8 });
      s.text(330, 54, `${word(p, 'FACTURE', 'AVOIR')} N° ${p.number}`, { font: 'bold', size: 12 });
      s.block(330, 72, [
        `Date : ${slashes(p.issue)}`,
        `Échéance : ${slashes(p.due)}`,
        `Client : ${p.customer}`,
        ...(p.about === null ? [] : [`Sur facture : ${p.about}`]),
      ]);
      s.block(330, 130, [...who(p.buyer), 'SUÈDE'], { size: 9.5 });
      if (p.remark !== null) s.text(40, 190, p.remark);
      const y = grid(
        s,
        p,
        '44 Réf.=code|92 Désignation=name|>320 Qté=qty|326 Unité=unit|>415 P.U. HT=price|>455 Rem.=discp|>548 Montant HT=sum',
        212,
        { form: 'space', step: 15 },
      );
      const bottom = Math.max(y, 520);
      s.frame(40, 200, 552, bottom);
      s.line(40, 217, 552);
      for (const x of [88, 275, 360, 420, 459]) s.line(x, 200, x, bottom);
      framed(
        s,
        [300, 363, 426, 489, 552],
        bottom + 12,
        totals(p, 'space', 'Total HT=goods|Port=net|Net HT=net|TVA 0 %=tax').map(([label, value]) => [
          label,
          label === 'Port' ? figures('space').money(p.net - p.lineNet) : value,
        ]),
      );
      framed(s, [426, 552], bottom + 37, totals(p, 'space', 'NET À PAYER EUR=payable'), 28);
      s.block(
        40,
        bottom + 20,
        [
          'Livraison intracommunautaire exonérée de TVA,',
          'art. 262 ter I du CGI.',
          `IBAN ${p.supplier.iban}`,
        ],
        { size: 7.5 },
      );
      s.text(
        297,
        806,
        `${p.supplier.name} au capital de 15 000 euros - SIREN ${p.supplier.organisation} - RCS Dijon`,
        { size: 7, align: 'c' },
      );
      return s.drawing();
    },
  },
];
