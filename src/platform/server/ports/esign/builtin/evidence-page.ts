import type { PDFImage } from '@cantoo/pdf-lib';
import { heightOf, quietInk, sheetSize } from '../../../pdf/sheet.ts';
import type { Place, Sheet, TextStyle } from '../../../pdf/sheet.ts';
import { evidenceTexts } from './evidence-texts.ts';
import type { KeptSigning } from './signing-shelf.ts';
import type { SigningEvidence } from './signer-port.ts';

const margin = 64;
const labelWidth = 150;
const bottom = sheetSize.height - margin;
const label: TextStyle = { size: 9.5, leading: 15, color: quietInk };
const value: TextStyle = { size: 10, leading: 15, face: 'bold' };
const plain: TextStyle = { size: 10, leading: 15 };

const swedish = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/Stockholm',
  dateStyle: 'short',
  timeStyle: 'medium',
});

const clean = (text: string, most: number): string => {
  const seen = text.replace(/[\p{Cc}\p{Cf}]+/gu, ' ').trim();
  return seen.length > most ? `${seen.slice(0, most).trimEnd()}…` : seen;
};

const picture = { width: 220, height: 90 } as const;

/** Writes what is known of a signature: who, how it was proven, when in Sweden and in UTC, from where, and of which bytes. */
export const writeEvidence = (
  add: () => Sheet,
  signing: KeptSigning,
  evidence: SigningEvidence,
  drawing: PDFImage,
): void => {
  const texts = evidenceTexts[signing.language];
  const moment = (at: Date): string =>
    texts.times(swedish.format(at), at.toISOString().slice(0, 19).replace('T', ' '));
  let sheet = add();
  const right: Place = {
    x: margin + labelWidth,
    y: margin,
    width: sheetSize.width - 2 * margin - labelWidth,
  };
  let y = sheet.write(
    'H1',
    texts.title,
    { ...right, x: margin, width: 460 },
    { size: 22, face: 'heading', leading: 28 },
  );
  y = sheet.write('P', texts.lead, { x: margin, y: y + 6, width: 460 }, { ...plain, color: quietInk }) + 8;
  sheet.fill(margin, y, sheetSize.width - 2 * margin, 1);
  y += 12;
  const room = (height: number): void => {
    if (y + height <= bottom) return;
    sheet = add();
    y = margin;
  };
  const row = (name: string, text: string, style: TextStyle): void => {
    const height = Math.max(heightOf(text, right.width, style), heightOf(name, labelWidth - 12, label));
    room(height);
    sheet.write('P', name, { x: margin, y, width: labelWidth - 12 }, label);
    sheet.write('P', text, { ...right, y }, style);
    y += height + 6;
  };
  row(texts.document, clean(signing.title, 200), value);
  row(texts.sha256, signing.sha256, { ...plain, size: 8.5 });
  row(texts.signedBy, clean(evidence.typedName, 200), value);
  row(texts.email, clean(evidence.email, 320), value);
  row(texts.signedAt, moment(evidence.signedAt), plain);
  row(texts.address, clean(evidence.ipAddress, 64), plain);
  row(texts.browser, clean(evidence.userAgent, 120), plain);
  room(picture.height + 20);
  sheet.write('P', texts.drawing, { x: margin, y, width: labelWidth - 12 }, label);
  const scaled = drawing.scaleToFit(picture.width, picture.height);
  sheet.picture(
    drawing,
    right.x,
    y,
    scaled.width,
    scaled.height,
    texts.drawingAlt(clean(evidence.typedName, 200)),
  );
  y += picture.height + 10;
  room(40);
  y = sheet.write('H2', texts.events, { ...right, x: margin, y }, { ...value, size: 12, leading: 22 });
  for (const { at, what } of evidence.steps) row(texts.steps[what], moment(at), plain);
};
