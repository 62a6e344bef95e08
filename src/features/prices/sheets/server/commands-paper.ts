import { PDFDocument } from '@cantoo/pdf-lib';
import { fillText } from '#core/values/fill-text.ts';
import { paperStyles, startFlow } from '#platform/server/pdf/paper-flow.ts';
import { startSheets } from '#platform/server/pdf/sheet.ts';
import type { SheetContent, SheetLanguage } from '../contract-sheet.ts';
import { sheetWords } from '../rules-paper.ts';

const { quiet, strong, title } = paperStyles;

/** A negotiation sheet as a tagged PDF. The same sheet in one language is the same bytes: it is dated by the day that it tells of. */
export const renderSheet = async (sheet: SheetContent, language: SheetLanguage): Promise<Uint8Array> => {
  const words = sheetWords(sheet, language);
  const made = new Date(`${sheet.madeOn}T12:00:00Z`);
  const document = await PDFDocument.create({ updateMetadata: false });
  document.setTitle(words.title, { showInWindowTitleBar: true });
  document.setAuthor(sheet.organizationName);
  document.setProducer('Krogkoll');
  document.setCreationDate(made);
  document.setModificationDate(made);
  document.setLanguage(language);
  const { add, finish } = startSheets(document, language);
  const write = startFlow(add);
  write.paragraph(words.title, title, 'H1');
  write.gap(12);
  for (const [label, texts] of words.head)
    for (const [at, text] of texts.entries()) write.pair(at === 0 ? label : '', text);
  write.gap(8);
  for (const article of words.articles) {
    write.rule();
    write.paragraph(article.title, strong);
    for (const [label, texts] of article.facts)
      for (const [at, text] of texts.entries()) write.pair(at === 0 ? label : '', text);
    write.gap(4);
  }
  if (words.claims !== null) {
    write.rule();
    write.paragraph(words.claims.title, strong);
    for (const line of words.claims.lines) write.paragraph(line);
  }
  write.rule();
  write.paragraph(words.note, quiet);
  write.number((page, pages) => fillText(words.page, { page, pages }));
  finish();
  return document.save({ useObjectStreams: false });
};
