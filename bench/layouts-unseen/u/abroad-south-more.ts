/** More: sellers in Italy, France, Spain, Holland and Poland. */
import { dashedBack, dotted, slashes } from '../days.ts';
import { Sheet } from '../sheet.ts';
import { grid, headed, put, who } from './drawn.ts';
import { firm, inHolland, inPoland, inSpain } from './firms.ts';
import { facts, figures, totals, word } from './kit.ts';
import type { LayoutU } from './orders.ts';
import { above, at, beside, bold, list, page, rows, said } from './pages.ts';
import { dutch, polish, spanish } from './wares-abroad.ts';

export const abroadSouthMore: readonly LayoutU[] = [
  {
    id: 'u35-espana-nube',
    producer: 'chromium',
    hard: 'Spanish; a cloud program’s page with weights and a due date under the sums',
    credits: 1,
    seller: {
      firm: firm(
        'Conservas y Jamones Talavera SL',
        'Calle Alameda 44, 37700 Béjar',
        inSpain('Conservas y Jamones Talavera'),
      ),
      wares: spanish,
      lines: [3, 6],
      code: 5,
      number: (n) => `F26${String(330 + n).padStart(4, '0')}`,
      currency: 'EUR',
      isNegativeCredit: true,
    },
    draw: (p) =>
      page(
        'body{font-size:9pt;color:#223}.lines{margin-top:9mm}.lines th{color:#c1442d;border-bottom:1pt solid #c1442d;font-size:8pt}.lines td{padding:4.5pt 3pt;border-bottom:.4pt solid #e6d9d5}.list{margin:6mm 0 0 auto}.list td{padding:2.5pt 6pt}.above th{color:#c1442d;font-size:8pt;padding-right:12mm}',
        beside(
          [55, '<h1 style="color:#c1442d">Talavera</h1>'],
          [45, `${at(p.supplier)}<br>NIF ${p.supplier.vat}`, 'right'],
        ),
        `<h2>${word(p, 'Factura', 'Factura rectificativa')} #${p.number}</h2>`,
        said(p),
        above(facts(p, 'Fecha=issue|Vencimiento=due|Nº cliente=customer|Rectifica=about', slashes)),
        `<p><b>Cliente</b><br>${at(p.buyer)}<br>Suecia · ${p.buyer.vat}</p>`,
        rows(
          p,
          'dotted',
          'Ref.=code|Concepto=name|>Cantidad=qty|Ud.=unit|>Precio=price|>IVA=ratex|>Subtotal=sum',
        ),
        list(bold(totals(p, 'dotted', 'Base imponible=net|IVA {r}%=vat|Total=payable'), ' €')),
        `<p>Exento por entrega intracomunitaria, art. 25 LIVA.<br>Pagar por transferencia bancaria antes del ${slashes(p.due)}: ${p.supplier.iban}</p>`,
      ),
  },
  {
    id: 'u36-holland-bloem',
    producer: 'skia',
    hard: 'Dutch flowers; prices of four decimals, packaging sent back as rows below zero',
    credits: 1,
    seller: {
      firm: firm(
        'Bloemenhandel Van der Veldt BV',
        'Legmeerdijk 210, 1431 GB Aalsmeer',
        inHolland('Bloemenhandel Van der Veldt'),
      ),
      wares: dutch,
      lines: [4, 6],
      code: 6,
      number: (n) => `2610${440 + n}`,
      terms: 14,
      currency: 'EUR',
    },
    draw: (p) => {
      const s = new Sheet({ size: 8.5 });
      s.text(45, 56, 'VAN DER VELDT', { font: 'bold', size: 18 });
      s.text(45, 70, 'bloemenhandel', { size: 10 });
      s.block(
        400,
        50,
        [
          p.supplier.name,
          p.supplier.street,
          p.supplier.post,
          `KvK ${p.supplier.organisation}`,
          `BTW ${p.supplier.vat}`,
          `IBAN ${p.supplier.iban}`,
        ],
        { size: 7.5, leading: 10 },
      );
      s.block(45, 120, [...who(p.buyer), 'Zweden'], { size: 9.5 });
      s.text(45, 196, word(p, 'FACTUUR', 'CREDITFACTUUR'), { font: 'bold', size: 13 });
      headed(
        s,
        [45, 140, 230, 320, 420],
        212,
        facts(
          p,
          'Factuurnummer=number|Factuurdatum=issue|Vervaldatum=due|Debiteurnr.=customer|Betreft factuur=about',
          dashedBack,
        ),
      );
      if (p.remark !== null) s.text(45, 244, p.remark);
      const y = grid(
        s,
        p,
        '>80 Aantal=qty|86 Eenheid=unit|130 Artikel=code|185 Omschrijving=name|>430 Prijs=price4|>470 BTW=ratex|>550 Bedrag=sum',
        264,
        { form: 'dotted', rule: 'head' },
      );
      put(
        s,
        390,
        '>550',
        y + 12,
        totals(p, 'dotted', 'Totaal excl. BTW=net|BTW 0%=tax|Te betalen EUR=payable'),
        { last: { font: 'bold' } },
      );
      s.text(45, 800, `BTW verlegd / intracommunautaire levering. Uw BTW-nummer ${p.buyer.vat}.`, {
        size: 7.5,
      });
      return s.drawing();
    },
  },
  {
    id: 'u37-polska-faktura',
    producer: 'cairo',
    hard: 'Polish; seller and buyer side by side, net, VAT and gross for each row',
    credits: 1,
    seller: {
      firm: firm('Smaki Pomorza Sp. z o.o.', 'ul. Portowa 15, 81-350 Gdynia', inPoland('Smaki Pomorza')),
      wares: polish,
      lines: [3, 6],
      number: (n) => `FV/${140 + n}/2026`,
      terms: 14,
      currency: 'EUR',
    },
    draw: (p) => {
      const s = new Sheet({ size: 8.5 });
      s.text(555, 46, `Gdynia, ${dotted(p.issue)}`, { align: 'r' });
      s.text(297, 80, `${word(p, 'Faktura', 'Faktura korygująca')} nr ${p.number}`, {
        font: 'bold',
        size: 14,
        align: 'c',
      });
      if (p.about !== null) s.text(297, 94, `do faktury nr ${p.about}`, { align: 'c' });
      if (p.remark !== null) s.text(297, 94, p.remark, { align: 'c' });
      s.block(45, 116, ['Sprzedawca', ...who(p.supplier), `NIP ${p.supplier.vat}`]);
      s.block(320, 116, ['Nabywca', ...who(p.buyer), `VAT UE ${p.buyer.vat}`]);
      put(
        s,
        45,
        150,
        196,
        facts(
          p,
          'Data wystawienia=issue|Data sprzedaży=delivered|Termin płatności=due|Forma płatności==przelew',
          dotted,
        ),
        { step: 12 },
      );
      const f = figures('space');
      const y = grid(
        s,
        p,
        '45 Lp.=pos|65 Nazwa towaru lub usługi=name|240 J.m.=unit|>300 Ilość=qty|>360 Cena netto=price|>430 Wartość netto=sum|>456 VAT=ratex|>502 Kwota VAT=zero|>555 Brutto=sum',
        262,
        { form: 'space', rule: 'rows', step: 14, head: { size: 7 }, extra: { zero: () => f.money(0n) } },
      );
      s.text(320, y + 12, 'Razem', { font: 'bold' });
      s.right(430, y + 12, f.money(p.net), { font: 'bold' });
      s.right(502, y + 12, f.money(p.tax));
      s.right(555, y + 12, f.money(p.gross), { font: 'bold' });
      put(s, 45, 150, y + 44, totals(p, 'space', 'Do zapłaty EUR=payable'), {
        style: { font: 'bold', size: 11 },
      });
      s.block(45, y + 66, [`Konto ${p.supplier.iban}`, 'Wewnątrzwspólnotowa dostawa towarów, stawka 0%.']);
      s.block(45, 760, ['.....................................', 'osoba upoważniona do wystawienia'], {
        size: 7.5,
      });
      return s.drawing();
    },
  },
];
