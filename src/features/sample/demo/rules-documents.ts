import type { InvoiceDraft } from '#core/invoices/write/invoice-draft.ts';
import { daysAfter } from './rules-calendar.ts';
import { invoiceNumber, paymentReferenceOf, type SampleInvoice } from './rules-invoices.ts';
import { sampleDomainOf, sampleOwnDomain, sampleStranger } from './rules-people.ts';
import type { PriceSetting } from './rules-prices.ts';
import type { OutletKey, SampleFormat } from './rules-suppliers.ts';

export interface SampleMail {
  readonly kind: 'mail';
  /** What its From says. */
  readonly from: { readonly name: string; readonly address: string };
  /** The machine that delivered it: this one may send for everybody in the sample, another for nobody. */
  readonly clientAddress: string;
  readonly subject: string;
  readonly text: string;
  readonly files: readonly { readonly fileName: string; readonly content: FileContent }[];
  /** Its files come in one archive. */
  readonly zipped: boolean;
}

/** What a file of the sample holds. */
export type FileContent =
  | { readonly kind: 'invoice'; readonly format: SampleFormat; readonly draft: InvoiceDraft }
  /** An invoice as a PDF that carries no e-invoice. */
  | { readonly kind: 'paper'; readonly draft: InvoiceDraft }
  /** A Svefaktura whose end is missing. */
  | { readonly kind: 'cut-off'; readonly draft: InvoiceDraft };

export type SampleContent = FileContent | SampleMail;

/** One file that arrives at a restaurant. */
export interface SampleDocument {
  readonly outlet: OutletKey;
  /** Unique within the restaurant. */
  readonly key: string;
  readonly fileName: string;
  /** The day it arrives. */
  readonly date: string;
  readonly content: SampleContent;
}

const ownMachine = '127.0.0.1';

/** Of a range that is nobody's (RFC 5737). */
const otherMachine = '203.0.113.24';

const mailOf = (
  name: string,
  domain: string,
  mail: Pick<SampleMail, 'subject' | 'text'> & Partial<SampleMail>,
): SampleMail => ({
  kind: 'mail',
  from: { name, address: `faktura@${domain}` },
  clientAddress: ownMachine,
  files: [],
  zipped: false,
  ...mail,
});

/** Suppliers whose latest invoice came by mail: in an archive, and forwarded by the restaurant itself. */
export const mailedSuppliers = { zipped: 'gronsakshuset-arsta', forwarded: 'bageri-ragen' } as const;

/** An invoice in the mail that brought it. */
export const inMail = (
  { supplier }: SampleInvoice,
  { fileName, content, ...document }: SampleDocument & { readonly content: FileContent },
): SampleDocument => {
  const files = [{ fileName, content }];
  const subject = `Faktura från ${supplier.party.name}`;
  const mail =
    supplier.key === mailedSuppliers.zipped
      ? mailOf(supplier.party.name, sampleDomainOf(supplier), {
          files,
          subject,
          zipped: true,
          text: 'Hej! Fakturan ligger i den bifogade filen.',
        })
      : mailOf('Elin Sandberg', sampleOwnDomain, {
          files,
          from: { name: 'Elin Sandberg', address: `agare@${sampleOwnDomain}` },
          subject: `VB: ${subject}`,
          text: 'Vidarebefordrar fakturan som kom till vår gamla adress.',
        });
  return { ...document, fileName: `${mail.subject}.eml`, content: mail };
};

/** A company that nobody has invoiced from before. Invented, as the number is. */
const strangerParty = {
  name: sampleStranger.name,
  organizationNumber: '5599991774',
  bankgiro: '99014441',
  street: 'Hamnvägen 4',
  postalCode: '761 41',
  city: 'Norrtälje',
};

/** Mails that wait for a person: a new sender, one who only says to be Skafferihuset Norr, and a link in the place of a file. */
export const waitingMails = (setting: PriceSetting, invoices: readonly SampleInvoice[]): SampleDocument[] => {
  const model = invoices.filter(({ supplier }) => supplier.key === 'skafferihuset').at(-1);
  if (model === undefined) throw new Error('the sample has no invoice of Skafferihuset Norr');
  const date = daysAfter(setting.today, -1);
  const draftOf = (number: string, supplier: Partial<InvoiceDraft['supplier']>): InvoiceDraft => ({
    ...model.draft,
    number,
    issueDate: date,
    dueDate: daysAfter(date, 30),
    paymentReference: paymentReferenceOf(number),
    supplier: { ...model.draft.supplier, ...supplier },
    lines: model.draft.lines.slice(0, 3),
  });
  const fileOf = (draft: InvoiceDraft) => [
    { fileName: `faktura-${draft.number}.xml`, content: { kind: 'invoice', format: 'ubl', draft } as const },
  ];
  const forged = draftOf(invoiceNumber(setting, model.supplier, date, 'extra'), { bankgiro: '99014557' });
  const mails: Readonly<Record<string, SampleMail>> = {
    'new-sender': mailOf(sampleStranger.name, sampleStranger.domain, {
      subject: 'Faktura 20417',
      text: 'Tack för din beställning! Fakturan är bifogad.',
      files: fileOf(draftOf('20417', strangerParty)),
    }),
    'forged-sender': mailOf('Skafferihuset Norr', sampleDomainOf(model.supplier), {
      clientAddress: otherMachine,
      subject: 'Nytt bankgiro, betala snarast',
      text: 'Observera att vi har bytt bankgiro.',
      files: fileOf(forged),
    }),
    'links-only': mailOf('Enskärs Kött', sampleDomainOf({ key: 'enskars-kott' }), {
      subject: 'Din faktura finns att hämta',
      text: 'Hämta din faktura här: https://faktura.enskars-kott.example/hamta/2176999',
    }),
  };
  return Object.entries(mails).map(([key, content]) => ({
    outlet: 'main',
    key,
    date,
    content,
    fileName: `${content.subject}.eml`,
  }));
};
