/** Papers of set D that are no invoice: forms that a system also prints invoices on, under other words. */
import type { Drawing, Mark } from '../sheet.ts';

export interface OtherOnForm {
  readonly kind: string;
  readonly hard: string;
  readonly layout: string;
  readonly title: string;
  readonly remark?: string;
  /** Labels that the form has for this paper. */
  readonly labels?: Readonly<Record<string, string>>;
  /** It names the invoice that it is about. */
  readonly isAboutNumber?: boolean;
}

/** A form's page with other labels. */
export const relabelled = (
  content: string | Drawing,
  labels: Readonly<Record<string, string>>,
): string | Drawing => {
  const said = (text: string): string =>
    Object.entries(labels).reduce((all, [from, to]) => all.replaceAll(from, to), text);
  if (typeof content === 'string') return said(content);
  const pages = content.pages.map((marks) =>
    marks.map((mark): Mark => (mark.kind === 'text' ? { ...mark, text: said(mark.text) } : mark)),
  );
  return { ...content, pages };
};

const order = {
  Fakturanummer: 'Ordernummer', Fakturanr: 'Order nr', 'Faktura nr': 'Order nr', Fakturadatum: 'Orderdatum', Fakturadag: 'Orderdag',
  Förfallodatum: 'Önskad leverans', Förfallodag: 'Leveransdag', 'Att betala': 'Ordervärde', 'Att betalas': 'Levereras', Fakturamottagare: 'Beställare',
}; // prettier-ignore

const offer = {
  Fakturanummer: 'Offertnummer', Fakturanr: 'Offertnr', Fakturadatum: 'Offertdatum', Fakturadag: 'Offertdag', Förfallodatum: 'Giltig t.o.m.',
  Förfallodag: 'Giltig till', 'Att betala': 'Offererat belopp', Fakturamottagare: 'Till',
}; // prettier-ignore

const slip = {
  Fakturanummer: 'Följesedelsnr', Fakturanr: 'Följesedel nr', Fakturadatum: 'Leveransdatum', Fakturadag: 'Lev.dag', Förfallodatum: 'Packad',
  Förfallodag: 'Packad', 'Att betala': 'Värde', Fakturamottagare: 'Godsmottagare', Datum: 'Lev.datum',
}; // prettier-ignore

const pick = { ...slip, Följesedelsnr: 'Plocklista', 'Att betala': 'Plockvärde' };

export const onForms: readonly OtherOnForm[] = [
  { kind: 'proforma', hard: 'only the heading', layout: 'd14', title: 'Proformafaktura' },
  {
    kind: 'proforma',
    hard: 'a remark says what it is for',
    layout: 'd41',
    title: 'PROFORMA INVOICE',
    remark: 'For customs purposes only – no payment required',
  },
  { kind: 'proforma', hard: 'spaced letters', layout: 'd09', title: 'P R O F O R M A' },
  { kind: 'proforma', hard: 'German', layout: 'd38', title: 'Proforma-Rechnung' },
  {
    kind: 'draft',
    hard: 'the heading is an invoice, the remark is small',
    layout: 'd10',
    title: 'Faktura',
    remark: 'UTKAST – ej bokförd, skickas inte',
  },
  { kind: 'draft', hard: 'a heading of two words', layout: 'd34', title: 'Preliminär faktura' },
  {
    kind: 'draft',
    hard: 'for the customer to approve',
    layout: 'd29',
    title: 'Fakturaunderlag',
    remark: 'För godkännande. Faktura kommer separat.',
  },
  {
    kind: 'cancelled',
    hard: 'remark above the page',
    layout: 'd03',
    title: 'Faktura',
    remark: 'MAKULERAD – ersätts av ny faktura',
  },
  {
    kind: 'cancelled',
    hard: 'heading and number as in the invoice',
    layout: 'd22',
    title: 'MAKULERAD FAKTURA',
    isAboutNumber: true,
  },
  {
    kind: 'cancelled',
    hard: 'German word for it',
    layout: 'd38',
    title: 'Stornorechnung',
    remark: 'Storniert – bitte nicht zahlen',
    isAboutNumber: true,
  },
  {
    kind: 'order-confirmation',
    hard: 'all figures of an invoice',
    layout: 'd16',
    title: 'Orderbekräftelse',
    labels: order,
  },
  {
    kind: 'order-confirmation',
    hard: 'English',
    layout: 'd62',
    title: 'ORDER CONFIRMATION',
    labels: {
      'Invoice #': 'Order #',
      'Invoice Date': 'Order Date',
      'Due Date': 'Ship Date',
      'Balance Due': 'Order Total',
    },
  },
  {
    kind: 'order-confirmation',
    hard: 'Danish',
    layout: 'd36',
    title: 'ORDREBEKRÆFTELSE',
    labels: { Faktura: 'Ordre', Betalingsfrist: 'Levering', 'Til betaling': 'Ordretotal' },
  },
  {
    kind: 'order-confirmation',
    hard: 'acknowledgement in other words',
    layout: 'd12',
    title: 'Erkännande av order',
    labels: order,
  },
  {
    kind: 'quotation',
    hard: 'offer with a day of validity',
    layout: 'd28',
    title: 'Offert',
    labels: { ...offer, Utfört: 'Beräknat' },
  },
  {
    kind: 'quotation',
    hard: 'Italian',
    layout: 'd39',
    title: 'PREVENTIVO',
    labels: {
      'Numero fattura': 'Numero offerta',
      'Data fattura': 'Data offerta',
      Scadenza: 'Valida fino al',
      'Totale fattura': 'Totale offerta',
    },
  },
  {
    kind: 'quotation',
    hard: 'price proposal',
    layout: 'd24',
    title: 'Prisförslag',
    labels: {
      'Invoice no / Fakturanr': 'Quote no / Offertnr',
      'Due / Förfaller': 'Valid / Gäller till',
      'Att betala': 'Offertsumma',
    },
  },
  {
    kind: 'delivery-note',
    hard: 'with prices and VAT',
    layout: 'd11',
    title: 'Följesedel med pris',
    labels: slip,
  },
  {
    kind: 'delivery-note',
    hard: 'weighed goods',
    layout: 'd06',
    title: 'Leveranssedel',
    remark: 'Faktura sänds separat',
    labels: slip,
  },
  {
    kind: 'delivery-note',
    hard: 'German',
    layout: 'd38',
    title: 'Lieferschein',
    labels: {
      'Rechnungs-Nr.': 'Lieferschein-Nr.',
      Rechnungsdatum: 'Datum',
      'Fällig am': 'Tour',
      Rechnungsbetrag: 'Warenwert gesamt',
    },
  },
  {
    kind: 'pick-list',
    hard: 'with prices for the returns desk',
    layout: 'd25',
    title: 'PLOCKLISTA',
    labels: { FAKTURANR: 'PLOCKNR', FAKTDATUM: 'PLOCKDAT', FÖRFDATUM: 'TUR', 'ATT BETALA': 'ORDERVÄRDE' },
  },
  {
    kind: 'pick-list',
    hard: 'a packing list of a shop',
    layout: 'd20',
    title: 'Packlista',
    labels: {
      ...pick,
      'Här kommer fakturan för det vi levererade': 'Här är det vi packat',
      'Betala senast': 'Hämtas',
      Totalsumma: 'Ordervärde',
    },
  },
  {
    kind: 'copy',
    hard: 'a copy of an account for information, not to be paid',
    layout: 'd50',
    title: 'Fakturaspecifikation',
    remark: 'Endast för information – betalas ej. Ingår i samlingsfaktura.',
  },
  {
    kind: 'copy',
    hard: 'bonus statement',
    layout: 'd58',
    title: 'Bonusunderlag',
    remark: 'Bonusavstämning – ingen betalning krävs',
    labels: {
      'Att betala': 'Bonusgrundande',
      Fakturanr: 'Underlagsnr',
      Fakturadatum: 'Avstämt',
      Förfallodatum: 'Utbetalas',
    },
  },
];
