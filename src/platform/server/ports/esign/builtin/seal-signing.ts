import { PDFDocument } from '@cantoo/pdf-lib';
import { startSheets } from '../../../pdf/sheet.ts';
import type { SealKey } from '../../../seal/certificate.ts';
import { sealPdf } from '../../../seal/seal-pdf.ts';
import { writeEvidence } from './evidence-page.ts';
import { evidenceTexts } from './evidence-texts.ts';
import type { SigningEvidence } from './signer-port.ts';
import type { KeptSigning } from './signing-shelf.ts';

/** The document offered, byte for byte, then its evidence page, then a seal over both. */
export const sealSigning = async (
  offered: Uint8Array,
  signing: KeptSigning,
  evidence: SigningEvidence,
  key: SealKey,
): Promise<Buffer> => {
  const document = await PDFDocument.load(offered, { forIncrementalUpdate: true, updateMetadata: false });
  const sheets = startSheets(document, signing.language);
  writeEvidence(sheets.add, signing, evidence, await document.embedPng(evidence.drawing));
  sheets.finish();
  return sealPdf(document, key, {
    reason: evidenceTexts[signing.language].reason,
    name: 'Krogkoll',
    location: 'Sverige',
    at: evidence.signedAt,
  });
};
