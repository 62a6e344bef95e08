import type { Field, Fields } from '../head/choose-fields.ts';
import type { TableReading } from '../table/choose-table.ts';
import { type FittedLayout, fitLayout } from './fit-layout.ts';
import type { KnownLayout, LayoutSender } from './layout-memory.ts';
import { layoutTable } from './layout-table.ts';
import type { Page, Place } from '../page/page.ts';
import { rememberedFields } from './remembered-labels.ts';
import { rememberedTotals } from './remembered-totals.ts';
import type { Row } from '../words/rows.ts';
import type { TotalCandidate } from '../totals/total-candidates.ts';

/** What a taught layout says about a document. */
export interface AppliedLayout {
  readonly known: KnownLayout;
  readonly table: TableReading;
  readonly fields: Fields;
  readonly totals: readonly TotalCandidate[];
}

/** Reads what the fitting layout knows; `null` when none fits or its table is not there. */
export const applyLayout = (
  pages: readonly Page[],
  rows: readonly (readonly Row[])[],
  layouts: readonly KnownLayout[],
): AppliedLayout | null => {
  const widths = pages.map(({ width }) => width);
  const fitted: FittedLayout | null = layouts.length === 0 ? null : fitLayout(rows, widths, layouts);
  const table = fitted === null ? null : layoutTable(fitted);
  if (fitted === null || table === null) return null;
  const { memory } = fitted.known;
  return {
    known: fitted.known,
    table,
    fields: rememberedFields(rows, memory),
    totals: rememberedTotals(rows.flat(), memory),
  };
};

/** The candidates of a page with those of the layout, which rule out other meanings of the same figures. */
export const withRemembered = (
  stated: readonly TotalCandidate[],
  remembered: readonly TotalCandidate[],
): readonly TotalCandidate[] => {
  const taken = new Set(remembered.map(({ place }) => placeKey(place)));
  return [...stated.filter(({ place }) => !taken.has(placeKey(place))), ...remembered];
};

const placeKey = ({ page, box }: Place): string => `${page} ${box.x} ${box.y}`;

const sureName = 0.9;

/** The supplier's name as a person confirmed it; it stays where the page prints a name. */
export const senderField = ({ name }: LayoutSender, printed: Field | null): Field | null =>
  name === null
    ? printed
    : { value: name, confidence: sureName, place: printed?.value === name ? printed.place : null };
