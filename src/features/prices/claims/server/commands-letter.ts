import { PDFDocument } from '@cantoo/pdf-lib';
import { formatOrganizationNumber } from '#core/values/organization-number.ts';
import { fillText } from '#core/values/fill-text.ts';
import { paperStyles, startFlow } from '#platform/server/pdf/paper-flow.ts';
import { startSheets } from '#platform/server/pdf/sheet.ts';
import { letterClosing } from '../rules-closing.ts';
import { letterFacts, letterText, letterTotals, letterWords } from '../rules-letter.ts';
import type { LetterSource } from '../rules-letter.ts';

const { quiet, strong, body, title } = paperStyles;

/**
 * A claim's letter as a tagged PDF: words, each line with the deal or the earlier invoice that shows its price, VAT by rate,
 * total and our reference. The same values give the same bytes.
 */
export const renderClaimLetter = async (
  source: LetterSource,
  kind: 'claim' | 'reminder',
  date: Date,
  day: string,
): Promise<Uint8Array> => {
  const words = letterWords(source.language);
  const { subject, text } = letterText(source, kind);
  const document = await PDFDocument.create({ updateMetadata: false });
  document.setTitle(subject, { showInWindowTitleBar: true });
  document.setAuthor(source.sender.organizationName);
  document.setProducer('Krogkoll');
  document.setCreationDate(date);
  document.setModificationDate(date);
  document.setLanguage(source.language);
  const { add, finish } = startSheets(document, source.language);
  const write = startFlow(add);
  write.paragraph(subject, title, 'H1');
  write.gap(12);
  write.pair(words.from, `${source.sender.restaurantName}, ${source.sender.organizationName}`);
  write.pair('', formatOrganizationNumber(source.sender.organizationNumber));
  for (const line of source.contact) write.pair('', line);
  write.pair(words.to, source.supplierName);
  write.pair(words.date, day);
  write.pair(words.reference, source.number, strong);
  write.gap(10);
  write.paragraph(fillText(words.greeting, { supplier: source.supplierName }));
  write.paragraph(text);
  write.gap(8);
  for (const { goods, claim, evidence } of letterFacts(source)) {
    write.rule();
    write.paragraph(goods, strong);
    write.paragraph(claim);
    if (evidence !== null) write.paragraph(evidence, quiet);
  }
  write.rule();
  const totals = letterTotals(source);
  for (const [at, [label, amount]] of totals.entries())
    write.sum(label, amount, at === totals.length - 1 ? strong : body);
  const { sendTo, regards, signature, enclosed } = letterClosing(source);
  write.gap(10);
  write.paragraph(sendTo);
  write.gap(6);
  write.paragraph(`${regards}\n${signature}`);
  if (enclosed !== null) {
    write.gap(6);
    write.paragraph(`${words.enclosures}: ${enclosed}`, quiet);
  }
  write.number((page, pages) => fillText(words.page, { page, pages }));
  finish();
  return document.save({ useObjectStreams: false });
};
