import type { Random } from './random.ts';

/** The words that a generated document uses. */
export interface Wording {
  readonly title: string;
  readonly number: string;
  readonly date: string;
  readonly due: string;
  readonly columns: Readonly<
    Record<'article' | 'name' | 'quantity' | 'unit' | 'price' | 'discount' | 'rate' | 'sum', string>
  >;
  readonly net: string;
  readonly vat: string;
  readonly gross: string;
  readonly rounding: string;
  readonly payable: string;
  readonly carried: string;
  readonly delivery: string;
  readonly comma: boolean;
  readonly currency: string;
}

const columns = (text: string): Wording['columns'] => {
  const [article = '', name = '', quantity = '', unit = '', price = '', discount = '', rate = '', sum = ''] =
    text.split('|');
  return { article, name, quantity, unit, price, discount, rate, sum };
};

const swedish = {
  number: 'Fakturanr',
  date: 'Fakturadatum',
  due: 'Förfallodatum',
  net: 'Summa exkl. moms',
  vat: 'Moms',
  gross: 'Summa inkl. moms',
  rounding: 'Öresavrundning',
  payable: 'Att betala',
  carried: 'Transport',
  delivery: 'Följesedel 778812 2026-10-03',
  comma: true,
  currency: 'SEK',
};

const wordings: readonly Wording[] = [
  {
    ...swedish,
    title: 'FAKTURA',
    columns: columns('Art.nr|Benämning|Antal|Enhet|À-pris|Rabatt %|Moms %|Belopp'),
  },
  {
    ...swedish,
    title: 'Faktura',
    number: 'Fakturanummer:',
    columns: columns('Artikelnr|Beskrivning|Lev. antal|Enh|Pris|Rab %|Moms|Summa'),
    net: 'Netto',
    gross: 'Totalt',
    payable: 'SUMMA ATT BETALA',
    carried: 'Att överföra',
  },
  {
    ...swedish,
    title: 'Faktura',
    columns: columns('Artikel nr|Produkt|Kvantitet|Enhet|Pris/enh|Rabatt|Momssats|Radbelopp'),
    net: 'Varuvärde',
    vat: 'Moms kr',
    payable: 'Belopp att betala',
  },
  {
    title: 'INVOICE',
    number: 'Invoice no',
    date: 'Invoice date',
    due: 'Due date',
    columns: columns('Item code|Description|Qty|Unit|Unit price|Discount %|VAT %|Amount'),
    net: 'Net total',
    vat: 'VAT',
    gross: 'Total',
    rounding: 'Rounding',
    payable: 'Amount due',
    carried: 'Carried forward',
    delivery: 'Delivery note 778812',
    comma: false,
    currency: 'EUR',
  },
  {
    title: 'Rechnung',
    number: 'Rechnungsnummer',
    date: 'Rechnungsdatum',
    due: 'Fällig am',
    columns: columns('Art.-Nr.|Bezeichnung|Menge|Einheit|Einzelpreis|Rabatt %|MwSt. %|Gesamtpreis'),
    net: 'Nettobetrag',
    vat: 'MwSt.',
    gross: 'Gesamtbetrag',
    rounding: 'Rundung',
    payable: 'Zu zahlender Betrag',
    carried: 'Übertrag',
    delivery: 'Lieferschein 778812',
    comma: true,
    currency: 'EUR',
  },
  {
    title: 'Facture',
    number: 'N° facture',
    date: 'Date de facture',
    due: "Date d'échéance",
    columns: columns('Réf.|Désignation|Quantité|Unité|Prix unitaire|Remise %|TVA %|Montant'),
    net: 'Total HT',
    vat: 'TVA',
    gross: 'Total TTC',
    rounding: 'Arrondi',
    payable: 'Net à payer',
    carried: 'Report',
    delivery: 'Livraison 778812',
    comma: true,
    currency: 'EUR',
  },
];

export const wordingOf = (random: Random): Wording => random.one(wordings);
