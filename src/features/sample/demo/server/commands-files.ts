import { PDFDocument, StandardFonts } from '@cantoo/pdf-lib';
import type { InvoiceDraft } from '#core/invoices/write/invoice-draft.ts';
import { pageCanvas } from '#core/invoices/write/page-canvas.ts';
import { drawFooter } from '#core/invoices/write/page-footer.ts';
import { drawHead } from '#core/invoices/write/page-head.ts';
import { firstTop, lineHeight } from '#core/invoices/write/page-measures.ts';
import { drawColumns, drawLine } from '#core/invoices/write/page-lines.ts';
import { drawTotals } from '#core/invoices/write/page-totals.ts';
import { totalsOf } from '#core/invoices/write/totals.ts';
import { writeHybridPdf } from '#core/invoices/write/write-hybrid-pdf.ts';
import { writeSvefaktura } from '#core/invoices/write/write-svefaktura.ts';
import { writeUbl } from '#core/invoices/write/write-ubl.ts';
import { buildZip } from '#platform/server/archive/build-zip.ts';
import type { FileContent, SampleMail } from '../rules-documents.ts';

export interface SampleFile {
  readonly bytes: Uint8Array;
  readonly contentType: string;
}

const text = (xml: string): SampleFile => ({ bytes: Buffer.from(xml), contentType: 'application/xml' });
const pdf = (bytes: Uint8Array): SampleFile => ({ bytes, contentType: 'application/pdf' });

/** One page with the invoice drawn on it and nothing inside, as a supplier without e-invoices mails it. */
const paperOf = async (draft: InvoiceDraft): Promise<Uint8Array> => {
  const file = await PDFDocument.create({ updateMetadata: false });
  const regular = await file.embedFont(StandardFonts.Helvetica);
  const bold = await file.embedFont(StandardFonts.HelveticaBold);
  const canvas = pageCanvas(file.addPage([595.28, 841.89]), { regular, bold });
  const totals = totalsOf(draft);
  drawHead(canvas, draft, 1);
  drawColumns(canvas, draft, firstTop);
  for (const [at, { line, sum }] of totals.lines.entries())
    drawLine(canvas, line, sum, at, firstTop + (at + 1) * lineHeight);
  drawTotals(canvas, draft, totals, firstTop + (totals.lines.length + 1) * lineHeight + 12);
  drawFooter(canvas, draft, '1 (1)');
  return file.save();
};

const base64 = (bytes: Uint8Array | string): string =>
  (
    Buffer.from(bytes)
      .toString('base64')
      .match(/.{1,76}/g) ?? []
  ).join('\r\n');

const word = (text: string): string => `=?utf-8?B?${Buffer.from(text).toString('base64')}?=`;

/** A mail as its sender's machine would hand it over (RFC 5322, RFC 2045). */
export const sampleMailOf = async (
  { from, subject, text: body, files, zipped }: SampleMail,
  { date, key }: { readonly date: string; readonly key: string },
): Promise<Uint8Array> => {
  const written = await Promise.all(
    files.map(async ({ fileName, content }) => ({ name: fileName, ...(await sampleFileOf(content)) })),
  );
  const archive = {
    name: 'fakturor.zip',
    contentType: 'application/zip',
    bytes: buildZip(written.map(({ name, bytes }) => ({ name, data: bytes }))),
  };
  const boundary = 'sample-boundary';
  const parts = (zipped ? [archive] : written).map(({ name, contentType, bytes }) => [
    `--${boundary}`,
    `Content-Type: ${contentType}`,
    `Content-Disposition: attachment; filename="${name}"`,
    'Content-Transfer-Encoding: base64',
    '',
    base64(bytes),
  ]);
  const lines = [
    `From: ${word(from.name)} <${from.address}>`,
    'To: <faktura@krogbryggan.example>',
    `Subject: ${word(subject)}`,
    `Date: ${new Date(`${date}T05:30:00Z`).toUTCString().replace('GMT', '+0000')}`,
    `Message-ID: <${key.replaceAll('/', '.')}@${from.address.split('@')[1]}>`,
    'MIME-Version: 1.0',
    `Content-Type: multipart/mixed; boundary="${boundary}"`,
    '',
    `--${boundary}`,
    'Content-Type: text/plain; charset=utf-8',
    'Content-Transfer-Encoding: base64',
    '',
    base64(body),
    ...parts.flat(),
    `--${boundary}--`,
    '',
  ];
  return Buffer.from(lines.join('\r\n'));
};

/** The bytes of a file; the same content gives the same bytes. */
export const sampleFileOf = async (content: FileContent): Promise<SampleFile> => {
  switch (content.kind) {
    case 'paper':
      return pdf(await paperOf(content.draft));
    case 'cut-off': {
      const whole = writeSvefaktura(content.draft);
      return text(whole.slice(0, Math.floor(whole.length * 0.6)));
    }
    case 'invoice': {
      if (content.format === 'ubl') return text(writeUbl(content.draft));
      if (content.format === 'svefaktura') return text(writeSvefaktura(content.draft));
      return pdf((await writeHybridPdf(content.draft)).bytes);
    }
  }
};
