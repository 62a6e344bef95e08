/** Papers about goods that are no invoices: confirmations, quotations, notes, lists. */
import { words } from '../days.ts';
import { inFigures, sums } from './kit.ts';
import { type Letter, listed, note, offer, order, plainTable, ruled } from './letter-forms.ts';

const bare = inFigures('bare');

export const lettersTrade: readonly Letter[] = [
  {
    kind: 'order-confirmation',
    of: 'q07-inredning-rabatt',
    producer: 'chromium',
    hard: 'with sums and VAT',
    draw: plainTable(order),
  },
  {
    kind: 'order-confirmation',
    of: 'q29-kott-lador',
    producer: 'pdf-lib',
    hard: 'with sums and VAT',
    draw: ruled({ ...order, title: 'Ordererkännande' }),
  },
  {
    kind: 'order-confirmation',
    of: 'q37-vin-kolli',
    producer: 'writer',
    hard: 'a letter',
    draw: listed({ ...order, text: 'Tack för er order. Vi har noterat följande:' }),
  },
  {
    kind: 'order-confirmation',
    of: 'q08-bryggeri-pos',
    producer: 'ghostscript',
    hard: 'with sums and VAT',
    draw: ruled({ ...order, title: 'ORDERBEKRÄFTELSE', number: 'Kundorder' }),
  },
  {
    kind: 'quotation',
    of: 'q25-ror-grupper',
    producer: 'wkhtmltopdf',
    hard: 'with sums and VAT',
    draw: plainTable(offer),
  },
  {
    kind: 'quotation',
    of: 'q51-kok-blankett',
    producer: 'reportlab',
    hard: 'with sums and VAT',
    draw: ruled({ ...offer, title: 'OFFERT' }),
  },
  {
    kind: 'quotation',
    of: 'q27-tryckeri',
    producer: 'writer',
    hard: 'a letter',
    draw: listed({ ...offer, title: 'Offert på trycksaker', text: 'Tack för er förfrågan. Vi kan erbjuda:' }),
  },
  {
    kind: 'quotation',
    of: 'q23-kyl-noter',
    producer: 'weasyprint',
    hard: 'a cost proposal',
    draw: plainTable({ ...offer, title: 'Kostnadsförslag', number: 'Förslag nr' }),
  },
  {
    kind: 'delivery-note',
    of: 'q06-tvarad-grossist',
    producer: 'driver',
    hard: 'no prices',
    draw: ruled(note),
  },
  {
    kind: 'delivery-note',
    of: 'q30-gront-ursprung',
    producer: 'chromium',
    hard: 'no prices',
    draw: plainTable(note),
  },
  {
    kind: 'delivery-note',
    of: 'q10-mejeri-samling',
    producer: 'words',
    hard: 'with prices',
    draw: ruled({
      ...note,
      title: 'FÖLJESEDEL',
      isPriced: true,
      text: 'Detta är ingen faktura. Faktureras samlat vid månadens slut.',
    }),
  },
  {
    kind: 'delivery-note',
    of: 'q32-bageri-dagar',
    producer: 'writer',
    hard: 'a letter of goods',
    draw: listed({ ...note, text: 'Levererat i dag till er bakdörr:' }),
  },
  {
    kind: 'delivery-note',
    of: 'q01-fisk-fot',
    producer: 'wkhtmltopdf',
    hard: 'with prices',
    draw: plainTable({ ...note, title: 'Fraktsedel/följesedel', isPriced: true }),
  },
  {
    kind: 'pick-list',
    of: 'q39-lask-backar',
    producer: 'cairo',
    hard: 'no prices',
    draw: ruled({
      title: 'PLOCKLISTA',
      number: 'Order',
      text: 'Plockat av: ________  Kolli: ____',
      isPriced: false,
    }),
  },
  {
    kind: 'return-note',
    of: 'q08-bryggeri-pos',
    producer: 'chromium',
    hard: 'returned goods without amounts',
    draw: plainTable({
      title: 'Retursedel',
      number: 'Returnr',
      text: 'Godset hämtas vid nästa leverans. Kreditfaktura skickas efter kontroll.',
      isPriced: false,
    }),
  },
  {
    kind: 'packing-list',
    of: 'q62-british-tea',
    producer: 'arrays',
    hard: 'no prices',
    draw: ruled({
      title: 'PACKING LIST',
      number: 'Consignment',
      text: 'Two cartons, gross weight 31.5 kg',
      isPriced: false,
    }),
  },
];
