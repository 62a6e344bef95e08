import { beginsLikeXml } from '#core/invoices/file-type.ts';
import { Refusal } from '#core/invoices/refusal.ts';
import { withXml } from '#core/invoices/xml/parse-xml.ts';
import { isPricat, readPricat } from './pricat.ts';
import type { StatedList } from './price-list.ts';
import { catalogueIn, readCatalogue } from './ubl-catalogue.ts';

/**
 * A catalogue message as it states itself: UBL (Peppol Catalogue 3, Svekatalog), bare or in an envelope, or PRICAT.
 * `null` for everything else, XML that is broken included.
 */
export const readPriceList = (bytes: Uint8Array): StatedList | null => {
  if (isPricat(bytes)) return readPricat(bytes);
  if (!beginsLikeXml(bytes)) return null;
  try {
    return withXml(bytes, (root) => {
      const catalogue = catalogueIn(root);
      return catalogue === null ? null : readCatalogue(catalogue);
    });
  } catch (error) {
    if (error instanceof Refusal) return null;
    throw error;
  }
};
