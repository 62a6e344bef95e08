import { ciiParty } from './cii/cii-party.ts';
import type { Party } from './invoice.ts';
import { participantOf } from './participant.ts';
import type { Participant } from './participant.ts';
import type { FoundInvoice } from './xml/find-invoices.ts';
import { svefakturaParty } from './svefaktura/svefaktura-party.ts';
import { ublParty } from './ubl/ubl-party.ts';
import type { Element } from './xml/xml-element.ts';

/** The supplier that an invoice states, in whichever syntax. */
export const supplierOf = ({ syntax, root }: FoundInvoice): Party => {
  if (syntax === 'svefaktura') return svefakturaParty(root.child('SellerParty'));
  if (syntax === 'cii') return ciiParty(ciiAgreement(root)?.child('SellerTradeParty'));
  return ublParty(root.child('AccountingSupplierParty'));
};

/** The buyer that an invoice states, in whichever syntax. */
export const buyerOf = ({ syntax, root }: FoundInvoice): Party => {
  if (syntax === 'svefaktura') return svefakturaParty(root.child('BuyerParty'));
  if (syntax === 'cii') return ciiParty(ciiAgreement(root)?.child('BuyerTradeParty'));
  return ublParty(root.child('AccountingCustomerParty'));
};

const ciiAgreement = (root: Element): Element | undefined =>
  root
    .child('SupplyChainTradeTransaction', 'SpecifiedSupplyChainTradeTransaction')
    ?.child('ApplicableHeaderTradeAgreement', 'ApplicableSupplyChainTradeAgreement');

/** The addresses of a party: its endpoint, GLN, organisation and VAT number, most exact first, each once. */
export const addressesOf = (party: Party): Participant[] => {
  const stated = [party.endpoint, party.gln, party.organizationNumber, party.vatNumber];
  const found = stated.flatMap((text) => (text === null ? [] : (participantOf(text) ?? [])));
  return found.filter(
    ({ scheme, value }, at) =>
      found.findIndex((other) => other.scheme === scheme && other.value === value) === at,
  );
};

/** A party in words: its name and the first of its numbers; null when it states neither. */
export const partyText = (party: Party): string | null => {
  const id = party.organizationNumber ?? party.endpoint ?? party.gln ?? party.vatNumber;
  return [party.name, id].filter((part) => part !== null).join(', ') || null;
};
