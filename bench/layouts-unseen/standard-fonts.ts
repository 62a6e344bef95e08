import { StandardFonts } from '@cantoo/pdf-lib';
import type { Font } from './sheet.ts';

/** The font that every reader of PDFs has, for each of a drawing's. */
export const standardFonts: Readonly<Record<Font, StandardFonts>> = {
  sans: StandardFonts.Helvetica,
  bold: StandardFonts.HelveticaBold,
  serif: StandardFonts.TimesRoman,
  serifbold: StandardFonts.TimesRomanBold,
  mono: StandardFonts.Courier,
  monobold: StandardFonts.CourierBold,
};
