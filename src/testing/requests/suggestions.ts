import type { assistantsContract } from '#features/open/assistants/contract.ts';
import { type Cells, editors, editorsThemselves } from './matrix-cells.ts';

type Ids = Readonly<Record<'suggestion', string>>;

const of = ({ suggestion: suggestionId }: Ids) => ({ params: { suggestionId } });

/** Requests about what assistants suggest. */
export const suggestionSamples = {
  assistants: {
    listSuggestions: () => ({}),
    readSuggestion: of,
    approveSuggestion: (ids: Ids) => ({ ...of(ids), body: { version: 1 } }),
    declineSuggestion: of,
  },
};

/** Whoever may do it by hand decides on it: rows 27, 37 and 43 of the matrix. */
export const suggestionCells: {
  readonly assistants: { readonly [Name in keyof typeof assistantsContract]: Cells };
} = {
  assistants: {
    listSuggestions: editors,
    readSuggestion: editors,
    approveSuggestion: editorsThemselves,
    declineSuggestion: editorsThemselves,
  },
};
