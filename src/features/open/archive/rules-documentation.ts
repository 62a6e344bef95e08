import type { Documentation } from './contract-documentation.ts';
import { handlingParts } from './rules-documentation-handling.ts';
import { lastingParts, systemParts } from './rules-documentation-system.ts';
import type { DocumentedPart, Says } from './rules-documented.ts';

const parts = [...systemParts, ...handlingParts, ...lastingParts];

/** Everything that the documentation says, part by part, in the order in which somebody reads how a system works. */
export const documentedParts = (facts: Documentation, says: Says): readonly DocumentedPart[] =>
  parts.map((part) => part(facts, says));
