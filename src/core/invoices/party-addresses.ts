import type { Party } from './invoice.ts';
import { participantOf } from './participant.ts';
import type { Participant } from './participant.ts';

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
