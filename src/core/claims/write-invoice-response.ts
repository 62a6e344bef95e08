import type { Participant } from '../invoices/participant.ts';
import { leaf, xml, xmlDocument, type XmlText } from '../invoices/write/xml-text.ts';
import type { ClaimReason } from './claim.ts';

/** One end of a response: its address in the network and its registered name. */
export interface ResponseParty {
  readonly participant: Participant;
  readonly name: string;
}

/** What is claimed of one invoice, to be told in the network that it came by. */
export interface InvoiceResponse {
  readonly id: string;
  /** ISO day and `HH:MM:SS`, of the place that sends it. */
  readonly date: string;
  readonly time: string;
  readonly note: string;
  readonly sender: ResponseParty;
  readonly receiver: ResponseParty;
  readonly invoice: { readonly number: string; readonly date: string };
  /** Each claimed line. */
  readonly lines: readonly { readonly reason: ClaimReason; readonly words: string }[];
}

/** Codes of Peppol's list OPStatusReason. */
const codeOf: Readonly<Record<ClaimReason, 'PRI' | 'QTY' | 'DEL' | 'QUA' | 'OTH'>> = {
  'above-deal': 'PRI',
  'above-watched': 'PRI',
  'double-invoiced': 'OTH',
  'not-delivered': 'DEL',
  'wrong-quantity': 'QTY',
  quality: 'QUA',
  'deposit-missing': 'OTH',
  'fee-not-agreed': 'OTH',
  other: 'OTH',
};

const oasis = 'urn:oasis:names:specification:ubl:schema:xsd:';
const peppol = 'urn:fdc:peppol.eu:poacc';

/** Identifies the message in the network, as an access point asks for it. */
export const responseProcess = {
  customization: `${peppol}:trns:invoice_response:3`,
  profile: `${peppol}:bis:invoice_response:3`,
} as const;

const party = (element: string, { participant, name }: ResponseParty): XmlText =>
  xml(
    element,
    leaf('cbc:EndpointID', participant.value, { schemeID: participant.scheme }),
    xml('cac:PartyLegalEntity', leaf('cbc:RegistrationName', name)),
  );

const status = (listID: 'OPStatusReason' | 'OPStatusAction', code: string, words: string): XmlText =>
  xml(
    'cac:Status',
    leaf('cbc:StatusReasonCode', code, { listID }),
    ...(words === '' ? [] : [leaf('cbc:StatusReason', words)]),
  );

/**
 * A Peppol BIS Invoice Response 3: the invoice is under query (UQ), a clarification for each claimed line, and a credit note for a
 * part is asked for (CNP).
 */
export const writeInvoiceResponse = (response: InvoiceResponse): string =>
  xmlDocument(
    'ApplicationResponse',
    {
      xmlns: `${oasis}ApplicationResponse-2`,
      'xmlns:cac': `${oasis}CommonAggregateComponents-2`,
      'xmlns:cbc': `${oasis}CommonBasicComponents-2`,
    },
    leaf('cbc:CustomizationID', responseProcess.customization),
    leaf('cbc:ProfileID', responseProcess.profile),
    leaf('cbc:ID', response.id),
    leaf('cbc:IssueDate', response.date),
    leaf('cbc:IssueTime', response.time),
    leaf('cbc:Note', response.note),
    party('cac:SenderParty', response.sender),
    party('cac:ReceiverParty', response.receiver),
    xml(
      'cac:DocumentResponse',
      xml(
        'cac:Response',
        leaf('cbc:ResponseCode', 'UQ'),
        leaf('cbc:EffectiveDate', response.date),
        ...response.lines.map(({ reason, words }) => status('OPStatusReason', codeOf[reason], words)),
        status('OPStatusAction', 'CNP', ''),
      ),
      xml(
        'cac:DocumentReference',
        leaf('cbc:ID', response.invoice.number),
        leaf('cbc:IssueDate', response.invoice.date),
        leaf('cbc:DocumentTypeCode', '380'),
      ),
    ),
  );
