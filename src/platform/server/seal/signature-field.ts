import { PDFArray, PDFDict, PDFHexString, PDFName, PDFString } from '@cantoo/pdf-lib';
import type { PDFDocument } from '@cantoo/pdf-lib';

export interface SealWords {
  readonly reason: string;
  readonly name: string;
  readonly location: string;
  readonly at: Date;
}

/** Bytes that a signature may take; a seal's takes about 2,000. */
export const room = 4096;
export const widest = 9_999_999_999;
const marker = (document: PDFDocument): PDFArray => document.context.obj([0, widest, widest, widest]);

/**
 * Adds an invisible signature field with room for a signature to a document, on its last page. It certifies: nothing
 * may be added afterwards (ISO 32000-1, 12.8.2.2).
 */
export const addField = (document: PDFDocument, { reason, name, location, at }: SealWords): void => {
  const { context, catalog } = document;
  const page = document.getPages().at(-1);
  if (page === undefined) throw new RangeError('a document without pages cannot be sealed');
  const value = context.obj({ Type: 'Sig', Filter: 'Adobe.PPKLite', SubFilter: 'ETSI.CAdES.detached' });
  value.set(PDFName.of('ByteRange'), marker(document));
  value.set(PDFName.of('Contents'), PDFHexString.of('0'.repeat(room * 2)));
  value.set(PDFName.of('Reason'), PDFHexString.fromText(reason));
  value.set(PDFName.of('Name'), PDFHexString.fromText(name));
  value.set(PDFName.of('Location'), PDFHexString.fromText(location));
  value.set(PDFName.of('M'), PDFString.fromDate(at));
  value.set(
    PDFName.of('Reference'),
    context.obj([
      {
        Type: 'SigRef',
        TransformMethod: 'DocMDP',
        TransformParams: { Type: 'TransformParams', P: 1, V: '1.2' },
      },
    ]),
  );
  const signature = context.register(value);
  catalog.set(PDFName.of('Perms'), context.obj({ DocMDP: signature }));
  const widget = context.obj({ Type: 'Annot', Subtype: 'Widget', FT: 'Sig', Rect: [0, 0, 0, 0], F: 132 });
  widget.set(PDFName.of('T'), PDFString.of('Seal'));
  widget.set(PDFName.of('V'), signature);
  widget.set(PDFName.of('P'), page.ref);
  const ref = context.register(widget);
  const annotations = page.node.lookupMaybe(PDFName.of('Annots'), PDFArray) ?? context.obj([]);
  annotations.push(ref);
  page.node.set(PDFName.of('Annots'), annotations);
  const form = catalog.lookupMaybe(PDFName.of('AcroForm'), PDFDict) ?? context.obj({ Fields: [] });
  form.lookup(PDFName.of('Fields'), PDFArray).push(ref);
  form.set(PDFName.of('SigFlags'), context.obj(3));
  catalog.set(PDFName.of('AcroForm'), form);
};
