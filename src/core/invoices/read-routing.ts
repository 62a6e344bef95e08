import { catalogueIn, catalogueReceiver, catalogueSupplier } from '#core/price-lists/ubl-catalogue.ts';
import { invoicesIn } from './find-invoices.ts';
import { addressesOf, partyText } from './party-addresses.ts';
import { participantOf, participantText } from './participant.ts';
import type { Participant } from './participant.ts';
import { withXml } from './xml/parse-xml.ts';
import { Refusal, type ReadReason } from './refusal.ts';
import type { Element } from './xml/xml-element.ts';

/** What a pushed document says of itself, its envelope before its invoice. Texts are as stated, cut to 200 characters. */
export interface Routing {
  /** The envelope's `InstanceIdentifier`. */
  readonly messageId: string | null;
  /** The envelope's receiver as stated, and as an address when it is one. */
  readonly receiverText: string | null;
  readonly receiver: Participant | null;
  /** The buyer that the invoice names, or the receiver of a price list, by its endpoint, GLN, organisation and VAT number; most exact first. */
  readonly buyers: readonly Participant[];
  readonly buyerText: string | null;
  /** The envelope's sender, or else the invoice's supplier. */
  readonly senderText: string | null;
  /** Where an answer goes: the envelope's sender, or else the supplier's own address; null where neither states one. */
  readonly senderAddress: string | null;
}

export type RoutingResult =
  | { readonly ok: true; readonly routing: Routing }
  | { readonly ok: false; readonly reason: ReadReason };

const short = (text: string | null): string | null => text?.slice(0, 200) ?? null;

const routingOf = (root: Element): Routing => {
  const invoice = invoicesIn(root)[0];
  const header = root.child('StandardBusinessDocumentHeader');
  const receiverText = header?.at('Receiver', 'Identifier') ?? null;
  const catalogue = invoice === undefined ? catalogueIn(root) : null;
  const buyer =
    invoice?.reader.buyer(invoice.root) ?? (catalogue === null ? null : catalogueReceiver(catalogue));
  const seller =
    invoice?.reader.supplier(invoice.root) ?? (catalogue === null ? null : catalogueSupplier(catalogue));
  const sender = header?.at('Sender', 'Identifier') ?? null;
  const [address] = seller === null ? [] : addressesOf(seller);
  return {
    messageId: short(header?.at('DocumentIdentification', 'InstanceIdentifier') ?? null),
    receiverText: short(receiverText),
    receiver: receiverText === null ? null : participantOf(receiverText),
    buyers: buyer === null ? [] : addressesOf(buyer),
    buyerText: buyer === null ? null : short(partyText(buyer)),
    senderText: short(sender ?? (seller === null ? null : partyText(seller))),
    senderAddress: short(sender ?? (address === undefined ? null : participantText(address))),
  };
};

/**
 * Reads from an XML document only what says where it goes: the header of UN/CEFACT's StandardBusinessDocument (as Peppol
 * and SFTI use it) and the parties of the invoice inside. Never throws. For a child process: the bytes are anybody's.
 */
export const readRouting = (bytes: Uint8Array): RoutingResult => {
  try {
    return { ok: true, routing: withXml(bytes, routingOf) };
  } catch (error) {
    return { ok: false, reason: error instanceof Refusal ? error.reason : 'xml.malformed' };
  }
};
